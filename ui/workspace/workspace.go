// Package workspace is the screen of the panes side by side: the jobs, the applicants of one
// of them, and beside them the detail of a job or of an applicant.
package workspace

import (
	"context"
	"strings"
	"time"

	tea "charm.land/bubbletea/v2"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/ui/action"
	"shortlist/ui/applicantlist"
	"shortlist/ui/candidatedetail"
	"shortlist/ui/env"
	"shortlist/ui/joblist"
	"shortlist/ui/load"
	"shortlist/ui/people"
	"shortlist/ui/review"
	"shortlist/ui/screen"
	"shortlist/ui/widget"
)

// Source is what the panes need of an account.
type Source interface {
	joblist.Source
	applicantlist.Source
	candidatedetail.Source
	Unviewed(context.Context) (map[int64]int, error)
	FetchMoved(ctx context.Context, jobs []model.Job, except int64) <-chan model.Job
}

// Viewer opens CVs in other programs.
type Viewer interface {
	NoViewer(model.Candidate) string // why no program opens the CV; "" when one may
}

// Screen is the workspace. Its panes are used on the loop only.
type Screen struct {
	Jobs       *joblist.Pane
	Applicants *applicantlist.Pane
	Candidate  *candidatedetail.Pane
	Job        *joblist.Detail

	env     *env.Env
	screens *screen.Stack // this one is the first
	source  Source
	people  *people.People
	book    *review.Reviewer

	focus     env.Pane
	jobDetail bool // the detail column belongs to the job, not to an applicant
	begins    bool // the first job of the list is to be opened
	opened    bool // the applicant in the detail was opened, not only previewed

	counting  load.Task      // counts the unviewed applicants
	fetching  load.Task      // fetches applicants whose counts changed
	undone    undone         // the applicant that an undo brings back into the list
	undoTask  load.Task      // reads the applicant of an undone review
	delay     load.Task      // until the detail follows the cursor
	delayed   func() tea.Cmd // makes the detail follow
	movedAt   time.Time      // when the cursor was moved last
	wide, low int            // the size as last drawn, in cells
}

// MarksInFront counts the marked applicants while they are on the screen.
func (s *Screen) MarksInFront() int {
	if !s.screens.InFront(s) {
		return 0
	}
	return s.Applicants.Marks()
}

// New returns the workspace of an account; Jobs.Start fills it.
func New(e *env.Env, screens *screen.Stack, source Source, known *people.People, book *review.Reviewer, v Viewer) *Screen {
	s := &Screen{env: e, screens: screens, source: source, people: known, book: book, begins: e.UI.FirstPane == model.PaneApplicants}
	s.Jobs = joblist.New(e, source, paneProgram{s: s})
	s.Applicants = applicantlist.New(e, source, paneProgram{s, v, s.reviewInList})
	s.Candidate = candidatedetail.New(e, source, known, paneProgram{s, v, s.reviewInDetail})
	known.Use(s.Applicants)
	s.Job = joblist.NewDetail(e, source, s.Jobs)
	return s
}

// Arrangement is how the person has arranged the panes.
type Arrangement struct {
	jobs       joblist.Arrangement
	applicants applicantlist.Arrangement
	focus      env.Pane
	jobDetail  bool
}

// Arrangement returns how the panes are arranged.
func (s *Screen) Arrangement() Arrangement {
	return Arrangement{s.Jobs.Arrangement(), s.Applicants.Arrangement(), s.focus, s.jobDetail}
}

// Begin arranges the panes as another screen had them. It must be called before Jobs.Start. If the detail of an
// applicant had the keys, the list gets them: that applicant may be gone.
func (s *Screen) Begin(a Arrangement) {
	s.Jobs.Begin(a.jobs)
	s.Applicants.Begin(a.applicants)
	s.begins = a.focus != env.JobPane && !a.jobDetail
	if a.jobDetail {
		s.focus, s.jobDetail = env.DetailPane, true
	}
}

// Heard implements screen.Listener.
func (s *Screen) Heard(e account.Event) tea.Cmd {
	return tea.Batch(s.Jobs.Heard(e), s.Applicants.Heard(e), s.Candidate.Heard(e))
}

// paneProgram answers what the panes ask the program.
type paneProgram struct {
	s *Screen
	Viewer
	review func(applyID int64) []action.Action
}

// HasKeys implements joblist.Program.
func (p paneProgram) HasKeys() bool { return p.s.focus == env.JobPane && p.s.inFront() }

// ReviewOf implements the Program of panes that show reviews.
func (p paneProgram) ReviewOf(applyID int64) model.Review { return p.s.book.Shown(applyID) }

// ReviewActions implements the Program of panes that show reviews.
func (p paneProgram) ReviewActions(applyID int64) []action.Action { return p.review(applyID) }

// StoppableSaving implements applicantlist.Program.
func (p paneProgram) StoppableSaving() bool { return p.s.people.StoppableSaving() }

// JobLink implements candidatedetail.Program.
func (p paneProgram) JobLink() string { return p.s.Applicants.Job().URL }

// Place implements candidatedetail.Program.
func (p paneProgram) Place(applyID int64) (at, of int) { return p.s.Applicants.Place(applyID) }

// Undecided implements candidatedetail.Program.
func (p paneProgram) Undecided() int { return p.s.Applicants.Undecided() }

// inFront reports whether no other screen covers the panes.
func (s *Screen) inFront() bool { return s.screens.InFront(s) }

// Lists implements arrivals.Panes.
func (s *Screen) Lists(arrival int64) bool {
	return s.Applicants.Lists(arrival)
}

// TakeKeys implements arrivals.Panes.
func (s *Screen) TakeKeys() bool { return s.inFront() && !s.Typing() }

