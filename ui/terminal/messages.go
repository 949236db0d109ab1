package terminal

import (
	"reflect"

	tea "charm.land/bubbletea/v2"
	"github.com/charmbracelet/x/ansi"
)

// Sequence is a message that is written to the terminal, before the next frame.
type Sequence string

// Question is a sequence that the terminal answers. No other program has the terminal before the answer, or
// before a second has passed.
type Question string

// Clipboard is a message with the text that the terminal puts into its clipboard.
type Clipboard string

// Drags is a message that has the terminal report when a person drags with the mouse (OSC 72), until the
// program ends. Its value is the machine's id, in the form of that protocol.
type Drags string

// Sequence returns the sequence that turns the reports on.
func (d Drags) Sequence() string { return "\x1b]72;t=o:x=1;" + string(d) + "\x1b\\" }

const dragsOff = "\x1b]72;t=o:x=2\x1b\\"

// Redraw is a message to draw the whole screen again.
type Redraw struct{}

// Hangup is the message that the terminal is gone, or that the program has to end.
type Hangup struct{}

// resumed is a message that the program is continued after a stop. Other programs may have written to the screen,
// and a shell may have left its own settings, in which ctrl+s stops what is written.
type resumed struct{}

// result is a message with the result of work. It takes several results to show the row on which the
// cursor rests, so for frameTime after a delay has ended, the view of each waits for the next ones.
type result interface {
	IsDelay() bool
	IsFollowed() bool
}

// drawOnce is a message that changes nothing, after which the loop makes a view.
type drawOnce struct{}

// lending is a message to hand the terminal over to another program.
type lending struct {
	command tea.ExecCommand
	back    func(error) tea.Msg
}

// Commands returns the commands in a message of tea.Batch or of tea.Sequence, whose type is not exported; nil for
// another message.
func Commands(msg tea.Msg) []tea.Cmd {
	v := reflect.ValueOf(msg)
	if v.Kind() != reflect.Slice || v.Type().Elem() != reflect.TypeFor[tea.Cmd]() {
		return nil
	}
	return v.Convert(reflect.TypeFor[[]tea.Cmd]()).Interface().([]tea.Cmd)
}

// Send returns a command that writes a sequence to the terminal.
func Send(sequence string) tea.Cmd { return func() tea.Msg { return Sequence(sequence) } }

// Copy returns a command that puts a text into the terminal's clipboard.
func Copy(text string) tea.Cmd { return func() tea.Msg { return Clipboard(text) } }

// Ask returns a command that writes a question to the terminal.
func Ask(question string) tea.Cmd { return func() tea.Msg { return Question(question) } }

// AskBackground asks the terminal for its background. The answer is a tea.BackgroundColorMsg.
func AskBackground() tea.Msg { return Question(ansi.RequestBackgroundColor) }

// DrawAgain is a command that draws the whole screen again.
func DrawAgain() tea.Msg { return Redraw{} }
