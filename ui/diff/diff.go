// Package diff compares two texts by line, for a person to read.
package diff

import (
	"strings"

	"github.com/aymanbagabas/go-udiff"

	"shortlist/model/htmltext"
	"shortlist/ui/text"
)

// Kind is what became of a line.
type Kind int

// The kinds of a Line.
const (
	Same    Kind = iota // in both
	Gone                // only in what was
	Fresh               // only in what is
	Skipped             // stands for lines in both, far from any other; it has no text
)

// Line is a line of either text.
type Line struct {
	Kind Kind
	Text string
}

// around is how many lines in both are shown beside one that is not.
const around = 1

// Of returns what has changed from one text to another, as lines; nothing where
// they are the same.
func Of(was, now string) []Line {
	was, now = ended(was), ended(now)
	d, err := udiff.ToUnifiedDiff("", "", was, udiff.Lines(was, now), around)
	if err != nil { // edits that do not fit their own text: show both whole
		return append(all(Gone, was), all(Fresh, now)...)
	}
	var out []Line
	next := 1 // the line of what was that follows
	for _, h := range d.Hunks {
		if h.FromLine > next {
			out = append(out, Line{Kind: Skipped})
		}
		next = h.FromLine
		for _, l := range h.Lines {
			line := Line{Text: strings.TrimSuffix(l.Content, "\n")}
			switch l.Kind {
			case udiff.Delete:
				line.Kind = Gone
				next++
			case udiff.Insert:
				line.Kind = Fresh
			default:
				next++
			}
			out = append(out, line)
		}
	}
	if len(out) > 0 && next <= strings.Count(was, "\n") {
		out = append(out, Line{Kind: Skipped})
	}
	return out
}

// Descriptions returns what has changed from one job's description, HTML, to
// another: by the lines of their text, and where these are the same, by those of
// their HTML. The lines are safe to show.
func Descriptions(was, now string) (lines []Line, htmlOnly bool) {
	if lines = Of(visible(was), visible(now)); len(lines) > 0 || was == now {
		return lines, false
	}
	return Of(byTag(was), byTag(now)), true
}

// visible is the text of a description, a paragraph a line.
func visible(source string) string { return strings.Join(text.Lines(htmltext.Visible(source)), "\n") }

// byTag is a description's HTML, a tag a line.
func byTag(source string) string {
	return strings.Join(text.Lines(strings.ReplaceAll(source, "<", "\n<")), "\n")
}

// ended ends the last line, so that it differs by its words alone.
func ended(s string) string {
	if s == "" || strings.HasSuffix(s, "\n") {
		return s
	}
	return s + "\n"
}

func all(k Kind, s string) (out []Line) {
	for line := range strings.SplitSeq(strings.TrimSuffix(s, "\n"), "\n") {
		out = append(out, Line{k, line})
	}
	return out
}
