package action

import (
	"slices"
	"strconv"
	"sync/atomic"
)

// Keys are the keys of an action, as Bubble Tea names them: "enter", "ctrl+s", "N", "space".
// The first is the one that footer and texts show.
type Keys []string

// Has reports whether a key is one of them.
func (k Keys) Has(key string) bool { return slices.Contains(k, key) }

// String is the first of the keys, as a person reads it, or the word that WordBy has for them; "" for a
// disabled action. Texts name an action by it.
func (k Keys) String() string {
	if len(k) == 0 {
		return ""
	}
	if word := typedFor.Load(); word != nil {
		if typed := (*word)(k); typed != "" {
			return typed
		}
	}
	return KeyName(k[0])
}

// IsSame reports whether keys are those of the same action. Other actions may have equal keys elsewhere.
func (k Keys) IsSame(other Keys) bool { return len(k) > 0 && len(other) > 0 && &k[0] == &other[0] }

// typedFor finds the word by which texts name an action; nil: texts name its key.
var typedFor atomic.Pointer[func(Keys) string]

// WordBy makes texts name actions by words, for a front end without keys. word returns "" for an action without a
// word, and is called on any goroutine; a nil word makes texts name keys again.
func WordBy(word func(Keys) string) {
	if word == nil {
		typedFor.Store(nil)
		return
	}
	typedFor.Store(&word)
}

// Last is the last of the keys, which mostly works while text is typed, too; "" for a disabled action.
func (k Keys) Last() string {
	if len(k) == 0 {
		return ""
	}
	return KeyName(k[len(k)-1])
}

// This file is the keymap. An action has one name in all places, so a key is changed only here.

func init() { combine() }

// combine sets the keys that consist of the keys of other actions.
func combine() {
	Scroll = Keys{Down[0], Up[0]}
	LeavePage = slices.Concat(Keys{"enter", "q"}, PreviewJob, CompareJob)
	GoOnWriting = slices.Concat(Keys{"enter"}, CompareJob)
	ProfileOrCV = slices.Concat(ReadCV, Keys{"tab"})
	ChooseLine = slices.Concat(LineUp, LineDown)
	ChooseValue = slices.Concat(ValueLeft, ValueRight)
}

// The program and the account.
var (
	Help        = Keys{"?", "f1"}
	Palette     = Keys{"ctrl+p"}
	Redraw      = Keys{"ctrl+l"}
	Suspend     = Keys{"ctrl+z"}
	Quit        = Keys{"q"}
	QuitAnyway  = Keys{"ctrl+c"} // works everywhere
	Blind       = Keys{"b"}
	Search      = Keys{"ctrl+f"}
	Outbox      = Keys{"O"}
	Inbox       = Keys{"I"}
	Newest      = Keys{"!"}
	Accounts    = Keys{"@"}
	AddAccount  = Keys{"n"}
	SignOut     = Keys{"s"}
	ActivityLog = Keys{"L"}
	Overview    = Keys{"H"}
	Export      = Keys{"E"}
	Shortlists  = Keys{"w"}
	TryDemo     = Keys{"d"} // on the welcome screen, as PickAccount
	PickAccount = Keys{"a"}
)

// Moving about.
var (
	Down           = Keys{"j", "down"}
	Up             = Keys{"k", "up"}
	Top            = Keys{"g", "home"}
	Bottom         = Keys{"G", "end"}
	HalfDown       = Keys{"ctrl+d", "pgdown"}
	HalfUp         = Keys{"ctrl+u", "pgup"}
	NextPane       = Keys{"l", "tab", "right"}
	PreviousPane   = Keys{"h", "shift+tab", "left"}
	NextColumn     = Keys{"l", "right", "tab"}
	PreviousColumn = Keys{"h", "left", "shift+tab"}
	Next           = Keys{"J"} // the next of the list, while a job or an applicant is read
	Previous       = Keys{"K"}
	Scroll         Keys
)

// Opening and closing.
var (
	Open    = Keys{"enter"}      // what is under the cursor
	Read    = Keys{"enter", "t"} // the applicant under the cursor, where nothing but reading opens
	Preview = Keys{"p"}
	Back    = Keys{"esc"} // one step: clears, unmarks, stops, closes
	Close   = Keys{"esc", "q"}
	Done    = Keys{"esc", "enter", "q"} // closes a box that is only read
	Accept  = Keys{"enter"}             // what is typed or chosen
	Yes     = Keys{"y"}
	No      = Keys{"n", "esc", "enter"}
	Noted   = Keys{"enter", "esc"} // closes a message
)

