package uitest

import (
	"strings"
	"time"

	tea "charm.land/bubbletea/v2"

	"shortlist/ui/action"
	"shortlist/ui/load"
)

// Room is a pane, a screen or a form. It may also have Prepare(width), and Typing and Type,
// as a screen.Screen.
type Room interface {
	View(width, height int) []string
	Actions() []action.Action
}

// Alone starts a room without the program around it: it fills the screen and takes every
// key, and boxes and notices are not shown.
func (s *Stage) Alone(r Room, width, height int) {
	s.t.Helper()
	s.Start(&alone{room: r, group: s.group}, width, height)
}

// alone is a room as a program.
type alone struct {
	room          Room
	group         *load.Group
	width, height int
}

// Init implements tea.Model.
func (*alone) Init() tea.Cmd { return nil }

// Update implements tea.Model.
func (a *alone) Update(msg tea.Msg) (tea.Model, tea.Cmd) {
	cmd := a.dispatch(msg)
	if r, ok := a.room.(interface{ Prepare(width int) tea.Cmd }); ok && a.width > 0 {
		cmd = tea.Batch(cmd, r.Prepare(a.width))
	}
	return a, cmd
}

func (a *alone) dispatch(msg tea.Msg) tea.Cmd {
	switch msg := msg.(type) {
	case load.Done:
		return msg.Deliver()
	case tea.WindowSizeMsg:
		a.width, a.height = msg.Width, msg.Height
	case tea.KeyPressMsg, tea.PasteMsg:
		if r, ok := a.room.(interface {
			Typing() bool
			Type(tea.Msg) tea.Cmd
		}); ok && r.Typing() {
			return r.Type(msg)
		}
		key, ok := msg.(tea.KeyPressMsg)
		if !ok {
			return nil
		}
		if found, ok := action.Find(a.room.Actions(), action.Key(key)); ok && found.Disabled == "" {
			return found.Run()
		}
	}
	return nil
}

// View implements tea.Model.
func (a *alone) View() tea.View {
	if a.width == 0 {
		return tea.NewView("")
	}
	return tea.NewView(strings.Join(a.room.View(a.width, a.height), "\n"))
}

func (a *alone) Group() *load.Group       { return a.group }
func (a *alone) Actions() []action.Action { return a.room.Actions() }
func (*alone) Rests() time.Duration       { return 0 }
func (*alone) HasBox() bool               { return false }
func (*alone) Ending() bool               { return false }
