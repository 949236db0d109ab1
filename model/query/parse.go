package query

import (
	"slices"
	"strconv"
	"strings"
	"time"

	"shortlist/model"
	"shortlist/model/lang"
)

// The bounds of the work that a query makes, within those of FTS5.
const (
	maxTerms = 32
	maxDepth = 8
)

// Parse parses a query. applied: and since: count from now. problem is a sentence about the first
// part that cannot be understood, and its place; it is "" if all is understood. Parts
// that cannot be understood are left out of the query.
func Parse(typed string, now time.Time) (q Query, problem string) {
	return people(now).parse(typed, now, false)
}

// ParseTyping parses a query while it is being typed: the last word may go on, and an
// unfinished part is not a problem yet.
func ParseTyping(typed string, now time.Time) (q Query, problem string) {
	q, problem = people(now).parse(typed, now, true)
	q.ByCloseness = true
	return q, problem
}

// ParseListTyping is ParseTyping for a query over a list, which has is:marked, too.
func ParseListTyping(typed string, now time.Time) (q Query, problem string) {
	v := people(now)
	v.is = append(v.is, marked)
	return v.parse(typed, now, true)
}

// ParseJobsTyping is ParseListTyping for a query over jobs; see EntryOfJob.
func ParseJobsTyping(typed string) (q Query, problem string) {
	return jobs().parse(typed, time.Time{}, true)
}

// ParseNeed parses what a job asks for, as a manager words it: words and fields of the texts that an applicant wrote, no
// facts. "or" divides it in small letters, too, also those of Ukrainian, Romanian and Hungarian, and the little words
// between the others may be missing.
func ParseNeed(typed string) (q Query, problem string) {
	v := vocabulary{texts: []Field{Position, Employer, Duties, Education, Region, CV}, need: true}
	q, problem = v.parse(typed, time.Time{}, false)
	if q.Empty() && problem == "" { // the little words are all there is
		v.need = false
		q, problem = v.parse(typed, time.Time{}, false)
	}
	return q, problem
}

// vocabulary holds the names before a colon, and the values of those that offer a
// choice.
type vocabulary struct {
	texts      []Field // in the order of messages
	is, has    []option
	applicants bool // includes the names that only applicants have
	need       bool // of ParseNeed
}

func people(now time.Time) vocabulary {
	return vocabulary{
		texts: []Field{Name, Contact, Employer, Position, Duties, Education, Region, Note, Tag, CV},
		is:    slices.Concat(applicantIs, snoozes(now), verdicts()[:3]), has: applicantHas, applicants: true,
	}
}

func jobs() vocabulary {
	return vocabulary{texts: []Field{Position, Region}, is: append(slices.Clone(jobIs), marked), has: jobHas}
}

// names returns the names before a colon.
func (v vocabulary) names() []string {
	var names []string
	if len(v.is) > 0 {
		names = []string{"job", "is", "has"}
	}
	if v.applicants {
		names = append(names, "status", "list", "salary", "age", "years", "applied", "since", "rating", "verdict")
	}
	for _, f := range v.texts {
		names = append(names, f.String())
	}
	return names
}

