package export

import (
	"fmt"
	"path/filepath"
	"slices"
	"strings"

	tea "charm.land/bubbletea/v2"

	"shortlist/model/lang"
	"shortlist/ui/action"
	"shortlist/ui/frame"
	"shortlist/ui/text"
)

// Title implements frame.Box.
func (b *box) Title() string { return lang.Text("Export") }

// Unasked implements frame.Box.
func (b *box) Unasked() bool { return false }

// Paste implements frame.Box.
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

// Key implements frame.Box.
func (b *box) Key(msg tea.KeyPressMsg) tea.Cmd {
	switch key := msg.String(); {
	case action.Back.Has(key):
		return b.close()
	case b.running:
	case action.Accept.Has(key):
		return b.begin()
	case action.LineUp.Has(key), key == "shift+tab":
		b.line = (b.line + formLines - 1) % formLines
	case action.LineDown.Has(key), key == "tab":
		b.line = (b.line + 1) % formLines
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

// choose selects the next or previous value of the line.
func (b *box) choose(by int) {
	b.wrong = ""
	next := func(at, of int) int { return (at + of + by) % of }
	switch b.line {
	case lineWho:
		b.group = next(b.group, len(b.groups))
	case lineFormat:
		b.way = next(b.way, len(ways()))
	case lineCVs:
		b.cvs = !b.cvs
	default:
		b.left[parts[b.line]] = !b.left[parts[b.line]]
	}
	if b.own { // a typed name stays, except for its ending, which follows the format
		v := b.file.Value()
		b.file.SetValue(strings.TrimSuffix(v, filepath.Ext(v)) + b.ext())
	}
	b.suggest()
}

// Actions implements frame.Box.
func (b *box) Actions() []action.Action {
	if b.running {
		return []action.Action{{Keys: action.Back, Label: action.Label{Name: "stop, and write nothing"}.Translated(), Rank: 1}}
	}
	return []action.Action{
		{Keys: action.Accept, Label: action.Label{Name: "export", Context: "exporting"}.Translated(), Rank: 1},
		{Keys: action.ChooseLine, Label: action.Label{Name: "line"}.Translated(), Rank: 2},
		{Keys: action.ChooseValue, Label: action.Label{Name: "choose"}.Translated(), Rank: 3},
		{Keys: action.Back, Label: action.ToClose(), Rank: 4},
	}
}

// View implements frame.Box.
func (b *box) View(width int) []string {
	if b.running {
		return []string{b.progress(width)}
	}
	t := b.env.Theme
	label := 0
	for _, f := range b.fields() {
		label = max(label, text.Width(f.name)+2)
	}
	var out []string
	for _, f := range b.fields() {
		style, edge, value := t.Text, "  ", f.values[f.at]
		if f.line == b.line {
			style, edge = t.Bold, t.Field.Render("▸ ")
			value = "‹ " + value + " ›"
		}
		out = append(out, edge+t.Dim.Render(text.Fit(f.name, label))+style.Render(text.Cut(value, width-label-2)))
	}
	file, edge := t.Text.Render(ending(text.Line(b.file.Value()), width-label-4)), "  "
	if b.line == lineFile {
		file, edge = b.file.View(t, width-label-4), t.Field.Render("▸ ")
	}
	out = append(out, edge+t.Dim.Render(text.Fit(lang.Text("File"), label))+file, "")
	if b.wrong != "" {
		return append(out, frame.Styled(t.Bad, b.wrong, width)...)
	}
	return append(out, frame.Styled(t.Dim, b.about(), width)...)
}

// about returns what the person has to know about the file.
func (b *box) about() string {
	switch {
	case b.env.Blind:
		return lang.Text("Blind mode is on: the file hides the applicants' identities, too.")
	case b.left[Contacts]:
		return lang.Text("Phone and e-mail are left out. The text of a CV, or its file, may still have them.")
	}
	return lang.Text("Ratings, tags and shortlists go with the verdicts. Existing files are never overwritten.")
}

// progress draws how many applicants are gathered.
func (b *box) progress(width int) string {
	t, all, bar := b.env.Theme, len(b.groups[b.group].ids), max(width-20, 1)
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

// formField is a line with choices.
type formField struct {
	line   formLine
	name   string
	values []string
	at     int
}

// fields returns the lines with choices, in order.
func (b *box) fields() []formField {
	var groups, formats []string
	for _, g := range b.groups {
		groups = append(groups, g.what)
	}
	for _, w := range ways() {
		formats = append(formats, w.name)
	}
	out := []formField{{lineWho, lang.Text("Who"), groups, b.group}, {lineFormat, lang.Text("Format"), formats, b.way}}
	for at, name := range map[formLine]string{lineVerdicts: lang.Text("Verdicts"), lineNotes: lang.Text("Notes"), lineContacts: lang.TextIn("exporting", "Contacts")} {
		out = append(out, formField{at, name, []string{lang.Text("included"), lang.Text("left out")}, position(b.left[parts[at]])})
	}
	out = append(out, formField{lineCVs, lang.Text("CV files"), []string{lang.Text("left out"), lang.Text("included, in a ZIP archive")}, position(b.cvs)})
	slices.SortFunc(out, func(a, b formField) int { return int(a.line) - int(b.line) })
	return out
}

// position returns the index of a choice between two.
func position(second bool) int {
	if second {
		return 1
	}
	return 0
}
