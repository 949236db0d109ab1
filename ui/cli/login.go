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
	"shortlist/ui/text"
)

func (a *app) loginCommand() *cobra.Command {
	var baseURL, email string
	var country model.Country
	cmd := &cobra.Command{
		Use:     "login",
		Short:   say.Login.Short,
		Long:    say.Login.Long,
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
	f.StringVar(&baseURL, "base-url", "", say.LoginBaseURL)
	f.StringVar(&email, "email", "", say.LoginEmail)
	oneOf(f, &country, "country", say.LoginCountry, countries()...)
	return cmd
}

// target is an account to sign in to.
type target struct {
	setup  Setup
	client *api.Client
	fresh  bool // to be written into the configuration
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
		return target{}, usagef(say.NotAnEmail)
	}
	if country != "" {
		switch known := model.CountryOfHost(u.Hostname()); known {
		case "":
			fresh.Country = country
		case country:
		default:
			return target{}, usagef(say.OtherCountry(known, country))
		}
	}
	c, err := a.configuration()
	if errors.Is(err, fs.ErrNotExist) { // the file named by --config is made
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
		case same && (called == "" || called == name) && known.Email == "": // the e-mail alone is new
			known.Email, known.Country = fresh.Email, cmp.Or(fresh.Country, known.Country)
			t.setup.Name, t.setup.Account = name, known
			return a.clientOf(t)
		case same && (called == "" || called == name) && fresh.Country != "" && fresh.Country != known.Country:
			if known.Country == "" {
				return target{}, usagef(say.AccountWithoutCountry(name, fresh.Country, config.Section(name), text.Line(a.configPath())))
			}
			return target{}, usagef(say.AccountOfCountry(name, known.Country, fresh.Country, config.Section(name), text.Line(a.configPath())))
		case same && (called == "" || called == name):
			t.setup.Name, t.setup.Account, t.fresh = name, known, false
			return a.clientOf(t)
		case name == called:
			return target{}, usagef(say.AccountTaken(name, known.Email, known.BaseURL))
		}
	}
	if usual := config.File(); c.Limits.Restricted && a.configPath() != usual { // the account is written there
		return target{}, usagef(say.RestrictedConfig(text.Line(usual)))
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
	if t.fresh && otherIdentity(context.Background(), t.setup) != nil { // of an account that was removed, or had another e-mail
		if err := config.KeepApart(t.setup.Name, t.setup.Account); err != nil {
			return target{}, err
		}
	}
	if t.client, err = a.deps.Client(t.setup); err != nil {
		return target{}, usage{fmt.Errorf("%s: %w", say.OfAccount(t.setup.Name), err)}
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
	a.report(say.SigningIn(text.Line(t.client.BaseURL().Host), text.Line(t.client.Email())))
	password, err := a.password(ctx, t)
	if err != nil {
		return err
	}
	if err := a.signIn(ctx, t, password); err != nil {
		return err
	}
	if t.fresh {
		a.report(say.AccountAdded(t.setup.Name, text.Line(a.configPath())))
		if t.setup.Config, err = a.configuration(); err != nil {
			return err
		}
	}
	a.report(say.SignedIn)
	if a.json {
		return a.unprinted(say.SignedIn, a.document(a.accountDoc(t.setup)))
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
			return fmt.Errorf("%s: %w", say.SignInNotKept, why)
		}
		return errors.New(say.SignInNotKept)
	}
	if t.fresh {
		if err := config.AddAccount(a.configPath(), t.setup.Name, t.setup.Account); err != nil {
			return errors.Join(err, t.client.SignOut())
		}
		a.config = nil // read again when it is needed
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
			a.report(say.CommandOff("password_command"))
		}
	}
	var p string
	var err error
	if a.deps.InTerminal {
		p, err = a.deps.ReadPassword(ctx, say.PasswordFor(text.Line(t.client.Email()), text.Line(t.client.BaseURL().Host)))
	} else {
		p, err = a.readLine(ctx)
	}
	if err == nil && p == "" {
		err = coded{errors.New(say.NoPassword), exitSignIn}
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
		Use: "logout", Short: say.Logout.Short, Args: noArgs,
		RunE: a.run(func(context.Context, []string) error {
			t, err := a.target(a.account, "", "", "")
			if err != nil {
				return err
			}
			if err := signOut(t); err != nil {
				return err
			}
			done := say.SignedOut(t.setup.Name)
			a.report(done)
			if a.json {
				return a.unprinted(done, a.document(a.accountDoc(t.setup)))
			}
			return nil
		}),
	}
}
