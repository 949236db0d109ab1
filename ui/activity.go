package ui

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"strings"
	"time"

	tea "charm.land/bubbletea/v2"
	"charm.land/lipgloss/v2"

	"shortlist/model"
	"shortlist/ui/action"
	"shortlist/ui/desk"
	"shortlist/ui/list"
	"shortlist/ui/load"
	"shortlist/ui/overlay"
	"shortlist/ui/text"
)

// activityBox lists the calls that changed something at the service, the newest
// first, with their answers; each can be seen whole.
type activityBox struct {
	model   *Model
	list    list.List
	log     []model.Activity // what of it was read
	all     bool             // there is nothing older
	read    bool
	failed  string // why it could not be read
	whole   bool   // the one under the cursor is shown whole
	reading load.Task
}

// activityPage is how many entries are read at a time.
const activityPage = 100

func (m *Model) openActivity() tea.Cmd {
	b := &activityBox{model: m}
	m.boxes.Push(b)
	return b.renew()
}

// renewActivity shows what was logged meanwhile, where the log is open.
func (m *Model) renewActivity() tea.Cmd {
	for _, o := range m.boxes.Boxes() {
		if b, ok := o.(*activityBox); ok {
			return b.renew()
		}
	}
	return nil
}

// renew reads again what is shown. The cursor stays on its entry, but for the
// newest: who looks at that sees what comes.
func (b *activityBox) renew() tea.Cmd {
	return b.fetch(0, max(len(b.log), activityPage), func(log []model.Activity) {
		old, ok := b.current()
		b.log = log
		b.list.Rows(len(log))
		at := slices.IndexFunc(log, func(act model.Activity) bool { return act.ID == old.ID })
		switch {
		case ok && at >= 0 && (b.whole || b.list.Cursor > 0):
			b.list.MoveTo(at)
		case at < 0:
			b.whole = false
		}
	})
}

// older reads the next entries once the cursor comes near the last.
func (b *activityBox) older() tea.Cmd {
	if b.all || b.reading.Busy() || b.list.Cursor < len(b.log)-activityPage/2 {
		return nil
	}
	return b.fetch(b.log[len(b.log)-1].ID, activityPage, func(log []model.Activity) { b.log = append(b.log, log...) })
}

func (b *activityBox) fetch(before int64, limit int, take func([]model.Activity)) tea.Cmd {
	m, backend := b.model, b.model.backend
	return load.Run(m.desk.Group, &b.reading, func(ctx context.Context) ([]model.Activity, error) {
		return backend.Activity(ctx, before, limit)
	}, func(log []model.Activity, err error) tea.Cmd {
		b.read, b.failed = true, ""
		if err != nil {
			b.failed = m.fail(err)
			return nil
		}
		b.all = len(log) < limit
		take(log)
		return nil
	})
}

func (b *activityBox) current() (model.Activity, bool) {
	if b.list.Cursor < len(b.log) {
		return b.log[b.list.Cursor], true
	}
	return model.Activity{}, false
}

func (b *activityBox) Title() string              { return "Activity log" }
func (b *activityBox) Unasked() bool              { return false }
func (b *activityBox) Paste(tea.PasteMsg) tea.Cmd { return nil }

func (b *activityBox) Key(msg tea.KeyPressMsg) tea.Cmd {
	return overlay.Choose(b.model.desk, msg, b.Actions(), &b.list, b.older)
}

func (b *activityBox) Actions() []action.Action {
	show := func(whole bool) func() tea.Cmd { return func() tea.Cmd { b.whole = whole; return nil } }
	closing := func() tea.Cmd {
		b.reading.Cancel()
		b.model.boxes.Remove(b)
		return nil
	}
	if b.whole {
		return []action.Action{
			{Keys: []string{"esc", "enter", "q"}, Name: "back to the list", Rank: 1, Run: show(false)},
			{Keys: []string{"L"}, Name: "close", Rank: 2, Run: closing},
		}
	}
	none := ""
	if _, ok := b.current(); !ok {
		none = "nothing is in the log"
	}
	return []action.Action{
		{Keys: []string{"enter"}, Name: "show all of it", Rank: 1, Disabled: none, Run: show(true)},
		{Keys: []string{"esc", "q", "L"}, Name: "close", Rank: 2, Run: closing},
	}
}

// choices are the entries, unless one is shown whole.
func (b *activityBox) Choices() *list.List {
	if b.whole {
		return nil
	}
	return &b.list
}

