package joblist

import (
	"strings"
	"testing"
	"time"

	"github.com/charmbracelet/x/ansi"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/model/lang"
	"shortlist/ui/env"
	"shortlist/ui/theme"
	"shortlist/ui/uitest"
)

func ptr[T any](v T) *T { return &v }

// TestRow draws jobs at two widths, in the dark theme.
func TestRow(t *testing.T) {
	now := time.Date(2026, time.November, 2, 9, 30, 0, 0, time.UTC)
	e := &env.Env{Theme: theme.New("dark", true), Country: model.Ukraine, Now: func() time.Time { return now }}
	p := New(e, nil, nil)
	p.jobs = account.Jobs{
		Currencies: map[int64]model.CurrencyEntry{1: {Currency: 1, Sent: now}},
		Unviewed:   map[int64]int{1: 15},
	}
	p.marked[2] = true
	jobs := []model.Job{
		{ID: 1, Status: model.Activated, Title: "Backend-розробник Go", Region: "Київ", Applies: 40, Views: 2318, SalaryFrom: ptr(model.Decimal("2500")), SalaryTo: ptr(model.Decimal("4000")), Rate: ptr(model.Rate(3))},
		{ID: 2, Status: model.Deactivated, Title: "A title of more than twenty characters, set on the web site", Region: "Лубенська територіальна громада", Applies: 3},
		{ID: 3, Status: "OnModeration", Title: "", Region: "\x1b[31mДніпро"},
	}
	var out []string
	for _, width := range []int{34, 60} {
		for i, j := range jobs {
			out = append(out, p.row(j, width, 2, i == 0, true)...)
		}
	}
	for i, j := range jobs { // in a large room
		out = append(out, p.row(j, 50, 1, i == 0, true)...)
	}
	p.queued = map[int64]model.Outgoing{2: {Change: model.Activate}}
	out = append(out, p.row(jobs[1], 50, 1, false, true)...)
	p.drafts = map[int64]bool{2: true}
	out = append(out, p.row(jobs[1], 60, 2, false, true)...) // a draft, too
	p.queued, p.drafts = nil, nil
	uitest.Golden(t, strings.Join(out, "\n"))
	for _, width := range []int{34, viewsWidth - 1, viewsWidth} { // views are in every row or in no row
		for _, p.sort.By = range model.JobSorts() {
			for _, j := range jobs {
				column := strings.HasSuffix(ansi.Strip(p.row(j, width, 2, false, true)[1]), " "+lang.Number(j.Views)+" views ")
				if want := width >= viewsWidth || p.sort.By == model.JobsByViews; column != want {
					t.Errorf("%d cells by %v: %q", width, p.sort, p.row(j, width, 2, false, true)[1])
				}
			}
		}
	}
}

// TestChosenColumns draws them at two widths. The title and the status's sign stay, and so does a column by which the
// jobs are sorted.
func TestChosenColumns(t *testing.T) {
	var out []string
	for _, columns := range [][]string{{model.ColumnSalary, model.ColumnViews, model.ColumnStatus}, {model.ColumnRegion, model.ColumnCounts}, {}} {
		e := &env.Env{Theme: theme.New("dark", true), Country: model.Ukraine, Now: time.Now, UI: model.UI{JobColumns: columns}}
		p := New(e, nil, nil)
		p.jobs.Unviewed = map[int64]int{1: 15}
		job := model.Job{ID: 1, Status: model.Stopped, Title: "Backend-розробник Go", Region: "Київ", Applies: 40, Views: 2318, SalaryFrom: ptr(model.Decimal("2500")), Rate: ptr(model.Rate(3))}
		for _, width := range []int{34, 60} {
			for _, p.sort.By = range []model.JobSort{model.JobsByStatus, model.JobsByViews} {
				out = append(out, p.row(job, width, 2, true, true)...)
			}
		}
	}
	uitest.Golden(t, ansi.Strip(strings.Join(out, "\n")))
}
