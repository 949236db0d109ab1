package query

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"shortlist/model"
)

// Bounds of the work a query makes, and of what FTS5 takes.
const (
	maxTerms = 32
	maxDepth = 8
)

// Parse takes what was typed, at a time that applied: counts from. problem is a sentence
// about the first thing that cannot be understood, and its place, "" for none; such
// terms are left out of the query.
func Parse(typed string, now time.Time) (q Query, problem string) {
	return people().parse(typed, now, false)
}

// ParseTyping is Parse while it is being typed: the last word may go on, and what is
// only begun is no problem yet.
func ParseTyping(typed string, now time.Time) (q Query, problem string) {
	return people().parse(typed, now, true)
}

// ParseListTyping is ParseTyping of a query over a list, which knows is:marked, too.
func ParseListTyping(typed string, now time.Time) (q Query, problem string) {
	v := people()
	v.is = append(v.is, marked)
	return v.parse(typed, now, true)
}

// ParseJobsTyping is ParseListTyping of a query over jobs: see EntryOfJob.
func ParseJobsTyping(typed string) (q Query, problem string) {
	return jobs().parse(typed, time.Time{}, true)
}

// vocabulary is what may stand before a colon, and behind those that offer a choice.
type vocabulary struct {
	texts      []Field // in the order they are told of
	is, has    []option
	applicants bool // what only applicants have
}

func people() vocabulary {
	return vocabulary{
		texts: []Field{Name, Contact, Employer, Position, Duties, Education, Region, Note, Tag, CV},
		is:    slices.Concat(applicantIs, verdicts()[:3]), has: applicantHas, applicants: true,
	}
}

func jobs() vocabulary {
	return vocabulary{texts: []Field{Position, Region}, is: append(slices.Clone(jobIs), marked), has: jobHas}
}

// names lists what may stand before a colon.
func (v vocabulary) names() []string {
	names := []string{"job", "is", "has"}
	if v.applicants {
		names = append(names, "status", "list", "salary", "age", "years", "applied", "rating", "verdict")
	}
	for _, f := range v.texts {
		names = append(names, f.String())
	}
	return names
}

// node makes sense of a term; goesOn says that its last word may, and begun that it is
// no term yet.
func (p *parser) node(r raw, goesOn bool) (n node, said string, begun bool) {
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
		begun = n.everybody() // of signs alone nothing can be looked for
	case field >= 0:
		if n = words(p.v.texts[field]); n.everybody() {
			said = r.key + ": needs a word behind it."
		}
	case r.key == "job":
		n = words(jobTitle)
		if id, err := strconv.ParseInt(strings.TrimPrefix(r.text, "#"), 10, 64); err == nil && !r.quoted {
			n = group(true, slices.DeleteFunc([]node{ofJob(id), n}, func(n node) bool { return n.everybody() }))
		}
		if n.everybody() {
			said = "job: needs the id of a job, or words of its title."
		}
	case r.key == "is":
		n, said = choice(r.key, value, goesOn, p.v.is)
	case r.key == "has":
		n, said = choice(r.key, value, goesOn, p.v.has)
	case !p.v.applicants:
		said = p.v.unknown(r.key)
	case r.key == "list":
		if n = words(shortlists); n.everybody() {
			said = "list: needs the name of a shortlist, or words of it."
		}
	case r.key == "status":
		if n, said = choice(r.key, value, goesOn, statuses()); said != "" && r.quoted && oneToken(value) != "" {
			n, said = status(value).node(), ""
		}
	case r.key == "verdict":
		n, said = choice(r.key, value, goesOn, verdicts())
	case r.key == "rating":
		n, said, begun = rating(value)
	case r.key == "age":
		n, said, begun = numbers(r.key, value, "years", func(s span) node {
			t := ages.between(s)
			t.personal = true
			return node{term: t}
		})
	case r.key == "years":
		n, said, begun = numbers(r.key, value, "whole years of experience", func(s span) node { return experience(s, p.now) })
	case r.key == "applied":
		n, said, begun = applied(value, p.now)
	case r.key == "salary":
		n, said, begun = salary(value)
	default:
		said = p.v.unknown(r.key)
	}
	n.not = r.not
	return n, said, begun && (goesOn || r.key == "")
}

func (v vocabulary) unknown(key string) string {
	return fmt.Sprintf("There is no %s: here; there is %s, and in quotes it is a word.", key, list(v.names()))
}

func list(names []string) string {
	for i := range names {
		names[i] += ":"
	}
	return strings.Join(names[:len(names)-1], " ") + " and " + names[len(names)-1]
}

// choice takes one of some options; while it is typed, the first that begins so.
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
	last := len(names) - 1
	return node{}, fmt.Sprintf("%s: is followed by %s or %s.", key, strings.Join(names[:last], ", "), names[last])
}

func (o option) node() node { return fact(o.holds, o.mark) }

// rating finds the ratings that compare so; those without one are rated none, which is less
// than no other.
func rating(value string) (n node, said string, begun bool) {
	s, ok, begun := readSpan(dashed(value), func(text string) (span, bool) {
		if text == "none" {
			return span{}, true
		}
		s, ok := wholeNumber(text)
		return s, ok && s.to <= model.MaxRating
	})
	if !ok {
		return n, fmt.Sprintf("rating: is followed by a number of 1 to %d, none, or a comparison like >3 or <=2.", model.MaxRating), begun
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
