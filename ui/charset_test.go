package ui_test

import (
	"strings"
	"testing"
	"unicode"

	tea "charm.land/bubbletea/v2"
	"github.com/charmbracelet/x/ansi"

	"shortlist/ui"
	"shortlist/ui/action"
	"shortlist/ui/theme"
)

// TestALocaleWithoutUTF8GetsASCIISigns on every screen. Names keep their letters.
func TestALocaleWithoutUTF8GetsASCIISigns(t *testing.T) {
	t.Parallel()
	showsASCIISigns(t, begin(t, setup{options: ui.Options{Charset: theme.ASCII}}))
}

// TestATerminalThatDrawsBordersWideGetsASCIISigns once it has answered.
func TestATerminalThatDrawsBordersWideGetsASCIISigns(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	if !strings.Contains(d.View().Content, "│") {
		t.Fatal("there is no border")
	}
	d.Send(tea.CursorPositionMsg{X: 8, Y: 3})
	showsASCIISigns(t, d)
}

func showsASCIISigns(t *testing.T, d *day) {
	t.Helper()
	for _, keys := range [][]action.Keys{nil, {action.NextPane}, {action.Help}, {action.Back, action.Palette}, {action.Back, action.Rate}, {action.Back, action.Back, action.NewJob}} {
		d.Do(keys...)
		view := d.View()
		for _, r := range ansi.Strip(view.Content) + view.WindowTitle {
			if r > unicode.MaxASCII && unicode.IsGraphic(r) && !unicode.IsLetter(r) && !unicode.IsMark(r) && !unicode.IsNumber(r) {
				t.Errorf("after %q there is %c, %U", keys, r, r)
			}
		}
	}
}
