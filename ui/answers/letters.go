// Package answers is the screen of the letters to applicants: which wait for the manager to look at them, which for their
// time, which are drafts to send, and who has to be called instead. While the dashboard is open, it hands over letters whose
// time has come.
package answers

import (
	"context"
	"errors"
	"slices"
	"time"

	tea "charm.land/bubbletea/v2"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/model/answers"
	"shortlist/model/lang"
	"shortlist/ui/action"
	"shortlist/ui/env"
	"shortlist/ui/external"
	"shortlist/ui/frame"
	"shortlist/ui/intent"
	"shortlist/ui/load"
	"shortlist/ui/people"
	"shortlist/ui/screen"
	"shortlist/ui/text"
	"shortlist/ui/theme"
)

// Source is what letters need of an account.
type Source interface {
	LettersOff() string                                         // no I/O
	LetterWay() (way answers.Way, folder string, due time.Time) // no I/O
	ShownLetters(context.Context) ([]account.Letter, error)
	people.Waiting
	Calls(ctx context.Context, jobID int64) ([]account.Call, error)
	CountUnanswered(ctx context.Context, jobID int64) (n int, oldest time.Time, err error)
	LeaveUnanswered(ctx context.Context, jobID int64) error
	PlanLetters(ctx context.Context, p account.LetterPlan, dry bool) ([]account.Letter, []account.RefusedLetter, error)
	RewriteLetter(ctx context.Context, id int64, code, own string) error
	ReviewLetters(ctx context.Context, ids []int64) ([]account.Letter, error)
	CancelLetters(ctx context.Context, ids []int64) ([]account.Letter, error)
	SettleLetters(ctx context.Context, ids []int64, sent bool) ([]account.Letter, error)
	SetCall(ctx context.Context, applyID int64, state answers.CallState, until model.Day) error
	SendLetters(ctx context.Context, late bool) (account.SentLetters, error)
	LetterLink(ctx context.Context, id int64) (string, error)
	AgendaSource
}

// Letters are the letters of the open account.
type Letters struct {
	env     *env.Env
	host    frame.Host
	screens *screen.Stack
	source  Source
	lend    Lend

	shown  shown
	read   bool
	failed string // why the letters could not be read
	task   load.Task

	timer  load.Task // hands over what is due
	tried  time.Time // when letters were handed over last
	handed load.Task
	asked  bool // the person was asked about letters that are late

	planning load.Task // of interviews

	trouble string // why the last try to hand letters over failed; "": it did not
}

// shown is what the screen shows.
type shown struct {
	by         map[tab][]account.Letter
	calls      []account.Call
	listed     bool                      // silent was read: the screen was open
	people     map[int64]model.Candidate // those of letters, by application
	silent     []model.Candidate         // the first who have no answer and no letter yet, the oldest first
	unanswered int                       // how many have neither
	oldest     time.Time                 // the date of the oldest of these; zero: not known
}

// Lend is what letters borrow of the program.
type Lend struct {
	Editor  func() external.Program
	Charset func() theme.Charset
	Review  func(applyID int64) model.Review
	People  *people.People
	Browse  func(link string) error // nil: no program can be opened from here
}

// New returns the letters of an account. They are read at Start.
func New(e *env.Env, h frame.Host, screens *screen.Stack, source Source, lend Lend) *Letters {
	return &Letters{env: e, host: h, screens: screens, source: source, lend: lend}
}

// Start reads the letters, also after a verdict, which may have planned or withdrawn one, and hands over what is due from now on.
func (l *Letters) Start() tea.Cmd {
	if l.source.LettersOff() != "" {
		return nil
	}
	return l.reload()
}

// Heard follows the news of the account.
func (l *Letters) Heard(e account.Event) tea.Cmd {
	if !e.Letters && !e.All && !(l.read && (e.Reviews || len(e.Applicants) > 0)) {
		return nil
	}
	return l.reload()
}

// Waiting counts the letters that wait for the manager.
func (l *Letters) Waiting() int { return l.count(toLook) + l.count(drafts) + l.count(unclear) }

// FollowBlind drops what was read under the other setting of blind mode, also while the screen is closed.
func (l *Letters) FollowBlind() tea.Cmd {
	if !l.read {
		return nil
	}
	l.shown, l.read = shown{}, false
	return l.reload()
}

// screen returns the screen of the letters; nil if it is closed.
func (l *Letters) screen() *Screen { return screen.Find[*Screen](l.screens) }

