package cli

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
	"shortlist/ui/text"
)

func (a *app) loginCommand() *cobra.Command {
	var baseURL, email string
	var country model.Country
	cmd := &cobra.Command{
		Use:   "login",
		Short: lang.Text("Sign in, and add the account if it is new"),
		Long: lang.Text(`Sign in to an account. With --base-url and --email a new account is added to the configuration
file once the service has accepted the password. shortlist asks for the password. Without a terminal
it uses SHORTLIST_PASSWORD, or the first line of the input.`),
		Example: "  shortlist login --base-url ua.example.com --email hr@example.com\n  pass show jobs/acme | shortlist login",
		Args:    noArgs,
		RunE: a.run(func(ctx context.Context, _ []string) error {
			t, err := a.target(a.account, baseURL, email, country)
			if err != nil {
				return err
			}
			return a.login(ctx, t)
		}),
	}
	f := cmd.Flags()
	f.StringVar(&baseURL, "base-url", "", lang.Text("address of the service, for a new account"))
	f.StringVar(&email, "email", "", lang.Text("address to sign in with, for a new account"))
	oneOf(f, &country, "country", lang.Text("country of the service if its address does not show it: ua, ro or hu"), countries()...)
	return cmd
}

// target is an account to sign in to.
type target struct {
	setup  Setup
	client *api.Client
	fresh  bool // the account is not in the configuration yet
}

// target finds the account to sign in to in the configuration, or makes a new one from the
// arguments. called is the account's name; "" finds or makes one.
func (a *app) target(called, baseURL, email string, country model.Country) (target, error) {
	if baseURL == "" && email == "" && country == "" {
		s, err := a.setupOf(called)
		if errors.Is(err, config.ErrNoAccount) {
			return target{}, noAccount()
		}
		if err != nil {
			return target{}, err
		}
		return a.clientOf(target{setup: s})
	}
	u, err := api.ParseBaseURL(baseURL)
	if err != nil {
		return target{}, usage{err}
	}
	fresh := config.Account{BaseURL: u.String(), Email: strings.TrimSpace(email), JobTypeLabels: model.LabelsBoth}
	if fresh.Email == "" || strings.ContainsFunc(fresh.Email, func(r rune) bool { return r <= ' ' || r == 0x7F }) {
		return target{}, usagef(lang.Text("--email needs the e-mail address to sign in with"))
	}
	if country != "" {
		switch known := model.CountryOfHost(u.Hostname()); known {
		case "":
			fresh.Country = country
		case country:
		default:
			return target{}, usagef(lang.Text("this address belongs to country %s, not %s", known, country))
		}
	}
	c, err := a.configuration()
	if errors.Is(err, fs.ErrNotExist) { // the file of --config is made later
		host := config.Host()
		a.config, c, err = &host, &host, nil
	}
	if err != nil {
		return target{}, err
	}
	if err := c.AllowAddress(fresh.BaseURL); err != nil {
		return target{}, usage{err}
	}
	log, err := a.openLog()
	if err != nil {
		return target{}, err
	}
	t := target{setup: Setup{Name: called, Account: fresh, Config: c, ReadOnly: a.readOnly || c.Limits.ReadOnly, TakeOver: a.takeOver, Log: log}, fresh: true}
	for _, name := range c.Names() {
		known := c.Accounts[name]
		ku, err := api.ParseBaseURL(known.BaseURL)
		same := err == nil && ku.String() == fresh.BaseURL && (known.Email == "" || strings.EqualFold(known.Email, fresh.Email))
		switch {
		case same && (called == "" || called == name) && known.Email == "": // only the e-mail is new
			known.Email, known.Country = fresh.Email, cmp.Or(fresh.Country, known.Country)
			t.setup.Name, t.setup.Account = name, known
			return a.clientOf(t)
		case same && (called == "" || called == name) && fresh.Country != "" && fresh.Country != known.Country:
			if known.Country == "" {
				return target{}, usagef(lang.Text("account %s has no country yet; to set it, write country = %q below %s in %s", name, fresh.Country, config.Section(name), text.Line(a.configPath())))
			}
			return target{}, usagef(lang.Text("account %s has the country %s; to change it, write country = %q below %s in %s", name, known.Country, fresh.Country, config.Section(name), text.Line(a.configPath())))
		case same && (called == "" || called == name):
			t.setup.Name, t.setup.Account, t.fresh = name, known, false
			return a.clientOf(t)
		case name == called:
			return target{}, usagef(lang.Text("there is another account %s (%s at %s); choose another name with --account", name, known.Email, known.BaseURL))
		}
	}
	if usual := config.File(); c.Limits.Restricted && a.configPath() != usual { // login would write to that file
		return target{}, usagef(lang.Text("--config: in restricted mode, accounts are added only to %s", text.Line(usual)))
	}
	if t.setup.Name == "" {
		t.setup.Name = freeName(c, fresh.Email)
	}
	if err := config.CheckName(t.setup.Name); err != nil {
		return target{}, usage{err}
	}
	return a.clientOf(t)
}

