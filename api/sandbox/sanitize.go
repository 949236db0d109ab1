package sandbox

import (
	"regexp"
	"slices"
	"strings"
	"sync"

	"github.com/microcosm-cc/bluemonday"
	"golang.org/x/net/html"
)

// policy is the set of tags that a description keeps. The specification
// removes excess ones (§4.2), and leaves the set open; this is the sandbox's own set:
//
//	p br hr ul ol li b strong i em u s sub sup h1–h6 blockquote pre code
//	a[href] with http, https and mailto
//	table caption thead tbody tfoot tr th td, the last two with colspan and rowspan
//
// Other tags go and their text stays; script, style and the like go with their
// content.
var policy = sync.OnceValue(func() *bluemonday.Policy {
	p := bluemonday.NewPolicy()
	p.AllowElements("p", "br", "hr", "ul", "ol", "li", "b", "strong", "i", "em", "u", "s", "sub", "sup",
		"h1", "h2", "h3", "h4", "h5", "h6", "blockquote", "pre", "code",
		"table", "caption", "thead", "tbody", "tfoot", "tr", "th", "td")
	p.AllowAttrs("href").OnElements("a")
	p.AllowAttrs("colspan", "rowspan").Matching(regexp.MustCompile(`^[0-9]{1,3}$`)).OnElements("th", "td")
	p.AllowURLSchemes("http", "https", "mailto")
	p.RequireParseableURLs(true)
	// Elements without visible content are removed before (see prepare). By itself,
	// bluemonday drops everything after a <frame>, or after a stray </title> and a
	// frame.
	p.AllowElementsContent("frame", "frameset", "iframe", "noembed", "noframes", "noscript", "nostyle", "object", "script", "style", "title")
	return p
})

// sanitize removes excess tags. It keeps a description without such tags byte for byte:
// bluemonday would also rewrite its quotes and entities.
func sanitize(s string) string {
	clean := policy().Sanitize(prepare(s))
	if sameTokens(s, clean) {
		return s
	}
	return clean
}

// excessBlocks are excess tags between lines. A line break replaces them, or the words
// around them would be joined.
var excessBlocks = []string{
	"address", "article", "aside", "body", "center", "dd", "details", "dialog", "dir", "div", "dl", "dt", "fieldset",
	"figcaption", "figure", "footer", "form", "header", "hgroup", "html", "legend", "listing", "main", "menu", "nav",
	"option", "plaintext", "search", "section", "summary", "textarea", "xmp",
}

// hidden are the elements that are removed with their content. All hold raw text: in
// tokens, one text follows the start tag.
var hidden = []string{"script", "style", "iframe", "noembed", "noframes"}

// prepare removes hidden elements, and turns each excess block tag into a line break.
// It escapes text: a bare "<" must not form a tag with the text behind a removed
// element.
func prepare(s string) string {
	var b strings.Builder
	z := html.NewTokenizer(strings.NewReader(s))
	inside := false // between a hidden start tag and the next tag
	for {
		kind := z.Next()
		switch kind {
		case html.ErrorToken:
			return b.String()
		case html.TextToken:
			if !inside {
				b.WriteString(html.EscapeString(z.Token().Data))
			}
		case html.StartTagToken, html.EndTagToken, html.SelfClosingTagToken:
			raw := string(z.Raw()) // a copy: TagName changes the bytes in place
			name, _ := z.TagName()
			switch tag := string(name); {
			case slices.Contains(hidden, tag):
				inside = kind != html.EndTagToken
				continue
			case slices.Contains(excessBlocks, tag):
				b.WriteByte('\n')
			case tag == "title": // its text is raw, so it must not reach the next reader as a tag
			default:
				b.WriteString(raw)
			}
			inside = false
		}
	}
}

// sameTokens reports whether two texts read as the same HTML.
func sameTokens(a, b string) bool {
	x, y := html.NewTokenizer(strings.NewReader(a)), html.NewTokenizer(strings.NewReader(b))
	for {
		kind := x.Next()
		if kind != y.Next() {
			return false
		}
		if kind == html.ErrorToken {
			return true
		}
		s, t := x.Token(), y.Token()
		if s.Data != t.Data || !slices.Equal(s.Attr, t.Attr) {
			return false
		}
	}
}
