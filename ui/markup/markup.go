// Package markup turns the Markdown people write into the HTML the board takes,
// and back, and says what going back would lose.
//
// HTML is read into a document of the few things that Markdown can say; what
// does not fit is named while reading. The document becomes Markdown, that
// becomes HTML again, and only when this reads as the same document is nothing
// lost.
package markup

import (
	"bytes"
	"fmt"
	"strings"
	"sync"

	"github.com/yuin/goldmark"
	"github.com/yuin/goldmark/extension"
	gmhtml "github.com/yuin/goldmark/renderer/html"
	"golang.org/x/net/html"

	"shortlist/model/htmltext"
)

// maxSource bounds what is converted, in bytes; a longer description is edited
// as raw HTML.
const maxSource = 256 << 10

// goldmarks is built when first asked for, and is safe for concurrent use.
var goldmarks = sync.OnceValue(func() goldmark.Markdown {
	return goldmark.New(
		goldmark.WithRendererOptions(gmhtml.WithUnsafe()),
		goldmark.WithExtensions(extension.NewTable(extension.WithTableCellAlignMethod(extension.TableCellAlignAttribute))),
	)
})

// ToHTML turns Markdown, with tables, into HTML. HTML inside the Markdown is
// kept: it is the person's own, and the service strips what it does not take
// (§4.2).
func ToHTML(markdown string) string {
	var out bytes.Buffer
	out.Grow(len(markdown) + len(markdown)/8)
	if err := goldmarks().Convert([]byte(markdown), &out); err != nil {
		return "<p>" + html.EscapeString(markdown) + "</p>" // a buffer does not fail
	}
	return strings.TrimSpace(out.String())
}

// FromHTML turns HTML into Markdown. lost says in a manager's words, in the
// order of their first appearance, what would be gone or changed when the
// Markdown is turned back; it is empty when a reader would see the same, spacing
// aside. The Markdown is the nearest there is in either case, and holds nothing
// of scripts and styles. A source longer than 256 KiB has none.
func FromHTML(source string) (markdown string, lost []string) {
	if len(source) > maxSource {
		return "", []string{fmt.Sprintf("all of it: it is longer than %d KiB", maxSource>>10)}
	}
	doc, lost := read(source)
	markdown = doc.markdown()
	back := ToHTML(markdown)
	again, _ := read(back)
	what := doc.difference(again)
	if what == "" && len(lost) == 0 && seen(source) != seen(back) {
		what = "some of the text"
	}
	if what != "" {
		lost = append(lost, "the exact form of "+what)
	}
	return markdown, lost
}

// seen is the text before a reader's eyes, all spacing alike.
func seen(source string) string {
	return strings.Join(strings.Fields(htmltext.Visible(source)), " ")
}
