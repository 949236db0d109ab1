// Package command is what the commands share: their dependencies, the account and the configuration, what is printed,
// arguments and flags and what they complete to, and the exit codes.
//
// A command prints its result to the output and everything else to the error stream. Printing returns the error of the
// output. A command that prints more need not check it, because Execute reports the first one.
// Strangers' text passes package text first; only --json carries it raw, escaped as JSON.
package command

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	stdlog "log"
	"log/slog"
	"os"
	"sync"
	"sync/atomic"
	"time"

	"github.com/spf13/cobra"

	"shortlist/api"
	"shortlist/api/account"
	"shortlist/config"
	"shortlist/model"
	"shortlist/model/crash"
	"shortlist/model/filesystem"
	"shortlist/model/lang"
	"shortlist/model/reading"
	"shortlist/model/spelling"
	"shortlist/model/store"
	"shortlist/ui"
	"shortlist/ui/privacy"
	"shortlist/ui/text"
)

// Deps are the dependencies of the commands.
type Deps struct {
	In       io.Reader
	Out, Err io.Writer

	InTerminal, OutTerminal, ErrTerminal bool
	Width                                int // of the terminal of Out, in cells; 0 without a terminal

	// ReadPassword asks for a line on the terminal without showing it.
	ReadPassword func(ctx context.Context, prompt string) (string, error)
	// ReadCV reads a file that a stranger may have made, in a confined process.
	ReadCV func(ctx context.Context, file io.ReadSeeker) (reading.Document, error)
	// TryToDraw draws a test page the way pages of CVs are drawn; nil: no program can draw them.
	TryToDraw func(context.Context) error
	// Unconfined describes what this system lacks to confine the process of ReadCV; nil or "": nothing.
	Unconfined func() string

	Client    func(Setup) (*api.Client, error)
	Open      func(Setup) (*Opened, error)
	Demo      func(Demo) (*Opened, error)
	Dashboard func(context.Context, ui.Options) error
	Browse    func(url string) error
	OpenFile  func(opener []string, path string) error // with the desktop's program if opener is empty

	// PollAfter returns watch's pause after so many failures in a row; nil: account.PollAfter.
	PollAfter func(failures int) time.Duration
	// ListenAgain is the dashboard's pause before it tries to listen again; 0: five seconds.
	ListenAgain time.Duration

	Version string // "": the version of the build
	Crash   crash.Report
}

// Setup is a configured account about to be used.
type Setup struct {
	Name     string
	Account  config.Account
	Config   *config.Config
	ReadOnly bool
	TakeOver bool // take the store over from a window on another host
	Log      *slog.Logger
	Waiting  func() // called when a change has waited long for another program; may be nil
}

// Paths are the places of the account's files.
func (s Setup) Paths() config.Paths { return s.Config.PathsOf(s.Name, s.Account) }

// ApartStores are the stores on this computer that the account does not use.
func (s Setup) ApartStores() []model.ApartStore { return s.Config.ApartStores(s.Name, s.Account) }

// StoreOptions are the options that open the account's store. It has to belong to the account's identity.
func (s Setup) StoreOptions() store.Options {
	return store.Options{TakeOver: s.TakeOver, Waiting: s.Waiting, Identity: s.Account.Identity(), JournalMark: s.Paths().Journal}
}

// Demo describes the demo to open.
type Demo struct {
	Scenario      string
	Country       model.Country // "": the scenario's default
	ReadOnly      bool
	Restricted    bool   // starts no other programs
	CVDir, CVName string // folder and file name of saved CVs
}

// Opened is an account in use. Close frees its resources.
type Opened struct {
	Account *account.Account
	Close   func() error
}

// App is one run of the program.
type App struct {
	Deps    Deps
	Config  *config.Config // read once; nil before
	log     *slog.Logger   // nil before it is opened
	Closers []func() error // closed in reverse
	Output  io.Writer      // Deps.Out; Execute reports its first error
	written *checkedOutput

	ConfigFile      string
	Account         string
	JSON            bool
	Yes             bool
	ReadOnly        bool
	TakeOver        bool
	LogFailed       error  // why nothing is logged; nil if the log works, or once the failure is reported
	readOnlyBecause string // the sentence that reported why the store is read-only; "" before
	NoColor         bool
	Linear          bool // opens the dashboard line by line
	LogLevel        string

	watched    atomic.Pointer[[]string] // files and folders of the command, whose file systems have to answer
	StopStalls func()                   // stops watching them

	InDemo atomic.Bool // the demo is open; no account is opened after it
}

// ran marks an error of a command's own work. Every other error of the tree of commands is a mistake in the call.
type ran struct{ error }

func (r ran) Unwrap() error { return r.error }