// node returns the condition of a term. goesOn means that its last word may get more
// letters. begun reports that it is not a term yet.
func (p *parser) node(r raw, goesOn bool) (n node, problem string, begun bool) {
	value := strings.ToLower(strings.TrimSpace(r.text))
	words := func(f Field) node {
		t := &term{field: f, patterns: textPatterns(r, r.open || goesOn)}
		if f == anyField || f.written() && f.isSpelled() {
			t.patterns = append(t.patterns, spelledPatterns(r, r.open || goesOn)...)
		}
		if len(t.patterns) == 0 {
			return node{}
		}
		return node{term: t}
	}
	field := slices.IndexFunc(p.v.texts, func(f Field) bool { return r.key == f.String() })
	switch {
	case r.key == "":
		n = words(anyField)
		begun = n.matchesAll() // signs alone cannot be looked for
	case field >= 0:
		if n = words(p.v.texts[field]); n.matchesAll() {
			problem = lang.Text("%s: needs a word after it.", r.key)
		} else if p.v.texts[field] == Contact {
			inCV := words(contactsInCV)
			inCV.term.personal = true
			n = group(true, []node{n, inCV})
		}
	case len(p.v.is) == 0:
		problem = p.v.unknown(r.key)
	case r.key == "job":
		n = words(jobTitle)
		if id, err := strconv.ParseInt(strings.TrimPrefix(r.text, "#"), 10, 64); err == nil && !r.quoted {
			n = group(true, slices.DeleteFunc([]node{ofJob(id), n}, func(n node) bool { return n.matchesAll() }))
		}
		if n.matchesAll() {
			problem = lang.Text("job: needs the id of a job, or words of its title.")
		}
	case r.key == "is":
		n, problem = choice(r.key, value, goesOn, p.v.is)
	case r.key == "has":
		n, problem = choice(r.key, value, goesOn, p.v.has)
	case !p.v.applicants:
		problem = p.v.unknown(r.key)
	case r.key == "list":
		if n = words(shortlists); n.matchesAll() {
			problem = lang.Text("list: needs the name of a shortlist, or words of it.")
		}
	case r.key == "status":
		if n, problem = choice(r.key, value, goesOn, statuses()); problem != "" && r.quoted && oneToken(value) != "" {
			n, problem = status(value).node(), ""
		}
	case r.key == "verdict":
		n, problem = choice(r.key, value, goesOn, verdicts())
	case r.key == "rating":
		n, problem, begun = rating(value)
	case r.key == "age":
		n, problem, begun = numbers(value, lang.Text("age: needs a number of years, a comparison like >30, or a range like 25..40."), func(s span) node {
			t := ages.between(s)
			t.personal = true
			return node{term: t}
		})
	case r.key == "years":
		n, problem, begun = numbers(value, lang.Text("years: needs a number of years of experience, a comparison like >5, or a range like 3..10."), func(s span) node { return experience(s, p.now) })
	case r.key == "applied":
		n, problem, begun = applied(value, p.now)
	case r.key == "since":
		n, problem, begun = happened(value, p.now)
	case r.key == "salary":
		n, problem, begun = salary(value)
	default:
		problem = p.v.unknown(r.key)
	}
	n.not = r.not
	return n, problem, begun && (goesOn || r.key == "")
}

func (v vocabulary) unknown(key string) string {
	return lang.Text("%s: is unknown. Put it in quotes to search for it, or use one of %s:.", key, strings.Join(v.names(), ": "))
}

// choice finds one of some options; while the value is typed, the first that begins
// with it.
func choice(key, value string, goesOn bool, of []option) (node, string) {
	i := slices.IndexFunc(of, func(o option) bool { return o.name == value || value == formerly && o.mark == isMark(formerly) })
	if i < 0 && goesOn && value != "" {
		i = slices.IndexFunc(of, func(o option) bool { return strings.HasPrefix(o.name, value) })
	}
	if i >= 0 {
		return of[i].node(), ""
	}
	var names []string
	for _, o := range of {
		names = append(names, o.name)
	}
	return node{}, sayExpectChoice(key, names)
}

func (o option) node() node {
	if o.term != nil {
		return node{term: o.term}
	}
	return fact(o.holds, o.mark)
}

// rating finds ratings by a comparison. An applicant without a rating has the rating
// none, which is the lowest.
func rating(value string) (n node, problem string, begun bool) {
	s, ok, begun := readSpan(dashed(value), func(text string) (span, bool) {
		if text == "none" {
			return span{}, true
		}
		s, ok := wholeNumber(text)
		return s, ok && s.to <= model.MaxRating
	})
	if !ok {
		return n, lang.Text("rating: needs a number from 1 to %d, none, or a comparison like >3 or <=2.", model.MaxRating), begun
	}
	if strings.ContainsAny(value, "<≤.") {
		s.from = max(s.from, 1)
	}
	var marks []string
	for r := s.from; r <= min(s.to, model.MaxRating); r++ {
		marks = append(marks, ratingMark(int(r)))
	}
	return fact(func(e *Entry) bool { return s.from <= int64(e.rating()) && int64(e.rating()) <= s.to }, marks...), "", false
}

func sayExpectChoice(name string, values []string) string {
	last := len(values) - 1
	return lang.Text("%s: needs one of %s or %s.", name, strings.Join(values[:last], ", "), values[last])
}
