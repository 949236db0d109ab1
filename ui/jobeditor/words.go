package jobeditor

import (
	"fmt"
	"strings"

	"shortlist/model"
	"shortlist/model/amount"
	"shortlist/model/lang"
	"shortlist/ui/action"
	"shortlist/ui/text"
)

// words are the texts of the form. Each language has its own variable.
type words struct {
	// Headings of the pages.
	NewJob       string
	ReviewNew    string
	PreviewTitle string

	// At the right of the heading.
	OpenElsewhere string
	SendingShort  string
	NotSaved      string
	SavingDraft   string

	// Fields. Names have at most twelve cells.
	NoChoice         string
	Choose           string
	Required         string
	Optional         string
	WholeNumber      string
	NeededWithSalary string
	CountryNote      string
	NeedsFirstType   string
	CurrencyUnknown  string
	AsInCopiedJob    string
	AsInTemplate     string
	TwoTypeNames     string
	Markdown         string
	HTML             string
	EmptyPreview     string

	// Below the fields.
	Duplicate string

	// Actions of the form.
	Review           action.Label
	NextField        action.Label
	PreviousField    action.Label
	Undo             action.Label
	Redo             action.Label
	Preview          action.Label
	OwnEditor        action.Label
	Compare          action.Label
	SaveTemplate     action.Label
	Discard          action.Label
	Leave            action.Label
	NextChoice       action.Label
	PreviousChoice   action.Label
	Back             action.Label
	BackToForm       action.Label
	Continue         action.Label
	SendNew          action.Label
	SendChanges      action.Label
	KeepMine         action.Label
	TakeTheirs       action.Label
	NextDisputed     action.Label
	PreviousDisputed action.Label
	GoToReview       action.Label

	// Why an action is not possible.
	NothingToUndo  string
	NothingToRedo  string
	NotAtService   string
	NothingChanged string
	BeingSent      string
	EditorBusy     string

	// Questions.
	AskMarkdown     string
	MarkdownLoses   string
	MarkdownVerb    string
	AskUnseen       string
	WhyUnseen       string
	UnseenVerb      string
	AskDiscard      string
	DiscardsNew     string
	DiscardsChanges string
	DiscardVerb     string

	// Notices.
	NothingToSend string
	DraftForked   string
	LeftWithDraft string

	// The review, and what came of sending.
	Publishes           string
	ChangesPublic       string
	SendingNew          string
	SendingChanges      string
	Comparison          string
	ComparisonOvertaken string
	ComparisonUnfetched string
	Fetching            string
	CurrencyBefore      string
	NotChanged          string
	DescriptionChanges  string
	DescriptionAfter    string
	OnlyHTMLDiffers     string
	DraftTaken          string
	NotApproved         string
	OverLimit           string
	ServiceChanged      string

	// A job that someone else changed.
	Conflict     string
	LinesAdded   string
	LinesRemoved string
	Mine         string
	Before       string
	Theirs       string

	sentences
}

