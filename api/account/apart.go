package account

import (
	"context"
	"strconv"
	"strings"

	"shortlist/api"
	"shortlist/model"
	"shortlist/model/lang"
	"shortlist/model/phone"
	"shortlist/model/store"
)

// ApartStore is a store that the account does not use, and the number of rows in it about the applicants searched
// for. It names no applicant, so that blind mode need not change it.
type ApartStore struct {
	model.ApartStore
	Has  model.Identity // whose data it holds; zero: not known
	Rows int            // rows that hold a name, an address or a number, or belong to one of the applications
	Why  string         // why it was not searched; "" if it was
}

// OwnedBy adds the owner to a store without searching it. If the owner's service is not known, no name opens the
// store.
func OwnedBy(ctx context.Context, apart model.ApartStore) ApartStore {
	s := ApartStore{ApartStore: apart}
	if p, err := store.PeekAt(s.Path); err == nil {
		s.Has, _, _ = p.Identity(ctx) // else it is not known
		_ = p.Close()                 // only read
	}
	if _, err := api.ParseBaseURL(s.Has.Service); err != nil {
		s.Account = ""
	}
	return s
}

// Apart searches the stores that the account does not use for what is selected.
func (a *Account) Apart(ctx context.Context, s Selected) []ApartStore {
	return a.searchApart(ctx, model.IDs(s.known, knownID), marks(s.known))
}

func knownID(k *store.Known) int64 { return k.ID }

// ApartOf searches the stores that the account does not use for a person, named as in Scope.Person.
func (a *Account) ApartOf(ctx context.Context, person string) []ApartStore {
	person = strings.TrimSpace(person)
	var applies []int64
	if id, err := strconv.ParseInt(person, 10, 64); err == nil {
		applies = append(applies, id)
	}
	typed := store.Known{Name: person, Opened: true}
	for _, n := range phone.Parse(person) {
		if n.National != person { // a text of digits alone may be an id
			typed.Phone = n.National
		}
	}
	if strings.Contains(person, "@") {
		typed.Email = person
	}
	return a.searchApart(ctx, applies, marks([]store.Known{typed}))
}

// searchApart searches the stores that the account does not use for texts, and those of the same service also for
// applications, by id.
func (a *Account) searchApart(ctx context.Context, applies []int64, texts []string) (out []ApartStore) {
	if a.opts.Apart == nil {
		return nil
	}
	service := api.IdentityOf(a.client.BaseURL().String(), "", "").Service
	for _, s := range a.opts.Apart() {
		found := OwnedBy(ctx, s)
		ids := applies
		if found.Has.Service != service {
			ids = nil
		}
		if len(ids)+len(texts) == 0 {
			found.Why = lang.Text("there is no name, address or number to search for")
		} else if err := found.search(ctx, store.NewMarks(texts), ids); err != nil {
			found.Why = err.Error()
		}
		out = append(out, found)
	}
	return out
}

func (s *ApartStore) search(ctx context.Context, marks *store.Marks, applies []int64) error {
	p, err := store.PeekAt(s.Path)
	if err != nil {
		return err
	}
	defer func() { _ = p.Close() }() // only read
	s.Rows, err = p.Holds(ctx, marks, applies)
	return err
}
