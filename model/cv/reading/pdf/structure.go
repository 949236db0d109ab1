package pdf

import "shortlist/model/cv/reading/layout"

// content is a piece of a page that the structure tree names: a marked-content
// identifier, and the object of the page.
type content struct{ page, id int }

// structure is what a tagged file says of its text (ISO 32000-1 §14.7 and §14.8): which
// pieces make a paragraph, and in which order they are read. Units are counted from 1
// on, in that order.
type structure struct {
	units []layout.Unit // the first is none
	of    map[content]int32
}

const (
	maxElements = 100_000 // looked at, the pieces in them counted
	maxElement  = 64      // elements within each other
	maxRoles    = 16      // that stand for each other
)

// inline are the types that do not end a paragraph (§14.8.4.4).
var inline = map[name]bool{
	"Span": true, "Link": true, "Quote": true, "Code": true, "Reference": true, "Em": true, "Strong": true, "Sub": true,
	"Annot": true, "Ruby": true, "RB": true, "RT": true, "RP": true, "Warichu": true, "WT": true, "WP": true,
}

// structure reads the tree of a file that says it is tagged; nil for others. It may use
// a part of the tokens that are left: a tree without end leaves the pages readable.
func (f *file) structure() *structure {
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
	w.kids(tree["K"], element{depth: 1}, new(int))
	if f.tokens < 0 { // what was cut short must be read again
		f.forget()
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

// element is where the walker is: what kind of unit begins there, and on which page.
type element struct {
	unit  layout.Unit
	page  int
	depth int
}

// kids walks what is in an element. open is the unit that it goes on with; 0 where the
// next piece begins one.
func (w *walker) kids(v any, in element, open *int) {
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
			w.piece(content{in.page, k}, in.unit, open)
		case dict:
			page := in.page
			if r, ok := k["Pg"].(ref); ok {
				page = r.num
			}
			switch f.name(k["Type"]) {
			case "MCR":
				if id, ok := f.resolve(k["MCID"]).(int); ok && k["Stm"] == nil {
					w.piece(content{page, id}, in.unit, open)
				}
			case "OBJR":
			default:
				w.element(k, element{in.unit, page, in.depth + 1}, open)
			}
		}
	}
}

// piece adds a piece to a unit. The first to name it has it.
func (w *walker) piece(p content, unit layout.Unit, open *int) {
	if *open == 0 {
		w.out.units = append(w.out.units, unit)
		*open = len(w.out.units) - 1
	}
	if _, taken := w.out.of[p]; !taken {
		w.out.of[p] = int32(*open)
	}
}

// element walks an element: one that ends paragraphs begins units of its own.
func (w *walker) element(d dict, in element, open *int) {
	if in.depth > maxElement {
		w.left = -1
		return
	}
	kind := w.role(w.file.name(d["S"]))
	if inline[kind] {
		w.kids(d["K"], in, open)
		return
	}
	in.unit.Label = false
	switch kind {
	case "H", "H1", "H2", "H3", "H4", "H5", "H6", "Title":
		in.unit.Heading = true
	case "Lbl":
		in.unit.Label = true
	case "Table", "TD", "TH":
		in.unit = layout.Unit{}
	}
	w.kids(d["K"], in, new(int))
	*open = 0
}

// role is the standard type that a type of the file's own stands for.
func (w *walker) role(kind name) name {
	for range maxRoles {
		to := w.file.name(w.roles[kind])
		if to == "" || to == kind {
			break
		}
		kind = to
	}
	return kind
}
