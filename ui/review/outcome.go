package review

import (
	"slices"
	"strings"

	tea "charm.land/bubbletea/v2"

	"shortlist/model"
	"shortlist/model/lang"
	"shortlist/ui/action"
	"shortlist/ui/frame"
	"shortlist/ui/text"
	"shortlist/ui/widget"
)

// outcomeBox lets the person choose or type what came of applications. An empty line removes it.
type outcomeBox struct {
	frame.Line
	book    *Reviewer
	ids     []int64
	begun   string // the line that the box began with
	unshown bool   // what is noted is not shown: it is hidden, or not the same for all; an empty line keeps it then
	choices []string
}

func (b *Reviewer) openOutcome(ids []int64) tea.Cmd {
	box := b.newWordsBox(ids, lang.Text("hired, or own words"), func(r model.Review) string { return model.OutcomeLabel(r.Outcome) })
	for _, o := range model.Outcomes() {
		box.choices = append(box.choices, model.OutcomeLabel(o))
	}
	b.host.Push(&box)
	return nil
}

// Title implements frame.Box.
func (b *outcomeBox) Title() string { return lang.Text("The outcome of %s", b.book.known.Names(b.ids)) }

// ShowsNoApplicant implements frame.Redacted.
func (b *outcomeBox) ShowsNoApplicant() bool { return true }

// KeepTyped implements frame.Typed. Only enter removes outcomes.
func (b *outcomeBox) KeepTyped() tea.Cmd {
	if typed := strings.TrimSpace(b.Input.Value()); typed == "" || typed == b.begun {
		return nil
	}
	return b.keep()
}

// Key implements frame.Box.
func (b *outcomeBox) Key(msg tea.KeyPressMsg) tea.Cmd {
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

// chosen is the choice whose text is typed; -1 for any other text.
func (b *outcomeBox) chosen() int {
	typed := strings.TrimSpace(b.Input.Value())
	return slices.IndexFunc(b.choices, func(choice string) bool { return strings.EqualFold(choice, typed) })
}

func (b *outcomeBox) choose(choice int) {
	b.Input.Begin(b.choices[max(min(choice, len(b.choices)-1), 0)])
}

// EntryAt implements frame.Pointed.
func (b *outcomeBox) EntryAt(_, line int) (entry, chosen int, ok bool) {
	entry = line - firstChoice
	return entry, b.chosen(), entry >= 0 && entry < len(b.choices)
}

// keep sets the typed outcome; an empty line removes the applicants' outcomes.
func (b *outcomeBox) keep() tea.Cmd {
	b.Host.Remove(b)
	outcome := model.CleanOutcome(b.Input.Value())
	if outcome == "" && b.unshown {
		return nil
	}
	what := change{lang.Text("has no outcome"), lang.Text("no outcome")}
	if outcome != "" {
		label := text.Line(model.OutcomeLabel(outcome))
		what = change{lang.Text("has the outcome “%s”", label), lang.Text("outcome “%s”", label)}
	}
	if slices.Contains(append(model.Outcomes(), ""), outcome) { // own words may name an applicant
		what = b.book.nameless(what)
	}
	return b.book.change(b.ids, what, func(r *model.Review) { r.Outcome = outcome })
}

// newWordsBox returns a box for words about applicants. It begins with those of the reviews if they are the same; in blind
// mode with none, as words may name an applicant.
func (b *Reviewer) newWordsBox(ids []int64, hint string, noted func(model.Review) string) outcomeBox {
	box := outcomeBox{book: b, ids: ids, begun: noted(b.For(ids[0]))}
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

// Actions implements frame.Box.
func (b *outcomeBox) Actions() []action.Action {
	return []action.Action{
		{Keys: action.Accept, Label: saySave(), Rank: 1},
		{Keys: action.ChooseLine, Label: action.Label{Name: "choose"}.Translated(), Rank: 2},
		{Keys: action.ClearLine, Label: action.Label{Name: "clear"}.Translated(), Rank: 3},
		{Keys: action.Back, Label: action.ToCancel(), Rank: 4},
	}
}

// View implements frame.Box.
func (b *outcomeBox) View(width int) []string {
	return b.view(width, lang.Text("The outcome stays on this computer. An empty line removes it."))
}

func (b *outcomeBox) view(width int, about string) []string {
	t := b.Env.Theme
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
