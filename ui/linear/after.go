package linear

import (
	"slices"
	"strconv"
	"strings"

	tea "charm.land/bubbletea/v2"

	"shortlist/model/lang"
	"shortlist/ui/action"
	"shortlist/ui/screen"
)

// after is what may follow the name of an action on its line. If anything else follows, nothing is done.
type after struct {
	row    bool // a number names the row that the action acts on
	marked bool // if rows are marked, the action acts on those, and no number may follow
	text   bool // words are a text for what the action opens; a number, too, unless it names a row
	rating bool // the text is one digit, 0 to 5
	day    bool // the text may be a number and a unit, such as 2 weeks
}

const digits = "0123456789"

// takes reports whether a text may follow. A number with words behind it is refused: it may mean a row or a text.
func (a after) takes(typed string) bool {
	first, rest, _ := strings.Cut(typed, " ")
	switch {
	case a.rating:
		return len(typed) == 1 && strings.Contains(digits[:6], typed)
	case a.row && isNumber(typed):
		return true
	case a.row && strings.Trim(first, digits) == "":
		return a.day && !strings.ContainsAny(rest, digits)
	}
	return a.text
}

func isNumber(typed string) bool {
	_, err := strconv.Atoi(typed)
	return err == nil
}

// afterName returns what may follow an action. Nothing may follow an action that is not listed here.
func afterName(a action.Action) after {
	is := func(all ...action.Keys) bool { return slices.ContainsFunc(all, a.Keys.IsSame) }
	return after{
		row: a.Group == action.GroupOwn ||
			is(action.Open, action.Read, action.Accept, action.Preview, action.EditJob, action.Needs, action.CloneJob, action.Link, action.OpenLink, action.OpenCV,
				action.ReadCV, action.Mark, action.Remove, action.CompareDraft, action.SignOut, action.ForgetName) ||
			actsOnMarked(a),
		marked: actsOnMarked(a),
		text: is(action.Search, action.Filter, action.FindWords, action.Rate, action.Note, action.Tags, action.Snooze, action.Enlist, action.NameSearch,
			action.NamedOnes, action.KeepTemplate),
		rating: is(action.Rate),
		day:    is(action.Snooze),
	}
}

// actsOnMarked reports whether an action acts on all marked rows.
func actsOnMarked(a action.Action) bool {
	return slices.ContainsFunc([]action.Keys{
		action.ActivateJob, action.StopJob, action.DeleteJob, action.SaveCV, action.SendCV, action.VerdictYes, action.VerdictMaybe, action.VerdictNo,
		action.NoVerdict, action.Note, action.Tags, action.Snooze, action.Enlist, action.Written, action.Copy,
	}, a.Keys.IsSame)
}

// run runs an action. A number after its name chooses the row; a text is typed into what the action opens.
func (t *talk) run(a action.Action, typed string) {
	n, err := strconv.Atoi(typed)
	may := afterName(a)
	switch {
	case a.Keys.IsSame(action.Help) || a.Keys.IsSame(action.Palette): // they show keys; help prints words instead
		t.help(typed)
	case typed == "" && a.Keys.IsSame(action.Mark):
		page := t.loop.model.Outline()
		t.start(a)
		if page.Open == nil {
			t.printLeft(page.Chosen)
		} else {
			t.land(page.Open)
		}
	case typed == "" || a.Disabled != "" && !may.row:
		t.start(a) // start prints why the action is not possible
	case err == nil && may.row:
		t.onRow(a, n, may.marked)
	case may.takes(typed):
		t.start(a)
		if t.rest = typed; a.Disabled != "" {
			t.rest, t.misunderstood = "", true
		}
	case err == nil && !may.rating:
		t.misunderstood = true
		t.loop.printer.line(sayNoRowAfter(a.TitleText()))
	default:
		t.misunderstood = true
		t.loop.printer.line(sayNotAfter(typed, a.TitleText(), may.row))
	}
}

// start runs an action, or prints why it is not possible.
func (t *talk) start(a action.Action) {
	if a.Run == nil && len(a.Keys) > 0 && a.Disabled == "" {
		t.loop.press(a.Keys[0])
		return
	}
	t.loop.update(t.loop.model.Run(a))
}

// onRow moves the cursor to the row of a number, and runs an action on it once the row is loaded. The cursor stays on
// the row, also if the action moves on to the next one.
func (t *talk) onRow(a action.Action, n int, marked bool) {
	page := t.loop.model.Outline()
	switch {
	case page.Choose == nil || t.offeredAs(a) == nil:
		t.misunderstood = true
		t.loop.printer.line(sayNoRowAfter(a.TitleText()))
		return
	case marked && page.Marked > 0:
		t.misunderstood = true
		t.loop.printer.line(lang.Text("“%s” acts on what is marked (%d), not on one row; nothing was done. Type it without a number, or unmark first.", a.TitleText(), page.Marked))
		return
	}
	row, ok := t.row(n, page)
	if !ok {
		return
	}
	id := page.Identity(row)
	t.loop.update(screen.Act(func() tea.Cmd { return page.Choose(row) }))
	t.then = func() {
		now, a := t.loop.model.Outline(), t.offeredAs(a)
		if a == nil || now.Place != page.Place || now.Chosen >= now.Rows || now.Identity(now.Chosen) != id {
			t.misunderstood = true // the list has changed since the number was typed
			t.loop.printer.line(sayRowGone(n))
			return
		}
		t.start(*a)
		t.stay(page.Place, id, now.Chosen)
	}
}

// stay moves the cursor back to a row if it has left it.
func (t *talk) stay(place, id any, row int) {
	page := t.loop.model.Outline()
	if page.Place != place || page.Choose == nil || page.Chosen == row {
		return
	}
	if at := page.Find(id, row); at >= 0 {
		t.loop.update(screen.Act(func() tea.Cmd { return page.Choose(at) }))
	}
}

// land moves the cursor to the row of what was open before an action led to the list.
func (t *talk) land(open any) {
	page := t.loop.model.Outline()
	if page.Open != nil || page.Choose == nil {
		return
	}
	if at := page.Find(open, page.Chosen); at >= 0 {
		t.loop.update(screen.Act(func() tea.Cmd { return page.Choose(at) }))
	}
}

// printLeft prints a row that was marked, if the cursor has left it.
func (t *talk) printLeft(row int) {
	if page := t.loop.model.Outline(); row < page.Rows && page.Chosen != row {
		t.loop.printer.number(row, page.Row(row), page.Identity(row))
	}
}

// offeredAs returns an action as it is offered now; nil if it is not offered.
func (t *talk) offeredAs(a action.Action) *action.Action {
	for _, now := range t.offered() {
		if now.Keys.IsSame(a.Keys) || len(a.Keys) == 0 && now.TitleText() == a.TitleText() {
			return &now
		}
	}
	return nil
}

// sayNoRowAfter is the answer to a row's number after an action that acts on no row.
func sayNoRowAfter(action string) string {
	return lang.Text("“%s” does nothing to the rows of this list; nothing was done.", action)
}

// sayNotAfter is the answer to a word that cannot follow an action. row is set if a row's number can follow.
func sayNotAfter(typed string, action string, row bool) string {
	if row {
		return lang.Text("“%s” cannot follow “%s”; nothing was done. The number of one row can.", typed, action)
	}
	return lang.Text("“%s” cannot follow “%s”; nothing was done.", typed, action)
}
