package model

import (
	"cmp"
	"fmt"
	"math/big"
	"slices"
	"strings"
	"time"
	"unicode"
)

// Query is the words of a filter, made once for many texts.
type Query []string

// NewQuery takes the words of what was typed; their case does not count.
func NewQuery(typed string) Query { return strings.Fields(strings.ToLower(typed)) }

// In reports whether a lower-case text contains every word. A query without words is in every
// text.
func (q Query) In(lower string) bool {
	for _, word := range q {
		if !strings.Contains(lower, word) {
			return false
		}
	}
	return true
}

// Matches reports whether the text contains every word of query, regardless of case. An empty query
// matches everything.
func Matches(query, text string) bool { return NewQuery(query).In(strings.ToLower(text)) }

// JobSort is an order of the job list.
type JobSort int

// The orders of the job list, in the order the sort key goes through them.
const (
	JobsByStatus JobSort = iota
	JobsByApplies
	JobsByTitle
	JobsByViews
	JobsByNewest
)

// JobSorts lists every order.
func JobSorts() []JobSort {
	return []JobSort{JobsByStatus, JobsByApplies, JobsByTitle, JobsByViews, JobsByNewest}
}

// String words the order: "status", "applicants".
func (s JobSort) String() string { return say.JobSort(s) }

// Order is one of a list's orders, or its reverse.
type Order[S fmt.Stringer] struct {
	By       S
	Reversed bool
}

// The orders of the two lists.
type (
	JobOrder       = Order[JobSort]
	CandidateOrder = Order[CandidateSort]
)

// String words the order: "name", "name, reversed".
func (o Order[S]) String() string {
	if o.Reversed {
		return say.Reversed(o.By.String())
	}
	return o.By.String()
}

// jobKey is a job's place in one order, worked out once: smaller ones come first.
type jobKey struct {
	major, minor int
	title        string
	newest       int64 // the id, where it is what the order is by: larger ones come first
	id           int64
	at           int // in the list before
}

// SortJobs sorts in place; ties keep the newest (largest id) first, in the reverse order,
// too, so that the order never depends on the answer's.
func SortJobs(jobs []Job, by JobOrder) {
	keys, order := make([]jobKey, len(jobs)), make([]*jobKey, len(jobs)) // sorting pointers adds no code to the program
	for i := range jobs {
		j, k := &jobs[i], &keys[i]
		k.id, k.at, order[i] = j.ID, i, k
		switch by.By {
		case JobsByStatus:
			k.major, k.minor = j.Status.Rank(), -j.Applies
		case JobsByApplies:
			k.major = -j.Applies
		case JobsByTitle:
			k.title = fold(j.Title)
		case JobsByViews:
			k.major = -j.Views
		case JobsByNewest:
			k.newest = j.ID
		}
	}
	slices.SortFunc(order, func(a, b *jobKey) int {
		of := cmp.Or(cmp.Compare(a.major, b.major), cmp.Compare(a.minor, b.minor), cmp.Compare(a.title, b.title), cmp.Compare(b.newest, a.newest))
		if by.Reversed {
			of = -of
		}
		return cmp.Or(of, cmp.Compare(b.id, a.id))
	})
	before := slices.Clone(jobs)
	for i, k := range order {
		jobs[i] = before[k.at]
	}
}

// CandidateSort is an order of the applicant list.
type CandidateSort int

// The orders of the applicant list, in the order the sort key goes through them.
const (
	CandidatesByUnviewed CandidateSort = iota
	CandidatesByDate
	CandidatesByName
	CandidatesBySalary
	CandidatesByVerdict
	CandidatesByRating
	CandidatesByExperience
)

// CandidateSorts lists every order.
func CandidateSorts() []CandidateSort {
	return []CandidateSort{CandidatesByUnviewed, CandidatesByDate, CandidatesByName, CandidatesBySalary, CandidatesByVerdict, CandidatesByRating, CandidatesByExperience}
}

