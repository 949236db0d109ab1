package command

import (
	"context"
	"path/filepath"

	"shortlist/api/account"
	"shortlist/ui/privacy"
)

// ApartDoc is a store that an account does not use, as --json shows it.
type ApartDoc struct {
	Account string `json:"account"` // the name that --account opens it by; "" if there is no such name
	Folder  string `json:"folder"`
	BaseURL string `json:"baseUrl"` // "" if its owner is not known
	Email   string `json:"email"`
	Rows    int    `json:"rows"`                 // about the person; 0 if no person was searched for
	Error   string `json:"notSearched,omitzero"` // why the store was not searched
}

func ApartDocs(stores []account.ApartStore) []ApartDoc {
	docs := []ApartDoc{}
	for _, s := range stores {
		docs = append(docs, ApartDoc{s.Account, filepath.Dir(s.Path), s.Has.Service, s.Has.Email, s.Rows, s.Why})
	}
	return docs
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
