package workspace

import (
	"shortlist/ui/env"
	"shortlist/ui/screen"
)

// Outline implements screen.Outlined: the pane that has the keys.
func (s *Screen) Outline() screen.Outline {
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