// String words the order: "unviewed first", "newest".
func (s CandidateSort) String() string { return say.CandidateSort(s) }

// Standing is what some orders need to know of a candidate besides the application.
type Standing struct {
	Verdict Verdict
	Rating  int // 0 for none
	Worked  int // days of experience; 0 where they are not known
}

// CandidateKey is a candidate's place in one order, worked out once: what folding
// a name and reading a number cost is not paid for each comparison.
type CandidateKey struct {
	suggested bool
	without   bool // lacks what the order is by, and so comes last
	reversed  bool
	byDate    bool
	currency  string // of a wish
	rank      int    // of verdict, rating, experience and whether viewed: smaller ones come first
	text      string // the name's key
	wish      *big.Rat
	date      time.Time
	id        int64
}

// Key returns the candidate's place in an order. Suggested people, who did not
// apply, always come after those who did (CONTRACT 31); salary wishes are ranked
// within a currency only, lowest first (CONTRACT 32). Candidates without a wish, a
// rating, a verdict or readable dates come last, in the reverse order, too; ties are by
// newest, then by id.
func (c *Candidate) Key(o CandidateOrder, s Standing) CandidateKey {
	k := CandidateKey{suggested: c.Suggested, reversed: o.Reversed, date: c.Date, id: c.ID}
	switch o.By {
	case CandidatesByUnviewed:
		if !c.Unviewed() {
			k.rank = 1
		}
	case CandidatesByName:
		k.text = fold(c.Applicant.Name)
	case CandidatesBySalary:
		if c.Applicant.Salary != nil {
			k.currency, k.wish = c.Applicant.Currency, c.Applicant.Salary.rat()
		}
		k.without = k.wish == nil
	case CandidatesByVerdict:
		k.rank, k.without = slices.Index(Verdicts(), s.Verdict), s.Verdict == Undecided
	case CandidatesByRating:
		k.rank, k.without = -s.Rating, s.Rating == 0
	case CandidatesByExperience:
		k.rank, k.without = -s.Worked, s.Worked == 0
	case CandidatesByDate:
		k.byDate = true
	}
	return k
}

// Compare orders keys of the same order; only those of one application are equal.
func (k *CandidateKey) Compare(o *CandidateKey) int {
	switch {
	case k.suggested != o.suggested:
		return compareBool(k.suggested, o.suggested)
	case k.without != o.without:
		return compareBool(k.without, o.without)
	case k.currency != o.currency:
		return cmp.Compare(k.currency, o.currency)
	}
	of := cmp.Or(cmp.Compare(k.rank, o.rank), cmp.Compare(k.text, o.text))
	if of == 0 && k.wish != nil && o.wish != nil {
		of = k.wish.Cmp(o.wish)
	}
	if of == 0 && k.byDate {
		of = o.date.Compare(k.date)
	}
	if k.reversed {
		of = -of
	}
	return cmp.Or(of, o.date.Compare(k.date), cmp.Compare(o.id, k.id))
}

func compareBool(a, b bool) int {
	switch {
	case a == b:
		return 0
	case b:
		return -1
	default:
		return 1
	}
}

// fold gives a comparison key in which case and leading marks do not count, and
// the letters of the countries' alphabets stand where their readers look for
// them: "і" behind "и", "ő" among "o".
func fold(s string) string {
	s = strings.TrimLeftFunc(s, func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) })
	return alphabet.Replace(strings.ToLower(s))
}

// after sorts a letter behind another: no letter is greater.
const after = "\uffff"

var alphabet = strings.NewReplacer(
	"ґ", "г"+after, "є", "е"+after, "і", "и"+after, "ї", "и"+after+after,
	"á", "a", "ă", "a", "â", "a", "é", "e", "í", "i", "î", "i", "ó", "o", "ö", "o", "ő", "o",
	"ú", "u", "ü", "u", "ű", "u", "ș", "s", "ş", "s", "ț", "t", "ţ", "t",
)
