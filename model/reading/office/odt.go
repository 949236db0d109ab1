package office

import (
	"bytes"
	"cmp"
	"encoding/xml"
	"fmt"
	"io"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"shortlist/model/files"
	"shortlist/model/lang"
	"shortlist/model/reading/layout"
	"shortlist/model/reading/outcome"
)

// odt reads an OpenDocument text (ISO 26300) or a spreadsheet, whose header is the name of the sheet.
func (r *reader) odt(kind files.Kind, data []byte) (out story, err error) {
	a, flaws, err := openArchive(data)
	if err != nil {
		return out, err
	}
	content := a["content.xml"]
	if content == nil && flaws&damaged != 0 {
		return out, fmt.Errorf("%w", outcome.ErrBroken)
	}
	if content == nil {
		return out, outcome.Because(outcome.ErrUnknown, lang.Text("it is not a text document"))
	}
	if a.encrypted() {
		return out, fmt.Errorf("%w", outcome.ErrLocked)
	}
	w := openText{styles: newOpenStyles(), asides: new(asides)}
	if part := a["styles.xml"]; part != nil {
		_ = readElements(part, r.stop, &w) // as far as it is readable
		if w = (openText{styles: w.styles, asides: w.asides}); kind == files.ODS {
			w.asides = new(asides)
		}
	}
	objects := 0
	w.object = func(name string) (out marked) {
		part := a[beside("", name+"/content.xml")]
		if objects++; part == nil || objects > maxFiles {
			return out
		}
		in := openText{styles: newOpenStyles(), asides: new(asides)}
		_ = readElements(part, r.stop, &in) // as far as it is readable
		out = in.story(0).text
		out.trim(space, space)
		return out
	}
	return w.story(flaws | readElements(content, r.stop, &w)), nil
}

// story ends all open parts and returns the text.
func (w *openText) story(f flaws) story {
	for w.outer != nil {
		w.endAside("text:note-body")
	}
	for len(w.boxes) > 0 {
		w.endBox()
	}
	w.endParagraph()
	w.insert(w.drawn)
	body := w.finish()
	return story{text: w.asides.around(body), backed: w.backed, flaws: f}
}

// encrypted reports whether the manifest describes encrypted parts.
func (a archive) encrypted() bool {
	f := a["meta-inf/manifest.xml"]
	if f == nil {
		return false
	}
	r, err := f.Open()
	if err != nil {
		return false
	}
	defer func() { _ = r.Close() }() // opened for reading only
	const size = 1 << 20
	manifest, _ := io.ReadAll(io.LimitReader(r, size)) // as far as it is readable
	return bytes.Contains(manifest, []byte("encryption-data"))
}

// openText handles the elements of an OpenDocument text.
type openText struct {
	flow
	paragraphs int // nesting depth
	item       bool
	override   string // the list style of the item alone
	starts     string // the number that the item sets

	lists    []openList
	headings *listNumbers
	object   func(name string) marked // an embedded chart
	ended    map[string]*listNumbers  // by the identifiers of lists, and by their styles

	styles  *openStyles
	listing bool    // whether styles are being read
	around  []props // of the surrounding elements, each merged with those around it

	form oldForm // of the open field

	boxes    []openBox
	drawn    marked            // the text of boxes in the open paragraph, which follows it
	controls map[string]string // values of the form, by the identifiers of its controls
	named    string            // the control being read

	changing bool            // the list of tracked changes is read
	region   string          // the tracked change being read
	deleted  map[string]bool // changes that delete text
	deleting bool            // the text is deleted

	asides *asides
	outer  *openText // what the aside being read interrupts
	deep   int       // asides in each other
}

