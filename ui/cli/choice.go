package cli

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"sync"

	"shortlist/api/account"
	"shortlist/config"
	"shortlist/model"
	"shortlist/model/store"
	"shortlist/ui/cli/admin"
	"shortlist/ui/cli/command"
	"shortlist/ui/cli/receive"
	"shortlist/ui/doctor"
	"shortlist/ui/external"
	"shortlist/ui/intent"
)

// accountChoice lists, opens and signs out accounts for the dashboard, which calls its methods off the event loop.
type accountChoice struct {
	app  *command.App
	hook *external.Hook
	mu   sync.Mutex
}

// list returns the accounts of the configuration.
func (c *accountChoice) list() ([]intent.Choice, error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	conf, err := c.app.Configuration()
	if err != nil {
		return nil, err
	}
	var out []intent.Choice
	for _, name := range conf.Names() {
		known := conf.Accounts[name]
		d := admin.AccountDocOf(command.Setup{Name: name, Account: known, Config: conf})
		out = append(out, intent.Choice{
			Name: name, Email: d.Email, Host: d.Host, BaseURL: d.BaseURL, Country: model.Country(d.Country), SignedIn: d.SignedIn,
			Keyring: known.Keyring, Password: passwordSource(conf, known),
		})
	}
	return out, nil
}

// passwordSource names the source of an account's password that remains after signing out, or "".
func passwordSource(c *config.Config, a config.Account) string {
	a.Keyring = false
	if c.Limits.Restricted {
		a.PasswordCommand = ""
	}
	return doctor.PasswordSource(a)
}

// open opens an account by its name.
func (c *accountChoice) open(_ context.Context, name string) (intent.Opened, error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	s, err := c.app.SetupOf(name)
	if err != nil {
		return intent.Opened{}, err
	}
	return c.use(s)
}

// connect sets up the account that a person typed on the welcome screen.
func (c *accountChoice) connect(ctx context.Context, typed intent.Credentials) (intent.Opened, error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	conf, err := c.app.Configuration()
	if err != nil {
		return intent.Opened{}, err
	}
	name := c.app.Account
	if _, taken := conf.Accounts[name]; taken { // --account named the account that was open before
		name = ""
	}
	t, err := admin.TargetOf(c.app, name, typed.BaseURL, typed.Email, typed.Country)
	if err != nil {
		return intent.Opened{}, err
	}
	if other := command.OtherIdentity(ctx, t.Setup); other != nil {
		return intent.Opened{Undecided: c.undecided(t.Setup, other)}, nil
	}
	if err := admin.SignIn(ctx, c.app, t, typed.Password); err != nil {
		return intent.Opened{}, err
	}
	return c.use(t.Setup)
}

// signOut forgets an account's sign-in.
func (c *accountChoice) signOut(_ context.Context, name string) error {
	c.mu.Lock()
	defer c.mu.Unlock()
	t, err := admin.TargetOf(c.app, name, "", "", "")
	if err != nil {
		return err
	}
	return admin.SignOut(t)
}

// use opens an account for the dashboard. The account is closed when the program ends, if not before.
func (c *accountChoice) use(s command.Setup) (intent.Opened, error) {
	opened, err := c.app.Deps.Open(s)
	var other *store.OtherIdentityError
	if errors.As(err, &other) {
		return intent.Opened{Undecided: c.undecided(s, other)}, nil
	}
	if err != nil {
		return intent.Opened{}, fmt.Errorf("%s: %w", command.SayOfAccount(s.Name), err)
	}
	if account.OnlyReadable(opened.Account.HeldElsewhere()) {
		c.app.LogFailed = nil // the log failed for the same reason, which the dashboard shows
	}
	receive, received := receive.Beside(c.app, s, opened.Account)
	shut := sync.OnceValue(func() error {
		received()
		return opened.Close()
	})
	c.app.Closers = append(c.app.Closers, func() error {
		c.app.ReportDamage(opened.Account)
		return shut()
	})
	c.hook.SendMissed(opened.Account)
	return intent.Opened{
		Account: opened.Account, Labels: cmp.Or(s.Account.JobTypeLabels, model.LabelsBoth), Receive: receive, Close: shut,
	}, nil
}

// undecided returns the dashboard's question who is to own the data of an account's store.
func (c *accountChoice) undecided(s command.Setup, other *store.OtherIdentityError) *intent.Undecided {
	decide := func(do func(context.Context) error) func(context.Context) (intent.Opened, error) {
		return func(ctx context.Context) (intent.Opened, error) {
			c.mu.Lock()
			defer c.mu.Unlock()
			if err := do(ctx); err != nil {
				return intent.Opened{}, err
			}
			return c.use(s)
		}
	}
	return &intent.Undecided{
		Name: s.Name, Has: other.Has.String(), Wants: other.Wants.String(),
		KeepApart: decide(func(context.Context) error { return config.KeepApart(s.Name, s.Account) }),
		Move: decide(func(ctx context.Context) error {
			return store.Move(ctx, s.Paths().Store, s.StoreOptions(), other.Has)
		}),
	}
}
