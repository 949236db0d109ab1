package review

import (
	"context"

	tea "charm.land/bubbletea/v2"

	"shortlist/model"
	"shortlist/model/lang"
	"shortlist/model/needs"
	"shortlist/ui/load"
	"shortlist/ui/text"
)

// openReason asks for the reason of the verdict on applicants: a need of the job, or own words.
func (b *Reviewer) openReason(ids []int64) tea.Cmd {
	box := b.newWordsBox(ids, lang.Text("a need of the job, or own words"), func(r model.Review) string { return r.Reason })
	box.title = func(names string) string { return lang.Text("The reason of the verdict on %s", names) }
	box.about = lang.Text("It fills no letter. The applicant may ask to see it. An empty line removes it.")
	box.set = func(words string) tea.Cmd {
		reason := text.Line(words)
		if runes := []rune(reason); len(runes) > needs.Longest {
			reason = string(runes[:needs.Longest])
		}
		what := change{lang.Text("has no reason"), lang.Text("no reason")}
		if reason != "" {
			what = change{lang.Text("has the reason “%s”", reason), lang.Text("reason “%s”", reason)}
		}
		return b.change(ids, what, func(r *model.Review) {
			if r.Verdict != model.Undecided {
				r.Reason = reason
			}
		})
	}
	b.host.Push(box)
	source, job := b.writer.source, b.known.Applicant(ids[0]).JobID
	return load.Run(b.env.Group, &box.task, func(ctx context.Context) ([]needs.Need, error) { return source.Needs(ctx, job) }, func(of []needs.Need, _ error) tea.Cmd {
		for _, n := range of { // without them, own words are left
			box.Choices = append(box.Choices, text.Line(n.Text))
		}
		return nil
	})
}
