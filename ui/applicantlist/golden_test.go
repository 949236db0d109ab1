package applicantlist

import (
	"strings"
	"testing"
	"time"

	"shortlist/model"
	"shortlist/ui/env"
	"shortlist/ui/theme"
	"shortlist/ui/uitest"
)

func ptr[T any](v T) *T { return &v }

// TestRow draws people at two widths, in the dark theme.
func TestRow(t *testing.T) {
	now := time.Date(2026, time.November, 2, 9, 30, 0, 0, time.UTC)
	e := &env.Env{Theme: theme.New("dark", true), Now: func() time.Time { return now }}
	mine := map[int64]model.Review{2: {Verdict: model.Maybe, Rating: 3, Tags: []string{"go"}, Note: "x"}, 1: {Snoozed: "2026-11-30"}, 3: {Verdict: model.Maybe, Snoozed: "2026-11-02"}}
	p := New(e, nil, reviews(mine))
	p.roster.marked[2], p.queued[3] = true, true
	people := []model.Candidate{
		{ID: 1, Date: now.Add(-2 * time.Hour), Status: model.Received, CV: &model.CV{Name: "cv.pdf"}, NewMessages: 2, Premium: true,
			Applicant: model.Applicant{Name: "Геннадій Яцишин", Age: ptr(27), Region: "Луцьк", Salary: ptr(model.Decimal("98500")), Currency: "UAH",
				Experience: []model.Experience{{Title: "Full-stack розробник"}}}},
		{ID: 2, Date: now.Add(-72 * time.Hour), Status: model.Invited, Viewed: true, Messages: 1, CV: &model.CV{Name: "cv.pdf", Broken: "cut"},
			Applicant: model.Applicant{Name: "佐々木 健太郎", Region: "Одеса"}},
		{ID: 3, Date: now.Add(-900 * 24 * time.Hour), Status: model.Received, Viewed: true, Applicant: model.Applicant{Name: "\x1b]0;x\aТест"}},
	}
	var out []string
	for _, width := range []int{40, 64} {
		for i, c := range people {
			out = append(out, p.row(&person{row: &c, Brief: c.Brief()}, width, i == 0, true)...)
		}
	}
	uitest.Golden(t, strings.Join(out, "\n"))
}
