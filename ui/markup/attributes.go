package markup

import (
	"strings"

	"golang.org/x/net/html"
)

func attribute(n *html.Node, name string) (value string, found bool) {
	for _, a := range n.Attr {
		if a.Key == name && a.Namespace == "" {
			return a.Val, true
		}
	}
	return "", false
}

// attributes reads the attributes of an element: how they make its text look,
// and what of them is lost. What a reader cannot see is passed over: names,
// languages, where a link opens, what word processors note for themselves, and
// spacing.
func (r *reader) attributes(n *html.Node, l look) (look, bool) {
	switch n.Data {
	case "b", "strong":
		l.strong = true
	case "i", "em", "cite", "dfn", "var":
		l.em = true
	case "code", "tt", "kbd", "samp":
		l.code = true
	}
	hidden := false
	var lost [8]loss // each once for a tag
	count := 0
	lose := func(what loss) {
		for _, before := range lost[:count] {
			if before == what {
				return
			}
		}
		if count < len(lost) {
			lost[count] = what
			count++
			r.losses.add(what)
		}
	}
	for _, a := range n.Attr {
		value := strings.ToLower(strings.TrimSpace(a.Val))
		switch key := a.Key; key {
		case "id", "name", "lang", "xml:lang", "role", "target", "rel", "tabindex", "contenteditable", "spellcheck", "translate",
			"cellpadding", "cellspacing", "valign", "clear", "cite", "datetime", "hreflang", "type-of", "nowrap", "scope", "loading", "decoding",
			"colspan", "rowspan", "referrerpolicy", "summary", "vlink", "link", "alink", "span":
		case "href", "src", "alt", "start":
		case "class":
			for class := range strings.FieldsSeq(a.Val) {
				if !saysNothing(class) && (n.Data != "code" || language(class) == "") {
					lose(lostClass)
				}
			}
		case "style":
			hidden = r.style(n, a.Val, &l, lose) || hidden
		case "dir":
			if value != "ltr" && value != "" {
				lose(lostDirection)
			}
		case "align":
			r.align(n, value, lose)
		case "title":
			if n.Data != "a" && n.Data != "img" && value != "" {
				lose(lostTooltip)
			}
		case "hidden":
			hidden = true
		case "width", "height":
			if n.Data == "img" {
				lose(lostImageSize)
			}
		case "border":
			if value != "0" && value != "" {
				lose(lostStyle)
			}
		case "color", "face", "size", "bgcolor", "background":
			if n.Data != "font" { // named as a tag
				lose(lostStyle)
			}
		case "type":
			if n.Data == "ol" && value != "1" || (n.Data == "ul" || n.Data == "li") && value != "disc" {
				lose(lostNumbering)
			}
		case "value", "reversed":
			if n.Data == "ol" || n.Data == "li" {
				lose(lostNumbering)
			}
		default:
			switch {
			case strings.HasPrefix(key, "data-"), strings.HasPrefix(key, "aria-"), strings.HasPrefix(key, "xmlns"), strings.Contains(key, ":"):
			case strings.HasPrefix(key, "on"):
				lose(lostScript)
			default:
				r.losses.attr(key)
			}
		}
	}
	return l, hidden
}

// saysNothing reports classes that mail programs and word processors write, and
// that mean nothing elsewhere.
func saysNothing(class string) bool {
	for _, prefix := range []string{"Mso", "mso", "x_Mso", "gmail_", "Apple-", "yiv", "western", "Section", "WordSection", "GramE", "SpellE"} {
		if strings.HasPrefix(class, prefix) {
			return true
		}
	}
	return false
}

func (r *reader) align(n *html.Node, value string, lose func(loss)) {
	switch {
	case n.Data == "td" || n.Data == "th": // read with the table
	case n.Data == "img": // text flows around it
		lose(lostAlignment)
	case value == "left" || value == "start" || value == "justify" || value == "" || value == "inherit" || value == "initial":
	default:
		lose(lostAlignment)
	}
}

// alignment is a cell's: left, center, right or "".
func alignment(n *html.Node) string {
	value, _ := attribute(n, "align")
	css, _ := attribute(n, "style")
	for declaration := range strings.SplitSeq(css, ";") {
		if key, v, ok := declare(declaration); ok && key == "text-align" {
			value = v
		}
	}
	switch value = strings.ToLower(strings.TrimSpace(value)); value {
	case "center", "right":
		return value
	}
	return ""
}

func declare(declaration string) (key, value string, ok bool) {
	key, value, ok = strings.Cut(declaration, ":")
	value, _, _ = strings.Cut(value, "!")
	return strings.ToLower(strings.TrimSpace(key)), strings.ToLower(strings.TrimSpace(value)), ok
}

