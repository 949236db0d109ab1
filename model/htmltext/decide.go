package htmltext

import (
	"regexp"
	"slices"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"

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
	// blanks are the tags of an empty line.
	blanks = names("p div span br")
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

// IsHTML reports whether free text is HTML beyond doubt: all of its tags are known, in one letter case, in their place and
// closed, and one at least is more than a name in angle brackets. "List<String>", "a<b and c>d", "meta <meta> tags" and
// "used <b> in HTML" are text, which is shown as written. Text without tags is HTML if it has an entity.
func IsHTML(s string) bool {
	if !strings.Contains(s, "<") {
		return slices.ContainsFunc(named().FindAllString(s, -1), func(entity string) bool {
			meant := html.UnescapeString(entity)
			return meant != entity && !strings.HasSuffix(meant, ";") // "&notify;" is not "&not;"
		})
	}
	d := decision{begun: strings.HasPrefix(strings.TrimSpace(s), "<"), blank: true, opened: map[string][]opening{}}
	z := html.NewTokenizer(strings.NewReader(s))
	for at := 0; ; {
		kind := z.Next()
		raw := string(z.Raw())
		at += len(raw)
		switch kind {
		case html.ErrorToken:
			return strings.TrimSpace(raw) == "" && d.isHTML() // else a tag without its ">"
		case html.CommentToken:
			if !strings.HasSuffix(raw, "-->") {
				return false
			}
		case html.TextToken:
			if !d.unseen && strings.TrimSpace(html.UnescapeString(raw)) != "" {
				d.texts++
			}
		case html.StartTagToken, html.SelfClosingTagToken, html.EndTagToken:
			if !d.take(kind, raw, s[:at-len(raw)], s[at:]) {
				return false
			}
		}
	}
}

// decision is what is known of a text so far.
type decision struct {
	begun  bool // the text begins with a tag
	holds  bool // a list or a table has begun
	unseen bool // in an element whose content is not shown
	texts  int  // stretches of text
	blank  bool // no tag but those of an empty line
	proof  bool // a tag beyond doubt
	opened map[string][]opening
}

// opening is a tag that is not closed yet.
type opening struct {
	texts  int  // stretches of text before the tag
	spaced bool // a space follows it, as it follows a word
}

// take reads a tag between two parts of the text. It reports false if raw is no tag.
func (d *decision) take(kind html.TokenType, raw, before, after string) bool {
	m := tag().FindStringSubmatch(raw)
	if len(m) == 0 || m[0] != raw {
		return isOffice(raw)
	}
	name, attributes := m[2], m[3]
	tag := atom.Lookup([]byte(strings.ToLower(name)))
	d.holds = d.holds || holders[tag]
	d.blank = d.blank && blanks[tag]
	switch {
	case !oneCase(name), (held[tag] || tag == atom.Col) && !d.holds: // "<p> and <li> are tags"
		return false
	case single[tag]:
		d.proof = d.proof || tag == atom.Br || tag == atom.Img
		return isSingle(tag, attributes, before, after)
	case !paired[tag]:
		return false
	case kind == html.StartTagToken:
		d.opened[name] = append(d.opened[name], opening{d.texts, strings.HasPrefix(after, " ")})
		d.unseen = unviewed(tag)
	case kind == html.EndTagToken:
		n := len(d.opened[name]) - 1
		if n < 0 {
			return false
		}
		d.proof = d.proof || d.texts > d.opened[name][n].texts
		d.opened[name] = d.opened[name][:n]
		d.unseen = false
	}
	return true
}

func (d *decision) isHTML() bool {
	for name, all := range d.opened {
		for _, o := range all {
			if !d.begun || !open[atom.Lookup([]byte(strings.ToLower(name)))] || !d.holds && o.spaced { // "<p> is a tag"
				return false
			}
			d.proof = d.proof || d.texts > o.texts
		}
	}
	return d.proof || d.begun && d.blank && d.texts == 0
}

// oneCase reports whether the name of a tag is in one letter case: "<Link>" and "List<Col>" are names in a program.
func oneCase(name string) bool { return strings.ToLower(name) == name || strings.ToUpper(name) == name }

// isSingle reports whether a tag without an end has the place and the attributes that HTML gives it.
func isSingle(tag atom.Atom, attributes, before, after string) bool {
	has := func(names ...string) bool {
		return slices.ContainsFunc(names, func(name string) bool {
			return strings.Contains(strings.ToLower(attributes), name+"=")
		})
	}
	last, _ := utf8.DecodeLastRuneInString(before)
	next, _ := utf8.DecodeRuneInString(after)
	switch tag {
	case atom.Img:
		return has("src")
	case atom.Link:
		return has("rel", "href")
	case atom.Meta:
		return has("name", "content", "charset", "http-equiv", "property")
	case atom.Wbr: // within a word
		return unicode.IsGraphic(last) && unicode.IsGraphic(next) && !unicode.IsSpace(last) && !unicode.IsSpace(next)
	case atom.Hr: // with spaces on both sides it is a word of the text
		return !strings.ContainsRune(" \t", last) || !strings.ContainsRune(" \t", next)
	}
	return true
}

// isOffice reports whether a tag is one of a word processor's own.
func isOffice(raw string) bool { return office.MatchString(raw) }

var office = regexp.MustCompile(`^(?i:</?(?:o|v|w|m|x|st1):[a-z][^<>]*>)$`)
