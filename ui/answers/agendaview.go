package answers

import (
	"cmp"
	"fmt"
	"image"
	"slices"
	"strings"

	tea "charm.land/bubbletea/v2"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/model/amount"
	"shortlist/model/calendar"
	"shortlist/model/lang"
	"shortlist/ui/action"
	"shortlist/ui/screen"
	"shortlist/ui/text"
	"shortlist/ui/theme"
	"shortlist/ui/widget"
)

func sayGroup(g group) string {
	switch g {
	case toDecide:
		return lang.TextIn("agenda", "To decide")
	case today:
		return lang.TextIn("agenda", "Today")
	case thisWeek:
		return lang.TextIn("agenda", "This week")
	case later:
		return lang.TextIn("agenda", "Later")
	case silentYet:
	}
	return lang.TextIn("agenda", "No reply")
}

// agendaHead is how many lines the heading and its rule take.
const agendaHead = 2

// areas are where the list and what is known of its row are drawn.
func (a *Agenda) areas(body image.Rectangle) (list, page image.Rectangle) {
	list, page = body, body
	list.Min.Y += agendaHead
	page.Min.Y += agendaHead
	if left := a.listWidth(body.Dx()); left > 0 {
		list.Max.X, page.Min.X = body.Min.X+left, body.Min.X+left+1
		return list, page
	}
	list.Max.Y = list.Min.Y + min(max(len(a.rows), 1), max(list.Dy()-9, 3))
	page.Min.Y = list.Max.Y + 1
	return list, page
}

// leastPage is the least width, in cells, of what is known of a row beside the list.
const leastPage = 44

// listWidth returns the width of the list if the page is beside it, else 0. The list gets what its rows take, so that no name is
// cut while the page has room.
func (a *Agenda) listWidth(width int) int {
	left := listWidth(width)
	if left == 0 {
		return 0
	}
	wide := a.measure()
	return max(left, min(wide.group+wide.name+wide.when+wide.state+agendaGaps, width-1-leastPage))
}

// View implements screen.Screen.
func (a *Agenda) View(width, height int) []string {
	t := a.env.Theme
	heading := widget.NewRow(width).Left(t.Heading, " "+lang.Text("Agenda"))
	if a.known {
		interviews, decide, silent := a.sayCounts()
		heading.Right(t.Dim, interviews).Right(t.Warn, decide).Right(t.Dim, silent).Right(t.Dim, " ")
	}
	out := []string{heading.Render(theme.Style{})}
	if sentence, style := a.message(); sentence != "" {
		return append(out, widget.Beside(t, height-agendaHead, widget.Side{Width: width, Lines: append([]string{""}, widget.Paragraph(style, sentence, 1, width)...)})...)
	}
	rows, page := a.areas(image.Rect(0, 0, width, height))
	list := a.listed(rows.Dx(), rows.Dy())
	tall := max(page.Dy(), 0)
	days := a.days(min(page.Dx(), widget.MostText), tall-len(a.page.Lines()))
	if len(days) > 0 {
		tall = len(a.page.Lines())
	}
	details := append(a.page.View(a.env, page.Dx(), tall), days...)
	if page.Min.X == 0 {
		out = append(out, widget.Beside(t, len(list), widget.Side{Width: width, Lines: list})...)
		return append(out, widget.Beside(t, max(page.Dy(), 0), widget.Side{Width: width, Lines: details})...)
	}
	return append(out, widget.Beside(t, rows.Dy(), widget.Side{Width: rows.Dx(), Lines: list}, widget.Side{Width: page.Dx(), Lines: details})...)
}

// sayCounts words how much the agenda holds, in parts that follow each other: the interviews, what waits for the manager, and who
// is silent.
func (a *Agenda) sayCounts() (interviews, decide, silent string) {
	count := func(groups ...group) (n int) {
		for _, r := range a.rows {
			if slices.Contains(groups, r.group) {
				n++
			}
		}
		return n
	}
	gap := ""
	if n := count(today, thisWeek, later); n > 0 {
		interviews, gap = lang.Plural(n, "%d interview", "%d interviews"), " · "
	}
	if n := count(toDecide); n > 0 {
		decide, gap = gap+lang.Plural(n, "%d to decide", "%d to decide"), " · "
	}
	if n := count(silentYet); n > 0 {
		silent = gap + lang.Plural(n, "%d without a reply", "%d without a reply")
	}
	return interviews, decide, silent
}

