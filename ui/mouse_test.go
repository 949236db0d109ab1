package ui_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	tea "charm.land/bubbletea/v2"

	"shortlist/api/sandbox"
	"shortlist/model"
	"shortlist/model/modeltest"
	"shortlist/ui/action"
	"shortlist/ui/env"
)

// mouseSizes are small, usual and large screens.
var mouseSizes = [][2]int{{80, 24}, {120, 40}, {200, 60}}

// TestAClickSelectsAndASecondOpens in both lists, at each place of the panes. Only
// opening marks viewed.
func TestAClickSelectsAndASecondOpens(t *testing.T) {
	t.Parallel()
	modeltest.SkipInShort(t, "clicks everywhere")
	for _, size := range mouseSizes {
		d := begin(t, setup{width: size[0], height: size[1]})
		d.Do(action.Top)
		x, y := d.Find("Бариста", 0)
		both := []int{y, y + 1}
		if size[1] >= 48 && size[0] >= 180 { // one line for each job
			both = both[:1]
		}
		for _, line := range both {
			d.Do(action.Top)
			d.Click(x, line)
			if j, _ := d.Current(); j.ID != d.Job("ua-barista").ID || d.focus() != env.JobPane {
				t.Fatalf("at %v the cursor is on %q%s", size, j.Title, d.Picture())
			}
		}
		d.Click(x, y)
		d.Click(x, y)
		if j, _ := d.Current(); d.focus() != env.ApplicantPane || j.ID != d.Job("ua-barista").ID {
			t.Fatalf("at %v the second click has not opened the job%s", size, d.Picture())
		}
		d.Pause()
		shown := d.Shown()
		c := d.column(env.ApplicantPane)
		each, first := 2, len(d.Pane(env.ApplicantPane).Lines)
		for i, line := range d.Pane(env.ApplicantPane).Lines {
			if strings.HasPrefix(line, "▌") {
				first = min(first, i+1)
			}
		}
		if c.Width >= 88 { // one line for each applicant
			each = 1
		}
		at := func(row int) (x, y int) { return d.column(env.ApplicantPane).X + 6, first + row*each }
		for _, row := range []int{2, 0, 1} {
			d.Click(at(row))
			if got := d.Person().ID; got != shown[row] {
				t.Fatalf("at %v a click on row %d selects %d of %v%s", size, row, got, shown, d.Picture())
			}
		}
		if n := d.service.Count(sandbox.MarkViewed); n != 0 {
			t.Fatalf("at %v clicks have marked %d viewed", size, n)
		}
		d.Click(at(1))
		if d.focus() != env.DetailPane || d.service.Count(sandbox.MarkViewed) > 1 || !d.service.Viewed(shown[1]) {
			t.Fatalf("at %v the second click has not opened the application%s", size, d.Picture())
		}

		// The list stays under the pointer while an applicant is open beside it.
		d.Pause()
		sent, open := d.service.Count(sandbox.MarkViewed), d.column(env.ApplicantPane)
		d.Click(at(3))
		if d.Person().ID != shown[3] || d.column(env.ApplicantPane) != open || d.service.Count(sandbox.MarkViewed) != sent {
			t.Fatalf("at %v a click beside who is read has opened them, or moved the panes%s", size, d.Picture())
		}
		if c := d.Detail(); c.ID != shown[3] {
			t.Errorf("at %v %d is shown, clicked was %d", size, c.ID, shown[3])
		}
		d.Do(action.PreviousPane) // after a key, the next click counts as a first one
		d.Click(d.column(env.ApplicantPane).X+6, first+3*each)
		if n := d.service.Count(sandbox.MarkViewed); n != sent {
			t.Errorf("at %v a click after a key has opened somebody", size)
		}
	}
}

// TestAClickOnATabShowsIt, also on the sign of tabs that have no room: it shows the first of them.
func TestAClickOnATabShowsIt(t *testing.T) {
	modeltest.SkipInShort(t, "clicks every tab at every size")
	t.Parallel()
	for _, size := range mouseSizes {
		d := begin(t, setup{width: size[0], height: size[1]})
		more := 3 // the first that has no room
		if size[0] == 200 {
			more = 5
		}
		for tab, n := range map[string]int{"Active": 2, " more": more, "All": 1} {
			d.Do(action.ShowTab(1))
			d.ClickOn(tab)
			d.Do(action.Top)
			clicked := d.Pane(env.JobPane).Lines
			d.Do(action.ShowTab(5), action.Top)
			if n != 5 && slices.Equal(clicked, d.Pane(env.JobPane).Lines) {
				t.Errorf("at %v a click on %s shows what 5 does%s", size, tab, d.Picture())
			}
			if d.Do(action.ShowTab(n), action.Top); !slices.Equal(clicked, d.Pane(env.JobPane).Lines) {
				t.Errorf("at %v a click on %s does not show what its key does%s", size, tab, d.Picture())
			}
		}
		d.Do(action.ShowTab(1))
		d.ToJob("ua-backend")
		d.Do(action.Open, action.VerdictNo, action.VerdictYes)
		order := d.Shown()
		from := d.column(env.ApplicantPane).X
		for tab, want := range map[string][]int64{"Yes 1": order[1:2], "All 38": order} {
			d.Do(action.ShowTab(3)) // keeps its tab in the row
			d.Click(d.Find(tab, from))
			if got := d.Shown(); !slices.Equal(got, want) {
				t.Errorf("at %v %s shows %v, want %v%s", size, tab, got, want, d.Picture())
			}
		}
		d.Do(action.Filter)
		d.Type("status:received")
		d.Click(d.Find("Unviewed", from)) // ends typing; the filter stays
		if d.Pane(env.ApplicantPane).Sees("status:received"); d.Offers("enter keep") {
			t.Errorf("at %v a click on a tab leaves the filter open", size)
		}
	}
}

