package applicantlist

import (
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/charmbracelet/x/ansi"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/model/modeltest"
	"shortlist/ui/action"
	"shortlist/ui/env"
	"shortlist/ui/text"
	"shortlist/ui/theme"
	"shortlist/ui/uitest"
)

var columnsDay = time.Date(2026, time.November, 2, 9, 30, 0, 0, time.UTC)

// reviews are around a pane that shows nothing else.
type reviews map[int64]model.Review

func (r reviews) ReviewOf(applyID int64) model.Review { return r[applyID] }
func (reviews) ReviewActions(int64) []action.Action   { return nil }
func (reviews) NoViewer(model.Candidate) string       { return "" }
func (reviews) StoppableSaving() bool                 { return false }

// writers are colleagues who have written to each applicant.
type writers struct {
	Source
	names []string
}

func (w writers) WrittenBy(int64) (out []account.WrittenTo) {
	for _, name := range w.names {
		out = append(out, account.WrittenTo{Manager: name})
	}
	return out
}

// wide is a pane of some applicants, read to their end.
func wide(tb testing.TB, people []model.Candidate, mine map[int64]model.Review, columns ...string) *Pane {
	tb.Helper()
	e := &env.Env{Theme: theme.New("dark", true), Now: func() time.Time { return columnsDay }, UI: model.UI{ApplicantColumns: columns}}
	p := New(e, nil, reviews(mine))
	p.job.ID = 1
	p.asOf.AsOf, p.asOf.Complete = columnsDay, true
	p.change(func() { p.roster.put(people, 0, false) })
	p.PinCursor()
	return p
}

// applicantsOfEveryKind have something in each column, or nothing.
func applicantsOfEveryKind() []model.Candidate {
	return []model.Candidate{
		{ID: 1, Date: columnsDay.Add(-2 * time.Hour), Status: model.Received, CV: &model.CV{Name: "cv.pdf"}, NewMessages: 2, Premium: true,
			Applicant: model.Applicant{Name: "Геннадій Яцишин", Age: ptr(27), Region: "Луцьк", Salary: ptr(model.Decimal("98500")), Currency: "UAH",
				Experience: []model.Experience{{Title: "Full-stack розробник", Employer: "Дніпровські мережі", Start: "2020-01", End: "2024-06"}}}},
		{ID: 2, Date: columnsDay.Add(-72 * time.Hour), Status: model.Invited, Viewed: true, Messages: 1, CV: &model.CV{Name: "cv.pdf", Broken: "cut"},
			Applicant: model.Applicant{Name: "佐々木 健太郎", Region: "Одеса", Experience: []model.Experience{{Title: "Кухар", Start: "2026-01", End: "2026-06"}}}},
		{ID: 3, Date: columnsDay.Add(-900 * 24 * time.Hour), Status: model.Received, Viewed: true, Applicant: model.Applicant{Name: "\x1b]0;x\aТест"}},
		{ID: -4, Date: columnsDay.Add(-time.Minute), Status: model.Received, Applicant: model.Applicant{Name: "Олена Щойна"}},
	}
}

// TestColumns draws the list at widths like those on screens of 180, 200 and 240 cells.
func TestColumns(t *testing.T) {
	p := wide(t, applicantsOfEveryKind(), map[int64]model.Review{2: {Verdict: model.Maybe, Rating: 3, Tags: []string{"go"}, Note: "x"}})
	p.roster.marked[2], p.queued[3] = true, true
	var out []string
	for _, width := range []int{86, 97, 117} {
		out = append(out, p.View(width, 9, true)...)
	}
	uitest.Golden(t, strings.Join(out, "\n"))
}

