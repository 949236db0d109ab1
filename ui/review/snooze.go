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
)

// snoozeBox lets the person type or choose the day on which to look at applicants again. An
// empty line removes it.
type snoozeBox struct {
	frame.ChoiceLine
	book    *Reviewer
	ids     []int64
	begun   string // the line that the box began with
	refused bool   // enter was pressed on a line that is no day
}

func (b *Reviewer) openSnooze(ids []int64) tea.Cmd {
	box := &snoozeBox{book: b, ids: ids}
	now := b.For(ids[0]).Snoozed
	if slices.ContainsFunc(ids, func(id int64) bool { return b.For(id).Snoozed != now }) {
		now = ""
	}
	box.begun = string(now)
	box.ChoiceLine = frame.ChoiceLine{Line: frame.NewLine(b.env, b.host, amount.DayHint(), box.begun), Choices: amount.DayChoices()}
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
func (b *snoozeBox) Key(msg tea.KeyPressMsg) tea.Cmd { return b.Take(msg, b, b.keep) }

// Actions implements frame.Box.
func (b *snoozeBox) Actions() []action.Action { return b.ChoiceLine.Actions(saySave()) }

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
	return b.Draw(nil, style, words, width, func(i int) (choice, meaning string) {
		if on, err := amount.ReadDay(b.Choices[i], today); err == nil {
			meaning = amount.DayInWords(on, today)
		}
		return b.Choices[i], meaning
	})
}

func sayIsSnoozed(day string) change {
	return change{lang.Text("comes up again on %s", day), lang.Text("again on %s", day)}
}
