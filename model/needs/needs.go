// Package needs holds what a manager asks of the applicants of a job, in the manager's own words, and finds the lines
// of an application in which these words are. It counts nothing and puts no applicant before another: each need by
// itself is found, not found, or not read.
package needs

import (
	"cmp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"shortlist/model/lang"
	"shortlist/model/query"
)

// Limits of a job's needs.
const (
	Most    = 12
	Longest = 200 // characters of one
)

// Need is one need, as it was written and as it is looked for.
type Need struct {
	Text     string
	query    query.Query
	possible query.Query // which a text meets if two lines of it meet the query
}

// Parse reads needs, one a line. Empty lines and repeated needs are left out. The error is a sentence about the first
// line that is no need.
func Parse(text string) (out []Need, err error) {
	has := map[string]bool{}
	for line := range strings.Lines(text) {
		line = strings.Join(strings.FieldsFunc(line, func(r rune) bool { return unicode.IsSpace(r) || unicode.IsControl(r) }), " ")
		if line == "" || has[line] {
			continue
		}
		if n := utf8.RuneCountInString(line); n > Longest {
			return nil, lang.Errorf("A need has at most %d characters; the one that begins “%s” has %d.", Longest, string([]rune(line)[:20]), n)
		}
		q, problem := query.ParseNeed(line)
		switch {
		case problem != "":
			return nil, lang.Errorf("“%s” is not a need: %s", line, problem)
		case !asks(q):
			return nil, lang.Errorf("“%s” is not a need: it needs a word to look for.", line)
		}
		has[line] = true
		out = append(out, Need{line, q, q.Possible()})
	}
	if len(out) > Most {
		return nil, lang.Errorf("A job has at most %d needs; these are %d.", Most, len(out))
	}
	return out, nil
}

// asks reports whether a query looks for a word anywhere.
func asks(q query.Query) bool {
	return q.LooksIn(query.CV) || slices.ContainsFunc(ProfileFields(), q.LooksIn)
}

// Possible returns for each need a query that every application meets in which it is.
func Possible(needs []Need) (out []query.Query) {
	for _, n := range needs {
		out = append(out, n.possible)
	}
	return out
}

// Join returns needs as Parse reads them.
func Join(needs []Need) string {
	var out strings.Builder
	for _, n := range needs {
		out.WriteString(n.Text + "\n")
	}
	return out.String()
}

// State is what is known of a need.
type State string

// The states.
const (
	Found    State = "found"
	NotFound State = "notFound" // not found in what was read
	NotRead  State = "notRead"  // not found, and a text in which it may be was not read
)

// Source is where a line is.
type Source string

// The sources.
const (
	CV      Source = "cv"
	Profile Source = "profile" // an entry of the application
)

// Application is the text of one application. Its lines are safe to show, and redacted in blind mode.
type Application struct {
	Profile []Entry
	Pages   [][]string        // the lines of the CV, page by page; nil if it was not read
	Unread  map[Source]Reason // what was not read
}

// Reason is why a source was not read.
type Reason string

// The reasons.
const (
	NoCV      Reason = "noCv"
	Scan      Reason = "scan" // a picture without text
	Locked    Reason = "locked"
	Damaged   Reason = "damaged"
	TooLarge  Reason = "tooLarge"
	Empty     Reason = "empty"
	OtherKind Reason = "otherKind" // a kind of file that is not read
	Missing   Reason = "missing"   // its file is not on this computer
	Failed    Reason = "failed"    // the next try may succeed
	NotListed Reason = "notListed" // the service has announced the application and does not list it yet
)

// Entry is a text of the application beside the CV.
type Entry struct {
	Field query.Field
	Lines []string
}

// Line is a line in which a need is, or a part of it that goes on in the next one.
type Line struct {
	Source Source
	Field  query.Field   // of the profile
	Page   int           // of the CV, from 1; 0 in the profile
	Line   int           // on its page, or in its entry, from 1
	Text   string        // the whole line
	Marks  []query.Range // the words, in bytes of Text, in order; never empty
	Before string        // the line above; "" for the first one
	After  string        // the line below; "" for the last one
}

// Find is what is known of a need about one application.
type Find struct {
	Need   string
	State  State
	Unread []Source // in which the need may be, and which were not read
	Reason Reason   // why the first of them was not read
	Lines  []Line   // of the profile, then of the CV
}

