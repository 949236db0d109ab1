package ui_test

import (
	"testing"
	"unicode"

	"github.com/charmbracelet/x/ansi"

	"shortlist/ui"
	"shortlist/ui/action"
	"shortlist/ui/theme"
)

// TestALocaleWithoutUTF8GetsASCIISigns on every screen. Names keep their letters.
func TestALocaleWithoutUTF8GetsASCIISigns(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{options: ui.Options{Charset: theme.ASCII}})
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
