// Package cli holds the commands, among them the one that opens the dashboard. Callers hand
// in everything that the commands work with, so that the whole tree runs in a test.
//
// A command prints its result to the output and everything else to the error stream.
// Strangers' text passes package text first; only --json carries it raw, escaped as JSON.
package cli

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
	"shortlist/model/lang"
	"shortlist/model/reading"
	"shortlist/model/reading/isolated"
	"shortlist/model/spelling"
	"shortlist/model/store"
	"shortlist/ui"
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
	// ReadCV reads a file that a stranger may have made, in a process of its own.
	ReadCV func(ctx context.Context, file io.Reader) (reading.Document, error)
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
	return store.Options{TakeOver: s.TakeOver, Waiting: s.Waiting, Identity: s.Account.Identity()}
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

// app is one run of the program.
type app struct {
	deps    Deps
	config  *config.Config // read once; nil before
	log     *slog.Logger   // nil before it is opened
	closers []func() error // closed in reverse
	library io.Writer      // the output of help and completions; Run reports its error

	configFile      string
	account         string
	json            bool
	yes             bool
	readOnly        bool
	takeOver        bool
	logFailed       error  // why nothing is logged; nil if the log works, or once the failure is reported
	readOnlyBecause string // the sentence that reported why the store is read-only; "" before
	noColor         bool
	linear          bool // opens the dashboard line by line
	logLevel        string

	watched    atomic.Pointer[[]string] // files and folders of the command, whose file systems have to answer
	stopStalls func()                   // stops watching them

	inDemo atomic.Bool // the welcome screen has opened the demo; no account is opened after it
}

// ran marks an error of a command's own work. Every other error of the tree of commands is a
// mistake in the call.
type ran struct{ error }

func (r ran) Unwrap() error { return r.error }

// Run runs the command that args name and returns the program's exit code.
func Run(ctx context.Context, d Deps, args []string) int {
	library, out := check(d.Out)
	problems := &sharedWriter{to: d.Err}
	defer problems.end()
	d.Err = problems
	a := &app{deps: d, library: library, configFile: os.Getenv("SHORTLIST_CONFIG")}
	a.stopStalls = a.watchFiles()
	defer a.stopStalls()
	var root *cobra.Command
	if len(args) > 0 && args[0] == isolated.Command { // it runs for each CV, so that building all commands would cost too much
		root, args = a.cvChildCommand(), args[1:]
	} else {
		root = a.tree()
	}
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
	case out.err() != nil: // the call was right, but a library could not write
		err = out.err()
	case err != nil:
		err = usage{err}
		if !called.HasSubCommands() {
			rightCall = usageOf(called)
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
		a.report(lang.Text("Usage: %s", rightCall))
	}
	return exitCode(err)
}

func (a *app) close() (err error) {
	for i := range a.closers {
		err = errors.Join(err, a.closers[len(a.closers)-1-i]())
	}
	a.closers = nil
	a.reportLog()
	return err
}

