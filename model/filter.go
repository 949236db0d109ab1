package model

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
	"unicode"

	"shortlist/model/lang"
)

// Query is the words of a filter, made once for many texts.
type Query []string

// NewQuery returns the words of a typed text, in lower case.
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
func (s JobSort) String() string {
	return [...]string{lang.Text("status"), lang.Text("applicants"), lang.Text("title"), lang.Text("views"), lang.Text("newest")}[s]
}

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
		return lang.Text("%s, reversed", o.By.String())
	}
	return o.By.String()
}

// jobKey is a job's place in one order, worked out once: smaller ones come first.
type jobKey struct {
	major, minor int
	title        string
	newest       int64 // the id, in the order by newest: larger ids come first
	id           int64
	at           int // the job's index before sorting
}

// SortJobs sorts in place. Ties have the newest job (with the largest id) first, also in the reverse order, so that
// the order never depends on that of the answer.
func SortJobs(jobs []Job, by JobOrder) {
	keys, order := make([]jobKey, len(jobs)), make([]*jobKey, len(jobs)) // sorting moves pointers, not whole keys
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
	// Each job moves to its place in a circle of moves: a copy of a long list would take much memory.
	for begin := range jobs {
		first := jobs[begin]
		for to := begin; ; {
			from := order[to].at
			order[to].at = to // it is there from now on
			if from == begin {
				jobs[to] = first
				break
			}
			jobs[to], to = jobs[from], from
		}
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
func (s CandidateSort) String() string {
	return [...]string{lang.Text("unviewed first"), lang.TextIn("model", "newest"), lang.Text("name"), lang.Text("salary"), lang.Text("verdict"), lang.Text("rating"), lang.Text("experience")}[s]
}

// Standing is what some orders compare that is not in the application.
type Standing struct {
	Verdict Verdict
	Rating  int // 0 for none
	Worked  int // days of experience; 0 where they are not known
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