// Execute runs the command of a tree that args name, and returns the program's exit code.
func Execute(ctx context.Context, d Deps, args []string, tree func(*App) *cobra.Command) int {
	output, written := check(d.Out)
	problems := &sharedWriter{to: d.Err}
	defer problems.end()
	d.Err = problems
	a := &App{Deps: d, Output: output, written: written, ConfigFile: os.Getenv("SHORTLIST_CONFIG")}
	a.StopStalls = a.watchFiles()
	defer a.StopStalls()
	root := tree(a)
	root.SetArgs(args)
	var called *cobra.Command
	err := d.Crash.Guard(func() (err error) {
		called, err = root.ExecuteContextC(ctx)
		return err
	})
	var own ran
	var caught *crash.Error
	rightCall := ""
	switch {
	case errors.As(err, &caught):
	case errors.As(err, &own):
		err = own.error
	case written.err() != nil: // the call was right, but not all could be written
		err = written.err()
	case err != nil:
		err = Misuse(err)
		if !called.HasSubCommands() {
			rightCall = UsageOf(called)
		}
	}
	err = errors.Join(err, a.close())
	stopped := ctx.Err() != nil && errors.Is(err, context.Canceled) && !errors.Is(err, api.ErrOutcomeUnknown)
	if stopped || errors.Is(err, ErrInterrupted) {
		err = interrupted{err}
	}
	if err != nil {
		a.reportError(err)
	}
	if rightCall != "" {
		a.Report(lang.Text("Usage: %s", rightCall))
	}
	return exitCode(err)
}

func (a *App) close() (err error) {
	for i := range a.Closers {
		err = errors.Join(err, a.Closers[len(a.Closers)-1-i]())
	}
	a.Closers = nil
	a.reportLog()
	return err
}

// Run returns the work of a command: f, with its errors marked by ran.
func (a *App) Run(f func(ctx context.Context, args []string) error) func(*cobra.Command, []string) error {
	return func(cmd *cobra.Command, args []string) error {
		err := a.confineFlags(cmd)
		if err == nil {
			err = f(cmd.Context(), args)
		}
		if err != nil {
			return ran{err}
		}
		return nil
	}
}

// Group is a command that only holds others.
func Group(name, short string, commands ...*cobra.Command) *cobra.Command {
	g := &cobra.Command{Use: name, Short: short, RunE: ChooseSubcommand}
	g.AddCommand(commands...)
	return g
}

// RunJob is run of a command whose argument is the id of a job.
func (a *App) RunJob(f func(ctx context.Context, id int64) error) func(*cobra.Command, []string) error {
	return a.Run(func(ctx context.Context, args []string) error {
		id, err := IDOf(Job, args[0])
		if err != nil {
			return err
		}
		return f(ctx, id)
	})
}

// RunApplication is run of a command whose argument is the id of an application.
func (a *App) RunApplication(f func(ctx context.Context, id int64) error) func(*cobra.Command, []string) error {
	return a.Run(func(ctx context.Context, args []string) error {
		id, err := ApplicationID(args[0])
		if err != nil {
			return err
		}
		return f(ctx, id)
	})
}

// ChooseSubcommand runs a command that only holds others: the call names none of them.
func ChooseSubcommand(g *cobra.Command, args []string) error {
	if len(args) > 0 {
		return NoCommand(g, args[0])
	}
	return errors.New(lang.Text("choose a command of %s: %s", Name(g), orListed(NamesOf(g.Commands()))))
}

// NamesOf are the names of commands.
func NamesOf(commands []*cobra.Command) (names []string) {
	for _, c := range commands {
		names = append(names, c.Name())
	}
	return names
}

// Configuration reads the configuration, once.
func (a *App) Configuration() (*config.Config, error) {
	if a.Config == nil {
		c, err := config.Load(filesystem.Expand(a.ConfigFile))
		if err != nil {
			return nil, Misuse(err)
		}
		a.Config = &c
		for _, notice := range c.Notices {
			a.Report(notice)
		}
	}
	return a.Config, nil
}

// ConfigPath is the file that a new account is written to.
func (a *App) ConfigPath() string { return cmp.Or(filesystem.Expand(a.ConfigFile), config.File()) }

// Setup chooses the account and makes it ready to be opened.
func (a *App) Setup() (Setup, error) { return a.SetupOf(a.Account) }

// SetupOf is setup of the account with a name; "" is the default one.
func (a *App) SetupOf(named string) (Setup, error) {
	c, err := a.Configuration()
	if err != nil {
		return Setup{}, err
	}
	name, chosen, err := Pick(c, named)
	if errors.Is(err, config.ErrNoAccount) {
		return Setup{}, noAccount{}
	}
	if err != nil {
		return Setup{}, Misuse(err)
	}
	log, err := a.OpenLog()
	if err != nil {
		return Setup{}, err
	}
	s := Setup{Name: name, Account: chosen, Config: c, ReadOnly: a.ReadOnly || c.Limits.ReadOnly, TakeOver: a.TakeOver, Log: log}
	a.FindPlaces(s)
	return s, nil
}