// TestAClickOnAKeyInTheFooterPressesIt: of several keys, the one under the pointer. The
// rest of a double click does nothing if another screen has opened.
func TestAClickOnAKeyInTheFooterPressesIt(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{width: 80, height: 24})
	x, y := d.Find("? help", 0)
	d.Click(x, y)
	d.Click(x, y)
	d.Overlay().Sees("type to find a key")
	d.Pause()
	d.ClickOn("esc close")
	d.Overlay().SeesNot("type to find a key")
	d.Pause()
	d.ToJob("ua-backend")
	d.ClickOn("enter applicants")
	if d.focus() != env.ApplicantPane {
		t.Fatal("the key is not pressed" + d.Picture())
	}
	d.Pause()
	for _, c := range []struct {
		at   string
		want model.Verdict
	}{{"a m x", model.Maybe}, {"maybe no", model.Maybe}, {"x yes m", model.Yes}} { // the middle of the text
		person := d.Person()
		d.Click(d.Find(c.at, 0))
		if got := d.Verdict(person.ID); got != c.want {
			t.Errorf("a click on the middle of %q makes %q", c.at, got)
		}
	}
	d.Click(d.column(env.ApplicantPane).X, 23) // between two keys
	d.Do(action.Palette)
	d.ClickOn("esc close")
	if d.BoxTitle() != "" {
		t.Error("the palette stays")
	}
}

// TestTheWheelScrollsThePaneUnderThePointer and does not move the focus.
func TestTheWheelScrollsThePaneUnderThePointer(t *testing.T) {
	modeltest.SkipInShort(t, "scrolls everywhere")
	t.Parallel()
	for _, size := range mouseSizes {
		d := begin(t, setup{width: size[0], height: 24})
		d.ToJob("ua-backend")
		d.Do(action.Open, action.Preview)
		shown := d.Detail()
		people, detail := d.column(env.ApplicantPane), d.column(env.DetailPane)
		before := strings.Join(d.Pane(env.DetailPane).Lines, "")
		d.Wheel(detail.X+3, 10, 4)
		if now := strings.Join(d.Pane(env.DetailPane).Lines, ""); now == before {
			t.Errorf("at %v the page has not moved%s", size, d.Picture())
		}
		d.Wheel(detail.X+3, 10, -9)
		before = strings.Join(d.Pane(env.ApplicantPane).Lines, "")
		d.Wheel(people.X+3, 10, 4)
		if now := strings.Join(d.Pane(env.ApplicantPane).Lines, ""); now == before || d.column(env.ApplicantPane) != people {
			t.Errorf("at %v the list has not moved, or its pane has%s", size, d.Picture())
		}
		if c := d.Detail(); c.ID != shown.ID {
			t.Errorf("at %v somebody else is read after the wheel", size)
		}
		d.Do(action.ReadCV)
		d.Wheel(3, 10, 3)
		d.Wheel(size[0]-3, 10, 3)
		if at := d.Reading().ID; !d.reading() || at == 0 {
			t.Errorf("at %v the wheel has left the reader", size)
		}
	}
}

// TestTheWheelScrollsWhatIsReadOfAForm, and nothing else of it.
func TestTheWheelScrollsWhatIsReadOfAForm(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{width: 120, height: 20})
	d.ToJob("ua-backend")
	d.Do(action.EditJob)
	d.Sees("▸ Title", "As the board will show it")
	top := d.bar()
	d.Wheel(100, 10, 60)
	d.Sees("▸ Title")
	if end := d.bar(); top < 0 || end <= top {
		t.Errorf("the wheel has taken the bar from line %d to %d%s", top, end, d.Picture())
	}
	d.Do(action.PreviewJob)
	d.Wheel(3, 10, -60)
	top = d.bar()
	d.Wheel(3, 10, 60)
	if end := d.bar(); top < 0 || end <= top {
		t.Errorf("the wheel has taken the bar from line %d to %d%s", top, end, d.Picture())
	}
	d.Do(action.Back, action.CompareJob)
	d.Sees("Compared:")
	d.Wheel(3, 10, 60)
	d.Do(action.Back)
	d.Wheel(3, 10, -60)
	d.Sees("▸ Title")
}

