package htmltext

import (
	"bytes"
	"regexp"
	"strings"
	"sync"

	"golang.org/x/net/html"
	"golang.org/x/net/html/atom"
)

var (
	// paired are the tags that make a text HTML if each is closed.
	paired = names(`a abbr acronym address article aside b big blockquote body caption center cite code dd del dfn dir div dl dt em
		fieldset figcaption figure font footer h1 h2 h3 h4 h5 h6 head header html i ins kbd li main mark menu nav ol p pre q s samp
		script section small span strike strong style sub summary sup table tbody td tfoot th thead title tr tt u ul var`)
	// single are the tags without an end.
	single = names("br hr img wbr col meta link")
	// open are the tags that may stay open in a text that begins with a tag.
	open = names("p li dt dd tr td th")
	// named matches an entity.
	named = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`&(#\d+|#[xX][0-9a-fA-F]+|[A-Za-z]\w*);`) })
)

func names(all string) map[atom.Atom]bool {
	out := map[atom.Atom]bool{}
	for name := range strings.FieldsSeq(all) {
		out[atom.Lookup([]byte(name))] = true
	}
	return out
}

// IsHTML reports whether free text is HTML beyond doubt: all of its tags are known, and
// closed. Signs like "List<String>", "a<b and c>d" and "used <b> in HTML" make text, which
// is shown as written. Text without tags is HTML if it has an entity.
func IsHTML(s string) bool {
	if !strings.Contains(s, "<") {
		entity := named().FindString(s)
		return entity != "" && html.UnescapeString(entity) != entity
	}
	begun := strings.HasPrefix(strings.TrimSpace(s), "<")
	tags := 0
	holds := false              // a list or a table has begun
	left := map[atom.Atom]int{} // open now
	for z := html.NewTokenizer(strings.NewReader(s)); ; {
		kind := z.Next()
		if kind == html.ErrorToken {
			if len(bytes.TrimSpace(z.Raw())) > 0 { // a tag without its ">"
				return false
			}
			break
		}
		if kind == html.CommentToken && !bytes.HasSuffix(z.Raw(), []byte("-->")) {
			return false
		}
		if kind == html.TextToken || kind == html.CommentToken || kind == html.DoctypeToken {
			continue
		}
		name, _ := z.TagName()
		tag := atom.Lookup(name)
		holds = holds || holders[tag]
		switch {
		case bytes.ContainsRune(name, ':'): // a word processor's own
		case held[tag] && !holds: // "<p> and <li> are tags"
			return false
		case single[tag]:
			tags++
		case !paired[tag]:
			return false
		case kind == html.EndTagToken && left[tag] > 0:
			left[tag]--
		case kind == html.EndTagToken:
			return false
		case kind == html.StartTagToken:
			left[tag]++
			tags++
		}
	}
	for tag, n := range left {
		if n > 0 && !(begun && open[tag]) {
			return false
		}
	}
	return tags > 0
}
