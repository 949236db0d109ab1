package profile

import (
	"slices"
	"testing"
	"time"

	"shortlist/model"
	"shortlist/model/career"
)

var now = time.Date(2026, time.November, 2, 9, 30, 0, 0, time.UTC)

// TestLengthsAreWordedAsFarAsTheyAreKnown reads the dates that applicants write.
func TestLengthsAreWordedAsFarAsTheyAreKnown(t *testing.T) {
	for _, c := range []struct{ start, end, want string }{
		{"01.06.2020", "10.06.2020", "10 days"},
		{"01.06.2020", "01.06.2020", "1 day"},
		{"01.06.2020", "30.06.2020", "1 month"},
		{"01.06.2020", "31.05.2021", "1 year"},
		{"01.06.2020", "31.08.2022", "2 years 3 months"},
		{"06.2020", "06.2020", "1 month"},
		{"06.2020", "07.2020", "2 months"},
		{"06.2020", "06.2023", "3 years 1 month"},
		{"06.2020", "09.2022", "2 years 4 months"},
		{"2025-01", "2025-12", "1 year"},
		{"2024-10", "2026-09", "2 years"},
		{"2020", "2020", "up to a year"},
		{"2020", "2021", "about 1 year"},
		{"2020", "2023", "about 3 years"},
		{"2020", "", "about 6 years"},
		{"03.2024", "", "2 years 8 months"},
		{"2020", "06.2020", "about 3 months"},
		{"06.2020", "2021", "about 1 year"},
		{"11.2020", "2021", "1 to 14 months"},
		{"літо 2020", "03.2021", "about 9 months"},
		{"Q1 2020", "Q1 2022", "about 2 years"},
	} {
		life := career.At([]model.Experience{{Start: c.start, End: c.end}}, career.Today(now))
		if got := Length(life.Positions[0].Length); life.Unread != 0 || got != c.want {
			t.Errorf("%s – %s: %q, want %q (%v)", c.start, c.end, got, c.want, life.Positions[0].Length)
		}
	}
}

// TestALifeIsSummedUp at the head of the experience.
func TestALifeIsSummedUp(t *testing.T) {
	for _, c := range []struct {
		dates []string // start and end in turn
		want  string
	}{
		{[]string{"06.2020", "08.2022"}, "2 years 3 months in 1 position"},
		{[]string{"06.2020", "08.2022", "08.2022", "08.2024", "09.2024", "09.2025", "10.2025", "11.2025"}, "5 years 6 months in 4 positions"},
		{[]string{"06.2020", "08.2022", "long ago", ""}, "2 years 3 months in 1 position; 1 without readable dates"},
		{[]string{"long ago", "", "", ""}, "2 positions, dates not readable"},
		{[]string{"01.01.2020", "31.12.2021", "01.01.2021", "31.12.2022"}, "3 years in 2 positions"},
		{[]string{"2015", "2018", "2018", "2023"}, "about 8 years in 2 positions"},
	} {
		var entries []model.Experience
		for dates := range slices.Chunk(c.dates, 2) {
			entries = append(entries, model.Experience{Start: dates[0], End: dates[1]})
		}
		if got := Sum(career.At(entries, career.Today(now))); got != c.want {
			t.Errorf("%v: %q, want %q", c.dates, got, c.want)
		}
	}
}

// TestShortTakesFourCellsAtMost goes through the lengths that a list shows.
func TestShortTakesFourCellsAtMost(t *testing.T) {
	for days, want := range map[int]string{-1: "", 0: "", 1: "1mo", 45: "1mo", 330: "11mo", 366: "1y", 4*365 + 300: "4y", 60 * 366: "60y"} {
		if got := Short(days); got != want {
			t.Errorf("%d days are %q, want %q", days, got, want)
		}
	}
}

// TestDatesThatAreComparedHaveOneForm, and those that cannot be read stay as they were typed.
func TestDatesThatAreComparedHaveOneForm(t *testing.T) {
	today := career.Today(time.Date(2026, time.November, 28, 0, 0, 0, 0, time.UTC))
	for _, c := range []struct{ start, end, want string }{
		{"July 2025", "04.2026", "2025-07 – 2026-04"},
		{"2022-11", "present", "2022-11 – now"},
		{"15.03.2019", "2020", "2019-03 – 2020"},
		{"червень 2020", "липень 2021 р.", "2020-06 – 2021-07"},
		{"06.2020", "2020", "2020-06 – 2020"},
		{"2023", "", "2023 – now"},
		{"once", "2020", "once – 2020"},
		{"", "2020", "until 2020"},
		{"", "", ""},
	} {
		if got := PlainPeriod(model.Experience{Start: c.start, End: c.end}, today); got != c.want {
			t.Errorf("%q to %q: %q, want %q", c.start, c.end, got, c.want)
		}
	}
}
