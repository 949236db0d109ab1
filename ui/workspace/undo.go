package workspace

import (
	tea "charm.land/bubbletea/v2"

	"shortlist/model"
	"shortlist/ui/load"
)

// undone is the applicant of an undone review that the filter did not show, and the applicant
// under the cursor.
type undone struct {
	id, at int64
}

// Revisit goes back to the applicant of an undone review. It opens no application that was not
// open, because that would mark it viewed.
func (s *Screen) Revisit(id int64) tea.Cmd {
	s.Applicants.MoveTo(id)
	s.undone = undone{}
	if here, _ := s.Applicants.Current(); here.ID != id {
		s.undone = undone{id, here.ID}
	}
	if shown, _ := s.Candidate.Candidate(); !s.keysOnDetail() {
		return s.Applicants.ShowSelected()
	} else if shown.ID == id {
		return nil
	}
	if c, ok := s.people.Listed(id); ok {
		s.Candidate.Show(c)
		return nil
	}
	s.Candidate.Clear() // until the applicant is shown, keys must act on no one
	return s.people.FetchOne(&s.undoTask, id, func(c model.Candidate, err error) tea.Cmd {
		switch _, has := s.Candidate.Candidate(); {
		case has, !s.keysOnDetail():
			return nil
		case err != nil:
			return s.Applicants.ShowSelected()
		}
		s.Candidate.Show(c)
		return nil
	})
}

// keysOnDetail reports whether keys act on the applicant in the detail.
func (s *Screen) keysOnDetail() bool { return s.inFront() && s.InDetail() }

// RefilterReviews applies the filter again, because the index finds only reviews on the disk. The
// cursor goes to an applicant that an undo brings back, unless it was moved meanwhile.
func (s *Screen) RefilterReviews() tea.Cmd {
	back := s.undone
	return delivered(s.env.Group, s.Applicants.Refilter(), func() tea.Cmd {
		if s.undone == back {
			s.undone = undone{}
		}
		here, _ := s.Applicants.Current()
		if at, _ := s.Applicants.Place(back.id); at == 0 || here.ID != back.at {
			return nil
		}
		s.Applicants.MoveTo(back.id)
		return s.Applicants.ShowSelected()
	})
}

// delivered calls then once the result of cmd was delivered.
func delivered(group *load.Group, cmd tea.Cmd, then func() tea.Cmd) tea.Cmd {
	if cmd == nil {
		return then()
	}
	return func() tea.Msg {
		done, ok := cmd().(load.Done)
		if !ok {
			return nil
		}
		return group.Done(func() tea.Cmd {
			brought := done.Deliver()
			return tea.Batch(brought, then())
		})
	}
}
