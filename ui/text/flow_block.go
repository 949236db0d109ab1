package text

import (
	"strconv"

	"golang.org/x/net/html"
	"golang.org/x/net/html/atom"
)

// endParagraph writes the paragraph gathered so far where it belongs.
func (f *flow) endParagraph() {
	f.space, f.breaks = false, 0
	if f.para.Len() == 0 {
		return
	}
	f.emphasis(style{})
	body := f.para.String()
	f.para.Reset()
	f.linked = 0
	if e := f.tabled(); e != nil {
		f.cellText(e, body)
		return
	}
	if f.lists > 0 {
		f.itemText(body)
		return
	}
	tag := "p"
	if level := f.heading(); level > 0 {
		tag = "h" + strconv.Itoa(level)
	}
	f.out.WriteString("<" + tag + ">" + body + "</" + tag + ">")
	f.breathe()
}

// heading returns the level of the heading that is open, 0 for none.
func (f *flow) heading() int {
	if f.lists > 0 {
		return 0
	}
	for level, tag := range []atom.Atom{atom.H1, atom.H2, atom.H3, atom.H4, atom.H5, atom.H6} {
		if f.count[tag] > 0 {
			return level + 1
		}
	}
	return 0
}

// list returns the innermost list that was written, nil for none.
func (f *flow) list() *element {
	if f.lists == 0 {
		return nil
	}
	for i := len(f.open) - 1; ; i-- {
		if e := &f.open[i]; e.written && (e.tag == atom.Ul || e.tag == atom.Ol) {
			return e
		}
	}
}

func (f *flow) startList(tok html.Token) {
	f.endParagraph()
	e := element{tag: atom.Ul}
	if tok.DataAtom == atom.Ol {
		e.tag = atom.Ol
		e.number = number(attr(tok, "start"), 0, 999_999, 1) - 1
	}
	if f.lists < maxListDepth && f.tabled() == nil && !f.full() {
		e.written = true
		f.lists++
	}
	f.push(e)
}

// openLists opens the innermost list at its first item, and an item around it.
// Lists around it that have shown no item count for nothing.
func (f *flow) openLists() {
	last := f.list()
	for i := range f.open {
		e := &f.open[i]
		if !e.written || e.tag != atom.Ul && e.tag != atom.Ol {
			continue
		}
		if e == last {
			f.openList(e)
			return
		}
		if !e.opened {
			e.written = false
			f.lists--
			continue
		}
		if !e.text { // Markdown cannot nest a list in an item that says nothing
			f.openItem(e)
			f.out.WriteRune(markNothing)
			e.text = true
		}
	}
}

func (f *flow) openList(e *element) {
	e.opened, e.items = true, 0
	if e.tag == atom.Ol {
		f.out.WriteString(`<ol start="` + strconv.Itoa(e.number+1) + `">`)
	} else {
		f.out.WriteString("<ul>")
	}
}

func (f *flow) startItem() {
	f.endParagraph()
	if f.tabled() != nil {
		return
	}
	e := f.list()
	if e == nil {
		f.startList(html.Token{DataAtom: atom.Ul})
		if e = f.list(); e == nil {
			return
		}
	}
	f.endItem(e)
}

// endItem closes the open item, when the next one begins or the list ends: a
// list between two items belongs to the first of them. An item is opened by its
// first text, so that those without any are not shown.
func (f *flow) endItem(e *element) {
	if e.item {
		f.out.WriteString("</li>")
		e.item, e.text = false, false
	}
}

func (f *flow) openItem(e *element) {
	if e.item {
		return
	}
	if !e.opened {
		f.openLists()
	}
	if e.items >= maxListItems || f.lists == 1 && e.items > 0 && f.out.Len() > maxChunk {
		f.out.WriteString("</" + e.tag.String() + ">")
		if f.lists == 1 && f.quote == 0 {
			f.cutChunk()
		}
		f.openList(e)
	}
	e.item, e.text = true, false
	e.items++
	e.number++
	f.out.WriteString("<li>")
}

// itemText writes a paragraph of a list item.
func (f *flow) itemText(body string) {
	e := f.list()
	f.openItem(e)
	if e.text {
		f.out.WriteRune(markBreak)
	}
	e.text = true
	f.out.WriteString(body)
}
