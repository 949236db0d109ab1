package workspace

import (
	"shortlist/ui/env"
	"shortlist/ui/outline"
)

// Outline implements outline.Outlined: the pane that has the keys.
func (s *Screen) Outline() outline.Page {
	switch {
	case s.focus == env.JobPane:
		return s.Jobs.Outline()
	case s.focus == env.ApplicantPane:
		return s.Applicants.Outline()
	case s.ShowsJob():
		return s.Job.Outline()
	}
	return s.Candidate.Outline()
}
