package ui

import (
	"fmt"

	"shortlist/model/lang"
	"shortlist/ui/action"
	"shortlist/ui/layout"
)

// words are the texts of the shell. Each language has its own variable.
type words struct {
	// Program actions
	Help    action.Label
	Palette action.Label
	Redraw  action.Label
	Suspend action.Label
	Quit    action.Label

	// Reasons why an action is not possible
	Restricted     string
	SendRestricted string
	SendByLine     string
	SuspendByLine  string

	// Work that keeps an account open
	CVSending string

	// QuitDemo is the help of Quit in the demo.
	QuitDemo string

	sentences
}

// sentences are the texts that are made at run time.
type sentences interface {
	// Reasons why an action is not possible
	FormIsOpen() string
	ReadFirst() string
	InAnotherPane(title, key, way string) string
	AlreadyRead() string
	NotListed() string // who is read

	// Work that keeps an account open
	JobsChanging() string
	CVsSaving() string
	CommandRuns() string

	// The screen
	TooSmall(width, height int) string
}

var say = lang.Choose(&inEnglish, &inUkrainian, &inRomanian, &inHungarian)

var inEnglish = words{
	Help:    action.Label{Name: "help", Synonyms: "keys, shortcuts, manual, legend, signs", Help: "the keys and signs of this screen"},
	Palette: action.Label{Name: "find an action", Synonyms: "palette, commands, menu", Help: "find an action by its name"},
	Redraw:  action.Label{Name: "redraw", Title: "Redraw the screen", Synonyms: "repaint, refresh screen, clear", Help: "redraw the whole screen"},
	Suspend: action.Label{Name: "suspend", Synonyms: "background, shell", Help: "pause; fg in the shell continues"},
	Quit:    action.Label{Name: "quit", Synonyms: "exit, leave, close", Help: "quit; drafts are kept"},

	Restricted:     "other programs are turned off here",
	SendRestricted: "restricted mode lets no file leave this computer",
	SendByLine:     "line by line, no file goes through the terminal; save the CV instead",
	SuspendByLine:  "line by line, the keys of your terminal do that",

	CVSending: "a CV is being sent",
	QuitDemo:  "quit; the demo keeps nothing",

	sentences: new(english),
}

type english struct{}

func (*english) FormIsOpen() string {
	return "the form is open; " + action.Back.String() + " leaves it and keeps the draft"
}
func (*english) AlreadyRead() string { return "the applicant is open already" }
func (*english) NotListed() string   { return "the applicant is not in the list behind" }
func (*english) InAnotherPane(title, key, way string) string {
	return "“" + title + "” (" + key + ") is in another pane: press " + way + " first."
}
func (*english) ReadFirst() string { return action.ReadCV.String() + " opens a CV first" }

func (*english) JobsChanging() string {
	return "jobs are still being changed; " + action.Back.String() + " in the job list stops that"
}
func (*english) CVsSaving() string {
	return "CVs are still being saved; " + action.Back.String() + " in the applicant list stops that"
}

func (*english) TooSmall(width, height int) string {
	return fmt.Sprintf("Make the window a little bigger: %d×%d needed, %d×%d now.", layout.MinWidth, layout.MinHeight, width, height)
}
func (*english) CommandRuns() string {
	return "one of your commands is still running; " + action.Back.String() + " stops it"
}
