package office

import (
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

	styles    *wordStyles
	of        string // the properties being read: rPr, pPr, tcPr, tblPr, trPr
	paragraph props  // of the paragraph, merged with its style
	run       props
	grounds   []wordTable
	boxes     []setIn // the paragraphs that text boxes interrupt
	header    bool    // whether it is a header or a footer, which lies under the body

	asides *asides
	chunk  func(id string) marked // an imported file
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
type setIn struct{ paragraph, run props }

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
	if own && w.startTable(e) {
		return false
	}
	if (own || e.Name.Local == "annotation") && w.startAside(e) {
		return true
	}
	switch e.Name.Local {
	case "del", "moveFrom", "Fallback", "delText", "delInstrText", "pPrChange", "rPrChange", "sdtPr":
		return true
	case "t":
		w.inText++
	case "hyperlink", "hlink", "fldSimple", "hlinkClick", "instrText":
		w.startLink(e)
	case "p":
		if own && len(w.line.text) > 0 && len(w.around) < maxBoxes {
			w.around = append(w.around, w.line)
			w.line = marked{}
		}
		if own {
			w.paragraph, w.run = w.styles.usual, props{}
		}
	case "r":
		if own {
			w.run = props{}
			w.setLook()
		}
	case "rPr", "pPr", "tcPr", "tblPr", "trPr":
		if own && w.of == "" {
			w.of = e.Name.Local
		} else if own {
			return true // the properties of the mark that ends the paragraph
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
	case "numPr":
		w.bullet = true
	case "numId":
		w.bullet = w.bullet && attribute(e, "val") != "0" // 0 removes the list of the style
	case "txbxContent":
		w.boxes = append(w.boxes, setIn{w.paragraph, w.run})
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
	switch w.of {
	case "rPr":
		w.run.runProperty(e, w.styles)
	case "pPr":
		switch e.Name.Local {
		case "pStyle":
			w.setStyle(attribute(e, "val"))
		case "outlineLvl":
			w.paragraph.title = outlined(e)
		case "shd":
			w.paragraph.ground = wordGround(e)
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
	w.paragraph = usual
	if kept.ground.kind != unsaid {
		w.paragraph.ground = kept.ground
	}
	name := strings.ToLower(id)
	w.heading = w.heading || strings.Contains(name, "heading") || name == "title" || usual.title == on
	w.bullet = w.bullet || strings.Contains(name, "bullet")
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
	w.look = p.look(w.paper)
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
	case "p":
		if own {
			w.heading = w.heading || w.paragraph.title == on
			w.endParagraph()
		}
	case "ffData":
		w.form.open = false
	case "rPr", "pPr", "tcPr", "tblPr", "trPr":
		if own && w.of == e.Name.Local {
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
	case "txbxContent":
		if n := len(w.boxes); n > 0 {
			w.paragraph, w.run, w.boxes = w.boxes[n-1].paragraph, w.boxes[n-1].run, w.boxes[:n-1]
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

func (w *wordML) text(s string) {
	if w.inText > 0 {
		w.form.value = "" // the file shows it as text, too
		w.write(s)
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
	case "webHidden":
		if isOn(e) {
			p.hidden = on
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
		*p = p.over(styles.findStyle(attribute(e, "val")).resolved(styles))
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
