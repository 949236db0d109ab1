package pdf

import (
	"bytes"
	"regexp"
	"strconv"

	"shortlist/model/lang"
	"shortlist/model/reading/outcome"
)

// file is an open PDF.
type file struct {
	src    []byte
	limits Limits
	stop   func() bool

	entries map[int]entry // the cross-reference, by object
	trailer dict
	scanned map[int]int // offsets of objects by a scan of the file; nil before the scan
	rebuilt bool
	crypt   *crypt // nil if the file is not encrypted

	objects map[int]any  // cache of read objects
	reading map[int]bool // objects being read, to end loops
	packs   map[int]*pack
	fonts   map[ref]*font
	layers  *layers // nil before the first use

	tokens, operators int // remaining budget
	decoded           int64
	fontsLeft, mapped int
	text              int
	cut               bool

	shown, lost int // the letters drawn, and those of them that the file gives no text for
	torn        int // those of the lost letters that are within a word
}

// entry locates an object.
type entry struct {
	kind byte // 0 if free, 1 at an offset, 2 in a pack
	at   int  // the offset, or the number of the pack
}

// pack is a decoded object stream.
type pack struct {
	data []byte
	at   map[int]int // offset by object
}

// headerWithin is the number of bytes that are searched for the header: mail and download tools
// put junk before it.
const headerWithin = 8 << 10

func open(data []byte, limits Limits, stop func() bool) (*file, error) {
	start := bytes.Index(data[:min(len(data), headerWithin)], []byte("%PDF-"))
	if start < 0 {
		return nil, outcome.Because(outcome.ErrBroken, lang.Text("it has no PDF header"))
	}
	f := &file{
		src: data[start:], limits: limits, stop: stop, trailer: dict{}, fonts: map[ref]*font{}, reading: map[int]bool{},
		tokens: limits.Tokens, operators: limits.Operators, fontsLeft: limits.Fonts, mapped: limits.Mapped, text: limits.Text,
	}
	f.dropCaches()
	f.entries = map[int]entry{}
	if !f.readCrossReference() || f.pageRoot() == nil {
		f.rebuild()
	}
	if err := f.unlock(); err != nil {
		return nil, err
	}
	if f.pageRoot() == nil && !f.rebuilt {
		f.rebuild()
		if err := f.unlock(); err != nil {
			return nil, err
		}
	}
	if f.pageRoot() == nil && len(f.entries) == 0 {
		return nil, outcome.Because(outcome.ErrBroken, lang.Text("it holds no objects"))
	}
	return f, nil
}

// stopped asks stop whether to end, and records the answer.
func (f *file) stopped() bool {
	if f.stop() {
		f.cut = true
		return true
	}
	return false
}

// dropCaches drops the objects read so far, for example after the key was found.
func (f *file) dropCaches() {
	f.objects, f.packs = map[int]any{}, map[int]*pack{}
}

func (f *file) pageRoot() dict { return f.dict(f.dict(f.trailer["Root"])["Pages"]) }

// parser returns a parser of the file's own bytes, or of those of a pack.
func (f *file) parser(src []byte, at int) *parser {
	return &parser{src: src, pos: at, tokens: &f.tokens}
}

// object returns an object by its number, or nil if it does not exist.
func (f *file) object(num int) any {
	if v, ok := f.objects[num]; ok {
		return v
	}
	e, ok := f.entries[num]
	if !ok || e.kind == 0 || f.reading[num] || f.tokens < 0 || f.stopped() {
		f.cut = f.cut || f.tokens < 0
		return nil
	}
	f.reading[num] = true
	defer delete(f.reading, num)
	var v any
	if e.kind == 1 {
		if v, ok = f.objectAt(num, e.at); !ok && !f.rebuilt { // the offset is wrong
			if at, found := f.scanObjects()[num]; found {
				v, _ = f.objectAt(num, at)
			}
		}
	} else if v, ok = f.packedObject(num, e.at); !ok {
		return nil
	}
	f.objects[num] = v
	return v
}

// objectAt reads the object with a number at an offset; !ok if it is not there.
func (f *file) objectAt(num, offset int) (v any, ok bool) {
	if offset < 0 || offset >= len(f.src) {
		return nil, false
	}
	p := f.parser(f.src, offset)
	n, _ := p.next(0)
	g, _ := p.next(0)
	if o, _ := p.next(0); n != num || o != keyword("obj") {
		return nil, false
	}
	gen, _ := g.(int)
	v = p.readIndirect(f.length)
	if f.crypt != nil && num != f.crypt.object {
		v = f.crypt.decrypt(v, ref{num, gen})
	}
	return v, true
}

// length returns the length of a stream if the length is an object of its own.
func (f *file) length(r ref) (int, bool) {
	n, ok := f.resolve(r).(int)
	return n, ok
}

// packedObject reads an object of a pack. Packs contain no streams.
func (f *file) packedObject(num, in int) (any, bool) {
	if in == num {
		return nil, false
	}
	k := f.loadPack(in)
	if k == nil {
		return nil, false
	}
	at, ok := k.at[num]
	if !ok {
		return nil, false
	}
	v := f.parser(k.data, at).readIndirect(f.length)
	if _, wrong := v.(*stream); wrong {
		v = nil
	}
	return v, true
}

// loadPack returns a decoded object stream, or nil if the object is no object stream.
func (f *file) loadPack(num int) *pack {
	if k, ok := f.packs[num]; ok {
		return k
	}
	f.packs[num] = nil
	s, ok := f.object(num).(*stream)
	if !ok || s.dict["Type"] != name("ObjStm") {
		return nil
	}
	count, first := f.int(s.dict["N"], 0), f.int(s.dict["First"], 0)
	data := f.decode(s)
	if first < 0 || first > len(data) {
		return nil
	}
	k := &pack{data, map[int]int{}}
	p := f.parser(data[:first], 0)
	for range min(count, f.limits.Objects) {
		n, err1 := p.next(0)
		o, err2 := p.next(0)
		packed, ok1 := n.(int)
		offset, ok2 := o.(int)
		if err1 != nil || err2 != nil || !ok1 || !ok2 {
			break
		}
		if offset >= 0 && offset < len(data)-first {
			k.at[packed] = first + offset
		}
	}
	f.packs[num] = k
	return k
}

// scanObjects finds every "N G obj" of the file, once. The last one with a number counts, since
// later ones are updates.
func (f *file) scanObjects() map[int]int {
	if f.scanned == nil {
		f.scanned = map[int]int{}
		objects := regexp.MustCompile(`(\d{1,8})[ \t\r\n]+(\d{1,5})[ \t\r\n]+obj\b`)
		for _, m := range objects.FindAllSubmatchIndex(f.src, f.limits.Objects) {
			num, _ := strconv.Atoi(string(f.src[m[2]:m[3]])) // at most eight digits
			f.scanned[num] = m[0]
		}
	}
	return f.scanned
}