// tree returns all commands.
func (a *app) tree() *cobra.Command {
	root := &cobra.Command{
		Use:   "shortlist",
		Short: lang.Text("A hiring manager's desk in a terminal"),
		Long: lang.Text(`A hiring manager's desk in a terminal: publish and manage job listings, see who applied,
read their CVs. Without a command the dashboard opens.`),
		Example: "  shortlist demo\n  shortlist login --base-url ua.example.com --email hr@example.com\n  shortlist jobs list",
		Args:    a.known, SilenceErrors: true, SilenceUsage: true,
		RunE: a.run(func(ctx context.Context, _ []string) error {
			return a.dashboard(ctx)
		}),
	}
	root.Version = a.version().String()
	root.SetVersionTemplate("shortlist {{.Version}}\n")
	root.Flags().BoolP("version", "v", false, sayVersion())
	root.Flags().BoolVar(&a.linear, "linear", false, sayFlagLinear())
	root.SetIn(a.deps.In)
	root.SetOut(a.library)
	root.SetErr(a.deps.Err)
	root.SetFlagErrorFunc(flagError)
	root.SetHelpFunc(a.help)
	root.SetHelpCommand(helpCommand())
	f := root.PersistentFlags()
	f.StringVar(&a.configFile, "config", a.configFile, lang.Text("configuration file (also SHORTLIST_CONFIG)"))
	f.StringVar(&a.account, "account", os.Getenv("SHORTLIST_ACCOUNT"), lang.Text("name of the account to use (also SHORTLIST_ACCOUNT)"))
	f.BoolVar(&a.json, "json", false, lang.Text("print results as JSON"))
	f.BoolVar(&a.yes, "yes", false, lang.Text("answer yes to every question"))
	f.BoolVar(&a.readOnly, "read-only", false, lang.Text("change nothing at the service"))
	f.BoolVar(&a.takeOver, "take-over", false, lang.Text("on a network home: take the store over from the window that has it"))
	f.BoolVar(&a.noColor, "no-color", false, lang.Text("no colours (also NO_COLOR)"))
	oneOf(f, &a.logLevel, "log-level", lang.Text("level of the log: debug, info, warn or error"), "debug", "info", "warn", "error")
	f.Lookup("config").DefValue, f.Lookup("account").DefValue = "", ""
	root.AddCommand(
		a.demoCommand(), a.sandboxCommand(), a.jobsCommand(), a.applicantsCommand(), a.cvCommand(), a.searchCommand(), a.syncCommand(), a.eraseCommand(), a.inventoryCommand(), a.teamCommand(), a.snoozeCommand(),
		a.listenCommand(), a.watchCommand(), a.digestCommand(), a.reportCommand(),
		a.loginCommand(), a.logoutCommand(), a.accountsCommand(), a.configCommand(), a.doctorCommand(), a.guideCommand(), a.versionCommand(), a.manCommand(),
	)
	a.completing(root)
	completion(root)
	return root
}

// completion adds the command that prints completions, with texts in the language of the person.
func completion(root *cobra.Command) {
	root.InitDefaultCompletionCmd()
	for _, c := range root.Commands() {
		if c.Name() != "completion" {
			continue
		}
		c.Short, c.Long = lang.Text("Print what completes commands in a shell"), ""
		c.Args, c.RunE = nil, chooseSubcommand
		files := map[string]string{
			"bash": "shortlist completion bash > ~/.local/share/bash-completion/completions/shortlist",
			"zsh":  `shortlist completion zsh > "${fpath[1]}/_shortlist"`, "fish": "shortlist completion fish > ~/.config/fish/completions/shortlist.fish",
			"powershell": "shortlist completion powershell | Out-String | Invoke-Expression",
		}
		for _, shell := range c.Commands() {
			if f := shell.Flags().Lookup("no-descriptions"); f != nil {
				f.Hidden = true // its text is English in all languages
			}
			shell.Short, shell.Long, shell.Example = lang.Text("Print what completes commands in %s", shell.Name()), "", "  "+files[shell.Name()]
		}
	}
}

