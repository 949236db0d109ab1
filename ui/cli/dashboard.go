package cli

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"runtime"
	"time"

	"github.com/pkg/browser"

	"shortlist/api"
	"shortlist/config"
	"shortlist/model/lang"
	"shortlist/model/reading/isolated"
	"shortlist/ui"
	"shortlist/ui/action"
	"shortlist/ui/arrivals"
	"shortlist/ui/cli/admin"
	"shortlist/ui/cli/command"
	"shortlist/ui/cli/receive"
	"shortlist/ui/external"
	"shortlist/ui/intent"
	"shortlist/ui/settings"
	"shortlist/ui/terminal"
	"shortlist/ui/theme"
)

// openDashboard opens the dashboard on the chosen account, or on the welcome screen if none is
// configured.
func openDashboard(ctx context.Context, a *command.App) error {
	c, err := a.Configuration()
	if err != nil {
		return err
	}
	if err := needTerminal(a, c); err != nil {
		return err
	}
	o, err := dashboardOptions(a, c)
	if err != nil {
		return err
	}
	if o.Hook, _, err = receive.NewHook(a); err != nil { // the log reports why a hook is off
		return err
	}
	defer o.Hook.Close()
	choice := &accountChoice{app: a, hook: o.Hook}
	o.Accounts.List, o.Accounts.Open, o.Accounts.Connect, o.Accounts.SignOut = choice.list, choice.open, choice.connect, choice.signOut
	s, err := a.Setup()
	switch {
	case errors.Is(err, config.ErrNoAccount):
	case errors.Is(err, config.ErrSeveral):
		o.Choose = true
	case err != nil:
		return err
	case s.Account.Email == "": // the host's file has the address, and the person adds the e-mail
		o.Accounts.BaseURL = s.Account.BaseURL
	default:
		if o.Opened, err = choice.use(s); err != nil {
			return err
		}
	}
	return showDashboard(ctx, a, o)
}

// showDashboard runs the dashboard, and after the demo prints how to go on. SHORTLIST_TRACE may name a file for its
// trace, except in restricted mode.
func showDashboard(ctx context.Context, a *command.App, o ui.Options) (err error) {
	a.StopStalls() // a line of it would spoil the screen
	if path := os.Getenv("SHORTLIST_TRACE"); path != "" && !o.Restricted {
		file, err := os.OpenFile(path, os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o600)
		if err != nil {
			return fmt.Errorf("SHORTLIST_TRACE: %w", err)
		}
		o.Trace = file
		defer func() { err = errors.Join(err, file.Close()) }()
	}
	lang.GroupThousands(!o.UI.Linear)
	defer lang.GroupThousands(true)
	if err := a.Deps.Dashboard(ctx, o); err != nil || ctx.Err() != nil {
		return err
	}
	if a.InDemo.Load() {
		showNext(a)
	}
	return nil
}

// needTerminal checks that there is a terminal to draw on, which the dashboard line by line does not need.
func needTerminal(a *command.App, c *config.Config) error {
	if a.JSON {
		return command.Misused(lang.Text("the dashboard prints no JSON; use a command like: shortlist jobs list --json"))
	}
	if a.Linear || c.UI.Linear {
		return nil
	}
	if !a.Deps.InTerminal || !a.Deps.OutTerminal {
		return command.Misused(lang.Text("the dashboard needs a terminal; in a script use the commands, see: shortlist --help"))
	}
	if os.Getenv("TERM") == "dumb" {
		return command.Misused(lang.Text("this terminal cannot move the cursor (TERM is dumb), and the dashboard has to; shortlist --linear prints lines instead"))
	}
	return nil
}

// bindKeys sets the keymap of the configuration, and returns the person's own commands with their keys.
func bindKeys(a *command.App, c *config.Config) ([]external.Command, error) {
	if err := admin.SetKeymap(c); err != nil {
		return nil, command.Misuse(fmt.Errorf("%s: %w", a.ConfigPath(), err))
	}
	return ownCommands(c.Commands), nil
}

