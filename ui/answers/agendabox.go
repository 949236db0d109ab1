package answers

import (
	"cmp"
	"context"
	"errors"
	"strings"
	"time"

	tea "charm.land/bubbletea/v2"

	"shortlist/api/account"
	"shortlist/model/calendar"
	"shortlist/model/lang"
	"shortlist/model/mail"
	"shortlist/ui/action"
	"shortlist/ui/env"
	"shortlist/ui/frame"
	"shortlist/ui/load"
	"shortlist/ui/text"
)

// planner plans letters about interviews. With dry, it changes nothing.
type planner func(ctx context.Context, dry bool) (account.PlannedInterviews, error)

// propose shows what will be planned, asks, and plans it. refuse shows why something is not planned; done is called once it is.
func (l *Letters) propose(title string, plan planner, refuse func(string) tea.Cmd, done func()) tea.Cmd {
	if l.planning.Busy() {
		return nil
	}
	return load.Run(l.env.Group, &l.planning, func(ctx context.Context) (account.PlannedInterviews, error) {
		return plan(ctx, true)
	}, func(p account.PlannedInterviews, err error) tea.Cmd {
		n := len(p.Letters)
		switch {
		case err != nil:
			return refuse(text.Sentence(l.env.Fail(err)))
		case n+p.TakenBack == 0:
			return refuse(strings.Join(l.sayRefused(p.Refused), " "))
		}
		do := func() tea.Cmd { return l.planMeeting(plan, refuse, done) }
		verb := lang.Text("plan it")
		if n == 0 {
			verb = lang.TextIn("footer", "cancel it")
		}
		l.confirm(n, env.Question{Title: title, Verb: verb, NamesApplicant: true, Lines: l.sayPlan(p), Do: do})
		return nil
	})
}

// planMeeting plans what was agreed on.
func (l *Letters) planMeeting(plan planner, refuse func(string) tea.Cmd, done func()) tea.Cmd {
	return load.Do(l.env.Group, func(ctx context.Context) (account.PlannedInterviews, error) {
		return plan(context.WithoutCancel(ctx), false)
	}, func(p account.PlannedInterviews, err error) tea.Cmd {
		if err != nil {
			return tea.Batch(refuse(text.Sentence(l.env.Fail(err))), l.reloadAgenda())
		}
		done()
		n := len(p.Letters)
		if n == 0 {
			return tea.Batch(l.reload(), l.reloadAgenda(), l.env.Notify(env.Good, p.SayTakenBack()))
		}
		planned := lang.Plural(n, "%[1]d letter waits until %[2]s. %[3]s lists it, %[4]s shows the agenda.", "%[1]d letters wait until %[2]s. %[3]s lists them, %[4]s shows the agenda.", l.env.Clock(p.Letters[0].Due), action.Answers, action.Agenda)
		return tea.Batch(l.reload(), l.reloadAgenda(), l.env.Notify(env.Good, planned))
	})
}

// sayPlan words what will be planned.
func (l *Letters) sayPlan(p account.PlannedInterviews) (lines []string) {
	for n, i := range p.Interviews {
		name := text.Line(i.Name) + ": "
		if n > 0 && p.Interviews[n-1].ApplyID == i.ApplyID {
			name = strings.Repeat(" ", text.Width(name))
		}
		lines = append(lines, name+text.Joined("; ", i.Words(i.In()), text.Line(i.Place), strings.Join(i.With, ", ")))
	}
	lines = append(lines, l.sayRefused(p.Refused)...)
	how := ""
	for _, first := range p.Letters[:min(1, len(p.Letters))] {
		if first.Text != "" {
			lines = append(lines, "", text.Line(first.Subject), "")
			lines = append(lines, text.Lines(first.Text)...)
		}
		how = l.sayHow(len(p.Letters))
	}
	return append(lines, "", text.Joined(" ", p.SayTakenBack(), how, p.SayReminder()))
}

// timeBox asks for times as a person types them: to offer, for an invitation, or for a move.
type timeBox struct {
	frame.ChoiceLine
	*Letters
	title   string
	about   []string        // what the person should know, such as the applicant's words
	slots   []calendar.Slot // the times of the choices
	many    bool            // several times are typed
	usual   time.Duration   // the length of a time without one; 0: calendar.DefaultLength
	refused string          // why the last try was refused; "": it was not
	plan    func(calendar.Times) planner
}