func (w *openText) start(e xml.StartElement) (skip bool) {
	name := e.Name.Space + ":" + e.Name.Local
	if w.listing {
		return w.styles.start(e)
	}
	switch name {
	case "office:annotation", "form:properties", "office:binary-data", "text:number", "text:script", "svg:desc", "svg:title", "office:scripts",
		"text:note-citation", "office:meta", "office:settings", "table:content-validations":
		return true
	case "office:styles", "office:automatic-styles", "office:font-face-decls":
		w.listing = true
		return false
	}
	if w.changing && name != "text:changed-region" {
		if name == "text:deletion" && len(w.deleted) < maxPoints {
			w.deleted[w.region] = true
		}
		return true
	}
	if openAsides[name] != nil {
		const most = 5
		if attribute(e, "display") == "false" || w.deep == most {
			return true
		}
		saved := *w
		*w = openText{styles: w.styles, asides: w.asides, object: w.object, outer: &saved, deep: saved.deep + 1}
		return false
	}
	if e.Name.Space == "form" {
		w.control(e)
	}
	w.enter(name, e)
	if w.deleting && name != "text:change-end" {
		return false
	}
	switch name {
	case "text:changed-region":
		w.region = attribute(e, "id")
	case "text:tracked-changes":
		w.changing, w.deleted = true, map[string]bool{}
	case "text:change-start", "text:change-end":
		if w.deleted[attribute(e, "change-id")] {
			w.deleting = name == "text:change-start"
		}
	case "draw:control":
		w.write(w.controls[attribute(e, "control")])
	case "text:p", "text:h":
		if w.paragraphs > 0 && len(w.line.text) > 0 {
			w.endParagraph()
		}
		w.paragraphs++
		w.heading = e.Name.Local == "h" || w.around[len(w.around)-1].title == on
		w.startItem(e)
	case "text:s":
		const most = 40
		n, err := strconv.Atoi(attribute(e, "c"))
		if err != nil {
			n = 1
		}
		w.write(strings.Repeat(" ", max(1, min(n, most))))
	case "text:tab":
		w.write("   ")
	case "text:line-break":
		w.write("\n")
	case "draw:object":
		if name := attribute(e, "href"); name != "" && w.object != nil {
			w.insert(w.object(name))
		}
	case "field:fieldmark":
		w.form = map[string]oldForm{
			"FORMCHECKBOX": {kind: 1}, "FORMDROPDOWN": {kind: 2, chosen: -1},
		}[strings.TrimPrefix(attribute(e, "type"), "vnd.oasis.opendocument.field.")]
	case "field:param":
		w.form.set(attribute(e, "name"), attribute(e, "value"))
	case "text:list":
		w.startList(e)
	case "draw:text-box", "table:table":
		w.lists = append(w.lists, openList{})
	case "text:list-item":
		w.item, w.override, w.starts = true, attribute(e, "style-override"), attribute(e, "start-value")
	case "text:a", "draw:a":
		w.links.start(attribute(e, "href"))
	case "table:table-row":
		w.startRow()
	case "table:table-cell":
		w.startCell()
	}
	return false
}

// families are the style families that elements refer to.
var families = map[string]string{
	"text:p": "paragraph", "text:h": "paragraph", "text:span": "text", "text:a": "text", "text:section": "section",
	"table:table": "table", "table:table-row": "table-row", "table:table-cell": "table-cell",
	"draw:frame": "graphic", "draw:custom-shape": "graphic", "draw:rect": "graphic",
}

// enter begins an element: its content has the element's style over that around it.
func (w *openText) enter(name string, e xml.StartElement) {
	var p props
	if n := len(w.around); n > 0 {
		p = w.around[n-1]
	}
	if family := families[name]; family != "" {
		own := w.styles.resolve(family, attribute(e, "style-name"))
		if family == "paragraph" {
			p.title = 0
		}
		p = own.over(p)
	}
	unseen := attribute(e, "is-hidden") == "true"
	switch name {
	case "text:section", "text:variable-set":
		if v := attribute(e, "display"); v == "none" || v == "condition" || unseen {
			p.hidden = on
		}
	case "text:hidden-paragraph":
		if n := len(w.around); unseen && n > 0 {
			p.hidden, w.around[n-1].hidden = on, on
			w.line.hide()
		}
	case "text:hidden-text":
		if unseen {
			p.hidden = on
		}
	case "table:table-row", "table:table-column":
		if v := attribute(e, "visibility"); v == "collapse" || v == "filter" {
			p.hidden = on
		}
	case "draw:frame", "draw:custom-shape", "draw:rect", "draw:path", "draw:polygon", "draw:g", "draw:ellipse":
		if p.ground.kind != known {
			p.ground = shade{kind: unknown}
		}
		w.backed = w.backed || w.styles.behind(attribute(e, "style-name"))
		if w.paragraphs > 0 && len(w.boxes) < maxBoxes {
			w.boxes = append(w.boxes, openBox{len(w.around), w.paragraphs, w.flow, w.drawn})
			w.paragraphs, w.flow, w.drawn = 0, flow{links: w.links, backed: w.backed}, marked{}
		}
	}
	w.around = append(w.around, p)
	w.setLook()
	if name == "text:hidden-text" && unseen {
		w.write(attribute(e, "string-value"))
	}
}

// set sets a parameter of a field of an old form, as Writer keeps it.
func (f *oldForm) set(name, value string) {
	switch name {
	case "Checkbox_Checked":
		f.chosen = map[string]int{"true": 1}[value]
	case "Dropdown_ListEntry":
		if len(f.entries) < maxFields {
			f.entries = append(f.entries, value)
		}
	case "Dropdown_Selected":
		f.chosen, _ = strconv.Atoi(value)
	}
}

// startItem writes what is before the paragraph that begins: the sign of an item of a list, or the number of a heading.
func (w *openText) startItem(e xml.StartElement) {
	named := w.around[len(w.around)-1].list
	switch level, err := strconv.Atoi(attribute(e, "outline-level")); {
	case w.item:
		w.sign, w.item = w.itemSign(named), false
	case e.Name.Local == "h" && err == nil && level >= 1 && level <= listLevels && named != "0" && attribute(e, "is-list-header") != "true":
		if w.headings == nil {
			w.headings = &listNumbers{}
		}
		if levels := w.styles.lists[outline]; levels != nil && levels[level-1] != nil {
			w.sign = w.headings.next(level-1, -1, func(n int) *listLevel { return levels[n] })
		}
	}
}