// dashboardOptions returns the options that do not depend on the account.
func dashboardOptions(a *command.App, c *config.Config) (ui.Options, error) {
	own, err := bindKeys(a, c)
	if err != nil {
		return ui.Options{}, err
	}
	c.UI.AskReason = c.Review.AskReason
	o := ui.Options{
		Accounts: intent.Accounts{
			CheckAddress: func(typed string) (string, error) {
				u, err := api.ParseBaseURL(typed)
				if err != nil {
					return "", err
				}
				return u.Host, nil
			},
			Demo: func(context.Context) (intent.Opened, error) { return openDemo(a, command.Demo{}, c) },
		},
		ConfigFile: a.ConfigPath(), Notices: c.Notices,
		SetTheme:    func(name string) error { return config.SetTheme(a.ConfigPath(), name) },
		SetLanguage: func(l lang.Language) error { return config.SetLanguage(a.ConfigPath(), l) },
		UI:          c.UI, Themes: settings.ThemeFolder(config.ThemesDir()), Charset: theme.CharsetOf(os.Getenv), Background: theme.BackgroundOf(os.Getenv), Terminal: terminal.IdentityOf(os.Getenv), NoSuspend: terminal.NoSuspend(), Restricted: c.Limits.Restricted,
		Host: external.HostOf(os.Getenv, external.Home()), TmuxPasses: terminal.PassesSequences,
		Commands: own, Browse: a.Deps.Browse, Crash: a.Deps.Crash, Editor: external.Editor(os.Getenv),
		Signal: arrivals.Signal{Bell: c.Notify.Bell, Desktop: arrivals.Desktop(c.Notify.Desktop), Tmux: os.Getenv("TMUX") != ""},
	}
	if o.NoOpen = external.NoViewer(runtime.GOOS, os.Getenv, c.Limits.Restricted); o.NoOpen == "" && a.Deps.OpenFile != nil {
		o.OpenFile = func(path string) error { return a.Deps.OpenFile(c.CV.Opener, path) }
	}
	if a.NoColor || os.Getenv("NO_COLOR") != "" || terminal.IsPlain(os.Getenv("TERM")) {
		o.UI.Theme = "plain"
	}
	o.UI.Linear = o.UI.Linear || a.Linear
	if o.UI.Linear {
		if !a.Deps.InTerminal || !a.Deps.OutTerminal { // the lines of a script are no editor's
			o.Editor = external.Program{Why: lang.Text("a script starts no editor; type the text in lines")}
		}
		o.Input, o.Output = a.Deps.In, a.Deps.Out
	}
	return o, nil
}

// Browse hands a link to the desktop's browser or mail program. Without a desktop it returns an error: there, a browser of
// the terminal would start, which is not seen, and end without an error.
func Browse(link string) error {
	if why := external.NoViewer(runtime.GOOS, os.Getenv, false); why != "" {
		return errors.New(why)
	}
	browser.Stdout, browser.Stderr = io.Discard, io.Discard // their output would spoil the screen
	return browser.OpenURL(link)
}

// OpenFile hands a file to a viewer of the desktop's choice, or to the configured one: a program and its arguments.
func OpenFile(opener []string, path string) error {
	if len(opener) > 0 {
		return external.Start(config.Program(opener, path))
	}
	browser.Stdout, browser.Stderr = io.Discard, io.Discard // their output would spoil the screen
	return browser.OpenFile(path)
}

// CVReader returns a reader that reads CVs in confined processes. It draws pages if a program can, and unless
// restricted mode forbids other programs.
func CVReader(restricted bool) *isolated.Reader {
	r := isolated.New()
	if restricted {
		r.Draws = false
	}
	return r
}

// ownCommands returns the commands of the configuration as the dashboard runs them.
func ownCommands(configured []config.Command) (out []external.Command) {
	outputs := map[string]external.OutputTo{"notice": external.Notice, "box": external.Box, "note": external.Note, "none": external.Dropped}
	for _, c := range configured {
		own := external.Command{
			Name: c.Name, Applicant: c.Place == "applicant", Program: config.Program(c.Program), Output: outputs[c.Output],
			Timeout: time.Duration(c.Timeout) * time.Second,
		}
		if c.Key != "" {
			own.Keys = action.Keys{c.Key}
		}
		for _, p := range c.Prompts {
			own.Prompts = append(own.Prompts, external.Prompt{Name: p.Name, Choices: p.Choices, From: config.Program(p.ChoicesFrom)})
		}
		out = append(out, own)
	}
	return out
}