// OpenLog opens the log, once.
func (a *App) OpenLog() (*slog.Logger, error) {
	if a.log != nil {
		return a.log, nil
	}
	log, file, failed, err := config.OpenLog(cmp.Or(a.LogLevel, "info"))
	if err != nil {
		return nil, err
	}
	a.log, a.LogFailed = log, failed
	stdlog.SetOutput(config.Stray(log))
	a.Closers = append(a.Closers, file.Close, func() error { stdlog.SetOutput(io.Discard); return nil })
	return log, nil
}

// reportLog reports, once, that nothing is logged. It is no reason to do nothing.
func (a *App) reportLog() {
	if a.LogFailed != nil {
		a.Report("shortlist: " + text.Line(text.Sentence(a.LogFailed.Error())))
		a.LogFailed = nil
	}
}

// Use opens the chosen account for as long as the command runs.
func (a *App) Use(ctx context.Context) (*account.Account, error) {
	s, err := a.Setup()
	if err != nil {
		return nil, err
	}
	return a.Open(ctx, s)
}

// People opens the chosen account for a command that shows or saves applicants. It reports blind mode if that is on.
func (a *App) People(ctx context.Context) (*account.Account, error) {
	acct, err := a.Use(ctx)
	if err == nil && acct.Blind() {
		a.Report(SayBlindModeOn())
	}
	return acct, err
}

// Open opens an account for as long as the command runs.
func (a *App) Open(ctx context.Context, s Setup) (*account.Account, error) {
	s.Waiting = sync.OnceFunc(func() { a.Report(lang.Text("Another program holds the store: waiting for it.")) })
	opened, err := a.Deps.Open(s)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", SayOfAccount(s.Name), err)
	}
	report := func() {
		if held := opened.Account.TakeHeldElsewhere(); held != "" {
			a.readOnlyBecause = held
			if account.OnlyReadable(opened.Account.HeldElsewhere()) {
				a.LogFailed = nil // the log failed for the same reason
			}
			a.Report("shortlist: " + text.Line(held))
		}
	}
	report()
	a.reportLog()
	a.Closers = append(a.Closers, func() error {
		report() // the command may have lost the store
		a.ReportDamage(opened.Account)
		return opened.Close()
	})
	if err := a.finishErasures(ctx, opened.Account); err != nil {
		s.Log.Warn("erasure not finished", "error", err)
	}
	return opened.Account, nil
}

// ReportDamage reports what no screen has shown about an account's store before it is closed.
func (a *App) ReportDamage(acct *account.Account) {
	if damage := acct.Damage(); damage != "" {
		a.Report("shortlist: " + damage)
	}
	if in := acct.ReadIn(); in != "" {
		a.Report("shortlist: " + text.Line(in))
	}
}

// Change opens the chosen account for a command that changes something at the service.
func (a *App) Change(ctx context.Context) (*account.Account, error) {
	acct, err := a.Use(ctx)
	if err == nil {
		err = acct.Writable()
	}
	return acct, err
}

// Unknown returns the text about a name that is none of some names: suggesting the one that is most like it, or the
// plain one if none is alike.
func Unknown(typed string, names []string, plain string, suggesting func(near string) string) string {
	if near, ok := spelling.Nearest(typed, names); ok {
		return suggesting(near)
	}
	return plain
}

// finishErasures ends the erasures that a killed program has left.
func (a *App) finishErasures(ctx context.Context, acct *account.Account) error {
	done, err := acct.FinishErasures(ctx)
	for _, r := range done {
		a.Report(lang.Plural(r.Rows.Applications, "Finished the erasure of %d application that began at %s and was interrupted.", "Finished the erasure of %d applications that began at %s and was interrupted.", LocalTime(r.Begun)))
		if !r.Clean() {
			a.Report("shortlist: " + SayNotAllErased())
		}
		if !r.Clean() || len(r.Saved) > 0 {
			for _, line := range privacy.Receipt(r, 0, false) {
				a.Report(line.Text)
			}
		}
	}
	return err
}

func SayNotAllErased() string {
	return lang.Text("not everything was erased; the receipt lists what is left")
}

// Unconfined describes what this system lacks to confine the reader of CVs; "" if it lacks nothing.
func (a *App) Unconfined() string {
	if a.Deps.Unconfined == nil {
		return ""
	}
	return a.Deps.Unconfined()
}
