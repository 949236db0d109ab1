package cli

import (
	"context"
	"errors"
	"fmt"
	"os"
	"runtime"

	"shortlist/api"
	"shortlist/config"
	"shortlist/model/lang"
	"shortlist/ui"
	"shortlist/ui/action"
	"shortlist/ui/arrivals"
	"shortlist/ui/external"
	"shortlist/ui/intent"
	"shortlist/ui/settings"
	"shortlist/ui/terminal"
	"shortlist/ui/theme"
)

// dashboard opens the dashboard on the chosen account, or on the welcome screen if none is
// configured.
func (a *app) dashboard(ctx context.Context) error {
	c, err := a.configuration()
	if err != nil {
		return err
	}
	if err := a.needTerminal(c); err != nil {
		return err
	}
	o, err := a.dashboardOptions()
	if err != nil {
		return err
	}
	if o.Hook, _, err = a.hook(); err != nil { // the log reports why a hook is off
		return err
	}
	defer o.Hook.Close()
	choice := &accountChoice{app: a, hook: o.Hook}
	o.Accounts.List, o.Accounts.Open, o.Accounts.Connect, o.Accounts.SignOut = choice.list, choice.open, choice.connect, choice.signOut
	s, err := a.setup()
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
	if err := a.showDashboard(ctx, o); err != nil || ctx.Err() != nil {
		return err
	}
	if a.inDemo.Load() {
		a.showNext()
	}
	return nil
}

// showDashboard runs the dashboard. SHORTLIST_TRACE may name a file for its trace, except in
// restricted mode.
func (a *app) showDashboard(ctx context.Context, o ui.Options) error {
	a.stopStalls() // a line of it would spoil the screen
	path := os.Getenv("SHORTLIST_TRACE")
	if path == "" || o.Restricted {
		return a.deps.Dashboard(ctx, o)
	}
	file, err := os.OpenFile(path, os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o600)
	if err != nil {
		return fmt.Errorf("SHORTLIST_TRACE: %w", err)
	}
	o.Trace = file
	return errors.Join(a.deps.Dashboard(ctx, o), file.Close())
}

// needTerminal checks that there is a terminal to draw on, which the dashboard line by line does not need.
func (a *app) needTerminal(c *config.Config) error {
	if a.json {
		return usagef(lang.Text("the dashboard prints no JSON; use a command like: shortlist jobs list --json"))
	}
	if a.linear || c.UI.Linear {
		return nil
	}
	if !a.deps.InTerminal || !a.deps.OutTerminal {
		return usagef(lang.Text("the dashboard needs a terminal; in a script use the commands, see: shortlist --help"))
	}
	if os.Getenv("TERM") == "dumb" {
		return usagef(lang.Text("this terminal cannot move the cursor (TERM is dumb), and the dashboard has to; shortlist --linear prints lines instead"))
	}
	return nil
}

// bindKeys sets the keymap of the configuration, and returns the person's own commands with their keys.
func (a *app) bindKeys(c *config.Config) ([]external.Command, error) {
	if err := setKeymap(c); err != nil {
		return nil, usage{fmt.Errorf("%s: %w", a.configPath(), err)}
	}
	return ownCommands(c.Commands), nil
}

// setKeymap sets the keymap of the configuration. Its error is the first mistake in the keys.
func setKeymap(c *config.Config) error {
	preset, keys, err := c.Bindings()
	if err == nil {
		err = action.Rebind(preset, keys)
	}
	if err == nil {
		err = action.CheckOwn(keysOf(c.Commands))
	}
	return err
}

// dashboardOptions returns the options that do not depend on the account.
func (a *app) dashboardOptions() (ui.Options, error) {
	c, err := a.configuration()
	if err != nil {
		return ui.Options{}, err
	}
	own, err := a.bindKeys(c)
	if err != nil {
		return ui.Options{}, err
	}
	o := ui.Options{
		Accounts: intent.Accounts{
			CheckAddress: func(typed string) (string, error) {
				u, err := api.ParseBaseURL(typed)
				if err != nil {
					return "", err
				}
				return u.Host, nil
			},
			Demo: func(context.Context) (intent.Opened, error) {
				a.inDemo.Store(true)
				return a.openDemo(Demo{}, c)
			},
		},
		ConfigFile: a.configPath(), Notices: c.Notices,
		SetTheme:    func(name string) error { return config.SetTheme(a.configPath(), name) },
		SetLanguage: func(l lang.Language) error { return config.SetLanguage(a.configPath(), l) },
		Theme:       c.UI.Theme, Themes: settings.ThemeFolder(config.ThemesDir()), Charset: theme.CharsetOf(os.Getenv), Background: theme.BackgroundOf(os.Getenv), Terminal: terminal.IdentityOf(os.Getenv), Panes: c.UI.Panes(), Mouse: c.UI.Mouse, LowBandwidth: c.UI.LowBandwidth, Linear: a.linear || c.UI.Linear, NoSuspend: terminal.NoSuspend(), Restricted: c.Limits.Restricted,
		Host: external.HostOf(os.Getenv, external.Home()), TmuxPasses: terminal.PassesSequences, Remote: os.Getenv("SSH_CONNECTION") != "" || os.Getenv("SSH_TTY") != "",
		Commands: own, Browse: a.deps.Browse, Crash: a.deps.Crash, Editor: editor(os.Getenv),
		Signal: arrivals.Signal{Bell: c.Notify.Bell, Desktop: arrivals.Desktop(c.Notify.Desktop), Tmux: os.Getenv("TMUX") != ""},
	}
	if o.NoOpen = noViewer(runtime.GOOS, os.Getenv, c.Limits.Restricted, o.Remote); o.NoOpen == "" && a.deps.OpenFile != nil {
		o.OpenFile = func(path string) error { return a.deps.OpenFile(c.CV.Opener, path) }
	}
	if a.noColor || os.Getenv("NO_COLOR") != "" || terminal.IsPlain(os.Getenv("TERM")) {
		o.Theme = "plain"
	}
	if o.Restricted {
		o.Browse = nil
	}
	if o.Linear {
		if !a.deps.InTerminal || !a.deps.OutTerminal { // the lines of a script are no editor's
			o.Editor = external.Program{Why: lang.Text("a script starts no editor; type the text in lines")}
		}
		o.TmuxPasses, o.Input, o.Output = nil, a.deps.In, a.deps.Out
	}
	return o, nil
}
