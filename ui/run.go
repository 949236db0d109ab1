package ui

import (
	"context"
	"io"
	"time"

	"shortlist/model/crash"
	"shortlist/ui/access"
	"shortlist/ui/arrivals"
	"shortlist/ui/hook"
	"shortlist/ui/load"
	"shortlist/ui/outside"
	"shortlist/ui/terminal"
	"shortlist/ui/text"
	"shortlist/ui/theme"
)

// Options are what the dashboard is run with.
type Options struct {
	access.Opened

	Accounts access.Accounts
	Choose   bool // the welcome screen begins with the choice of an account

	ConfigFile string        // that the settings are read from
	Theme      string        // auto, light, dark, contrast or plain
	Charset    theme.Charset // what the terminal can show
	Mouse      bool
	Restricted bool                   // no browser or other program is started
	Remote     bool                   // the terminal is on another machine: a page opened here would be seen by nobody
	Browse     func(url string) error // nil: there is no browser to open

	Signal arrivals.Signal // announces new applications while the window has no focus
	Editor outside.Program // the person's own; its Dir is the account's
	Hook   *hook.Hook      // is told of new applications; nil: nothing is

	OpenFile func(path string) error // hands a file to a viewer; nil: none is started
	NoOpen   string                  // why not

	Crash crash.Report // writes down panics; nil: nobody does
	Trace io.Writer    // gets a line for what the dashboard does; nil: none is written

	Now    func() time.Time
	Input  io.Reader // nil: the terminal
	Output io.Writer // nil: the terminal
}

// hook is what is sent new applications; nil in the demo, where nobody has applied.
func (o Options) hook() *hook.Hook {
	if o.IsDemo {
		return nil
	}
	return o.Hook
}

// atEnd is how long the end waits for work that was told to end. It takes
// milliseconds unless a disk hangs.
const atEnd = 2 * time.Second

// Run shows the dashboard until the person quits, the terminal is gone or ctx ends; what was
// typed is kept in every case.
func Run(ctx context.Context, o Options) error {
	text.CountRunes(true)
	loan := terminal.NewLoan()
	o.Editor.Exec, o.Editor.Gone = loan.Exec, loan.Gone()
	group := load.NewGroup(context.WithoutCancel(ctx), nil)
	group.Guard(o.Crash)
	m := New(o, group)
	defer func() { m.desk.Group.End(atEnd) }() // the account may be another by then
	return terminal.Run(ctx, m, terminal.Options{Input: o.Input, Output: o.Output, Crash: o.Crash, Loan: loan}, group.SendBy)
}