// sentences are the texts that are made at run time.
type sentences interface {
	// Headings of the pages.
	NewJobCopying(title string) string
	NewJobFrom(template string) string
	EditJob(title string) string
	ReviewChanges(title string) string
	Compared(title string) string
	ConflictTitle(title string) string

	// At the right of the heading.
	DraftSaved(clock string) string

	// Fields. Names have at most twelve cells.
	Field(f model.FormField) string
	Placeholder(f model.FormField) string // "" for none
	RateChoice(r model.Rate) string
	Amount(grouped string) string
	SentFromHere(date string) string
	LastSentFromHere(currency, date string) string
	Regions(offered []string) string
	TitleLength(units, most int) string
	TooShort(characters, least int) string
	LongEnough(characters int) string
	HTMLBecause(reason string) string
	HTMLBecauseOf(reason string, more int) string

	// Below the fields.
	Problems(n int) string
	Problem(field, message string) string
	More(n int) string

	// Actions of the form.
	WriteAsMarkdown() action.Label
	WriteAsHTML() action.Label
	TakeRegion(region string) action.Label
	LosesMarkup(tags string) string // tags, separated by blanks
	RegionHalfTyped(typed, offered string) string
	Unseen(words string) string
	BackTo(place string) action.Label

	// Questions.
	StayWithHTML() string

	// Notices.
	JobOpenElsewhere(title string) string
	StaysOpen(why string) string
	TemplateNotSaved(why string) string
	TemplateSaved(name string) string
	EditorFailed(why string, written bool) string
	EditorTextUnreadable(why string) string
	EditorTextRecovered() string
	EditorNotUTF8(path string) string

	// The review, and what came of sending.
	PublishesIn(currency string) string
	ChangesPublicIn(currency string) string
	ChangesNotPublic(s model.JobStatus) string
	SignInNeeded() string
	SignedIn() string
	SendsAgain() string
	NotSentNew(why string) string
	NotSentChanges(why string) string
	NoAnswer(clock string) string
	NoAnswerBecause(clock, why string) string
	SavedNotRead(title, why string) string
	SavedInactive(title string) string
	Saved(title string, s model.JobStatus) string
	SavedPublic(title, currency string) string
	SavedTitle(title string) string
	PublishedTitle(title string) string
	ServiceChangedHTML(field string) string
	ServiceChangedField(field, sent, saved string) string
}

var say = lang.Choose(&inEnglish, &inUkrainian, &inRomanian, &inHungarian)