// ask opens the box. typed is the text that it begins with.
func (l *Letters) ask(b *timeBox, typed string) {
	hint := lang.Text("tue 10-12, wed after 15, 30 min, online")
	if !b.many {
		hint = lang.Text("tue 10:00, 30 min, online")
	}
	b.Letters, b.Line = l, frame.NewLine(l.env, l.host, hint, typed)
	b.Changed = func() { b.refused = "" }
	b.Same = func(choice, typed string) bool { return strings.HasPrefix(typed, choice) } // a place may follow
	for _, s := range b.slots {
		b.Choices = append(b.Choices, s.Typed(l.source.Zone()))
	}
	l.host.Push(b)
}

// offer asks for times to offer applicants.
func (l *Letters) offer(applies []int64) tea.Cmd {
	l.ask(&timeBox{title: lang.Plural(len(applies), "Offer times to %d applicant", "Offer times to %d applicants"), many: true, plan: func(t calendar.Times) planner {
		return func(ctx context.Context, dry bool) (account.PlannedInterviews, error) {
			return l.source.OfferInterviews(ctx, applies, t, dry)
		}
	}}, "")
	return nil
}

// book asks for the time of an invitation. The times that were offered can be chosen, and the one that the applicant's words name
// is.
func (l *Letters) book(applyID int64) tea.Cmd {
	source, name := l.source, ""
	return load.Run(l.env.Group, &l.planning, func(ctx context.Context) ([]account.Interview, error) {
		found, err := source.CandidatesOf(ctx, []int64{applyID})
		if err != nil {
			return nil, err
		}
		for _, c := range found {
			name = text.Joined(" · ", env.Name(c), text.Line(c.JobTitle))
		}
		return all(source)(ctx)
	}, func(all []account.Interview, err error) tea.Cmd {
		if err != nil {
			return l.env.Notify(env.Bad, l.env.Fail(err))
		}
		b, at := &timeBox{title: lang.Text("Invite to an interview")}, 0
		for _, i := range all {
			switch {
			case i.ApplyID != applyID:
			case i.TakesPlace():
				b.about = append(b.about, lang.Text("%[1]s is invited already: %[2]s.", text.Line(i.Name), i.Words(i.In())))
			case i.UID == "":
				b.slots = append(b.slots, i.Slot)
				if i.State == calendar.Asks {
					at = len(b.slots)
					b.about = append(b.about, sayWrote(i))
				}
			}
		}
		if len(b.about) == 0 && name != "" { // other lines begin with the name
			b.about = []string{name}
		}
		typed := ""
		if at > 0 {
			typed = b.slots[at-1].Typed(source.Zone())
		}
		b.plan = func(t calendar.Times) planner {
			place, with := colleagues(t.Place)
			return func(ctx context.Context, dry bool) (account.PlannedInterviews, error) {
				return source.BookInterview(ctx, account.Booking{ApplyID: applyID, Slot: t.Slots(l.env.Now())[0], Place: place, With: with}, dry)
			}
		}
		l.ask(b, typed)
		return nil
	})
}

// sayWrote words what an applicant wrote.
func sayWrote(i account.Interview) string {
	if i.Comment == "" {
		return lang.Text("%s answered in words.", text.Line(i.Name))
	}
	return lang.Text("%[1]s wrote: %[2]s", text.Line(i.Name), text.Line(i.Comment))
}

// colleagues divides what was typed as a place into the place and the addresses of colleagues.
func colleagues(typed string) (place string, with []string) {
	var rest []string
	for part := range strings.SplitSeq(typed, ", ") {
		if _, problem := mail.Usable(part); problem == "" {
			with = append(with, part)
		} else {
			rest = append(rest, part)
		}
	}
	return strings.Join(rest, ", "), with
}

