package account

import (
	"cmp"
	"context"
	"errors"
	"slices"
	"strings"

	"shortlist/model"
	"shortlist/model/answers"
	"shortlist/model/identity"
	"shortlist/model/mail"
	"shortlist/model/store"
)

// recipient is an applicant to write to.
type recipient struct {
	model.Candidate
	address string
}

// recipients returns the applicants that can be written to, and why the others cannot.
func (a *Account) recipients(ctx context.Context, applies []int64, letter answers.Name) (to []recipient, refused []RefusedLetter, err error) {
	people, err := a.byID(ctx, applies)
	if err != nil {
		return nil, nil, err
	}
	erased, err := a.store.Erased(ctx, 0)
	if err != nil {
		return nil, nil, err
	}
	seen := map[int64]bool{}
	for _, id := range applies {
		c, known := people[id]
		if known {
			id = c.ID
		}
		if seen[id] {
			continue
		}
		seen[id] = true
		why, detail := closed(c, letter), ""
		switch {
		case erased[id]:
			why = answers.RefusedErased
		case !known:
			why = answers.RefusedUnknown
		case why == answers.RefusedStatus:
			detail = string(c.Status)
		}
		if why != "" {
			r := RefusedLetter{ApplyID: id, JobID: c.JobID, Reason: why, Detail: detail}
			if known {
				r.Name = a.shown(c).Applicant.Name
			}
			refused = append(refused, r)
			continue
		}
		to = append(to, recipient{c, c.Applicant.Contacts.Email})
	}
	names, err := a.findAddresses(ctx, to)
	if err != nil {
		return nil, nil, err
	}
	usable := to[:0]
	for _, r := range to {
		if why := a.refusalOf(&r, names); why != "" {
			refused = append(refused, RefusedLetter{ApplyID: r.ID, JobID: r.JobID, Name: a.shown(r.Candidate).Applicant.Name, Reason: why})
			continue
		}
		usable = append(usable, r)
	}
	return usable, refused, nil
}

// onePerson groups applicants with one address whose names can be one person's.
func onePerson(to []recipient) (people [][]recipient) {
	for _, r := range to {
		i := slices.IndexFunc(people, func(of []recipient) bool {
			names := []string{identity.Name(r.Applicant.Name)}
			for _, other := range of {
				names = append(names, identity.Name(other.Applicant.Name))
			}
			return mail.Same(of[0].address, r.address) && identity.OneNameSpelled(names)
		})
		if i < 0 {
			people = append(people, nil)
			i = len(people) - 1
		}
		people[i] = append(people[i], r)
	}
	return people
}

// byID returns applications by the ids that they are asked for; an arrival whose application is known has that.
func (a *Account) byID(ctx context.Context, ids []int64) (map[int64]model.Candidate, error) {
	people, err := a.store.CandidatesOf(ctx, ids)
	if err != nil {
		return nil, err
	}
	out := map[int64]model.Candidate{}
	for _, c := range people {
		out[c.ID] = c
	}
	for _, id := range ids {
		if id >= 0 {
			continue
		}
		c, err := a.candidate(ctx, id)
		if errors.Is(err, store.ErrNone) {
			continue
		}
		if err != nil {
			return nil, err
		}
		out[id] = c
	}
	return out, nil
}

// findAddresses replaces masked addresses by those of the callbacks, and returns the names of all who have the addresses,
// which may be spelled in two ways.
func (a *Account) findAddresses(ctx context.Context, to []recipient) (names map[string][]string, err error) {
	var jobs []int64
	for _, r := range to {
		if _, problem := mail.Usable(r.address); problem == mail.Masked && !slices.Contains(jobs, r.JobID) {
			jobs = append(jobs, r.JobID)
		}
	}
	var called map[int64]string
	if len(jobs) > 0 {
		if called, err = a.store.ArrivalAddresses(ctx, jobs); err != nil {
			return nil, err
		}
	}
	var addresses []string
	for i := range to {
		if _, problem := mail.Usable(to[i].address); problem == mail.Masked {
			to[i].address = cmp.Or(called[to[i].ID], to[i].address)
		}
		addresses = append(addresses, storedForm(to[i].address), mail.Fold(to[i].address))
	}
	return a.store.NamesOf(ctx, addresses)
}

// storedForm is the form in which the store has an address.
func storedForm(address string) string { return strings.ToLower(strings.TrimSpace(address)) }

// refusalOf returns why an address cannot be written to; "" if it can, and the address has its normal form then.
func (a *Account) refusalOf(r *recipient, names map[string][]string) answers.Refusal {
	s := a.opts.Answers
	address, problem := mail.Usable(r.address)
	switch problem {
	case "":
	case mail.Missing:
		return answers.RefusedNone
	case mail.Masked:
		return answers.RefusedMasked
	case mail.LineEnds, mail.TwoDots, mail.NotASCII, mail.Invalid:
		return answers.RefusedInvalid
	}
	sharing := slices.Concat(names[storedForm(r.address)], names[mail.Fold(address)])
	r.address = address
	switch {
	case mail.Same(address, s.From.Mail), mail.Same(address, a.client.Email()):
		return answers.RefusedOwn
	case s.Placeholder != "" && mail.Same(address, s.Placeholder), countPeople(sharing) >= sharedBy:
		return answers.RefusedShared
	case s.OnlyOpened && !openedOnBoard(&r.Candidate):
		return answers.RefusedUnopened
	}
	return ""
}

// openedOnBoard reports whether the manager has opened an applicant's contacts at the service. A callback has the contacts of
// an arrival without that.
func openedOnBoard(c *model.Candidate) bool { return c.Applicant.Contacts.Opened && !c.JustIn() }

// sharedBy is how many people have to have an address for it to be the service's placeholder (CONTRACT 45).
const sharedBy = 3

// countPeople returns how many people have some folded names, at most: one person's may be spelled in two alphabets.
func countPeople(names []string) int {
	var people [][]string
	if len(names) < sharedBy {
		return len(names)
	}
	for _, name := range names {
		i := slices.IndexFunc(people, func(of []string) bool { return identity.OneNameSpelled(append(slices.Clone(of), name)) })
		if i < 0 {
			people, i = append(people, nil), len(people)
		}
		people[i] = append(people[i], name)
		if len(people) >= sharedBy {
			break
		}
	}
	return len(people)
}

// closed returns why an application does not get a letter any more, as the service has it; "" if it may get it.
func closed(c model.Candidate, letter answers.Name) answers.Refusal {
	switch {
	case letter == answers.Cancelled || letter == answers.Moved: // the applicant was invited, and has to hear of it
		return ""
	case c.Hidden():
		return answers.RefusedDeleted
	case c.Suggested:
		return answers.RefusedSuggested
	case slices.Contains([]model.CandidateStatus{model.Invited, model.Offer, model.Rejected}, c.Status) && !letter.ForInterview():
		return answers.RefusedStatus
	}
	return ""
}
