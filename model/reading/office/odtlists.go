package office

import (
	"cmp"
	"encoding/xml"
	"regexp"
	"strconv"
	"strings"
)

// openList is an open list, or the frame or the table that begins the levels of lists again.
type openList struct {
	style   string
	numbers *listNumbers // nil of a frame or a table
}

// outline is the name of the list style of headings.
const outline = "\x00"

// listStyle handles the elements of list styles (ODF 1.3 §16.33).
func (w *openStyles) listStyle(e xml.StartElement) {
	switch e.Name.Local {
	case "list-style", "outline-style":
		if w.list = attribute(e, "name"); e.Name.Local == "outline-style" {
			w.list = outline
		}
		if len(w.lists) < maxStyles {
			w.lists[w.list] = &[listLevels]*listLevel{}
		}
	case "list-level-style-number", "list-level-style-bullet", "list-level-style-image", "outline-level-style":
		number := func(key string) int {
			n, err := strconv.Atoi(attribute(e, key))
			if err != nil {
				return 1
			}
			return n
		}
		l := listLevel{format: attribute(e, "num-format"), start: number("start-value"), restart: -1}
		n := number("level")
		if attribute(e, "num-letter-sync") == "true" {
			l.format = map[string]string{"a": "lowerLetter", "A": "upperLetter"}[l.format]
		}
		switch layout, char := attribute(e, "num-list-format"), attribute(e, "bullet-char"); {
		case e.Name.Local == "list-level-style-image":
			l.format, l.text = "bullet", "•"
		case e.Name.Local == "list-level-style-bullet":
			l.format, l.text = "bullet", char
		case l.format == "":
		case layout != "":
			l.text = openPlace.ReplaceAllString(layout, "%$1")
		default:
			l.text = attribute(e, "num-prefix")
			for of := max(1, n+1-number("display-levels")); of <= min(n, listLevels); of++ {
				l.text += "%" + strconv.Itoa(of) + strings.Repeat(".", min(1, n-of))
			}
			l.text += attribute(e, "num-suffix")
		}
		if w.lists[w.list] != nil && n >= 1 && n <= listLevels {
			w.lists[w.list][n-1] = &l
		}
	}
}

var openPlace = regexp.MustCompile(`%(\d+)%`)

// startList begins a list, at the level below the one around it.
func (w *openText) startList(e xml.StartElement) {
	list := openList{style: attribute(e, "style-name"), numbers: &listNumbers{}}
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
		w.ended = map[string]*listNumbers{}
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
	for level < min(n, listLevels)-1 && w.lists[n-2-level].numbers != nil {
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
	start, err := strconv.Atoi(w.starts)
	if err != nil {
		start = -1
	}
	return list.numbers.next(level, start, func(n int) *listLevel {
		return cmp.Or(levels[n], &listLevel{format: "1", text: "%" + strconv.Itoa(n+1) + ".", start: 1, restart: -1}) // as Writer does
	})
}
