package review

import (
	"slices"

	tea "charm.land/bubbletea/v2"

	"shortlist/model"
	"shortlist/model/lang"
	"shortlist/ui/text"
)

// openOutcome asks what came of applications.
func (b *Reviewer) openOutcome(ids []int64) tea.Cmd {
	box := b.newWordsBox(ids, lang.Text("hired, or own words"), func(r model.Review) string { return model.OutcomeLabel(r.Outcome) })
	box.title = func(names string) string { return lang.Text("The outcome of %s", names) }
	box.about = lang.Text("The outcome stays on this computer. An empty line removes it.")
	for _, o := range model.Outcomes() {
		box.Choices = append(box.Choices, model.OutcomeLabel(o))
	}
	box.set = func(words string) tea.Cmd {
		outcome := model.CleanOutcome(words)
		what := change{lang.Text("has no outcome"), lang.Text("no outcome")}
		if outcome != "" {
			label := text.Line(model.OutcomeLabel(outcome))
			what = change{lang.Text("has the outcome “%s”", label), lang.Text("outcome “%s”", label)}
		}
		if slices.Contains(append(model.Outcomes(), ""), outcome) { // own words may name an applicant
			what = b.nameless(what)
		}
		return b.change(ids, what, func(r *model.Review) { r.Outcome = outcome })
	}
	b.host.Push(box)
	return nil
}
