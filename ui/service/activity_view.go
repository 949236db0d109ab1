package service

import (
	"cmp"
	"strings"
	"time"

	"shortlist/model"
	"shortlist/model/lang"
	"shortlist/ui/text"
	"shortlist/ui/theme"
	"shortlist/ui/widget"
)

// beside is the width, in columns, from which the entry is beside the list.
const beside = 100

// listWidth returns the width of the list if the entry is beside it, else 0.
func listWidth(width int) int {
	if width < beside {
		return 0
	}
	return min(width-1-min(max(width*2/5, 44), 80), mostList)
}

// mostList is the greatest width of the list beside an entry: in a wider one the outcome is far from what it is of.
const mostList = 120

// head is how many lines the heading and its rule take.
const head = 2

// View implements screen.Screen.
func (s *Activity) View(width, height int) []string {
	left, rows := listWidth(width), height-head
	if len(s.log) == 0 { // nothing would be beside the sentence
		left = 0
	}
	below := func(sides ...widget.Side) []string {
		return append([]string{s.heading(width)}, widget.Beside(s.env.Theme, rows, sides...)...)
	}
	switch {
	case left > 0:
		right := width - left - 1
		return below(widget.Side{Width: left, Lines: s.listed(left, rows, false)}, widget.Side{Width: right, Lines: s.whole(min(right, widget.MostText), rows)})
	case s.entered:
		return below(widget.Side{Width: width, Lines: s.whole(width, rows)})
	}
	return below(widget.Side{Width: width, Lines: s.listed(width, rows, true)})
}

func (s *Activity) heading(width int) string {
	t := s.env.Theme
	row, about := widget.NewRow(width).Left(t.Heading, " "+lang.Text("Activity log")), "  "+sayAbout()
	if text.Width(" "+lang.Text("Activity log")+about)+12 <= width {
		row.Left(t.Dim, about)
	}
	if len(s.log) > 0 {
		more := ""
		if !s.hasAll {
			more = "+"
		}
		row.Right(t.Dim, lang.Text("%s of %s", lang.Number(s.list.Cursor+1), lang.Number(len(s.log))+more)+" ")
	}
	return row.Render(theme.Style{})
}

// answerRows is the height of the answer under a narrow list. It does not change, so that the list keeps its height.
const answerRows = 2

// listed draws the entries in sight, and under them the answer of the chosen one.
func (s *Activity) listed(width, height int, answered bool) []string {
	t := s.env.Theme
	message := func(style theme.Style, sentence string) []string {
		return widget.Paragraph(style, sentence, 1, width)
	}
	current, ok := s.current()
	switch {
	case s.failed != "":
		return message(t.Bad, s.failed)
	case !s.read:
		return message(t.Dim, lang.Text("Loading…"))
	case !ok:
		return message(t.Dim, lang.Text("Nothing yet. Jobs you publish, change, stop or delete, and applications you open, appear here with the service's answers."))
	}
	rows := height
	if answered {
		rows = max(height-1-answerRows, 1)
	}
	s.list.Resize(len(s.log), rows)
	s.list.Drawn(head, 1)
	from, to := s.list.Window()
	clock := 0
	for _, act := range s.log[from:to] {
		clock = max(clock, text.Width(s.env.Clock(act.At)))
	}
	var out []string
	for i := from; i < to; i++ {
		out = append(out, s.row(s.log[i], i == s.list.Cursor, clock, width))
	}
	out = s.list.Bar(s.env, out, width)
	if !answered {
		return out
	}
	out = append(widget.Fill(out, width, rows), t.Faint.Render(strings.Repeat("─", width)))
	lines := text.Wrap(sayAnswer(current), max(width-2, 1))
	if len(lines) > answerRows {
		lines = lines[:answerRows]
		lines[answerRows-1] = text.Cut(lines[answerRows-1]+"…", max(width-2, 1))
	}
	for _, line := range lines {
		out = append(out, " "+s.style(current).Render(line))
	}
	return out
}

// row draws one entry: time, verb, object and outcome.
func (s *Activity) row(act model.Activity, current bool, clock, width int) string {
	t := s.env.Theme
	edge, side, name := t.Row(current, !s.entered, t.Text)
	row := widget.NewRow(width).Left(side, edge).Left(t.Dim, text.Fit(s.env.Clock(act.At), clock)+"  ")
	row.Left(s.style(act), text.Fit(sayVerb(act), len("Activate")+2)).Left(name, saySubject(act))
	if detail := text.Line(act.Detail); detail != "" && act.Kind != model.ActivityBlind && !act.IsInDetail() {
		row.Left(t.Dim, " · "+detail)
	}
	if width >= 50 { // a narrow list has the outcome below it, for the entry under the cursor
		row.Right(s.style(act), " "+sayOutcome(act)+" ")
	}
	return row.Render(t.Choice(current && !s.entered))
}

