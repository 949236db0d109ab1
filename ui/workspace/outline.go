package workspace

import (
	"shortlist/ui/layout"
	"shortlist/ui/outline"
)

// Outline implements outline.Outlined: the pane that has the keys.
func (s *Screen) Outline() outline.Page {
	switch {
	case s.focus == layout.Jobs:
		return s.Jobs.Outline()
	case s.focus == layout.Applicants:
		return s.Applicants.Outline()
	case s.ShowsJob():
		return s.Job.Outline()
	}
	return s.Candidate.Outline()
}
