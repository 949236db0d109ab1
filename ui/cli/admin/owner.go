package admin

import (
	"context"

	"github.com/spf13/cobra"

	"shortlist/config"
	"shortlist/model/lang"
	"shortlist/model/store"
	"shortlist/ui/cli/command"
	"shortlist/ui/privacy"
	"shortlist/ui/text"
)

// undecided returns the chosen account, and the identity of its store if that is another one.
func undecided(ctx context.Context, a *command.App) (command.Setup, *store.OtherIdentityError, error) {
	s, err := a.Setup()
	if err != nil {
		return s, nil, err
	}
	other, err := command.ReadIdentity(ctx, s)
	return s, other, err
}

func keepApartCommand(a *command.App) *cobra.Command {
	return &cobra.Command{
		Use: "keep-apart", Short: lang.Text("Give the configured address and e-mail a store of their own"),
		Long: lang.Text(`Gives the account's address and e-mail in the configuration a store, CVs and a sign-in of their own.
Those of the earlier address stay, and are used again as soon as the configuration names it.`),
		Args: command.NoArgs,
		RunE: a.Run(func(ctx context.Context, _ []string) error {
			s, other, err := undecided(ctx, a)
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
			return reportDecided(ctx, a, s, done)
		}),
	}
}

func moveCommand(a *command.App) *cobra.Command {
	return &cobra.Command{
		Use: "move", Short: lang.Text("Hand the store over to the configured address and e-mail"),
		Long: lang.Text(`Hands the account's store over to the address and e-mail in the configuration, for a service that has moved to another
address. Queued changes, drafts and unfinished jobs go there too. You sign in again. Asks before it does so (--yes).`),
		Args: command.NoArgs,
		RunE: a.Run(func(ctx context.Context, _ []string) error {
			s, other, err := undecided(ctx, a)
			if err != nil {
				return err
			}
			done := sayNothingToDecide(s.Name)
			if other != nil {
				if err := a.Confirm(ctx, lang.Text("Hand the store of %s over to %s? Queued changes are sent there.", other.Has.String(), other.Wants.String())); err != nil {
					return err
				}
				if err := store.Move(ctx, s.Paths().Store, s.StoreOptions(), other.Has); err != nil {
					return err
				}
				done = lang.Text("The store belongs to %s now. Sign in: shortlist login", text.Line(other.Wants.String()))
			}
			return reportDecided(ctx, a, s, done)
		}),
	}
}

// reportDecided reports what was done with an account's store.
func reportDecided(ctx context.Context, a *command.App, s command.Setup, done string) error {
	a.Report(done)
	stores := command.ApartOf(ctx, s)
	if a.JSON {
		d := AccountDocOf(a, s)
		d.Apart = command.ApartDocs(stores)
		return a.Unprinted(done, a.Document(d))
	}
	for _, apart := range stores {
		if _, used := s.Config.Accounts[apart.Account]; !used {
			a.Report(privacy.Stored(apart))
		}
	}
	return nil
}

func sayNothingToDecide(account string) string {
	return lang.Text("The store of %s belongs to the configured address and e-mail. There is nothing to decide.", account)
}
