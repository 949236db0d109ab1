package workspace

import (
	"strings"

	tea "charm.land/bubbletea/v2"

	"shortlist/model/lang"
	"shortlist/ui/action"
	"shortlist/ui/env"
)

// Elsewhere answers a key whose action is in another pane. It does not go to that pane, where the next keys of a person
// who types on would mean something else. It begins a new job, which needs no pane; for any other action it shows the
// keys that lead to the pane.
func (s *Screen) Elsewhere(key string) tea.Cmd {
	at, _ := s.Focus()
	_, job := s.Jobs.Current()
	_, applicant := s.Applicants.Current()
	_, detail := s.Candidate.Candidate()
	hasRow := [...]bool{env.JobPane: job, env.ApplicantPane: applicant, env.DetailPane: detail}
	for pane, actions := range [][]action.Action{env.JobPane: s.Jobs.Actions(), env.ApplicantPane: s.Applicants.Actions(), env.DetailPane: s.DetailActions()} {
		a, ok := action.Find(actions, key)
		switch {
		case !ok || a.Group == action.GroupMoving || pane == int(at):
		case a.Keys.IsSame(action.NewJob):
			return s.env.Run(a)
		case a.Disabled != "" && hasRow[pane]: // not possible in its own pane either
			return s.env.NotNow(a.Disabled)
		default:
			way, steps := action.NextPane, pane-int(at)
			if steps < 0 {
				way, steps = action.PreviousPane, -steps
			}
			return s.env.Notify(env.Info, lang.Text("“%s” (%s) is in another pane: press %s first.", a.TitleText(), action.KeyName(key), strings.TrimSpace(strings.Repeat(way.String()+" ", steps))))
		}
	}
	return nil
}
