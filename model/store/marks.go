package store

import (
	"bytes"
	"encoding/binary"
	"errors"
	"io"
)

// Marks are texts that are searched for together: the bytes are read once, however many texts
// there are.
type Marks struct {
	texts   map[string][][]byte // by their first bytes
	first   int                 // the number of these first bytes
	longest int
	begins  [1 << 16]bool // whether a text may begin with bytes of this hash
}

// NewMarks returns the marks of texts, without empty ones.
func NewMarks(texts []string) *Marks {
	const most = 8
	m := &Marks{texts: map[string][][]byte{}, first: most}
	for _, text := range texts {
		if text != "" {
			m.first, m.longest = min(m.first, len(text)), max(m.longest, len(text))
		}
	}
	for _, text := range texts {
		if text != "" {
			begin := text[:m.first]
			m.texts[begin] = append(m.texts[begin], []byte(text))
			m.begins[m.hash([]byte(begin))] = true
		}
	}
	return m
}

func (m *Marks) hash(begin []byte) uint16 {
	if len(begin) >= 8 {
		return uint16(binary.LittleEndian.Uint64(begin) * 0x9E3779B97F4A7C15 >> 48)
	}
	var n uint64
	for _, c := range begin {
		n = n<<8 | uint64(c)
	}
	return uint16(n * 0x9E3779B97F4A7C15 >> 48)
}

// places calls found with the end of each place of a text, until found returns false.
func (m *Marks) places(data []byte, found func(end int) bool) {
	if m.longest == 0 {
		return
	}
	for at := 0; at+m.first <= len(data); at++ {
		begin := data[at : at+m.first]
		if !m.begins[m.hash(begin)] {
			continue
		}
		for _, text := range m.texts[string(begin)] {
			if bytes.HasPrefix(data[at:], text) && !found(at+len(text)) {
				return
			}
		}
	}
}

// In reports whether data holds a text.
func (m *Marks) In(data []byte) (yes bool) {
	m.places(data, func(int) bool { yes = true; return false })
	return yes
}

// Count counts the places of texts in what r reads.
func (m *Marks) Count(r io.Reader) (n int, err error) {
	if m.longest == 0 {
		return 0, nil
	}
	const piece = 1 << 20
	buffer := make([]byte, piece+m.longest)
	held := 0
	for {
		read, err := io.ReadFull(r, buffer[held:held+piece])
		data := buffer[:held+read]
		m.places(data, func(end int) bool {
			if end > held { // other places were counted with the piece before
				n++
			}
			return true
		})
		switch {
		case errors.Is(err, io.EOF), errors.Is(err, io.ErrUnexpectedEOF):
			return n, nil
		case err != nil:
			return n, err
		}
		held = min(m.longest-1, len(data))
		copy(buffer, data[len(data)-held:])
	}
}
