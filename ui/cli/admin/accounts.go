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
	"shortlist/ui/cli/command"
	"shortlist/ui/privacy"
)

// AccountDoc is an account as --json shows it.
type AccountDoc struct {
	Name     string `json:"name"`
	Host     string `json:"host"` // "" if the address is not usable
	BaseURL  string `json:"baseUrl"`
	Country  string `json:"country,omitzero"`
	Email    string `json:"email"`
	Default  bool   `json:"default"`
	SignedIn bool   `json:"signedIn"`

	Apart []command.ApartDoc `json:"keptApart,omitempty"` // stores that the account does not use
}

func AccountDocOf(a *command.App, s command.Setup) AccountDoc {
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
		d, stores := AccountDocOf(a, s), command.ApartOf(ctx, s)
		d.Apart = command.ApartDocs(stores)
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
		{Title: lang.TextIn("cli", "NAME"), Width: 16},
		{Title: lang.Text("HOST"), Width: 30, Narrow: 20},
		{Title: lang.Text("E-MAIL"), Width: 30, Narrow: 22},
		{Title: lang.Text("DEFAULT"), Width: 7},
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
