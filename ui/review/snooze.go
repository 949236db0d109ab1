package review

import (
	"slices"
	"strings"

	tea "charm.land/bubbletea/v2"

	"shortlist/model"
	"shortlist/model/amount"
	"shortlist/model/lang"
	"shortlist/ui/action"
	"shortlist/ui/frame"
	"shortlist/ui/text"
	"shortlist/ui/widget"
)

// snoozeBox lets the person type or choose the day on which to look at applicants again. An
// empty line removes it.
type snoozeBox struct {
	frame.Line
	book    *Reviewer
	ids     []int64
	begun   string // the line that the box began with
	choices []string
	refused bool // enter was pressed on a line that is no day
}

func (b *Reviewer) openSnooze(ids []int64) tea.Cmd {
	box := &snoozeBox{book: b, ids: ids, choices: amount.DayChoices()}
	now := b.For(ids[0]).Snoozed
	if slices.ContainsFunc(ids, func(id int64) bool { return b.For(id).Snoozed != now }) {
		now = ""
	}
	box.begun = string(now)
	box.Line = frame.NewLine(b.env, b.host, amount.DayHint(), box.begun)
	box.Input.Select()
	box.Changed = func() { box.refused = false }
	b.host.Push(box)
	return nil
}

// Title implements frame.Box.
func (b *snoozeBox) Title() string { return lang.Text("Look again at %s", b.book.known.Names(b.ids)) }

// ShowsNoApplicant implements frame.Redacted.
func (b *snoozeBox) ShowsNoApplicant() bool { return true }

// KeepTyped implements frame.Typed. Only enter removes dates.
func (b *snoozeBox) KeepTyped() tea.Cmd {
	if typed := strings.TrimSpace(b.Input.Value()); typed == "" || typed == b.begun {
		return nil
	}
	return b.keep()
}

// Key implements frame.Box.
func (b *snoozeBox) Key(msg tea.KeyPressMsg) tea.Cmd {
	switch key := msg.String(); {
	case action.LineDown.Has(key):
		b.choose(b.chosen() + 1)
	case action.LineUp.Has(key):
		b.choose(b.chosen() - 1)
	case action.ClearLine.Has(key):
		b.refused = false
		b.Input.Begin("")
	default:
		return b.Take(msg, b, b.keep)
	}
	return nil
}

// chosen is the choice whose text is typed; -1 for any other text.
func (b *snoozeBox) chosen() int {
	return slices.Index(b.choices, strings.ToLower(strings.TrimSpace(b.Input.Value())))
}

func (b *snoozeBox) choose(choice int) {
	b.refused = false
	b.Input.Begin(b.choices[max(min(choice, len(b.choices)-1), 0)])
}

// firstChoice is the line of the box with the first choice.
const firstChoice = 3

// EntryAt implements frame.Pointed.
func (b *snoozeBox) EntryAt(_, line int) (entry, chosen int, ok bool) {
	entry = line - firstChoice
	return entry, b.chosen(), entry >= 0 && entry < len(b.choices)
}

// read returns the typed day; "" for an empty line.
func (b *snoozeBox) read() (model.Day, error) {
	typed := strings.TrimSpace(b.Input.Value())
	if typed == "" {
		return "", nil
	}
	return amount.ReadDay(typed, b.Env.Today())
}

// keep sets the typed day; an empty line removes the applicants' days. If the line is no day, the box stays open.
func (b *snoozeBox) keep() tea.Cmd {
	on, err := b.read()
	if b.refused = err != nil; b.refused {
		return nil
	}
	b.Host.Remove(b)
	what := change{lang.Text("has no date to look again"), lang.Text("no date to look again")}
	if on != "" {
		what = sayIsSnoozed(amount.DayInWords(on, b.Env.Today()))
	}
	return b.book.change(b.ids, b.book.nameless(what), func(r *model.Review) { r.Snoozed = on })
}

// Refused implements screen.Refusing.
func (b *snoozeBox) Refused() string {
	if _, err := b.read(); err != nil {
		return err.Error()
	}
	return ""
}

// Actions implements frame.Box.
func (b *snoozeBox) Actions() []action.Action {
	return []action.Action{
		{Keys: action.Accept, Label: saySave(), Rank: 1},
		{Keys: action.ChooseLine, Label: action.Label{Name: "choose"}.Translated(), Rank: 2},
		{Keys: action.ClearLine, Label: action.Label{Name: "clear"}.Translated(), Rank: 3},
		{Keys: action.Back, Label: action.ToCancel(), Rank: 4},
	}
}

// View implements frame.Box.
func (b *snoozeBox) View(width int) []string {
	t, today := b.Env.Theme, b.Env.Today()
	style, words := t.Dim, lang.Text("The date stays on this computer. An empty line removes it.")
	switch on, err := b.read(); {
	case err != nil:
		if words = err.Error(); b.refused {
			style = t.Warn
		}
	case on != "":
		style, words = t.Good, amount.DayInWords(on, today)
	}
	out := []string{b.Field(width), style.Render(text.Cut(words, width)), ""}
	wide := 0
	for _, choice := range b.choices {
		wide = max(wide, text.Width(choice))
	}
	for i, choice := range b.choices {
		edge, side, style := t.Row(i == b.chosen(), true, t.Text)
		row := widget.NewRow(width).Left(side, edge).Left(style, " "+text.Fit(choice, wide))
		if on, err := amount.ReadDay(choice, today); err == nil {
			row.Left(t.Dim, "  "+amount.DayInWords(on, today))
		}
		out = append(out, row.Render(t.Choice(i == b.chosen())))
	}
	return out
}

func sayIsSnoozed(day string) change {
	return change{lang.Text("comes up again on %s", day), lang.Text("again on %s", day)}
}
