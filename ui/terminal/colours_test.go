package terminal

import (
	"slices"
	"testing"

	tea "charm.land/bubbletea/v2"
	"github.com/charmbracelet/colorprofile"
)

// coloured writes down which colours it is given, and when it begins.
type coloured struct{ got []colorprofile.Profile }

func (c *coloured) Init() tea.Cmd { c.got = append(c.got, 0); return nil }
func (c *coloured) Update(msg tea.Msg) (tea.Model, tea.Cmd) {
	if msg, is := msg.(tea.ColorProfileMsg); is {
		c.got = append(c.got, msg.Profile)
	}
	return c, nil
}
func (c *coloured) View() tea.View { return tea.NewView("") }

// TestAModelHasTheColoursOfTheTerminalFromTheStart, and keeps those that an answer has raised when the message of the start
// comes after that.
func TestAModelHasTheColoursOfTheTerminalFromTheStart(t *testing.T) {
	model := &coloured{}
	p := &program{model: model, colours: colorprofile.ANSI}
	p.Init()
	p.colours = colorprofile.TrueColor
	p.Update(tea.ColorProfileMsg{Profile: colorprofile.ANSI})
	if want := []colorprofile.Profile{colorprofile.ANSI, 0, colorprofile.TrueColor}; !slices.Equal(model.got, want) {
		t.Errorf("it is given %v, want %v", model.got, want)
	}
}