// style returns the style of a call's outcome: a wanted result draws no attention.
func (s *Activity) style(act model.Activity) theme.Style {
	if isGood(act) {
		return s.env.Theme.Dim
	}
	return s.env.Theme.Warn
}

// whole draws all of the entry under the cursor.
func (s *Activity) whole(width, height int) []string {
	act, ok := s.current()
	if !ok || s.failed != "" {
		return nil
	}
	if s.entryID != act.ID {
		s.entryID = act.ID
		s.entry.Top()
	}
	s.entry.Set(s.pairs(act, width))
	return s.entry.View(s.env, width, height)
}

// pairs are the labelled values of an entry. Strangers' texts are cut, so that the answer is
// in sight.
func (s *Activity) pairs(act model.Activity, width int) []string {
	const most = 200 // cells
	e := s.env
	var out []string
	pair := func(label string, style theme.Style, value string) {
		if value != "" {
			out = append(out, widget.Pair(e, label, style, value, width)...)
		}
	}
	style := e.Theme.Text
	if !isGood(act) {
		style = e.Theme.Warn
	}
	title, detail := text.Cut(text.Line(act.Title), most), text.Cut(text.Line(act.Detail), most)
	pair(lang.Text("What"), e.Theme.Bold, sayVerb(act))
	switch act.Kind {
	case model.ActivityBlind:
		pair(lang.Text("Where"), e.Theme.Text, sayOnThisComputer())
		pair(lang.Text("Effect"), style, sayAnswer(act))
		pair(lang.Text("Switched"), e.Theme.Text, s.moment(act.At))
		return out
	case model.ActivityErase, model.ActivityTeam:
		pair(lang.Text("Where"), e.Theme.Text, sayOnThisComputer())
		pair(lang.Text("Effect"), style, detail+". "+sayAnswer(act))
		if isGood(act) {
			pair(lang.Text("Erased"), e.Theme.Text, s.moment(act.At))
		}
		return out
	case model.ActivityUnconfined:
		pair(lang.Text("Where"), e.Theme.Text, sayOnThisComputer())
		pair(lang.Text("Effect"), e.Theme.Warn, detail+". "+sayAnswer(act))
		return out
	case model.ActivityCommand:
		pair("", e.Theme.Text, title)
		pair("", e.Theme.Dim, detail)
		pair(lang.Text("Effect"), style, sayAnswer(act))
		pair(lang.Text("Ran"), e.Theme.Text, s.moment(act.At))
		return out
	case model.ActivityView:
		pair(lang.Text("Applicant"), e.Theme.Text, numbered(title, act.ApplyID, sayApplication))
		pair(lang.Text("Job"), e.Theme.Text, numbered(detail, act.JobID, sayJob))
	case model.ActivityLetter:
		pair(lang.Text("Applicant"), e.Theme.Bold, numbered(title, act.ApplyID, sayApplication))
		pair(lang.Text("Letter"), e.Theme.Text, detail)
		pair(lang.Text("Where"), e.Theme.Text, lang.Text("from your own address; nothing is sent to the service"))
	case model.ActivitySend:
		if act.ApplyID == 0 {
			pair(lang.Text("File"), e.Theme.Text, title)
		} else {
			pair(lang.Text("Applicant"), e.Theme.Text, numbered(title, act.ApplyID, sayApplication))
		}
		pair(lang.Text("Terminal"), e.Theme.Text, detail)
		pair(lang.Text("Where"), e.Theme.Text, lang.Text("to your own computer; nothing is sent to the service"))
	default:
		pair(lang.Text("Job"), e.Theme.Text, numbered(title, act.JobID, sayJob))
	}
	switch act.Kind {
	case model.ActivityCreate:
		pair(lang.Text("Currency"), e.Theme.Text, detail)
	case model.ActivityUpdate:
		if detail == "" {
			detail = lang.Text("no field; the job was sent unchanged")
		}
		pair(lang.Text("Changed"), e.Theme.Text, detail)
	}
	pair(lang.Text("Answer"), style, sayAnswer(act))
	out = append(out, "")
	pair(lang.Text("Sent"), e.Theme.Text, s.moment(act.At))
	pair(sayLabelAnswered(act.Outcome), e.Theme.Text, s.moment(act.Answered))
	info := s.source.Info()
	pair(lang.Text("Account"), e.Theme.Dim, text.Line(info.Name)+", "+text.Line(info.Email))
	return out
}

// moment words a time to the second; "" for a zero time.
func (s *Activity) moment(at time.Time) string {
	if at.IsZero() {
		return ""
	}
	return s.env.Date(at) + at.Local().Format(" 15:04:05")
}

// numbered puts the number of a job or an application behind its name.
func numbered(name string, id int64, word func(id int64) string) string {
	if id == 0 {
		return name
	}
	return strings.TrimPrefix(name+" · "+word(id), " · ")
}

