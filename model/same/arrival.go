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
	byContact fit = iota // and name
	byTime               // and name, where no contact can be compared
	byName               // and the day; it is to be the only one of that name
	none
)

// Match tells which applications those are that callbacks told of, both by their index,
// each at most once: of the same job and about then, by name and a contact, never by a
// contact alone, which may be the placeholder that many have (CONTRACT 44, 45). Where no
// contact can be compared it is so for one that was made closely then, or within the day
// before, by nobody but one of that name. The best fits are taken first, the nearest in
// time. known are the applications that are known already, and since when: what is
// older than a day by both is not told of only now.
func Match(told []model.Arrival, people []model.Candidate, known map[int64]time.Time) map[int]int {
	type pair struct {
		told, who int
		fit       fit
		apart     time.Duration
	}
	var pairs []pair
	names := make([]string, len(people)) // folded, as far as they were needed
	for t, a := range told {
		name, keys := "", []Key(nil)
		from, named := len(pairs), 0
		for w := range people {
			c := &people[w]
			apart := c.Date.Sub(a.Received)
			if a.JobID != c.JobID || apart.Abs() > around || c.Suggested {
				continue
			}
			if since, ok := known[c.ID]; ok && apart < -late && a.Received.Sub(since) > late {
				continue
			}
			if name == "" {
				name, keys = Name(a.Name()), Keys(a.Candidate())
			}
			names[w] = cmp.Or(names[w], Name(c.Applicant.Name))
			if name == "" || names[w] == "" || !OneName([]string{name, names[w]}) {
				continue
			}
			f := fits(a, keys, *c, apart)
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
func fits(a model.Arrival, keys []Key, c model.Candidate, apart time.Duration) fit {
	theirs := Keys(c)
	phones := false // both have one
	for _, k := range keys {
		for _, t := range theirs {
			phone := strings.HasPrefix(string(k), phoneKey)
			if k.Contact() && t == k && (!phone || samePhone(a.Candidate(), c)) {
				return byContact
			}
			// Other addresses are no reason to doubt: one may be the placeholder.
			phones = phones || phone && strings.HasPrefix(string(t), phoneKey)
		}
	}
	switch {
	case phones:
		return none
	case apart.Abs() <= closely:
		return byTime
	case apart < 0 && -apart <= late:
		return byName
	}
	return none
}
