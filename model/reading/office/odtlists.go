package office

import (
	"cmp"
	"encoding/xml"
	"regexp"
	"strconv"
	"strings"
)

const openLevels = 10

// openNumbers are the last numbers of the levels of a list; 0 before the first item.
type openNumbers struct {
	at    [openLevels]int
	begun [openLevels]bool
}

// openList is an open list, or the frame or the table that begins the levels of lists again.
type openList struct {
	style   string
	numbers *openNumbers // nil of a frame or a table
}

// openLevel is a level of a list style (ODF 1.3 §16.33).
type openLevel struct {
	bullet                         bool
	format, prefix, suffix, layout string
	shown, start                   int // levels in the number; the first number
}

// outline is the name of the list style of headings.
const outline = "\x00"

// listStyle handles the elements of list styles.
func (w *openStyles) listStyle(e xml.StartElement) {
	switch e.Name.Local {
	case "list-style", "outline-style":
		if w.list = attribute(e, "name"); e.Name.Local == "outline-style" {
			w.list = outline
		}
		if len(w.lists) < maxStyles {
			w.lists[w.list] = &[openLevels]*openLevel{}
		}
	case "list-level-style-number", "list-level-style-bullet", "list-level-style-image", "outline-level-style":
		number := func(key string) int {
			n, err := strconv.Atoi(attribute(e, key))
			if err != nil {
				return 1
			}
			return n
		}
		l := openLevel{
			format: attribute(e, "num-format"), prefix: attribute(e, "num-prefix"), suffix: attribute(e, "num-suffix"), layout: attribute(e, "num-list-format"),
			shown: number("display-levels"), start: number("start-value"),
		}
		if e.Name.Local == "list-level-style-image" || strings.TrimSpace(attribute(e, "bullet-char")) != "" {
			l.bullet = true
		}
		if attribute(e, "num-letter-sync") == "true" {
			l.format = map[string]string{"a": "lowerLetter", "A": "upperLetter"}[l.format]
		}
		if n := number("level"); w.lists[w.list] != nil && n >= 1 && n <= openLevels {
			w.lists[w.list][n-1] = &l
		}
	}
}

// startList begins a list, at the level below the one around it.
func (w *openText) startList(e xml.StartElement) {
	list := openList{style: attribute(e, "style-name"), numbers: &openNumbers{}}
	if n := len(w.lists); n > 0 && w.lists[n-1].numbers != nil {
		if list.numbers = w.lists[n-1].numbers; list.style == "" {
			list.style = w.lists[n-1].style
		}
	} else if before := w.ended[attribute(e, "continue-list")]; before != nil {
		list.numbers = before
	} else if before := w.ended[outline+list.style]; before != nil && attribute(e, "continue-numbering") == "true" {
		list.numbers = before
	}
	if w.ended == nil {
		w.ended = map[string]*openNumbers{}
	}
	if id := attribute(e, "id"); len(w.ended) < maxLists {
		w.ended[outline+list.style] = list.numbers
		if id != "" {
			w.ended[id] = list.numbers
		}
	}
	w.lists = append(w.lists, list)
}

// endList ends a list, or what begins the levels of lists again.
func (w *openText) endList() {
	if n := len(w.lists); n > 0 {
		w.lists = w.lists[:n-1]
	}
}

// itemSign returns the sign or the number of an item whose paragraph style names a list style, or "".
func (w *openText) itemSign(named string) string {
	n := len(w.lists)
	if n == 0 || w.lists[n-1].numbers == nil {
		return bullet
	}
	level := 0
	for level < min(n, openLevels)-1 && w.lists[n-2-level].numbers != nil {
		level++
	}
	list := w.lists[n-1]
	if list.style == "" {
		list.style = named
	}
	levels := w.styles.lists[list.style]
	if w.override != "" && w.styles.lists[w.override] != nil {
		levels = w.styles.lists[w.override]
	}
	if levels == nil {
		return bullet
	}
	return list.numbers.next(levels, level, w.starts)
}

var openPlace = regexp.MustCompile(`%(\d+)%`)

// next returns the sign of the next item of a level; a start of another number replaces its own.
func (o *openNumbers) next(levels *[openLevels]*openLevel, level int, start string) string {
	define := func(of int) *openLevel {
		return cmp.Or(levels[of], &openLevel{format: "1", suffix: ".", start: 1, shown: 1}) // as Writer does
	}
	l := define(level)
	if l.bullet {
		return bullet
	}
	switch n, err := strconv.Atoi(start); {
	case err == nil:
		o.at[level] = n
	case o.begun[level]:
		o.at[level]++
	default:
		o.at[level] = l.start
	}
	o.begun[level] = true
	clear(o.begun[level+1:])
	if l.format == "" {
		return ""
	}
	number := func(of int) string {
		if of < 0 || of > level {
			return ""
		}
		if !o.begun[of] {
			o.at[of], o.begun[of] = define(of).start, true
		}
		return numeral(o.at[of], define(of).format)
	}
	if l.layout != "" {
		return strings.TrimSpace(openPlace.ReplaceAllStringFunc(l.layout, func(place string) string {
			n, _ := strconv.Atoi(strings.Trim(place, "%"))
			return number(n - 1)
		})) + " "
	}
	var parts []string
	for of := max(0, level+1-l.shown); of <= level; of++ {
		if part := number(of); part != "" {
			parts = append(parts, part)
		}
	}
	return strings.TrimSpace(l.prefix+strings.Join(parts, ".")+l.suffix) + " "
}