// Lists.
var (
	Mark        = Keys{"space"}
	MarkRange   = Keys{"V"}
	MarkAll     = Keys{"ctrl+a"}
	InvertMarks = Keys{"~"}
	Filter      = Keys{"/"}
	Sort        = Keys{"s"}
	Reverse     = Keys{"R"}
	Refresh     = Keys{"r"} // asks the service again
	Undo        = Keys{"z"}
	Remove      = Keys{"D"} // what is under the cursor of a box
	Copy        = Keys{"y"}
	Link        = Keys{"o"} // of the job
	OpenLink    = Keys{"enter", "o"}
)

// GiveStars is the key of a rating.
func GiveStars(n int) Keys { return Stars[n-1 : n] }

// ShowTab is the key of a tab, counted from 1.
func ShowTab(n int) Keys { return Keys{strconv.Itoa(n)} }

// Jobs.
var (
	NewJob      = Keys{"N"}
	EditJob     = Keys{"e"}
	CloneJob    = Keys{"C"}
	ActivateJob = Keys{"A"}
	StopJob     = Keys{"X"}
	DeleteJob   = Keys{"D"}
	Needs       = Keys{"f"} // of a job, and of the job of an application
)

// The job form, and the questions about jobs that were sent.
var (
	ReviewJob       = Keys{"ctrl+s"}
	SendJob         = Keys{"y"}
	NextField       = Keys{"tab"}
	PreviousField   = Keys{"shift+tab"}
	NextChoice      = Keys{"right"}
	PreviousChoice  = Keys{"left"}
	TakeOffered     = Keys{"right"}
	UndoTyping      = Keys{"ctrl+z"}
	RedoTyping      = Keys{"ctrl+y", "ctrl+shift+z"}
	PreviewJob      = Keys{"ctrl+o"}
	OwnEditor       = Keys{"ctrl+e"}
	MarkdownOrHTML  = Keys{"ctrl+t"}
	CompareJob      = Keys{"ctrl+g"} // with the job at the service
	KeepTemplate    = Keys{"ctrl+n"}
	DiscardDraft    = Keys{"ctrl+x"}
	LeavePage       Keys // leaves a page of the form, as esc does
	GoOnWriting     Keys
	KeepMine        = Keys{"m"}
	TakeTheirs      = Keys{"t"}
	CompareDraft    = Keys{"c"}
	IsThisJob       = Keys{"y"} // a create without an answer made this job
	IsAnotherJob    = Keys{"x"}
	WasNotPublished = Keys{"w"}
)

// Applicants, and what the manager thinks of them.
var (
	SaveCV       = Keys{"S"}
	ReadCV       = Keys{"t"}
	OpenCV       = Keys{"o"} // in a viewer
	SendCV       = Keys{"d"} // or drafts of letters, to the person's own computer
	VerdictYes   = Keys{"a"}
	VerdictMaybe = Keys{"m"}
	VerdictNo    = Keys{"x"}
	NoVerdict    = Keys{"backspace"}
	Note         = Keys{"c"}
	KeepNote     = Keys{"ctrl+s"}
	NewLine      = Keys{"enter"}
	Rate         = Keys{"*"}
	Stars        = Keys{"1", "2", "3", "4", "5"}
	NoStars      = Keys{"0"}
	Tags         = Keys{"T"}
	Complete     = Keys{"tab"}
	Enlist       = Keys{"+"} // on a shortlist
	Compare      = Keys{"="}
	Written      = Keys{"W"} // to the applicant
	Snooze       = Keys{"Z"} // until a date
	Due          = Keys{"F"} // whose date has come
	Outcome      = Keys{"Y"} // of the application
	Reason       = Keys{"B"} // of the verdict: because
	Sheet        = Keys{"Q"} // of questions for the interview
	Interview    = Keys{"A"} // what is answered to them
	Packet       = Keys{"P"} // for a colleague who has no account
	Packets      = Keys{"P"} // all of them, where no applicant is chosen
)

// Letters to applicants.
var (
	Answers        = Keys{"U"} // who has no answer
	WriteLetter    = Keys{"M"}
	SendLetters    = Keys{"y"}
	LeaveOut       = Keys{"x"}
	EditLetter     = Keys{"e"}
	LetterLanguage = Keys{"i"} // the next one
	NotSent        = Keys{"n"}
	AskLater       = Keys{"l", "esc"}
)

// Interviews.
var (
	Agenda          = Keys{"i"}
	Invite          = Keys{"a"} // to a time
	MoveInterview   = Keys{"m"}
	CancelInterview = Keys{"x"}
	ReadReply       = Keys{"p"} // of an applicant
)

// Reading.
var (
	ProfileOrCV   Keys
	PageLayout    = Keys{"v"}
	Picture       = Keys{"i"}
	HiddenWords   = Keys{"H"}
	FindWords     = Keys{"/"}
	NextMatch     = Keys{"n"}
	PreviousMatch = Keys{"N"}
	NextPage      = Keys{"]"}
	PreviousPage  = Keys{"["}
	Links         = Keys{"u"}
	ScrollRight   = Keys{"right", "l"}
	ScrollLeft    = Keys{"left", "h"}
)