// message returns the sentence that is shown instead of the list, with its style; "": the list is shown.
func (a *Agenda) message() (sentence string, style theme.Style) {
	t := a.env.Theme
	switch off := a.source.LettersOff(); {
	case a.failed != "":
		return a.failed, t.Bad
	case !a.known:
		return lang.Text("Loading…"), t.Dim
	case len(a.rows) > 0:
		return "", t.Dim
	case off != "":
		return text.Sentence(off) + " " + lang.Text("shortlist guide answers explains how."), t.Warn
	}
	return lang.Text("No interview is to come, and no offered time waits for an answer.") + " " +
		lang.Text("%s on an applicant, or on marked ones, offers times of your own or invites to one.", action.WriteLetter), t.Dim
}

// agendaWidths are the widths of the columns of the agenda, in cells, and agendaGaps what is between and around them.
type agendaWidths struct{ group, name, when, state int }

const agendaGaps = 9

// measure returns the widths of columns that hold all rows.
func (a *Agenda) measure() (wide agendaWidths) {
	for _, r := range a.rows {
		wide.group = max(wide.group, text.Width(sayGroup(r.group)))
		wide.name = max(wide.name, text.Width(text.Line(r.Name)))
		wide.state = max(wide.state, text.Width(a.sayState(r)))
		wide.when = max(wide.when, text.Width(a.when(r)))
	}
	return wide
}

// listed draws the rows in sight.
func (a *Agenda) listed(width, height int) (out []string) {
	a.list.Resize(len(a.rows), height)
	a.list.Drawn(agendaHead, 1)
	from, to := a.list.Window()
	wide := a.measure()
	t := a.env.Theme
	wide.name = min(wide.name, max(width-wide.group-wide.state-wide.when-agendaGaps, 8))
	for i := from; i < to; i++ {
		r, current := a.rows[i], i == a.list.Cursor
		label := sayGroup(r.group)
		if i > from && a.rows[i-1].group == r.group {
			label = ""
		}
		edge, side, style := t.Row(current, true, t.Text)
		group, state := t.Dim, t.Dim
		if r.group == toDecide {
			group = t.Warn
		}
		switch {
		case r.group == toDecide, r.SayWas() != "":
			state = t.Warn
		case r.State == calendar.Agreed:
			state = t.Good
		}
		row := widget.NewRow(width).Left(side, edge).Left(group, " "+text.Fit(label, wide.group)).Left(style, "  "+text.Fit(text.Line(r.Name), wide.name))
		row.Left(t.Dim, "  "+text.Fit(a.when(r), wide.when)).Left(state, "  "+text.Fit(a.sayState(r), wide.state))
		if width-wide.group-wide.name-wide.when-wide.state > 22 { // else a few letters would be left of it
			row.Left(t.Dim, "  "+text.Line(text.Joined(" · ", r.Place, r.Job)))
		}
		out = append(out, row.Right(theme.Style{}, " ").Render(a.env.Ground(current)))
	}
	return widget.Fill(a.list.Bar(a.env, out, width), width, height)
}

// when words when a row takes place, as short as a list has room.
func (a *Agenda) when(r appointment) string {
	in := r.In()
	start := r.Start.In(in)
	if r.group != today {
		return amount.NamedMoment(start)
	}
	return start.Format("15:04") + "–" + r.End.In(in).Format("15:04")
}

// sayState words how far a row is, in few words.
func (a *Agenda) sayState(r appointment) string {
	switch {
	case r.SayWas() != "":
		return lang.Text("was %s", r.Was())
	case !r.Proposed.Start.IsZero():
		return lang.Text("asks for %s", amount.Moment(r.Proposed.Start.In(r.In())))
	case r.group == silentYet:
		return lang.Plural(len(r.offered), "%d time", "%d times")
	}
	return r.State.Label()
}

