package ui_test

import (
	"fmt"
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

// TestTheHeaderShowsThePositionInALongList, and nothing for a list that is fully
// visible. Above the first row of a narrow list it shows the age of the list.
func TestTheHeaderShowsThePositionInALongList(t *testing.T) {
	modeltest.SkipInShort(t, "moves through lists at three sizes")
	t.Parallel()
	d := begin(t, setup{})
	for _, size := range [][2]int{{80, 24}, {120, 40}, {200, 60}} {
		d.Resize(size[0], size[1])
		header := func(p env.Pane) string { return strings.TrimSpace(d.Pane(p).Lines[0]) }
		long := size[0] == 80
		if got := header(env.JobPane); !strings.HasSuffix(got, "as of 09:30") || strings.Contains(got, " of 11") {
			t.Errorf("at %v the jobs begin with %q", size, got)
		}
		d.Do(action.Down, action.Down)
		if got := header(env.JobPane); strings.Contains(got, "3 of 11") != long || !strings.Contains(got, "Jobs  by status") {
			t.Errorf("at %v, on the third job, they begin with %q", size, got)
		}
		d.Do(action.Top)
		d.ToJob("ua-backend")
		d.Do(action.Open, action.Top)
		if got := header(env.ApplicantPane); !strings.HasSuffix(got, "as of 09:30") {
			t.Errorf("at %v the applicants begin with %q", size, got)
		}
		d.Do(action.Bottom)
		if got := header(env.ApplicantPane); strings.Contains(got, "38 of 38") != (size[0] < 200) {
			t.Errorf("at %v, on the last, they begin with %q", size, got)
		}
		d.Do(action.Filter)
		d.Type("status:received")
		d.Do(action.Accept, action.Top, action.Down)
		found := len(d.Shown())
		want := fmt.Sprintf("%d of 38", found)
		if size[0] < 200 {
			want = "2/" + want
		}
		if got := header(env.ApplicantPane); found < 20 || !strings.Contains(got, want) {
			t.Errorf("at %v, filtered, they begin with %q, want %q", size, got, want)
		}
		d.Do(action.Back, action.PreviousPane, action.Top)
	}
}