// reload reads the letters again.
func (l *Letters) reload() tea.Cmd {
	source, opened := l.source, l.screen() != nil
	return load.Run(l.env.Group, &l.task, func(ctx context.Context) (s shown, err error) {
		letters, err := source.ShownLetters(ctx)
		if err != nil {
			return s, err
		}
		s.by = sortByTab(letters)
		calls, err := source.Calls(ctx, 0)
		if err != nil {
			return s, err
		}
		s.calls = slices.DeleteFunc(calls, func(c account.Call) bool { return c.State == answers.Reached })
		if s.unanswered, s.oldest, err = source.CountUnanswered(ctx, 0); err != nil {
			return s, err
		}
		if s.listed = opened; opened {
			if s.silent, err = people.Silent(ctx, source, mostSilent); err != nil {
				return s, err
			}
			s.people, err = addressees(ctx, source, letters)
		}
		return s, err
	}, func(s shown, err error) tea.Cmd {
		l.read, l.failed = true, ""
		if err != nil {
			l.failed = l.env.Fail(err)
			return l.schedule()
		}
		open := l.screen()
		if open == nil {
			l.shown = s
			return l.schedule()
		}
		open.put(s)
		if !open.chose {
			open.show(l.first())
			open.chose = true
		}
		return l.schedule()
	})
}

// mostSilent is how many applicants without an answer are listed, and of how many letters the applicants are read.
const mostSilent = 500

// addressees returns the applicants of the last letters, by application.
func addressees(ctx context.Context, source Source, letters []account.Letter) (map[int64]model.Candidate, error) {
	var ids []int64
	for _, of := range letters[max(len(letters)-mostSilent, 0):] {
		ids = append(ids, of.Applies[0])
	}
	found, err := source.CandidatesOf(ctx, ids)
	by := make(map[int64]model.Candidate, len(found))
	for _, c := range found {
		by[c.ID] = c
	}
	return by, err
}

// pause is the least time between two tries to hand letters over.
const pause = time.Minute

// schedule hands letters over once the first is due. Letters that a link opens wait for the person.
func (l *Letters) schedule() tea.Cmd {
	if way, _, _ := l.source.LetterWay(); way == answers.Mailto || l.source.LettersOff() != "" {
		return nil
	}
	var next time.Time
	for i := range l.shown.by[waiting] {
		of := &l.shown.by[waiting][i]
		at := of.Due
		if of.Again.After(at) {
			at = of.Again
		}
		if next.IsZero() || at.Before(next) {
			next = at
		}
	}
	if next.IsZero() {
		l.timer.Cancel()
		return nil
	}
	if earliest := l.tried.Add(pause); next.Before(earliest) {
		next = earliest
	}
	return load.After(l.env.Group, &l.timer, next.Sub(l.env.Now()), func() tea.Cmd { return l.handOver(false) })
}

// handOver hands over what is due; late also what was due long ago.
func (l *Letters) handOver(late bool) tea.Cmd {
	if l.handed.Busy() {
		return nil
	}
	l.tried = l.env.Now()
	source := l.source
	return load.Act(l.env.Group, &l.handed, func(ctx context.Context) (account.SentLetters, error) {
		return source.SendLetters(ctx, late)
	}, func(sent account.SentLetters, err error) tea.Cmd {
		cmds, trouble := []tea.Cmd{l.schedule()}, ""
		if err != nil && !errors.Is(err, account.ErrHandingElsewhere) {
			trouble = text.Sentence(err.Error())
		}
		if trouble != "" && trouble != l.trouble { // each try fails for the same reason
			cmds = append(cmds, l.env.Notify(env.Bad, trouble))
		}
		l.trouble = trouble
		if len(sent.Letters)+sent.Cut > 0 { // also before an error
			cmds = append(cmds, l.reload())
		}
		if severity, sentence := l.sayHanded(sent.Letters); sentence != "" {
			cmds = append(cmds, l.env.Announce(severity, func() string { return sentence }))
		}
		for i := range sent.Letters {
			if of := &sent.Letters[i]; of.Way == answers.Mailto && of.Draft() {
				cmds = append(cmds, l.openLink(of.ID))
			}
		}
		if sent.Late > 0 && !l.asked {
			l.asked = true
			l.askLate(sent.Late)
		}
		return tea.Batch(cmds...)
	})
}

// openLink opens a letter in the mail program, or shows its link.
func (l *Letters) openLink(id int64) tea.Cmd {
	source, browse := l.source, l.lend.Browse
	type opened struct {
		link string
		err  error // of the mail program
	}
	return load.Do(l.env.Group, func(ctx context.Context) (o opened, err error) {
		if o.link, err = source.LetterLink(ctx, id); err == nil && browse != nil {
			o.err = browse(o.link)
		}
		return o, err
	}, func(o opened, err error) tea.Cmd {
		switch {
		case err != nil:
			return l.env.Notify(env.Bad, l.env.Fail(err))
		case browse == nil || o.err != nil:
			l.host.Push(frame.NewLink(l.env, l.host, o.link))
		}
		return nil
	})
}

