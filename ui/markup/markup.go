// Package markup turns the Markdown people write into the HTML the board takes,
// and back.
package markup

import (
	"bytes"
	"strings"

	"github.com/JohannesKaufmann/html-to-markdown/v2/converter"
	"github.com/JohannesKaufmann/html-to-markdown/v2/plugin/base"
	"github.com/JohannesKaufmann/html-to-markdown/v2/plugin/commonmark"
	"github.com/yuin/goldmark"
	gmhtml "github.com/yuin/goldmark/renderer/html"
	"golang.org/x/net/html"

	"shortlist/model/htmltext"
)

// maxSource bounds what is converted, in bytes; a longer description is edited
// as raw HTML.
const maxSource = 256 << 10

// ToHTML turns Markdown into HTML. HTML inside the Markdown is kept: it is the
// person's own, and the service strips what it does not take (§4.2).
func ToHTML(markdown string) string {
	var out bytes.Buffer
	md := goldmark.New(goldmark.WithRendererOptions(gmhtml.WithUnsafe()))
	if err := md.Convert([]byte(markdown), &out); err != nil {
		return "<p>" + html.EscapeString(markdown) + "</p>" // a buffer does not fail
	}
	return strings.TrimSpace(out.String())
}

// FromHTML turns HTML into Markdown. faithful is false when writing it back
// would lose or change anything but spacing: then it is better edited as it is.
func FromHTML(source string) (markdown string, lost []string) {
	if len(source) > maxSource {
		return "", []string{"some of it"}
	}
	conv := converter.NewConverter(converter.WithPlugins(base.NewBasePlugin(), commonmark.NewCommonmarkPlugin()))
	markdown, err := conv.ConvertString(source)
	if err != nil {
		return "", []string{"some of it"}
	}
	markdown = strings.ReplaceAll(markdown, "\r\n", "\n")
	if skeleton(source) != skeleton(ToHTML(markdown)) {
		lost = []string{"some of it"}
	}
	return markdown, lost
}

// skeleton is the tags of HTML with their text, without spacing and without the
// attributes that Markdown could carry.
func skeleton(source string) string {
	var b strings.Builder
	z := html.NewTokenizer(strings.NewReader(source))
	for {
		switch z.Next() {
		case html.ErrorToken:
			return b.String() + "\n" + strings.Join(strings.Fields(htmltext.Visible(source)), " ")
		case html.StartTagToken, html.SelfClosingTagToken:
			token := z.Token()
			b.WriteString("<" + same(token.Data))
			for _, a := range token.Attr {
				b.WriteString(" " + a.Key + "=" + a.Val)
			}
			b.WriteString(">")
		case html.EndTagToken:
			token := z.Token()
			if token.Data != "br" {
				b.WriteString("</" + same(token.Data) + ">")
			}
		case html.CommentToken:
			b.WriteString("<!>")
		}
	}
}

// same gives one name to tags that mean the same to a reader.
func same(tag string) string {
	switch tag {
	case "b":
		return "strong"
	case "i":
		return "em"
	}
	return tag
}
