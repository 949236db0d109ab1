// Package needs holds what a manager asks of the applicants of a job, in the manager's own words, and finds the lines
// of an application in which these words are. It counts nothing and puts no applicant before another: each need by
// itself is found, not found, or not read.
package needs

import (
	"cmp"
	"slices"
	"strings"
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
	Text  string
	query query.Query
}

// Parse reads needs, one a line. Empty lines and repeated needs are left out. The error is a sentence about the first
// line that is no need.
func Parse(text string) (out []Need, err error) {
	has := map[string]bool{}
	for line := range strings.Lines(text) {
		line = strings.Join(strings.Fields(line), " ")
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
		out = append(out, Need{line, q})
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

// In looks for a need in an application.
func (n Need) In(a Application) Find {
	out := Find{Need: n.Text, State: NotFound}
	for _, e := range a.Profile {
		for _, l := range n.lines(e.Field, e.Lines) {
			l.Source, l.Field = Profile, e.Field
			out.Lines = append(out.Lines, l)
		}
	}
	for i, page := range a.Pages {
		for _, l := range n.lines(query.CV, page) {
			l.Source, l.Page = CV, i+1
			out.Lines = append(out.Lines, l)
		}
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
func (n Need) lines(f query.Field, lines []string) (out []Line) {
	if _, ok := n.query.Possible().Within(f, strings.Join(lines, "\n")); !ok || !n.query.LooksIn(f) {
		return nil
	}
	marks, alone := make([][]query.Range, len(lines)), make([]bool, len(lines))
	for i, line := range lines {
		marks[i], alone[i] = n.query.Within(f, line)
	}
	for i := range len(lines) - 1 {
		if alone[i] || alone[i+1] {
			continue
		}
		at, ok := n.query.Within(f, lines[i]+"\n"+lines[i+1])
		if here, below := divided(at, len(lines[i])); ok && len(here) > 0 && len(below) > 0 {
			marks[i], marks[i+1] = here, below
		}
	}
	for i, line := range lines {
		if len(marks[i]) == 0 {
			continue
		}
		l := Line{Line: i + 1, Text: line, Marks: marks[i]}
		if i > 0 {
			l.Before = lines[i-1]
		}
		if i+1 < len(lines) {
			l.After = lines[i+1]
		}
		out = append(out, l)
	}
	return out
}

// divided returns the marks of two lines, of which the first has so many bytes, in each of them.
func divided(at []query.Range, first int) (here, below []query.Range) {
	for _, r := range at {
		if r.Start < first {
			here = append(here, query.Range{Start: r.Start, End: min(r.End, first)})
		}
		if r.End > first+1 {
			below = append(below, query.Range{Start: max(r.Start-first-1, 0), End: r.End - first - 1})
		}
	}
	return here, below
}