var inEnglish = words{
	NewJob:       "New job",
	ReviewNew:    "Review: publish a new job",
	PreviewTitle: "As the board will show it",

	OpenElsewhere: "also open in another window",
	SendingShort:  "sending…",
	NotSaved:      "the draft could not be saved",
	SavingDraft:   "saving draft…",

	NoChoice:         "none",
	Choose:           "choose",
	Required:         "required",
	Optional:         "optional",
	WholeNumber:      "whole number",
	NeededWithSalary: "needed with a salary",
	CountryNote:      "sets the currencies",
	NeedsFirstType:   "needs a first type",
	CurrencyUnknown:  "the board doesn't report it",
	AsInCopiedJob:    "as in the copied job",
	AsInTemplate:     "as in the template",
	TwoTypeNames:     "The board's two documents disagree on what a code means: both are shown, with / between.",
	Markdown:         "Markdown",
	HTML:             "HTML",
	EmptyPreview:     "Your text appears here as the board will show it.",

	Duplicate: "A duplicate: a job with this title, region and text is on the board already.",

	Review:           action.Label{Name: "review and send", Synonyms: "publish, save, submit, post", Help: "check the form and show what will be sent"},
	NextField:        action.Label{Name: "next field", Help: "go to the next field"},
	PreviousField:    action.Label{Name: "previous field", Help: "go to the previous field"},
	Undo:             action.Label{Name: "undo", Synonyms: "back, revert", Help: "undo the last step in the form"},
	Redo:             action.Label{Name: "redo", Synonyms: "again", Help: "redo the step that was undone"},
	Preview:          action.Label{Name: "preview", Synonyms: "look, show", Help: "read the job's text as the board will show it"},
	OwnEditor:        action.Label{Name: "your editor", Title: "Write in your own editor", Synonyms: "vim, nano, emacs, external", Help: "write the description in your own editor ($VISUAL or $EDITOR)"},
	Compare:          action.Label{Name: "compare", Title: "Compare with the service", Synonyms: "diff, differences", Help: "compare the form with the job at the service"},
	SaveTemplate:     action.Label{Name: "save as template", Synonyms: "keep, model, reuse", Help: "save a copy of the form under a name, to start new jobs from"},
	Discard:          action.Label{Name: "discard", Synonyms: "throw away, delete, cancel, abandon", Help: "discard the draft (asks first)"},
	Leave:            action.Label{Name: "leave, draft saved", Synonyms: "close, save draft, later", Help: "close the form; the draft is saved and offered again"},
	NextChoice:       action.Label{Name: "next choice", Help: "the next choice; a digit chooses by its code, a letter by its name"},
	PreviousChoice:   action.Label{Name: "previous choice", Help: "the choice before"},
	Back:             action.Label{Name: "back", Title: "Back to the form", Help: "back to the form"},
	BackToForm:       action.Label{Name: "back to the form", Help: "back to the form"},
	Continue:         action.Label{Name: "continue", Title: "Continue writing", Help: "continue writing"},
	SendNew:          action.Label{Name: "publish now", Synonyms: "publish, submit, post", Help: "publish now"},
	SendChanges:      action.Label{Name: "send the changes", Synonyms: "publish, submit, post", Help: "send the changes"},
	KeepMine:         action.Label{Name: "keep mine", Help: "keep what you wrote in this field"},
	TakeTheirs:       action.Label{Name: "take theirs", Help: "take what the service has in this field"},
	NextDisputed:     action.Label{Name: "down", Help: "the next field"},
	PreviousDisputed: action.Label{Name: "up", Help: "the previous field"},
	GoToReview:       action.Label{Name: "to the review", Help: "go to the review with these choices"},

	NothingToUndo:  "there is nothing to undo",
	NothingToRedo:  "there is nothing to redo",
	NotAtService:   "the service does not have a new job yet",
	NothingChanged: "nothing was changed",
	BeingSent:      "the job is being sent",
	EditorBusy:     "your editor has the description",

	AskMarkdown:     "Write it as Markdown?",
	MarkdownLoses:   "Markdown would lose some of this description:",
	MarkdownVerb:    "write as Markdown, without these",
	AskUnseen:       "Send without these words?",
	WhyUnseen:       "They are in a comment, in a tag that HTML does not have, or in a table row with too many cells.",
	UnseenVerb:      "send without them",
	AskDiscard:      "Discard the draft?",
	DiscardsNew:     "Everything you typed for the new job will be lost. Nothing changes on the board.",
	DiscardsChanges: "Everything you typed here will be lost. Nothing changes on the board.",
	DiscardVerb:     "discard",

	NothingToSend: "Nothing was changed, so there is nothing to send.",
	DraftForked:   "Another window continues this draft. Your text here is saved as a draft of its own.",
	LeftWithDraft: "The draft is saved. Open the form again to continue.",

	Publishes:           "This publishes the job: it will be public immediately.",
	ChangesPublic:       "This job is active: the changes will be public immediately.",
	SendingNew:          "Sending the job, once. If no answer comes, you are asked whether it was published.",
	SendingChanges:      "Sending the changes.",
	Comparison:          "− is at the service, + is in the form. Nothing is sent.",
	ComparisonOvertaken: "The job was changed at the service after this draft was begun.",
	ComparisonUnfetched: "The job could not be fetched. This is the job from when the draft was begun.",
	Fetching:            "Fetching the job from the service.",
	CurrencyBefore:      "unknown: the board doesn't report it",
	NotChanged:          "not changed",
	DescriptionChanges:  "Description: changes",
	DescriptionAfter:    "Description: result",
	OnlyHTMLDiffers:     "The text reads the same; only its HTML differs:",
	DraftTaken:          "Not sent: another window continued or published this draft. Check your job list before you send it.",
	NotApproved:         "Nothing can be published yet: the account's subscription is not approved. The draft is saved; try again later.",
	OverLimit:           "The account's limit of active jobs is reached. Stop another job first; the draft is saved.",
	ServiceChanged:      "The service changed some of what you sent. − was sent, + is what the service saved:",

	Conflict:     "Another window or someone else changed this job while the form was open. Nothing was sent. Choose for each field:",
	LinesAdded:   "the lines with +",
	LinesRemoved: "the lines with −",
	Mine:         "mine",
	Before:       "before",
	Theirs:       "theirs",

	sentences: new(english),
}

type english struct{}