// style reads CSS of one element. Weight and slant become its look; the rest is
// passed over where it says what is so anyway, or is about spacing.
func (r *reader) style(n *html.Node, css string, l *look, lose func(loss)) (hidden bool) {
	heading := len(n.Data) == 2 && n.Data[0] == 'h' && n.Data != "hr" || r.kind != "p"
	for declaration := range strings.SplitSeq(css, ";") {
		key, value, ok := declare(declaration)
		if !ok || value == "" || value == "inherit" || value == "initial" || value == "unset" {
			continue
		}
		switch key {
		case "font-weight":
			bold := value == "bold" || value == "bolder" || len(value) == 3 && value >= "600" && value <= "999"
			if heading { // their weight is the board's
				continue
			}
			l.strong = bold
		case "font-style":
			l.em = strings.HasPrefix(value, "italic") || strings.HasPrefix(value, "oblique")
		case "text-decoration", "text-decoration-line":
			if strings.Contains(value, "underline") && n.Data != "a" && l.href == "" && n.Data != "u" {
				lose(lostUnderline)
			}
			if strings.Contains(value, "line-through") {
				lose(lostStrike)
			}
		case "text-align":
			r.align(n, value, lose)
		case "direction":
			if value == "rtl" {
				lose(lostDirection)
			}
		case "display":
			switch value {
			case "none":
				hidden = true
			case "inline", "block", "list-item", "table", "table-cell", "table-row":
				if plainly := map[string]bool{"span": true, "a": true, "b": true, "i": true, "strong": true, "em": true}[n.Data]; plainly != (value == "inline") {
					lose(lostStyle)
				}
			case "inline-block":
			default:
				lose(lostStyle)
			}
		case "visibility":
			hidden = hidden || value == "hidden"
		case "text-transform":
			if value != "none" {
				lose(lostCapitals)
			}
		case "font-variant", "font-variant-caps":
			if strings.Contains(value, "small-caps") {
				lose(lostCapitals)
			}
		case "vertical-align":
			switch value {
			case "sub":
				lose(lostSub)
			case "super":
				lose(lostSuper)
			}
		case "list-style", "list-style-type":
			ordered := n.Data == "ol" || n.Data == "li" && n.Parent.Data == "ol"
			switch value {
			case "disc", "circle", "square":
				if ordered {
					lose(lostNumbering)
				}
			case "decimal":
				if !ordered {
					lose(lostNumbering)
				}
			default:
				lose(lostNumbering)
			}
		case "white-space":
			if strings.HasPrefix(value, "pre") && broken(n) {
				lose(lostBreaks)
			}
		case "color":
			if !black(value) {
				lose(lostStyle)
			}
		case "background", "background-color":
			if !white(value) {
				lose(lostStyle)
			}
		case "width", "height":
			if n.Data == "img" {
				lose(lostImageSize)
			}
		default:
			if !spacing(key) && !none(key, value) {
				lose(lostStyle)
			}
		}
	}
	return hidden
}

// spacing reports properties about spacing and about where lines and pages end.
func spacing(key string) bool {
	for _, prefix := range []string{"mso-", "margin", "padding", "line-height", "text-indent", "letter-spacing", "word-", "orphans", "widows",
		"page-break", "break-", "tab-", "overflow", "box-sizing", "hyphens", "text-justify", "text-underline-position",
		"text-autospace", "font-variant", "font-feature", "font-kerning", "font-optical", "font-stretch", "font-size-adjust", "font-language", "layout-grid",
		"-webkit-text-size-adjust", "-ms-text-size-adjust", "-webkit-font-smoothing", "-moz-osx-font-smoothing", "text-size-adjust", "text-decoration-", "caret-color", "list-style-position", "min-", "max-width", "punctuation-", "border-collapse", "border-spacing", "table-layout"} {
		if strings.HasPrefix(key, prefix) {
			return true
		}
	}
	return false
}

// none reports values that switch a property off.
func none(key, value string) bool {
	switch value {
	case "none", "normal", "auto":
		return true
	case "0", "0px", "0pt", "0in", "0cm", "0px none":
		return strings.HasPrefix(key, "border") || strings.HasPrefix(key, "outline") || strings.HasPrefix(key, "-webkit-text-stroke")
	}
	return false
}

// broken reports whether text has line ends that a style can show.
func broken(n *html.Node) bool {
	if n.Type == html.TextNode {
		return strings.Contains(strings.TrimSpace(n.Data), "\n")
	}
	for c := n.FirstChild; c != nil; c = c.NextSibling {
		if broken(c) {
			return true
		}
	}
	return false
}

func black(value string) bool {
	switch strings.ReplaceAll(value, " ", "") {
	case "black", "#000", "#000000", "rgb(0,0,0)", "rgba(0,0,0,1)", "windowtext", "currentcolor":
		return true
	}
	return false
}

func white(value string) bool {
	switch strings.ReplaceAll(value, " ", "") {
	case "white", "#fff", "#ffffff", "rgb(255,255,255)", "transparent", "none", "0%0%", "rgba(0,0,0,0)":
		return true
	}
	return false
}
