package applicantlist

import (
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/charmbracelet/x/ansi"

	"shortlist/model"
	"shortlist/ui/env"
	"shortlist/ui/theme"
)

// TestEverySignOfARowIsInTheLegend: the right of a row shows signs and an age.
func TestEverySignOfARowIsInTheLegend(t *testing.T) {
	now := time.Date(2026, time.November, 2, 9, 30, 0, 0, time.UTC)
	e := &env.Env{Theme: theme.New("dark", true), Now: func() time.Time { return now }}
	p := New(e, nil, reviews{})
	var signs []string
	for _, s := range e.Theme.Signs() {
		signs = append(signs, s.Mark)
	}
	age := regexp.MustCompile(`\d+(m|h|d|mo|y)\b`)
	for _, cv := range []*model.CV{nil, {Name: "cv.pdf"}, {Name: "cv.pdf", Broken: "cut"}} {
		for flags := range 16 {
			c := model.Candidate{ID: 7, Date: now.Add(-2 * time.Hour), CV: cv, Premium: flags&1 > 0, Viewed: flags&8 > 0, Applicant: model.Applicant{Name: "Name"}}
			if flags&2 > 0 {
				c.Messages = 3
			}
			if flags&4 > 0 {
				c.NewMessages = 1
			}
			p.queued[c.ID], p.roster.marked[c.ID] = flags&1 > 0, flags&2 > 0
			row := ansi.Strip(p.row(&person{row: &c, Brief: c.Brief()}, 60, true, true)[0])
			rest := age.ReplaceAllString(strings.Replace(row, "Name", "", 1), "")
			for _, s := range []string{theme.SignBadCV, theme.SignMessages + "1"} { // before what they begin with
				rest = strings.Replace(rest, s, "", 1)
			}
			for _, s := range signs {
				rest = strings.Replace(rest, s, "", 1)
			}
			if strings.TrimSpace(rest) != "" {
				t.Errorf("in %q the legend does not explain %q", row, strings.TrimSpace(rest))
			}
		}
	}
}
