package ui_test

import (
	"slices"
	"strings"
	"testing"

	"shortlist/model"
	"shortlist/model/needs"
	"shortlist/ui/action"
	"shortlist/ui/env"
)

// seeks sets the needs of a job.
func (d *day) seeks(jobID int64, needed string) {
	d.Helper()
	of, err := needs.Parse(needed)
	if err == nil {
		err = d.account.SetNeeds(d.Context(), jobID, of)
	}
	if err != nil {
		d.Fatal(err)
	}
}

// finds are what is known of each need about an applicant.
func (d *day) finds(c model.Candidate) []needs.Find {
	d.Helper()
	out, err := d.account.NeedsOf(d.Context(), c)
	if err != nil {
		d.Fatal(err)
	}
	return out
}

// inCV returns the first line of a CV in which a need was found; nil without one.
func inCV(f needs.Find) *needs.Line {
	for _, l := range f.Lines {
		if l.Source == needs.CV {
			return &l
		}
	}
	return nil
}

// TestANeedLeadsToItsLineInTheCV: from the profile and the box, in each width. The list's order, its tabs and its counts
// stay, and nothing is added up.
func TestANeedLeadsToItsLineInTheCV(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	job := d.ToJob("ua-backend")
	d.Do(action.Open)
	order, heading := d.Order(), d.Pane(env.ApplicantPane).Lines[:2]
	d.seeks(job.ID, "Go or Python\nunicorns")
	d.Do(action.Refresh)
	if now := d.Order(); !slices.Equal(now, order) || !slices.Equal(d.Pane(env.ApplicantPane).Lines[:2], heading) {
		t.Errorf("with needs the list is %v, without %v", now, order)
	}
	c := d.ToPerson("has a need in the CV", func(c model.Candidate) bool {
		return c.CV != nil && c.CV.Broken == "" && inCV(d.finds(c)[0]) != nil
	})
	line := inCV(d.finds(c)[0])
	at := slices.IndexFunc(d.finds(c)[0].Lines, func(l needs.Line) bool { return l.Source == needs.CV })
	d.Do(action.Preview)
	d.Pane(env.DetailPane).Sees("Needs", "A Go or Python", "CV, page 1, line ", "B unicorns", "not found in what was read")
	d.Do(action.Needs, action.EditJob)
	d.Press("backspace")
	d.Do(action.KeepNote)
	d.Pane(env.DetailPane).Sees("B unicorn")
	d.Pane(env.DetailPane).SeesNot("B unicorns")
	for _, width := range []int{80, 120, 200} {
		d.Resize(width, 40)
		d.Do(action.Needs)
		d.Overlay().Sees("Needs: "+c.Applicant.Name, "B unicorn  not found in what was read")
		d.Overlay().SeesNot("of 2", "1/2", "%")
		d.Press(slices.Repeat([]string{"down"}, at)...)
		d.Do(action.Open)
		word := line.Text[line.Marks[0].Start:line.Marks[0].End]
		if !slices.ContainsFunc(d.Screen().Lines, func(row string) bool {
			_, after, lettered := strings.Cut(row, "A  ")
			return lettered && strings.Contains(after, word)
		}) {
			t.Errorf("at %d cells the line %q has no letter:\n%s", width, line.Text, d.Picture())
		}
		d.Do(action.Back)
	}
}

// TestBlindModeHidesThePersonInTheLinesOfNeeds: also in the words of a need.
func TestBlindModeHidesThePersonInTheLinesOfNeeds(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	job := d.ToJob("ua-backend")
	d.Do(action.Open)
	c := d.ToPerson("has a CV and contacts", func(c model.Candidate) bool {
		return c.CV != nil && c.CV.Broken == "" && len(strings.Fields(c.Applicant.Name)) == 2 && len(d.seeksName(job.ID, c)) > 0
	})
	d.Do(action.Needs)
	d.Overlay().Sees("CV, page 1, line", strings.Fields(c.Applicant.Name)[0])
	d.Do(action.Back, action.Blind)
	d.ToPerson("is the same", func(now model.Candidate) bool { return now.ID == c.ID })
	d.Do(action.Needs)
	d.Overlay().Sees("not found in what was read")
	d.Overlay().SeesNot("CV, page", c.Applicant.Name)
}

// seeksName makes the name of an applicant a need, and returns the lines in which it is.
func (d *day) seeksName(jobID int64, c model.Candidate) []needs.Line {
	d.Helper()
	d.seeks(jobID, "cv:"+strings.Fields(c.Applicant.Name)[0])
	return d.finds(c)[0].Lines
}

// TestNeedsAreComparedSideBySide in a row for each need, and nothing is added up.
func TestNeedsAreComparedSideBySide(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{width: 160, height: 50})
	job := d.ToJob("ua-backend")
	d.seeks(job.ID, "Go or Python\nunicorns")
	d.Do(action.Open)
	d.Do(action.Mark, action.Down, action.Mark, action.Down, action.Mark, action.Compare)
	d.Sees("A Go or Python", "B unicorns", "not found in what was read", "CV, page 1, line ")
	of, err := needs.Parse("Python")
	if err == nil {
		err = d.Elsewhere().SetNeeds(d.Context(), job.ID, of)
	}
	if err != nil {
		t.Fatal(err)
	}
	d.Until("other needs are seen", func() bool { return d.Screen().Has("A Python") })
	d.SeesNot("unicorns")
}

// TestNeedsAreReadLineByLine: in the profile, as rows that lead to the CV, and in a comparison. Serial: line by line, the texts
// of the whole program name actions by words.
func TestNeedsAreReadLineByLine(t *testing.T) {
	d := begin(t, setup{})
	d.seeks(d.Job("ua-backend").ID, "Go or Python\nunicorns")
	d.End()
	for _, c := range []struct {
		lines []string
		want  string
	}{
		{[]string{"preview 1"}, "\nA Go or Python\nCV, page 1, line 18: • Go\n"},
		{[]string{"needs 1"}, "\n1. A CV, page 1, line 18: • Go\n"},
		{[]string{"needs 1"}, "\n4. B unicorns, not found in what was read\n"},
		{[]string{"mark 1", "mark 2", "compare"}, "\nA, Go or Python. Геннадій Яцишин: CV, page 1, line 18: • Go, CV, page 1"},
		{[]string{"needs 1", "go there"}, "\nA, • Go\n"}, // marks the application viewed
	} {
		if printed := d.byLine(append([]string{"open 1"}, c.lines...)...); !strings.Contains(printed, c.want) {
			t.Errorf("%q: %q is not in\n%s", c.lines, c.want, printed)
		}
	}
}
