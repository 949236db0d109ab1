package cli

import (
	"context"
	"errors"
	"io/fs"

	"github.com/spf13/cobra"

	"shortlist/api/account"
	"shortlist/config"
	"shortlist/model/store"
	"shortlist/ui/access"
	"shortlist/ui/erasing"
	"shortlist/ui/text"
)

// otherIdentity returns whose data an account's store holds, if that is not the configured
// service and person; nil otherwise. It makes and changes no file.
func otherIdentity(ctx context.Context, s Setup) *store.OtherIdentityError {
	other, _ := readIdentity(ctx, s) // to open the store names what is wrong
	return other
}

// readIdentity does the same. Its error is that there is a store whose identity cannot be read.
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
		return "", config.Account{}, errors.New(say.OwnerUnknown(apart.Path))
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
		Use: "keep-apart", Short: say.KeepApart.Short, Long: say.KeepApart.Long, Args: noArgs,
		RunE: a.run(func(ctx context.Context, _ []string) error {
			s, other, err := a.undecided(ctx)
			if err != nil {
				return err
			}
			done := say.NothingToDecide(s.Name)
			if other != nil {
				if err := config.KeepApart(s.Name, s.Account); err != nil {
					return err
				}
				done = say.KeptApart(text.Line(other.Wants.String()), text.Line(other.Has.String()))
			}
			return a.decided(ctx, s, done)
		}),
	}
}

func (a *app) moveCommand() *cobra.Command {
	return &cobra.Command{
		Use: "move", Short: say.Move.Short, Long: say.Move.Long, Args: noArgs,
		RunE: a.run(func(ctx context.Context, _ []string) error {
			s, other, err := a.undecided(ctx)
			if err != nil {
				return err
			}
			done := say.NothingToDecide(s.Name)
			if other != nil {
				if err := a.confirm(ctx, say.AskMove(other.Has.String(), other.Wants.String())); err != nil {
					return err
				}
				if err := store.Move(ctx, s.Paths().Store, s.StoreOptions(), other.Has); err != nil {
					return err
				}
				done = say.MovedTo(text.Line(other.Wants.String()))
			}
			return a.decided(ctx, s, done)
		}),
	}
}

// decided reports what became of an account's store.
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
			a.report(erasing.Stored(apart))
		}
	}
	return nil
}

// undecided returns the question whose the data of an account is to be, for the dashboard.
func (c *accountChoice) undecided(s Setup, other *store.OtherIdentityError) *access.Undecided {
	decide := func(do func(context.Context) error) func(context.Context) (access.Opened, error) {
		return func(ctx context.Context) (access.Opened, error) {
			c.mu.Lock()
			defer c.mu.Unlock()
			if err := do(ctx); err != nil {
				return access.Opened{}, err
			}
			return c.use(s)
		}
	}
	return &access.Undecided{
		Name: s.Name, Has: other.Has.String(), Wants: other.Wants.String(),
		KeepApart: decide(func(context.Context) error { return config.KeepApart(s.Name, s.Account) }),
		Move: decide(func(ctx context.Context) error {
			return store.Move(ctx, s.Paths().Store, s.StoreOptions(), other.Has)
		}),
	}
}