// In looks for needs in an application. It returns a find for each, in their order.
func In(a Application, of ...Need) []Find {
	out := make([]Find, len(of))
	if len(of) == 0 {
		return out
	}
	var texts []text
	for _, e := range a.Profile {
		texts = append(texts, textOf(Line{Source: Profile, Field: e.Field}, e.Field, e.Lines))
	}
	for i, page := range a.Pages {
		texts = append(texts, textOf(Line{Source: CV, Page: i + 1}, query.CV, page))
	}
	for i, n := range of {
		out[i] = n.in(a, texts)
	}
	return out
}

// text is a text of an application. Its words are read once for all needs.
type text struct {
	line  Line // what its lines have in common
	field query.Field
	lines []string
	words []query.Word // of all lines, in bytes of the lines with a byte between two
	from  []int        // the first word of each line, and the number of all words
	start []int        // the first byte of each line
}

func textOf(line Line, f query.Field, lines []string) text {
	t := text{line: line, field: f, lines: lines, words: query.WordsOf(f, strings.Join(lines, "\n"))}
	start, word := 0, 0
	for _, l := range lines {
		t.from, t.start = append(t.from, word), append(t.start, start)
		start += len(l) + 1
		for word < len(t.words) && t.words[word].Start < start {
			word++
		}
	}
	t.from = append(t.from, word)
	return t
}

func (n Need) in(a Application, texts []text) Find {
	out := Find{Need: n.Text, State: NotFound}
	for i := range texts {
		out.Lines = append(out.Lines, n.lines(&texts[i])...)
	}
	for _, s := range []Source{CV, Profile} {
		if reason := a.Unread[s]; reason != "" && n.looksIn(s) {
			out.Unread, out.Reason = append(out.Unread, s), cmp.Or(out.Reason, reason)
		}
	}
	switch {
	case len(out.Lines) > 0:
		out.State = Found
	case len(out.Unread) > 0:
		out.State = NotRead
	}
	return out
}

// looksIn reports whether a need may be in a source.
func (n Need) looksIn(s Source) bool {
	if s == CV {
		return n.query.LooksIn(query.CV)
	}
	return slices.ContainsFunc(ProfileFields(), n.query.LooksIn)
}

// ProfileFields are the fields of the source Profile.
func ProfileFields() []query.Field {
	return []query.Field{query.Position, query.Employer, query.Duties, query.Education, query.Region}
}

// lines returns the lines that meet a need alone or together with the next one.
func (n Need) lines(t *text) (out []Line) {
	if !n.query.LooksIn(t.field) || !n.possible.Meets(t.field, t.words) {
		return nil
	}
	marks, alone := make([][]query.Range, len(t.lines)), make([]bool, len(t.lines))
	for i := range t.lines {
		marks[i], alone[i] = n.query.Within(t.field, t.words[t.from[i]:t.from[i+1]])
	}
	for i := range len(t.lines) - 1 {
		if alone[i] || alone[i+1] || t.from[i] == t.from[i+1] || t.from[i+1] == t.from[i+2] {
			continue
		}
		at, ok := n.query.Within(t.field, t.words[t.from[i]:t.from[i+2]])
		if here, below := divided(at, t.start[i+1]); ok && len(here) > 0 && len(below) > 0 {
			marks[i], marks[i+1] = here, below
		}
	}
	for i, text := range t.lines {
		if len(marks[i]) == 0 {
			continue
		}
		l := t.line
		l.Line, l.Text = i+1, text
		for _, r := range marks[i] {
			l.Marks = append(l.Marks, query.Range{Start: r.Start - t.start[i], End: r.End - t.start[i]})
		}
		if i > 0 {
			l.Before = t.lines[i-1]
		}
		if i+1 < len(t.lines) {
			l.After = t.lines[i+1]
		}
		out = append(out, l)
	}
	return out
}

// divided returns the marks of two lines, of which the second begins at a byte. A mark is a word or some that follow each
// other.
func divided(at []query.Range, second int) (here, below []query.Range) {
	for _, r := range at {
		if r.Start < second {
			here = append(here, query.Range{Start: r.Start, End: min(r.End, second-1)})
		}
		if r.End > second {
			below = append(below, query.Range{Start: max(r.Start, second), End: r.End})
		}
	}
	return here, below
}
