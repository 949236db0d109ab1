package admin

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"strings"

	"github.com/spf13/cobra"

	"shortlist/api"
	"shortlist/config"
	"shortlist/model"
	"shortlist/model/lang"
	"shortlist/ui/cli/command"
	"shortlist/ui/doctor"
	"shortlist/ui/text"
)

func loginCommand(a *command.App) *cobra.Command {
	var baseURL, email string
	var country model.Country
	cmd := &cobra.Command{
		Use:   "login",
		Short: lang.Text("Sign in, and add the account if it is new"),
		Long: lang.Text(`Sign in to an account. With --base-url and --email a new account is added to the configuration
file once the service has accepted the password. shortlist asks for the password. Without a terminal
it uses SHORTLIST_PASSWORD, or the first line of the input.`),
		Example: "  shortlist login --base-url ua.example.com --email hr@example.com\n  pass show jobs/acme | shortlist login",
		Args:    command.NoArgs,
		RunE: a.Run(func(ctx context.Context, _ []string) error {
			t, err := TargetOf(a, a.Account, baseURL, email, country)
			if err != nil {
				return err
			}
			return runLogin(ctx, a, t)
		}),
	}
	f := cmd.Flags()
	f.StringVar(&baseURL, "base-url", "", lang.Text("address of the service, for a new account"))
	f.StringVar(&email, "email", "", lang.Text("address to sign in with, for a new account"))
	command.OneOf(f, &country, "country", lang.Text("country of the service if its address does not show it: ua, ro or hu"), command.Countries()...)
	return cmd
}

// target is an account to sign in to.
type target struct {
	Setup  command.Setup
	client *api.Client
	fresh  bool // the account is not in the configuration yet
}

// TargetOf finds the account to sign in to in the configuration, or makes a new one from the
// arguments. called is the account's name; "" finds or makes one.
func TargetOf(a *command.App, called, baseURL, email string, country model.Country) (target, error) {
	if baseURL == "" && email == "" && country == "" {
		s, err := a.SetupOf(called)
		if err != nil {
			return target{}, err
		}
		return clientOf(a, target{Setup: s})
	}
	u, err := api.ParseBaseURL(baseURL)
	if err != nil {
		return target{}, command.Misuse(err)
	}
	fresh := config.Account{BaseURL: u.String(), Email: strings.TrimSpace(email), JobTypeLabels: model.LabelsBoth}
	if fresh.Email == "" || strings.ContainsFunc(fresh.Email, func(r rune) bool { return r <= ' ' || r == 0x7F }) {
		return target{}, command.Misused(lang.Text("--email needs the e-mail address to sign in with"))
	}
	if country != "" {
		switch known := model.CountryOfHost(u.Hostname()); known {
		case "":
			fresh.Country = country
		case country:
		default:
			return target{}, command.Misused(lang.Text("this address belongs to country %s, not %s", known, country))
		}
	}
	c, err := a.Configuration()
	if errors.Is(err, fs.ErrNotExist) { // the file of --config is made later
		host := config.Host()
		a.Config, c, err = &host, &host, nil
	}
	if err != nil {
		return target{}, err
	}
	if err := c.AllowAddress(fresh.BaseURL); err != nil {
		return target{}, command.Misuse(err)
	}
	log, err := a.OpenLog()
	if err != nil {
		return target{}, err
	}
	t := target{Setup: command.Setup{Name: called, Account: fresh, Config: c, ReadOnly: a.ReadOnly || c.Limits.ReadOnly, TakeOver: a.TakeOver, Log: log}, fresh: true}
	for _, name := range c.Names() {
		known := c.Accounts[name]
		ku, err := api.ParseBaseURL(known.BaseURL)
		same := err == nil && ku.String() == fresh.BaseURL && (known.Email == "" || strings.EqualFold(known.Email, fresh.Email))
		switch {
		case same && (called == "" || called == name) && known.Email == "": // only the e-mail is new
			known.Email, known.Country = fresh.Email, cmp.Or(fresh.Country, known.Country)
			t.Setup.Name, t.Setup.Account = name, known
			return clientOf(a, t)
		case same && (called == "" || called == name) && fresh.Country != "" && fresh.Country != known.Country:
			if known.Country == "" {
				return target{}, command.Misused(lang.Text("account %s has no country yet; to set it, write country = %q below %s in %s", name, fresh.Country, config.Section(name), text.Line(a.ConfigPath())))
			}
			return target{}, command.Misused(lang.Text("account %s has the country %s; to change it, write country = %q below %s in %s", name, known.Country, fresh.Country, config.Section(name), text.Line(a.ConfigPath())))
		case same && (called == "" || called == name):
			t.Setup.Name, t.Setup.Account, t.fresh = name, known, false
			return clientOf(a, t)
		case name == called:
			return target{}, command.Misused(lang.Text("there is another account %s (%s at %s); choose another name with --account", name, known.Email, known.BaseURL))
		}
	}
	if usual := config.File(); c.Limits.Restricted && a.ConfigPath() != usual { // login would write to that file
		return target{}, command.Misused(lang.Text("--config: in restricted mode, accounts are added only to %s", text.Line(usual)))
	}
	if t.Setup.Name == "" {
		t.Setup.Name = freeName(c, fresh.Email)
	}
	if err := config.CheckName(t.Setup.Name); err != nil {
		return target{}, command.Misuse(err)
	}
	return clientOf(a, t)
}

