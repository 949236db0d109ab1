package pdf

import (
	"bytes"
	"fmt"
	"regexp"
	"strconv"

	"shortlist/model/cv/reading/outcome"
)

// file is an open PDF.
type file struct {
	src    []byte
	limits Limits
	stop   func() bool

	entries map[int]entry // the cross-reference, by object
	trailer dict
	scanned map[int]int // where objects stand by a scan of the file; nil before it
	rebuilt bool
	crypt   *crypt // nil where nothing is encrypted

	objects map[int]any  // that were read
	reading map[int]bool // to end loops
	packs   map[int]*pack
	fonts   map[ref]*font
	layers  *layers // nil before one is asked for

	tokens, operators int // left to be read
	decoded           int64
	fontsLeft, mapped int
	text              int
	cut               bool
}

// entry says where an object is.
type entry struct {
	kind byte // 0 free, 1 at an offset, 2 in a pack
	at   int  // the offset, or the number of the pack
}

// pack is a decoded object stream.
type pack struct {
	data []byte
	at   map[int]int // offset by object
}

// headerWithin is how far into a file its header is looked for: mail and download
// tools leave junk before it.
const headerWithin = 8 << 10

func open(data []byte, limits Limits, stop func() bool) (*file, error) {
	start := bytes.Index(data[:min(len(data), headerWithin)], []byte("%PDF-"))
	if start < 0 {
		return nil, fmt.Errorf("%w: it has no PDF header", outcome.ErrBroken)
	}
	f := &file{
		src: data[start:], limits: limits, stop: stop, trailer: dict{}, fonts: map[ref]*font{}, reading: map[int]bool{},
		tokens: limits.Tokens, operators: limits.Operators, fontsLeft: limits.Fonts, mapped: limits.Mapped, text: limits.Text,
	}
	f.forget()
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
		return nil, fmt.Errorf("%w: it holds no objects", outcome.ErrBroken)
	}
	return f, nil
}

// stopped asks whether to end, and notes it.
func (f *file) stopped() bool {
	if f.stop() {
		f.cut = true
		return true
	}
	return false
}

// forget drops what was read, as after a key was found.
func (f *file) forget() {
	f.objects, f.packs = map[int]any{}, map[int]*pack{}
}

func (f *file) pageRoot() dict { return f.dict(f.dict(f.trailer["Root"])["Pages"]) }

// parser reads the file's own bytes, or those of a pack.
func (f *file) parser(src []byte, at int) *parser {
	return &parser{src: src, pos: at, tokens: &f.tokens}
}

// object returns an object by its number; nil for one there is not.
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
		if v, ok = f.at(num, e.at); !ok && !f.rebuilt { // the offset is wrong
			if at, found := f.scan()[num]; found {
				v, _ = f.at(num, at)
			}
		}
	} else if v, ok = f.packed(num, e.at); !ok {
		return nil
	}
	f.objects[num] = v
	return v
}

// at reads the object of a number at an offset; !ok when it is not there.
func (f *file) at(num, offset int) (v any, ok bool) {
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
	v = p.indirect(f.length)
	if f.crypt != nil && num != f.crypt.object {
		v = f.crypt.decrypt(v, ref{num, gen})
	}
	return v, true
}

// length finds the length of a stream where it is an object of its own.
func (f *file) length(r ref) (int, bool) {
	n, ok := f.resolve(r).(int)
	return n, ok
}

// packed reads an object of a pack. None of them is a stream.
func (f *file) packed(num, in int) (any, bool) {
	if in == num {
		return nil, false
	}
	k := f.pack(in)
	if k == nil {
		return nil, false
	}
	at, ok := k.at[num]
	if !ok {
		return nil, false
	}
	v := f.parser(k.data, at).indirect(f.length)
	if _, wrong := v.(*stream); wrong {
		v = nil
	}
	return v, true
}

// pack returns an object stream, decoded; nil when it is none.
func (f *file) pack(num int) *pack {
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

// scan finds every "N G obj" of the file, once. The last of a number counts: later
// ones are updates.
func (f *file) scan() map[int]int {
	if f.scanned == nil {
		f.scanned = map[int]int{}
		objects := regexp.MustCompile(`(\d{1,8})[ \t\r\n]+(\d{1,5})[ \t\r\n]+obj\b`)
		for _, m := range objects.FindAllSubmatchIndex(f.src, f.limits.Objects) {
			num, _ := strconv.Atoi(string(f.src[m[2]:m[3]])) // eight digits
			f.scanned[num] = m[0]
		}
	}
	return f.scanned
}
