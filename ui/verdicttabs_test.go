package ui_test

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
	"testing"

	"shortlist/model"
	"shortlist/model/career"
	"shortlist/model/modeltest"
	"shortlist/ui/action"
	"shortlist/ui/env"
	"shortlist/ui/uitest"
)

// TestVerdictsHaveTabsWithCounts: the counts follow each verdict. An applicant with a
// new verdict stays under the cursor until a tab is opened. However little room there is, the open tab has its count.
func TestVerdictsHaveTabsWithCounts(t *testing.T) {
	modeltest.SkipInShort(t, "reviews dozens")
	t.Parallel()
	for _, width := range []int{80, 120, 200} {
		d := begin(t, setup{width: width, height: 30})
		d.ToJob("ua-backend")
		d.Do(action.Open)
		people := func() uitest.Part { return d.Pane(env.ApplicantPane) }
		open := func(tab int, label string) {
			t.Helper()
			d.Do(action.ShowTab(tab))
			people().Sees(label)
		}
		people().Sees("All 38", "Unviewed 15", "unviewed") // no tab is only a number
		if width == 200 {
			people().Sees("Yes 0", "Maybe 0", "No 0", "7 Suggested 4")
		}
		for i, label := range []string{"Unviewed 15", "Yes 0", "Maybe 0", "No 0"} {
			open(i+2, label)
		}
		open(1, "All 38")
		order := d.Order()
		open(6, "Undec")
		d.Do(action.VerdictNo, action.VerdictYes, action.VerdictNo, action.VerdictMaybe)
		if at := d.Person().ID; at != order[4] {
			t.Errorf("at %d, after four verdicts among the undecided the cursor is on %d, want %d", width, at, order[4])
		}
		if people().Sees(" 34 "); width == 200 {
			people().Sees("Yes 1", "Maybe 1", "No 2")
		}
		open(5, "No 2")
		if got := d.Order(); !slices.Equal(got, []int64{order[0], order[2]}) {
			t.Errorf("at %d, No shows %v", width, got)
		}
		open(6, " 34 ")
		if got := d.Order(); !slices.Equal(got, order[4:]) {
			t.Errorf("at %d, Undecided shows %v", width, got)
		}
		open(4, "Maybe 1")
		open(3, "Yes 1")
		if got := d.Person().ID; got != order[1] {
			t.Errorf("at %d, Yes shows %d", width, got)
		}
		d.Do(action.Undo) // the maybe
		open(4, "Maybe 0")
		open(5, "No 2")
		open(1, "All 38")
		d.Do(action.Refresh)
		people().Sees("All 38")
		open(3, "Yes 1")
		open(5, "No 2")
	}
}

// TestVerdictsOfAnotherCopyAreCounted at once. The applicant under the cursor stays
// there, so that the next key is about them.
func TestVerdictsOfAnotherCopyAreCounted(t *testing.T) {
	t.Parallel()
	modeltest.SkipInShort(t, "reviews in several windows")
	for _, size := range [][2]int{{80, 24}, {120, 40}, {200, 60}} {
		d := begin(t, setup{width: size[0], height: size[1]})
		d.ToJob("ua-backend")
		d.Do(action.Open, action.ShowTab(6), action.Down, action.Down)
		d.Pane(env.ApplicantPane).Sees(" 38 ")
		c := d.Person()
		if _, _, err := d.Elsewhere().ChangeReview(t.Context(), c, func(r *model.Review) { r.Verdict = model.Yes }); err != nil {
			t.Fatal(err)
		}
		d.Until("it is counted", func() bool { return strings.Contains(d.Pane(env.ApplicantPane).Flat(), " 37 ") })
		if now := d.Person(); now.ID != c.ID {
			t.Errorf("at %v, the cursor went from %d to %d by itself", size, c.ID, now.ID)
		}
		d.Restart()
		d.ToJob("ua-backend")
		d.Do(action.Open, action.ShowTab(3))
		d.Pane(env.ApplicantPane).Sees("Yes 1")
	}
}

