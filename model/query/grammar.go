package query

import (
	"slices"
	"strings"
	"time"
	"unicode"
	"unicode/utf8"

	"shortlist/model/lang"
	"shortlist/model/phone"
)

// parser parses a query: terms that must all be met, OR between groups of them, and
// brackets.
type parser struct {
	v      vocabulary
	now    time.Time
	typing bool

	typed   string
	rest    string // the part of typed that is not read yet
	depth   int    // open brackets
	terms   int
	problem string // the first problem
}

func (v vocabulary) parse(typed string, now time.Time, typing bool) (q Query, problem string) {
	p := parser{v: v, now: now, typing: typing, typed: typed, rest: typed}
	q.root = p.either()
	return q, p.problem
}

// place returns where the rest begins in the typed text, in characters from 1.
func (p *parser) place() int {
	return utf8.RuneCountInString(p.typed[:len(p.typed)-len(p.rest)]) + 1
}

// complain notes a problem and its place.
func (p *parser) complain(problem string, place int) {
	if p.problem == "" {
		p.problem = lang.Text("%s (character %d).", strings.TrimSuffix(problem, "."), place)
	}
}

// either reads up to the end, or to the closing bracket.
func (p *parser) either() node {
	var any []node
	orAt, empty := 0, false // the last OR, and whether one of its sides is empty
	for {
		before := p.terms
		all := p.all()
		empty = empty || p.terms == before
		if !all.matchesAll() {
			any = append(any, all)
		}
		at := p.place()
		if !p.operator() {
			break
		}
		orAt = at
	}
	if orAt > 0 && empty && !(p.typing && p.rest == "") {
		p.complain(lang.Text("OR needs a word on both sides."), orAt)
	}
	return group(true, any)
}

// operator reads an OR.
func (p *parser) operator() bool {
	words := []string{"OR"}
	if p.v.need {
		words = []string{"OR", "or", "або", "чи", "или", "sau", "ori", "vagy"}
	}
	for _, word := range words {
		rest, is := strings.CutPrefix(p.rest, word)
		if is && (rest == "" || startsWith(rest, func(r rune) bool { return unicode.IsSpace(r) || r == '(' || r == ')' })) {
			p.rest = rest
			return true
		}
	}
	return false
}

// little are the words of a need that join the others and carry no meaning of their own.
var little = strings.Fields("a an the of in on at to with and for from by as " +
	"з із зі в у на до по та і й для від за про як с со во и от о " +
	"cu de la în din pe și şi si al ale pentru un az és egy is")

// all reads terms up to an OR, to the closing bracket, or to the end.
func (p *parser) all() node {
	var all []node
	for {
		p.rest = strings.TrimLeftFunc(p.rest, unicode.IsSpace)
		at, before := p.place(), p.rest
		switch {
		case p.rest == "", p.operator(), p.depth > 0 && p.rest[0] == ')':
			p.rest = before
			return group(false, all)
		case p.rest[0] == ')':
			p.complain(lang.Text("This ) closes no bracket."), at)
			p.rest = p.rest[1:]
			continue
		}
		n, ok := p.bracket()
		if !ok {
			n, ok = p.one(at)
		}
		if ok && !n.matchesAll() {
			all = append(all, n)
		}
	}
}

// bracket reads a group in brackets. Brackets around the first part of a phone number
// belong to the number.
func (p *parser) bracket() (n node, ok bool) {
	inner, not := strings.CutPrefix(p.rest, "-")
	inner, ok = strings.CutPrefix(inner, "(")
	if code, after, closed := strings.Cut(inner, ")"); ok && closed && strings.Trim(code, "+0123456789") == "" {
		ok = !startsWith(after, func(r rune) bool { return unicode.IsDigit(r) || r == '-' })
	}
	if !ok || phone.Leading(strings.TrimPrefix(p.rest, "-")) > 0 {
		return n, false
	}
	at := p.place()
	if p.depth == maxDepth {
		p.complain(lang.Text("Brackets can be nested %d deep at most.", maxDepth), at)
		p.rest = ""
		return n, true
	}
	p.rest = inner
	p.depth++
	n = p.either()
	p.depth--
	if n.not && not { // two minus signs
		n = node{of: []node{n}}
	}
	n.not = n.not != not
	var closed bool
	if p.rest, closed = strings.CutPrefix(p.rest, ")"); !closed && !p.typing {
		p.complain(lang.Text("This ( has no closing bracket."), at)
	}
	if len(n.of) == 0 && n.term == nil { // empty brackets exclude nothing
		n = node{}
	}
	return n, true
}