// setLook sets the look of the next text.
func (w *openText) setLook() {
	var p props
	if n := len(w.around); n > 0 {
		p = w.around[n-1]
	}
	paper := layout.White()
	if w.styles.paper.kind == known {
		paper = w.styles.paper.rgb
	}
	const usual = 12
	w.look, w.font = p.over(props{size: usual}).look(paper), p.font
}

func (w *openText) end(e xml.EndElement) {
	name := e.Name.Space + ":" + e.Name.Local
	if w.listing {
		if name == "office:styles" || name == "office:automatic-styles" || name == "office:font-face-decls" {
			w.listing = false
		}
		w.styles.end(e)
		return
	}
	if w.outer != nil && w.endAside(name) {
		return
	}
	switch name {
	case "text:p", "text:h":
		w.paragraphs--
		w.endParagraph()
		w.drawn.trim(space, space)
		w.insert(w.drawn)
		w.drawn = marked{}
	case "table:table-row":
		w.endRow()
	case "text:tracked-changes":
		w.changing = false
	case "text:a", "draw:a":
		w.endLink()
	case "field:fieldmark":
		w.write(w.form.value())
	case "text:list", "draw:text-box", "table:table":
		w.endList()
	}
	if n := len(w.around); n > 0 {
		w.around = w.around[:n-1]
		w.setLook()
	}
	if n := len(w.boxes); n > 0 && w.boxes[n-1].at == len(w.around) {
		w.endBox()
	}
}

// endBox goes back to the paragraph that a box interrupts.
func (w *openText) endBox() {
	if n := len(w.boxes); n > 0 {
		in, text, links, over, backed := w.boxes[n-1], w.finish(), w.links, w.over, w.backed
		w.paragraphs, w.flow, w.drawn, w.boxes = in.paragraphs, in.flow, in.drawn, w.boxes[:n-1]
		w.links, w.over, w.backed = links, w.over || over, backed
		w.drawn.appendMarked(text)
	}
}

// openBox is a text box or a drawing in a paragraph, and what it interrupts.
type openBox struct {
	at         int // elements around it
	paragraphs int
	flow       flow
	drawn      marked
}

// control reads the value of a control of a form, which a drawing shows.
func (w *openText) control(e xml.StartElement) {
	value := cmp.Or(attribute(e, "current-value"), attribute(e, "value"))
	switch e.Name.Local {
	case "option":
		if attribute(e, "current-selected") != "true" {
			return
		}
		value = attribute(e, "label")
	case "checkbox", "radio":
		value = "☐ "
		if attribute(e, "current-state") == "checked" || attribute(e, "current-selected") == "true" {
			value = "☒ "
		}
		value += attribute(e, "label")
	case "fixed-text", "button":
		value = attribute(e, "label")
	case "hidden", "password", "form", "item":
		return
	}
	if w.controls == nil {
		w.controls = map[string]string{}
	}
	if e.Name.Local != "option" {
		w.named = attribute(e, "id")
	}
	if w.named != "" && len(w.controls) < maxPoints {
		w.controls[w.named] = value
	}
}

// openAsides keep the texts beside the body, by their elements.
var openAsides = map[string]func(*asides, marked){
	"text:note-body": (*asides).addNote,
	"style:header":   (*asides).addHead, "style:header-first": (*asides).addHead, "style:header-left": (*asides).addHead,
	"style:footer": (*asides).addFoot, "style:footer-first": (*asides).addFoot, "style:footer-left": (*asides).addFoot,
}

// endAside ends an aside, and reports whether name is one.
func (w *openText) endAside(name string) bool {
	add := openAsides[name]
	if add == nil || w.outer == nil {
		return false
	}
	t, over, backed := w.finish(), w.over, w.backed
	*w = *w.outer
	w.over, w.backed = w.over || over, w.backed || backed
	add(w.asides, t)
	return true
}

func (w *openText) text(s string) {
	if w.paragraphs > 0 && !w.listing && !w.deleting {
		w.writeText(collapse(s))
	}
}

// collapse replaces each run of white space by one space, as XML and HTML do.
func collapse(s string) string {
	if !strings.ContainsAny(s, "\n\r\t") && !strings.Contains(s, "  ") {
		return s
	}
	words := strings.Join(strings.Fields(s), " ")
	if words == "" {
		return " "
	}
	if first, _ := utf8.DecodeRuneInString(s); unicode.IsSpace(first) {
		words = " " + words
	}
	if last, _ := utf8.DecodeLastRuneInString(s); unicode.IsSpace(last) {
		words += " "
	}
	return words
}