func (*english) NewJobCopying(title string) string {
	return "New job, a copy of “" + title + "”"
}
func (*english) NewJobFrom(template string) string { return "New job, from “" + template + "”" }
func (*english) EditJob(title string) string       { return "Edit " + title }
func (*english) ReviewChanges(title string) string { return "Review: changes to " + title }
func (*english) Compared(title string) string      { return "Compared: " + title }
func (*english) ConflictTitle(title string) string { return "Changed since you opened it: " + title }

func (*english) DraftSaved(clock string) string { return "draft saved " + clock }

func (*english) Field(f model.FormField) string {
	switch f {
	case model.FieldTitle:
		return "Title"
	case model.FieldRegion:
		return "Region"
	case model.FieldAddress:
		return "Address"
	case model.FieldSalaryFrom:
		return "Salary from"
	case model.FieldSalaryTo:
		return "Salary to"
	case model.FieldRate:
		return "Pay period"
	case model.FieldCurrency:
		return "Currency"
	case fieldCountry:
		return "Country"
	case model.FieldType1:
		return "Type"
	case model.FieldType2:
		return "Second type"
	case model.FieldDescription:
		return "Description"
	}
	return string(f)
}
func (*english) Placeholder(f model.FormField) string {
	switch f {
	case model.FieldTitle:
		return "what the job is"
	case model.FieldRegion:
		return "city or region"
	case model.FieldAddress:
		return "street"
	case model.FieldSalaryFrom, model.FieldSalaryTo:
		return "(optional)"
	case model.FieldRate, model.FieldCurrency, fieldCountry, model.FieldType1, model.FieldType2, model.FieldDescription:
	}
	return ""
}
func (*english) RateChoice(r model.Rate) string  { return fmt.Sprintf("%d · %s", int(r), r) }
func (*english) Amount(grouped string) string    { return "= " + grouped }
func (*english) SentFromHere(date string) string { return "as sent from here on " + date }
func (*english) LastSentFromHere(currency, date string) string {
	return currency + " was sent from here on " + date
}
func (*english) Regions(offered []string) string {
	if len(offered) == 1 {
		return "→ " + offered[0]
	}
	return "→ " + offered[0] + "; also " + strings.Join(offered[1:], ", ")
}
func (*english) TitleLength(units, most int) string { return fmt.Sprintf("%d/%d", units, most) }
func (*english) TooShort(characters, least int) string {
	return fmt.Sprintf("%s, at least %d", amount.Plural(characters, "character"), least)
}
func (*english) LongEnough(characters int) string {
	return amount.Plural(characters, "character") + " ✓"
}
func (*english) HTMLBecause(reason string) string { return "HTML, because of " + reason }
func (*english) HTMLBecauseOf(reason string, more int) string {
	return fmt.Sprintf("HTML, because of %s and %d more", reason, more)
}

func (*english) Problems(n int) string {
	return "Fix " + amount.Plural(n, "thing") + " before sending:"
}
func (*english) Problem(field, message string) string { return field + ": " + message }
func (*english) More(n int) string                    { return fmt.Sprintf("and %d more", n) }

func (*english) WriteAsMarkdown() action.Label { return writeAs("Markdown") }
func (*english) WriteAsHTML() action.Label     { return writeAs("HTML") }

func writeAs(format string) action.Label {
	return action.Label{Name: "write as " + format, Title: "Markdown or HTML", Synonyms: "source, format, switch", Help: "write the description as Markdown or as raw HTML"}
}

func (*english) LosesMarkup(tags string) string {
	return "The markup changes, too: the text that you edited loses " + tags
}
func (*english) RegionHalfTyped(typed, offered string) string {
	return lang.End("The region is “"+typed+"”") + " Do you mean “" + offered + "”, as in your other jobs?"
}
func (*english) Unseen(words string) string {
	return "Readers of the job would not see these words: " + words
}

func (*english) TakeRegion(region string) action.Label {
	return action.Label{Name: region, Help: "use the first region offered"}
}
func (*english) BackTo(place string) action.Label {
	return action.Label{Name: "back to " + place, Title: "Back to " + place, Help: "close the form; the draft is saved"}
}

