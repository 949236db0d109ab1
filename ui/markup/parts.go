package markup

import (
	"strings"

	"golang.org/x/net/html"
)

var (
	// holders are the elements that consist of parts.
	holders = set("table ul ol menu dir dl")
	// partTags begin a part; rows end one.
	partTags = set("td th caption li dt dd")
	rows     = set("tr thead tbody tfoot colgroup")
)

// parts cuts the HTML of a table or a list: every second string is what a cell or an item holds, the others are the
// markup between. Joined, they are the source.
func parts(source string) (out []string) {
	var text strings.Builder
	depth, inside := 0, false
	end := func() {
		out = append(out, text.String())
		text.Reset()
		inside = !inside
	}
	for z := html.NewTokenizer(strings.NewReader(source)); ; {
		kind := z.Next()
		raw := string(z.Raw())
		name, _ := z.TagName()
		starts, ends := kind == html.StartTagToken, kind == html.EndTagToken
		if ends && holders[string(name)] {
			depth--
		}
		border := kind == html.ErrorToken || depth < 1 || depth == 1 && (starts || ends) && (partTags[string(name)] || rows[string(name)])
		if inside && border {
			end()
		}
		text.WriteString(raw)
		if kind == html.ErrorToken {
			return append(out, text.String())
		}
		if starts && holders[string(name)] {
			depth++
		}
		if starts && depth == 1 && partTags[string(name)] {
			end()
		}
	}
}

// respell writes a table or a list as fresh is, with the bytes of source wherever its parts are the same; fresh if
// they have not the same parts.
func respell(source, fresh string) string {
	was, now := parts(source), parts(fresh)
	if len(was) != len(now) || len(was) == 1 {
		return fresh
	}
	for i := 1; i < len(was); i += 2 {
		shown, _ := FromHTML(was[i])
		written, _ := FromHTML(now[i])
		switch {
		case written == shown:
		case shown == "": // words in an empty cell are no paragraph
			was[i] = now[i]
		default:
			was[i] = NewOriginal(was[i], shown).HTML(written)
		}
	}
	if out := strings.Join(was, ""); same(out, fresh) {
		return out
	}
	return fresh
}