func (a *app) clientOf(t target) (target, error) {
	var err error
	if t.fresh && otherIdentity(context.Background(), t.setup) != nil { // an earlier account left its store
		if err := config.KeepApart(t.setup.Name, t.setup.Account); err != nil {
			return target{}, err
		}
	}
	if t.client, err = a.deps.Client(t.setup); err != nil {
		return target{}, usage{fmt.Errorf("%s: %w", sayOfAccount(t.setup.Name), err)}
	}
	a.closers = append(a.closers, func() error { t.client.Close(); return nil })
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

func (a *app) login(ctx context.Context, t target) error {
	if err := checkIdentity(ctx, t.setup); err != nil {
		return err
	}
	a.report(lang.Text("Signing in to %s as %s.", text.Line(t.client.BaseURL().Host), text.Line(t.client.Email())))
	password, err := a.password(ctx, t)
	if err != nil {
		return err
	}
	if err := a.signIn(ctx, t, password); err != nil {
		return err
	}
	if t.fresh {
		a.report(lang.Text("Account %s was added to %s.", t.setup.Name, text.Line(a.configPath())))
		if t.setup.Config, err = a.configuration(); err != nil {
			return err
		}
	}
	a.report(lang.Text("Signed in."))
	if a.json {
		return a.unprinted(lang.Text("Signed in."), a.document(a.accountDoc(t.setup)))
	}
	return nil
}

// signIn signs in. Once the service has accepted the password, it adds a new account to the
// configuration.
func (a *app) signIn(ctx context.Context, t target, password string) error {
	if err := t.client.SignIn(ctx, password); err != nil {
		if errors.Is(err, api.ErrNotEmployer) {
			err = coded{err, exitSignIn}
		}
		return err
	}
	token := config.TokenOf(t.setup.Name, t.setup.Account)
	if _, kept := token.Load(); !kept {
		if why := token.Distrusted(); why != nil {
			return fmt.Errorf("%s: %w", saySignInNotKept(), why)
		}
		return errors.New(saySignInNotKept())
	}
	if t.fresh {
		if err := config.AddAccount(a.configPath(), t.setup.Name, t.setup.Account); err != nil {
			return errors.Join(err, t.client.SignOut())
		}
		a.config = nil // the next use reads the changed file
	}
	return t.setup.Account.KeepPassword(t.setup.Name, password)
}

// password gets the password from its configured source, else from the person. It also asks
// for a password of the keyring, so that a new one can be stored there.
func (a *app) password(ctx context.Context, t target) (string, error) {
	if !t.setup.Account.Keyring || os.Getenv("SHORTLIST_PASSWORD") != "" {
		p, err := t.setup.Config.Password(ctx, t.setup.Name, t.setup.Account)
		if !errors.Is(err, api.ErrNoPassword) {
			if err != nil {
				err = coded{err, exitSignIn}
			}
			return p, err
		}
		if t.setup.Account.PasswordCommand != "" {
			a.report(sayCommandOff("password_command"))
		}
	}
	var p string
	var err error
	if a.deps.InTerminal {
		p, err = a.deps.ReadPassword(ctx, lang.Text("Password for %s at %s: ", text.Line(t.client.Email()), text.Line(t.client.BaseURL().Host)))
	} else {
		p, err = a.readLine(ctx)
	}
	if err == nil && p == "" {
		err = coded{errors.New(lang.Text("no password was given; set SHORTLIST_PASSWORD, or write the password to standard input")), exitSignIn}
	}
	return p, err
}

// signOut forgets an account's token, and its password if shortlist stored it in the
// keyring.
func signOut(t target) error {
	return errors.Join(t.client.SignOut(), t.setup.Account.ForgetPassword(t.setup.Name))
}

func (a *app) logoutCommand() *cobra.Command {
	return &cobra.Command{
		Use: "logout", Short: lang.Text("Sign out on this computer"), Args: noArgs,
		RunE: a.run(func(context.Context, []string) error {
			t, err := a.target(a.account, "", "", "")
			if err != nil {
				return err
			}
			if err := signOut(t); err != nil {
				return err
			}
			done := lang.TextIn("cli", "Signed out of %s on this computer.", t.setup.Name)
			a.report(done)
			if a.json {
				return a.unprinted(done, a.document(a.accountDoc(t.setup)))
			}
			return nil
		}),
	}
}

func saySignInNotKept() string {
	return lang.Text("the sign-in worked, but could not be stored on this computer")
}