func (b *activityBox) View(width int) []string {
	m := b.model
	t := m.desk.Theme
	switch current, ok := b.current(); {
	case b.failed != "":
		return overlay.Styled(t.Bad, b.failed, width)
	case !b.read:
		return overlay.Styled(t.Dim, "Reading…", width)
	case !ok:
		return overlay.Styled(t.Dim, "Nothing yet. What you publish, change, stop, delete or open is listed here, with the service's answer.", width)
	case b.whole:
		return b.entry(current, width)
	}
	const under = 2 // rows for the answer; always as many, so that the list stays as high
	b.list.Resize(len(b.log), m.boxes.Rows()-2-1-under)
	var out []string
	b.list.Drawn(0, 1)
	from, to := b.list.Window()
	clock := 0
	for _, act := range b.log[from:to] {
		clock = max(clock, text.Width(m.desk.Clock(act.At)))
	}
	for i := from; i < to; i++ {
		out = append(out, b.row(b.log[i], i == b.list.Cursor, clock, width))
	}
	current, _ := b.current()
	style, _ := b.judge(current)
	said := text.Wrap(answerOf(current), width)
	if len(said) > under {
		said = said[:under]
		said[under-1] = text.Cut(said[under-1]+"…", width)
	}
	out = append(out, "")
	for i := range under {
		line := ""
		if i < len(said) {
			line = style.Render(said[i])
		}
		out = append(out, line)
	}
	return out
}

// row draws one entry: when, what, of what, and what came of it.
func (b *activityBox) row(act model.Activity, current bool, clock, width int) string {
	t := b.model.desk.Theme
	edge, side, name := t.Row(current, true, t.Text)
	style, short := b.judge(act)
	row := desk.NewRow(width).Left(side, edge).Left(t.Dim, text.Fit(b.model.desk.Clock(act.At), clock)+"  ")
	row.Left(style, text.Fit(verb(act), len("Activate")+2)).Left(name, about(act))
	if detail := text.Line(act.Detail); detail != "" && act.Kind != model.ActivityBlind {
		row.Left(t.Dim, " · "+detail)
	}
	if width >= 50 { // else it stands below, for the one under the cursor
		row.Right(style, short)
	}
	return row.Render(lipgloss.NewStyle())
}

// entry draws all of one entry; what strangers wrote leaves room for the answer.
func (b *activityBox) entry(act model.Activity, width int) []string {
	d, info := b.model.desk, b.model.info
	var out []string
	pair := func(label string, style lipgloss.Style, value string) {
		if value != "" {
			out = append(out, desk.Pair(d, label, style, value, width)...)
		}
	}
	moment := func(at time.Time) string {
		if at.IsZero() {
			return ""
		}
		return d.Date(at) + at.Local().Format(" 15:04:05")
	}
	numbered := func(s, what string, id int64) string {
		if id == 0 {
			return s
		}
		return strings.TrimPrefix(fmt.Sprintf("%s · %s %d", s, what, id), " · ")
	}
	style, _ := b.judge(act)
	const most = 200 // cells
	title, detail := text.Cut(text.Line(act.Title), most), text.Cut(text.Line(act.Detail), most)
	pair("What", style, verb(act))
	switch act.Kind {
	case model.ActivityBlind:
		pair("Where", d.Theme.Text, "on this machine; the service is told nothing of it")
	case model.ActivityView:
		pair("Applicant", d.Theme.Bold, numbered(title, "application", act.ApplyID))
		pair("Job", d.Theme.Text, numbered(detail, "job", act.JobID))
	default:
		pair("Job", d.Theme.Bold, numbered(title, "job", act.JobID))
	}
	switch act.Kind {
	case model.ActivityCreate:
		pair("Currency", d.Theme.Text, detail)
	case model.ActivityUpdate:
		if detail == "" {
			detail = "no field; it was sent as it was"
		}
		pair("Changed", d.Theme.Text, detail)
	}
	if act.Kind == model.ActivityBlind {
		pair("Effect", style, answerOf(act))
		pair("Switched", d.Theme.Text, moment(act.At))
		return out
	}
	pair("Answer", style, answerOf(act))
	pair("Sent", d.Theme.Text, moment(act.At))
	answered := "Answered"
	switch act.Outcome {
	case model.ActivityUnknown, model.ActivityFailed:
		answered = "Gave up"
	case model.ActivityFound, model.ActivityUndone:
		answered = "Settled"
	}
	pair(answered, d.Theme.Text, moment(act.Answered))
	pair("Account", d.Theme.Dim, text.Line(info.Name)+", "+text.Line(info.Email))
	return out
}