// Place implements screen.Placed: what has the keys.
func (s *Screen) Place() any {
	return struct {
		pane      env.Pane
		jobDetail bool
	}{s.focus, s.jobDetail}
}

// Focus returns the pane that has the keys, and whether the detail is about the job.
func (s *Screen) Focus() (pane env.Pane, jobDetail bool) { return s.focus, s.jobDetail }

// Opened reports whether the applicant in the detail was opened, not only previewed.
func (s *Screen) Opened() bool { return s.opened }

// Redraw implements screen.Drawn. If the applicant in the detail is gone, the list gets the keys.
func (s *Screen) Redraw() tea.Cmd {
	s.Candidate.Forget()
	if s.InDetail() && s.Candidate.Gone() {
		s.focus = env.ApplicantPane
		return tea.Batch(s.showApplicant(), s.env.Notify(env.Warn, env.Gone()))
	}
	return s.showApplicant()
}

// Reviewed implements screen.Drawn.
func (s *Screen) Reviewed(applies []int64) {
	s.Applicants.ReviewsChanged(applies)
	s.Candidate.Forget()
}

// ShowsJob reports whether the detail column is about the job.
func (s *Screen) ShowsJob() bool { return s.focus == env.JobPane || s.jobDetail }

// InDetail reports whether keys on this screen are about the applicant in the detail.
func (s *Screen) InDetail() bool { return s.focus == env.DetailPane && !s.jobDetail }

// OpenID returns the application that is open; 0 without one.
func (s *Screen) OpenID() int64 {
	if c, has := s.Candidate.Candidate(); has && s.InDetail() && s.opened {
		return c.ID
	}
	return 0
}

// PreviewOnly makes the detail only preview applicants: the next one is not marked viewed either.
func (s *Screen) PreviewOnly() { s.opened, s.jobDetail = false, false }

func (s *Screen) layout() env.Layout { return env.NewLayout(s.wide, s.low, s.focus, s.jobDetail) }

// Resize sets the size of the terminal, in cells, the bar and the footer included.
func (s *Screen) Resize(width, height int) { s.wide, s.low = width, height }

// Prepare implements screen.Screen.
func (s *Screen) Prepare(int) tea.Cmd { return tea.Batch(s.Applicants.Prepare(), s.preparePage()) }

// preparePage builds the page beside the lists.
func (s *Screen) preparePage() tea.Cmd {
	for _, c := range s.layout().Columns {
		if c.Pane == env.DetailPane {
			if s.ShowsJob() {
				return s.Job.Prepare(c.Width)
			}
			return s.Candidate.Prepare(c.Width)
		}
	}
	return nil
}

// Typing implements screen.Screen.
func (s *Screen) Typing() bool {
	switch s.focus {
	case env.JobPane:
		return s.Jobs.Typing()
	case env.ApplicantPane:
		return s.Applicants.Typing()
	case env.DetailPane:
	}
	return false
}

// Type implements screen.Screen.
func (s *Screen) Type(msg tea.Msg) tea.Cmd {
	switch s.focus {
	case env.JobPane:
		return s.Jobs.Type(msg)
	case env.ApplicantPane:
		return s.Applicants.Type(msg)
	case env.DetailPane:
	}
	return nil
}

// Globals implements screen.Screen.
func (s *Screen) Globals() screen.Globals { return screen.All }

// DetailActions returns the actions of the page beside the lists.
func (s *Screen) DetailActions() []action.Action {
	if s.ShowsJob() {
		return s.Job.Actions()
	}
	return s.Candidate.Actions()
}

// Actions implements screen.Screen.
func (s *Screen) Actions() []action.Action {
	var out []action.Action
	switch s.focus {
	case env.JobPane:
		out = s.Jobs.Actions()
	case env.ApplicantPane:
		out = s.Applicants.Actions()
	case env.DetailPane:
		out = s.DetailActions()
	}
	if s.Typing() {
		return out
	}
	return append(out, s.Moves()...)
}

// Moves are the keys that go from pane to pane.
func (s *Screen) Moves() []action.Action {
	return []action.Action{
		{Keys: action.NextPane, Label: action.Label{Name: "next pane", Synonyms: "right", Help: "next pane"}.Translated(), Group: action.GroupMoving, Run: func() tea.Cmd { return s.shift(1) }},
		{Keys: action.PreviousPane, Label: action.Label{Name: "previous pane", Synonyms: "left", Help: "previous pane"}.Translated(), Group: action.GroupMoving, Run: func() tea.Cmd { return s.shift(-1) }},
	}
}

// View implements screen.Screen: the panes side by side, or one below another, with a rule between them.
func (s *Screen) View(_, height int) []string {
	rule := s.env.Theme.Faint.Render("│")
	var columns [][]string
	for _, c := range s.layout().Columns {
		from, high := c.Lines(height)
		lines := widget.Fill(s.pane(c, high), c.Width, high)
		if above := len(columns) - 1; from > 0 {
			columns[above] = append(append(columns[above], s.env.Theme.Faint.Render(strings.Repeat("─", c.Width))), lines...)
			continue
		}
		columns = append(columns, lines)
	}
	out, row := make([]string, height), make([]string, len(columns))
	for i := range out {
		for j, column := range columns {
			row[j] = column[i]
		}
		out[i] = strings.Join(row, rule)
	}
	return out
}

func (s *Screen) pane(c env.Column, height int) []string {
	focused := c.Pane == s.focus
	switch {
	case c.Pane == env.JobPane:
		return s.Jobs.View(c.Width, height, focused)
	case c.Pane == env.ApplicantPane:
		return s.Applicants.View(c.Width, height, focused)
	case s.ShowsJob():
		return s.Job.View(c.Width, height, focused)
	}
	return s.Candidate.View(c.Width, height, focused)
}