// askLate asks whether letters leave whose time passed long ago.
func (l *Letters) askLate(n int) {
	l.env.Ask(env.Question{
		Title: lang.Plural(n, "%d letter is late", "%d letters are late"), Verb: lang.Text("send now"),
		Lines: []string{lang.Plural(n, "%d letter was due more than a day ago, when shortlist was closed. Until you answer, it is not sent.", "%d letters were due more than a day ago, when shortlist was closed. Until you answer, they are not sent.")},
		Do:    func() tea.Cmd { return l.handOver(true) },
	})
}

// Write asks which letter applicants get, and plans it.
func (l *Letters) Write(applies []int64) tea.Cmd {
	if off := l.source.LettersOff(); off != "" {
		return l.env.NotNow(off)
	}
	return l.lend.People.With(applies[:min(len(applies), mostNamed)], func() tea.Cmd {
		l.host.Push(newChooser(l, applies))
		return nil
	})
}

// plan plans a letter to applicants, for the manager to look at.
func (l *Letters) plan(name answers.Name, applies []int64) tea.Cmd {
	type result struct {
		planned []account.Letter
		refused []account.RefusedLetter
	}
	source := l.source
	return load.Do(l.env.Group, func(ctx context.Context) (r result, err error) {
		r.planned, r.refused, err = source.PlanLetters(context.WithoutCancel(ctx), account.LetterPlan{Letter: name, Applies: applies, Delay: -1}, false)
		return r, err
	}, func(r result, err error) tea.Cmd {
		if err != nil {
			return l.env.Notify(env.Bad, l.env.Fail(err))
		}
		planned := lang.Plural(len(r.planned), "%d letter to look at; it is not sent before.", "%d letters to look at; none is sent before.")
		reasons := l.sayRefused(r.refused)
		switch {
		case len(r.planned) == 0 && len(reasons) == 1:
			return l.env.Notify(env.Warn, reasons[0])
		case len(reasons) > 0:
			report := env.Report{Title: lang.Text("Letters"), Lines: []env.Notice{{Severity: env.Good, Text: planned}}}
			for _, reason := range reasons {
				report.Lines = append(report.Lines, env.Notice{Severity: env.Warn, Text: reason})
			}
			l.env.Show(report)
		}
		if len(r.planned) == 0 {
			return l.reload()
		}
		cmds := []tea.Cmd{l.open(&Screen{tab: toLook, chose: true}), l.reload()}
		if len(reasons) == 0 { // else the report has it
			cmds = append(cmds, l.env.Notify(env.Good, planned))
		}
		return tea.Batch(cmds...)
	})
}

// AskUnanswered asks, after jobs were stopped or deleted, whether the applicants without an answer get a letter.
func (l *Letters) AskUnanswered(jobs []int64) tea.Cmd {
	if l.source.LettersOff() != "" {
		return nil
	}
	source := l.source
	return load.Do(l.env.Group, func(ctx context.Context) (applies []int64, err error) {
		for _, job := range jobs {
			of, err := source.UnansweredOf(ctx, job)
			if err != nil {
				return nil, err
			}
			applies = append(applies, of...)
		}
		return applies, nil
	}, func(applies []int64, err error) tea.Cmd {
		if err != nil || len(applies) == 0 {
			return nil // the job was changed all the same; the overview counts again
		}
		l.host.Push(&ended{Letters: l, jobs: jobs, applies: applies})
		return nil
	})
}

// leave stops counting the n applicants of jobs among those without an answer.
func (l *Letters) leave(jobs []int64, n int) tea.Cmd {
	return l.runTask(func(ctx context.Context) error {
		for _, job := range jobs {
			if err := l.source.LeaveUnanswered(ctx, job); err != nil {
				return err
			}
		}
		return nil
	}, func() tea.Cmd {
		return l.env.Notify(env.Info, lang.Plural(n, "%d applicant is not counted as waiting for an answer any more.", "%d applicants are not counted as waiting for an answer any more."))
	})
}

// runTask runs a task off the loop. Once it has ended well, next gives the command to go on with; else its failure is shown.
func (l *Letters) runTask(task func(context.Context) error, next func() tea.Cmd) tea.Cmd {
	return load.Do(l.env.Group, func(ctx context.Context) (struct{}, error) {
		return struct{}{}, task(context.WithoutCancel(ctx))
	}, func(_ struct{}, err error) tea.Cmd {
		if err != nil {
			return l.env.Notify(env.Bad, l.env.Fail(err))
		}
		return next()
	})
}

