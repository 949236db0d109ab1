package markup

import (
	"regexp"
	"strings"
	"sync"

	"shortlist/model/lang"

	"golang.org/x/net/html"
)

// harmless matches attributes, as "tag name=value", and declarations of CSS, as
// "tag name:value", whose loss no reader sees: names, languages, the window that a link
// opens, notes of word processors for themselves, spacing, black on white.
var harmless = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?s)^(?:` + strings.Join([]string{
		`a (href|title)=.*`, `img (src|alt|title)=.*`, `ol start=.*`, `t[dh] ((col|row)span|align|text-align)[=:].*`, // the document holds these
		`font (color|face|size)=.*`, // the loss of the tag is named
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

// loseAttribute adds the loss of an attribute ("=") or a declaration (":"), if a reader
// would see it.
func (r *reader) loseAttribute(tag, name, sign, value string) {
	key := tag + " " + name + sign + value
	what, known := r.judged[key]
	if !known && !harmless().MatchString(key) {
		what = lang.Text("the attribute %s", plain(name))
		if sign == ":" {
			what = sayStyle(plain(name))
		}
	}
	r.judged[key] = what
	r.lose(what)
}

// plain makes the name of an attribute, which is untrusted, safe in a sentence.
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

// readAttributes returns the look of an element's text and whether the element hides it,
// and adds the losses of its attributes.
func (r *reader) readAttributes(n *html.Node, l look) (_ look, hidden bool) {
	tag := n.Data
	switch tag {
	case "b", "strong":
		l.strong = true
	case "i", "em", "cite", "dfn", "var":
		l.em = true
	case "code", "tt", "kbd", "samp":
		l.code = true
	case "li":
		tag = map[bool]string{true: "ol", false: "ul"}[n.Parent.Data == "ol"]
	case "span":
		if l.href != "" { // a link is underlined anyway
			tag = "a"
		}
	}
	for _, a := range n.Attr {
		switch a.Key {
		case "style":
			for declaration := range strings.SplitSeq(a.Val, ";") {
				hidden = r.readDeclaration(n.Data, tag, declaration, &l) || hidden
			}
		case "class":
			for class := range strings.FieldsSeq(a.Val) {
				r.loseAttribute(tag, "class", "=", class)
			}
		case "hidden":
			hidden = true
		default:
			r.loseAttribute(tag, a.Key, "=", strings.ToLower(strings.TrimSpace(a.Val)))
		}
	}
	if hidden {
		r.lose(lang.Text("hidden text"))
	}
	return l, hidden
}

// cutDeclaration returns the parts of a declaration of CSS in lower case, the value
// without spaces after commas.
func cutDeclaration(declaration string) (name, value string) {
	name, value, _ = strings.Cut(strings.ToLower(declaration), ":")
	value, _, _ = strings.Cut(value, "!")
	return strings.TrimSpace(name), strings.ReplaceAll(strings.TrimSpace(value), ", ", ",")
}

func (r *reader) readDeclaration(tag, as, declaration string, l *look) (hidden bool) {
	name, value := cutDeclaration(declaration)
	switch {
	case value == "" || value == "inherit" || value == "initial" || value == "unset":
	case name == "font-weight":
		if !headings[r.parent.kind] && !headings[tag] { // the board sets the weight of headings
			l.strong = value == "bold" || value == "bolder" || len(value) == 3 && value >= "600" && value <= "999"
		}
	case name == "font-style":
		l.em = strings.HasPrefix(value, "italic") || strings.HasPrefix(value, "oblique")
	case name == "white-space":
		l.keepsLines = strings.HasPrefix(value, "pre")
	case name == "display" && value == "none", name == "visibility" && value == "hidden":
		return true
	case strings.HasPrefix(name, "list-style") && value == "none":
		r.lose(sayStyle(name))
	case name != "visibility":
		r.loseAttribute(as, name, ":", value)
	}
	return false
}

// alignment returns how a cell is aligned: "center", "right" or "" for left.
func alignment(n *html.Node) string {
	align := attribute(n, "align")
	for declaration := range strings.SplitSeq(attribute(n, "style"), ";") {
		if name, value := cutDeclaration(declaration); name == "text-align" {
			align = value
		}
	}
	if align = strings.ToLower(strings.TrimSpace(align)); align == "center" || align == "right" {
		return align
	}
	return ""
}

func sayStyle(name string) string { return lang.Text("the style %s", name) }
