package office

import (
	"regexp"
	"slices"
	"strconv"
	"strings"

	"shortlist/model/reading/layout"
)

// rules are the style sheets of a page, by simple selectors: an element, a class, an identifier,
// or an element with a class. If another selector sets a background, all backgrounds are unknown.
type rules struct {
	read    map[string]webSet
	unknown bool
	shows   map[string]bool // classes and identifiers that another selector may show
}

const maxRules = 5000

var (
	styleSheet = regexp.MustCompile(`(?is)<style[^>]*>(.*?)</style`)
	parts      = regexp.MustCompile(`[.#][\w-]+`)
	oneWord    = regexp.MustCompile(`^([a-z][a-z0-9]*)?([.#][\w-]+)?$`)
	noRoom     = regexp.MustCompile(`^(?:inset\((?:[5-9]\d|100)%\)|circle\(0(?:px|%)?\)|scale[xy]?\(0\)|0)$`)
	moves      = regexp.MustCompile(`animation|transition`) // which show it
	reveals    = regexp.MustCompile(`opacity|max-height`)
	grows      = regexp.MustCompile(`flex|padding|min-height`)
	linked     = regexp.MustCompile(`(?i)<link[^>]+stylesheet`)
)

// rulesOf reads the style sheets in a page.
func rulesOf(page string) rules {
	out := rules{read: map[string]webSet{}, shows: map[string]bool{}, unknown: linked.MatchString(page)}
	for _, sheet := range styleSheet.FindAllStringSubmatch(page, 20) {
		out.addSheet(sheet[1])
	}
	return out
}

// addSheet reads a style sheet. It ignores rules for some media only.
func (r *rules) addSheet(sheet string) {
	sheet = withoutComments(sheet)
	for len(r.read) < maxRules {
		selectors, rest, ok := strings.Cut(sheet, "{")
		if !ok {
			return
		}
		if strings.HasPrefix(strings.TrimSpace(selectors), "@") {
			sheet = afterBlock(rest)
			continue
		}
		body, after, ok := strings.Cut(rest, "}")
		if !ok {
			return
		}
		sheet = after
		var set webSet
		set.declare(body)
		for selector := range strings.SplitSeq(selectors, ",") {
			selector = strings.ToLower(strings.TrimSpace(selector))
			if !oneWord.MatchString(selector) || selector == "" {
				r.unknown = r.unknown || set.ground.kind == known || set.ground.kind == unknown
				if len(r.shows) < maxRules && !set.gone && (set.shown != "" || set.off == off || reveals.MatchString(body)) {
					for _, part := range parts.FindAllString(selector[strings.LastIndexAny(selector, " >+~")+1:], -1) {
						r.shows[part] = true
					}
				}
				continue
			}
			r.read[selector] = set.over(r.read[selector])
		}
	}
}

// afterBlock skips a block and the blocks in it.
func afterBlock(s string) string {
	deep := 1
	for i, c := range []byte(s) {
		switch c {
		case '{':
			deep++
		case '}':
			if deep--; deep == 0 {
				return s[i+1:]
			}
		}
	}
	return ""
}

func withoutComments(s string) string {
	var out strings.Builder
	for {
		before, after, ok := strings.Cut(s, "/*")
		out.WriteString(before)
		if !ok {
			break
		}
		_, s, _ = strings.Cut(after, "*/")
	}
	return strings.NewReplacer("<!--", "", "-->", "").Replace(out.String())
}

// apply applies the rules for an element.
func (r *rules) apply(s *webSet, tag string, classes []string, id string) {
	if len(r.read) == 0 {
		return
	}
	shown := r.shows["#"+id]
	for _, c := range classes {
		shown = shown || r.shows["."+c]
	}
	take := func(selector string) {
		if found, ok := r.read[selector]; ok {
			if found.gone = found.gone && !shown; shown {
				found.off, found.flat = 0, false
			}
			*s = found.over(*s)
		}
	}
	take(tag)
	for _, c := range classes[:min(len(classes), 50)] {
		take("." + c)
		take(tag + "." + c)
	}
	if id != "" {
		take("#" + id)
		take(tag + "#" + id)
	}
}

