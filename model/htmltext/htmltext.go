// Package htmltext turns HTML into the text a reader sees, and counts it.
//
// The rules of the service (CONTRACT 8) count characters, without defining them, in HTML from which it strips unknown
// tags. A text that passes the counts made here passes under every common reading of those rules.
package htmltext

import (
	"iter"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/clipperhouse/uax29/v2/graphemes"
	"golang.org/x/net/html"
	"golang.org/x/net/html/atom"
)

// Visible returns what a reader sees of htmlSrc as plain text: entities
// decoded, markup, scripts, styles and comments dropped, block elements on
// lines of their own, every run of whitespace one space or one newline, no
// invisible characters, nothing at either end.
//
// The time is linear in the length of htmlSrc, however deep the tags nest: the
// source is read as tokens and no tree is built.
func Visible(htmlSrc string) string { return visible(htmlSrc, false) }

// Numbered is Visible with the numbers that a browser writes before the items of lists.
func Numbered(htmlSrc string) string { return visible(htmlSrc, true) }

func visible(htmlSrc string, numbered bool) string {
	if htmlSrc == "" {
		return "" // without the 4 kB of a tokenizer
	}
	w := collapser{}
	var numbers Numbers
	w.out.Grow(len(htmlSrc) / 2)
	z := html.NewTokenizer(strings.NewReader(htmlSrc))
	for kind, tag := range Seen(z) {
		number := ""
		if numbered {
			number = numbers.Next(z, kind, tag)
		}
		switch {
		case kind == html.TextToken:
			w.text(z.Text())
		case number != "":
			w.endItem()
			w.gap('\n')
			w.number = number
		case tag == atom.Td, tag == atom.Th, tag == atom.Option:
			w.gap(' ')
		case Block(tag), tag == atom.Br:
			w.gap('\n')
		}
	}
	w.endItem()
	return w.String()
}

// Seen yields the texts and tags of an HTML source that a browser shows, each with its
// kind and, for a tag, its name, while z is at it. Comments, scripts, styles and the
// like are left out. A self-closing tag is a start tag: HTML ignores the slash, so that
// <script/> opens a script all the same.
func Seen(z *html.Tokenizer) iter.Seq2[html.TokenType, atom.Atom] {
	return func(yield func(html.TokenType, atom.Atom) bool) {
		var skip atom.Atom // the element whose content is not shown, 0 for none
		depth := 0         // how many of them are open inside each other
		for {
			kind, tag := z.Next(), atom.Atom(0)
			started := kind == html.StartTagToken
			switch kind {
			case html.ErrorToken:
				return
			case html.SelfClosingTagToken:
				kind = html.StartTagToken
			case html.StartTagToken, html.EndTagToken, html.TextToken:
			default:
				continue
			}
			if kind != html.TextToken {
				name, _ := z.TagName()
				tag = atom.Lookup(name)
			}
			switch {
			case skip == 0 && kind == html.StartTagToken && unviewed(tag):
				skip, depth = tag, 1
			case skip == 0:
				if !yield(kind, tag) {
					return
				}
			case tag != skip:
			case started:
				depth++
			case kind == html.EndTagToken:
				if depth--; depth == 0 {
					skip = 0
				}
			}
		}
	}
}

// VisibleCharacters returns the length of the visible text of htmlSrc in characters as
// people count them, grapheme clusters, each run of whitespace counted as one: the
// strictest reading of "at least 100 characters" (CONTRACT 8).
func VisibleCharacters(htmlSrc string) int {
	n := 0
	for clusters := graphemes.FromString(Visible(htmlSrc)); clusters.Next(); {
		n++
	}
	return n
}

// unviewed reports whether browsers show nothing of the element's content.
func unviewed(tag atom.Atom) bool {
	switch tag {
	case atom.Script, atom.Style, atom.Title, atom.Template, atom.Noscript,
		atom.Iframe, atom.Noembed, atom.Noframes, atom.Datalist:
		return true
	}
	return false
}

// Block reports whether the element has lines of its own.
func Block(tag atom.Atom) bool {
	switch tag {
	case atom.Address, atom.Article, atom.Aside, atom.Blockquote, atom.Body,
		atom.Caption, atom.Center, atom.Dd, atom.Details, atom.Dialog, atom.Dir, atom.Div,
		atom.Dl, atom.Dt, atom.Fieldset, atom.Figcaption, atom.Figure, atom.Footer,
		atom.Form, atom.H1, atom.H2, atom.H3, atom.H4, atom.H5, atom.H6, atom.Header,
		atom.Hgroup, atom.Hr, atom.Html, atom.Legend, atom.Li, atom.Listing, atom.Main,
		atom.Menu, atom.Nav, atom.Ol, atom.P, atom.Plaintext, atom.Pre, atom.Search,
		atom.Section, atom.Summary, atom.Table, atom.Tbody, atom.Textarea, atom.Tfoot,
		atom.Thead, atom.Tr, atom.Ul, atom.Xmp:
		return true
	}
	return false
}

// collapser writes text with its whitespace collapsed and boundaries between
// blocks kept as newlines.
type collapser struct {
	out     strings.Builder
	pending byte   // 0, ' ' or '\n': what to write before the next character
	number  string // of an item without words so far, to write before the next character
}

func (w *collapser) String() string { return w.out.String() }

func (w *collapser) gap(b byte) {
	if w.out.Len() > 0 && w.pending != '\n' {
		w.pending = b
	}
}

// endItem writes the number of an item without words so far.
func (w *collapser) endItem() {
	if w.number == "" {
		return
	}
	if w.pending != 0 {
		w.out.WriteByte(w.pending)
	}
	w.out.WriteString(w.number)
	w.pending, w.number = 0, ""
}

func (w *collapser) text(b []byte) {
	for len(b) > 0 {
		r, size := utf8.DecodeRune(b)
		b = b[size:]
		switch {
		case unicode.IsSpace(r):
			w.gap(' ')
		case invisible(r):
		default:
			if w.number != "" {
				w.endItem()
				w.pending = ' '
			}
			if w.pending != 0 {
				w.out.WriteByte(w.pending)
				w.pending = 0
			}
			w.out.WriteRune(r)
		}
	}
}

// invisible reports characters that put nothing before a reader's eyes and that
// a padded description could be made of. Joiners stay: scripts need them.
func invisible(r rune) bool {
	switch {
	case r < 0x20, r >= 0x7F && r < 0xA0:
		return true
	case r < 0xAD:
		return false
	}
	switch r {
	case 0xAD, 0x034F, 0x115F, 0x1160, 0x180E, 0x200B, 0x200E, 0x200F, 0x3164, 0xFEFF, 0xFFA0:
		return true
	}
	return r >= 0x202A && r <= 0x202E || r >= 0x2060 && r <= 0x206F || r >= 0xE0000 && r <= 0xE0FFF
}
