package pdf

import (
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"shortlist/model/reading/layout"
)

// drawn are the annotations whose text is on the page.
var drawn = map[name]bool{"Widget": true, "FreeText": true, "Stamp": true, "Watermark": true}

// typed is what a person typed or chose in a field or a note.
type typed struct {
	text   string
	lines  bool    // it may have several lines
	only   bool    // its look has more than the value, as that of a list has all options
	button bool    // a check box or a radio button
	size   float64 // of its letters in points; 0 if the box decides
}

// drawAnnotation draws a form field or a note (ISO 32000-1 §12.5.5): as it looks, or with its value
// if its look lacks a part of the value.
func (c *canvas) drawAnnotation(a dict, base matrix) {
	f := c.file
	const hidden, noView = 2, 32
	kind := f.name(a["Subtype"])
	rect, ok := f.nums(a["Rect"], 4)
	if !drawn[kind] || !ok {
		return
	}
	c.marks = nil
	off := f.int(a["F"], 0)&(hidden|noView) != 0 || f.layerOff(a["OC"])
	from, dots := len(c.page.Glyphs), len(c.page.Dots)
	c.drawLook(a, rect, base, off)
	c.marks = nil
	var value typed
	switch kind {
	case "Widget":
		value = f.fieldValue(a)
	case "FreeText":
		value = typed{text: textString(f.str(a["Contents"])), lines: true, size: sizeOf(f.str(a["DA"]))}
	case "Stamp":
		if f.dict(a["AP"]) == nil {
			value = typed{text: textString(f.str(a["Contents"])), lines: true}
		}
	}
	if value.text = value.text[:min(len(value.text), maxTyped)]; !value.button && !c.lacks(from, value.text) && !(value.only && value.text != "") {
		return
	}
	c.page.Glyphs, c.letters = c.page.Glyphs[:from], c.letters[:from]
	if value.button {
		c.page.Dots = c.page.Dots[:dots]
	}
	c.state = c.initialState(base)
	c.state.off = off
	c.write(value, rect)
}

const maxTyped = 64 << 10 // bytes of one value

// drawLook draws the appearance of an annotation.
func (c *canvas) drawLook(a dict, rect []float64, base matrix, off bool) {
	f := c.file
	look := f.resolve(f.dict(a["AP"])["N"])
	if states, ok := look.(dict); ok {
		look = f.resolve(states[f.name(a["AS"])])
	}
	s, ok := look.(*stream)
	if !ok {
		return
	}
	bounds, ok := f.nums(s.dict["BBox"], 4)
	if !ok {
		return
	}
	own := shift(0, 0)
	if m, ok := f.nums(s.dict["Matrix"], 6); ok {
		own = matrix(m)
	}
	from, _ := boxOf(own, bounds[0], bounds[1], bounds[2], bounds[3])
	to := normalizeBox(rect)
	fit := matrix{1, 0, 0, 1, 0, 0}
	if w, h := to[2]-to[0], to[3]-to[1]; !from.empty() && w > 0 && h > 0 {
		fit[0], fit[3] = w/(from.x1-from.x0), h/(from.y1-from.y0)
	}
	fit[4], fit[5] = to[0]-from.x0*fit[0], to[1]-from.y0*fit[3]
	c.state, c.saved, c.over = c.initialState(own.mul(fit).mul(base)), nil, 0
	c.state.off = off
	c.enterForm(s.dict)
	resources := f.dict(s.dict["Resources"])
	if resources == nil {
		resources = f.dict(f.form()["DR"])
	}
	c.run(f.decode(s), resources, 1)
}

func (f *file) form() dict { return f.dict(f.dict(f.trailer["Root"])["AcroForm"]) }

// needsLooks reports whether the file leaves the look of its fields to the viewer.
func (f *file) needsLooks() bool {
	needs, _ := f.resolve(f.form()["NeedAppearances"]).(bool)
	return needs
}

// lacks reports whether the letters drawn since an index show only a part of a value, or an earlier
// value.
func (c *canvas) lacks(from int, value string) bool {
	var all, seen strings.Builder
	for i, g := range c.page.Glyphs[from:] {
		if all.WriteString(g.Text); !c.letters[from+i].gone || c.isOff() {
			seen.WriteString(g.Text)
		}
	}
	want, shown := squeezed(value), squeezed(seen.String())
	if want == "" || strings.Contains(shown, want) {
		return false
	}
	return strings.Contains(want, shown) || strings.Contains(squeezed(all.String()), want) || c.file.needsLooks()
}

// squeezed drops what a look may change: spaces, ends of lines, and hyphens at them.
func squeezed(s string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsSpace(r) || unicode.IsControl(r) || strings.ContainsRune("-‐\u00ad", r) {
			return -1
		}
		return r
	}, s)
}

// inherited returns an entry of a field, or of a field above it (§12.7.3.1).
func (f *file) inherited(field dict, key name) any {
	const deep = 16
	for range deep {
		if v := f.resolve(field[key]); v != nil {
			return v
		}
		if field = f.dict(field["Parent"]); field == nil {
			break
		}
	}
	return nil
}

