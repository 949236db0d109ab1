package pdf

import (
	"maps"
	"slices"
)

// page is a leaf of the page tree with its inherited attributes.
type page struct {
	object    int // number of its object; 0 if it has none
	dict      dict
	resources dict
	box       [4]float64 // the visible part: the crop box within the media box, or the whole media box
	media     [4]float64
	crop      [4]float64 // all zero without one
	rotate    int        // degrees clockwise
}

// letterPage is the page of a file that gives no size.
func letterPage() page {
	size := [4]float64{0, 0, 612, 792}
	return page{box: size, media: size}
}

const (
	maxTreeDepth = 40
	maxKids      = 100 // visits of one node
)

// pages walks the page tree. If the tree leads to no page, it returns all page objects of the
// file, by number.
func (f *file) pages() []page {
	var out []page
	visits := 20*f.limits.Pages + 1000
	met := map[int]int{}
	var walk func(v any, above page, depth int)
	walk = func(v any, above page, depth int) {
		visits--
		if visits < 0 || len(out) >= f.limits.Pages {
			visits, f.cut = -1, true
			return
		}
		if r, ok := v.(ref); ok {
			if met[r.num]++; met[r.num] > maxKids {
				return
			}
		}
		d := f.dict(v)
		if d == nil || depth > maxTreeDepth || f.stopped() {
			return
		}
		p := f.inherit(above, d)
		if r, ok := v.(ref); ok {
			p.object = r.num
		}
		if kids := f.array(d["Kids"]); kids != nil && d["Type"] != name("Page") {
			for _, kid := range kids {
				if visits < 0 {
					return
				}
				walk(kid, p, depth+1)
			}
			return
		}
		if d["Contents"] != nil || d["Type"] == name("Page") {
			out = append(out, p)
		}
	}
	walk(f.dict(f.trailer["Root"])["Pages"], letterPage(), 0)
	if len(out) > 0 {
		return out
	}
	for _, num := range slices.Sorted(maps.Keys(f.entries)) {
		if len(out) >= f.limits.Pages || f.stopped() {
			f.cut = true
			break
		}
		if d, ok := f.object(num).(dict); ok && d["Type"] == name("Page") {
			out = append(out, f.inherit(letterPage(), d))
		}
	}
	return out
}

// inherit returns a node of the tree with the attributes that it inherits.
func (f *file) inherit(above page, d dict) page {
	p := above
	p.dict, p.object = d, 0
	if r := f.dict(d["Resources"]); r != nil {
		p.resources = r
	}
	if b, ok := f.nums(d["MediaBox"], 4); ok {
		p.media = normalizeBox(b)
	}
	if b, ok := f.nums(d["CropBox"], 4); ok {
		p.crop = normalizeBox(b)
	}
	p.box = p.media
	if b := (box{p.media[0], p.media[1], p.media[2], p.media[3]}).intersect(box{p.crop[0], p.crop[1], p.crop[2], p.crop[3]}); !b.empty() {
		p.box = [4]float64{b.x0, b.y0, b.x1, b.y1}
	}
	p.rotate = f.int(d["Rotate"], p.rotate)
	return p
}

// normalizeBox returns a box with its lower left corner first.
func normalizeBox(b []float64) [4]float64 {
	return [4]float64{min(b[0], b[2]), min(b[1], b[3]), max(b[0], b[2]), max(b[1], b[3])}
}
