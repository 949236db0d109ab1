package workspace

import (
	tea "charm.land/bubbletea/v2"

	"shortlist/ui/action"
	"shortlist/ui/review"
)

// reviewInList are the actions of a review in the list of applicants: for the marked ones, or without marks for
// the one under the cursor.
func (s *Screen) reviewInList(applyID int64) []action.Action {
	chosen := review.One(applyID, "")
	chosen.Marked, chosen.IDs = s.Applicants.Marks(), s.Applicants.Marked
	out := s.book.Actions(chosen, 3, func() tea.Cmd {
		if _, ok := s.Applicants.Step(1); !ok {
			return nil
		}
		return s.Applicants.ShowSelected()
	})
	out = append(out, s.book.Together(chosen)...)
	if hidden := s.Applicants.HiddenMarks(); hidden != "" {
		for i, a := range out {
			if a.Title != review.UndoTitle() {
				out[i].Disabled = hidden
			}
		}
	}
	return out
}

// reviewInDetail are the actions of a review for the applicant in the detail.
func (s *Screen) reviewInDetail(applyID int64) []action.Action {
	one := review.One(applyID, "")
	out := append(s.book.Actions(one, 1, func() tea.Cmd { return s.Next(1) }), s.book.Together(one)...)
	return append(out, review.WrittenAction(s.env, applyID, s.Candidate.About().Colleagues))
}
