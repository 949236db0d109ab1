package ui_test

import (
	"slices"
	"strings"
	"testing"

	"shortlist/model/modeltest"
	"shortlist/ui/action"
	"shortlist/ui/env"
)

// TestJobsAreReversed by R. The header shows it at each size, and s ends it.
func TestJobsAreReversed(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	for _, size := range [][2]int{{80, 24}, {120, 40}, {200, 60}} {
		d.Resize(size[0], size[1])
		for !d.Pane(env.JobPane).Has("by title") {
			d.Do(action.Sort)
		}
		d.Pane(env.JobPane).Sees("by title")
		before := d.titles()
		d.Do(action.Reverse)
		d.Pane(env.JobPane).Sees("title, reversed")
		d.Sees("Jobs are sorted by title, reversed.")
		after := d.titles()
		slices.Reverse(after)
		if !slices.Equal(before, after) {
			t.Errorf("at %v they are %v, reversed %v", size, before, after)
		}
		d.Do(action.Sort)
		d.Pane(env.JobPane).Sees("by views")
		d.Pane(env.JobPane).SeesNot("reversed")
	}
}

// TestTheHeaderShowsThePosition at the right edge at each size, behind the order. It shows the age of a list that is old,
// and with room for it, why the list has fewer applicants than the service counts for the job.
func TestTheHeaderShowsThePosition(t *testing.T) {
	modeltest.SkipInShort(t, "moves through lists at three sizes")
	t.Parallel()
	d := begin(t, setup{})
	for _, size := range [][2]int{{80, 24}, {120, 40}, {200, 60}} {
		d.Resize(size[0], size[1])
		header := func(p env.Pane) string { return strings.TrimSpace(d.Pane(p).Lines[0]) }
		if got := header(env.JobPane); !strings.HasSuffix(got, " 1 of 11") || strings.Contains(got, "as of") {
			t.Errorf("at %v the jobs begin with %q", size, got)
		}
		d.Do(action.Down, action.Down)
		if got := header(env.JobPane); !strings.HasSuffix(got, " 3 of 11") || !strings.HasPrefix(got, "Jobs — by status ") {
			t.Errorf("at %v, on the third job, they begin with %q", size, got)
		}
		d.Do(action.Top)
		d.ToJob("ua-backend")
		d.Do(action.Open, action.Top)
		if got := header(env.ApplicantPane); !strings.HasSuffix(got, " 1 of 38") || !strings.Contains(got, " — unviewed ") || !strings.Contains(got, "+2 deleted · ") && size[0] != 120 || strings.Contains(got, "as of") {
			t.Errorf("at %v the applicants begin with %q", size, got)
		}
		d.Do(action.Bottom)
		if got := header(env.ApplicantPane); !strings.HasSuffix(got, " 38 of 38") {
			t.Errorf("at %v, on the last, they begin with %q", size, got)
		}
		d.Do(action.Filter)
		d.Type("status:received")
		d.Do(action.Accept, action.Top, action.Down)
		if got := header(env.ApplicantPane); !strings.HasSuffix(got, " 2/20 of 38") {
			t.Errorf("at %v, filtered, they begin with %q", size, got)
		}
		d.Do(action.Back, action.PreviousPane, action.Top)
	}
}
