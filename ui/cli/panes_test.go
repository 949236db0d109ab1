package cli

import (
	"context"
	"testing"

	"github.com/google/go-cmp/cmp"

	"shortlist/api/sandbox"
	"shortlist/config"
	"shortlist/model"
	"shortlist/ui"
	"shortlist/ui/cli/command"
)

// TestTheDashboardGetsTheChoicesAboutItsLists from the section ui.
func TestTheDashboardGetsTheChoicesAboutItsLists(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	d.terminal = true
	var got ui.Options
	d.dashboard = func(_ context.Context, o ui.Options) error { got = o; return nil }
	for text, want := range map[string]model.UI{
		"": {Theme: "auto"},
		"first_pane = 'applicants'\nfirst_job_tab = 'active'\nfirst_applicant_tab = 'unviewed'\n": {Theme: "auto", FirstPane: model.PaneApplicants, FirstJobTab: "active", FirstApplicantTab: "unviewed"},
		"job_columns = ['views', 'status']\napplicant_columns = []\n":                             {Theme: "auto", JobColumns: []string{model.ColumnViews, model.ColumnStatus}, ApplicantColumns: []string{}},
	} {
		d.configure("[ui]\n" + text)
		d.must("demo")
		if diff := cmp.Diff(want, got.UI); diff != "" {
			t.Errorf("%q: %s", text, diff)
		}
	}
	for text, want := range map[string]string{
		"first_pane = 'job'":                       `ui.first_pane is "job"; it can be jobs or applicants`,
		"first_job_tab = 'unviewed'":               `ui.first_job_tab is "unviewed"; it can be all, active, stopped, inactive or deleted`,
		"first_applicant_tab = 'decided'\n":        `ui.first_applicant_tab is "decided"; it can be all, unviewed, yes,`,
		"job_columns = ['regon']":                  `ui.job_columns has the column "regon"; did you mean "region"?`,
		"applicant_columns = ['name']":             `ui.applicant_columns has the column "name"; it can have position, region,`,
		"applicant_columns = ['salary', 'salary']": `ui.applicant_columns has the column "salary" twice`,
	} {
		d.configure("[ui]\n" + text)
		r := d.run("config", "check")
		if r.code != command.ExitUsage {
			t.Errorf("%+v", r)
		}
		has(t, r.out, config.File()+":2: "+want)
	}
}
