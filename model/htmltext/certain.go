package htmltext

import (
	"regexp"
	"strings"
	"sync"

	"golang.org/x/net/html/atom"
)

// tag matches a tag: its slash, its name, what follows the name.
var tag = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`<(/?)([A-Za-z][A-Za-z0-9-]*)((?:\s+[^\s"'<>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>]+))?)*\s*/?)>`)
})

var (
	// holders are the tags inside which items and cells may lack their end.
	holders = names("ul ol menu dir dl table")
	// held are those items and cells.
	held = names("li dt dd tr td th thead tbody tfoot caption")
	// breaks are the tags without an end that a person writes into a text.
	breaks = names("br hr wbr")
)

// IsTag reports whether HTML has a tag of this name.
func IsTag(name string) bool {
	tag := atom.Lookup([]byte(strings.ToLower(name)))
	return tag != 0 && (paired[tag] || single[tag])
}

// begins matches the beginning of HTML.
var begins = regexp.MustCompile(`^(?i:</?([a-z][a-z0-9]*)[\s/>]|<!--|<!doctype\s)`)

// BeginsWithTag reports whether a text begins as HTML does: with a tag that HTML has, a comment or a declaration.
func BeginsWithTag(s string) bool {
	m := begins.FindStringSubmatch(s)
	return m != nil && (m[1] == "" || IsTag(m[1]))
}

// Certain returns where the tags of a text that are HTML beyond doubt begin: all tags if the text is HTML, else those
// that are known and closed. "<Senior>", "List<String>" and "used <b> in HTML" have none.
func Certain(s string) map[int]bool {
	if !strings.Contains(s, "<") {
		return nil
	}
	certain := map[int]bool{}
	tags := tag().FindAllStringSubmatchIndex(s, -1)
	all := strings.HasPrefix(strings.TrimSpace(s), "<") && IsHTML(s)
	open := map[atom.Atom][]int{} // numbers of the tags that are not closed yet
	ends := map[int]int{}         // from the number of each element's tag to that of its end, for elements that hold items
	for i, m := range tags {
		name := atom.Lookup([]byte(strings.ToLower(s[m[4]:m[5]])))
		switch {
		case all:
			certain[m[0]] = true
		case !oneCase(s[m[4]:m[5]]): // "Hotel <Hr> manager"
		case breaks[name], name == atom.Img:
			if isSingle(name, s[m[6]:m[7]], s[:m[0]], s[m[1]:]) {
				certain[m[0]] = true
			}
		case !paired[name]:
		case m[2] == m[3]:
			open[name] = append(open[name], i)
		case len(open[name]) > 0:
			last := len(open[name]) - 1
			first := open[name][last]
			open[name] = open[name][:last]
			certain[tags[first][0]], certain[m[0]] = true, true
			if holders[name] {
				ends[first] = i
			}
		}
	}
	until := -1
	for i, m := range tags {
		if end, ok := ends[i]; ok {
			until = max(until, end)
		}
		if i < until && held[atom.Lookup([]byte(strings.ToLower(s[m[4]:m[5]])))] {
			certain[m[0]] = true
		}
	}
	return certain
}

// EscapeUncertain writes "&lt;" for the "<" of tags in a part of a text that are not certain. from is where the part begins.
func EscapeUncertain(part string, from int, certain map[int]bool) string {
	if !strings.Contains(part, "<") {
		return part
	}
	var out strings.Builder
	at := 0
	for _, m := range tag().FindAllStringIndex(part, -1) {
		if !certain[from+m[0]] {
			out.WriteString(part[at:m[0]] + "&lt;")
			at = m[0] + 1
		}
	}
	return out.String() + part[at:]
}

// WithoutTags returns a text with a space in place of each certain tag.
func WithoutTags(s string, certain map[int]bool) string {
	if len(certain) == 0 {
		return s
	}
	var out strings.Builder
	at := 0
	for _, m := range tag().FindAllStringIndex(s, -1) {
		if certain[m[0]] {
			out.WriteString(s[at:m[0]] + " ")
			at = m[1]
		}
	}
	return out.String() + s[at:]
}
