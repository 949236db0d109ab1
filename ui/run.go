package ui

import (
	"context"
	"io"
	"os"
	"time"

	"shortlist/model"
	"shortlist/model/crash"
	"shortlist/model/lang"
	"shortlist/ui/arrivals"
	"shortlist/ui/external"
	"shortlist/ui/intent"
	"shortlist/ui/load"
	"shortlist/ui/settings"
	"shortlist/ui/terminal"
	"shortlist/ui/text"
	"shortlist/ui/theme"
)

// Options configure the dashboard.
type Options struct {
	intent.Opened

	Accounts intent.Accounts
	Choose   bool // the welcome screen begins with the choice of an account

	ConfigFile string   // the settings are read from it
	Notices    []string // about the configuration, shown at the start
	// SetLanguage writes the language into the configuration, for the next start; nil: the person cannot choose it.
	SetLanguage func(lang.Language) error
	SetTheme    func(name string) error // the same for the theme
	UI          model.UI                // what the person chose about the dashboard
	Themes      settings.ThemeFolder    // the person's own
	Charset     theme.Charset           // what the terminal can show
	Background  theme.Background        // assumed until the terminal reports its own
	Terminal    terminal.Identity       // what is known of the terminal; its answers are added
	NoSuspend   string                  // why no shell could continue the program; "": a shell can
	Restricted  bool                    // no browser or other program is started
	Host        external.Host           // this computer as an SSH session reaches it
	// TmuxPasses asks tmux whether it passes sequences on; nil: it is not asked.
	TmuxPasses func(context.Context) (passes, known bool)
	Browse     func(url string) error // nil: no browser is opened; it fails without a desktop

	Signal arrivals.Signal  // announces new applications while the window has no focus
	Editor external.Program // the person's own; its Dir is replaced by the account's
	Hook   *external.Hook   // receives new applications; nil: there is no hook

	Commands []external.Command // the person's own

	OpenFile func(path string) error // hands a file to a viewer; nil: none is started
	NoOpen   string                  // why OpenFile is nil

	Crash crash.Report // writes panics down; nil: they are not written
	Trace io.Writer    // gets a line for everything the dashboard does; nil: no trace

	Now    func() time.Time
	Input  io.Reader // nil: the terminal
	Output io.Writer // nil: the terminal
}

// limit removes what is not possible line by line or in restricted mode.
func (o *Options) limit() {
	if o.Restricted {
		o.Browse, o.Editor.Argv, o.Editor.Why, o.NoSuspend = nil, nil, sayRestricted(), sayRestricted()
	} else if o.UI.Linear {
		o.NoSuspend = lang.Text("line by line, the keys of your terminal do that")
	}
	if o.Restricted || o.UI.Linear {
		o.TmuxPasses = nil
	}
}

func sayRestricted() string { return lang.Text("other programs are turned off here") }

// hook returns the receiver of new applications; nil in the demo, whose people are made up.
func (o Options) hook() *external.Hook {
	if o.IsDemo {
		return nil
	}
	return o.Hook
}

// Run shows the dashboard until the person quits, the terminal is gone or ctx ends; what was
// typed is kept in every case.
func Run(ctx context.Context, o Options) error {
	if o.UI.Linear {
		return runLines(ctx, o)
	}
	text.CountRunes(true)
	loan := terminal.NewLoan()
	o.Editor.Exec, o.Editor.Gone = loan.Exec, loan.Gone()
	group := load.NewGroup(context.WithoutCancel(ctx), nil)
	group.Guard(o.Crash)
	group.ReturnMemory()
	if os.Getenv("GOGC") == "" {
		group.PaceCollections()
	}
	m := New(o, group)
	err := m.exit.End(terminal.Run(ctx, m, terminal.Options{Input: o.Input, Output: o.Output, Crash: o.Crash, Loan: loan, LowBandwidth: o.UI.LowBandwidth}, group.SendBy))
	if err == nil {
		terminal.Print(o.Output, append(m.offered.Lines(m.env.Blind), m.left()...))
	}
	return err
}

// left returns what waits for the next start. The demo keeps nothing.
func (m *Model) left() []string {
	if m.backend == nil || m.opts.IsDemo {
		return nil
	}
	out := m.conn.Left()
	if creates := m.drafts.Questions.Left(); creates != "" {
		out = append(out, creates)
	}
	return out
}
