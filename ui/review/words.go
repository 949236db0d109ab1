package review

import (
	"slices"
	"strings"

	tea "charm.land/bubbletea/v2"

	"shortlist/model"
	"shortlist/model/lang"
	"shortlist/ui/action"
	"shortlist/ui/frame"
	"shortlist/ui/load"
	"shortlist/ui/text"
	"shortlist/ui/widget"
)

// wordsBox lets the person choose or type words about applicants: an outcome, or the reason of a verdict. An empty line removes
// them.
type wordsBox struct {
	frame.Line
	book    *Reviewer
	ids     []int64
	title   func(names string) string
	about   string
	begun   string // the line that the box began with
	unshown bool   // what is noted is not shown: it is hidden, or not the same for all; an empty line keeps it then
	choices []string
	task    load.Task                  // reads the choices
	set     func(words string) tea.Cmd // "" removes what is noted
}

// newWordsBox returns a box for words about applicants. It begins with those of the reviews if they are the same; in blind
// mode with none, as words may name an applicant.
func (b *Reviewer) newWordsBox(ids []int64, hint string, noted func(model.Review) string) *wordsBox {
	box := &wordsBox{book: b, ids: ids, begun: noted(b.For(ids[0]))}
	for _, id := range ids {
		other := noted(b.For(id))
		box.unshown = box.unshown || other != box.begun || b.env.Blind && other != ""
	}
	if box.unshown {
		box.begun = ""
	}
	box.Line = frame.NewLine(b.env, b.host, hint, box.begun)
	box.Input.Select()
	return box
}

// Title implements frame.Box.
func (b *wordsBox) Title() string { return b.title(b.book.known.Names(b.ids)) }

// ShowsNoApplicant implements frame.Redacted.
func (b *wordsBox) ShowsNoApplicant() bool { return true }

// KeepTyped implements frame.Typed. Only enter removes words.
func (b *wordsBox) KeepTyped() tea.Cmd {
	if typed := b.typed(); typed == "" || typed == b.begun {
		return nil
	}
	return b.keep()
}

// Key implements frame.Box.
func (b *wordsBox) Key(msg tea.KeyPressMsg) tea.Cmd {
	switch key := msg.String(); {
	case action.LineDown.Has(key):
		b.choose(b.chosen() + 1)
	case action.LineUp.Has(key):
		b.choose(b.chosen() - 1)
	case action.ClearLine.Has(key):
		b.Input.Begin("")
	default:
		return b.Take(msg, b, b.keep)
	}
	return nil
}

func (b *wordsBox) typed() string { return strings.Join(strings.Fields(b.Input.Value()), " ") }

// chosen is the choice whose text is typed; -1 for any other text.
func (b *wordsBox) chosen() int {
	return slices.IndexFunc(b.choices, func(choice string) bool { return strings.EqualFold(choice, b.typed()) })
}

func (b *wordsBox) choose(choice int) {
	if len(b.choices) > 0 {
		b.Input.Begin(b.choices[max(min(choice, len(b.choices)-1), 0)])
	}
}

// EntryAt implements frame.Pointed.
func (b *wordsBox) EntryAt(_, line int) (entry, chosen int, ok bool) {
	entry = line - firstChoice
	return entry, b.chosen(), entry >= 0 && entry < len(b.choices)
}

func (b *wordsBox) keep() tea.Cmd {
	b.Host.Remove(b)
	if b.typed() == "" && b.unshown {
		return nil
	}
	return b.set(b.typed())
}

// Actions implements frame.Box.
func (b *wordsBox) Actions() []action.Action {
	return []action.Action{
		{Keys: action.Accept, Label: saySave(), Rank: 1},
		{Keys: action.ChooseLine, Label: action.Label{Name: "choose"}.Translated(), Rank: 2},
		{Keys: action.ClearLine, Label: action.Label{Name: "clear"}.Translated(), Rank: 3},
		{Keys: action.Back, Label: action.ToCancel(), Rank: 4},
	}
}

// View implements frame.Box.
func (b *wordsBox) View(width int) []string {
	t := b.Env.Theme
	about := b.about
	if b.unshown {
		about = lang.Text("An empty line keeps what is noted; it is not shown here.")
	}
	out := []string{b.Field(width), t.Dim.Render(text.Cut(about, width)), ""}
	for i, choice := range b.choices {
		edge, side, style := t.Row(i == b.chosen(), true, t.Text)
		out = append(out, widget.NewRow(width).Left(side, edge).Left(style, " "+choice).Render(t.Choice(i == b.chosen())))
	}
	return out
}
