package sandbox

import (
	"net/url"
	"regexp"
	"slices"
	"strings"

	"golang.org/x/net/html"
)

// kept are the tags that a description keeps, besides a with an href of http, https or mailto. The
// specification removes excess ones (§4.2), and leaves the set open; this is the sandbox's own set. Cells
// keep colspan and rowspan, and no other attribute stays. Excess tags go and their text stays; script,
// style and the like go with their content.
var kept = []string{
	"p", "br", "hr", "ul", "ol", "li", "b", "strong", "i", "em", "u", "s", "sub", "sup",
	"h1", "h2", "h3", "h4", "h5", "h6", "blockquote", "pre", "code",
	"table", "caption", "thead", "tbody", "tfoot", "tr", "th", "td",
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

// sanitize removes excess tags. It keeps a description without such tags byte for byte.
func sanitize(s string) string {
	var b strings.Builder
	z := html.NewTokenizer(strings.NewReader(s))
	same := true
	inside := false   // between a hidden start tag and the next tag
	removedLinks := 0 // that are open
	for kind := z.Next(); kind != html.ErrorToken; kind = z.Next() {
		t := z.Token()
		start, end := kind == html.StartTagToken, kind == html.EndTagToken
		switch {
		case kind == html.TextToken:
			if !inside {
				b.WriteString(t.String())
			}
			continue
		case !start && !end && kind != html.SelfClosingTagToken: // a comment
			same = false
			continue
		}
		inside = start && slices.Contains(hidden, t.Data)
		attributes := len(t.Attr)
		t.Attr = slices.DeleteFunc(t.Attr, func(a html.Attribute) bool { return !keptAttribute(t.Data, a) })
		isLink := t.Data == "a"
		switch {
		case slices.Contains(excessBlocks, t.Data):
			b.WriteByte('\n')
		case isLink && end && removedLinks > 0:
			removedLinks--
		case isLink && start && len(t.Attr) == 0:
			removedLinks++
		case slices.Contains(kept, t.Data), isLink && (end || len(t.Attr) > 0):
			b.WriteString(t.String())
			same = same && len(t.Attr) == attributes
			continue
		}
		same = false
	}
	if same {
		return s
	}
	return b.String()
}

var cells = regexp.MustCompile(`^[0-9]{1,3}$`)

func keptAttribute(tag string, a html.Attribute) bool {
	switch a.Key {
	case "colspan", "rowspan":
		return (tag == "td" || tag == "th") && cells.MatchString(a.Val)
	case "href":
		u, err := url.Parse(strings.TrimSpace(a.Val))
		return tag == "a" && err == nil && slices.Contains([]string{"http", "https", "mailto"}, u.Scheme)
	}
	return false
}
