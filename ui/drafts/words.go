package drafts

import (
	"shortlist/model/lang"
	"shortlist/ui/action"
)

// words are the texts of the drafts. Another language is another type with these methods.
type words interface {
	UnsentDrafts() string
	NewJob() string
	TemplateName() string
	WrittenEarlier() string
	TemplateStays() string

	Begin() action.Label
	UseTemplate() action.Label
	Continue() action.Label
	TakeOver() action.Label
	AskPublished() action.Label
	Discard() action.Label
	DeleteTemplate() action.Label
	Compare() action.Label
	EmptyFormLabel() action.Label
	Later() action.Label
	Close() action.Label
	SaveName() action.Label
	Cancel() action.Label

	// Why an action is not possible.
	NothingToDiscard() string
	OpenElsewhere() string
	AnswerFirst() string
	NotAtService() string

	// Rows.
	EmptyForm() string
	Template(name string) string
	NewJobDraft(title string) string
	NewJobUntitled() string
	SentWithoutAnswer(title string) string
	Changes(title string) string
	InAnotherWindow() string
	SavedAt(clock string) string // in a row

	// Questions.
	AskTakeOver() string
	TakesOver() string
	TakeOverVerb() string
	AskDiscard() string
	Discards() string
	DeletesTemplate() string
	DiscardVerb() string
	ThisList() string // in "back to the drafts"

	// Notices.
	Discarded(draft string) string
	ReadOnly() string
	Gone() string
	NeedsName() string
	OfflineCopy() string
	OfflineCopyFrom(clock string) string
	Resumed(clock string) string
	ResumedOvertaken(clock string) string
	Opening() string
	OpeningText() string
}

var say = lang.Choose[words](new(english), new(ukrainian), new(romanian), new(hungarian))

type english struct{}

func (*english) UnsentDrafts() string   { return "Unsent drafts" }
func (*english) NewJob() string         { return "A new job" }
func (*english) TemplateName() string   { return "A name for the template" }
func (*english) WrittenEarlier() string { return "You wrote these earlier:" }
func (*english) TemplateStays() string {
	return "It stays on this computer. " + action.NewJob.String() + " offers it whenever you write a new job."
}

func (*english) Begin() action.Label          { return action.Label{Name: "begin"} }
func (*english) UseTemplate() action.Label    { return action.Label{Name: "use template"} }
func (*english) Continue() action.Label       { return action.Label{Name: "continue"} }
func (*english) TakeOver() action.Label       { return action.Label{Name: "take over"} }
func (*english) AskPublished() action.Label   { return action.Label{Name: "was it published?"} }
func (*english) Discard() action.Label        { return action.Label{Name: "discard"} }
func (*english) DeleteTemplate() action.Label { return action.Label{Name: "delete template"} }
func (*english) Compare() action.Label        { return action.Label{Name: "compare"} }
func (*english) EmptyFormLabel() action.Label { return action.Label{Name: "empty form"} }
func (*english) Later() action.Label          { return action.Label{Name: "later"} }
func (*english) Close() action.Label          { return action.Label{Name: "close"} }
func (*english) SaveName() action.Label       { return action.Label{Name: "save"} }
func (*english) Cancel() action.Label         { return action.Label{Name: "cancel"} }

func (*english) NothingToDiscard() string { return "there is nothing to discard" }
func (*english) OpenElsewhere() string    { return "another window has it open" }
func (*english) AnswerFirst() string      { return "first answer whether it was published" }
func (*english) NotAtService() string     { return "the service does not have a new job yet" }

func (*english) EmptyForm() string               { return "Empty form" }
func (*english) Template(name string) string     { return "Template “" + name + "”" }
func (*english) NewJobDraft(title string) string { return "New job “" + title + "”" }
func (*english) NewJobUntitled() string          { return "New job, no title yet" }
func (*english) SentWithoutAnswer(title string) string {
	return "New job “" + title + "”, sent without an answer"
}
func (*english) Changes(title string) string { return "Changes to “" + title + "”" }
func (*english) InAnotherWindow() string     { return "open in another window" }

func (*english) AskTakeOver() string { return "Take it over?" }
func (*english) TakesOver() string {
	return "Another window has it open, perhaps over a lost connection. You continue with what was saved. The other window saves its text as another draft."
}
func (*english) TakeOverVerb() string { return "take over" }
func (*english) AskDiscard() string   { return "Discard it?" }
func (*english) Discards() string {
	return "Everything you typed will be lost. Nothing changes on the board."
}
func (*english) DeletesTemplate() string {
	return "It will no longer be offered. Existing jobs are not affected."
}
func (*english) DiscardVerb() string { return "discard" }
func (*english) ThisList() string    { return "the drafts" }

func (*english) Discarded(draft string) string { return "Discarded: " + draft + "." }
func (*english) ReadOnly() string              { return "This account is open read-only here." }
func (*english) Gone() string {
	return "The draft is gone, or open in another window."
}
func (*english) NeedsName() string { return "A template needs a name." }
func (*english) OfflineCopy() string {
	return "Offline. This is the stored job; it is checked again before sending."
}
func (*english) OfflineCopyFrom(clock string) string {
	return "Offline. This is the job from " + clock + "; it is checked again before sending."
}
func (*english) Resumed(clock string) string {
	return "This is your draft from " + clock + ". " + action.DiscardDraft.String() + " discards it."
}
func (*english) ResumedOvertaken(clock string) string {
	return "This is your draft from " + clock + ". The job has changed since: " + action.CompareJob.String() + " compares, " + action.DiscardDraft.String() + " discards the draft."
}
func (*english) Opening() string             { return "Opening the form…" }
func (*english) OpeningText() string         { return "Fetching the job from the service." }
func (*english) SavedAt(clock string) string { return "saved " + clock }
