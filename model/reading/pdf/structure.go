package pdf

import (
	"shortlist/model/reading/layout"
)

// content identifies a piece of a page in the structure tree: the object of the page, and a
// marked-content identifier.
type content struct{ page, id int }

// structure is the structure of a tagged file (ISO 32000-1 §14.7 and §14.8): which pieces make a
// paragraph, and their reading order. Units are counted from 1 in that order.
type structure struct {
	units []layout.Unit // the first is unused
	of    map[content]int32
}

const (
	maxElements = 100_000 // visited, pieces included
	maxElement  = 64      // nesting depth
	maxRoles    = 16      // in a chain of role mappings
)

// inline are the types that do not end a paragraph (§14.8.4.4).
var inline = map[name]bool{
	"Span": true, "Link": true, "Quote": true, "Code": true, "Reference": true, "Em": true, "Strong": true, "Sub": true,
	"Annot": true, "Ruby": true, "RB": true, "RT": true, "RP": true, "Warichu": true, "WT": true, "WP": true,
}

// readStructure reads the tree of a file that is marked as tagged; nil for others. It uses only a
// part of the remaining tokens, so that an endless tree leaves the pages readable.
func (f *file) readStructure() *structure {
	root := f.dict(f.trailer["Root"])
	if marked, _ := f.resolve(f.dict(root["MarkInfo"])["Marked"]).(bool); !marked {
		return nil
	}
	tree := f.dict(root["StructTreeRoot"])
	if tree == nil {
		return nil
	}
	const share = 4
	kept := f.tokens - f.tokens/share
	f.tokens /= share
	w := walker{file: f, roles: f.dict(tree["RoleMap"]), left: maxElements, seen: map[int]bool{}, out: &structure{units: make([]layout.Unit, 1), of: map[content]int32{}}}
	w.walkKids(tree["K"], element{depth: 1}, new(int))
	if f.tokens < 0 { // an object that the limit cut must be read again
		f.dropCaches()
		f.tokens = 0
	}
	f.tokens += kept
	if w.left < 0 || len(w.out.of) == 0 {
		return nil
	}
	return w.out
}

// walker walks the structure tree.
type walker struct {
	file  *file
	roles dict
	left  int
	seen  map[int]bool // objects
	out   *structure
}

// element is the walker's position: the kind of unit that begins there, and the page.
type element struct {
	unit  layout.Unit
	page  int
	depth int

	inline bool // it is in an element that ends no paragraph
}

// walkKids walks the children of an element. open is the unit to continue, or 0 if the next piece
// begins one.
func (w *walker) walkKids(v any, in element, open *int) {
	f := w.file
	list := array{v}
	if a := f.array(v); a != nil {
		list = a
	}
	for _, kid := range list {
		if w.left--; w.left < 0 || f.stopped() {
			w.left = min(w.left, -1)
			return
		}
		if r, ok := kid.(ref); ok {
			if w.seen[r.num] {
				continue
			}
			w.seen[r.num] = true
		}
		switch k := f.resolve(kid).(type) {
		case int:
			w.addPiece(content{in.page, k}, in.unit, open)
		case dict:
			page := in.page
			if r, ok := k["Pg"].(ref); ok {
				page = r.num
			}
			switch f.name(k["Type"]) {
			case "MCR":
				if id, ok := f.resolve(k["MCID"]).(int); ok && k["Stm"] == nil {
					w.addPiece(content{page, id}, in.unit, open)
				}
			case "OBJR":
			default:
				w.walkElement(k, element{in.unit, page, in.depth + 1, in.inline}, open)
			}
		}
	}
}

// addPiece adds a piece to a unit, unless another unit has it already.
func (w *walker) addPiece(p content, unit layout.Unit, open *int) {
	if *open == 0 {
		w.out.units = append(w.out.units, unit)
		*open = len(w.out.units) - 1
	}
	if _, taken := w.out.of[p]; !taken {
		w.out.of[p] = int32(*open)
	}
}

// walkElement walks an element; one that ends paragraphs begins its own units.
func (w *walker) walkElement(d dict, in element, open *int) {
	if in.depth > maxElement {
		w.left = -1
		return
	}
	kind := w.standardRole(w.file.name(d["S"]))
	if inline[kind] || kind == "NonStruct" && in.inline {
		in.inline = true
		w.walkKids(d["K"], in, open)
		return
	}
	in.unit.Label, in.inline = false, true
	switch kind {
	case "H", "H1", "H2", "H3", "H4", "H5", "H6", "Title":
		in.unit.Heading = true
	case "Lbl":
		in.unit.Label = true
	case "P":
	case "Table", "TD", "TH":
		in.unit, in.inline = layout.Unit{}, false
	default:
		in.inline = false
	}
	w.walkKids(d["K"], in, new(int))
	*open = 0
}

// standardRole returns the standard type of a type that the file defines.
func (w *walker) standardRole(kind name) name {
	for range maxRoles {
		to := w.file.name(w.roles[kind])
		if to == "" || to == kind {
			break
		}
		kind = to
	}
	return kind
}
