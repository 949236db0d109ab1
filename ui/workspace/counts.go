package workspace

import (
	"context"
	"slices"

	tea "charm.land/bubbletea/v2"

	"shortlist/model"
	"shortlist/ui/intent"
	"shortlist/ui/load"
)

// CountUnviewed counts the applicants not viewed of every job.
func (s *Screen) CountUnviewed() tea.Cmd {
	return load.Run(s.env.Group, &s.counting, s.source.Unviewed, func(unviewed map[int64]int, err error) tea.Cmd {
		if err == nil {
			s.Jobs.SetUnviewed(unviewed)
		}
		return nil
	})
}

// Refresh fetches the jobs, and the applicants that are shown.
func (s *Screen) Refresh() tea.Cmd {
	if !s.Applicants.Loaded() {
		return s.Jobs.Refresh()
	}
	return tea.Batch(s.Jobs.Refresh(), s.Applicants.Refetch())
}

// FetchMoved fetches the applicants of jobs whose counts have changed (CONTRACT 34). It leaves out
// the open job only while the pane reads its applicants: if they were never read, or the last read
// failed, it fetches them, too.
func (s *Screen) FetchMoved() tea.Cmd {
	var own tea.Cmd
	open := s.Applicants.Job().ID
	if j, ok := s.Jobs.Job(open); ok && s.Applicants.Moved(j) {
		own = s.Applicants.ShowAndFetch(j)
	}
	if own == nil && !s.Applicants.Reading() {
		open = 0
	}
	if s.fetching.Busy() {
		return own // the fetch under way goes on
	}
	jobs, source := slices.Clone(s.Jobs.All()), s.source
	return tea.Batch(own, load.Stream(s.env.Group, &s.fetching, func(ctx context.Context) <-chan model.Job {
		return source.FetchMoved(ctx, jobs, open)
	}, func(model.Job) tea.Cmd { return s.env.Do(intent.RecountUnviewed{}) }))
}
