package workspace

import (
	"time"

	tea "charm.land/bubbletea/v2"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/model/lang"
	"shortlist/ui/env"
	"shortlist/ui/jobeditor"
	"shortlist/ui/load"
)

// CursorDelay is how long a cursor rests before the panes beside it show its row. A held key repeats
// sooner, so a cursor on its way neither reads the store nor repaints a page. Over a slow line the
// delay is SlowCursorDelay, the time that a page takes to arrive.
const (
	CursorDelay     = 80 * time.Millisecond
	SlowCursorDelay = 500 * time.Millisecond
)

func (s *Screen) cursorDelay() time.Duration {
	if s.env.UI.LowBandwidth {
		return SlowCursorDelay
	}
	return CursorDelay
}

// ShowCursor shows the row under a list's cursor in the panes beside it: at once, or if soon, once the cursor rests.
func (s *Screen) ShowCursor(pane env.Pane, soon bool) tea.Cmd {
	show := s.showJob
	if pane == env.ApplicantPane {
		show = s.showApplicant
	}
	if !soon || s.env.UI.Linear {
		return show()
	}
	if pane == env.JobPane {
		s.Applicants.Forgo()
	}
	s.delayed, s.movedAt = show, s.env.Now()
	if s.delay.Busy() { // a timer for each key would draw a frame for each key
		return nil
	}
	return s.wait(s.cursorDelay())
}

func (s *Screen) wait(d time.Duration) tea.Cmd {
	return load.After(s.env.Group, &s.delay, d, func() tea.Cmd {
		if left := s.cursorDelay() - s.env.Now().Sub(s.movedAt); left > 0 {
			s.env.OnlyMoved()
			return s.wait(left)
		}
		return s.delayed()
	})
}

// FlushDelay shows the row under the cursor at once, if that is still delayed.
func (s *Screen) FlushDelay() tea.Cmd {
	if !s.delay.Busy() {
		return nil
	}
	s.delay.Cancel()
	return s.delayed()
}

// Leave stops pending changes of the panes while another screen reads applicants: a delayed
// preview is not shown, and an undo does not move the cursor.
func (s *Screen) Leave() {
	s.delay.Cancel()
	s.undone = undone{}
}

// FocusOn gives the keys to a pane. The applicants of the job under the cursor are read when
// their pane gets them.
func (s *Screen) FocusOn(p env.Pane) tea.Cmd {
	shown := s.FlushDelay()
	opens := s.focus == env.JobPane
	s.focus = p
	if p != env.DetailPane {
		s.jobDetail = false
	} else if !s.jobDetail {
		s.Applicants.PinCursor() // the list keeps the cursor on the applicant in the detail
	}
	if p == env.ApplicantPane {
		if j, ok := s.Jobs.Current(); ok && (opens || s.Applicants.Job().ID != j.ID || !s.Applicants.Loaded()) {
			return tea.Batch(shown, s.Applicants.ShowAndFetch(j))
		}
	}
	return shown
}

// shift moves the focus by one pane.
func (s *Screen) shift(by int) tea.Cmd {
	to := s.focus + env.Pane(by)
	switch {
	case to < env.JobPane, to > env.DetailPane:
		return nil
	case s.jobDetail && by < 0:
		to = env.JobPane
	case to == env.DetailPane:
		s.opened = false
	}
	return s.FocusOn(to)
}

// showJob shows the job under the cursor in the other panes.
func (s *Screen) showJob() tea.Cmd {
	j, ok := s.Jobs.Current()
	begins := s.begins && ok && s.focus == env.JobPane
	s.begins = s.begins && s.Jobs.AsOf().IsZero()
	if begins {
		return s.OpenJob(j)
	}
	if !ok {
		s.Job.Clear()
		s.Candidate.Clear()
		return s.Applicants.ShowCached(model.Job{})
	}
	s.Job.ShowJob(j)
	if s.focus != env.JobPane && !s.jobDetail {
		// The list was refreshed while the person reads applicants.
		if current, ok := s.Jobs.Job(s.Applicants.Job().ID); ok {
			return s.Applicants.ShowCached(current)
		}
		return nil
	}
	return s.Applicants.ShowCached(j)
}

