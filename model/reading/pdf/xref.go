package pdf

import (
	"bytes"
	"maps"
	"slices"
)

// readCrossReference follows the chain of cross-references from the file's end, the newest first,
// and reports whether there was one.
func (f *file) readCrossReference() bool {
	const tail = 4096
	base := max(0, len(f.src)-tail)
	k := bytes.LastIndex(f.src[base:], []byte("startxref"))
	if k < 0 {
		return false
	}
	v, _ := f.parser(f.src, base+k+len("startxref")).next(0)
	offset, ok := v.(int)
	if !ok {
		return false
	}
	seen := map[int]bool{}
	for n := range 256 {
		if offset < 0 || offset >= len(f.src) || seen[offset] {
			return n > 0
		}
		seen[offset] = true
		trailer := f.crossReference(offset)
		if trailer == nil {
			return false
		}
		for k, v := range trailer {
			if _, newer := f.trailer[k]; !newer {
				f.trailer[k] = v
			}
		}
		if hybrid, ok := trailer["XRefStm"].(int); ok && hybrid > 0 && hybrid < len(f.src) && !seen[hybrid] {
			seen[hybrid] = true
			f.crossReference(hybrid)
		}
		if offset, ok = trailer["Prev"].(int); !ok {
			break
		}
	}
	return true
}

// crossReference reads a table or a stream at an offset and returns its trailer, or nil without
// one. It keeps the entries of newer ones.
func (f *file) crossReference(offset int) dict {
	p := f.parser(f.src, offset)
	v, err := p.next(0)
	if err != nil {
		return nil
	}
	if v == keyword("xref") {
		return f.readTable(p)
	}
	if _, ok := v.(int); !ok {
		return nil
	}
	_, _ = p.next(0) // the generation; the next token decides
	if o, _ := p.next(0); o != keyword("obj") {
		return nil
	}
	s, ok := p.readIndirect(f.length).(*stream)
	if !ok || s.dict["Type"] != name("XRef") || !f.entryStream(s) {
		return nil
	}
	return s.dict
}

func (f *file) readTable(p *parser) dict {
	for {
		v, err := p.next(0)
		if err != nil {
			return nil
		}
		if v == keyword("trailer") {
			t, _ := p.next(0)
			trailer, _ := t.(dict)
			return trailer
		}
		first, ok := v.(int)
		if !ok {
			return nil
		}
		v, _ = p.next(0)
		count, ok := v.(int)
		if !ok {
			return nil
		}
		for i := range max(0, count) {
			before := p.pos
			v, err := p.next(0)
			offset, ok := v.(int)
			if !ok || err != nil {
				if v != keyword("trailer") {
					return nil
				}
				p.pos = before // fewer entries than announced
				break
			}
			_, _ = p.next(0) // the generation
			switch use, _ := p.next(0); use {
			case keyword("n"):
				f.addEntry(first+i, entry{1, offset})
			case keyword("f"):
				f.addEntry(first+i, entry{})
			default:
				return nil
			}
		}
	}
}

// addEntry stores an entry unless a newer one exists.
func (f *file) addEntry(num int, e entry) {
	if _, newer := f.entries[num]; !newer && len(f.entries) < f.limits.Objects {
		f.entries[num] = e
	}
}

// entryStream reads a cross-reference stream (ISO 32000-1 §7.5.8).
func (f *file) entryStream(s *stream) bool {
	widths, _ := s.dict["W"].(array)
	if len(widths) < 3 {
		return false
	}
	var w [3]int
	size := 0
	for i := range w {
		w[i], _ = widths[i].(int)
		if w[i] < 0 || w[i] > 8 {
			return false
		}
		size += w[i]
	}
	if size == 0 {
		return false
	}
	index, _ := s.dict["Index"].(array)
	if index == nil {
		index = array{0, s.dict["Size"]}
	}
	data := f.decode(s)
	for i := 0; i+1 < len(index); i += 2 {
		first, _ := index[i].(int)
		count, _ := index[i+1].(int)
		for j := 0; j < count && len(data) >= size; j++ {
			kind := 1
			if w[0] > 0 {
				kind = bigEndian(data[:w[0]])
			}
			at := bigEndian(data[w[0] : w[0]+w[1]])
			data = data[size:]
			if kind >= 0 && kind <= 2 {
				f.addEntry(first+j, entry{byte(kind), at})
			}
		}
	}
	return true
}

// rebuild makes a cross-reference by scanning the file for objects, object streams and trailers.
func (f *file) rebuild() {
	f.rebuilt, f.crypt = true, nil
	f.dropCaches()
	before := f.trailer
	f.trailer, f.entries = f.mergeTrailers(), map[int]entry{}
	for num, at := range f.scanObjects() {
		f.entries[num] = entry{1, at}
	}
	var packs []int
	for _, num := range slices.Sorted(maps.Keys(f.entries)) {
		if f.stopped() {
			return
		}
		at := f.entries[num].at
		const near = 400 // bytes in which an object gives its type
		head := f.src[at:min(len(f.src), at+near)]
		if bytes.Contains(head, []byte("/ObjStm")) {
			packs = append(packs, num)
		}
		if bytes.Contains(head, []byte("/XRef")) {
			if s, ok := f.object(num).(*stream); ok {
				for _, k := range []name{"Root", "Encrypt", "ID", "Info"} {
					if v, ok := s.dict[k]; ok {
						f.trailer[k] = v
					}
				}
			}
		}
		if f.trailer["Root"] == nil && bytes.Contains(head, []byte("/Catalog")) && f.isCatalog(num) {
			f.trailer["Root"] = ref{num, 0}
		}
	}
	if f.trailer["Encrypt"] == nil && before["Encrypt"] != nil {
		f.trailer["Encrypt"], f.trailer["ID"] = before["Encrypt"], before["ID"]
	}
	f.dropCaches()
	_ = f.unlock() // open calls it again and returns the error
	for _, num := range packs {
		if k := f.loadPack(num); k != nil {
			for packed := range k.at {
				f.addEntry(packed, entry{2, num})
			}
		}
	}
	if f.pageRoot() != nil {
		return
	}
	for _, num := range slices.Sorted(maps.Keys(f.entries)) {
		if f.stopped() {
			return
		}
		if f.isCatalog(num) {
			f.trailer["Root"] = ref{num, 0}
			return
		}
	}
}

func (f *file) isCatalog(num int) bool {
	d, ok := f.object(num).(dict)
	return ok && d["Type"] == name("Catalog")
}

// mergeTrailers merges all trailers of the file; later ones win.
func (f *file) mergeTrailers() dict {
	out := dict{}
	for from := 0; !f.stopped(); {
		k := bytes.Index(f.src[from:], []byte("trailer"))
		if k < 0 {
			break
		}
		from += k + len("trailer")
		v, _ := f.parser(f.src, from).next(0)
		if t, ok := v.(dict); ok {
			maps.Copy(out, t)
		}
	}
	return out
}
