package same

import (
	"cmp"
	"slices"
	"strings"
	"time"

	"shortlist/model"
)

// How long before or after a callback its application may have been made: the service
// may try again for days, and its clock is another.
const (
	around  = 7 * 24 * time.Hour
	closely = time.Hour
	late    = 24 * time.Hour
)

// fit is how well an application fits what a callback told; less is better.
type fit int

const (
	byNumber  fit = iota // and name
	byAddress            // and name
	byTime               // and name, where no contact can be compared
	byName               // and the day; it is to be the only one of that name
	none
)

// Match tells which applications those are that callbacks told of, both by their index,
// each at most once: of the same job and about then, by name and a contact, never by a
// contact alone, which may be the placeholder that many have (CONTRACT 44, 45). An address
// that stands with several names here is that, and no contact. Where no
// contact can be compared it is so for one that was made closely then, or within the day
// before, by nobody but one of that name; a name of one word is too little for that. The
// best fits are taken first, the nearest in time. known are the applications that are
// known already, and since when: what is older than a day by both is not told of only now.
func Match(told []model.Arrival, people []model.Candidate, known map[int64]time.Time) map[int]int {
	type pair struct {
		told, who int
		fit       fit
		apart     time.Duration
	}
	var pairs []pair
	shared := addresses{}
	theirs := make([]words, len(people))
	for w := range people {
		theirs[w] = wordsOf(people[w].Applicant.Name)
		shared.note(people[w].Applicant.Contacts.Email, theirs[w])
	}
	names := make([]words, len(told))
	for t := range told {
		names[t] = wordsOf(told[t].Name())
		shared.note(told[t].Email, names[t])
	}
	for t, a := range told {
		keys := []Key(nil)
		from, named := len(pairs), 0
		for w := range people {
			c := &people[w]
			if !names[t].one(theirs[w]) {
				continue
			}
			apart := c.Date.Sub(a.Received)
			if a.JobID != c.JobID || apart.Abs() > around || c.Suggested {
				continue
			}
			if since, ok := known[c.ID]; ok && apart < -late && a.Received.Sub(since) > late {
				continue
			}
			if keys == nil {
				keys = Keys(a.Candidate())
			}
			f := fits(a, keys, *c, apart, shared)
			if (f == byTime || f == byName) && min(len(names[t].each), len(theirs[w].each)) < 2 {
				f = none
			}
			if f == byTime || f == byName {
				named++
			}
			if f != none {
				pairs = append(pairs, pair{t, w, f, apart.Abs()})
			}
		}
		if named > 1 {
			pairs = slices.Concat(pairs[:from], slices.DeleteFunc(pairs[from:], func(p pair) bool { return p.fit == byName }))
		}
	}
	slices.SortStableFunc(pairs, func(p, q pair) int { return cmp.Or(cmp.Compare(p.fit, q.fit), cmp.Compare(p.apart, q.apart)) })
	out, taken := map[int]int{}, map[int]bool{}
	for _, p := range pairs {
		if _, settled := out[p.told]; !settled && !taken[p.who] {
			out[p.told], taken[p.who] = p.who, true
		}
	}
	return out
}

// fits tells how well an application of the same name fits an arrival that has keys, and
// came in so long before it was made.
func fits(a model.Arrival, keys []Key, c model.Candidate, apart time.Duration, shared addresses) fit {
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
	case apart.Abs() <= closely:
		return byTime
	case apart < 0 && -apart <= late:
		return byName
	}
	return none
}

// words are those of a folded name, which many others are compared with.
type words struct {
	folded string
	each   []string
}

func wordsOf(name string) words {
	folded := Name(name)
	return words{folded, strings.Fields(folded)}
}

// one is OneName of two, neither of which was left out.
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

// addresses are the names that e-mail addresses stand with.
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

// many reports whether an address stands with names of several people.
func (s addresses) many(email string) bool {
	o := s[strings.ToLower(strings.TrimSpace(email))]
	return o != nil && o.many
}
