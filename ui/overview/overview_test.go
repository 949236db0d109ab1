package overview

import (
	"slices"
	"strings"
	"testing"
	"time"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/model/amount"
	"shortlist/model/modeltest"
	"shortlist/ui/text"
)

// TestANumberIsNeverInvisibleAndNeverTooLong in a chart, however large another one is.
func TestANumberIsNeverInvisibleAndNeverTooLong(t *testing.T) {
	for _, c := range []struct {
		values        []int
		height, cells int
		want          []string
	}{
		{[]int{0, 1, 8}, 1, 1, []string{"·▁█"}},
		{[]int{0, 1, 1 << 31}, 2, 2, []string{"    █ ", "· ▁ █ "}},
		{[]int{1, 2}, 2, 3, []string{"   ██ ", "██ ██ "}},
		{[]int{1, 0}, 3, 1, []string{"  ", "▄ ", "█·"}}, // a single one is no peak
		{[]int{0, 0}, 1, 1, []string{"··"}},
	} {
		if got := columns(c.values, c.height, c.cells); !slices.Equal(got, c.want) {
			t.Errorf("%v is %q, want %q", c.values, got, c.want)
		}
	}
	for n, want := range map[int]string{0: "", 1: "▇", 50: "▇▇▇▇▇", 100: "▇▇▇▇▇▇▇▇▇▇", 200: "▇▇▇▇▇▇▇▇▇▇"} {
		if got := bar(n, 100, 10); got != want {
			t.Errorf("%d of 100 is %q", n, got)
		}
	}
	for want, of := range map[string][2]int{"–": {3, 0}, "0%": {0, 7}, "0.1%": {1, 1000}, "10%": {1, 10}, "67%": {2, 3}, "250%": {5, 2}} {
		if got := ratio(of[0], of[1]); got != want {
			t.Errorf("%d of %d is %q, want %q", of[0], of[1], got, want)
		}
	}
}

// TestTheReportFitsInEveryLanguage: no text of its own is cut, and no line is too long.
func TestTheReportFitsInEveryLanguage(t *testing.T) {
	modeltest.InEveryLanguage(t)
	at := time.Date(2026, time.September, 30, 23, 59, 0, 0, time.Local)
	many := account.Funnel{Applied: 123_456, Viewed: 99_999, Yes: 12_345, Maybe: 1, No: 54_321, Listed: 10_000, Written: 22_222}
	o := account.Overview{
		At: at, Listed: at, Waiting: account.Waits{Unviewed: 123_456, Inbox: 9, Due: 9, Drafts: 9, Queued: 9, Rejected: 9, Unanswered: 9},
		Days: []account.Span{{From: at, Applied: 99_999}, {From: at}}, Weeks: []account.Span{{From: at, Applied: 123_456}},
		All: many, Team: true, JobCount: 10_000, Unread: 9_999, ViewsSince: at,
		Jobs: []account.JobFigures{{ID: 9007199258841251, Title: "Barista", Views: 1_234_567, Applies: 123_456, ViewsByDay: []int{0, 99_999}, Funnel: many}},
	}
	counts := account.SinceCounts{New: 12_345, Changed: 12_345, Viewed: 9_999, Answered: 9_999, Waiting: 123_456, Yes: 12_345, Maybe: 12_345, No: 12_345, Outcomes: 1_234}
	slow := account.Durations{Count: 9, Median: 400 * 24 * time.Hour, Longest: 800 * 24 * time.Hour, Slowest: []account.Slow{{Candidate: model.Candidate{ID: 9007199258841251}, JobTitle: "Barista", Took: 800 * 24 * time.Hour}}}
	since := account.Since{From: at, Begins: at.Add(time.Hour), All: counts, Jobs: []account.SinceJob{{ID: 1, Title: "Barista", SinceCounts: counts}, {SinceCounts: counts}}, Looks: slow, Answers: slow}
	for _, width := range []int{60, 80} {
		lines := Text(o, &since, "acme", width, true)
		for _, line := range lines {
			if w := text.Width(line); w > width || strings.Contains(line, "…") {
				t.Errorf("%d cells are %q", w, line)
			}
		}
		if len(lines) < 35 {
			t.Errorf("only %d lines:\n%s", len(lines), strings.Join(lines, "\n"))
		}
	}
	for _, st := range stages(many, true) {
		if w := text.Width(st.name); w > 15 {
			t.Errorf("on the screen %q is cut", st.name)
		}
	}
	for _, w := range slices.Concat(waits(o), happened(since)) {
		if text.Width(w.name) > 20 {
			t.Errorf("on the screen %q is cut", w.name)
		}
	}
}

// TestNotViewedIsUnknownWhileApplicantsAreUnread: "0" would be a guess.
func TestNotViewedIsUnknownWhileApplicantsAreUnread(t *testing.T) {
	for _, c := range []struct {
		unviewed, unread int
		want             string
	}{{0, 0, "0"}, {0, 9, "?"}, {3, 9, "3"}} {
		o := account.Overview{Waiting: account.Waits{Unviewed: c.unviewed}, JobCount: 9, Unread: c.unread}
		if got := waits(o)[0].number(); got != c.want {
			t.Errorf("%d unviewed, %d jobs unread: %q, want %q", c.unviewed, c.unread, got, c.want)
		}
	}
}

// TestAChartIsAsHighAsItsHighestNumber, up to a height that does not grow with the room: 1 is two lines at most.
func TestAChartIsAsHighAsItsHighestNumber(t *testing.T) {
	for _, c := range []struct {
		values      []int
		tall, lines int
	}{
		{[]int{0, 7, 4}, 16, 14}, {[]int{0, 9}, 40, 16}, {[]int{100}, 12, 12}, {[]int{100}, 5, 5}, {[]int{1, 0}, 20, 2}, {[]int{0}, 10, 1}, {[]int{2}, 1, 1},
	} {
		if lines := tallest(c.values, c.tall); lines != c.lines {
			t.Errorf("%v in %d lines: %d lines", c.values, c.tall, lines)
		}
	}
}

// TestTheDayFromWhichViewsAreCountedIsNotCut where it is shown, in any language.
func TestTheDayFromWhichViewsAreCountedIsNotCut(t *testing.T) {
	modeltest.InEveryLanguage(t)
	for month := time.January; month <= time.December; month++ {
		if note := sayViewsSince(amount.Date(time.Date(2026, month, 30, 0, 0, 0, 0, time.UTC))); text.Width(" "+note) > withGained {
			t.Errorf("%q has more than %d cells", note, withGained)
		}
	}
}
