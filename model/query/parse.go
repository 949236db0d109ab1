package query

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"shortlist/model"
)

// maxTerms bounds the work a query makes.
const maxTerms = 32

// Parse takes what was typed. problem is a sentence about the first term that cannot
// be understood, "" for none; such terms are left out of the query.
func Parse(typed string) (q Query, problem string) { return people().parse(typed, false) }

// ParseTyping is Parse while it is being typed: the last word may go on, and what is
// only begun is no problem yet.
func ParseTyping(typed string) (q Query, problem string) { return people().parse(typed, true) }

// ParseJobsTyping is ParseTyping of a query over jobs: see EntryOfJob.
func ParseJobsTyping(typed string) (q Query, problem string) { return jobs().parse(typed, true) }

// vocabulary is what may stand before a colon, and behind those that offer a choice.
type vocabulary struct {
	texts            []Field // in the order they are told of
	is, has, verdict []option
	rating           bool
}

func people() vocabulary {
	return vocabulary{
		texts: []Field{Name, Contact, Employer, Position, Duties, Education, Region, Note, Tag, CV},
		is:    append(options(isMark, isUnseen, isNew, isSuggested, isPremium, isDeleted), verdicts()[:3]...),
		has:   options(hasMark, hasCV, hasEmail, hasPhone, hasNote, hasTag, hasRating, hasVerdict, hasSalary, hasMessages),

		verdict: verdicts(),
		rating:  true,
	}
}

func jobs() vocabulary {
	return vocabulary{
		texts: []Field{Position, Region},
		is:    options(isMark, isUnseen, isActive, isStopped, isInactive, isDeleted),
		has:   options(hasMark, hasApplicants, hasSalary),
	}
}

func (v vocabulary) parse(typed string, typing bool) (q Query, problem string) {
	s := source{rest: typed}
	for {
		raw, ok := s.next()
		if !ok {
			return q, problem
		}
		if len(q.terms) == maxTerms {
			return q, fmt.Sprintf("More than %d terms are too many; the first of them are looked for.", maxTerms)
		}
		goesOn := typing && s.rest == "" && !raw.closed
		if goesOn && raw.text == "" && !raw.quoted {
			continue // only begun
		}
		t, err := v.term(raw, goesOn)
		switch {
		case err != "" && problem == "":
			problem = err
		case err == "" && (t.field != anyField || len(t.patterns) > 0): // of signs alone nothing can be looked for
			q.terms = append(q.terms, t)
		}
	}
}

// source is what is typed, term by term.
type source struct{ rest string }

// raw is a term as it is typed.
type raw struct {
	not    bool
	key    string // what stands before the colon; "" for nothing
	text   string
	quoted bool
	closed bool // its quote is
	open   bool // a * ends it
}

func (s *source) next() (t raw, ok bool) {
	s.rest = strings.TrimLeftFunc(s.rest, unicode.IsSpace)
	if s.rest == "" {
		return t, false
	}
	if after, is := strings.CutPrefix(s.rest, "-"); is && after != "" && !startsWith(after, unicode.IsSpace) {
		t.not, s.rest = true, after
	}
	if i := strings.IndexByte(s.rest, ':'); i > 0 && strings.IndexFunc(s.rest[:i], func(r rune) bool { return !unicode.IsLetter(r) }) < 0 {
		t.key, s.rest = strings.ToLower(s.rest[:i]), s.rest[i+1:]
	}
	if startsWith(s.rest, isQuote) {
		_, size := utf8.DecodeRuneInString(s.rest)
		t.quoted, s.rest = true, s.rest[size:]
		end := strings.IndexFunc(s.rest, isQuote)
		if end < 0 {
			t.text, s.rest = s.rest, ""
			return t, true
		}
		t.text, t.closed = s.rest[:end], true
		_, size = utf8.DecodeRuneInString(s.rest[end:])
		s.rest = s.rest[end+size:]
		s.rest, t.open = strings.CutPrefix(s.rest, "*")
		return t, true
	}
	end := strings.IndexFunc(s.rest, unicode.IsSpace)
	if end < 0 {
		end = len(s.rest)
	}
	t.text, s.rest = s.rest[:end], s.rest[end:]
	t.text, t.open = strings.CutSuffix(t.text, "*")
	return t, true
}

func startsWith(s string, is func(rune) bool) bool {
	r, _ := utf8.DecodeRuneInString(s)
	return s != "" && is(r)
}

func isQuote(r rune) bool { return strings.ContainsRune("\"“”„«»", r) }

// names lists what may stand before a colon.
func (v vocabulary) names() []string {
	names := []string{"job", "is", "has"}
	if v.rating {
		names = append(names, "rating")
	}
	if v.verdict != nil {
		names = append(names, "verdict")
	}
	for _, f := range v.texts {
		names = append(names, f.String())
	}
	return names
}

// term makes sense of a term; goesOn says that its last word may.
func (v vocabulary) term(r raw, goesOn bool) (term, string) {
	open := r.open || goesOn
	t := term{not: r.not, field: Marks}
	if r.key == "" {
		t.field, t.patterns = anyField, textPatterns(r.text, r.quoted, open)
		return t, ""
	}
	for _, f := range v.texts {
		if r.key == f.String() {
			if t.field, t.patterns = f, textPatterns(r.text, r.quoted, open); len(t.patterns) == 0 {
				return t, fmt.Sprintf("%s: needs a word behind it.", r.key)
			}
			return t, ""
		}
	}
	value := strings.ToLower(strings.TrimSpace(r.text))
	said := ""
	switch {
	case r.key == "job":
		if t.patterns = jobPatterns(r.text, r.quoted, open); len(t.patterns) == 0 {
			said = "job: needs the id of a job, or words of its title."
		}
	case r.key == "is":
		t.patterns, said = choice(r.key, value, goesOn, v.is)
	case r.key == "has":
		t.patterns, said = choice(r.key, value, goesOn, v.has)
	case r.key == "verdict" && v.verdict != nil:
		t.patterns, said = choice(r.key, value, goesOn, v.verdict)
	case r.key == "rating" && v.rating:
		t.patterns, said = ratingPatterns(value)
	default:
		said = fmt.Sprintf("There is no %s: here; there is %s. In quotes it is looked for as a word.", r.key, list(v.names()))
	}
	return t, said
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

// jobPatterns find a job by its id, and by the words of its title.
func jobPatterns(text string, quoted, open bool) []pattern {
	var out []pattern
	if id, err := strconv.ParseInt(strings.TrimPrefix(text, "#"), 10, 64); err == nil && !quoted {
		out = append(out, pattern{jobMark(id), false})
	}
	for _, p := range textPatterns(text, quoted, open) {
		words := strings.Split(p.tokens, " ")
		for i := range words {
			words[i] = barrier + "title" + words[i]
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
