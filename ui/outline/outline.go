// Package outline is what a screen or a box holds in words, for a front end without cells: a title,
// rows with numbers, details, fields, and where a text is typed. All of its texts are safe.
package outline

import (
	"regexp"
	"slices"
	"strings"

	tea "charm.land/bubbletea/v2"
	"github.com/charmbracelet/x/ansi"

	"shortlist/model/lang"
	"shortlist/ui/text"
)

// Width is the width, in cells, of what is drawn to be read line by line. It is so wide that
// paragraphs are not broken.
const Width = 2000

// Page is what a screen or a box holds.
type Page struct {
	Place any // what it is about, comparable; another place is printed from its title on
	Title string
	About []string // what lies above the rows: a filter, an explanation, a problem

	Open any // the identity, in its list, of the row that is open; nil: none is

	Rows   int
	Row    func(i int) string  // the words of a row, counted from 0
	ID     func(i int) any     // what a row is about, comparable; nil: its words
	Sifted any                 // which rows are listed in which order, comparable; another value is another list
	Marked int                 // how many rows are marked, also of those that are not listed
	Chosen int                 // the row under the cursor
	Choose func(i int) tea.Cmd // moves the cursor to a row
	Lines  []string            // a text to read
	From   int                 // the line that a search, or a page, has led to
	Fields []Field             // of a form
	Text   *Text               // takes what is typed; nil: no text is typed here
	Grows  bool                // more is being found: what it holds is not the result
	Send   func() tea.Cmd      // sends a form, or what is reviewed; nil: nothing is sent here

	Refused string // why the text that was typed last is not taken, or not as a whole; "" when it is
}

// Identity is what a row is about, wherever the list moves it.
func (p *Page) Identity(i int) any {
	if p.ID != nil {
		return p.ID(i)
	}
	return p.Row(i)
}

// At returns the identity of a row of a list that may have become shorter; nil where it has.
func At[T any](rows []T, i int, id func(T) any) any {
	if i >= len(rows) {
		return nil
	}
	return id(rows[i])
}

// Find returns the row of an identity, near where it was; -1 without one.
func (p *Page) Find(identity any, was int) int {
	if was < p.Rows && p.Identity(was) == identity {
		return was
	}
	for i := range p.Rows {
		if p.Identity(i) == identity {
			return i
		}
	}
	return -1
}

// Refusing is a box that refuses some texts.
type Refusing interface {
	Refused() string // why what was typed last is refused; "" when it is not
}

// Field is a field of a form.
type Field struct {
	Label, Value string
	Note         string // a rule or a counter; "" for none
	Choices      []string
	Problem      string // the rule that the value breaks; "" for none
	Many         bool   // it has several lines
	Typed        string // those lines, which Value has in one
	Secret       bool   // it must not be shown while it is typed
	Set          func(value string) tea.Cmd
}

// Text is a place in which a text is typed.
type Text struct {
	Value  string // what is typed now; "" for a secret
	Many   bool   // it has several lines
	Secret bool   // it must not be shown while it is typed
	Accept string // the key that takes what was typed; "" where it is taken at once
	Set    func(typed string) tea.Cmd
}

// IsWanted reports whether the next line is the text. Where a list follows the text, its rows are
// worth more than another text; words ask for that.
func (t *Text) IsWanted() bool { return t.Accept != "" || t.Many || t.Secret }

// Outlined is a screen or a box that words itself. The cells of others are read instead.
type Outlined interface{ Outline() Page }

// Typed is a box in which a text is typed.
type Typed interface{ TypedText() *Text }

// Act is a message with what a person asked for by a word instead of a key. Its result is run.
type Act func() tea.Cmd

// Plain returns drawn lines as lines to read: without styles, borders and the cursor, their columns
// separated by commas, and without blank lines.
func Plain(drawn []string) (out []string) {
	for _, line := range drawn {
		if plain := PlainLine(line); plain != "" {
			out = append(out, plain)
		}
	}
	return out
}

// signs are what is drawn and not read.
var signs = strings.NewReplacer("▌", " ", "▸", " ", "◂", " ", "›", " ", "│", "  ", "━", "", "─", "", "┬", "", "┊", "", "┃", "", "··", " ", " · ", ", ", "·", ", ")

// stars is a drawn rating.
var stars = regexp.MustCompile(`[★☆]{5}`)

// inWords replaces signs by words.
func inWords(drawn string) string {
	drawn = stars.ReplaceAllStringFunc(drawn, func(s string) string { return Rating(strings.Count(s, "★"), 5) })
	for _, sign := range [][2]string{{"✎", Note()}, {"★", Premium()}} {
		drawn = strings.ReplaceAll(drawn, sign[0], "  "+sign[1]+"  ")
	}
	return drawn
}

// Prose is Plain for lines with the words of applicants and employers, whose signs are theirs.
func Prose(drawn []string) (out []string) {
	for _, line := range drawn {
		line = strings.TrimLeft(text.Line(ansi.Strip(line)), " ▌▸│●○")
		var columns []string
		for column := range strings.SplitSeq(line, "  ") {
			if column = strings.TrimSpace(column); strings.Trim(column, "─━") != "" {
				columns = append(columns, column)
			}
		}
		if len(columns) > 0 {
			out = append(out, strings.Join(columns, ", "))
		}
	}
	return out
}

// PlainLine is Plain of one line.
func PlainLine(drawn string) string {
	drawn = signs.Replace(inWords(text.Line(ansi.Strip(drawn))))
	var columns []string
	for _, column := range strings.Split(drawn, "  ") {
		if column = strings.TrimLeft(strings.Trim(column, " ,"), "●○• "); column != "" {
			columns = append(columns, column)
		}
	}
	return strings.ReplaceAll(strings.Join(columns, ", "), ", (", " (")
}

// Joined joins the parts of a row that are not empty.
func Joined(parts ...string) string {
	return strings.Join(slices.DeleteFunc(slices.Clone(parts), func(s string) bool { return s == "" }), ", ")
}

// Choice returns the choice that a person means by words that it begins with or holds; -1 where no
// choice, or several, are meant.
func Choice(typed string, choices []string) int {
	typed = strings.ToLower(strings.TrimSpace(typed))
	if typed == "" {
		return -1
	}
	for _, holds := range []func(s, typed string) bool{strings.HasPrefix, strings.Contains} {
		at, several := -1, false
		for i, choice := range choices {
			if holds(strings.ToLower(choice), typed) {
				at, several = i, at >= 0
			}
		}
		if at >= 0 && !several {
			return at
		}
	}
	return -1
}

// NoChoice words that a value is not among the choices, and names those.
func NoChoice(typed string, choices []string) string {
	return lang.Text("“%s” cannot be chosen here. Choose from: %s", typed, strings.Join(choices, "; "))
}