// move asks for another time of an interview. It begins with the one that the applicant asks for.
func (l *Letters) move(i account.Interview) tea.Cmd {
	b, typed := &timeBox{title: lang.Text("Another time for the interview"), usual: i.End.Sub(i.Start), about: []string{lang.Text("%[1]s, until now: %[2]s.", text.Line(i.Name), i.Words(i.In()))}}, ""
	if !i.Proposed.Start.IsZero() {
		b.slots, typed = []calendar.Slot{i.Proposed}, i.Proposed.Typed(l.source.Zone())
		b.about = append(b.about, lang.Text("The applicant asks for %s.", i.Proposed.Words(i.In())))
	}
	b.plan = func(t calendar.Times) planner {
		return func(ctx context.Context, dry bool) (account.PlannedInterviews, error) {
			if t.Place != "" {
				return account.PlannedInterviews{}, errors.New(lang.Text("a move keeps the place; leave out “%s”", t.Place))
			}
			return l.source.MoveInterview(ctx, i.ID, t.Slots(l.env.Now())[0], dry)
		}
	}
	l.ask(b, typed)
	return nil
}

// cancel cancels an interview, after a question.
func (l *Letters) cancel(i account.Interview) tea.Cmd {
	return l.propose(lang.Text("Cancel the interview?"), func(ctx context.Context, dry bool) (account.PlannedInterviews, error) {
		return l.source.CancelInterview(ctx, i.ID, dry)
	}, func(why string) tea.Cmd { return l.env.Notify(env.Warn, why) }, func() {})
}

// Title implements frame.Box.
func (b *timeBox) Title() string { return b.title }

// Refused implements screen.Refusing.
func (b *timeBox) Refused() string {
	if _, err := b.times(); err != nil {
		return err.Error()
	}
	return b.refused
}

// times reads what is typed.
func (b *timeBox) times() (calendar.Times, error) {
	t, err := calendar.ReadTimes(b.Input.Value(), b.env.Now(), b.source.Zone(), cmp.Or(b.usual, calendar.DefaultLength))
	if err == nil && !b.many && len(t.Slots(b.env.Now())) != 1 {
		err = errors.New(lang.Text("Type a day and a time, such as tue 10:00 or 2027-01-12 10:00."))
	}
	return t, err
}

// Key implements frame.Box.
func (b *timeBox) Key(msg tea.KeyPressMsg) tea.Cmd { return b.Take(msg, b, b.accept) }

// accept shows what the typed times would plan, and asks.
func (b *timeBox) accept() tea.Cmd {
	t, err := b.times()
	if err != nil {
		b.refused = err.Error()
		return nil
	}
	return b.propose(b.title+"?", b.plan(t), func(why string) tea.Cmd { b.refused = why; return nil }, func() { b.host.Remove(b) })
}

// Actions implements frame.Box.
func (b *timeBox) Actions() []action.Action {
	return b.ChoiceLine.Actions(action.Label{Name: "see the letter"}.Translated())
}

// View implements frame.Box.
func (b *timeBox) View(width int) (out []string) {
	t, zone := b.env.Theme, b.source.Zone()
	for _, line := range b.about {
		out = append(out, frame.Styled(t.Text, line, width)...)
	}
	if len(out) > 0 {
		out = append(out, "")
	}
	words, style := "", t.Good
	switch typed, err := b.times(); {
	case b.refused != "":
		words, style = b.refused, t.Bad
	case strings.TrimSpace(b.Input.Value()) == "":
		words, style = lang.Text("Days and hours (%s), a length and a place, with commas between.", calendar.ZoneWords(b.env.Now(), zone)), t.Dim
		if len(b.slots) > 0 {
			words = lang.Text("Choose a time that was offered, or type another (%s).", calendar.ZoneWords(b.env.Now(), zone))
		}
	case err != nil:
		words, style = err.Error(), t.Dim
	case b.many:
		words = text.Joined(". ", text.Line(typed.Words(zone)), lang.Plural(len(typed.Slots(b.env.Now())), "%d time in all", "%d times in all"))
	default:
		words = text.Line(typed.Words(zone))
	}
	return b.Draw(out, style, words, width, func(i int) (choice, meaning string) { return b.slots[i].Words(zone), "" })
}

