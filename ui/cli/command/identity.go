package command

import (
	"context"
	"errors"
	"io/fs"

	"shortlist/api/account"
	"shortlist/config"
	"shortlist/model/lang"
	"shortlist/model/store"
	"shortlist/ui/privacy"
)

// OtherIdentity returns an error that names whose data an account's store holds, if that is
// not the configured service and person; else nil. It makes and changes no file.
func OtherIdentity(ctx context.Context, s Setup) *store.OtherIdentityError {
	other, _ := ReadIdentity(ctx, s) // an attempt to open the store reports the error
	return other
}

// ReadIdentity does the same. It returns an error if there is a store whose identity cannot be read.
func ReadIdentity(ctx context.Context, s Setup) (*store.OtherIdentityError, error) {
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

// Pick chooses an account of the configuration, or a store that no account uses now.
func Pick(c *config.Config, named string) (string, config.Account, error) {
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

// ReportApart reports stores that the account does not use, and what they hold of the searched person.
func (a *App) ReportApart(stores []account.ApartStore) {
	for _, line := range privacy.Apart(stores) {
		a.Report(line.Text)
	}
}

// ApartOf lists the stores that an account does not use.
func ApartOf(ctx context.Context, s Setup) (stores []account.ApartStore) {
	for _, apart := range s.ApartStores() {
		stores = append(stores, account.OwnedBy(ctx, apart))
	}
	return stores
}
