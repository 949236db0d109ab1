package screen

import (
	"regexp"
	"strings"

	tea "charm.land/bubbletea/v2"
	"github.com/charmbracelet/x/ansi"

	"shortlist/model/lang"
	"shortlist/ui/text"
)

// OutlineWidth is the width, in cells, at which pages are drawn for the front end by lines. It is so wide that no paragraph
// is broken.
const OutlineWidth = 2000

// Outline is the words of a screen or a box for a front end without cells: a title, numbered rows,
// details, fields, and a text to type. All of its texts are safe.
type Outline struct {
	Place any // what the page is about, comparable; a new place is printed from its title on
	Title string
	About []string // the lines above the rows: a filter, an explanation, a problem

	Open any // the identity of the open applicant or job, as a row of its list; nil: neither is open

	Rows   int
	Row    func(i int) string  // the words of a row, counted from 0
	ID     func(i int) any     // the identity of a row, comparable; a nil function: the row's words
	Sifted any                 // the filter and the order of the rows, comparable; after a change the numbers of rows are new
	Marked int                 // how many rows are marked, including those that a filter hides
	Chosen int                 // the row under the cursor
	Choose func(i int) tea.Cmd // moves the cursor to a row
	Lines  []string            // a text to read
	From   int                 // the line of Lines that a search or a page has led to
	Fields []Field             // the fields of a form
	Text   *TypedText          // takes what is typed; nil: no text is typed here
	Grows  bool                // a search is still finding rows: these are not its result yet
	Send   func() tea.Cmd      // sends the form, or the job that is being reviewed; nil: the page sends nothing

	Refused string // why the last typed text is not taken, or only in part; "": it is taken
}

// Identity returns the identity of a row, which stays the same when the list moves the row.
func (p *Outline) Identity(i int) any {
	if p.ID != nil {
		return p.ID(i)
	}
	return p.Row(i)
}

// IDAt returns the identity of row i; nil if the list has become shorter and has no such row.
func IDAt[T any](rows []T, i int, id func(T) any) any {
	if i >= len(rows) {
		return nil
	}
	return id(rows[i])
}

// Find returns the row of an identity. It tries the row was first; -1: there is no such row.
func (p *Outline) Find(identity any, was int) int {
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
	Refused() string // why the last typed text is refused; "": it is not
}

// Field is a field of a form.
type Field struct {
	Label, Value string
	Note         string // a rule or a counter; "": nothing to note
	Choices      []string
	Problem      string // the rule that the value breaks; "": the value breaks no rule
	Many         bool   // the value has several lines
	Typed        string // the value with its lines; Value has them in one line
	Secret       bool   // the value must not be shown while it is typed
	Set          func(value string) tea.Cmd
}

// TypedText is a place in which a text is typed.
type TypedText struct {
	Value  string // what is typed now; "" for a secret
	Many   bool   // the text has several lines
	Secret bool   // the text must not be shown while it is typed
	Accept string // the key that accepts the typed text; "": it is accepted at once
	Set    func(typed string) tea.Cmd
}

// IsWanted reports whether the next line is the text. If the text only filters a list, the next line is a command: it
// may choose a row, and the command text types another text.
func (t *TypedText) IsWanted() bool { return t.Accept != "" || t.Many || t.Secret }

// Outlined is a screen or a box that words itself. The drawn cells of any other box are read.
type Outlined interface{ Outline() Outline }

// Typed is a box in which a text is typed.
type Typed interface{ TypedText() *TypedText }

// Act is a message that does what a person asked for by words instead of a key. The command that it returns is run.
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

// signs replaces drawn signs that are not read aloud.
var signs = strings.NewReplacer("▌", " ", "▐", "", "▸", " ", "◂", " ", "›", " ", "│", "  ", "━", "", "─", "", "┬", "", "┊", "", "┃", "", "··", " ", " · ", ", ", "·", ", ")

// stars matches a drawn rating.
var stars = regexp.MustCompile(`[★☆]{5}`)

// inWords replaces signs by words.
func inWords(drawn string) string {
	drawn = stars.ReplaceAllStringFunc(drawn, func(s string) string { return SayRating(strings.Count(s, "★"), 5) })
	for _, sign := range [][2]string{{"✎", SayNote()}, {"★", SayPremium()}} {
		drawn = strings.ReplaceAll(drawn, sign[0], "  "+sign[1]+"  ")
	}
	return drawn
}

// Prose is Plain for lines with words of applicants and employers: the signs in them are part of the text.
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
	return text.Joined(", ", parts...)
}

// Choice returns the index of the choice that begins with the typed words, or contains them; -1 if no choice does, or
// several do.
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

// NoChoice words that a value is not among the choices, and lists them.
func NoChoice(typed string, choices []string) string {
	return lang.Text("“%s” cannot be chosen here. Choose from: %s", typed, strings.Join(choices, "; "))
}
