package jobeditor

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"shortlist/model/lang"
	"shortlist/ui/text"
	"shortlist/ui/widget"
)

// line is a field of one line. It shows a value of the service cleaned for the terminal,
// and sends it byte for byte until a person edits it.
type line struct {
	input widget.Input
	raw   string // as the service sent it
	shown string // raw as the input shows it
}

func newLine(placeholder string) line {
	in := widget.NewInput(placeholder)
	in.CharLimit = 2000
	return line{input: in}
}

func (l *line) set(raw string) {
	l.raw = raw
	l.input.SetValue(text.Line(raw))
	l.shown = l.input.Value()
	l.input.CursorEnd()
}

// atEnd reports whether the cursor is behind the text.
func (l *line) atEnd() bool { return l.input.Position() >= len([]rune(l.input.Value())) }

func (l *line) value() string {
	if l.input.Value() == l.shown {
		return l.raw
	}
	return l.input.Value()
}

// pick is a field with a few values, by their codes; an optional one may have no value.
type pick struct {
	codes    []int
	label    func(code int) string
	optional bool
	at       int // index into codes; -1: nothing chosen
}

func (p *pick) set(code *int) {
	p.at = -1
	if code == nil {
		return
	}
	for i, c := range p.codes {
		if c == *code {
			p.at = i
		}
	}
	if p.at < 0 { // an unknown code of the service stays
		p.codes = append(p.codes, *code)
		p.at = len(p.codes) - 1
	}
}

func (p *pick) value() *int {
	if p.at < 0 {
		return nil
	}
	code := p.codes[p.at]
	return &code
}

func (p *pick) text() string {
	if p.at < 0 {
		if p.optional {
			return lang.TextIn("jobeditor", "none")
		}
		return lang.Text("choose")
	}
	return p.label(p.codes[p.at])
}

// key handles a key: arrows go round, a digit chooses its code, a letter the next choice
// with a word that begins with it, backspace clears an optional field.
func (p *pick) key(key string) {
	least := 0
	if p.optional {
		least = -1
	}
	switch key {
	case "right":
		if p.at++; p.at >= len(p.codes) {
			p.at = least
		}
	case "left":
		if p.at--; p.at < least {
			p.at = len(p.codes) - 1
		}
	case "backspace", "delete":
		if p.optional {
			p.at = -1
		}
	default:
		for i, c := range p.codes {
			if len(key) == 1 && int(key[0]-'0') == c {
				p.at = i
				return
			}
		}
		p.letter(key)
	}
}

// letter chooses the next value that has a word beginning with the letter; the first value
// follows the last.
func (p *pick) letter(key string) {
	if r, _ := utf8.DecodeRuneInString(key); utf8.RuneCountInString(key) != 1 || !unicode.IsLetter(r) {
		return
	}
	for i := range p.codes {
		at := (p.at + 1 + i) % len(p.codes)
		for _, word := range strings.Fields(strings.ToLower(p.label(p.codes[at]))) {
			if strings.HasPrefix(word, strings.ToLower(key)) {
				p.at = at
				return
			}
		}
	}
}
