package office

import (
	"cmp"
	"encoding/xml"
	"strconv"
	"strings"

	"shortlist/model/reading/layout"
)

// wordML handles the elements of a part of a Word document.
type wordML struct {
	flow
	prefix string // of the main namespace; DrawingML has its own p and tr
	rooted bool
	inText int
	around []marked // text of paragraphs that a text box interrupts

	choices []int // text before each open set of alternatives, of which the first with text counts

	styles    *wordStyles
	of        string // the properties being read: rPr, pPr, tcPr, tblPr, trPr
	paragraph props  // of the paragraph, merged with its style
	run       props
	grounds   []wordTable
	boxes     []setIn // the paragraphs that text boxes interrupt
	style     string  // of the paragraph
	listed    bool    // the paragraph names a list
	ofMark    bool    // the properties being read are those of the mark that ends the paragraph
	joins     bool    // the next paragraph continues the line of this one
	carried   bool    // the open line is that of the paragraph before
	header    bool    // whether it is a header or a footer, which lies under the body

	asides *asides
	chunk  func(id string) marked // an imported file
	drawn  func(id string) marked // the words of a diagram or a chart
	target func(id string) string // of a link
	fields []wordField            // open ones

	instructing bool            // the text is the instruction of a field
	noted       map[string]bool // the notes that the text refers to; nil until it has one
	inline      bool            // asides are in the body, as in Word 2003
	outer       *wordML         // what the aside being read interrupts
	deep        int             // asides in each other
	form        formField
}

// setIn is the properties of a paragraph and its run.
type setIn struct {
	paragraph, run        props
	style                 string
	listed, joins, ofMark bool
}

// wordTable is the background of a table and of its open cell.
type wordTable struct {
	table, cell shade
	hidden      bool // the open row is hidden
}

const maxBoxes = 20 // nesting depth

func newWordML(styles *wordStyles, header bool) *wordML {
	w := &wordML{styles: styles, header: header}
	w.paper = layout.White()
	w.paragraph = styles.usual
	return w
}

func (w *wordML) start(e xml.StartElement) (skip bool) {
	if !w.rooted {
		w.rooted, w.prefix = true, mainPrefix(e)
	}
	own := e.Name.Space == w.prefix
	if own && w.of != "" && e.Name.Local != "rPr" {
		w.property(e)
	}
	if own && (e.Name.Local == "tbl" || e.Name.Local == "tc") {
		w.endCarried()
	}
	if own && w.startTable(e) {
		return false
	}
	if (own || e.Name.Local == "annotation") && w.startAside(e) {
		return true
	}
	switch e.Name.Local {
	case "AlternateContent":
		w.choices = append(w.choices, w.wrote)
	case "Choice", "Fallback":
		n := len(w.choices)
		return n == 0 && e.Name.Local == "Fallback" || n > 0 && w.wrote > w.choices[n-1]
	case "del", "moveFrom", "delText", "delInstrText", "pPrChange", "rPrChange", "sdtPr":
		return true
	case "t":
		w.inText++
		if sign := attribute(e, "val"); sign != "" && e.Name.Space == "wx" && w.of == "pPr" { // of Word 2003
			w.sign = numberOrBullet(sign)
		}
	case "hyperlink", "hlink", "fldSimple", "hlinkClick", "instrText":
		w.startLink(e)
	case "p":
		if own && len(w.line.text) > 0 && len(w.around) < maxBoxes && !w.carried {
			w.around = append(w.around, w.line)
			w.line = marked{}
		}
		if own {
			w.paragraph, w.run = w.styles.usual, props{}
			w.style, w.listed, w.joins, w.carried = "", false, false, false
		}
	case "r":
		if own {
			w.run = props{}
			w.setLook()
		}
	case "rPr", "pPr", "tcPr", "tblPr", "trPr":
		if own && w.of == "" {
			w.of = e.Name.Local
		} else if own && w.of == "pPr" {
			w.ofMark = true
		} else if own {
			return true
		}
	case "tab":
		if w.of != "pPr" {
			w.write("   ")
		}
	case "ptab":
		w.write("   ")
	case "br", "cr":
		w.write("\n")
	case "noBreakHyphen":
		w.write("-")
	case "sym":
		w.write(symbol(attribute(e, "font"), attribute(e, "char")))
	case "fldChar", "ffData", "ddList", "checkBox", "result", "listEntry", "default", "checked":
		w.startField(e)
	case "relIds", "chart":
		if id := cmp.Or(attribute(e, "dm"), attribute(e, "id")); w.drawn != nil && id != "" {
			words := w.drawn(id)
			words.setLook(w.look)
			w.insert(words)
		}
	case "textpath":
		if words := attribute(e, "string"); words != "" {
			w.write("\n" + words + "\n")
		}
	case "txbxContent":
		w.boxes = append(w.boxes, setIn{w.paragraph, w.run, w.style, w.listed, w.joins, w.ofMark})
	case "anchor", "shape", "rect", "background":
		w.startDrawing(e)
	}
	return false
}

