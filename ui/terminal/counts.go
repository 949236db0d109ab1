package terminal

import (
	tea "charm.land/bubbletea/v2"
	"github.com/charmbracelet/x/ansi"
)

// CountsGraphemes reports whether Bubble Tea, after an answer of the terminal, counts the cells
// of a text by its graphemes, and no longer by its runes.
func CountsGraphemes(msg tea.ModeReportMsg) bool {
	if msg.Mode != ansi.ModeUnicodeCore {
		return false
	}
	return msg.Value == ansi.ModeReset || msg.Value == ansi.ModeSet || msg.Value == ansi.ModePermanentlySet
}
