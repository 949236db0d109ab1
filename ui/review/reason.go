package review

import (
	"context"
	"strings"

	tea "charm.land/bubbletea/v2"

	"shortlist/model"
	"shortlist/model/lang"
	"shortlist/model/needs"
	"shortlist/ui/action"
	"shortlist/ui/load"
	"shortlist/ui/text"
)

// reasonBox lets the person choose a need of the job or type why a verdict was given. An empty line removes the reason.
type reasonBox struct {
	outcomeBox
	task load.Task
}

// openReason asks for the reason of the verdict on applicants or, if they have none, on those of the last verdict.
func (b *Reviewer) openReason(ids []int64) tea.Cmd {
	if len(ids) == 1 && b.For(ids[0]).Verdict == model.Undecided && len(b.judged) > 0 {
		ids = b.judged
	}
	box := &reasonBox{outcomeBox: b.newWordsBox(ids, lang.Text("a need of the job, or own words"), func(r model.Review) string { return r.Reason })}
	b.host.Push(box)
	source, job := b.writer.source, b.known.Applicant(ids[0]).JobID
	return load.Run(b.env.Group, &box.task, func(ctx context.Context) ([]needs.Need, error) { return source.Needs(ctx, job) }, func(of []needs.Need, _ error) tea.Cmd {
		for _, n := range of { // without them, own words are left
			box.choices = append(box.choices, text.Line(n.Text))
		}
		return nil
	})
}

// Title implements frame.Box.
func (b *reasonBox) Title() string {
	return lang.Text("The reason of the verdict on %s", b.book.known.Names(b.ids))
}

// KeepTyped implements frame.Typed. Only enter removes reasons.
func (b *reasonBox) KeepTyped() tea.Cmd {
	if typed := strings.TrimSpace(b.Input.Value()); typed == "" || typed == b.begun {
		return nil
	}
	return b.keep()
}

// Key implements frame.Box.
func (b *reasonBox) Key(msg tea.KeyPressMsg) tea.Cmd {
	key := msg.String()
	if action.LineDown.Has(key) || action.LineUp.Has(key) {
		if len(b.choices) == 0 {
			return nil
		}
		return b.outcomeBox.Key(msg)
	}
	if action.ClearLine.Has(key) {
		return b.outcomeBox.Key(msg)
	}
	return b.Take(msg, b, b.keep)
}

func (b *reasonBox) keep() tea.Cmd {
	b.Host.Remove(b)
	reason := text.Line(strings.Join(strings.Fields(b.Input.Value()), " "))
	if runes := []rune(reason); len(runes) > needs.Longest {
		reason = string(runes[:needs.Longest])
	}
	if reason == "" && b.unshown {
		return nil
	}
	what := change{lang.Text("has no reason"), lang.Text("no reason")}
	if reason != "" {
		what = change{lang.Text("has the reason “%s”", text.Line(reason)), lang.Text("reason “%s”", text.Line(reason))}
	}
	return b.book.change(b.ids, what, func(r *model.Review) {
		if r.Verdict != model.Undecided {
			r.Reason = reason
		}
	})
}

// View implements frame.Box.
func (b *reasonBox) View(width int) []string {
	return b.view(width, lang.Text("It fills no letter. The applicant may ask to see it. An empty line removes it."))
}
