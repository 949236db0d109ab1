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
// they have not the same parts, but for items that come or go.
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

// between matches the markup between two items of a list, or before the first.
var between = regexp.MustCompile(`(?i)(?:</li>\s*)?<li(?:\s[^<>]*)?>\s*$`)

// realign returns the parts of a list with as many items as now has: those that came are empty, and those that went are left
// out. They are before the items at the end that are the same.
func realign(was, now []string) []string {
	more := len(now) - len(was)
	if more == 0 {
		return was
	}
	last := 0 // parts that stay, with the markup before each
	for last+1 < min(len(was), len(now)) && isSamePart(was[len(was)-2-last], now[len(now)-2-last]) {
		last += 2
	}
	at := len(was) - 1 - last // the markup before which they come or went
	if more < 0 {
		if at+more == 0 && at > 0 { // all at the beginning: the markup before them stays
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