// one reads a term that begins at a place.
func (p *parser) one(at int) (n node, ok bool) {
	r := p.raw()
	if p.v.need && r.key == "" && !r.quoted && !r.not && slices.Contains(little, r.text) {
		return n, false
	}
	if p.terms++; p.terms > maxTerms {
		p.complain(lang.Text("A search can have %d words and conditions; the rest is ignored.", maxTerms), at)
		return n, false
	}
	goesOn := p.typing && p.rest == "" && !r.closed
	if goesOn && r.text == "" && !r.quoted {
		return n, false // only begun
	}
	n, problem, begun := p.node(r, goesOn)
	if begun {
		return n, false
	}
	if problem != "" {
		p.complain(problem, at)
		return n, false
	}
	return n, true
}

// raw is a term as it was typed.
type raw struct {
	not    bool
	key    string // the name before the colon; "" without one
	text   string
	quoted bool
	closed bool // it has a closing quote
	open   bool // it ends with *
	phone  bool // it is a phone number
}

// raw reads a term.
func (p *parser) raw() (t raw) {
	if after, is := strings.CutPrefix(p.rest, "-"); is && after != "" && !startsWith(after, unicode.IsSpace) {
		t.not, p.rest = true, after
	}
	if i := strings.IndexByte(p.rest, ':'); i > 0 && strings.IndexFunc(p.rest[:i], func(r rune) bool { return !unicode.IsLetter(r) }) < 0 {
		t.key, p.rest = strings.ToLower(p.rest[:i]), p.rest[i+1:]
	}
	if startsWith(p.rest, isQuote) {
		_, size := utf8.DecodeRuneInString(p.rest)
		t.quoted, p.rest = true, p.rest[size:]
		end := strings.IndexFunc(p.rest, isQuote)
		if end < 0 {
			t.text, p.rest = p.rest, ""
			return t
		}
		t.text, t.closed = p.rest[:end], true
		t.phone = end > 0 && phone.Leading(t.text) == end
		_, size = utf8.DecodeRuneInString(p.rest[end:])
		p.rest = p.rest[end+size:]
		p.rest, t.open = strings.CutPrefix(p.rest, "*")
		return t
	}
	end := p.end()
	if t.key == "" || slices.ContainsFunc(p.v.texts, func(f Field) bool { return t.key == f.String() }) {
		number := phone.Leading(p.rest) // has spaces and brackets
		if after := p.rest[number:]; after == "" || startsWith(after, func(r rune) bool { return unicode.IsSpace(r) || r == ')' }) {
			end = max(end, number)
			t.phone = number > 0 && end == number
		}
	}
	t.text, p.rest = p.rest[:end], p.rest[end:]
	t.text, t.open = strings.CutSuffix(t.text, "*")
	return t
}

// end returns the end of a term without quotes: a space, or a bracket that the term
// does not open.
func (p *parser) end() int {
	opened := 0
	for i, r := range p.rest {
		switch {
		case unicode.IsSpace(r):
			return i
		case r == '(':
			opened++
		case r == ')' && opened > 0:
			opened--
		case r == ')' && (p.depth > 0 || i+1 == len(p.rest) || startsWith(p.rest[i+1:], unicode.IsSpace)):
			return i
		}
	}
	return len(p.rest)
}

func startsWith(s string, is func(rune) bool) bool {
	r, _ := utf8.DecodeRuneInString(s)
	return s != "" && is(r)
}

func isQuote(r rune) bool { return strings.ContainsRune("\"“”„«»", r) }
