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

// ParseJobsTyping is ParseTyping of a query over jobs: see EntryOfJob.
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
		is:    append(options(isMark, isUnseen, isNew, isSuggested, isPremium, isDeleted), verdicts()[:3]...),
		has:   options(hasMark, hasCV, hasEmail, hasPhone, hasNote, hasTag, hasRating, hasVerdict, hasSalary, hasMessages),

		applicants: true,
	}
}

func jobs() vocabulary {
	return vocabulary{
		texts: []Field{Position, Region},
		is:    options(isMark, isUnseen, isActive, isStopped, isInactive, isDeleted),
		has:   options(hasMark, hasApplicants, hasSalary),
	}
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
	open := r.open || goesOn
	t := term{field: Marks}
	value := strings.ToLower(strings.TrimSpace(r.text))
	of := func(more ...term) node {
		n := node{}
		for _, t := range more {
			n.of = append(n.of, node{term: &t})
		}
		n = group(false, n.of)
		n.not = r.not
		return n
	}
	field := slices.IndexFunc(p.v.texts, func(f Field) bool { return r.key == f.String() })
	switch {
	case r.key == "":
		t.field, t.patterns = anyField, slices.Concat(textPatterns(r.text, r.quoted, open), anyAlphabet(r, open))
		if len(t.patterns) == 0 { // of signs alone nothing can be looked for
			return n, "", true
		}
	case field >= 0:
		t.field = p.v.texts[field]
		if t.patterns = textPatterns(r.text, r.quoted, open); len(t.patterns) == 0 {
			said = r.key + ": needs a word behind it."
		}
		if isSpelled(t.field) {
			t.patterns = append(t.patterns, anyAlphabet(r, open)...)
		}
	case r.key == "job":
		if t.patterns = jobPatterns(r.text, r.quoted, open); len(t.patterns) == 0 {
			said = "job: needs the id of a job, or words of its title."
		}
	case r.key == "is":
		t.patterns, said = choice(r.key, value, goesOn, p.v.is)
	case r.key == "has":
		t.patterns, said = choice(r.key, value, goesOn, p.v.has)
	case !p.v.applicants:
		said = p.v.unknown(r.key)
	case r.key == "list":
		if t.patterns = marked(listMark, textPatterns(r.text, r.quoted, open)); len(t.patterns) == 0 {
			said = "list: needs the name of a shortlist, or words of it."
		}
	case r.key == "status":
		if t.patterns, said = choice(r.key, value, goesOn, statuses()); said != "" && r.quoted && oneToken(value) != "" {
			t.patterns, said = []pattern{{statusMark(value), false}}, ""
		}
	case r.key == "verdict":
		t.patterns, said = choice(r.key, value, goesOn, verdicts())
	case r.key == "rating":
		t.patterns, said = ratingPatterns(value)
		begun = strings.Trim(value, "<>=≤≥") == ""
	case r.key == "age":
		t.personal = true
		t.patterns, said, begun = numbers(r.key, value, "years", func(s span) []pattern { return ages.between(s.from, s.to) })
	case r.key == "years":
		t.patterns, said, begun = numbers(r.key, value, "whole years of experience", func(s span) []pattern { return experience(s.from, s.to, p.now) })
	case r.key == "applied":
		t.patterns, said, begun = applied(value, p.now)
	case r.key == "salary":
		var terms []term
		if terms, said, begun = salary(value); said == "" {
			return of(terms...), "", false
		}
	default:
		said = p.v.unknown(r.key)
	}
	return of(t), said, begun && goesOn
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

// textPatterns find words. Several that no space parts, as in full-time or an address,
// are a phrase too.
func textPatterns(text string, quoted, open bool) []pattern {
	words := Words(text)
	// A number as people part it is one; else it would be looked for in pieces.
	if digits := strings.Trim(text, "+0123456789()-./"); digits == "" && len(words) > 1 {
		words = Words(strings.Map(func(r rune) rune {
			if '0' <= r && r <= '9' {
				return r
			}
			return -1
		}, text))
	}
	switch {
	case len(words) == 0:
		return nil
	case len(words) == 1 && !quoted:
		return wordPatterns(words[0], open)
	}
	return phrasePatterns(words, open)
}

// anyAlphabet finds words that are not in quotes in other alphabets, too.
func anyAlphabet(r raw, open bool) []pattern {
	words := Words(r.text)
	if r.quoted || len(words) == 0 {
		return nil
	}
	return spelledPatterns(words, r.text, open)
}

// jobPatterns find a job by its id, and by the words of its title.
func jobPatterns(text string, quoted, open bool) []pattern {
	var out []pattern
	if id, err := strconv.ParseInt(strings.TrimPrefix(text, "#"), 10, 64); err == nil && !quoted {
		out = append(out, pattern{jobMark(id), false})
	}
	return append(out, marked(titleMark, textPatterns(text, quoted, open))...)
}

// marked are patterns of words as marks of a kind hold them.
func marked(mark func(token string) string, of []pattern) (out []pattern) {
	for _, p := range of {
		words := strings.Split(p.tokens, " ")
		for i := range words {
			words[i] = mark(words[i])
		}
		out = append(out, pattern{strings.Join(words, " "), p.open})
	}
	return out
}

// option is one thing that may stand behind a colon, and the mark it looks for.
type option struct{ name, mark string }

// choice takes one of some options; while it is typed, the first that begins so.
func choice(key, value string, goesOn bool, of []option) ([]pattern, string) {
	i := slices.IndexFunc(of, func(o option) bool { return o.name == value })
	if i < 0 && goesOn && value != "" {
		i = slices.IndexFunc(of, func(o option) bool { return strings.HasPrefix(o.name, value) })
	}
	if i >= 0 {
		return []pattern{{of[i].mark, false}}, ""
	}
	var names []string
	for _, o := range of {
		names = append(names, o.name)
	}
	last := len(names) - 1
	return nil, fmt.Sprintf("%s: is followed by %s or %s.", key, strings.Join(names[:last], ", "), names[last])
}

func options(mark func(string) string, names ...string) (out []option) {
	for _, name := range names {
		out = append(out, option{name, mark(name)})
	}
	return out
}

func verdicts() (out []option) {
	for _, v := range model.Verdicts() {
		name := string(v)
		if v == model.Undecided {
			name = "none"
		}
		out = append(out, option{name, verdictMark(v)})
	}
	return out
}

func statuses() (out []option) {
	for _, s := range []model.CandidateStatus{model.Received, model.Processing, model.Invited, model.Offer, model.Rejected, model.CandidateDeleted} {
		out = append(out, option{strings.ToLower(string(s)), statusMark(string(s))})
	}
	return out
}

// ratingPatterns find the ratings that compare so; those without one are rated none.
func ratingPatterns(value string) ([]pattern, string) {
	if value == "none" {
		return []pattern{{ratingMark(0), false}}, ""
	}
	digits := strings.TrimLeft(value, "<>=≤≥")
	n, err := strconv.Atoi(digits)
	if err != nil || n < 0 || n > model.MaxRating {
		return nil, fmt.Sprintf("rating: is followed by a number of 1 to %d, none, or a comparison like >3 or <=2.", model.MaxRating)
	}
	var out []pattern
	for r := range model.MaxRating + 1 {
		meets := false
		switch sign := value[:len(value)-len(digits)]; sign {
		case "", "=", "==":
			meets = r == n
		case ">":
			meets = r > n
		case ">=", "=>", "≥":
			meets = r >= n
		case "<":
			meets = 0 < r && r < n
		case "<=", "=<", "≤":
			meets = 0 < r && r <= n
		default:
			return nil, fmt.Sprintf("rating: knows no comparison %s; it is one of > >= < <=.", sign)
		}
		if meets {
			out = append(out, pattern{ratingMark(r), false})
		}
	}
	return out, ""
}