// startTable handles the starts of tables, their rows and cells, and reports whether e is one.
func (w *wordML) startTable(e xml.StartElement) bool {
	n := len(w.grounds)
	switch e.Name.Local {
	case "tbl":
		if n < maxTables {
			w.grounds = append(w.grounds, wordTable{})
		}
	case "tr":
		w.startRow()
		if n > 0 {
			w.grounds[n-1].hidden = false
		}
	case "tc":
		w.startCell()
		if n > 0 {
			w.grounds[n-1].cell = shade{}
		}
	default:
		return false
	}
	return true
}

// property handles an element of the properties being read.
func (w *wordML) property(e xml.StartElement) {
	n := len(w.grounds)
	if w.ofMark {
		switch e.Name.Local {
		case "del", "moveFrom":
			w.joins = true
		case "vanish", "specVanish":
			w.joins = w.joins || isOn(e)
		}
		return
	}
	switch w.of {
	case "rPr":
		w.run.runProperty(e, w.styles)
	case "pPr":
		switch e.Name.Local {
		case "pStyle":
			w.setStyle(attribute(e, "val"))
		case "shd":
			w.paragraph.ground = wordGround(e)
		case "numPr", "listPr":
			w.listed = true
		case "framePr":
			w.joins = w.joins || attribute(e, "dropCap") == "drop" || attribute(e, "dropCap") == "margin"
		default:
			w.paragraph.paragraphProperty(e)
		}
	case "tcPr":
		if e.Name.Local == "shd" && n > 0 {
			w.grounds[n-1].cell = wordGround(e)
		}
	case "tblPr":
		switch {
		case n == 0:
		case e.Name.Local == "shd":
			w.grounds[n-1].table = wordGround(e)
		case e.Name.Local == "tblStyle" && w.styles.shaded(attribute(e, "val")) && w.grounds[n-1].table.kind == unsaid:
			w.grounds[n-1].table = shade{kind: unknown}
		}
	case "trPr":
		if e.Name.Local == "hidden" && n > 0 {
			w.grounds[n-1].hidden = isOn(e)
		}
	}
}

// setStyle sets the style of a paragraph.
func (w *wordML) setStyle(id string) {
	usual, kept := w.styles.propsOf(id), w.paragraph
	w.paragraph, w.style = usual, id
	if kept.ground.kind != unsaid {
		w.paragraph.ground = kept.ground
	}
	w.paragraph.list, w.paragraph.level = cmp.Or(kept.list, usual.list), cmp.Or(kept.level, usual.level)
	name := strings.ToLower(id)
	w.heading = w.heading || strings.Contains(name, "heading") || name == "title" || usual.title == on
}

// startDrawing handles objects that may lie under the text of the page.
func (w *wordML) startDrawing(e xml.StartElement) {
	if target := attribute(e, "href"); target != "" {
		w.linkTo(target)
	}
	switch e.Name.Local {
	case "anchor":
		behind := attribute(e, "behindDoc")
		w.backed = w.backed || w.header || behind == "1" || behind == "true" || behind == "on"
	case "background":
		if c := hexShade(attribute(e, "color")); c.kind == known && c.rgb != layout.White() {
			w.backed = true // it may be visible or not
		}
	default:
		w.backed = w.backed || w.header || strings.Contains(strings.ReplaceAll(attribute(e, "style"), " ", ""), "z-index:-")
	}
}

// setLook sets the look of the current run.
func (w *wordML) setLook() {
	p := w.run.over(w.paragraph)
	for i := len(w.grounds) - 1; i >= 0; i-- {
		t := w.grounds[i]
		if t.hidden {
			p.hidden = on
		}
		for _, under := range []shade{t.cell, t.table} {
			if p.ground.kind == unsaid || p.ground.kind == automatic {
				p.ground = under
			}
		}
	}
	if len(w.boxes) > 0 && (p.ground.kind == unsaid || p.ground.kind == automatic) {
		p.ground.kind = unknown
	}
	w.look, w.font = p.look(w.paper), p.font
}

func (w *wordML) end(e xml.EndElement) {
	own := e.Name.Space == w.prefix
	if own && w.endAside(e.Name.Local) {
		return
	}
	switch e.Name.Local {
	case "t":
		w.inText--
	case "hyperlink", "hlink", "fldSimple":
		if own {
			w.endLink()
		}
	case "instrText":
		w.instructing = false
	case "AlternateContent":
		w.choices = w.choices[:max(0, len(w.choices)-1)]
	case "p":
		if own {
			w.endOwn()
		}
	case "ffData":
		w.form.open = false
	case "rPr", "pPr", "tcPr", "tblPr", "trPr":
		if own && w.ofMark && e.Name.Local == "rPr" {
			w.ofMark = false
		} else if own && w.of == e.Name.Local {
			w.of = ""
			if e.Name.Local == "rPr" {
				w.setLook()
			}
		}
	case "r":
		if own {
			w.run = props{}
			w.setLook()
		}
	case "tc":
		w.endCarried()
	case "txbxContent":
		w.endCarried()
		if n := len(w.boxes); n > 0 {
			in := w.boxes[n-1]
			w.paragraph, w.run, w.style, w.listed, w.joins, w.ofMark, w.boxes = in.paragraph, in.run, in.style, in.listed, in.joins, in.ofMark, w.boxes[:n-1]
			w.setLook()
		}
		if n := len(w.around); n > 0 {
			w.line.appendMarked(w.around[n-1])
			w.around = w.around[:n-1]
		}
	case "tbl":
		if n := len(w.grounds); own && n > 0 {
			w.grounds = w.grounds[:n-1]
		}
	case "tr":
		if own {
			w.endRow()
		}
	}
}

