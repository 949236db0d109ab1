package ui

import (
	"fmt"

	"shortlist/model/lang"
	"shortlist/ui/action"
	"shortlist/ui/layout"
)

// words are the texts of the shell. Another language is another type with these methods.
type words interface {
	// Program actions
	Help() action.Label
	Palette() action.Label
	Redraw() action.Label
	Suspend() action.Label
	Quit() action.Label

	// Reasons why an action is not possible
	FormIsOpen() string
	ReadFirst() string
	Restricted() string
	SendRestricted() string
	SendByLine() string
	SuspendByLine() string

	// Work that keeps an account open
	JobsChanging() string
	CVsSaving() string
	CVSending() string
	CommandRuns() string

	// The screen
	TooSmall(width, height int) string
}

var say = lang.Choose[words](new(english), new(ukrainian), new(romanian), new(hungarian))

type english struct{}

func (*english) Help() action.Label {
	return action.Label{Name: "help", Synonyms: "keys, shortcuts, manual, legend, signs", Help: "the keys and signs of this screen"}
}
func (*english) Palette() action.Label {
	return action.Label{Name: "find an action", Synonyms: "palette, commands, menu", Help: "find an action by its name"}
}
func (*english) Redraw() action.Label {
	return action.Label{Name: "redraw", Title: "Redraw the screen", Synonyms: "repaint, refresh screen, clear", Help: "redraw the whole screen"}
}
func (*english) Suspend() action.Label {
	return action.Label{Name: "suspend", Synonyms: "background, shell, stop, pause", Help: "pause; fg in the shell continues"}
}
func (*english) Quit() action.Label {
	return action.Label{Name: "quit", Synonyms: "exit, leave, close", Help: "quit; drafts are kept"}
}

func (*english) FormIsOpen() string {
	return "the form is open; " + action.Back.String() + " leaves it and keeps the draft"
}
func (*english) ReadFirst() string      { return action.ReadCV.String() + " opens a CV first" }
func (*english) SendRestricted() string { return "restricted mode lets no file leave this computer" }
func (*english) Restricted() string     { return "other programs are turned off here" }

func (*english) JobsChanging() string {
	return "jobs are still being changed; " + action.Back.String() + " in the job list stops that"
}
func (*english) CVSending() string { return "a CV is being sent" }
func (*english) CVsSaving() string {
	return "CVs are still being saved; " + action.Back.String() + " in the applicant list stops that"
}

func (*english) TooSmall(width, height int) string {
	return fmt.Sprintf("Make the window a little bigger: %d×%d needed, %d×%d now.", layout.MinWidth, layout.MinHeight, width, height)
}
func (*english) CommandRuns() string {
	return "one of your commands is still running; " + action.Back.String() + " stops it"
}
func (*english) SendByLine() string {
	return "line by line, no file goes through the terminal; save the CV instead"
}
func (*english) SuspendByLine() string {
	return "line by line, the keys of your terminal do that"
}
