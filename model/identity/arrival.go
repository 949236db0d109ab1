package identity

import (
	"cmp"
	"slices"
	"strings"
	"time"

	"shortlist/model"
)

// How long before or after a callback its application may have been made. The service may retry for
// days, and its clock may differ.
const (
	around  = 7 * 24 * time.Hour
	closely = time.Hour
	late    = 24 * time.Hour
)

// Known is what is known of an application before an arrival is matched with it.
type Known struct {
	Since     time.Time // when it was announced, or is listed first; zero if neither is known
	Applied   bool      // it was listed as applied before
	Suggested bool      // it was listed as suggested until now, so that its date may be that of the suggestion
}

// fit is how well an application matches an arrival; less is better.
type fit int

const (
	byNumber  fit = iota // the same name and number
	byAddress            // the same name and address
	byTime               // the same name at about the same time; no contact can be compared
	byName               // the same name, which no other application has, within a day
	none
)

// Match finds the applications of arrivals, both by their index, each at most once. They have the same job, about the
// same time, the same name and a contact in common. A contact alone is not enough, because many may share a
// placeholder (CONTRACT 44, 45); an address with several names is a placeholder. Without comparable contacts, an
// application matches if it was made or first listed within an hour, or as the only one of that name that was made in
// the day before or first listed within a day; a name of one word is not enough for that.
// The best fits match first; of equal fits, the nearest in time; suggested people last. known is what is known of the
// applications by their ids.
func Match(arrivals []model.Arrival, people []model.Candidate, known map[int64]Known) map[int]int {
	type pair struct {
		arrival, who int
		suggested    bool
		fit          fit
		apart        time.Duration
	}
	var pairs []pair
	shared := addresses{}
	theirs := make([]words, len(people))
	for w := range people {
		theirs[w] = wordsOf(people[w].Applicant.Name)
		shared.note(people[w].Applicant.Contacts.Email, theirs[w])
	}
	names := make([]words, len(arrivals))
	for t := range arrivals {
		names[t] = wordsOf(arrivals[t].Name())
		shared.note(arrivals[t].Email, names[t])
	}
	for t, a := range arrivals {
		keys := []Key(nil)
		from, named := len(pairs), 0
		for w := range people {
			c := &people[w]
			if a.JobID != c.JobID || !names[t].one(theirs[w]) {
				continue
			}
			apart := apartOf(a, *c, known[c.ID])
			if !apart.possible() {
				continue
			}
			if keys == nil {
				keys = Keys(a.Candidate())
			}
			f := fits(a, keys, *c, apart, shared)
			if (f == byTime || f == byName) && min(len(names[t].each), len(theirs[w].each)) < 2 {
				f = none
			}
			if c.Suggested && f > byAddress { // the name alone does not show that a suggested person has applied
				f = none
			}
			if f == byTime || f == byName {
				named++
			}
			if f != none {
				pairs = append(pairs, pair{t, w, c.Suggested, f, apart.near()})
			}
		}
		if named > 1 {
			pairs = slices.Concat(pairs[:from], slices.DeleteFunc(pairs[from:], func(p pair) bool { return p.fit == byName }))
		}
	}
	slices.SortStableFunc(pairs, func(p, q pair) int {
		if p.suggested != q.suggested {
			if p.suggested {
				return 1
			}
			return -1
		}
		return cmp.Or(cmp.Compare(p.fit, q.fit), cmp.Compare(p.apart, q.apart))
	})
	out, taken := map[int]int{}, map[int]bool{}
	for _, p := range pairs {
		if _, matched := out[p.arrival]; !matched && !taken[p.who] {
			out[p.arrival], taken[p.who] = p.who, true
		}
	}
	return out
}

// apart is how long after an arrival an application was made, by its date, and by the time at which it became known.
type apart struct {
	date, since time.Duration
	Known
}

func apartOf(a model.Arrival, c model.Candidate, k Known) apart {
	k.Suggested = k.Suggested || c.Suggested
	return apart{c.Date.Sub(a.Received), k.Since.Sub(a.Received), k}
}

func (a apart) near() time.Duration { return min(a.date.Abs(), a.since.Abs()) }

// possible reports whether the application may be the arrival's, by its times. One that was listed as applied before
// is too old if both of its times are more than a day before the arrival. The times of somebody who was suggested
// until now show nothing.
func (a apart) possible() bool {
	switch {
	case a.Suggested:
		return true
	case a.Applied && a.date < -late && a.since < -late:
		return false
	}
	return a.near() <= around
}

// atOnce reports whether the two were made within an hour.
func (a apart) atOnce() bool { return a.near() <= closely }

// sameDay reports whether the application was made in the day before the arrival, or listed first within a day of it.
func (a apart) sameDay() bool { return a.date < 0 && -a.date <= late || a.since.Abs() <= late }

// fits returns how well an application of the same name matches an arrival. keys are the arrival's keys; apart is the
// time between the two.
func fits(a model.Arrival, keys []Key, c model.Candidate, apart apart, shared addresses) fit {
	theirs := Keys(c)
	phones, address := false, false // both have a number; the same address
	for _, k := range keys {
		for _, t := range theirs {
			switch phone := strings.HasPrefix(string(k), phoneKey); {
			case phone && t == k && samePhone(a.Candidate(), c):
				return byNumber
			case phone:
				phones = phones || strings.HasPrefix(string(t), phoneKey)
			case k.Contact() && t == k && !shared.many(a.Email):
				address = true // other addresses are no reason to doubt: one may be the placeholder
			}
		}
	}
	switch {
	case address:
		return byAddress
	case phones:
		return none
	case apart.atOnce():
		return byTime
	case apart.sameDay():
		return byName
	}
	return none
}

// words are the words of a folded name, split once to be compared with many names.
type words struct {
	folded string
	each   []string
}

func wordsOf(name string) words {
	folded := Name(name)
	return words{folded, strings.Fields(folded)}
}

// one is OneName of two names; it is false if one of them is empty.
func (w words) one(o words) bool {
	if len(w.each) == 0 || len(o.each) == 0 {
		return false
	}
	short, long := w, o
	if len(short.folded) > len(long.folded) {
		short, long = long, short
	}
	for _, word := range short.each {
		if !slices.Contains(long.each, word) {
			return false
		}
	}
	return true
}

// addresses are the names of the applicants with each e-mail address.
type addresses map[string]*owners

type owners struct {
	first words
	many  bool
}

func (s addresses) note(email string, name words) {
	email = strings.ToLower(strings.TrimSpace(email))
	if email == "" || len(name.each) == 0 {
		return
	}
	if s[email] == nil {
		s[email] = &owners{first: name}
	}
	s[email].many = s[email].many || !s[email].first.one(name)
}

// many reports whether several people have an address.
func (s addresses) many(email string) bool {
	o := s[strings.ToLower(strings.TrimSpace(email))]
	return o != nil && o.many
}
