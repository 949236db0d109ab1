package markup

import (
	"regexp"
	"strings"
	"sync"

	"golang.org/x/net/html"
)

// silent matches attributes, written as "tag name=value", and declarations of CSS,
// written as "tag name:value", that a reader does not see, or that say what is so
// anyway: names, languages, where a link opens, what word processors note for
// themselves, spacing, black on white.
var silent = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?s)^(?:` + strings.Join([]string{
		`a (href|title)=.*`, `img (src|alt|title)=.*`, `ol start=.*`, `t[dh] ((col|row)span|align|text-align)[=:].*`, // what is read
		`font (color|face|size)=.*`, // named as a tag
		`\S+ (id|name|lang|role|target|rel|tabindex|contenteditable|spellcheck|translate|cellpadding|cellspacing|valign|clear|cite|datetime|hreflang|nowrap|scope|loading|decoding|referrerpolicy|summary|v?link|alink|span)=.*`,
		`\S+ ((data|aria)-[^=:]*|xmlns[^=]*|[^=:\s]*:[^=\s]*)=.*`,
		`\S+ class=(Mso|mso|x_Mso|gmail_|Apple-|yiv|western|Section|WordSection|GramE|SpellE).*`, `code class=language-[a-z0-9-]+`,
		`\S+ (title|dir|border|type)=`, `\S+ (dir=|direction:)ltr`, `\S+ border=0`,
		`(p|div|h[1-6]|li|ul|ol|blockquote|table|t[rdh]|thead|tbody|tfoot|span) (align=|text-align:)(left|start|justify)`,
		`(ol (type=1|list-style(-type)?:decimal)|ul (type=disc|list-style(-type)?:(disc|circle|square)))`,
		`(table|t[rdh]|thead|tbody|tfoot|colgroup|hr|p|div|pre) (width|height)=.*`,
		`\S+ (border|outline|-webkit-text-stroke)[^:=]*:0(px|pt|in|cm|px none)?`,
		`\S+ color:(black|#000|#000000|rgb\(0,0,0\)|rgba\(0,0,0,1\)|windowtext|currentcolor)`,
		`\S+ background(-color)?:(white|#fff|#ffffff|rgb\(255,255,255\)|transparent|0%0%|rgba\(0,0,0,0\))`,
		`[au] text-decoration(-line)?:underline`,
		`\S+ vertical-align:(baseline|top|middle|bottom|text-top|text-bottom)`,
		`(span|a|b|i|strong|em) display:inline(-block)?`,
		`(p|div|h[1-6]|li|ul|ol|blockquote|table|t[rdh]) display:(block|inline-block|list-item|table|table-cell|table-row)`,
		`\S+ (mso-|margin|padding|line-height|text-indent|letter-spacing|word-|orphans|widows|page-break|break-|tab-|overflow|box-sizing|hyphens|text-justify|text-underline-position|text-autospace|font-(variant-(numeric|ligatures|east-asian|alternates|position|emoji)|feature|kerning|optical|stretch|size-adjust|language)|layout-grid|(-webkit-|-ms-)?text-size-adjust|-webkit-font-smoothing|-moz-osx-font-smoothing|text-decoration-(color|style|thickness|skip)|caret-color|list-style-position|min-|max-width|punctuation-|border-(collapse|spacing)|table-layout)[^=]*:.*`,
		`\S+ [^=:]*:(none|normal|auto)`,
	}, "|") + `)$`)
})

// judge notes that an attribute or a declaration is lost, if a reader sees it.
func (r *reader) judge(tag, name, sign, value string) {
	key := tag + " " + name + sign + value
	what, known := r.judged[key]
	if !known {
		switch {
		case silent().MatchString(key):
		case sign == "=":
			what = "the attribute " + plain(name)
		default:
			what = "the style " + plain(name)
		}
		r.judged[key] = what
	}
	r.lose(what)
}

// plain makes a stranger's name fit for a phrase.
func plain(name string) string {
	name = strings.Map(func(r rune) rune {
		if r >= 'a' && r <= 'z' || r >= '0' && r <= '9' || r == '-' {
			return r
		}
		return -1
	}, name)
	if name == "" {
		return "?"
	}
	return name[:min(len(name), 20)]
}

// attributes reads the attributes of an element: how they make its text look,
// whether they hide it, and what of them is lost.
func (r *reader) readAttributes(n *html.Node, l look) (_ look, hidden bool) {
	switch n.Data {
	case "b", "strong":
		l.strong = true
	case "i", "em", "cite", "dfn", "var":
		l.em = true
	case "code", "tt", "kbd", "samp":
		l.code = true
	}
	tag := n.Data
	switch {
	case tag == "span" && l.href != "": // a link is underlined anyway
		tag = "a"
	case tag == "li" && n.Parent.Data == "ol":
		tag = "ol"
	case tag == "li":
		tag = "ul"
	}
	for _, a := range n.Attr {
		switch a.Key {
		case "style":
			for declaration := range strings.SplitSeq(a.Val, ";") {
				hidden = r.declaration(n, tag, declaration, &l) || hidden
			}
		case "class":
			for class := range strings.FieldsSeq(a.Val) {
				r.judge(tag, "class", "=", class)
			}
		case "hidden":
			hidden = true
		default:
			r.judge(tag, a.Key, "=", strings.ToLower(strings.TrimSpace(a.Val)))
		}
	}
	if hidden {
		r.lose("hidden text")
	}
	return l, hidden
}

// declare reads a declaration of CSS, its value without spaces after commas.
func declare(declaration string) (name, value string) {
	name, value, _ = strings.Cut(declaration, ":")
	value, _, _ = strings.Cut(value, "!")
	return strings.ToLower(strings.TrimSpace(name)), strings.ReplaceAll(strings.ToLower(strings.TrimSpace(value)), ", ", ",")
}

func (r *reader) declaration(n *html.Node, tag, s string, l *look) (hidden bool) {
	name, value := declare(s)
	switch {
	case value == "" || value == "inherit" || value == "initial" || value == "unset":
	case name == "font-weight":
		if !headings[r.parent.kind] && !headings[n.Data] { // the weight of headings is the board's
			l.strong = value == "bold" || value == "bolder" || len(value) == 3 && value >= "600" && value <= "999"
		}
	case name == "font-style":
		l.em = strings.HasPrefix(value, "italic") || strings.HasPrefix(value, "oblique")
	case name == "white-space":
		l.keepsLines = strings.HasPrefix(value, "pre")
	case name == "display" && value == "none", name == "visibility" && value == "hidden":
		return true
	case strings.HasPrefix(name, "list-style") && value == "none":
		r.lose("the style " + name)
	case name != "visibility":
		r.judge(tag, name, ":", value)
	}
	return false
}

// alignment is a cell's: left, center, right or "".
func alignment(n *html.Node) string {
	value := attribute(n, "align")
	for declaration := range strings.SplitSeq(attribute(n, "style"), ";") {
		if name, v := declare(declaration); name == "text-align" {
			value = v
		}
	}
	switch value = strings.ToLower(strings.TrimSpace(value)); value {
	case "center", "right":
		return value
	}
	return ""
}
