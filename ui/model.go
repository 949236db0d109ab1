// Package ui is the dashboard: one Bubble Tea model that routes keys and results, lays the panes out, and shows what lies
// over them. Panes are plain structs; nothing in Update or View does I/O.
package ui

import (
	"context"
	"strings"
	"time"

	tea "charm.land/bubbletea/v2"
	uv "github.com/charmbracelet/ultraviolet"

	"shortlist/api/account"
	"shortlist/model/lang"
	"shortlist/ui/accounts"
	"shortlist/ui/answers"
	"shortlist/ui/arrivals"
	"shortlist/ui/env"
	"shortlist/ui/export"
	"shortlist/ui/external"
	"shortlist/ui/frame"
	"shortlist/ui/intent"
	"shortlist/ui/jobeditor"
	"shortlist/ui/load"
	"shortlist/ui/overview"
	"shortlist/ui/people"
	"shortlist/ui/privacy"
	"shortlist/ui/reading"
	"shortlist/ui/review"
	"shortlist/ui/screen"
	"shortlist/ui/searchbox"
	"shortlist/ui/service"
	"shortlist/ui/settings"
	"shortlist/ui/terminal"
	"shortlist/ui/text"
	"shortlist/ui/theme"
	"shortlist/ui/workspace"
)

// Backend is what the dashboard needs of an account; *account.Session implements it. Each
// package declares its own part.
type Backend interface {
	Events(context.Context) <-chan account.Event
	KeepIndexed(context.Context) <-chan account.Index
	SetOpen(applyID int64) // no I/O
	accounts.Taker
	answers.Source
	service.ActivitySource
	arrivals.Source
	privacy.BlindSource
	review.ColleagueSource
	external.CommandSource
	service.ConnSource
	jobeditor.DraftSource
	review.ReminderSource
	privacy.EraseSource
	accounts.ExitSource
	export.Source
	service.OutboxSource
	external.OpenerSource
	overview.Source
	people.Source
	reading.Source
	review.Source
	searchbox.Account
	external.SenderSource
	review.ListSource
	accounts.PasswordSource
	workspace.Source
}

// Model is the shell of the dashboard.
type Model struct {
	opts  Options
	env   *env.Env
	trace *load.Trace
	look  *settings.Look

	width, height int
	screens       *screen.Stack
	boxes         *frame.Stack
	notice        frame.Notice
	conn          *service.Conn
	arrivals      *arrivals.Arrivals

	exit       *accounts.Exit
	introduced bool             // the demo's introduction was shown, and is hidden now
	offered    external.Offered // of all accounts that were open; printed at the end

	session
}

// session holds what belongs to the account that is open; its zero value is no account.
type session struct {
	backend    Backend
	people     *people.People
	book       *review.Reviewer
	panes      *workspace.Screen
	reads      *reading.Screen
	shortlists *review.Lists
	drafts     *jobeditor.Drafts
	due        *review.Reminders
	letters    *answers.Letters
	searches   *searchbox.Searches
	opener     *external.Opener
	asker      *terminal.Asker
	sender     *external.Sender
	commands   *external.Commands

	blocked bool // a change waits while another window erases
}

// New returns the dashboard; group runs all its background work.
func New(o Options, group *load.Group) *Model {
	if o.Now == nil {
		o.Now = time.Now
	}
	if o.Editor.Exec == nil {
		o.Editor.Exec = terminal.NewLoan().Exec
	}
	o.limit()
	m := &Model{look: settings.NewLook(o.UI.Theme, theme.Screen{Background: o.Background}, o.Themes)}
	m.reset(o, group)
	return m
}

