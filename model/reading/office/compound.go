package office

import (
	"encoding/binary"
	"strings"
	"unicode/utf16"

	"shortlist/model/lang"
	"shortlist/model/reading/outcome"
)

// compound is a Compound File ([MS-CFB]): streams in chains of sectors. A damaged or looping chain
// ends early.
type compound struct {
	src        []byte
	sectorSize int
	next       []uint32 // the next sector, by sector
	shortNext  []uint32 // the same for short sectors
	short      []byte   // the streams below shortBelow, in sectors of shortSector
	entries    []entry
	flaws
}

// entry is an entry of the directory.
type entry struct {
	name               string
	kind               byte
	start              uint32
	size               int
	left, right, child uint32
	top                bool // directly in the root
}

const (
	chainEnds   = 0xFFFFFFFA // from here on, numbers are no sectors
	shortSector = 64
	shortBelow  = 4096
	entrySize   = 128
	maxEntries  = 32_768
)

func openCompound(data []byte) (*compound, error) {
	broken := func(why string) error { return outcome.Because(outcome.ErrBroken, why) }
	if len(data) < 512 {
		return nil, broken(lang.Text("it is cut short"))
	}
	shift := binary.LittleEndian.Uint16(data[30:])
	if shift != 9 && shift != 12 {
		return nil, broken(lang.Text("its sector size is unknown"))
	}
	c := &compound{src: data, sectorSize: 1 << shift}
	c.next = c.sectorTable()
	c.directory(c.chain(binary.LittleEndian.Uint32(data[48:]), maxEntries*entrySize))
	c.shortNext = numbers(c.chain(binary.LittleEndian.Uint32(data[60:]), len(data)))
	for _, e := range c.entries {
		if e.kind == 5 { // the root holds the short sectors
			c.short = c.chain(e.start, len(data))
			break
		}
	}
	return c, nil
}

// sectorTable reads which sector follows which.
func (c *compound) sectorTable() (next []uint32) {
	sectors := numbers(c.src[76:512])
	at := binary.LittleEndian.Uint32(c.src[68:])
	for n := 0; at < chainEnds && n <= len(c.src)/c.sectorSize; n++ {
		more := numbers(c.sector(at))
		if len(more) < c.sectorSize/4 {
			break
		}
		last := len(more) - 1
		sectors = append(sectors, more[:last]...)
		at = more[last]
	}
	for _, s := range sectors {
		if len(next) > len(c.src)/c.sectorSize+c.sectorSize {
			break
		}
		next = append(next, numbers(c.sector(s))...)
	}
	return next
}

func numbers(b []byte) []uint32 {
	out := make([]uint32, len(b)/4)
	for i := range out {
		out[i] = binary.LittleEndian.Uint32(b[4*i:])
	}
	return out
}

// sector returns a sector, or nil if it does not exist.
func (c *compound) sector(n uint32) []byte {
	from := (int(n) + 1) * c.sectorSize
	if n >= chainEnds || from >= len(c.src) {
		return nil
	}
	return c.src[from:min(from+c.sectorSize, len(c.src))]
}

// chain joins the sectors of a chain, up to size bytes.
func (c *compound) chain(at uint32, size int) (out []byte) {
	size = min(size, len(c.src))
	for at < chainEnds && len(out) < size {
		s := c.sector(at)
		out = append(out, s...)
		if s == nil || int(at) >= len(c.next) {
			c.flaws = damaged
			break
		}
		at = c.next[at]
	}
	return out[:min(len(out), size)]
}

func (c *compound) directory(b []byte) {
	for ; len(b) >= entrySize; b = b[entrySize:] {
		e := entry{
			kind: b[66], left: binary.LittleEndian.Uint32(b[68:]), right: binary.LittleEndian.Uint32(b[72:]), child: binary.LittleEndian.Uint32(b[76:]),
			start: binary.LittleEndian.Uint32(b[116:]), size: int(binary.LittleEndian.Uint32(b[120:])),
		}
		if n := int(binary.LittleEndian.Uint16(b[64:])); n >= 2 && n <= 64 {
			units := make([]uint16, n/2-1)
			for i := range units {
				units[i] = binary.LittleEndian.Uint16(b[2*i:])
			}
			e.name = string(utf16.Decode(units))
		} else {
			e.kind = 0
		}
		c.entries = append(c.entries, e)
	}
	if len(c.entries) == 0 {
		return
	}
	// Embedded documents have streams of the same names; only those of the root count.
	todo := []uint32{c.entries[0].child}
	for len(todo) > 0 {
		i := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		if uint64(i) >= uint64(len(c.entries)) || c.entries[i].top {
			continue
		}
		c.entries[i].top = true
		todo = append(todo, c.entries[i].left, c.entries[i].right)
	}
}

// stream returns a stream of the root by its name, or nil if it does not exist.
func (c *compound) stream(name string) []byte {
	for _, e := range c.entries {
		if e.kind != 2 || !e.top || !strings.EqualFold(e.name, name) {
			continue
		}
		if e.size >= shortBelow {
			return c.chain(e.start, e.size)
		}
		return c.shortChain(e.start, e.size)
	}
	return nil
}

func (c *compound) shortChain(at uint32, size int) (out []byte) {
	for at < chainEnds && len(out) < size {
		from := int(at) * shortSector
		if from >= len(c.short) {
			break
		}
		out = append(out, c.short[from:min(from+shortSector, len(c.short))]...)
		if int(at) >= len(c.shortNext) {
			break
		}
		at = c.shortNext[at]
	}
	return out[:min(len(out), size)]
}
