package markup

import (
	"cmp"
	"regexp"
	"slices"
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

// parts cuts the HTML of a table or a list: every second string is the content of a cell or an item, the others are the
// markup around them. All strings joined are the source.
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

// respell returns a table or a list that reads like fresh, with the bytes of source wherever their parts are the same. It
// returns fresh if their parts differ in more than added or removed items.
func respell(source, fresh string) string {
	was, now := parts(source), parts(fresh)
	if len(was) == 1 || len(now) == 1 {
		return fresh
	}
	if was = realign(was, now); len(was) != len(now) {
		return fresh
	}
	for i := 1; i < len(was); i += 2 {
		shown, _ := FromHTML(was[i])
		written, _ := FromHTML(now[i])
		switch {
		case written == shown:
		case shown == "": // words in an empty cell stay without a paragraph
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

// between matches the markup between two items of a list, or before the first.
var between = regexp.MustCompile(`(?i)(?:</li>\s*)?<li(?:\s[^<>]*)?>\s*$`)

// realign returns the parts of a list with as many items as now has: added items are empty, and removed items are left out.
// It takes the items before the equal ones at the end for added or removed.
func realign(was, now []string) []string {
	more := len(now) - len(was)
	if more == 0 {
		return was
	}
	last := 0 // how many strings at the end stay: equal parts, each with the markup before it
	for last+1 < min(len(was), len(now)) && isSamePart(was[len(was)-2-last], now[len(now)-2-last]) {
		last += 2
	}
	at := len(was) - 1 - last // the index of the markup before which items are added or removed
	if more < 0 {
		if at+more == 0 && at > 0 { // the removed items are the first: the markup before them stays
			return slices.Concat(was[:1], was[at+1:])
		}
		return slices.Concat(was[:max(at+more, 0)], was[at:])
	}
	tag := cmp.Or(between.FindString(was[2]), between.FindString(was[0]))
	switch {
	case tag == "": // a table
		return was
	case !strings.HasPrefix(tag, "</") && strings.Contains(strings.ToLower(strings.Join(was, "")), "</li>"):
		tag = "</li>" + tag
	}
	came := slices.Repeat([]string{tag, ""}, more/2)
	if at == 0 {
		return slices.Concat(was[:1], came[1:], []string{tag}, was[1:])
	}
	return slices.Concat(was[:at], came, was[at:])
}

// isSamePart reports whether two parts have the same Markdown.
func isSamePart(a, b string) bool {
	one, _ := FromHTML(a)
	other, _ := FromHTML(b)
	return one == other
}
