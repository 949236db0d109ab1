package account

import (
	"cmp"
	"context"
	"slices"
	"strconv"
	"strings"
	"time"

	"shortlist/model"
	"shortlist/model/blind"
	"shortlist/model/identity"
	"shortlist/model/lang"
	"shortlist/model/phone"
	"shortlist/model/store"
)

// Scope selects the applications to erase or to report: those of people, those of a job, or the older ones. Exactly
// one of Person, Of, JobID and Before is set.
type Scope struct {
	Person string    // an application's id, an e-mail address, a phone number or a name
	Of     []int64   // each person who has one of these applications
	JobID  int64     // includes drafts of the job's changes
	Before time.Time // the application was made before it
	Listed bool      // with Before: also applications on shortlists

	AllTraces bool // also the marks that keep a person from being written to twice

	Saved bool // the files that shortlist saved for the person are deleted, too

	days int // the age in privacy.keep, for a sweep; 0 if a person asked
}

// Match is an application that a scope selects. In blind mode it has a code for the name
// and no contacts.
type Match struct {
	ID    int64 // below 0: the id of an arrival
	JobID int64
	Job   string // the job's title; "" if it is not known
	Date  time.Time
	Name  string
	Email string
	Phone string
}

// SeveralError is returned if Scope.Person fits several people.
type SeveralError struct{ People []Match }

// Error implements error.
func (e *SeveralError) Error() string {
	return lang.Plural(len(e.People), "%d people fit this; name one by an application's id", "%d people fit this; name one by an application's id")
}

// Selected is what a scope selects.
type Selected struct {
	Applications []Match // the newest first
	People       []Match // with Person or Of: one application of each person, in the order in which the people are named
	Listed       int     // applications on shortlists that are left out
	known        []store.Known
	newest       time.Time // with Before: the newest application's date that is not in the future, by the service's clock
}

// Select finds the applications of a scope. Its error is ErrNone if nothing is kept, or a
// SeveralError.
func (a *Account) Select(ctx context.Context, s Scope) (Selected, error) {
	all, err := a.store.Known(ctx)
	if err != nil {
		return Selected{}, err
	}
	var out Selected
	switch {
	case s.Person != "" || len(s.Of) > 0:
		out.known, out.People, err = a.people(ctx, all, s)
		if err != nil {
			return out, err
		}
	case s.JobID != 0:
		out.known = slices.DeleteFunc(all, func(k store.Known) bool { return k.JobID != s.JobID })
	default:
		latest := a.opts.Now().Add(MostAhead)
		for _, k := range all {
			if k.Dated && k.Date.After(out.newest) && k.Date.Before(latest) {
				out.newest = k.Date
			}
			switch {
			case k.Date.IsZero() || k.Date.UnixMilli() == 0 || !k.Date.Before(s.Before):
			case k.Listed && !s.Listed:
				out.Listed++
			default:
				out.known = append(out.known, k)
			}
		}
	}
	out.Applications, err = a.matches(ctx, out.known)
	if err == nil && s.JobID == 0 && s.Before.IsZero() && len(out.known) == 0 {
		err = ErrNone
	}
	return out, err
}

func (a *Account) matches(ctx context.Context, known []store.Known) ([]Match, error) {
	out, err := a.inOrder(ctx, known)
	slices.SortStableFunc(out, func(x, y Match) int { return cmp.Or(y.Date.Compare(x.Date), cmp.Compare(y.ID, x.ID)) })
	return out, err
}

// inOrder returns the matches of applications, in the same order.
func (a *Account) inOrder(ctx context.Context, known []store.Known) ([]Match, error) {
	titleOf := a.titles(ctx)
	out := make([]Match, 0, len(known))
	for _, k := range known {
		title, err := titleOf(k.JobID)
		if err != nil {
			return nil, err
		}
		m := Match{ID: k.ID, JobID: k.JobID, Job: title, Date: k.Date, Name: k.Name, Email: k.Email, Phone: k.Phone}
		if a.Blind() {
			m.Name, m.Email, m.Phone = blind.Name(k.ID), "", ""
		}
		out = append(out, m)
	}
	return out, nil
}

