package query

import (
	"fmt"
	"strings"
	"time"
	"unicode"
	"unicode/utf8"
)

// parser makes a query of what is typed: terms that all are to be met, OR between
// groups of them, and brackets around such.
type parser struct {
	v      vocabulary
	now    time.Time
	typing bool

	typed   string
	rest    string // of it, not read yet
	depth   int    // open brackets
	terms   int
	problem string // the first one
}

func (v vocabulary) parse(typed string, now time.Time, typing bool) (q Query, problem string) {
	p := parser{v: v, now: now, typing: typing, typed: typed, rest: typed}
	q.root = p.either()
	return q, p.problem
}

// place is where in what is typed the rest begins, in characters from 1 on.
func (p *parser) place() int {
	return utf8.RuneCountInString(p.typed[:len(p.typed)-len(p.rest)]) + 1
}

// complain notes a problem, of which place says where it is.
func (p *parser) complain(problem string, place int) {
	if p.problem == "" {
		p.problem = fmt.Sprintf("%s (character %d).", strings.TrimSuffix(problem, "."), place)
	}
}

// either reads up to the end, or to the bracket that closes.
func (p *parser) either() node {
	var any []node
	orAt, empty := 0, false // the last OR, and whether one of its sides has nothing
	for {
		before := p.terms
		all := p.all()
		empty = empty || p.terms == before
		if !all.everybody() {
			any = append(any, all)
		}
		at := p.place()
		if !p.operator() {
			break
		}
		orAt = at
	}
	if orAt > 0 && empty && !(p.typing && p.rest == "") {
		p.complain("OR needs something to search for on both sides.", orAt)
	}
	return group(true, any)
}

// operator reads an OR.
func (p *parser) operator() bool {
	rest, is := strings.CutPrefix(p.rest, "OR")
	if is && (rest == "" || startsWith(rest, func(r rune) bool { return unicode.IsSpace(r) || r == '(' || r == ')' })) {
		p.rest = rest
		return true
	}
	return false
}

// all reads terms up to an OR, to the bracket that closes, or to the end.
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
			p.complain("There is no bracket that this ) closes.", at)
			p.rest = p.rest[1:]
			continue
		}
		n, ok := p.bracket()
		if !ok {
			n, ok = p.one(at)
		}
		if ok && !n.everybody() {
			all = append(all, n)
		}
	}
}

// bracket reads a group in brackets. One around nothing but a number that goes on behind
// it is part of that.
func (p *parser) bracket() (n node, ok bool) {
	inner, not := strings.CutPrefix(p.rest, "-")
	inner, ok = strings.CutPrefix(inner, "(")
	if code, after, closed := strings.Cut(inner, ")"); ok && closed && strings.Trim(code, "+0123456789") == "" {
		ok = !startsWith(after, func(r rune) bool { return unicode.IsDigit(r) || r == '-' })
	}
	if !ok {
		return n, false
	}
	at := p.place()
	if p.depth == maxDepth {
		p.complain(fmt.Sprintf("More than %d brackets within each other are too many.", maxDepth), at)
		p.rest = ""
		return n, true
	}
	p.rest = inner
	p.depth++
	n = p.either()
	p.depth--
	if n.not && not { // of one that is kept out itself
		n = node{of: []node{n}}
	}
	n.not = n.not != not
	var closed bool
	if p.rest, closed = strings.CutPrefix(p.rest, ")"); !closed && !p.typing {
		p.complain("This ( is not closed.", at)
	}
	if len(n.of) == 0 && n.term == nil { // nothing is kept out by nothing
		n = node{}
	}
	return n, true
}

// one reads a term that begins at a place.
func (p *parser) one(at int) (n node, ok bool) {
	r := p.raw()
	if p.terms++; p.terms > maxTerms {
		p.complain(fmt.Sprintf("More than %d terms are too many; the first of them are searched for.", maxTerms), at)
		return n, false
	}
	goesOn := p.typing && p.rest == "" && !r.closed
	if goesOn && r.text == "" && !r.quoted {
		return n, false // only begun
	}
	n, said, begun := p.node(r, goesOn)
	if begun {
		return n, false
	}
	if said != "" {
		p.complain(said, at)
		return n, false
	}
	return n, true
}

// raw is a term as it is typed.
type raw struct {
	not    bool
	key    string // what stands before the colon; "" for nothing
	text   string
	quoted bool
	closed bool // its quote is
	open   bool // a * ends it
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
		_, size = utf8.DecodeRuneInString(p.rest[end:])
		p.rest = p.rest[end+size:]
		p.rest, t.open = strings.CutPrefix(p.rest, "*")
		return t
	}
	end := p.end()
	t.text, p.rest = p.rest[:end], p.rest[end:]
	t.text, t.open = strings.CutSuffix(t.text, "*")
	return t
}

// end is where a term without quotes ends: at a space, or at a bracket that it does not
// open itself.
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