// about is what an entry is about: a job, or an applicant.
func about(act model.Activity) string {
	switch title := text.Line(act.Title); {
	case title != "":
		return title
	case act.Kind == model.ActivityView:
		return fmt.Sprintf("application %d", act.ApplyID)
	case act.Kind == model.ActivityBlind:
		return "mode " + text.Line(act.Detail)
	}
	return fmt.Sprintf("job %d", act.JobID)
}

// asWished reports whether the service said that a call did what it was to do.
func asWished(act model.Activity) bool {
	switch {
	case act.Outcome != model.ActivityDone:
		return false
	case act.Kind == model.ActivityCreate: // publishes (§4.2), but for some reasons
		return act.Answer == string(model.Activated)
	case act.Kind == model.ActivityStatus:
		return act.Answer == "" || act.Answer == string(act.Change.Result())
	}
	return true
}

// verb says what a call was to do: the same for one act, whatever came of it.
func verb(act model.Activity) string {
	switch act.Kind {
	case model.ActivityCreate:
		return "Publish"
	case model.ActivityUpdate:
		return "Change"
	case model.ActivityStatus:
		return strings.TrimSuffix(text.Sentence(act.Change.String()), ".")
	case model.ActivityView:
		return "Open"
	case model.ActivityBlind:
		return "Blind"
	}
	return text.Line(string(act.Kind))
}

// judge words in brief what came of a call, and says how it looks.
func (b *activityBox) judge(act model.Activity) (style lipgloss.Style, short string) {
	style = b.model.desk.Theme.Warn
	if asWished(act) || act.Outcome == model.ActivityFound {
		style = b.model.desk.Theme.Dim
	}
	create := act.Kind == model.ActivityCreate
	switch act.Outcome {
	case model.ActivityOpen:
		return style, "no answer noted"
	case model.ActivityRefused:
		return style, "refused"
	case model.ActivityFailed:
		return style, "failed"
	case model.ActivityUnknown:
		return style, "not known"
	case model.ActivityFound:
		return style, "found later"
	case model.ActivityUndone:
		if create {
			return style, "not made"
		}
		return style, "not done"
	}
	switch {
	case create && act.Answer == string(model.Activated):
		return style, "public"
	case create && act.Answer == string(model.Deactivated): // CONTRACT 12
		return style, "not public: limit"
	case create && act.Answer == "":
		return style, "status not read"
	case act.Answer != "":
		return style, "is " + text.Line(model.JobStatus(act.Answer).Word())
	}
	return style, "done"
}

// answerOf words in full what came of a call.
func answerOf(act model.Activity) string {
	said := text.Sentence(act.Answer)
	none := "" // the answer that did not come
	if act.Answer != "" {
		none = text.Sentence("No answer: " + act.Answer)
	}
	later := func(what string) string { return strings.TrimSpace(none + " " + what) }
	switch act.Outcome {
	case model.ActivityOpen:
		return "No answer was noted: the call is on its way, or shortlist has ended before one came."
	case model.ActivityUnknown:
		return none
	case model.ActivityFound:
		switch act.Kind {
		case model.ActivityCreate:
			return later(fmt.Sprintf("Found later: it is job %d.", act.JobID))
		case model.ActivityUpdate:
			return later("Looked at again, the job holds the change.")
		}
		return later(fmt.Sprintf("Looked at again, the job is %s.", act.Change.Result().Word()))
	case model.ActivityUndone:
		if act.Kind == model.ActivityUpdate {
			return later("Looked at again, the job is as it was.")
		}
		return later("Settled later: no job was made.")
	case model.ActivityDone:
	default:
		return said
	}
	told := text.Line(model.JobStatus(act.Answer).Word())
	switch act.Kind {
	case model.ActivityCreate:
		if told == "" {
			return fmt.Sprintf("It is job %d. Its status was not read.", act.JobID)
		}
		return fmt.Sprintf("It is job %d, and %s.", act.JobID, told)
	case model.ActivityUpdate:
		return "The service has taken the change."
	case model.ActivityStatus:
		if told == "" {
			return "The service has taken the change, and told no status."
		}
		return "The job is " + told + "."
	case model.ActivityBlind:
		if act.Detail == "on" {
			return "From then on who applicants are was hidden."
		}
		return "From then on who applicants are was shown."
	case model.ActivityView:
		return "The service has noted that the application was viewed."
	}
	return cmp.Or(said, "Done.")
}