// fieldValue returns the value of a field; no text if it has none or hides it.
func (f *file) fieldValue(a dict) typed {
	const multiline, password, push, combo = 1 << 12, 1 << 13, 1 << 16, 1 << 17
	flags := f.int(f.inherited(a, "Ff"), 0)
	size := sizeOf(f.str(f.inherited(a, "DA")))
	value := f.inherited(a, "V")
	switch f.name(f.inherited(a, "FT")) {
	case "Tx":
		text := f.looseText(value)
		if flags&password != 0 {
			return typed{}
		}
		return typed{text: text, lines: flags&multiline != 0, size: size}
	case "Ch":
		return typed{text: f.chosen(value, f.array(f.inherited(a, "Opt"))), only: flags&combo == 0, size: size}
	case "Btn":
		if flags&push != 0 {
			return typed{}
		}
		if f.isOn(a, value) {
			return typed{text: "☑", button: true}
		}
		return typed{text: "☐", button: true}
	}
	return typed{}
}

// looseText returns a text that may be a string or a stream.
func (f *file) looseText(v any) string {
	if s := f.stream(v); s != nil {
		return textString(f.decode(s))
	}
	return textString(f.str(v))
}

// chosen returns the chosen options as the field words them (§12.7.4.4).
func (f *file) chosen(value any, options array) string {
	list := f.array(value)
	if list == nil {
		list = array{value}
	}
	var out []string
	for _, v := range list[:min(len(list), maxAnnots)] {
		text := f.looseText(v)
		for _, o := range options[:min(len(options), maxAnnots)] {
			if pair := f.array(o); len(pair) == 2 && f.looseText(pair[0]) == text {
				text = f.looseText(pair[1])
				break
			}
		}
		if text != "" {
			out = append(out, text)
		}
	}
	return strings.Join(out, ", ")
}

// isOn reports whether a check box or radio button is on: by its state, or else by the field's
// value.
func (f *file) isOn(a dict, value any) bool {
	state := f.name(a["AS"])
	if state != "" && (state != "Off" || !f.needsLooks()) {
		return state != "Off"
	}
	v := f.name(value)
	if v == "" {
		v = name(f.str(value))
	}
	looks := f.dict(f.dict(a["AP"])["N"])
	return v != "" && v != "Off" && (looks == nil || looks[v] != nil)
}

// sizeOf returns the size of the letters by a default appearance, such as "/Helv 12 Tf 0 g".
func sizeOf(look str) float64 {
	words := strings.Fields(string(look))
	for i, w := range words {
		if w == "Tf" && i > 0 {
			if size, err := strconv.ParseFloat(words[i-1], 64); err == nil && size > 0 && size < 200 {
				return size
			}
		}
	}
	return 0
}

// write writes a value into a box. It squeezes the letters rather than leave a part out, since the
// box may scroll.
func (c *canvas) write(value typed, rect []float64) {
	const pad, wide, lead, least, usual = 2, 0.5, 1.2, 2, 12
	b, _ := boxOf(c.state.ctm, rect[0], rect[1], rect[2], rect[3])
	width, height := b.x1-b.x0-2*pad, b.y1-b.y0
	if !(b.x1 > b.x0 && height > 0) {
		return
	}
	width = max(width, 1)
	size := value.size
	if size == 0 {
		size = usual
	}
	rows := []string{value.text}
	if value.lines {
		for ; ; size *= 0.9 {
			if rows = wrapped(value.text, int(width/(wide*size))); float64(len(rows))*lead*size <= height || size < least {
				break
			}
		}
	} else {
		size = min(size, max(height, least))
	}
	y := (b.y0+b.y1)/2 + 0.35*size
	if len(rows) > 1 || height > 2*lead*size {
		y = b.y0 + size
	}
	for i, row := range rows {
		words := strings.Fields(row)
		step := min(wide*size, width/float64(max(1, utf8.RuneCountInString(strings.Join(words, " ")))))
		x := b.x0 + min(pad, (b.x1-b.x0)/4)
		for _, w := range words {
			x = c.writeWord(w, x, y+lead*size*float64(i), step, size)
			x = c.writeWord(" ", x, y+lead*size*float64(i), step, size)
		}
	}
}

// writeWord adds a word as one letter, and returns its end.
func (c *canvas) writeWord(text string, x, y, step, size float64) float64 {
	end := x + step*float64(utf8.RuneCountInString(text))
	if c.reserveGlyph(len(text)) {
		c.page.Glyphs = append(c.page.Glyphs, layout.Glyph{Text: text, X: x, Y: y, EndX: end, EndY: y, Size: size})
		middle := y - 0.3*size
		gone := c.state.off || !c.paper.contains(x, middle)
		c.letters = append(c.letters, letter{x: float32((x + end) / 2), y: float32(middle), after: int32(len(c.areas)), gone: gone})
	}
	return end
}

// wrapped breaks a text into lines of at most n letters where it can.
func wrapped(text string, n int) (out []string) {
	for _, line := range strings.FieldsFunc(text, func(r rune) bool { return r == '\n' || r == '\r' || r == '\u2028' || r == '\u2029' }) {
		row, used := []string(nil), 0
		for _, w := range strings.Fields(line) {
			if m := utf8.RuneCountInString(w) + 1; used+m > n+1 && used > 0 {
				out, row, used = append(out, strings.Join(row, " ")), append([]string(nil), w), m
			} else {
				row, used = append(row, w), used+m
			}
		}
		out = append(out, strings.Join(row, " "))
	}
	return out
}