// Boxes in which letters are typed.
var (
	LineUp        = Keys{"up"}
	LineDown      = Keys{"down"}
	ChooseLine    Keys
	EarlierSearch = Keys{"up"}
	FoundUp       = Keys{"up", "ctrl+k"}
	FoundDown     = Keys{"down", "ctrl+j"}
	PageUp        = Keys{"pgup"}
	PageDown      = Keys{"pgdown"}
	ValueLeft     = Keys{"left"}
	ValueRight    = Keys{"right"}
	ChooseValue   Keys
	NextSubject   = Keys{"tab"}
	SavedFiles    = Keys{"tab"} // of erased applicants
	ClearLine     = Keys{"ctrl+u"}
	NameSearch    = Keys{"ctrl+s"}
	NamedOnes     = Keys{"ctrl+o"}
	ForgetName    = Keys{"ctrl+x"}
	ReadOthers    = Keys{"ctrl+r"}
)

// place is where an action may be possible. Two actions of one place need different keys.
type place uint

const (
	jobs place = 1 << iota
	applicants
	profile // beside the list of applicants
	reader
	boxes
	form    // of a job
	typing  // boxes in which letters are typed
	welcome // the first screen
	letters // the answers to applicants
	agenda  // of the interviews

	panes = jobs | applicants | profile
	lists = jobs | applicants
	shown = panes | reader | letters | agenda // where nothing is typed
)

// bound is an action whose keys can be changed, by its name in the configuration.
type bound struct {
	name  string
	keys  *Keys
	place place
	fixed bool // it cannot be disabled: the person would be stuck
}