// run returns the work of a command: f, with its errors marked by ran.
func (a *app) run(f func(ctx context.Context, args []string) error) func(*cobra.Command, []string) error {
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

// known rejects an unknown command and names a similar one.
func (a *app) known(cmd *cobra.Command, args []string) error {
	if len(args) == 0 {
		return nil
	}
	var names []string
	for _, c := range cmd.Commands() {
		names = append(names, c.Name())
	}
	near := similar(args[0], names)
	return errors.New(sayNoCommand(args[0], near))
}

// group is a command that only holds others.
func group(name string, commands ...*cobra.Command) *cobra.Command {
	g := &cobra.Command{Use: name, Short: map[string]string{
		"jobs": lang.Text("List, show, publish and manage jobs"), "applicants": lang.Text("List, show and export applicants, mark them viewed"), "cv": lang.Text("Read and save CVs"),
	}[name]}
	g.AddCommand(commands...)
	g.RunE = chooseSubcommand
	return g
}

// chooseSubcommand runs a command that only holds others: the call names none of them.
func chooseSubcommand(g *cobra.Command, args []string) error {
	if len(args) == 0 {
		return errors.New(lang.Text("choose a command of %s: %s", g.Name(), listed(namesOf(g.Commands()), lang.Text("and"))))
	}
	return errors.New(lang.Text("%q is not a command of %s; choose %s", args[0], g.Name(), listed(namesOf(g.Commands()), lang.Text("or"))))
}

func namesOf(commands []*cobra.Command) (names []string) {
	for _, c := range commands {
		names = append(names, c.Name())
	}
	return names
}

// configuration reads the configuration, once.
func (a *app) configuration() (*config.Config, error) {
	if a.config == nil {
		c, err := config.Load(config.Expand(a.configFile))
		if err != nil {
			return nil, usage{err}
		}
		a.config = &c
		for _, notice := range c.Notices {
			a.report(notice)
		}
	}
	return a.config, nil
}

// configPath is the file that a new account is written to.
func (a *app) configPath() string { return cmp.Or(config.Expand(a.configFile), config.File()) }

// setup chooses the account and makes it ready to be opened.
func (a *app) setup() (Setup, error) { return a.setupOf(a.account) }

// setupOf is setup of the account with a name; "" is the default one.
func (a *app) setupOf(named string) (Setup, error) {
	c, err := a.configuration()
	if err != nil {
		return Setup{}, err
	}
	name, chosen, err := pick(c, named)
	if err != nil {
		return Setup{}, usage{err}
	}
	log, err := a.openLog()
	if err != nil {
		return Setup{}, err
	}
	s := Setup{Name: name, Account: chosen, Config: c, ReadOnly: a.readOnly || c.Limits.ReadOnly, TakeOver: a.takeOver, Log: log}
	a.findPlaces(s)
	return s, nil
}

// openLog opens the log, once.
func (a *app) openLog() (*slog.Logger, error) {
	if a.log != nil {
		return a.log, nil
	}
	log, file, failed, err := config.OpenLog(cmp.Or(a.logLevel, "info"))
	if err != nil {
		return nil, err
	}
	a.log, a.logFailed = log, failed
	stdlog.SetOutput(config.Stray(log))
	a.closers = append(a.closers, file.Close, func() error { stdlog.SetOutput(io.Discard); return nil })
	return log, nil
}

// reportLog reports, once, that nothing is logged. It is no reason to do nothing.
func (a *app) reportLog() {
	if a.logFailed != nil {
		a.report("shortlist: " + text.Line(text.Sentence(a.logFailed.Error())))
		a.logFailed = nil
	}
}

// use opens the chosen account for as long as the command runs.
func (a *app) use(ctx context.Context) (*account.Account, error) {
	s, err := a.setup()
	if errors.Is(err, config.ErrNoAccount) {
		return nil, noAccount()
	}
	if err != nil {
		return nil, err
	}
	return a.open(ctx, s)
}

// people opens the chosen account for a command that shows or saves applicants. It reports
// blind mode if that is on.
func (a *app) people(ctx context.Context) (*account.Account, error) {
	acct, err := a.use(ctx)
	if err == nil && acct.Blind() {
		a.report(sayBlindModeOn())
	}
	return acct, err
}

func (a *app) open(ctx context.Context, s Setup) (*account.Account, error) {
	s.Waiting = sync.OnceFunc(func() { a.report(lang.Text("Another program holds the store: waiting for it.")) })
	opened, err := a.deps.Open(s)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", sayOfAccount(s.Name), err)
	}
	report := func() {
		if held := opened.Account.TakeHeldElsewhere(); held != "" {
			a.readOnlyBecause = held
			if account.OnlyReadable(opened.Account.HeldElsewhere()) {
				a.logFailed = nil // the log failed for the same reason
			}
			a.report("shortlist: " + text.Line(held))
		}
	}
	report()
	a.reportLog()
	a.closers = append(a.closers, func() error {
		report()                                             // the command may have lost the store
		if damage := opened.Account.Damage(); damage != "" { // there is no screen to show it
			a.report("shortlist: " + damage)
		}
		if in := opened.Account.ReadIn(); in != "" {
			a.report("shortlist: " + text.Line(in))
		}
		return opened.Close()
	})
	if err := a.finishErasures(ctx, opened.Account); err != nil {
		s.Log.Warn("erasure not finished", "error", err)
	}
	return opened.Account, nil
}

// change opens the chosen account for a command that changes something at the
// service.
func (a *app) change(ctx context.Context) (*account.Account, error) {
	acct, err := a.use(ctx)
	if err == nil {
		err = acct.Writable()
	}
	return acct, err
}

// similar returns the name that is most like the typed one; "" if none is alike.
func similar(typed string, names []string) string {
	if name, ok := spelling.Nearest(typed, names); ok {
		return name
	}
	return ""
}

func sayFlagLinear() string {
	return lang.Text("the dashboard in lines and words, for screen readers, slow lines and scripts")
}

func sayNoCommand(name string, near string) string {
	if near == "" {
		return lang.Text("there is no command %q; see: shortlist --help", name)
	}
	return lang.Text("there is no command %q; did you mean %q?", name, near)
}