// TestAWindowIsUsedWithTheMouse: a click selects, a second one confirms, and one
// outside changes nothing.
func TestAWindowIsUsedWithTheMouse(t *testing.T) {
	t.Parallel()
	for _, size := range mouseSizes {
		d := beginTwo(t, setup{width: size[0], height: size[1]})
		d.Do(action.Palette)
		d.Type("sort")
		x, y := d.Find("Reverse the order of jobs", 0)
		d.Click(x, y)
		if d.BoxTitle() == "" {
			t.Fatal("a first click has run the action")
		}
		d.Click(1, 5)
		d.Click(size[0]-1, 5)
		d.Click(x, y) // a first one again
		if d.BoxTitle() == "" {
			t.Fatalf("at %v a click that follows one outside has run the action", size)
		}
		d.Click(x, y)
		if d.BoxTitle() != "" {
			t.Fatalf("at %v the second click has not run the action%s", size, d.Picture())
		}
		d.Pane(env.JobPane).Sees("status, rever")
		d.Pause()

		d.Do(action.Help)
		x, y = d.Find("write a new job", 0)
		d.Wheel(x, y, 0)
		d.Click(x, y)
		d.Click(x, y)
		if d.Front() != theForm {
			t.Fatalf("at %v the help has not run its entry%s", size, d.Picture())
		}
		d.Pause()
		d.ClickOn("esc leave")
		d.Pause()

		d.Do(action.Accounts)
		x, y = d.Find("hr@beta", 0)
		d.Click(x, y)
		d.Overlay().Sees("▌beta")
		d.Wheel(x, y, -2)
		d.Overlay().Sees("▌acme")
	}
}

// TestAClickRightAfterAMoveDrawsTheTabsOfTheNewJob: the click shows the job that the cursor has just
// moved to.
func TestAClickRightAfterAMoveDrawsTheTabsOfTheNewJob(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{width: 120, height: 40})
	d.ToJob("ua-backend")
	d.Do(action.Open)
	x, y := d.Find("佐々木", 0)
	d.Do(action.PreviousPane)
	d.Tap(action.Down)
	d.Send(tea.MouseClickMsg{X: x, Y: y, Button: tea.MouseLeft})
	if got := d.Pane(env.ApplicantPane).Lines[1]; strings.Contains(got, "All 38") {
		t.Errorf("the other job has the tabs %q", got)
	}
	d.Settle()
}

// TestOnlyOpeningMarksViewedWithTheMouse: clicks on every row and tab, the wheel
// everywhere, previews, orders and windows send no view. Opening sends one.
func TestOnlyOpeningMarksViewedWithTheMouse(t *testing.T) {
	modeltest.SkipInShort(t, "clicks everywhere")
	t.Parallel()
	for _, size := range [][2]int{{80, 24}, {120, 40}} {
		d := begin(t, setup{width: size[0], height: size[1]})
		toJob := func() {
			for d.focus() != env.JobPane {
				d.Do(action.PreviousPane)
			}
			d.Do(action.ShowTab(1))
			d.ToJob("ua-backend")
			d.Do(action.NextPane, action.ShowTab(1))
		}
		toJob()
		none := func(after string) {
			t.Helper()
			if n := d.service.Count(sandbox.MarkViewed); n != 0 {
				t.Fatalf("at %v %d were marked viewed by %s%s", size, n, after, d.Picture())
			}
		}
		sweep := func(after string) {
			t.Helper()
			for y := 0; y < size[1]-1; y += size[1] / 24 { // the footer's keys would open
				for _, x := range []int{5, size[0]/2 + 6, size[0] - 5} {
					d.Click(x, y)
					d.Wheel(x, y, 1)
					d.Wheel(x, y, -1)
				}
			}
			none(after)
		}
		sweep("clicks")
		toJob()
		d.Do(action.Preview)
		sweep("clicks beside a preview")
		toJob()
		d.Do(action.PreviousPane, action.Reverse, action.Reverse, action.Sort, action.NextPane, action.Top, action.Reverse, action.Sort, action.Reverse, action.Preview, action.Next, action.Next, action.Previous, action.VerdictYes, action.Undo, action.Back)
		none("orders, previews and verdicts")
		for _, window := range []action.Keys{action.Help, action.Palette, action.Search} {
			d.Do(window)
			if window.String() != action.Help.String() {
				d.Type("java")
			}
			x, y := size[0]/2, size[1]/2
			d.Click(x, y)
			d.Wheel(x, y, 2)
			d.Click(1, 1)
			d.Do(action.Back)
			d.Press("esc")
			none("a click in the window of " + window.String())
		}
		toJob()
		c := d.ToPerson("was not seen", func(c model.Candidate) bool { return c.Unviewed() && !c.Suggested })
		x, y := d.Find("▌", d.column(env.ApplicantPane).X)
		x += 5
		d.Click(x, y)
		none("a first click")
		d.Click(x, y)
		if n := d.Events(c.ID); n != 1 || d.service.Count(sandbox.MarkViewed) != 1 {
			t.Errorf("at %v opening sends %d views%s", size, n, d.Picture())
		}
		d.Click(x, y)
		d.Click(x, y)
		if n := d.service.Count(sandbox.MarkViewed); n != 1 {
			t.Error(fmt.Sprintf("at %v four clicks send %d views", size, n) + d.Picture())
		}
	}
}
