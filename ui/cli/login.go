package cli

import (
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
	var baseURL, email, country string
	cmd := &cobra.Command{
		Use:   "login",
		Short: "Sign in, and set the account up when it is new",
		Long: "Sign in to an account. With --base-url and --email a new account is set up in the configuration\n" +
			"file once the service has accepted the password. The password is asked for; without a terminal\n" +
			"it comes from SHORTLIST_PASSWORD or is the first line of the input.",
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
	f.StringVar(&baseURL, "base-url", "", "address of the service, for a new account")
	f.StringVar(&email, "email", "", "address to sign in with, for a new account")
	f.StringVar(&country, "country", "", "country of the service where its address does not say: ua, ro or hu")
	return cmd
}

// target is an account to sign in to.
type target struct {
	setup  Setup
	client *api.Client
	fresh  bool // to be written into the configuration
}

// target finds the account to sign in to among those configured, or makes a new
// one of what was typed. called is the account's name; "" finds or makes one.
func (a *app) target(called, baseURL, email, country string) (target, error) {
	if baseURL == "" && email == "" && country == "" {
		s, err := a.setupOf(called)
		if errors.Is(err, config.ErrNoAccount) {
			return target{}, noAccount
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
		return target{}, usagef("the e-mail address to sign in with is missing, or is none")
	}
	if k := model.Country(strings.ToLower(country)); k != "" {
		if err := checkCountry(k); err != nil {
			return target{}, err
		}
		switch known := model.CountryOfHost(u.Hostname()); known {
		case "":
			fresh.Country = k
		case k:
		default:
			return target{}, usagef("the address says that the country is %s, not %s", known, k)
		}
	}
	c, err := a.configuration()
	if errors.Is(err, fs.ErrNotExist) { // the file named by --config is made
		empty := config.Default()
		a.config, c, err = &empty, &empty, nil
	}
	if err != nil {
		return target{}, err
	}
	log, err := a.openLog()
	if err != nil {
		return target{}, err
	}
	t := target{setup: Setup{Name: called, Account: fresh, Config: c, ReadOnly: a.readOnly || c.Limits.ReadOnly, Log: log}, fresh: true}
	for _, name := range c.Names() {
		known := c.Accounts[name]
		ku, err := api.ParseBaseURL(known.BaseURL)
		same := err == nil && ku.String() == fresh.BaseURL && strings.EqualFold(known.Email, fresh.Email)
		switch {
		case same && (called == "" || called == name) && fresh.Country != "" && fresh.Country != known.Country:
			has, verb := "has no country yet", "give it one"
			if known.Country != "" {
				has, verb = "has the country "+string(known.Country), "change it"
			}
			return target{}, usagef("account %s %s; to %s, write country = %q below %s in %s", name, has, verb, fresh.Country, config.Section(name), text.Line(a.configPath()))
		case same && (called == "" || called == name):
			t.setup.Name, t.setup.Account, t.fresh = name, known, false
			return a.clientOf(t)
		case name == called:
			return target{}, usagef("account %s is another one already (%s at %s); choose another name with --account", name, known.Email, known.BaseURL)
		}
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
	if t.client, err = a.deps.Client(t.setup); err != nil {
		return target{}, usagef("account %s: %w", t.setup.Name, err)
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
	a.sayf("Signing in to %s as %s.", text.Line(t.client.BaseURL().Host), text.Line(t.client.Email()))
	password, err := a.password(ctx, t)
	if err != nil {
		return err
	}
	if err := a.signIn(ctx, t, password); err != nil {
		return err
	}
	if t.fresh {
		a.sayf("Account %s is set up in %s.", t.setup.Name, text.Line(a.configPath()))
		if t.setup.Config, err = a.configuration(); err != nil {
			return err
		}
	}
	a.sayf("Signed in.")
	if a.json {
		return a.document(a.accountDoc(t.setup))
	}
	return nil
}

// signIn signs in and, once the service has accepted the password, writes down a
// new account.
func (a *app) signIn(ctx context.Context, t target, password string) error {
	if err := t.client.SignIn(ctx, password); err != nil {
		if errors.Is(err, api.ErrNotEmployer) {
			err = coded{err, exitSignIn}
		}
		return err
	}
	if _, kept := (config.TokenFile{Path: config.PathsOf(t.setup.Name).Token}).Load(); !kept {
		return errors.New("the sign-in worked, but could not be kept on this machine")
	}
	if t.fresh {
		if err := config.AddAccount(a.configPath(), t.setup.Name, t.setup.Account); err != nil {
			return errors.Join(err, t.client.SignOut())
		}
		a.config = nil // read again when it is needed
	}
	return t.setup.Account.KeepPassword(t.setup.Name, password)
}

// password gets the password from where it is configured, else from the person.
// The keyring's is asked for again, so that a new one can be put there.
func (a *app) password(ctx context.Context, t target) (string, error) {
	if !t.setup.Account.Keyring || os.Getenv("SHORTLIST_PASSWORD") != "" {
		p, err := t.setup.Config.Password(ctx, t.setup.Name, t.setup.Account)
		if !errors.Is(err, api.ErrNoPassword) {
			if err != nil {
				err = coded{err, exitSignIn}
			}
			return p, err
		}
	}
	var p string
	var err error
	if a.deps.InTerminal {
		p, err = a.deps.ReadPassword(ctx, fmt.Sprintf("Password for %s at %s: ", text.Line(t.client.Email()), text.Line(t.client.BaseURL().Host)))
	} else {
		p, err = a.readLine(ctx)
	}
	if err == nil && p == "" {
		err = coded{errors.New("no password was given"), exitSignIn}
	}
	return p, err
}

// signOut forgets an account's token, and its password where shortlist has put it into
// the keyring.
func signOut(t target) error {
	return errors.Join(t.client.SignOut(), t.setup.Account.ForgetPassword(t.setup.Name))
}

func (a *app) logoutCommand() *cobra.Command {
	return &cobra.Command{
		Use: "logout", Short: "Forget the sign-in on this machine", Args: noArgs,
		RunE: a.run(func(context.Context, []string) error {
			t, err := a.target(a.account, "", "", "")
			if err != nil {
				return err
			}
			if err := signOut(t); err != nil {
				return err
			}
			a.sayf("Signed out of %s on this machine.", t.setup.Name)
			if a.json {
				return a.document(a.accountDoc(t.setup))
			}
			return nil
		}),
	}
}
