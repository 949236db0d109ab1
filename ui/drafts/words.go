package drafts

import (
	"shortlist/model/lang"
	"shortlist/ui/action"
)

// words are the texts of the drafts. Each language has its own variable.
type words struct {
	UnsentDrafts   string
	NewJob         string
	TemplateName   string
	WrittenEarlier string

	Begin          action.Label
	UseTemplate    action.Label
	Continue       action.Label
	TakeOver       action.Label
	AskPublished   action.Label
	Discard        action.Label
	DeleteTemplate action.Label
	Compare        action.Label
	EmptyFormLabel action.Label
	Later          action.Label
	Close          action.Label
	SaveName       action.Label
	Cancel         action.Label

	// Why an action is not possible.
	NothingToDiscard string
	OpenElsewhere    string
	AnswerFirst      string
	NotAtService     string

	// Rows.
	EmptyForm       string
	NewJobUntitled  string
	InAnotherWindow string

	// Questions.
	AskTakeOver     string
	TakesOver       string
	TakeOverVerb    string
	AskDiscard      string
	Discards        string
	DeletesTemplate string
	DiscardVerb     string
	ThisList        string // in "back to the drafts"

	// Notices.
	ReadOnly   string
	Gone       string
	NeedsName  string
	Offline    string
	StoredCopy string
	Opening    string

	sentences
}

// sentences are the texts that are made at run time.
type sentences interface {
	TemplateStays() string

	// Rows.
	Template(name string) string
	NewJobDraft(title string) string
	SentWithoutAnswer(title string) string
	Changes(title string) string
	SavedAt(clock string) string // in a row

	// Notices.
	Discarded(draft string) string
	StoredCopyFrom(clock string) string
	Resumed(clock string) string
	ResumedOvertaken(clock string) string
}

var say = lang.Choose(&inEnglish, &inUkrainian, &inRomanian, &inHungarian)

var inEnglish = words{
	UnsentDrafts:   "Unsent drafts",
	NewJob:         "A new job",
	TemplateName:   "A name for the template",
	WrittenEarlier: "You wrote these earlier:",

	Begin:          action.Label{Name: "begin"},
	UseTemplate:    action.Label{Name: "use template"},
	Continue:       action.Label{Name: "continue"},
	TakeOver:       action.Label{Name: "take over"},
	AskPublished:   action.Label{Name: "was it published?"},
	Discard:        action.Label{Name: "discard"},
	DeleteTemplate: action.Label{Name: "delete template"},
	Compare:        action.Label{Name: "compare"},
	EmptyFormLabel: action.Label{Name: "empty form"},
	Later:          action.Label{Name: "later"},
	Close:          action.Label{Name: "close"},
	SaveName:       action.Label{Name: "save"},
	Cancel:         action.Label{Name: "cancel"},

	NothingToDiscard: "there is nothing to discard",
	OpenElsewhere:    "another window has it open",
	AnswerFirst:      "first answer whether it was published",
	NotAtService:     "the service does not have a new job yet",

	EmptyForm:       "Empty form",
	NewJobUntitled:  "New job, no title yet",
	InAnotherWindow: "open in another window",

	AskTakeOver:     "Take it over?",
	TakesOver:       "Another window has it open, perhaps over a lost connection. You continue with what was saved. The other window saves its text as another draft.",
	TakeOverVerb:    "take over",
	AskDiscard:      "Discard it?",
	Discards:        "Everything you typed will be lost. Nothing changes on the board.",
	DeletesTemplate: "It will no longer be offered. Existing jobs are not affected.",
	DiscardVerb:     "discard",
	ThisList:        "the drafts",

	ReadOnly:   "This account is open read-only here.",
	Gone:       "The draft is gone, or open in another window.",
	NeedsName:  "A template needs a name.",
	Offline:    "Offline.",
	StoredCopy: "This is the stored job; it is checked again before sending.",
	Opening:    "Opening the form…",

	sentences: new(english),
}

type english struct{}

func (*english) TemplateStays() string {
	return "It stays on this computer. " + action.NewJob.String() + " offers it whenever you write a new job."
}

func (*english) Template(name string) string     { return "Template “" + name + "”" }
func (*english) NewJobDraft(title string) string { return "New job “" + title + "”" }
func (*english) SentWithoutAnswer(title string) string {
	return "New job “" + title + "”, sent without an answer"
}
func (*english) Changes(title string) string { return "Changes to “" + title + "”" }

func (*english) Discarded(draft string) string { return "Discarded: " + lang.End(draft) }
func (*english) StoredCopyFrom(clock string) string {
	return "This is the job from " + clock + "; it is checked again before sending."
}
func (*english) Resumed(clock string) string {
	return "This is your draft from " + clock + ". " + action.DiscardDraft.String() + " discards it."
}
func (*english) ResumedOvertaken(clock string) string {
	return "This is your draft from " + clock + ". The job has changed since: " + action.CompareJob.String() + " compares, " + action.DiscardDraft.String() + " discards the draft."
}
func (*english) SavedAt(clock string) string { return "saved " + clock }