// asWished reports whether the service answered that a call had the wanted result.
func asWished(act model.Activity) bool {
	switch {
	case act.Outcome != model.ActivityDone:
		return false
	case act.Kind == model.ActivityCreate: // a create publishes (§4.2), unless the service has a reason not to
		return act.Answer == string(model.Activated)
	case act.Kind == model.ActivityStatus:
		return act.Answer == "" || act.Answer == string(act.Change.Result())
	}
	return true
}

// isGood reports whether a call had the wanted result, also if that was only found out later.
func isGood(act model.Activity) bool { return asWished(act) || act.Outcome == model.ActivityFound }

func sayOnThisComputer() string { return lang.Text("on this computer; nothing is sent to the service") }

// sayOutcome is the result of a call in a few words.
func sayOutcome(act model.Activity) string {
	create := act.Kind == model.ActivityCreate
	switch act.Outcome {
	case model.ActivityOpen:
		return lang.Text("no answer")
	case model.ActivityRefused:
		return lang.Text("rejected")
	case model.ActivityFailed:
		return lang.Text("failed")
	case model.ActivityUnknown:
		return lang.Text("not known")
	case model.ActivityFound:
		return lang.Text("confirmed later")
	case model.ActivityUndone:
		switch {
		case create:
			return lang.Text("not created")
		case act.Kind == model.ActivitySend, act.Kind == model.ActivityCommand:
			return lang.TextIn("activity", "stopped")
		}
		return lang.Text("not done")
	}
	switch {
	case act.Kind == model.ActivitySend:
		return lang.Text("sent")
	case create && act.Answer == string(model.Activated):
		return lang.Text("public")
	case create && act.Answer == string(model.Deactivated): // CONTRACT 12
		return lang.Text("not public: limit")
	case create && act.Answer == "":
		return lang.Text("status not read")
	case act.Answer != "":
		return lang.Text("is %s", text.Line(model.JobStatus(act.Answer).Word()))
	}
	return lang.Text("done")
}

// sayAnswer is the result of a call in full sentences.
func sayAnswer(act model.Activity) string {
	sentence, missing := text.Sentence(act.Answer), ""
	if act.Answer != "" {
		missing = text.Sentence(lang.Text("No answer: %s", act.Answer))
	}
	later := func(what string) string { return strings.TrimSpace(missing + " " + what) }
	switch act.Outcome {
	case model.ActivityOpen:
		return lang.Text("No answer recorded: still in progress, or shortlist quit first.")
	case model.ActivityUnknown:
		return missing
	case model.ActivityFound:
		switch act.Kind {
		case model.ActivityCreate:
			return later(lang.Text("Checked: it is job %d.", act.JobID))
		case model.ActivityUpdate:
			return later(lang.Text("Checked: the change was saved."))
		}
		return later(lang.Text("Checked: the job is %s.", act.Change.Result().Word()))
	case model.ActivityUndone:
		if act.Kind == model.ActivityCommand {
			return lang.Text("You stopped it before its end.")
		}
		if act.Kind == model.ActivitySend {
			return lang.Text("You stopped it, so the file is not whole or not there.")
		}
		if act.Kind == model.ActivityUpdate {
			return later(lang.Text("Checked: the change was not saved."))
		}
		return later(lang.Text("Checked: no job was created."))
	case model.ActivityDone:
	default:
		return sentence
	}
	status := text.Line(model.JobStatus(act.Answer).Word())
	switch act.Kind {
	case model.ActivityCreate:
		if status == "" {
			return lang.Text("It is job %d. Its status was not read.", act.JobID)
		}
		return lang.Text("It is job %d, and %s.", act.JobID, status)
	case model.ActivityUpdate:
		return lang.Text("The service accepted the change.")
	case model.ActivityStatus:
		if status == "" {
			return lang.Text("The service accepted the change without a status.")
		}
		return lang.Text("The job is %s.", status)
	case model.ActivityBlind:
		if act.Detail == "on" {
			return lang.Text("Applicants' identities were hidden from then on.")
		}
		return lang.Text("Applicants' identities were shown from then on.")
	case model.ActivityTeam:
		return lang.Text("Your lines about them are gone from your file. Your reviews on this computer stay.")
	case model.ActivityUnconfined:
		return lang.Text("CVs are read all the same. shortlist doctor looks again.")
	case model.ActivityErase:
		return lang.Text("These were erased from this computer. The service still has them.")
	case model.ActivitySend:
		return lang.Text("The terminal took the whole file.")
	case model.ActivityView:
		return lang.Text("The service marked the application viewed.")
	}
	return cmp.Or(sentence, lang.Text("Done."))
}

// sayLabelAnswered is the label of the time at which a call ended.
func sayLabelAnswered(o model.ActivityOutcome) string {
	switch o {
	case model.ActivityUnknown, model.ActivityFailed:
		return lang.Text("Gave up")
	case model.ActivityFound, model.ActivityUndone:
		return lang.Text("Settled")
	}
	return lang.Text("Answered")
}
