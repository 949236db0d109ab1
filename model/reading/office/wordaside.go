package office

import (
	"encoding/xml"
	"strconv"
)

// startAside handles the elements whose text is elsewhere than they are, and reports whether to
// skip one.
func (w *wordML) startAside(e xml.StartElement) (skip bool) {
	const most = 5
	switch local := e.Name.Local; local {
	case "annotation": // of Word 2003
		kind := attribute(e, "type")
		return kind == "Word.Deletion" || kind == "Word.Comment"
	case "footnoteReference", "endnoteReference":
		if w.noted == nil {
			w.noted = map[string]bool{}
		}
		w.noted[local[:len("endnote")]+attribute(e, "id")] = true
	case "altChunk":
		if w.chunk != nil {
			w.insert(w.chunk(attribute(e, "id")))
		}
	case "footnote", "endnote", "hdr", "ftr":
		switch kind := attribute(e, "type"); {
		case kind == "separator", kind == "continuationSeparator", kind == "continuationNotice", kind == "continuation-separator":
			return true
		case !w.inline:
			id := attribute(e, "id")
			return (local == "footnote" || local == "endnote") && id != "" && !w.noted[local[:len("endnote")]+id]
		case w.deep < most:
			saved := *w
			*w = *newWordML(w.styles, local == "hdr" || local == "ftr")
			w.rooted, w.prefix, w.asides, w.inline, w.outer, w.deep, w.target = true, saved.prefix, saved.asides, true, &saved, saved.deep+1, saved.target
		}
	}
	return false
}

// endAside ends an aside in the body.
func (w *wordML) endAside(local string) bool {
	if w.outer == nil || local != "footnote" && local != "endnote" && local != "hdr" && local != "ftr" {
		return false
	}
	t, over, backed := w.finish(), w.over, w.backed
	*w = *w.outer
	w.over, w.backed = w.over || over, w.backed || backed
	switch local {
	case "hdr":
		w.asides.addHead(t)
	case "ftr":
		w.asides.addFoot(t)
	default:
		w.asides.addNote(t)
	}
	return true
}

// formField is a field of a form of Word 97, whose value is in its description (§17.16.17).
type formField struct {
	open    bool   // its description is being read
	kind    string // ddList or checkBox
	value   string
	entries int
	chosen  int
	result  bool // chosen is not the default
}

func (w *wordML) startField(e xml.StartElement) {
	if e.Name.Local == "fldChar" {
		w.fieldMark(attribute(e, "fldCharType"))
	}
	f, value := &w.form, attribute(e, "val")
	n, err := strconv.Atoi(value)
	switch local := e.Name.Local; {
	case local == "ffData":
		*f = formField{open: true}
	case local == "fldChar":
		if attribute(e, "fldCharType") == "end" {
			w.write(f.value)
		}
		if attribute(e, "fldCharType") != "separate" {
			*f = formField{}
		}
	case !f.open:
	case local == "ddList":
		f.kind = local
	case local == "checkBox":
		f.kind, f.value = local, "☐"
	case f.kind == "checkBox" && (local == "default" || local == "checked"):
		if f.value = "☐"; isOn(e) {
			f.value = "☒"
		}
	case f.kind == "ddList" && local == "listEntry":
		if f.entries == f.chosen {
			f.value = value
		}
		f.entries++
	case f.kind == "ddList" && err == nil && (local == "result" || local == "default" && !f.result):
		f.chosen, f.result = n, local == "result"
	}
}

// wordField is an open field.
type wordField struct {
	instruction string
	linked      bool // its result is a link
}

const (
	maxFields      = 100 // nesting depth
	maxInstruction = 8 << 10
)

// fieldMark handles the begin, the middle or the end of a field.
func (w *wordML) fieldMark(kind string) {
	n := len(w.fields)
	switch {
	case kind == "begin" && n < maxFields:
		w.fields = append(w.fields, wordField{})
	case n == 0:
	case kind == "separate" && !w.fields[n-1].linked:
		if target := fieldTarget(w.fields[n-1].instruction); target != "" {
			w.fields[n-1].linked = true
			w.links.start(target)
		}
	case kind == "end":
		if w.fields[n-1].linked {
			w.endLink()
		}
		w.fields = w.fields[:n-1]
	}
}

// startLink handles the elements of links: a hyperlink, that of Word 2003, a field in one piece, the link of a drawing,
// and the instruction of a field.
func (w *wordML) startLink(e xml.StartElement) {
	target := ""
	if id := attribute(e, "id"); id != "" && w.target != nil {
		target = w.target(id)
	}
	switch local := e.Name.Local; {
	case local == "instrText":
		w.instructing = true
	case local == "hlinkClick":
		w.linkTo(target)
	case e.Name.Space != w.prefix:
	case local == "fldSimple":
		w.links.start(fieldTarget(attribute(e, "instr")))
	case local == "hlink":
		w.links.start(attribute(e, "dest"))
	default:
		if place := attribute(e, "anchor"); target != "" && place != "" {
			target += "#" + place
		}
		w.links.start(target)
	}
}