// TestOrdersOfApplicants, either way round; the header names the order.
func TestOrdersOfApplicants(t *testing.T) {
	modeltest.SkipInShort(t, "sorts by every order, both ways")
	t.Parallel()
	d := atApplicants(t)
	order := d.Order()
	d.Do(action.VerdictNo, action.Rate, action.GiveStars(2), action.VerdictYes, action.Rate, action.GiveStars(5), action.VerdictYes)
	sorted := func(by string) []model.Candidate {
		t.Helper()
		for range model.CandidateSorts() {
			if strings.Contains(d.Pane(env.ApplicantPane).Flat(), " "+by) {
				break
			}
			d.Do(action.Sort)
		}
		d.Pane(env.ApplicantPane).Sees(by)
		var out []model.Candidate
		for _, id := range d.Order() {
			out = append(out, d.Applicant(id))
		}
		return out
	}
	if got := sorted("verdict"); got[0].ID != order[2] && got[0].ID != order[1] || got[2].ID != order[0] {
		t.Errorf("by verdict they begin with %d %d %d, the list was %v", got[0].ID, got[1].ID, got[2].ID, order[:3])
	}
	if got := sorted("rating"); got[0].ID != order[2] || got[1].ID != order[1] {
		t.Errorf("by rating they begin with %d %d, the list was %v", got[0].ID, got[1].ID, order[:3])
	}
	today := career.Today(morning)
	worked := func(c model.Candidate) int { return career.At(c.Applicant.Experience, today).Total.About }
	down := func(a, b model.Candidate) int { return cmp.Compare(worked(b), worked(a)) }
	got := sorted("experience")
	if !slices.IsSortedFunc(got, down) || worked(got[0]) == worked(got[5]) {
		t.Error("they are not by experience, the longest first")
	}
	d.Do(action.Reverse)
	d.Sees("experience, reversed")
	got = nil
	for _, id := range d.Order() {
		if c := d.Applicant(id); worked(c) > 0 {
			got = append(got, c)
		} else if len(got) == 0 {
			t.Fatal("the unknown come first")
		}
	}
	if !slices.IsSortedFunc(got, func(a, b model.Candidate) int { return down(b, a) }) {
		t.Error("reversed, they are not by experience, the shortest first")
	}
}

// TestTheReaderCountsUndecidedApplicants in the queue, after verdicts and undos.
func TestTheReaderCountsUndecidedApplicants(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{width: 80, height: 24})
	d.ToJob("ua-backend")
	d.Do(action.Open, action.VerdictNo, action.ReadCV)
	d.Sees("37 undecided left · 2 of 38")
	d.Do(action.VerdictYes, action.VerdictMaybe)
	d.Sees("35 undecided left · 4 of 38")
	d.Do(action.Undo)
	d.Sees("36 undecided left · 3 of 38")
}

// TestTheCandidateCountsUndecidedApplicants of the filtered list, while the person goes
// through it with J, K and verdicts.
func TestTheCandidateCountsUndecidedApplicants(t *testing.T) {
	t.Parallel()
	modeltest.SkipInShort(t, "reviews in several windows")
	for _, size := range [][2]int{{70, 24}, {120, 40}} {
		d := begin(t, setup{width: size[0], height: size[1]})
		d.ToJob("ua-backend")
		d.Do(action.Open)
		if size[0] >= 120 {
			d.Pane(env.DetailPane).SeesNot("undecided")
		}
		d.Do(action.Open, action.VerdictNo)
		left := func(n, at, of int) {
			t.Helper()
			place := fmt.Sprintf("%d of %d", at, of)
			if head := d.Pane(env.DetailPane).Lines[0]; !strings.Contains(head, fmt.Sprintf("%d undecided", n)) || !strings.Contains(head, place) {
				t.Errorf("at %v the header is %q, want %d left, %s", size, head, n, place)
			}
		}
		left(37, 2, 38)
		d.Do(action.VerdictYes, action.Next)
		left(36, 4, 38)
		d.Do(action.Undo)
		left(37, 2, 38)
		d.Do(action.Back, action.Filter)
		d.Type("status:received")
		d.Do(action.Accept, action.Top, action.Open, action.Next)
		var shown []int64
		d.Press("esc")
		shown = d.Shown()
		d.Press("enter")
		undecided := 0
		for _, id := range shown {
			if d.Verdict(id) == model.Undecided {
				undecided++
			}
		}
		left(undecided, 2, len(shown))
	}
}

// TestTheFooterOfACandidateHasTheVerdicts, on a small screen, too.
func TestTheFooterOfACandidateHasTheVerdicts(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{width: 80, height: 24})
	d.ToJob("ua-backend")
	d.Do(action.Open, action.Preview)
	if footer := d.Screen().Lines[23]; !strings.Contains(footer, "a m x yes maybe no") || !strings.Contains(footer, "J K next previous") {
		t.Errorf("the footer is %q", footer)
	}
	d.Do(action.Open)
	if footer := d.Screen().Lines[23]; !strings.Contains(footer, "a m x yes maybe no") {
		t.Errorf("opened, the footer is %q", footer)
	}
}
