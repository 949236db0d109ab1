package office

import (
	"cmp"
	"encoding/xml"
	"strconv"
	"strings"
)

// wordNumbers are the lists of a Word document (ECMA-376 §17.9), with the numbers used so far.
type wordNumbers struct {
	lists  map[string]*wordList // by the identifiers of their definitions
	uses   map[string]*wordUse  // by those that paragraphs refer to
	linked map[string]*wordList // by the style that they define

	list  *wordList // being read
	use   *wordUse  // being read
	level *listLevel
	id    string // of the use
}

const maxLists = 5000

// wordList is a list. Several uses of it share its numbers.
type wordList struct {
	listNumbers
	levels [listLevels]*listLevel
	style  string // the style that defines the list instead
}

// wordUse is a use of a list, which may begin its levels at other numbers or define them in another way.
type wordUse struct {
	of     string // the list
	levels [listLevels]*listLevel
	starts map[int]int // numbers to begin with, on the first item of a level
}

func newWordNumbers() *wordNumbers {
	return &wordNumbers{lists: map[string]*wordList{}, uses: map[string]*wordUse{}, linked: map[string]*wordList{}}
}

func (w *wordNumbers) full() bool         { return len(w.lists)+len(w.uses) > maxLists }
func (w *wordNumbers) text(string)        {}
func (w *wordNumbers) end(xml.EndElement) {}

func (w *wordNumbers) start(e xml.StartElement) (skip bool) {
	value := attribute(e, "val")
	n, err := strconv.Atoi(value)
	switch e.Name.Local {
	case "Fallback":
		return true
	case "abstractNum":
		w.list, w.use, w.level = &wordList{}, nil, nil
		w.lists[attribute(e, "abstractNumId")] = w.list
	case "num":
		w.list, w.use, w.level = nil, &wordUse{starts: map[int]int{}}, nil
		w.uses[attribute(e, "numId")] = w.use
	case "lvlOverride":
		w.id = attribute(e, "ilvl")
	case "lvl":
		w.startLevel(attribute(e, "ilvl"))
	}
	switch local := e.Name.Local; {
	case w.use != nil && local == "abstractNumId":
		w.use.of = value
	case w.use != nil && local == "startOverride" && err == nil:
		if level, err := strconv.Atoi(w.id); err == nil && level >= 0 && level < listLevels {
			w.use.starts[level] = n
		}
	case w.list != nil && local == "styleLink":
		w.linked[value] = w.list
	case w.list != nil && local == "numStyleLink":
		w.list.style = value
	case w.level == nil:
	case local == "start" && err == nil:
		w.level.start = n
	case local == "numFmt":
		if w.level.format = value; value == "custom" && strings.HasPrefix(attribute(e, "format"), "01") {
			w.level.format = "decimalZero"
		}
	case local == "lvlText":
		w.level.text = cmp.Or(strings.TrimSpace(value), w.level.text)
	case local == "pStyle":
		w.level.style = value
	case local == "lvlRestart" && err == nil:
		w.level.restart = n
	case local == "isLgl":
		w.level.digits = isOn(e)
	case local == "lvlPicBulletId":
		w.level.text = "•"
	case local == "vanish" && isOn(e):
		w.level.hidden = true
	}
	return false
}

// startLevel begins the definition of a level, in a list or a use of one.
func (w *wordNumbers) startLevel(number string) {
	w.level = &listLevel{format: "decimal", restart: -1}
	n, err := strconv.Atoi(number)
	switch {
	case err != nil || n < 0 || n >= listLevels:
	case w.list != nil:
		w.list.levels[n] = w.level
	case w.use != nil:
		w.use.levels[n] = w.level
	}
}

// sign returns the sign or the number before the next item of a list, with a space, for a paragraph of a style; ok is
// false if the list is unknown. The level counts from 1; 0 means that of the style.
func (w *wordNumbers) sign(id string, level int, style string) (sign string, ok bool) {
	use := w.uses[id]
	if use == nil {
		return "", false
	}
	list := w.lists[use.of]
	if list != nil && w.linked[list.style] != nil {
		list = w.linked[list.style]
	}
	if list == nil {
		return "", false
	}
	define := func(n int) *listLevel { return cmp.Or(use.levels[n], list.levels[n]) }
	for n := 0; level == 0 && n < listLevels; n++ {
		if l := define(n); l != nil && l.style == style && style != "" {
			level = n + 1
		}
	}
	n := min(max(level, 1), listLevels) - 1
	if define(n) == nil {
		return "", false
	}
	start, restarted := use.starts[n]
	if delete(use.starts, n); !restarted {
		start = -1
	}
	return list.next(n, start, define), true
}