func asCandidate(k store.Known) model.Candidate {
	return model.Candidate{ID: k.ID, JobID: k.JobID, Date: k.Date, Applicant: model.Applicant{
		Name: k.Name, Contacts: model.Contacts{Email: k.Email, Phone: k.Phone, Opened: k.Opened},
	}}
}

// people returns the applications of the people of a scope, and one application of each person. Two applications
// count as one person's only if they share an address or a number that all who have it use with one name.
func (a *Account) people(ctx context.Context, all []store.Known, s Scope) (out []store.Known, each []Match, err error) {
	keys := make([][]identity.Key, len(all)) // the contacts
	by := map[identity.Key][]int{}
	for i, k := range all {
		for _, key := range identity.Keys(asCandidate(k)) {
			if key.Contact() {
				keys[i], by[key] = append(keys[i], key), append(by[key], i)
			}
		}
	}
	theirs := make([]bool, len(all))
	gather := func(first int) {
		theirs[first] = true
		for next := []int{first}; len(next) > 0; next = next[1:] {
			at := next[0]
			for _, key := range keys[at] {
				names := make([]string, 0, len(by[key]))
				for _, i := range by[key] {
					names = append(names, identity.Name(all[i].Name))
				}
				if !identity.OneNameSpelled(names) {
					continue
				}
				for _, i := range by[key] {
					if !theirs[i] && len(identity.Why(asCandidate(all[at]), asCandidate(all[i]), []identity.Key{key})) > 0 {
						theirs[i] = true
						next = append(next, i)
					}
				}
			}
		}
	}
	found := named(all, strings.TrimSpace(s.Person))
	if s.Person == "" {
		found = placesOf(all, s.Of)
	}
	var first []store.Known
	for _, i := range found {
		if !theirs[i] {
			gather(i)
			first = append(first, all[i])
		}
	}
	if s.Person != "" && len(first) > 1 {
		matches, err := a.matches(ctx, first)
		return nil, nil, cmp.Or(err, error(&SeveralError{matches}))
	}
	for i, k := range all {
		if theirs[i] {
			out = append(out, k)
		}
	}
	each, err = a.inOrder(ctx, first)
	return out, each, err
}

// placesOf returns the positions of applications, in their order, without those that are not kept.
func placesOf(all []store.Known, ids []int64) (found []int) {
	at := make(map[int64]int, len(all))
	for i, k := range all {
		at[k.ID] = i
	}
	for _, id := range ids {
		if i, ok := at[id]; ok {
			found = append(found, i)
		}
	}
	return found
}

// named returns the positions of the applications that a text names.
func named(all []store.Known, typed string) (found []int) {
	where := func(is func(k store.Known) bool) []int {
		for i, k := range all {
			if is(k) {
				found = append(found, i)
			}
		}
		return found
	}
	if id, err := strconv.ParseInt(typed, 10, 64); err == nil {
		if where(func(k store.Known) bool { return k.ID == id }); len(found) > 0 {
			return found
		}
	}
	if strings.Contains(typed, "@") {
		return where(func(k store.Known) bool { return strings.EqualFold(strings.TrimSpace(k.Email), typed) })
	}
	if numbers := phone.Parse(typed); len(numbers) > 0 {
		return where(func(k store.Known) bool {
			return slices.ContainsFunc(phone.Parse(k.Phone), func(n phone.Number) bool { return slices.ContainsFunc(numbers, n.Same) })
		})
	}
	name := identity.Name(typed)
	if name == "" {
		return nil
	}
	if where(func(k store.Known) bool { return identity.Name(k.Name) == name }); len(found) > 0 {
		return found
	}
	return where(func(k store.Known) bool {
		theirs := identity.Name(k.Name)
		return theirs != "" && identity.OneNameSpelled([]string{theirs, name})
	})
}
