// Package markup turns the Markdown that people write into the HTML that the board
// takes, and back, and reports what the way back would lose.
//
// HTML is read into a document, and losses that show while reading are named. The
// document becomes Markdown, the Markdown becomes HTML, and this HTML is read into a second
// document. If the two documents differ, the difference is a loss, too.
package markup

import (
	"bytes"
	"strings"

	"github.com/yuin/goldmark/parser"
	"golang.org/x/net/html"

	"shortlist/model/htmltext"
	"shortlist/model/lang"
)

// maxSource is how many bytes of HTML are converted. A longer description is edited as
// HTML.
const maxSource = 256 << 10

// ToHTML turns Markdown, with tables, into HTML. The end of a line is a line break. Tags that are HTML beyond doubt stay:
// the person wrote them, and the service removes those that it does not take (§4.2). Anything else, such as
// "List<String>", is text.
func ToHTML(markdown string) string {
	var out bytes.Buffer
	out.Grow(len(markdown) + len(markdown)/8)
	if err := converter().Convert([]byte(markdown), &out, parser.WithContext(newContext(markdown))); err != nil {
		return "<p>" + html.EscapeString(markdown) + "</p>" // unreachable: writing to a buffer does not fail
	}
	return strings.TrimSpace(out.String())
}

// FromHTML turns HTML into the nearest Markdown, without scripts and style sheets. lost
// names, in a manager's words and in the order of appearance, everything that would be
// missing or changed in the HTML of that Markdown. lost is empty if readers would see the
// same, apart from spacing. A source longer than 256 KiB has no Markdown.
func FromHTML(source string) (markdown string, lost []string) {
	if len(source) > maxSource {
		return "", []string{lang.Text("all of it: it is longer than %d KiB", maxSource>>10)}
	}
	doc, lost := read(source)
	markdown = doc.markdown()
	back := ToHTML(markdown)
	again, _ := read(back)
	what := doc.difference(again)
	if what == "" && len(lost) == 0 && visibleText(source) != visibleText(back) {
		what = lang.Text("some of the text")
	}
	if what != "" {
		lost = append(lost, lang.Text("the exact form of %s", what))
	}
	return markdown, lost
}

// visibleText returns the text that a reader sees, numbers of lists included, with single spaces.
func visibleText(source string) string {
	return strings.Join(strings.Fields(htmltext.Numbered(source)), " ")
}