// endOwn ends a paragraph, unless the next one continues its line: after a drop cap, or if the mark that ends it is
// deleted or hidden.
func (w *wordML) endOwn() {
	if w.joins {
		w.sign, w.heading, w.carried = "", false, true
		return
	}
	w.heading = w.heading || w.paragraph.title == on
	w.sign = w.itemSign()
	w.endParagraph()
}

// endCarried ends a line that no paragraph can continue.
func (w *wordML) endCarried() {
	if w.carried {
		w.carried = false
		w.endParagraph()
	}
}

// itemSign returns what is before the paragraph, as an item of a list.
func (w *wordML) itemSign() string {
	if w.sign != "" {
		return w.sign // the file has it as text
	}
	if list := w.paragraph.list; list == "0" {
		return ""
	} else if w.styles.numbers != nil && list != "" {
		if sign, ok := w.styles.numbers().sign(list, w.paragraph.level, w.style); ok {
			return sign
		}
	}
	if w.listed || strings.Contains(strings.ToLower(w.style), "bullet") {
		return bullet
	}
	return ""
}

func (w *wordML) text(s string) {
	if w.inText > 0 {
		w.form.value = "" // the file shows it as text, too
		w.writeText(s)
	}
	if n := len(w.fields); n > 0 && w.instructing && len(w.fields[n-1].instruction) < maxInstruction {
		w.fields[n-1].instruction += s
	}
}

// runProperty handles an element of the properties of a run.
func (p *props) runProperty(e xml.StartElement, styles *wordStyles) {
	switch e.Name.Local {
	case "vanish":
		p.hidden = toggled(isOn(e))
	case "rFonts":
		p.font = attribute(e, "hAnsi")
		if ascii := attribute(e, "ascii"); p.font == "" || ascii != "" && symbolFont(ascii) == nil {
			p.font = ascii
		}
	case "b":
		p.bold = toggled(isOn(e))
	case "sz":
		if halves, err := strconv.ParseFloat(attribute(e, "val"), 64); err == nil {
			p.size = halves / 2
		}
	case "color":
		p.colour = hexShade(attribute(e, "val"))
		if theme := attribute(e, "themeColor"); p.colour.kind == unsaid && (theme == "background1" || theme == "light1") {
			p.colour = colourOf(255, 255, 255)
		}
	case "shd":
		if p.ground.kind != known {
			p.ground = wordGround(e)
		}
	case "highlight":
		p.ground = highlightOf(attribute(e, "val"))
	case "rStyle":
		*p = p.over(styles.read[attribute(e, "val")].resolved(styles))
	}
}

// paragraphProperty handles an element of the properties of a paragraph.
func (p *props) paragraphProperty(e xml.StartElement) {
	switch value := attribute(e, "val"); e.Name.Local {
	case "outlineLvl":
		p.title = outlined(e)
	case "numId", "ilfo":
		p.list = value
	case "ilvl":
		if n, err := strconv.Atoi(value); err == nil && n >= 0 {
			p.level = n + 1
		}
	}
}

// isOn reports the value of an element that is on by default.
func isOn(e xml.StartElement) bool {
	v := attribute(e, "val")
	return v != "0" && v != "false" && v != "off" && v != "none"
}

// outlined reads the outline level of a paragraph; 9 is running text.
func outlined(e xml.StartElement) toggle {
	level, err := strconv.Atoi(attribute(e, "val"))
	return toggled(err == nil && level >= 0 && level < 9)
}

// wordGround decodes a shading (§17.3.5). The colour of a pattern is unknown.
func wordGround(e xml.StartElement) shade {
	switch attribute(e, "val") {
	case "", "clear", "nil":
		return hexShade(attribute(e, "fill"))
	case "solid":
		return hexShade(attribute(e, "color"))
	}
	return shade{kind: unknown}
}

// highlightOf returns one of the highlight colours.
func highlightOf(name string) shade {
	switch name {
	case "", "none":
		return shade{kind: automatic}
	case "white":
		return colourOf(255, 255, 255)
	case "black":
		return colourOf(0, 0, 0)
	case "yellow":
		return colourOf(255, 255, 0)
	}
	return shade{kind: unknown}
}