// reset opens the account of the options, or the welcome screen without one, in a window of
// the same size. It keeps only the commands to print at the end of the previous account.
func (m *Model) reset(o Options, group *load.Group) {
	away := m.arrivals != nil && m.arrivals.Away
	*m = Model{
		opts: o, look: m.look, width: m.width, height: m.height, introduced: m.introduced, offered: m.offered,
		trace: load.NewTrace(o.Trace, o.Now),
	}
	m.env = &env.Env{Group: group, UI: o.UI, Labels: o.Labels, Now: o.Now, Notify: m.notify, Perform: m.perform}
	m.env.Reserve = func() func(env.Severity, string) tea.Cmd { return m.notice.Reserve(m.env) }
	m.env.Behind = func(s env.Severity, sentence func() string) tea.Cmd { return m.notice.Announce(m.env, s, sentence) }
	m.env.Ask = func(q env.Question) { m.boxes.Push(frame.NewQuestion(m.env, m.boxes, q)) }
	m.env.Show = func(r env.Report) { m.boxes.Push(frame.NewReport(m.env, m.boxes, r)) }
	m.boxes, m.screens = frame.NewStack(m.env), screen.NewStack(o.Now)
	m.boxes.Resize(m.width, m.height)
	m.exit = accounts.NewExit(m.env, m.boxes, program{m})
	m.conn = service.NewConn(m.env)
	m.env.Fail, m.env.Reached, m.env.NextTry = m.conn.Fail, m.conn.Reached, m.conn.NextTry
	m.arrivals = arrivals.New(m.env, m.boxes, arrivals.Options{Signal: o.Signal, Hook: o.hook(), Receive: o.Receive, Crash: o.Crash})
	m.arrivals.Away = away
	m.applyTheme()
	if o.Account == nil {
		m.showWelcome()
		if o.Undecided != nil {
			accounts.AskWhose(m.env, m.boxes, *o.Undecided)
		}
		return
	}
	m.openAccount(account.NewSession(o.Account))
}

// applyTheme has all screens drawn in the current look.
func (m *Model) applyTheme() {
	m.env.Theme = m.look.Theme()
	m.env.Text = text.NewRenderer(m.env.Theme.Rendered())
}

// openAccount builds the screens of an account.
func (m *Model) openAccount(b Backend) {
	m.env.Group.Under(b.Switched)
	m.session = session{backend: b}
	m.env.Switched, m.env.Blind = b.Switched(), b.Blind()
	m.env.Country, m.env.Team = b.Info().Country, b.Info().Team
	m.opener = &external.Opener{Env: m.env, Host: m.boxes, Source: b, Terminal: &m.opts.Terminal, Browse: m.opts.Browse, OpenFile: m.opts.OpenFile, Disabled: m.opts.NoOpen}
	m.people = people.New(m.env, b)
	m.book = review.NewReviewer(m.env, m.boxes, b, m.people)
	m.searches = searchbox.NewSearches(m.env, m.boxes, b, m.people, m.book.For)
	m.shortlists = review.NewLists(m.env, m.boxes, b, m.book.Book, m.people)
	m.asker = &terminal.Asker{Env: m.env, Passes: m.opts.TmuxPasses}
	m.panes = workspace.New(m.env, m.screens, b, m.people, m.book, m.opener)
	m.panes.Resize(m.width, m.height)
	m.screens.Open(m.panes)
	m.reads = reading.New(m.env, m.boxes, b, m.people, m.book, m.panes.Applicants, m.opener, m.asker, reading.Lend{Exec: m.opts.Editor.Exec, Gone: m.opts.Editor.Gone})
	m.sender = &external.Sender{Env: m.env, Source: b, Asker: m.asker, Host: m.opts.Host, Offered: &m.offered, Dragged: m.dragged}
	own := external.CommandOptions{List: m.opts.Commands}
	if m.opts.Restricted {
		own.Disabled, m.sender.Disabled = sayRestricted(), lang.Text("restricted mode lets no file leave this computer")
	}
	if m.opts.UI.Linear {
		m.sender.Disabled = lang.Text("line by line, no file goes through the terminal; save the CV instead")
	}
	m.commands = external.NewCommands(m.env, m.boxes, b, m.people, m.book, own)
	m.drafts = jobeditor.NewDrafts(m.env, m.screens, m.boxes, b, m.panes.Jobs, m.editorProgram)
	m.due = review.NewReminders(m.env, m.boxes, b, m.panes)
	m.letters = answers.New(m.env, m.boxes, m.screens, b, answers.Lend{Editor: m.editorProgram, Charset: func() theme.Charset { return m.opts.Charset }, Review: m.book.For, People: m.people, Browse: m.opts.Browse})
	m.conn.Open(b, m.panes.Jobs)
	m.arrivals.Open(b, m.panes.Jobs, m.panes, m.people)
}

// editorProgram returns the person's own editor for the form.
func (m *Model) editorProgram() external.Program {
	program := m.opts.Editor
	program.Dir = m.backend.Info().Scratch
	return program
}

