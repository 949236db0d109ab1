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
	SendCV       = Keys{"d"} // to the person's own computer
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
