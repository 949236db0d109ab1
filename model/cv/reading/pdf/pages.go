package pdf

import (
	"maps"
	"slices"
)

// page is a leaf of the page tree with what it inherits.
type page struct {
	object    int // its number; 0 where it has none
	dict      dict
	resources dict
	box       [4]float64 // what is seen of it: the crop box as far as the medium reaches, or all of that
	media     [4]float64
	crop      [4]float64 // all zero where it has none
	rotate    int        // degrees clockwise
}

// letterPage is the page of a file that tells no size.
func letterPage() page {
	size := [4]float64{0, 0, 612, 792}
	return page{box: size, media: size}
}

const (
	maxTreeDepth = 40
	maxKids      = 100 // times that one node may be met
)

// pages walks the page tree. Where it leads to no page, all page objects of the file
// are taken, by number.
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

// inherit returns a node of the tree with what it takes from above.
func (f *file) inherit(above page, d dict) page {
	p := above
	p.dict, p.object = d, 0
	if r := f.dict(d["Resources"]); r != nil {
		p.resources = r
	}
	if b, ok := f.nums(d["MediaBox"], 4); ok {
		p.media = upright(b)
	}
	if b, ok := f.nums(d["CropBox"], 4); ok {
		p.crop = upright(b)
	}
	p.box = p.media
	if b := (box{p.media[0], p.media[1], p.media[2], p.media[3]}).meet(box{p.crop[0], p.crop[1], p.crop[2], p.crop[3]}); !b.empty() {
		p.box = [4]float64{b.x0, b.y0, b.x1, b.y1}
	}
	p.rotate = f.int(d["Rotate"], p.rotate)
	return p
}

// upright returns a box with its lower left corner first.
func upright(b []float64) [4]float64 {
	return [4]float64{min(b[0], b[2]), min(b[1], b[3]), max(b[0], b[2]), max(b[1], b[3])}
}
