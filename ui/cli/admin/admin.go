// Package admin holds the commands about accounts, the configuration and this computer, and the embedded service.
package admin

import (
	"context"
	"slices"
	"time"

	"github.com/spf13/cobra"

	"shortlist/api"
	"shortlist/api/account"
	"shortlist/config"
	"shortlist/model"
	"shortlist/model/lang"
	"shortlist/model/store"
	"shortlist/ui/cli/command"
	"shortlist/ui/export"
	"shortlist/ui/privacy"
	"shortlist/ui/text"
)

// Commands are the commands about accounts, the configuration, this computer and the service of integrators.
func Commands(a *command.App) []*cobra.Command {
	return []*cobra.Command{loginCommand(a), logoutCommand(a), accountsCommand(a), configCommand(a), doctorCommand(a), sandboxCommand(a)}
}

// AccountDoc is an account as --json shows it.
type AccountDoc struct {
	Name     string `json:"name"`
	Host     string `json:"host"` // "" if the address is not usable
	BaseURL  string `json:"baseUrl"`
	Country  string `json:"country,omitzero"`
	Email    string `json:"email"`
	Default  bool   `json:"default"`
	SignedIn bool   `json:"signedIn"`

	Apart []export.Apart `json:"keptApart,omitempty"` // stores that the account does not use
}

// AccountDocOf describes an account.
func AccountDocOf(s command.Setup) AccountDoc {
	d := AccountDoc{Name: s.Name, BaseURL: s.Account.BaseURL, Country: string(s.Account.Country), Email: s.Account.Email}
	if u, err := api.ParseBaseURL(s.Account.BaseURL); err == nil {
		d.Host = u.Host
		if k := model.CountryOfHost(u.Hostname()); k != "" {
			d.Country = string(k)
		}
	}
	if name, _, err := s.Config.Pick(""); err == nil {
		d.Default = name == s.Name
	}
	token, kept := config.TokenOf(s.Name, s.Account).Load()
	d.SignedIn = kept && time.Now().Before(token.Expires)
	return d
}

func accountsCommand(a *command.App) *cobra.Command {
	cmd := &cobra.Command{
		Use: "accounts", Short: lang.Text("List the accounts on this computer"), Args: command.NoArgs,
		RunE: a.Run(func(ctx context.Context, _ []string) error { return runAccounts(ctx, a) }),
	}
	cmd.AddCommand(keepApartCommand(a), moveCommand(a))
	return cmd
}

func runAccounts(ctx context.Context, a *command.App) error {
	c, err := a.Configuration()
	if err != nil {
		return err
	}
	docs := []AccountDoc{}
	var apart []account.ApartStore
	for _, name := range c.Names() {
		s := command.Setup{Name: name, Account: c.Accounts[name], Config: c}
		d, stores := AccountDocOf(s), command.ApartOf(ctx, s)
		d.Apart = export.ApartOf(stores)
		docs = append(docs, d)
		for _, store := range stores {
			if !slices.ContainsFunc(apart, func(known account.ApartStore) bool { return known.Path == store.Path }) {
				apart = append(apart, store)
			}
		}
	}
	if a.JSON {
		return a.Document(docs)
	}
	if len(docs) == 0 {
		a.Report(lang.Text("No account is configured yet. Add one with: shortlist login --base-url ADDRESS --email ADDRESS"))
		return nil
	}
	columns := []command.Column{
		{Title: lang.TextIn("cli", "NAME"), Width: 16}, {Title: lang.Text("HOST"), Width: 30, Narrow: 20},
		{Title: lang.Text("E-MAIL"), Width: 30, Narrow: 22}, {Title: lang.Text("DEFAULT"), Width: 7},
		{Title: lang.Text("SIGNED IN")},
	}
	a.Heading(columns)
	for _, d := range docs {
		host := d.Host
		if host == "" {
			host = lang.Text("no usable address")
		}
		a.Row(columns, d.Name, host, d.Email, command.YesNo(d.Default), command.YesNo(d.SignedIn))
	}
	for _, s := range apart {
		a.Report(privacy.Stored(s))
	}
	return nil
}

// decision runs a command that decides whose the data in an account's store is. decide is called if the data belongs
// to another identity than the configured one, and returns what was done.
func decision(a *command.App, decide func(ctx context.Context, s command.Setup, other *store.OtherIdentityError) (done string, err error)) func(*cobra.Command, []string) error {
	return a.Run(func(ctx context.Context, _ []string) error {
		s, err := a.Setup()
		if err != nil {
			return err
		}
		other, err := command.ReadIdentity(ctx, s)
		if err != nil {
			return err
		}
		done := lang.Text("The store of %s belongs to the configured address and e-mail. There is nothing to decide.", s.Name)
		if other != nil {
			if done, err = decide(ctx, s, other); err != nil {
				return err
			}
		}
		a.Report(done)
		stores := command.ApartOf(ctx, s)
		if a.JSON {
			d := AccountDocOf(s)
			d.Apart = export.ApartOf(stores)
			return a.Unprinted(done, a.Document(d))
		}
		for _, apart := range stores {
			if _, used := s.Config.Accounts[apart.Account]; !used {
				a.Report(privacy.Stored(apart))
			}
		}
		return nil
	})
}

func keepApartCommand(a *command.App) *cobra.Command {
	return &cobra.Command{
		Use: "keep-apart", Short: lang.Text("Give the configured address and e-mail a store of their own"),
		Long: lang.Text(`Gives the account's address and e-mail in the configuration a store, CVs and a sign-in of their own.
Those of the earlier address stay, and are used again as soon as the configuration names it.`),
		Args: command.NoArgs,
		RunE: decision(a, func(_ context.Context, s command.Setup, other *store.OtherIdentityError) (string, error) {
			done := lang.Text("%s has a store of its own now. The store of %s stays, and is used when the configuration names it again. Sign in: shortlist login", text.Line(other.Wants.String()), text.Line(other.Has.String()))
			return done, config.KeepApart(s.Name, s.Account)
		}),
	}
}

func moveCommand(a *command.App) *cobra.Command {
	return &cobra.Command{
		Use: "move", Short: lang.Text("Hand the store over to the configured address and e-mail"),
		Long: lang.Text(`Hands the account's store over to the address and e-mail in the configuration, for a service that has moved to another
address. Queued changes, drafts and unfinished jobs go there too. You sign in again. Asks before it does so (--yes).`),
		Args: command.NoArgs,
		RunE: decision(a, func(ctx context.Context, s command.Setup, other *store.OtherIdentityError) (string, error) {
			if err := a.Confirm(ctx, lang.Text("Hand the store of %s over to %s? Queued changes are sent there.", other.Has.String(), other.Wants.String())); err != nil {
				return "", err
			}
			done := lang.Text("The store belongs to %s now. Sign in: shortlist login", text.Line(other.Wants.String()))
			return done, store.Move(ctx, s.Paths().Store, s.StoreOptions(), other.Has)
		}),
	}
}