// details draws what is known of a row. They are wrapped unless width is 0.
func (a *Agenda) details(r appointment, width int) (out []string) {
	if r.ID == 0 {
		return nil
	}
	t := a.env.Theme
	pair := a.pairs(&out, width)
	pair(lang.Text("Applicant"), t.Bold, r.Name)
	pair(lang.Text("Job"), t.Text, r.Job)
	pair(lang.TextIn("interview", "State"), t.Text, r.State.Label())
	return append(out, a.times(r, width)...)
}

// days draws the next two weeks in at most height lines: for each day the interviews and the offered times, in their order. Days
// without any are one line where there is less room. The last line counts what is left out.
func (a *Agenda) days(width, height int) []string {
	const least = 6 // lines
	t, now := a.env.Theme, a.env.Now().In(a.source.Zone())
	var all []account.Interview
	for _, r := range a.rows {
		if r.offered == nil {
			all = append(all, r.Interview)
		}
		all = append(all, r.offered...)
	}
	slices.SortStableFunc(all, func(a, b account.Interview) int { return a.Start.Compare(b.Start) })
	var of [14][]account.Interview // by day
	label := func(n int) string { return amount.NamedDay(now.AddDate(0, 0, n)) }
	wide, wideState := 0, 0 // of the labels and of the states
	for _, i := range all {
		wideState = max(wideState, text.Width(i.State.Label()))
	}
	for n := range of {
		wide = max(wide, text.Width("  "+label(n)+"  "))
		day := model.DayOf(now.AddDate(0, 0, n))
		for _, i := range all {
			if model.DayOf(i.Start.In(now.Location())) == day {
				of[n] = append(of[n], i)
			}
		}
	}
	var out []string
	var full []int // lines with an interview or an offered time
	for _, joined := range []bool{false, true} {
		full, out = nil, widget.Section(a.env, lang.Text("The next two weeks"), width)
		for n := 0; n < len(of); n++ {
			head := "  " + label(n)
			for _, i := range of[n] {
				state := t.Dim
				if i.State == calendar.Agreed {
					state = t.Good
				}
				hours := i.Start.In(now.Location()).Format("15:04") + "–" + i.End.In(now.Location()).Format("15:04")
				full = append(full, len(out))
				out = append(out, widget.NewRow(width).Left(t.Dim, text.Fit(head, wide)).Left(t.Text, hours+"  ").Left(state, text.Fit(i.State.Label(), wideState)).Left(t.Text, "  "+text.Line(i.Name)).Render(theme.Style{}))
				head = ""
			}
			if len(of[n]) > 0 {
				continue
			}
			first := n
			for joined && n+1 < len(of) && len(of[n+1]) == 0 {
				n++
			}
			if n > first {
				head += " – " + label(n)
			}
			out = append(out, widget.NewRow(width).Left(t.Dim, head).Render(theme.Style{}))
		}
		if len(out) <= height {
			return out
		}
	}
	if height < least {
		return nil
	}
	out = out[:height]
	if n, _ := slices.BinarySearch(full, height-1); n < len(full) {
		out[height-1] = widget.NewRow(width).Left(t.Dim, "  "+lang.Plural(len(full)-n, "+%d more", "+%d more")).Render(theme.Style{})
	}
	return out
}

// pairs returns a function that adds a label and its value to out, unless the value is empty.
func (l *Letters) pairs(out *[]string, width int) func(label string, style theme.Style, value string) {
	return func(label string, style theme.Style, value string) {
		switch value = text.Line(value); {
		case value == "":
		case width == 0:
			*out = append(*out, strings.TrimSpace(label+" "+value))
		default:
			*out = append(*out, widget.Pair(l.env, label, style, value, width)...)
		}
	}
}

