package pdf

import (
	"unicode/utf8"

	"shortlist/model/reading/layout"
)

// links returns the links of a page to addresses (ISO 32000-1 §12.5.6.5 and §12.6.4.7), and the buttons of forms that
// lead to one.
func (c *canvas) links(annots array, base matrix) (out []layout.Link) {
	const hidden, noView = 2, 32
	f := c.file
	for _, v := range annots {
		a := f.dict(v)
		rect, ok := f.nums(a["Rect"], 4)
		kind, action := f.name(a["Subtype"]), f.dict(a["A"])
		if !ok || kind != "Link" && kind != "Widget" || f.name(action["S"]) != "URI" || f.int(a["F"], 0)&(hidden|noView) != 0 || f.layerOff(a["OC"]) {
			continue
		}
		address := layout.Address(addressText(f.str(action["URI"])))
		if f.text -= len(address); address == "" || f.text < 0 {
			continue
		}
		link := layout.Link{Address: address}
		corners := f.array(a["QuadPoints"])
		for n := 0; n+8 <= min(len(corners), 8*maxAnnots); n += 8 {
			x0, y0, x1, y1 := f.num(corners[n], 0), f.num(corners[n+1], 0), f.num(corners[n], 0), f.num(corners[n+1], 0)
			for i := n + 2; i < n+8; i += 2 {
				x, y := f.num(corners[i], 0), f.num(corners[i+1], 0)
				x0, x1, y0, y1 = min(x0, x), max(x1, x), min(y0, y), max(y1, y)
			}
			link.Boxes = append(link.Boxes, areaOf(base, x0, y0, x1, y1))
		}
		if len(link.Boxes) == 0 {
			link.Boxes = []layout.Box{areaOf(base, rect[0], rect[1], rect[2], rect[3])}
		}
		out = append(out, link)
	}
	return out
}

// areaOf returns the area of a rectangle on the page as displayed.
func areaOf(base matrix, x0, y0, x1, y1 float64) layout.Box {
	b, _ := boxOf(base, x0, y0, x1, y1)
	return layout.Box{X0: b.x0, Y0: b.y0, X1: b.x1, Y1: b.y1}
}

// addressText returns the text of an address. It should be ASCII, but some programs write UTF-8.
func addressText(s str) string {
	if utf8.Valid(s) {
		return string(s)
	}
	return textString(s)
}
