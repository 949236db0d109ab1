package cli

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
	"shortlist/ui/privacy"
)

// accountDoc is an account as --json shows it.
type accountDoc struct {
	Name     string `json:"name"`
	Host     string `json:"host"` // "" if the address is not usable
	BaseURL  string `json:"baseUrl"`
	Country  string `json:"country,omitzero"`
	Email    string `json:"email"`
	Default  bool   `json:"default"`
	SignedIn bool   `json:"signedIn"`

	Apart []apartDoc `json:"keptApart,omitempty"` // stores that the account does not use
}

func (a *app) accountDoc(s Setup) accountDoc {
	d := accountDoc{Name: s.Name, BaseURL: s.Account.BaseURL, Country: string(s.Account.Country), Email: s.Account.Email}
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

// apartOf lists the stores that an account does not use.
func apartOf(ctx context.Context, s Setup) (stores []account.ApartStore) {
	for _, apart := range s.ApartStores() {
		stores = append(stores, account.OwnedBy(ctx, apart))
	}
	return stores
}

func (a *app) accountsCommand() *cobra.Command {
	cmd := &cobra.Command{
		Use: "accounts", Short: lang.Text("List the accounts on this computer"), Args: noArgs,
		RunE: a.run(func(ctx context.Context, _ []string) error { return a.accounts(ctx) }),
	}
	cmd.AddCommand(a.keepApartCommand(), a.moveCommand())
	return cmd
}

func (a *app) accounts(ctx context.Context) error {
	c, err := a.configuration()
	if err != nil {
		return err
	}
	docs := []accountDoc{}
	var apart []account.ApartStore
	for _, name := range c.Names() {
		s := Setup{Name: name, Account: c.Accounts[name], Config: c}
		d, stores := a.accountDoc(s), apartOf(ctx, s)
		d.Apart = apartDocs(stores)
		docs = append(docs, d)
		for _, store := range stores {
			if !slices.ContainsFunc(apart, func(known account.ApartStore) bool { return known.Path == store.Path }) {
				apart = append(apart, store)
			}
		}
	}
	if a.json {
		return a.document(docs)
	}
	if len(docs) == 0 {
		a.report(lang.Text("No account is configured yet. Add one with: shortlist login --base-url ADDRESS --email ADDRESS"))
		return nil
	}
	columns := titled([]string{lang.TextIn("cli", "NAME"), lang.Text("HOST"), lang.Text("E-MAIL"), lang.Text("DEFAULT"), lang.Text("SIGNED IN")}, []column{{width: 16}, {width: 30, narrow: 20}, {width: 30, narrow: 22}, {width: 7}, {}})
	if err := a.heading(columns); err != nil {
		return err
	}
	for _, d := range docs {
		host := d.Host
		if host == "" {
			host = lang.Text("no usable address")
		}
		if err := a.row(columns, d.Name, host, d.Email, yesNo(d.Default), yesNo(d.SignedIn)); err != nil {
			return err
		}
	}
	for _, s := range apart {
		a.report(privacy.Stored(s))
	}
	return nil
}