// prepare builds the page of the row under the cursor. Its lines are wrapped unless they are asked for with width 0.
func (l *Letters) prepare(page *widget.Page, width int, lines func(width int) []string) tea.Cmd {
	return page.Prepare(l.env, strings.Join(lines(0), "\n"), width, func(func(string, int) []string) []string { return lines(min(width, widget.MostText)) })
}

// letters draws the letters about an application, but for one, in the order in which they were planned.
func (l *Letters) letters(applyID, but int64, pair func(label string, style theme.Style, value string)) {
	var found []*account.Letter
	for _, of := range l.shown.by {
		for i := range of {
			if of[i].About(applyID) && of[i].ID != but {
				found = append(found, &of[i])
			}
		}
	}
	slices.SortFunc(found, func(a, b *account.Letter) int { return cmp.Compare(a.ID, b.ID) })
	label := lang.Text("Letters")
	for _, of := range found {
		pair(label, l.env.Theme.Text, l.sayLetter(of))
		label = ""
	}
}

// sayLetter words which letter it is, and how far.
func (l *Letters) sayLetter(of *account.Letter) string {
	return text.Joined(": ", of.Name.Label(), l.sayState(of), of.Reason)
}

// times draws the time of a row, or those that were offered, and what belongs to it.
func (a *Agenda) times(r appointment, width int) (out []string) {
	t, in := a.env.Theme, r.In()
	zone := " (" + calendar.ZoneWords(r.Start, in) + ")"
	pair := a.pairs(&out, width)
	if r.offered == nil {
		pair(lang.TextIn("interview", "Time"), t.Bold, r.Words(in)+zone)
	}
	for n, o := range r.offered {
		label, end := "", ""
		if n == 0 {
			label = lang.Text("Offered")
		}
		if n == len(r.offered)-1 {
			end = zone
		}
		pair(label, t.Text, fmt.Sprintf("%d. %s%s", n+1, o.Words(in), end))
	}
	pair("", t.Warn, r.SayWas())
	if !r.Proposed.Start.IsZero() {
		pair(lang.Text("Asks for"), t.Warn, r.Proposed.Words(in))
	}
	pair(lang.TextIn("interview", "Wrote"), t.Text, r.Comment)
	pair(lang.TextIn("interview", "Place"), t.Text, r.Place)
	pair(lang.Text("Colleagues"), t.Text, strings.Join(r.With, ", "))
	pair(lang.Text("Letter"), t.Text, a.letterState(r.Letter))
	return out
}

// letterState words how far a letter is; "" if it is not known.
func (a *Agenda) letterState(id int64) string {
	for _, of := range a.shown.by {
		for i := range of {
			if of[i].ID == id {
				return a.sayLetter(&of[i])
			}
		}
	}
	return ""
}

// Outline implements screen.Outlined.
func (a *Agenda) Outline() screen.Outline {
	page := screen.Outline{Place: "agenda", Title: lang.Text("Agenda")}
	if sentence, _ := a.message(); sentence != "" {
		page.About = []string{sentence}
		return page
	}
	a.list.Rows(len(a.rows)) // nothing is drawn, which would set it
	interviews, decide, silent := a.sayCounts()
	page.About = []string{interviews + decide + silent}
	page.Rows, page.Chosen = len(a.rows), a.list.Cursor
	page.Row = func(i int) string {
		if i >= len(a.rows) { // the list is shorter since it was read again
			return ""
		}
		r := a.rows[i]
		if len(r.offered) > 1 {
			return screen.Joined(sayGroup(r.group), text.Line(r.Name), a.sayState(r), strings.Join(a.times(r, 0), ", "))
		}
		return screen.Joined(sayGroup(r.group), text.Line(r.Name), r.State.Label(), r.Words(r.In()), r.SayWas(), text.Line(r.Comment), text.Line(r.Place), text.Line(r.Job))
	}
	page.ID = func(i int) any {
		return screen.IDAt(a.rows, i, func(r appointment) any { return r.ID })
	}
	page.Choose = func(i int) tea.Cmd { a.list.MoveTo(i); return nil }
	return page
}