// TestChosenColumns draws them in rows of two lines, and in columns.
func TestChosenColumns(t *testing.T) {
	var out []string
	for _, columns := range [][]string{{model.ColumnReview, model.ColumnExperience, model.ColumnRegion, model.ColumnSalary}, {model.ColumnSigns, model.ColumnRegion, model.ColumnPosition}, {}} {
		p := wide(t, applicantsOfEveryKind(), map[int64]model.Review{2: {Verdict: model.Maybe, Rating: 3, Tags: []string{"go"}, Note: "x"}}, columns...)
		for _, width := range []int{40, 86, 117} {
			out = append(out, p.View(width, 11, true)...)
		}
	}
	uitest.Golden(t, strings.Join(out, "\n"))
}

// TestEveryChoiceOfColumnsShowsTheName, and what was chosen alone. No row is longer than the list is wide.
func TestEveryChoiceOfColumnsShowsTheName(t *testing.T) {
	all := model.ApplicantColumns()
	headings := map[string]string{}
	for i, column := range all {
		headings[column] = heading(i + 1)
	}
	whole := wide(t, applicantsOfEveryKind(), nil)
	whole.View(columnsFrom, 11, true)
	enough := columnsFrom // cells for all columns
	for {
		c := columnsOf(enough, whole.order, whole.roster.needs)
		if !slices.Contains(c.width[:], 0) {
			break
		}
		enough++
	}
	for subset := range 1 << len(all) {
		columns := []string{}
		for i, column := range all {
			if subset>>i&1 == 1 {
				columns = append([]string{column}, columns...) // from the last to the first
			}
		}
		p := wide(t, applicantsOfEveryKind(), nil, columns...)
		for _, width := range []int{40, 64, 80, 86, 97, enough, enough + 40} {
			lines := p.View(width, 11, true)
			view := ansi.Strip(strings.Join(lines, "\n"))
			for _, line := range lines {
				if text.Width(ansi.Strip(line)) > width {
					t.Errorf("%v: a line is wider than %d: %q", columns, width, ansi.Strip(line))
				}
			}
			for _, name := range []string{"Геннадій Яц", "佐々木 健太郎", "Олена Щойна"} {
				if !strings.Contains(view, name) {
					t.Errorf("%v: %s is not in:\n%s", columns, name, view)
				}
			}
			if width < enough {
				continue
			}
			at := 0
			for _, column := range columns {
				next := strings.Index(ansi.Strip(lines[2])[at:], headings[column])
				if next < 0 {
					t.Fatalf("%v: %s is not behind the columns before it in %q", columns, column, ansi.Strip(lines[2]))
				}
				at += next
			}
			for _, column := range all {
				if strings.Contains(ansi.Strip(lines[2]), headings[column]) != slices.Contains(columns, column) {
					t.Errorf("%v: %q", columns, ansi.Strip(lines[2]))
				}
			}
		}
	}
}

// TestAStatusIsWholeBesideALongPosition in rows of two lines: a few letters of it mean nothing.
func TestAStatusIsWholeBesideALongPosition(t *testing.T) {
	c := model.Candidate{ID: 1, Date: columnsDay, Status: model.Rejected, Viewed: true, Applicant: model.Applicant{Name: "Ann", Region: "London", Salary: ptr(model.Decimal("98500")), Currency: "UAH",
		Experience: []model.Experience{{Title: "Head of the customer service of a department"}}}}
	lines := wide(t, []model.Candidate{c}, nil).View(40, 11, true)
	if row, want := strings.TrimSpace(ansi.Strip(lines[3])), "Head of the customer se… · Rejected"; !strings.HasSuffix(row, want) {
		t.Errorf("the row is %q, want %q at its end", row, want)
	}
}

