package ui_test

import (
	"slices"
	"strings"
	"testing"

	"shortlist/api/sandbox"
	"shortlist/model"
	"shortlist/model/modeltest"
	"shortlist/ui"
	"shortlist/ui/action"
	"shortlist/ui/env"
)

// TestTheDashboardBeginsWhereThePersonChose: with the applicants of the first job, and on the tabs they named.
func TestTheDashboardBeginsWhereThePersonChose(t *testing.T) {
	t.Parallel()
	modeltest.SkipInShort(t, "starts the dashboard again and again")
	for _, width := range []int{60, 80, 120} {
		d := begin(t, setup{width: width, height: 24, options: ui.Options{UI: model.UI{FirstPane: model.PaneApplicants, FirstApplicantTab: "undecided"}}})
		if d.focus() != env.ApplicantPane {
			t.Errorf("at %d cells the keys are in %v%s", width, d.focus(), d.Picture())
		}
		order := d.Order()
		if len(order) == 0 {
			t.Errorf("at %d cells no applicant is shown%s", width, d.Picture())
		}
		d.Do(action.VerdictYes, action.PreviousPane, action.Down, action.Open, action.PreviousPane, action.Top, action.Open)
		if got := d.Order(); !slices.Equal(got, order[1:]) {
			t.Errorf("the tab of those without a verdict shows %v of %v", got, order)
		}
	}
}

// TestTheTabOfTheJobsThatOpensFirst is any of them. Without a job on it, the keys stay with the jobs.
func TestTheTabOfTheJobsThatOpensFirst(t *testing.T) {
	t.Parallel()
	for tab, status := range map[string]model.JobStatus{"stopped": model.Stopped, "active": model.Activated} {
		d := begin(t, setup{options: ui.Options{UI: model.UI{FirstJobTab: tab}}})
		titles := d.titles()
		for _, j := range d.Jobs() {
			if listed := slices.Contains(titles, j.Title); listed != (j.Status == status) {
				t.Errorf("%s: %q, which is %s, is listed: %t", tab, j.Title, j.Status, listed)
			}
		}
	}
	d := begin(t, setup{options: ui.Options{UI: model.UI{FirstJobTab: "deleted"}}})
	d.Pane(env.JobPane).Sees("Deleted 1", "Оператор ЧПК")
	d = begin(t, setup{service: sandbox.Options{Scenario: "empty"}, options: ui.Options{UI: model.UI{FirstPane: model.PaneApplicants}}})
	if d.focus() != env.JobPane {
		t.Error("the keys are not with the jobs")
	}
}

// TestTheTabOfTheApplicantsThatOpensFirst is any of them, for each job.
func TestTheTabOfTheApplicantsThatOpensFirst(t *testing.T) {
	t.Parallel()
	modeltest.SkipInShort(t, "starts the dashboard again and again")
	usual := begin(t, setup{})
	usual.Do(action.Open)
	for i, tab := range model.ApplicantTabs() {
		usual.Do(action.ShowTab(i + 1))
		d := begin(t, setup{options: ui.Options{UI: model.UI{FirstPane: model.PaneApplicants, FirstApplicantTab: tab}}})
		if got, want := d.Pane(env.ApplicantPane).Lines, usual.Pane(env.ApplicantPane).Lines; !slices.Equal(got, want) {
			t.Errorf("%s shows %q, want %q", tab, got, want)
		}
	}
}

// TestTheListsHaveTheColumnsThatThePersonChose, in their order, at each width.
func TestTheListsHaveTheColumnsThatThePersonChose(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{width: 80, height: 24, options: ui.Options{UI: model.UI{
		JobColumns: []string{model.ColumnSalary, model.ColumnViews}, ApplicantColumns: []string{model.ColumnExperience, model.ColumnRegion, model.ColumnReview},
	}}})
	jobs := d.Pane(env.JobPane)
	jobs.Sees("Backend-розробник Go", "2.5–4k/month", " views")
	jobs.SeesNot("Київ", "15/40", "Pending")
	d.Do(action.Open)
	row := d.Pane(env.ApplicantPane)
	row.SeesNot("UAH", " CV ")
	d.Do(action.VerdictYes)
	d.Pane(env.ApplicantPane).Sees("✓ ")
	d.Resize(200, 40)
	heading := d.Pane(env.ApplicantPane).Lines[2]
	if got := strings.Fields(heading); !slices.Equal(got, []string{"Name", "Age", "Exp", "Region", "Review,", "status"}) {
		t.Errorf("the headings are %q", got)
	}
}

// TestAKeyOfAnotherPaneIsAnswered: a notice names the way to that pane, and N, which needs no pane, begins a job in all of them.
func TestAKeyOfAnotherPaneIsAnswered(t *testing.T) {
	t.Parallel()
	modeltest.SkipInShort(t, "starts the dashboard again and again")
	d := begin(t, setup{})
	d.ToJob("ua-backend")
	for _, there := range []struct {
		way    []action.Keys
		pane   string
		silent []action.Keys
		notice string
	}{
		{nil, "Jobs", []action.Keys{action.Enlist, action.VerdictYes, action.SaveCV, action.Note, action.Copy, action.Tags, action.Rate, action.Snooze}, "is in another pane: press l first"},
		{[]action.Keys{action.NextPane}, "Applicants", []action.Keys{action.EditJob, action.CloneJob, action.StopJob}, "is in another pane: press h first"},
		{[]action.Keys{action.NextPane}, "Detail", []action.Keys{action.EditJob, action.StopJob}, "is in another pane: press h h first"},
	} {
		d.Do(there.way...)
		for _, k := range there.silent {
			before := d.traces()
			d.Press(k[0])
			d.Sees("("+k.String()+")", there.notice)
			if ids := changed(before, d.traces()); len(ids) > 0 {
				t.Errorf("%s in %s changed %v", k, there.pane, ids)
			}
		}
		d.Press(action.NewJob[0])
		d.Sees(sayNewJob(), "Title")
		d.Do(action.Back)
	}
	d.Do(action.PreviousPane, action.PreviousPane, action.Open, action.Open, action.PreviousPane)
	d.Press(action.Written[0]) // it is possible in no pane: no way leads to it
	d.Sees("Not now: no team folder is set")
}
