package sandbox

import (
	"regexp"
	"slices"
	"strings"
	"sync"

	"github.com/microcosm-cc/bluemonday"
	"golang.org/x/net/html"
)

// policy is the set of tags that a description keeps. The specification only
// says that excess ones are removed (§4.2); this is the sandbox's own set:
//
//	p br hr ul ol li b strong i em u s sub sup h1–h6 blockquote pre code
//	a[href] with http, https and mailto
//	table caption thead tbody tfoot tr th td, the last two with colspan and rowspan
//
// Other tags go and their text stays; script and style go with their content.
var policy = sync.OnceValue(func() *bluemonday.Policy {
	p := bluemonday.NewPolicy()
	p.AllowElements("p", "br", "hr", "ul", "ol", "li", "b", "strong", "i", "em", "u", "s", "sub", "sup",
		"h1", "h2", "h3", "h4", "h5", "h6", "blockquote", "pre", "code",
		"table", "caption", "thead", "tbody", "tfoot", "tr", "th", "td")
	p.AllowAttrs("href").OnElements("a")
	p.AllowAttrs("colspan", "rowspan").Matching(regexp.MustCompile(`^[0-9]{1,3}$`)).OnElements("th", "td")
	p.AllowURLSchemes("http", "https", "mailto")
	p.RequireParseableURLs(true)
	// By default their text would go too, and what follows a frame, which never ends.
	p.AllowElementsContent("object", "frame", "frameset", "noframes", "nostyle")
	return p
})

// sanitize removes excess tags. A description that has none is kept byte for
// byte: bluemonday would rewrite its quotes and entities too.
func sanitize(s string) string {
	clean := policy().Sanitize(apart(s))
	if sameTokens(s, clean) {
		return s
	}
	return clean
}

// excessBlocks are tags that go, but stand between lines: a line break takes
// their place, or the words around them would grow together.
var excessBlocks = []string{
	"address", "article", "aside", "body", "center", "dd", "details", "dialog", "dir", "div", "dl", "dt", "fieldset",
	"figcaption", "figure", "footer", "form", "header", "hgroup", "html", "legend", "listing", "main", "menu", "nav",
	"option", "plaintext", "search", "section", "summary", "textarea", "xmp",
}

// apart puts a line break before each excess block tag.
func apart(s string) string {
	var b strings.Builder
	z := html.NewTokenizer(strings.NewReader(s))
	for {
		kind := z.Next()
		if kind == html.ErrorToken {
			return b.String()
		}
		// Copied before TagName, which changes the bytes in place.
		raw := string(z.Raw())
		if kind == html.StartTagToken || kind == html.EndTagToken || kind == html.SelfClosingTagToken {
			if name, _ := z.TagName(); slices.Contains(excessBlocks, string(name)) {
				b.WriteByte('\n')
			}
		}
		b.WriteString(raw)
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

// inline are the kept tags that stand within a line; all others end one.
var inline = []string{"a", "b", "strong", "i", "em", "u", "s", "sub", "sup", "code"}

// visibleLen counts the UTF-16 units of the text that clean HTML shows: tags
// count nothing, but a line that one ends counts as white space; an entity
// counts as what it stands for, a run of white space as one, and none at the
// ends.
func visibleLen(clean string) int {
	var b strings.Builder
	z := html.NewTokenizer(strings.NewReader(clean))
	for {
		switch z.Next() {
		case html.ErrorToken:
			return utf16Len(strings.Join(strings.Fields(b.String()), " "))
		case html.TextToken:
			b.WriteString(z.Token().Data)
		case html.StartTagToken, html.EndTagToken, html.SelfClosingTagToken:
			if name, _ := z.TagName(); !slices.Contains(inline, string(name)) {
				b.WriteByte('\n')
			}
		}
	}
}