// TestColumnsStayAlignedWhateverApplicantsAreCalled puts names of every width into each
// column of free text, however the terminal counts cells.
func TestColumnsStayAlignedWhateverApplicantsAreCalled(t *testing.T) {
	modeltest.SkipInShort(t, "draws every column at every width")
	for _, runes := range []bool{false, true} {
		text.CountRunes(runes)
		t.Cleanup(func() { text.CountRunes(false) })
		for _, name := range []string{
			"Ann", "佐々木 健太郎 佐々木 健太郎 佐々木", "अनुष्का क्षत्रिय अनुष्का क्षत्रिय", "👩‍👩‍👧‍👦👩‍👩‍👧‍👦 ❤️ 🇺🇦👍🏽 👩‍💻👩‍💻👩‍💻👩‍💻",
			"\u0301\u0301\u0301a", "a\u0301\u0301\u0301\u0301", "\x1b[31mred\x1b[0m\x1b]0;t\a", "\u202eabc\u2066", "\u200d\u200d", "ﷺﷺﷺﷺﷺﷺﷺ", "한국어한국어한국어한국어한국어", "a\tb\nc",
			strings.Repeat("x", 300), strings.Repeat("健", 60),
		} {
			age := 1 << 62
			c := model.Candidate{ID: 5, Date: columnsDay.Add(-72 * time.Hour), Status: model.CandidateStatus(name), CV: &model.CV{Name: "cv.pdf"}, Premium: true, NewMessages: 123456,
				Applicant: model.Applicant{Name: name, Age: &age, Region: name, Salary: ptr(model.Decimal("98500")), Currency: name,
					Experience: []model.Experience{{Title: name, Start: "2020-01", End: "2024-06"}}}}
			p := wide(t, []model.Candidate{c}, map[int64]model.Review{5: {Verdict: model.Yes, Rating: 5, Tags: []string{name}, Note: name, Typed: name}})
			p.env.Team, p.source = true, writers{names: []string{name, "Ann"}}
			for width := columnsFrom; width <= 160; width++ {
				lines := p.View(width, 6, true)
				row := ansi.Strip(lines[3])
				if got := text.Width(row); got != width {
					t.Fatalf("%q: a row of %d cells in %d: %q", name, got, width, row)
				}
				at, cols := leadWidth, columnsOf(width, p.order, p.roster.needs)
				for _, i := range cols.order {
					cells := cols.width[i]
					if cells == 0 {
						continue
					}
					at += cells
					if gap := text.Slice(row, at, at+cols.gap); i != inSigns && gap != strings.Repeat(" ", cols.gap) {
						t.Fatalf("%q in %d: column %d runs into the gap behind it: %q in %q", name, width, i, gap, row)
					}
					at += cols.gap
				}
				if at-cols.gap+cols.rest != width || !strings.HasSuffix(row, "CV    3d "+strings.Repeat(" ", cols.rest)) {
					t.Fatalf("%q: the columns take %d of %d: %q", name, at-cols.gap+cols.rest, width, row)
				}
			}
		}
	}
}

// TestOneLineAnApplicantFromAWidthOn moves, marks and filters in both kinds of list: the
// cursor is on the same person after the pane becomes wider or narrower.
func TestOneLineAnApplicantFromAWidthOn(t *testing.T) {
	p := wide(t, people(1, 100), nil)
	seen := func(width int) (n int) {
		for _, line := range p.View(width, 24, true) {
			if strings.Contains(line, "Людина") {
				n++
			}
		}
		return n
	}
	if narrow, columns := seen(columnsFrom-1), seen(columnsFrom); narrow != 11 || columns != 21 {
		t.Errorf("%d applicants in 24 lines, in columns %d, want 11 and 21", narrow, columns)
	}
	p.Step(50)
	at, _ := p.Current()
	p.mark()
	p.Step(-1)
	for _, width := range []int{columnsFrom, columnsFrom - 1, 120} {
		if now, _ := p.Current(); now.ID != at.ID {
			t.Errorf("at %d the cursor is on %d, want %d", width, now.ID, at.ID)
		}
		view := strings.Join(p.View(width, 24, true), "\n")
		marked := theme.SignCursor + theme.SignNotViewed + theme.SignMarked + " " + at.Applicant.Name
		if !strings.Contains(ansi.Strip(view), marked) {
			t.Errorf("at %d the cursor and the mark are not at %s:\n%s", width, at.Applicant.Name, ansi.Strip(view))
		}
	}
	everyone := map[int64]model.Candidate{}
	for id, c := range p.roster.byID {
		everyone[id] = *c.row
	}
	p.roster.refilter(found("is:marked", everyone))
	if n := seen(120); n != 1 {
		t.Errorf("%d applicants meet is:marked, want 1", n)
	}
}

