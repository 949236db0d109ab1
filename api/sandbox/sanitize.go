package sandbox

import (
	"net/url"
	"regexp"
	"slices"
	"strings"

	"golang.org/x/net/html"
)

// The specification lets the service remove excess tags (§4.2), and leaves the set open. These are the
// sandbox's own sets.
var (
	// keptTags stay, without attributes except those that keeps accepts. Other tags go, and their text stays.
	keptTags = strings.Fields(`p br hr ul ol li b strong i em u s sub sup h1 h2 h3 h4 h5 h6 blockquote pre code
		a table caption thead tbody tfoot tr th td`)
	// excessBlocks are excess tags between lines. A line break replaces them, or the words around them would be
	// joined.
	excessBlocks = strings.Fields(`address article aside body center dd details dialog dir div dl dt fieldset
		figcaption figure footer form header hgroup html legend listing main menu nav option plaintext search section
		summary textarea xmp`)
	// hiddenTags go with their content. All hold raw text, which the tokenizer returns as one text after the start
	// tag.
	hiddenTags = strings.Fields("script style iframe noembed noframes")

	span = regexp.MustCompile(`^[0-9]{1,3}$`)
)

// keeps reports whether a tag of this name keeps an attribute.
func keeps(tag string, a html.Attribute) bool {
	switch a.Key {
	case "href":
		u, err := url.Parse(strings.TrimSpace(a.Val))
		return tag == "a" && err == nil && slices.Contains([]string{"http", "https", "mailto"}, u.Scheme)
	case "colspan", "rowspan":
		return (tag == "td" || tag == "th") && span.MatchString(a.Val)
	}
	return false
}

// sanitize removes excess tags and attributes. It keeps a description without them byte for byte, and writes any
// other from its tokens: a bare "<" must not form a tag with the text behind a removed one.
func sanitize(s string) string {
	var b strings.Builder
	changed, hidden := false, false // hidden: between the start tag of a hidden element and the next tag
	unlinked := 0                   // links that lost their start tag, and are open
	z := html.NewTokenizer(strings.NewReader(s))
	for z.Next() != html.ErrorToken {
		t := z.Token()
		switch t.Type {
		case html.TextToken:
			if !hidden {
				b.WriteString(t.String())
			}
			continue
		case html.CommentToken, html.DoctypeToken:
			changed = true
			continue
		}
		attributes := len(t.Attr)
		t.Attr = slices.DeleteFunc(t.Attr, func(a html.Attribute) bool { return !keeps(t.Data, a) })
		keep := slices.Contains(keptTags, t.Data)
		switch {
		case t.Data != "a":
		case t.Type == html.EndTagToken:
			if keep = unlinked == 0; !keep {
				unlinked--
			}
		case len(t.Attr) == 0:
			keep = false
			if t.Type == html.StartTagToken {
				unlinked++
			}
		}
		if keep {
			b.WriteString(t.String())
		} else if slices.Contains(excessBlocks, t.Data) {
			b.WriteByte('\n')
		}
		changed = changed || !keep || len(t.Attr) < attributes
		hidden = t.Type != html.EndTagToken && slices.Contains(hiddenTags, t.Data)
	}
	if !changed {
		return s
	}
	return b.String()
}
