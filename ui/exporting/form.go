package exporting

import (
	"fmt"
	"path/filepath"
	"strings"

	tea "charm.land/bubbletea/v2"

	"shortlist/ui/action"
	"shortlist/ui/overlay"
	"shortlist/ui/text"
)

// Title implements overlay.Box.
func (b *box) Title() string { return say.Title }

// Unasked implements overlay.Box.
func (b *box) Unasked() bool { return false }

// Paste implements overlay.Box.
func (b *box) Paste(msg tea.PasteMsg) tea.Cmd {
	b.typeName(msg)
	return nil
}

// typeName types a key or a paste into the file's name.
func (b *box) typeName(msg tea.Msg) {
	if b.line == lineFile && !b.running && b.file.Type(msg) {
		b.own = true
	}
}

// Key implements overlay.Box.
func (b *box) Key(msg tea.KeyPressMsg) tea.Cmd {
	switch key := msg.String(); {
	case action.Back.Has(key):
		return b.close()
	case b.running:
	case action.Accept.Has(key):
		return b.begin()
	case action.LineUp.Has(key), key == "shift+tab":
		b.line = (b.line + lines - 1) % lines
	case action.LineDown.Has(key), key == "tab":
		b.line = (b.line + 1) % lines
	case b.line == lineFile:
		b.wrong = ""
		b.typeName(msg)
	case action.ValueLeft.Has(key), action.Key(msg) == "h":
		b.choose(-1)
	case action.ValueRight.Has(key), action.Key(msg) == "l", key == "space":
		b.choose(1)
	}
	return nil
}

// choose selects the next or previous group or format.
func (b *box) choose(by int) {
	b.wrong = ""
	next := func(at, of int) int { return (at + of + by) % of }
	if b.line == lineWho {
		b.group = next(b.group, len(b.groups))
	} else {
		b.way = next(b.way, len(ways()))
		if b.own { // the typed name stays, only its ending follows the format
			v := b.file.Value()
			b.file.SetValue(strings.TrimSuffix(v, filepath.Ext(v)) + b.chosen().Ext())
		}
	}
	b.suggest()
}

// Actions implements overlay.Box.
func (b *box) Actions() []action.Action {
	if b.running {
		return []action.Action{{Keys: action.Back, Label: say.Stop, Rank: 1}}
	}
	return []action.Action{
		{Keys: action.Accept, Label: say.Start, Rank: 1},
		{Keys: action.ChooseLine, Label: say.ChooseLine, Rank: 2},
		{Keys: action.ChooseValue, Label: say.ChooseValue, Rank: 3},
		{Keys: action.Back, Label: say.Close, Rank: 4},
	}
}

// View implements overlay.Box.
func (b *box) View(width int) []string {
	if b.running {
		return []string{b.progress(width)}
	}
	t := b.desk.Theme
	const label = 8
	row := func(at line, name, value string) string {
		style, edge := t.Text, "  "
		if at == b.line {
			style, edge = t.Bold, t.Field.Render("▸ ")
			if at != lineFile {
				value = "‹ " + value + " ›"
			}
		}
		if at == lineFile {
			return edge + t.Dim.Render(text.Fit(name, label)) + value
		}
		return edge + t.Dim.Render(text.Fit(name, label)) + style.Render(text.Cut(value, width-label-2))
	}
	file := b.file.View(t, width-label-4)
	if b.line != lineFile {
		file = t.Text.Render(ending(text.Line(b.file.Value()), width-label-4))
	}
	out := []string{row(lineWho, say.Who, b.groups[b.group].what), row(lineFormat, say.Format, b.chosen().name), row(lineFile, say.File, file), ""}
	switch {
	case b.wrong != "":
		return append(out, overlay.Styled(t.Bad, b.wrong, width)...)
	case b.desk.Blind:
		return append(out, overlay.Styled(t.Dim, say.HoldsBlind, width)...)
	}
	return append(out, overlay.Styled(t.Dim, say.Holds, width)...)
}

// progress draws how many applicants are gathered.
func (b *box) progress(width int) string {
	t, all, bar := b.desk.Theme, len(b.groups[b.group].ids), max(width-20, 1)
	full := bar * b.gathered.Tried / max(all, 1)
	return t.Accent.Render(strings.Repeat("━", full)) + t.Faint.Render(strings.Repeat("─", bar-full)) + t.Dim.Render(fmt.Sprintf("  %d / %d", b.gathered.Tried, all))
}

// ending returns the end of a path, at most width cells: it shows the file's name.
func ending(s string, width int) string {
	if text.Width(s) <= width {
		return s
	}
	runes := []rune(s)
	for len(runes) > 0 && text.Width(string(runes)) >= width {
		runes = runes[1:]
	}
	return "…" + string(runes)
}