// TestExperienceIsMeasuredOnceForTheRowsInSight: another frame reads no dates again, and
// who is out of sight has none read.
func TestExperienceIsMeasuredOnceForTheRowsInSight(t *testing.T) {
	p := wide(t, people(1, 100), nil)
	p.View(97, 24, true)
	measured := 0
	for _, c := range p.roster.order {
		if c.measured {
			measured++
			if c.sortedBy != c.current {
				t.Errorf("to read the dates of %d moves it to another place", c.ID)
			}
			c.current.Worked = 3 * 366
		}
	}
	if measured != 21 {
		t.Errorf("dates of %d applicants were read, want those of 21 in sight", measured)
	}
	p.env.TrackChanges(func() bool { return true }) // nothing that is drawn is kept
	if again := ansi.Strip(strings.Join(p.View(97, 24, true), "\n")); strings.Count(again, " 3y ") != 21 {
		t.Errorf("the experience was worked out again:\n%s", again)
	}
	p.roster.put(people(1, 1), 0, false) // who is listed again may have other dates
	if c := p.roster.byID[1]; c.measured {
		t.Error("the dates of an applicant who was listed again are not read again")
	}
}

// TestNamesAreWholeBesideColumnsWithoutValues: a column without a value is not drawn, and names, ages and
// reviews get its cells. A review that is written later gets them back.
func TestNamesAreWholeBesideColumnsWithoutValues(t *testing.T) {
	const name = "Chukwuemeka Featherstonehaugh-Thistlewood"
	c := model.Candidate{ID: 1, Date: columnsDay, Status: model.Received, Viewed: true, Applicant: model.Applicant{Name: name[:36], Age: ptr(41), Experience: []model.Experience{{Title: "Staff Engineer"}}}}
	mine := reviews{}
	p := wide(t, []model.Candidate{c}, mine)
	seen := func() (head, row string) {
		p.env.TrackChanges(func() bool { return true })
		lines := p.View(columnsFrom, 11, true)
		return ansi.Strip(lines[2]), ansi.Strip(lines[3])
	}
	head, row := seen()
	if got, want := strings.Fields(head), []string{"Name", "Age", "Position", "Exp", "CV", "Ago"}; !slices.Equal(got, want) {
		t.Errorf("the columns are %q, want %q", got, want)
	}
	if age := strings.Index(head, "Age") + len("Age"); !strings.Contains(row, name[:36]+" ") || !strings.HasSuffix(text.Slice(row, 0, age), " 41") {
		t.Errorf("the name is cut, or the age is not at the right under its head:\n%s\n%s", head, row)
	}
	mine[1] = model.Review{Rating: 4}
	p.ReviewsChanged([]int64{1})
	if head, row = seen(); !strings.Contains(head, "Review, status") || !strings.Contains(row, "4/5") {
		t.Errorf("the review is not in:\n%s\n%s", head, row)
	}
	// the list of a screen of 180 columns
	crowded := columnsOf(84, p.order, [columnCount]int{inName: 21, inAge: 3, inPosition: 26, inRegion: 12, inExperience: 4, inWants: 10, inReview: 14, inSigns: signsWidth})
	if crowded.width[inName] < 21 || crowded.width[inReview] < len("Processing") || crowded.width[inWants] < 10 {
		t.Errorf("the columns are %d cells wide", crowded.width)
	}
	vast := columnsOf(220, p.order, [columnCount]int{inName: 55, inAge: 3, inPosition: 50, inReview: 14, inSigns: signsWidth, inEmployer: 45})
	if vast.width[inName] < 55 || vast.width[inPosition] < 50 || vast.width[inEmployer] < 45 {
		t.Errorf("texts are cut beside gaps of %d cells: the columns are %d cells wide", vast.gap, vast.width)
	}
}