// OpenJob shows the applicants of a job, and gives them the keys.
func (s *Screen) OpenJob(j model.Job) tea.Cmd {
	s.delay.Cancel()
	s.Job.ShowJob(j)
	s.focus, s.jobDetail = env.ApplicantPane, false
	return s.Applicants.ShowAndFetch(j)
}

// PreviewJob shows a job as the board shows it, and gives it the keys.
func (s *Screen) PreviewJob(j model.Job) tea.Cmd {
	cmd := s.FlushDelay()
	s.Job.ShowJob(j)
	s.focus, s.jobDetail = env.DetailPane, true
	return cmd
}

// NextJob moves on in the list of jobs.
func (s *Screen) NextJob(by int) tea.Cmd {
	cmd := s.Jobs.Step(by)
	if j, ok := s.Jobs.Current(); ok {
		s.Job.ShowJob(j)
	}
	return cmd
}

// ShowSaved shows a job that was saved: its real status, and what the service changed
// (CONTRACT 10, 12).
func (s *Screen) ShowSaved(saved account.Saved, d model.Draft) tea.Cmd {
	if d.Currency != nil {
		s.Jobs.SetCurrency(saved.Job.ID, model.CurrencyEntry{Currency: *d.Currency, Sent: s.env.Now()})
	}
	s.Jobs.Put(saved.Job)
	s.focus, s.jobDetail = env.JobPane, false
	notice := jobeditor.SavedNotice(s.env, saved, d)
	next := tea.Batch(s.showJob(), s.Jobs.Refresh())
	if len(saved.Changed) > 0 {
		s.env.Show(jobeditor.Changed(saved, notice))
		return next
	}
	return tea.Batch(s.env.Notify(notice.Severity, notice.Text), next)
}

// showApplicant shows the applicant under the cursor in the detail. If the detail has the keys and
// shows another applicant, that one stays, because the keys act on it.
func (s *Screen) showApplicant() tea.Cmd {
	c, ok := s.Applicants.Current()
	if shown, has := s.Candidate.Candidate(); has && s.InDetail() && (!ok || shown.ID != c.ID) {
		s.showListed(shown.ID)
		return nil
	}
	switch {
	case !ok && c.ID != 0: // the list shows the applicant once the row is read
		return nil
	case !ok:
		s.Candidate.Clear()
		return nil
	}
	s.Candidate.Show(c)
	return nil
}

// showListed shows an applicant as the list has the row now. Without a row the detail stays: an older
// copy may show what is hidden now.
func (s *Screen) showListed(id int64) {
	if now, ok := s.Applicants.Person(id); ok {
		s.Candidate.Show(now)
	}
}

// Open opens an application and marks it viewed. Besides it, only the reader marks applications viewed
// (CONTRACT 29).
func (s *Screen) Open(applyID int64) tea.Cmd {
	s.delay.Cancel()
	s.focus, s.jobDetail, s.opened = env.DetailPane, false, true
	cmd := s.people.View(applyID)
	s.showListed(applyID)
	return cmd
}

// Preview shows an application without marking it viewed, and gives it the keys.
func (s *Screen) Preview(applyID int64) tea.Cmd {
	s.delay.Cancel()
	s.focus, s.jobDetail, s.opened = env.DetailPane, false, false
	s.showListed(applyID)
	return nil
}

// Resume goes on after another screen has read an application: if an applicant is in the detail, the
// detail shows the one that was read.
func (s *Screen) Resume(read int64) tea.Cmd {
	if s.InDetail() {
		s.showListed(read)
	}
	if s.Applicants.Forgone() {
		return s.showJob()
	}
	return s.showApplicant()
}

// Next moves on in the list of applicants. It opens the next one if the last one was opened, else previews it.
func (s *Screen) Next(by int) tea.Cmd {
	c, ok := s.Applicants.Step(by)
	switch {
	case !ok && c.ID != 0: // the list is still reading the row
		return nil
	case !ok && by > 0:
		return s.env.Notify(env.Info, lang.Text("This is the last application."))
	case !ok:
		return s.env.Notify(env.Info, lang.Text("This is the first application."))
	case s.opened:
		return s.Open(c.ID)
	}
	return s.Preview(c.ID)
}

// Delayed reports whether the panes wait for the cursor to rest.
func (s *Screen) Delayed() bool { return s.delay.Busy() }

// Reload implements screen.Reloader.
func (s *Screen) Reload() tea.Cmd {
	s.Candidate.Reload()
	return s.Applicants.Redact()
}