// change does something to letters off the loop, and shows how many were changed.
func (l *Letters) change(do func(context.Context) ([]account.Letter, error), say func(n int) string) tea.Cmd {
	var changed []account.Letter
	return l.runTask(func(ctx context.Context) (err error) {
		changed, err = do(ctx)
		return err
	}, func() tea.Cmd {
		if len(changed) == 0 {
			return tea.Batch(l.reload(), l.env.Notify(env.Info, lang.Text("Nothing changed: the letter has left, or another window was first.")))
		}
		return tea.Batch(l.reload(), l.env.Notify(env.Good, say(len(changed))))
	})
}

// rewrite writes a letter again: in a language, or with a person's own text.
func (l *Letters) rewrite(id int64, code, own string, then func() error) tea.Cmd {
	return l.runTask(func(ctx context.Context) error {
		if err := l.source.RewriteLetter(ctx, id, code, own); err != nil {
			return err
		}
		return then()
	}, func() tea.Cmd {
		return tea.Batch(l.reload(), l.env.Notify(env.Good, lang.Text("The letter was written again.")))
	})
}

// edit opens a letter in the person's own editor, or what an editor has left of it that was cut short, or whose text could
// not be taken.
func (l *Letters) edit(of account.Letter) tea.Cmd {
	program, file := l.lend.Editor(), -of.ID // drafts of jobs have ids above 0
	begun := "# " + of.Subject + "\n\n" + of.Text + "\n"
	return load.Do(l.env.Group, func(context.Context) (string, error) {
		left, _, err := program.Left(file)
		if errors.Is(err, external.ErrNothing) {
			return begun, nil
		}
		return left, err
	}, func(begin string, err error) tea.Cmd {
		if err != nil {
			return l.env.Notify(env.Bad, text.Sentence(err.Error()))
		}
		return program.Edit(file, begin, true, func() {}, func(written string, taken bool, err error) tea.Msg {
			return l.env.Group.Done(func() tea.Cmd {
				if !taken {
					return l.env.Notify(env.Bad, lang.Text("The letter stays unchanged. %s", text.Sentence(err.Error())))
				}
				return l.take(of.ID, begun, written, func() error { return program.Forget(file) })
			})
		})
	})
}

// take makes what was written in an editor the text of a letter. Its file is forgotten once the text is in the journal.
func (l *Letters) take(id int64, begun, written string, forget func() error) tea.Cmd {
	if written != begun {
		return l.rewrite(id, "", written, forget)
	}
	return l.runTask(func(context.Context) error { return forget() }, func() tea.Cmd { return l.env.Notify(env.Info, lang.Text("The letter stays unchanged.")) })
}

// OpenScreen opens the screen of the letters, or the agenda.
func (l *Letters) OpenScreen(agenda bool) tea.Cmd {
	if agenda {
		return l.openAgenda()
	}
	return tea.Batch(l.open(&Screen{tab: l.first()}), l.reload())
}

// Action opens the screen.
func (l *Letters) Action() action.Action {
	return action.Action{Keys: action.Answers, Label: action.Label{Name: "answers", Title: "Answers to applicants", Synonyms: "letters, mail, e-mail, refusal, invitation, reply, phone list, drafts", Help: "letters to applicants, and who has no answer yet"}.Translated(), Group: action.GroupReview, Run: func() tea.Cmd { return l.OpenScreen(false) }}
}

// first is the tab that the screen begins with: what the manager has to decide, or else who has no answer.
func (l *Letters) first() tab {
	for _, t := range []tab{toLook, unclear, drafts} {
		if l.count(t) > 0 {
			return t
		}
	}
	return noAnswer
}

// open opens the screen.
func (l *Letters) open(s *Screen) tea.Cmd {
	s.Letters, s.marks = l, map[int64]bool{}
	return l.env.Do(intent.OpenScreen{Screen: s})
}

// sortByTab returns the letters of each tab: those that wait in the order in which they were planned, the others the last
// first.
func sortByTab(letters []account.Letter) map[tab][]account.Letter {
	by := map[tab][]account.Letter{}
	for _, letter := range letters {
		t := tabOf(&letter)
		by[t] = append(by[t], letter)
	}
	slices.Reverse(by[done])
	return by
}

func (l *Letters) count(t tab) int {
	switch t {
	case noAnswer:
		return len(l.shown.silent)
	case toCall:
		return len(l.shown.calls)
	}
	return len(l.shown.by[t])
}
