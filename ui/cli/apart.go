package cli

import (
	"path/filepath"

	"shortlist/api/account"
	"shortlist/ui/privacy"
)

// apartDoc is a store that an account does not use, as --json shows it.
type apartDoc struct {
	Account string `json:"account"` // the name that --account opens it by; "" if there is no such name
	Folder  string `json:"folder"`
	BaseURL string `json:"baseUrl"` // "" if its owner is not known
	Email   string `json:"email"`
	Rows    int    `json:"rows"`                 // about the person; 0 if no person was searched for
	Error   string `json:"notSearched,omitzero"` // why the store was not searched
}

func apartDocs(stores []account.ApartStore) []apartDoc {
	docs := []apartDoc{}
	for _, s := range stores {
		docs = append(docs, apartDoc{s.Account, filepath.Dir(s.Path), s.Has.Service, s.Has.Email, s.Rows, s.Why})
	}
	return docs
}

// reportApart reports stores that the account does not use, and what they hold of the searched person.
func (a *app) reportApart(stores []account.ApartStore) {
	for _, line := range privacy.Apart(stores) {
		a.report(line.Text)
	}
}
