package action

import (
	"strings"
	"unicode"

	tea "charm.land/bubbletea/v2"
)

// Press returns the press of the named key, as a terminal without the kitty protocol reports it; ok is false if no key
// has that name.
func Press(name string) (msg tea.KeyPressMsg, ok bool) {
	special := map[string]rune{
		"enter": tea.KeyEnter, "esc": tea.KeyEscape, "tab": tea.KeyTab, "backspace": tea.KeyBackspace, "delete": tea.KeyDelete,
		"up": tea.KeyUp, "down": tea.KeyDown, "left": tea.KeyLeft, "right": tea.KeyRight,
		"home": tea.KeyHome, "end": tea.KeyEnd, "pgup": tea.KeyPgUp, "pgdown": tea.KeyPgDown, "insert": tea.KeyInsert, "f1": tea.KeyF1, "f2": tea.KeyF2, "f3": tea.KeyF3, "f4": tea.KeyF4, "f5": tea.KeyF5, "f6": tea.KeyF6,
		"f7": tea.KeyF7, "f8": tea.KeyF8, "f9": tea.KeyF9, "f10": tea.KeyF10, "f11": tea.KeyF11, "f12": tea.KeyF12,
	}
	var k tea.Key
	rest, with := strings.CutPrefix(name, "ctrl+")
	if with {
		k.Mod |= tea.ModCtrl
	}
	if rest, with = strings.CutPrefix(rest, "alt+"); with {
		k.Mod |= tea.ModAlt
	}
	if rest, with = strings.CutPrefix(rest, "shift+"); with {
		k.Mod |= tea.ModShift
	}
	r := []rune(rest)
	switch code, named := special[rest]; {
	case named:
		k.Code = code
	case rest == "space":
		k.Code, k.Text = tea.KeySpace, " "
	case len(r) != 1:
		return msg, false
	case k.Mod != 0:
		k.Code = r[0]
	case unicode.IsUpper(r[0]):
		k.Code, k.ShiftedCode, k.Text, k.Mod = unicode.ToLower(r[0]), r[0], rest, tea.ModShift
	default:
		k.Code, k.Text = r[0], rest
	}
	return tea.KeyPressMsg(k), true
}
