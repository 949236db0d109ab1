package cli

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"os"
	"sync"

	"shortlist/api/account"
	"shortlist/config"
	"shortlist/model"
	"shortlist/model/lang"
	"shortlist/model/store"
	"shortlist/ui/external"
	"shortlist/ui/intent"
	"shortlist/ui/text"
)

// accountChoice lists, opens and signs out accounts for the dashboard, which calls its
// methods off the event loop.
type accountChoice struct {
	app  *app
	hook *external.Hook
	mu   sync.Mutex
}

// list returns the accounts of the configuration.
func (c *accountChoice) list() ([]intent.Choice, error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	conf, err := c.app.configuration()
	if err != nil {
		return nil, err
	}
	var out []intent.Choice
	for _, name := range conf.Names() {
		known := conf.Accounts[name]
		d := c.app.accountDoc(Setup{Name: name, Account: known, Config: conf})
		out = append(out, intent.Choice{
			Name: name, Email: d.Email, Host: d.Host, BaseURL: d.BaseURL, Country: model.Country(d.Country), SignedIn: d.SignedIn,
			Keyring: known.Keyring, Password: passwordSource(conf, known),
		})
	}
	return out, nil
}

// passwordSource names the source of an account's password that remains after signing out,
// or "".
func passwordSource(c *config.Config, a config.Account) string {
	switch {
	case os.Getenv("SHORTLIST_PASSWORD") != "":
		return "SHORTLIST_PASSWORD"
	case a.PasswordCommand != "" && !c.Limits.Restricted:
		return "password_command"
	case a.PasswordFile != "":
		return "password_file"
	}
	return ""
}

// open opens an account by its name.
func (c *accountChoice) open(_ context.Context, name string) (intent.Opened, error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	s, err := c.app.setupOf(name)
	if err != nil {
		return intent.Opened{}, err
	}
	return c.use(s)
}

// connect sets up the account that a person typed on the welcome screen.
func (c *accountChoice) connect(ctx context.Context, typed intent.Credentials) (intent.Opened, error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	conf, err := c.app.configuration()
	if err != nil {
		return intent.Opened{}, err
	}
	name := c.app.account
	if _, taken := conf.Accounts[name]; taken { // --account named the account that was open before
		name = ""
	}
	t, err := c.app.target(name, typed.BaseURL, typed.Email, typed.Country)
	if err != nil {
		return intent.Opened{}, err
	}
	if other := otherIdentity(ctx, t.setup); other != nil {
		return intent.Opened{Undecided: c.undecided(t.setup, other)}, nil
	}
	if err := c.app.signIn(ctx, t, typed.Password); err != nil {
		return intent.Opened{}, err
	}
	return c.use(t.setup)
}

// signOut forgets an account's sign-in.
func (c *accountChoice) signOut(_ context.Context, name string) error {
	c.mu.Lock()
	defer c.mu.Unlock()
	t, err := c.app.target(name, "", "", "")
	if err != nil {
		return err
	}
	return signOut(t)
}

// use opens an account for the dashboard. The account is closed when the program ends, if not before.
func (c *accountChoice) use(s Setup) (intent.Opened, error) {
	opened, err := c.app.deps.Open(s)
	var other *store.OtherIdentityError
	if errors.As(err, &other) {
		return intent.Opened{Undecided: c.undecided(s, other)}, nil
	}
	if err != nil {
		return intent.Opened{}, fmt.Errorf("%s: %w", sayOfAccount(s.Name), err)
	}
	if account.OnlyReadable(opened.Account.HeldElsewhere()) {
		c.app.logFailed = nil // the log failed for the same reason, which the dashboard shows
	}
	receive, received := c.app.beside(s, opened.Account)
	shut := sync.OnceValue(func() error {
		received()
		return opened.Close()
	})
	c.app.closers = append(c.app.closers, func() error {
		if damage := opened.Account.Damage(); damage != "" { // the screen has not shown it
			c.app.report("shortlist: " + damage)
		}
		if in := opened.Account.ReadIn(); in != "" {
			c.app.report("shortlist: " + text.Line(in))
		}
		return shut()
	})
	c.hook.SendMissed(opened.Account)
	return intent.Opened{
		Account: opened.Account, Labels: cmp.Or(s.Account.JobTypeLabels, model.LabelsBoth), Receive: receive, Close: shut,
	}, nil
}

func sayOfAccount(name string) string { return lang.Text("account %s", name) }
