package reading

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/charmbracelet/x/ansi"

	"shortlist/model"
	"shortlist/ui/env"
	"shortlist/ui/people"
	"shortlist/ui/review"
	"shortlist/ui/text"
	"shortlist/ui/theme"
)

func person(id int64, salary model.Decimal, currency string) model.Candidate {
	years := 30
	c := model.Candidate{ID: id, JobTitle: "Бариста", Applicant: model.Applicant{
		Name: fmt.Sprintf("Особа %d\x1b[2J", id), Age: &years, Region: strings.Repeat("дуже довгий регіон ", 4), Currency: currency,
		Experience: []model.Experience{{Title: "Бариста", Employer: "Кав'ярня\x07", Start: "01.2020", End: "12.2023"}, {Title: "Касир", Start: "колись"}},
		Education:  []model.Education{{Institution: "Технікум", Level: "Бакалавр"}},
	}}
	if salary != "" {
		c.Applicant.Salary = &salary
	}
	return c
}

func drawn(all []model.Candidate, width, height int) []string {
	look := theme.New("dark", true)
	e := &env.Env{Theme: look, Text: text.NewRenderer(look.Rendered()), Now: func() time.Time { return time.Date(2026, 11, 2, 9, 30, 0, 0, time.UTC) }}
	known := people.New(e, nil)
	known.Hold(all...)
	v := NewComparison(e, nil, known, review.NewReviewer(e, nil, nil, known), env.IDs(all))
	v.requested = true // the jobs have no needs
	v.Prepare(width)
	return v.View(width, height)
}

// TestAComparisonFitsItsScreen: at every width, of two to four people, whatever they
// wrote.
func TestAComparisonFitsItsScreen(t *testing.T) {
	for n := review.Least; n <= review.Most; n++ {
		var people []model.Candidate
		for i := range n {
			people = append(people, person(int64(i+1), "1000", "UAH"))
		}
		for _, width := range []int{40, 60, 80, 120, 200, 300} {
			lines := drawn(people, width, 20)
			if len(lines) != 20 {
				t.Fatalf("%d lines", len(lines))
			}
			if width >= 120 && strings.Contains(lines[0], "…") {
				t.Errorf("%d people, %d cells: the heads are cut: %q", n, width, ansi.Strip(lines[0]))
			}
			for _, line := range lines {
				if w := text.Width(line); w != width || strings.Contains(line, "\x1b[2J") || strings.Contains(line, "\x07") {
					t.Fatalf("%d people, %d cells: a line has %d: %q", n, width, w, line)
				}
			}
		}
	}
}

// TestMoneyIsComparedWithinACurrencyOnly (CONTRACT 32).
func TestMoneyIsComparedWithinACurrencyOnly(t *testing.T) {
	for _, c := range []struct {
		wishes string // amount and currency of each
		lowest string // the amount that is named so
		note   bool
	}{
		{"900 UAH, 1000 UAH", "900 UAH", false},
		{"10 000 UAH, 9 000 UAH, – –", "9 000 UAH", false},
		{"1000 UAH, 1000 UAH", "", false},
		{"900 USD, 1000 UAH", "", true},
		{"900 USD, 1000 UAH, 800 USD", "", true},
		{"900 UAH, – –", "", false},
	} {
		var people []model.Candidate
		for i, wish := range strings.Split(c.wishes, ", ") {
			amount, currency := wish[:strings.LastIndexByte(wish, ' ')], wish[strings.LastIndexByte(wish, ' ')+1:]
			amount = strings.ReplaceAll(amount, " ", "")
			if amount == "–" {
				amount, currency = "", ""
			}
			people = append(people, person(int64(i+1), model.Decimal(amount), currency))
		}
		screen := strings.ReplaceAll(ansi.Strip(strings.Join(drawn(people, 160, 60), "\n")), "\u00a0", " ")
		if strings.Contains(screen, "not compared") != c.note {
			t.Errorf("%s: note %v\n%s", c.wishes, !c.note, screen)
		}
		if n := strings.Count(screen, "(lowest)"); n != min(len(c.lowest), 1) || c.lowest != "" && !strings.Contains(screen, c.lowest+" (lowest)") {
			t.Errorf("%s: %d are named lowest\n%s", c.wishes, n, screen)
		}
	}
}

// TestPositionsStandApart: each begins a line, lit where people differ, and what is
// about it is set in below and is not lit.
func TestPositionsStandApart(t *testing.T) {
	a, b := person(1, "", ""), person(2, "", "")
	b.Applicant.Experience = []model.Experience{{Title: "Кухар", Employer: "Їдальня", Start: "2024"}}
	lines := drawn([]model.Candidate{a, b}, 80, 40)
	at := -1
	for i, line := range lines {
		if strings.HasPrefix(ansi.Strip(line), " Experience") {
			at = i
		}
	}
	if at < 0 {
		t.Fatal(strings.Join(lines, "\n"))
	}
	for i, want := range []string{"Experience Бариста Кухар", "Кав'ярня Їдальня", "2020-01 – 2023-12 2024 – now", "Касир", "колись – now"} {
		line := lines[at+i]
		if got := strings.Join(strings.Fields(ansi.Strip(line)), " "); got != want {
			t.Errorf("%q, want %q", got, want)
		}
		if name := i == 0 || i == 3; strings.Contains(line, "\x1b[1m") != name && strings.Contains(line, "\x1b[1;") != name {
			t.Errorf("lit: %v, %q", !name, line)
		}
	}
}