// replyBox takes the text of a mail that answers an invitation or an offer.
type replyBox struct {
	frame.Lines
	*Letters
	of      appointment // whose words a text without a sender is; the zero value: it is refused
	refused string      // why the text changes nothing; "": it may
}

func newReplyBox(l *Letters, of appointment) *replyBox {
	b := &replyBox{Letters: l, of: of}
	b.Changed = func() tea.Cmd { b.refused = ""; return nil }
	return b
}

// Title implements frame.Box.
func (b *replyBox) Title() string { return lang.Text("A reply") }

// Refused implements screen.Refusing.
func (b *replyBox) Refused() string { return b.refused }

// Key implements frame.Box.
func (b *replyBox) Key(msg tea.KeyPressMsg) tea.Cmd {
	return b.Take(msg, func() tea.Cmd { b.host.Remove(b); return nil }, func() tea.Cmd { return b.read(true, b.showReplies) })
}

// read reads the text as a reply.
func (b *replyBox) read(dry bool, then func([]account.Reply) tea.Cmd) tea.Cmd {
	source, typed, id := b.source, b.Area.Value(), b.of.ApplyID
	work := func(ctx context.Context) ([]account.Reply, error) {
		return source.ReadReply(context.WithoutCancel(ctx), strings.NewReader(typed), id, dry)
	}
	show := func(replies []account.Reply, err error) tea.Cmd {
		if err != nil {
			b.refused = text.Sentence(err.Error())
			return nil
		}
		return then(replies)
	}
	if dry {
		return load.Run(b.env.Group, &b.planning, work, show)
	}
	return load.Do(b.env.Group, work, show)
}

// showReplies shows what a reply would change, and asks.
func (b *replyBox) showReplies(replies []account.Reply) tea.Cmd {
	var lines []string
	changes := false
	for _, r := range replies {
		lines = append(lines, sayReply(r)...)
		changes = changes || r.Changed
	}
	if !changes {
		b.refused = strings.Join(lines, " ")
		return nil
	}
	b.env.Ask(env.Question{Title: lang.Text("Note the reply?"), Verb: lang.Text("note it"), NamesApplicant: true, Lines: lines, Do: func() tea.Cmd {
		return b.read(false, func([]account.Reply) tea.Cmd {
			b.host.Remove(b)
			return tea.Batch(b.reloadAgenda(), b.env.Notify(env.Good, lang.Text("The reply is noted.")))
		})
	}})
	return nil
}

// sayReply words what a reply has and changes.
func sayReply(r account.Reply) (lines []string) {
	if i := r.Interview; i != nil {
		lines = append(lines, lang.Text("%[1]s: %[2]s", text.Line(i.Name), i.Words(i.In())))
		if r.Changed {
			lines = append(lines, lang.Text("The interview gets the state “%s”.", i.State.Label()))
		}
		if !r.Proposed.Start.IsZero() {
			lines = append(lines, lang.Text("The applicant asks for %s.", r.Proposed.Words(i.In())))
		}
		if r.Choice > 0 {
			lines = append(lines, lang.Text("The words seem to choose this time. In the agenda, the key %s invites to it.", action.Invite))
		}
	}
	if r.Comment != "" {
		lines = append(lines, lang.Quoted(text.Line(r.Comment)))
	}
	if r.Reason != "" {
		lines = append(lines, r.Reason)
	}
	return lines
}

// Actions implements frame.Box.
func (b *replyBox) Actions() []action.Action {
	return []action.Action{
		{Keys: action.KeepNote, Label: action.Label{Name: "read it"}.Translated(), Rank: 1},
		{Keys: action.Back, Label: action.ToCancel(), Rank: 2},
	}
}

// View implements frame.Box.
func (b *replyBox) View(width int) []string {
	t := b.env.Theme
	about := lang.Text("Paste the mail, best with its headers. You see what it changes before it counts.")
	if b.of.ApplyID != 0 {
		about += " " + lang.Text("Words without a sender are taken as those of %s.", text.Line(b.of.Name))
	}
	below := frame.Styled(t.Dim, about, width)
	if b.refused != "" {
		below = frame.Styled(t.Warn, b.refused, width)
	}
	return append(append(b.Draw(t, width, 8, b.host.Rows()-2-len(below)), ""), below...)
}