// Init implements tea.Model.
func (m *Model) Init() tea.Cmd {
	var cmds []tea.Cmd
	m.look.Listen(m.env, m.opts.Crash, m.applyTheme)
	if m.look.NeedsBackground() {
		cmds = append(cmds, terminal.AskBackground)
	}
	switch {
	case m.backend != nil:
		cmds = append(cmds, m.start())
	case m.opts.Choose:
		cmds = append(cmds, m.env.Do(intent.OpenAccounts{}))
	}
	if len(m.opts.Notices) > 0 {
		cmds = append(cmds, m.env.Notify(env.Warn, strings.Join(m.opts.Notices, " ")))
	}
	return tea.Batch(cmds...)
}

// start fills the panes and continues what an earlier run left undone. While the account is
// open, it listens for events and keeps the search index up to date.
func (m *Model) start() tea.Cmd {
	load.Listen(m.env.Group, m.backend.Events, m.event)
	load.Listen(m.env.Group, m.backend.KeepIndexed, func(left account.Index) tea.Cmd {
		return tea.Batch(m.searches.Indexed(left), m.panes.Applicants.Indexed(left))
	})
	var drags tea.Cmd
	if m.opts.UI.Mouse {
		drags = m.sender.AskDrags()
	}
	return tea.Batch(drags, m.panes.Jobs.Start(), m.book.Load(), accounts.ShowLost(m.env, m.backend, m.people), m.drafts.Start(), m.arrivals.Start(), m.conn.Start(), m.due.Start(), m.letters.Start())
}

// Update implements tea.Model.
func (m *Model) Update(msg tea.Msg) (tea.Model, tea.Cmd) {
	m.trace.Message(msg)
	var cmd tea.Cmd
	m.env.TrackChanges(func() bool {
		cmd = m.clearStaleNotice(msg, func() tea.Cmd {
			look := m.followBlind() // a key or an answer must not act on applicants of the old setting
			return tea.Batch(look, m.dispatch(msg))
		})
		m.showOpen()
		answers := m.conn.Follow()
		cmd = tea.Batch(cmd, answers, m.exit.NoteFailing(), m.screens.Front().Prepare(m.width), m.boxes.Prepare())
		_, points := msg.(tea.MouseMsg) // a click may also show the job that a move has not shown yet
		return answers != nil || points
	})
	return m, cmd
}

func (m *Model) dispatch(msg tea.Msg) (cmd tea.Cmd) {
	switch msg := msg.(type) {
	case load.Done:
		cmd = msg.Deliver()
	case tea.WindowSizeMsg:
		m.width, m.height = msg.Width, msg.Height
		m.boxes.Resize(msg.Width, msg.Height)
		if m.panes != nil {
			m.panes.Resize(msg.Width, msg.Height)
		}
	case tea.BackgroundColorMsg, tea.ColorProfileMsg:
		m.look.Take(msg)
		m.applyTheme()
	case tea.ModeReportMsg:
		if terminal.CountsGraphemes(msg) {
			text.CountRunes(false)
			m.applyTheme() // what was rendered was broken into other lines
		}
	case tea.CursorPositionMsg:
		if terminal.DrawsBordersWide(msg) {
			m.opts.Charset = theme.ASCII
		}
	case tea.TerminalVersionMsg, uv.PrimaryDeviceAttributesEvent, uv.SecondaryDeviceAttributesEvent:
		m.opts.Terminal.Take(msg)
		cmd = m.asker.Take(msg)
	case uv.UnknownOscEvent:
		cmd = tea.Batch(m.asker.Take(msg), m.sender.Take(string(msg)))
	case tea.FocusMsg:
		m.arrivals.Away = false
	case tea.BlurMsg:
		m.arrivals.Away = true
	case screen.Act:
		m.exit.Stay()
		cmd = msg()
		m.boxes.Pressed()
	case tea.KeyPressMsg:
		m.arrivals.Away = false // not every terminal reports focus
		cmd = m.key(msg)
		m.boxes.Pressed()
	case tea.PasteMsg:
		cmd = m.paste(msg)
	case tea.MouseMsg:
		cmd = m.screens.Pointer.Act(msg, m.targets)
	case terminal.Hangup:
		cmd = m.exit.HangUp()
	}
	return cmd
}