func clientOf(a *command.App, t target) (target, error) {
	var err error
	if t.fresh && command.OtherIdentity(context.Background(), t.Setup) != nil { // an earlier account left its store
		if err := config.KeepApart(t.Setup.Name, t.Setup.Account); err != nil {
			return target{}, err
		}
	}
	if t.client, err = a.Deps.Client(t.Setup); err != nil {
		return target{}, command.Misuse(fmt.Errorf("%s: %w", command.SayOfAccount(t.Setup.Name), err))
	}
	a.Closers = append(a.Closers, func() error { t.client.Close(); return nil })
	return t, nil
}

// freeName names a new account after the employer's domain.
func freeName(c *config.Config, email string) string {
	_, domain, _ := strings.Cut(email, "@")
	name, _, _ := strings.Cut(strings.ToLower(domain), ".")
	if config.CheckName(name) != nil {
		name = "main"
	}
	free := name
	for n := 2; ; n++ {
		if _, taken := c.Accounts[free]; !taken {
			return free
		}
		free = fmt.Sprintf("%s-%d", name, n)
	}
}

func runLogin(ctx context.Context, a *command.App, t target) error {
	if other := command.OtherIdentity(ctx, t.Setup); other != nil {
		return other
	}
	a.Report(lang.Text("Signing in to %s as %s.", text.Line(t.client.BaseURL().Host), text.Line(t.client.Email())))
	password, err := readPassword(ctx, a, t)
	if err != nil {
		return err
	}
	if err := SignIn(ctx, a, t, password); err != nil {
		return err
	}
	if t.fresh {
		a.Report(lang.Text("Account %s was added to %s.", t.Setup.Name, text.Line(a.ConfigPath())))
		if t.Setup.Config, err = a.Configuration(); err != nil {
			return err
		}
	}
	a.Report(lang.Text("Signed in."))
	if a.JSON {
		return a.Unprinted(lang.Text("Signed in."), a.Document(AccountDocOf(t.Setup)))
	}
	return nil
}

// SignIn signs in. Once the service has accepted the password, it adds a new account to the configuration.
func SignIn(ctx context.Context, a *command.App, t target, password string) error {
	if err := t.client.SignIn(ctx, password); err != nil {
		if errors.Is(err, api.ErrNotEmployer) {
			err = command.WithCode(err, command.ExitSignIn)
		}
		return err
	}
	token := config.TokenOf(t.Setup.Name, t.Setup.Account)
	if _, kept := token.Load(); !kept {
		if why := token.Distrusted(); why != nil {
			return fmt.Errorf("%s: %w", saySignInNotKept(), why)
		}
		return errors.New(saySignInNotKept())
	}
	if t.fresh {
		if err := config.AddAccount(a.ConfigPath(), t.Setup.Name, t.Setup.Account); err != nil {
			return errors.Join(err, t.client.SignOut())
		}
		a.Config = nil // the next use reads the changed file
	}
	return t.Setup.Account.KeepPassword(t.Setup.Name, password)
}

// readPassword gets the password from its configured source, else from the person. It also asks
// for a password of the keyring, so that a new one can be stored there.
func readPassword(ctx context.Context, a *command.App, t target) (string, error) {
	if !t.Setup.Account.Keyring || os.Getenv("SHORTLIST_PASSWORD") != "" {
		p, err := t.Setup.Config.Password(ctx, t.Setup.Name, t.Setup.Account)
		if !errors.Is(err, api.ErrNoPassword) {
			if err != nil {
				err = command.WithCode(err, command.ExitSignIn)
			}
			return p, err
		}
		if t.Setup.Account.PasswordCommand != "" {
			a.Report(doctor.SayCommandOff("password_command"))
		}
	}
	var p string
	var err error
	if a.Deps.InTerminal {
		p, err = a.Deps.ReadPassword(ctx, lang.Text("Password for %s at %s: ", text.Line(t.client.Email()), text.Line(t.client.BaseURL().Host)))
	} else {
		p, err = a.ReadLine(ctx)
	}
	if err == nil && p == "" {
		err = command.WithCode(errors.New(lang.Text("no password was given; set SHORTLIST_PASSWORD, or write the password to standard input")), command.ExitSignIn)
	}
	return p, err
}

// SignOut forgets an account's token, and its password if shortlist stored it in the keyring.
func SignOut(t target) error {
	return errors.Join(t.client.SignOut(), t.Setup.Account.ForgetPassword(t.Setup.Name))
}

func logoutCommand(a *command.App) *cobra.Command {
	return &cobra.Command{
		Use: "logout", Short: lang.Text("Sign out on this computer"), Args: command.NoArgs,
		RunE: a.Run(func(context.Context, []string) error {
			t, err := TargetOf(a, a.Account, "", "", "")
			if err != nil {
				return err
			}
			if err := SignOut(t); err != nil {
				return err
			}
			done := lang.TextIn("cli", "Signed out of %s on this computer.", t.Setup.Name)
			a.Report(done)
			if a.JSON {
				return a.Unprinted(done, a.Document(AccountDocOf(t.Setup)))
			}
			return nil
		}),
	}
}

func saySignInNotKept() string {
	return lang.Text("the sign-in worked, but could not be stored on this computer")
}
