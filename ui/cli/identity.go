package cli

import (
	"context"
	"errors"
	"io/fs"

	"github.com/spf13/cobra"

	"shortlist/api/account"
	"shortlist/config"
	"shortlist/model/lang"
	"shortlist/model/store"
	"shortlist/ui/intent"
	"shortlist/ui/privacy"
	"shortlist/ui/text"
)

// otherIdentity returns an error that names whose data an account's store holds, if that is
// not the configured service and person; else nil. It makes and changes no file.
func otherIdentity(ctx context.Context, s Setup) *store.OtherIdentityError {
	other, _ := readIdentity(ctx, s) // an attempt to open the store reports the error
	return other
}

// readIdentity does the same. It returns an error if there is a store whose identity cannot be read.
func readIdentity(ctx context.Context, s Setup) (*store.OtherIdentityError, error) {
	p, err := store.PeekAt(s.Paths().Store)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	defer func() { _ = p.Close() }() // only read
	has, known, err := p.Identity(ctx)
	wants := s.Account.Identity()
	if err != nil || !known || has.Same(wants) {
		return nil, err
	}
	return &store.OtherIdentityError{Has: has, Wants: wants}, nil
}

// pick chooses an account of the configuration, or a store that no account uses now.
func pick(c *config.Config, named string) (string, config.Account, error) {
	apart, ok := c.PickApart(named)
	if !ok {
		return c.Pick(named)
	}
	owned := account.OwnedBy(context.Background(), apart)
	if owned.Account == "" {
		return "", config.Account{}, errors.New(lang.Text("it cannot be read whose data %s holds, so that no command opens it; delete its folder if it is not needed", apart.Path))
	}
	chosen := c.Apart(apart, owned.Has)
	return named, chosen, c.AllowAddress(chosen.BaseURL)
}

// checkIdentity refuses an account whose store holds the data of another service or person.
func checkIdentity(ctx context.Context, s Setup) error {
	if other := otherIdentity(ctx, s); other != nil {
		return other
	}
	return nil
}

// undecided returns the chosen account, and the identity of its store if that is another one.
func (a *app) undecided(ctx context.Context) (Setup, *store.OtherIdentityError, error) {
	s, err := a.setup()
	if errors.Is(err, config.ErrNoAccount) {
		return s, nil, noAccount()
	}
	if err != nil {
		return s, nil, err
	}
	other, err := readIdentity(ctx, s)
	return s, other, err
}

func (a *app) keepApartCommand() *cobra.Command {
	return &cobra.Command{
		Use: "keep-apart", Short: lang.Text("Give the configured address and e-mail a store of their own"),
		Long: lang.Text(`Gives the account's address and e-mail in the configuration a store, CVs and a sign-in of their own.
Those of the earlier address stay, and are used again as soon as the configuration names it.`),
		Args: noArgs,
		RunE: a.run(func(ctx context.Context, _ []string) error {
			s, other, err := a.undecided(ctx)
			if err != nil {
				return err
			}
			done := sayNothingToDecide(s.Name)
			if other != nil {
				if err := config.KeepApart(s.Name, s.Account); err != nil {
					return err
				}
				done = lang.Text("%s has a store of its own now. The store of %s stays, and is used when the configuration names it again. Sign in: shortlist login", text.Line(other.Wants.String()), text.Line(other.Has.String()))
			}
			return a.decided(ctx, s, done)
		}),
	}
}

func (a *app) moveCommand() *cobra.Command {
	return &cobra.Command{
		Use: "move", Short: lang.Text("Hand the store over to the configured address and e-mail"),
		Long: lang.Text(`Hands the account's store over to the address and e-mail in the configuration, for a service that has moved to another
address. Queued changes, drafts and unfinished jobs go there too. You sign in again. Asks before it does so (--yes).`),
		Args: noArgs,
		RunE: a.run(func(ctx context.Context, _ []string) error {
			s, other, err := a.undecided(ctx)
			if err != nil {
				return err
			}
			done := sayNothingToDecide(s.Name)
			if other != nil {
				if err := a.confirm(ctx, lang.Text("Hand the store of %s over to %s? Queued changes are sent there.", other.Has.String(), other.Wants.String())); err != nil {
					return err
				}
				if err := store.Move(ctx, s.Paths().Store, s.StoreOptions(), other.Has); err != nil {
					return err
				}
				done = lang.Text("The store belongs to %s now. Sign in: shortlist login", text.Line(other.Wants.String()))
			}
			return a.decided(ctx, s, done)
		}),
	}
}

// decided reports what was done with an account's store.
func (a *app) decided(ctx context.Context, s Setup, done string) error {
	a.report(done)
	stores := apartOf(ctx, s)
	if a.json {
		d := a.accountDoc(s)
		d.Apart = apartDocs(stores)
		return a.unprinted(done, a.document(d))
	}
	for _, apart := range stores {
		if _, used := s.Config.Accounts[apart.Account]; !used {
			a.report(privacy.Stored(apart))
		}
	}
	return nil
}

// undecided returns the dashboard's question who is to own the data of an account's store.
func (c *accountChoice) undecided(s Setup, other *store.OtherIdentityError) *intent.Undecided {
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

func sayNothingToDecide(account string) string {
	return lang.Text("The store of %s belongs to the configured address and e-mail. There is nothing to decide.", account)
}