func (*english) StayWithHTML() string {
	return "Stay with HTML to keep all of it. " + action.UndoTyping.String() + " brings it back, too."
}

func (*english) JobOpenElsewhere(title string) string {
	return "“" + title + "” is open in another window, too. The last to send is asked about the other's changes."
}
func (*english) StaysOpen(why string) string {
	return "The draft could not be saved, so the form stays open. " + why + " " + action.DiscardDraft.String() + " discards it."
}
func (*english) TemplateNotSaved(why string) string { return "The template could not be saved. " + why }
func (*english) TemplateSaved(name string) string {
	return lang.End("Saved as the template “"+name+"”") + " " + action.NewJob.String() + " offers it for a new job."
}
func (*english) EditorFailed(why string, written bool) string {
	if written {
		return "Your editor ended with a failure: " + why + " Its text is here; " + action.UndoTyping.String() + " undoes it."
	}
	return "Your editor ended with a failure: " + why
}
func (*english) EditorTextUnreadable(why string) string {
	return "Your editor was interrupted, and its text cannot be read: " + why
}
func (*english) EditorTextRecovered() string {
	return "Your editor was interrupted. Its text is in the description; " + action.UndoTyping.String() + " undoes it."
}
func (*english) EditorNotUTF8(path string) string {
	return "Your editor wrote text that is not UTF-8. It is saved as " + path + "; the description is unchanged."
}

func (*english) PublishesIn(currency string) string {
	return "This publishes the job: it will be public immediately, with the salary in " + currency + "."
}
func (*english) ChangesPublicIn(currency string) string {
	return "This job is active: the changes will be public immediately, with the salary in " + currency + "."
}
func (*english) ChangesNotPublic(s model.JobStatus) string {
	return "This job is not public now: it is " + text.Line(s.Word()) + "."
}
func (*english) SignInNeeded() string {
	return "Nothing was sent: sign in first, then press " + action.ReviewJob.String() + " again."
}
func (*english) SignedIn() string {
	return "You are signed in. " + action.ReviewJob.String() + " sends the form."
}
func (*english) SendsAgain() string { return action.ReviewJob.String() + " sends them again." }
func (*english) NotSentNew(why string) string {
	return text.Sentence("Not sent: "+why) + " Nothing is public; the draft is saved. " + action.ReviewJob.String() + " tries again."
}
func (*english) NotSentChanges(why string) string {
	return text.Sentence("Not sent: "+why) + " Nothing was changed; the draft is saved. " + action.ReviewJob.String() + " tries again."
}
func (*english) NoAnswer(clock string) string {
	return "Sent once at " + clock + "; no answer was recorded. It may be public or not."
}
func (*english) NoAnswerBecause(clock, why string) string {
	return "Sent once at " + clock + "; " + lang.End(why) + " It may be public or not."
}
func (*english) SavedNotRead(title, why string) string {
	return "“" + title + "” is saved, but could not be read back. " + why
}
func (*english) SavedInactive(title string) string {
	return "“" + title + "” is saved, but not active: the account's limit of active jobs is reached. Stop another job, then press " + action.ActivateJob.String() + "."
}
func (*english) Saved(title string, s model.JobStatus) string {
	if s == model.Stopped || s == model.Deleted {
		return "“" + title + "” is saved; the job stays " + text.Line(s.Word()) + "."
	}
	return "“" + title + "” is saved and " + text.Line(s.Word()) + "."
}
func (*english) SavedPublic(title, currency string) string {
	return "“" + title + "” is saved and active. It is public, in " + currency + "."
}
func (*english) SavedTitle(title string) string     { return "Saved “" + title + "”" }
func (*english) PublishedTitle(title string) string { return "Published “" + title + "”" }
func (*english) ServiceChangedHTML(field string) string {
	return field + ": the text reads the same; only its HTML differs."
}
func (*english) ServiceChangedField(field, sent, saved string) string {
	return field + ": − " + sent + "  + " + saved
}