// declare applies declarations, for example those of an attribute "style".
func (s *webSet) declare(declarations string) {
	for declaration := range strings.SplitSeq(strings.ToLower(declarations), ";") {
		key, value, ok := strings.Cut(declaration, ":")
		if !ok {
			continue
		}
		value = strings.TrimSpace(strings.TrimSuffix(strings.TrimSpace(value), "!important"))
		switch strings.TrimSpace(key) {
		case "display":
			s.gone, s.shown = value == "none", value
		case "list-style-type":
			s.list = value
		case "list-style":
			if slices.Contains(strings.Fields(value), "none") && !strings.Contains(value, "url(") {
				s.list = "none"
			}
		case "mso-hide":
			s.gone = s.gone || value == "all"
		case "visibility":
			s.off = toggled(value != "visible")
		case "opacity":
			v, err := strconv.ParseFloat(value, 64)
			s.gone = s.gone || err == nil && v < 0.02 && !strings.Contains(declarations, "animation") // which shows it
		case "white-space":
			if s.pre = toggled(strings.HasPrefix(value, "pre") || value == "break-spaces"); value == "pre-line" {
				s.pre = ownLines
			}
		case "font-size":
			s.size = cssSize(value)
		case "font-family":
			s.font = cssFont(value)
		case "font-weight":
			s.bold = toggled(isBold(value))
		case "font":
			s.font = cssFont(value[strings.LastIndexByte(value, ' ')+1:])
			for word := range strings.FieldsSeq(value) {
				if n := points(strings.SplitN(word, "/", 2)[0]); n > 0 {
					s.size = cssSize(strings.SplitN(word, "/", 2)[0])
				}
			}
		case "color":
			s.colour, s.clear = cssColour(value), toggled(value == "transparent")
		case "flex-direction", "flex-flow":
			s.column = strings.HasPrefix(value, "column")
		case "background-clip", "-webkit-background-clip":
			s.masks = s.masks || value == "text"
		case "background-color":
			s.ground = cssGround(value)
		case "background", "background-image":
			if s.ground = cssGround(value); strings.Contains(value, "url(") || strings.Contains(value, "gradient") {
				s.ground = shade{kind: unknown}
			}
		case "left", "top", "right", "bottom", "text-indent", "margin-left", "margin-top":
			s.gone = s.gone || farOff(value)
		case "clip":
			s.gone = s.gone || strings.HasPrefix(strings.ReplaceAll(value, " ", ""), "rect(0")
		case "clip-path", "transform", "scale":
			s.gone = s.gone || noRoom.MatchString(value) && !moves.MatchString(declarations)
		case "height", "max-height":
			n, err := strconv.ParseFloat(strings.TrimRight(value, "pxremt%"), 64)
			s.flat = s.flat || err == nil && n == 0 && !grows.MatchString(declarations)
		case "overflow", "overflow-y":
			s.clips = value == "hidden" || value == "clip"
		}
	}
}

// cssFont returns the first of several fonts.
func cssFont(v string) string {
	first, _, _ := strings.Cut(v, ",")
	return strings.Trim(strings.TrimSpace(first), `'"`)
}

// pageFont returns the font of signs of a page: icons of a font that is not in the page are unknown signs.
func pageFont(name string) string {
	if symbolFont(name) == nil {
		return "icons"
	}
	return name
}

// farOff reports whether a length moves text off every page, which hides it.
func farOff(length string) bool {
	const far = 700 // points
	n, ok := strings.CutPrefix(strings.TrimSpace(length), "-")
	return ok && (points(n) >= far || strings.HasSuffix(n, "em") && points(strings.TrimRight(n, "rem")+"pc") >= far)
}

// cssSize returns the size of letters. A pixel counts as a point here, since one of either is the
// smallest visible size.
func cssSize(v string) float64 {
	if n, ok := strings.CutSuffix(v, "px"); ok {
		px, err := strconv.ParseFloat(strings.TrimSpace(n), 64)
		switch {
		case err != nil || px < 0:
			return 0
		case px >= 1:
			return max(px*0.75, 1.01)
		}
		return 0.01
	}
	if n, ok := strings.CutSuffix(v, "rem"); ok && !strings.HasPrefix(v, "0rem") {
		v = n + "pc"
	}
	if v == "0" || v == "0em" || v == "0rem" || v == "0%" {
		return 0.01
	}
	if n := points(v); n >= 1 {
		return max(n, 1.01)
	} else if n > 0 {
		return 0.01
	}
	return 0
}

// cssGround returns the colour of a background.
func cssGround(v string) shade {
	if v == "none" || v == "transparent" || v == "inherit" || v == "initial" {
		return shade{kind: automatic}
	}
	for word := range strings.FieldsSeq(v) {
		if c := cssColour(word); c.kind == known {
			return c
		}
	}
	return cssColour(v)
}

var components = regexp.MustCompile(`^rgba?\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)\s*(?:[,/]\s*([\d.]+)\s*)?\)$`)

// cssColour returns a colour; a colour by an unsupported name is unknown.
func cssColour(v string) shade {
	v = strings.ToLower(strings.TrimSpace(v))
	switch v {
	case "", "inherit", "initial", "currentcolor":
		return shade{}
	case "transparent":
		return shade{kind: unknown}
	case "white", "window":
		return shade{known, layout.White()}
	case "black", "windowtext":
		return colourOf(0, 0, 0)
	case "snow", "ghostwhite", "floralwhite", "ivory":
		return colourOf(255, 251, 250)
	}
	hex := strings.TrimPrefix(v, "#")
	if len(hex) == 3 {
		hex = string([]byte{hex[0], hex[0], hex[1], hex[1], hex[2], hex[2]})
	}
	if c := hexShade(hex); c.kind == known && (hex != v || len(v) == 6) {
		return c
	}
	if m := components.FindStringSubmatch(v); m != nil {
		var c [3]uint8
		for i := range c {
			n, err := strconv.Atoi(m[i+1])
			if err != nil || n > 255 {
				return shade{kind: unknown}
			}
			c[i] = uint8(n)
		}
		if alpha, err := strconv.ParseFloat(m[4], 64); m[4] != "" && (err != nil || alpha < 0.99) {
			return shade{kind: unknown}
		}
		return colourOf(c[0], c[1], c[2])
	}
	return shade{kind: unknown}
}