// table names every action of the keymap, but not the digits of stars and tabs, and not the keys that combine sets.
func table() []bound {
	return []bound{
		{"help", &Help, shown, false}, {"palette", &Palette, shown, false}, {"redraw", &Redraw, shown | form | typing, false},
		{"suspend", &Suspend, shown, false}, {"quit", &Quit, panes | welcome, false}, {"quit-anyway", &QuitAnyway, shown | form | typing | boxes | welcome, true},
		{"blind", &Blind, shown, false}, {"search", &Search, shown, false}, {"outbox", &Outbox, shown, false}, {"inbox", &Inbox, shown, false},
		{"newest", &Newest, shown, false}, {"accounts", &Accounts, shown, false}, {"add-account", &AddAccount, boxes, false}, {"sign-out", &SignOut, boxes, false},
		{"activity-log", &ActivityLog, shown, false}, {"overview", &Overview, panes, false}, {"export", &Export, panes, false}, {"shortlists", &Shortlists, shown, false},
		{"try-demo", &TryDemo, welcome, false}, {"pick-account", &PickAccount, welcome, false},

		{"down", &Down, shown | boxes, true}, {"up", &Up, shown | boxes, true}, {"top", &Top, shown | boxes, false}, {"bottom", &Bottom, shown | boxes, false},
		{"half-down", &HalfDown, shown | boxes, false}, {"half-up", &HalfUp, shown | boxes, false}, {"next-pane", &NextPane, panes, true},
		{"previous-pane", &PreviousPane, panes, false}, {"next-column", &NextColumn, boxes, false}, {"previous-column", &PreviousColumn, boxes, false},
		{"next", &Next, profile | reader, false}, {"previous", &Previous, profile | reader, false},

		{"open", &Open, panes | letters | agenda | boxes, true}, {"read", &Read, boxes, false}, {"preview", &Preview, jobs, false}, {"back", &Back, shown | form | typing | boxes, true},
		{"close", &Close, boxes, true}, {"done", &Done, boxes, true}, {"accept", &Accept, typing | form, true}, {"yes", &Yes, boxes, true},
		{"no", &No, boxes, true}, {"noted", &Noted, boxes, true},

		{"mark", &Mark, lists | letters, false}, {"mark-range", &MarkRange, lists, false}, {"mark-all", &MarkAll, lists, false}, {"invert-marks", &InvertMarks, lists, false},
		{"filter", &Filter, lists, false}, {"sort", &Sort, lists, false}, {"reverse", &Reverse, lists, false}, {"refresh", &Refresh, shown, false},
		{"undo", &Undo, shown, false}, {"remove", &Remove, boxes, false}, {"copy", &Copy, panes | agenda | boxes, false}, {"link", &Link, jobs, false},
		{"open-link", &OpenLink, boxes, false},

		{"new-job", &NewJob, panes, false}, {"edit-job", &EditJob, jobs, false}, {"clone-job", &CloneJob, jobs, false}, {"activate-job", &ActivateJob, jobs, false},
		{"stop-job", &StopJob, jobs, false}, {"delete-job", &DeleteJob, jobs, false}, {"needs", &Needs, panes | reader, false},

		{"review-job", &ReviewJob, form, false}, {"send-job", &SendJob, boxes, true}, {"next-field", &NextField, form, true}, {"previous-field", &PreviousField, form, false},
		{"next-choice", &NextChoice, form, false}, {"previous-choice", &PreviousChoice, form, false}, {"take-offered", &TakeOffered, form, false},
		{"undo-typing", &UndoTyping, form, false}, {"redo-typing", &RedoTyping, form, false}, {"preview-job", &PreviewJob, form, false}, {"own-editor", &OwnEditor, form, false},
		{"markdown-or-html", &MarkdownOrHTML, form, false}, {"compare-job", &CompareJob, form, false}, {"keep-template", &KeepTemplate, form, false},
		{"discard-draft", &DiscardDraft, form, false}, {"keep-mine", &KeepMine, boxes, false}, {"take-theirs", &TakeTheirs, boxes, false},
		{"compare-draft", &CompareDraft, boxes, false}, {"is-this-job", &IsThisJob, boxes, false}, {"is-another-job", &IsAnotherJob, boxes, false},
		{"was-not-published", &WasNotPublished, boxes, false},

		{"save-cv", &SaveCV, applicants | profile | reader | agenda, false}, {"read-cv", &ReadCV, applicants | profile | letters, false}, {"open-cv", &OpenCV, applicants | profile | reader, false},
		{"send-cv", &SendCV, applicants | profile | reader | letters, false}, {"verdict-yes", &VerdictYes, applicants | profile | reader, false},
		{"verdict-maybe", &VerdictMaybe, applicants | profile | reader, false}, {"verdict-no", &VerdictNo, applicants | profile | reader, false},
		{"no-verdict", &NoVerdict, applicants | profile | reader, false}, {"note", &Note, applicants | profile | reader, false}, {"keep-note", &KeepNote, typing, true},
		{"new-line", &NewLine, typing, true}, {"rate", &Rate, applicants | profile | reader, false}, {"no-stars", &NoStars, boxes, false},
		{"tags", &Tags, applicants | profile | reader, false}, {"complete", &Complete, typing, false}, {"enlist", &Enlist, applicants | profile | reader, false},
		{"compare", &Compare, applicants | profile | reader, false}, {"written", &Written, applicants | profile | reader, false},
		{"outcome", &Outcome, applicants | profile | reader, false}, {"reason", &Reason, applicants | profile | reader, false}, {"sheet", &Sheet, applicants | profile | reader, false}, {"interview", &Interview, applicants | profile | reader, false},
		{"packet", &Packet, applicants | profile | reader, false}, {"packets", &Packets, jobs, false}, {"snooze", &Snooze, applicants | profile | reader, false}, {"due", &Due, shown, false},

		{"answers", &Answers, shown, false}, {"write-letter", &WriteLetter, applicants | profile | reader | letters | agenda, false}, {"send-letters", &SendLetters, letters | boxes, false},
		{"leave-out", &LeaveOut, letters | boxes, false}, {"edit-letter", &EditLetter, letters, false}, {"letter-language", &LetterLanguage, letters, false},
		{"not-sent", &NotSent, letters | boxes, false}, {"ask-later", &AskLater, boxes, true},

		{"agenda", &Agenda, panes | agenda, false}, {"invite", &Invite, agenda, false}, {"move-interview", &MoveInterview, agenda, false},
		{"cancel-interview", &CancelInterview, agenda, false}, {"read-reply", &ReadReply, agenda, false},

		{"page-layout", &PageLayout, reader, false}, {"picture", &Picture, reader, false}, {"hidden-words", &HiddenWords, reader, false}, {"find-words", &FindWords, reader, false},
		{"next-match", &NextMatch, reader, false}, {"previous-match", &PreviousMatch, reader, false}, {"next-page", &NextPage, reader, false},
		{"previous-page", &PreviousPage, reader, false}, {"links", &Links, panes | reader, false}, {"scroll-right", &ScrollRight, reader, false},
		{"scroll-left", &ScrollLeft, reader, false},

		{"line-up", &LineUp, typing, true}, {"line-down", &LineDown, typing, true}, {"earlier-search", &EarlierSearch, typing, false}, {"found-up", &FoundUp, typing, true}, {"found-down", &FoundDown, typing, true},
		{"page-up", &PageUp, typing, false}, {"page-down", &PageDown, typing, false}, {"value-left", &ValueLeft, typing, false}, {"value-right", &ValueRight, typing, false},
		{"next-subject", &NextSubject, typing, false}, {"saved-files", &SavedFiles, typing, false}, {"clear-line", &ClearLine, typing, false}, {"name-search", &NameSearch, typing, false},
		{"named-ones", &NamedOnes, typing, false}, {"forget-name", &ForgetName, typing, false}, {"read-others", &ReadOthers, typing, false},
	}
}
