package markup

import (
	"slices"
	"strings"

	"github.com/aymanbagabas/go-udiff"
	"golang.org/x/net/html"

	"shortlist/model/htmltext"
	"shortlist/ui/text"
)

// DiffKind is in which text a line is.
type DiffKind int

// The kinds of a DiffLine.
const (
	Same    DiffKind = iota // in both
	Gone                    // only in the old text
	Fresh                   // only in the new text
	Skipped                 // equal lines were left out; the DiffLine has no text
)

// DiffLine is a line of the old or the new text.
type DiffLine struct {
	Kind DiffKind
	Text string
}

// around is how many equal lines are shown beside a changed one.
const around = 1

// Diff returns the changed lines from one text to another, with equal lines around them;
// nothing if the texts are equal.
func Diff(was, now string) []DiffLine {
	was, now = ended(was), ended(now)
	d, err := udiff.ToUnifiedDiff("", "", was, udiff.Lines(was, now), around)
	if err != nil { // the edits do not fit the text: show both whole
		return append(all(Gone, was), all(Fresh, now)...)
	}
	var out []DiffLine
	next := 1 // the next line of the old text
	for _, h := range d.Hunks {
		if h.FromLine > next {
			out = append(out, DiffLine{Kind: Skipped})
		}
		next = h.FromLine
		for _, l := range h.Lines {
			line := DiffLine{Text: strings.TrimSuffix(l.Content, "\n")}
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
		out = append(out, DiffLine{Kind: Skipped})
	}
	return out
}

// DiffDescriptions compares two descriptions, HTML, by the lines of their text. If the texts and the numbers of their lists
// are equal, it compares the HTML, and htmlOnly is true. The lines are safe to show.
func DiffDescriptions(was, now string) (lines []DiffLine, htmlOnly bool) {
	numbered := Diff(visible(htmltext.Numbered(was)), visible(htmltext.Numbered(now)))
	if len(numbered) == 0 && was != now {
		return Diff(byTag(was), byTag(now)), true
	}
	lines = Diff(visible(htmltext.Visible(was)), visible(htmltext.Visible(now)))
	if len(lines) == 0 || len(numbered) < len(lines) || !slices.Equal(starts(was), starts(now)) {
		return numbered, false
	}
	return lines, false // without numbers: one item more changes all numbers after it
}

// starts returns the attributes that set numbers of lists.
func starts(source string) (out []string) {
	for z := html.NewTokenizer(strings.NewReader(source)); z.Next() != html.ErrorToken; {
		for _, a := range z.Token().Attr {
			if a.Key == "start" || a.Key == "value" {
				out = append(out, a.Key+"="+a.Val)
			}
		}
	}
	return out
}

// LostTags returns the tags of a description, HTML, that an edit has dropped: each once, safe to show. Tags that only
// divide the text, such as those of paragraphs, do not count; b counts as strong, and i as em.
func LostTags(was, now string) (lost []string) {
	left := tags(now)
	for tag, n := range tags(was) {
		if n > left[tag] {
			lost = append(lost, text.Line(tag))
		}
	}
	slices.Sort(lost)
	return lost
}

// tags counts the tags of a description that do more than divide its text.
func tags(source string) map[string]int {
	out := map[string]int{}
	for z := html.NewTokenizer(strings.NewReader(source)); z.Next() != html.ErrorToken; {
		t := z.Token()
		if t.Type != html.StartTagToken && t.Type != html.SelfClosingTagToken {
			continue
		}
		switch t.Data {
		case "b":
			t.Data = "strong"
		case "i":
			t.Data = "em"
		case "p", "div", "br", "ul", "ol", "li", "table", "thead", "tbody", "tr", "td", "th":
			if len(t.Attr) == 0 {
				continue
			}
		}
		t.Type = html.StartTagToken
		out[t.String()]++
	}
	return out
}

// visible is the text of a description, one paragraph a line, safe to show.
func visible(words string) string { return strings.Join(text.Lines(words), "\n") }

// byTag is a description's HTML, one tag a line.
func byTag(source string) string {
	return strings.Join(text.Lines(strings.ReplaceAll(source, "<", "\n<")), "\n")
}

// ended adds a line end if the last line has none, so that its absence is no difference.
func ended(s string) string {
	if s == "" || strings.HasSuffix(s, "\n") {
		return s
	}
	return s + "\n"
}

func all(k DiffKind, s string) (out []DiffLine) {
	for line := range strings.SplitSeq(strings.TrimSuffix(s, "\n"), "\n") {
		out = append(out, DiffLine{k, line})
	}
	return out
}
