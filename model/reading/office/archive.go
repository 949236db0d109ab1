package office

import (
	"archive/zip"
	"bytes"
	"compress/flate"
	"encoding/xml"
	"fmt"
	"io"
	"net/url"
	"path"
	"strings"

	"shortlist/model/files"
	"shortlist/model/lang"
	"shortlist/model/reading/outcome"
)

// archive is the parts of a document by their clean names.
type archive map[string]part

type part interface{ Open() (io.ReadCloser, error) }

// memory is a part that is not packed.
type memory []byte

func (m memory) Open() (io.ReadCloser, error) { return io.NopCloser(bytes.NewReader(m)), nil }

// flaws are the reasons for which text of a file may be missing.
type flaws uint8

const (
	limited flaws = 1 << iota // a limit was reached
	damaged                   // the file ends early, or a part of it is not readable
)

// openArchive opens a document. It finds the parts that are left of a damaged one.
func openArchive(data []byte) (archive, flaws, error) {
	if bytes.Count(data, []byte("PK\x01\x02")) > maxParts { // before zip lists them all
		return nil, 0, outcome.Because(outcome.ErrTooLarge, lang.Text("it has too many parts"))
	}
	z, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
	if err != nil {
		a := salvaged(data)
		if len(a) == 0 {
			return nil, damaged, fmt.Errorf("%w: %w", outcome.ErrBroken, err)
		}
		return a, damaged, nil
	}
	a := archive{}
	for _, f := range z.File {
		if name := files.PartName(f.Name); a[name] == nil {
			a[name] = f
		}
	}
	return a, 0, nil
}

// salvaged returns the parts of an archive without its list, by the header before each part.
func salvaged(data []byte) archive {
	const header, size = "PK\x03\x04", 30
	a := archive{}
	for len(a) < maxParts {
		at := bytes.Index(data, []byte(header))
		if at < 0 || len(data)-at < size {
			break
		}
		h := data[at:]
		data = h[len(header):]
		method, packedSize, nameSize := le16(h, 8), le32(h, 18), le16(h, 26)
		from := size + nameSize + le16(h, 28)
		if from > len(h) {
			break
		}
		name, body := files.PartName(string(h[size:size+nameSize])), h[from:]
		if packedSize > 0 { // else it is behind the part
			body = body[:min(packedSize, len(body))]
		}
		if a[name] == nil && method == int(zip.Deflate) {
			a[name] = deflated(body)
			data = h[from:]
		} else if a[name] == nil && method == int(zip.Store) {
			a[name] = memory(body)
			data = h[from+min(packedSize, len(body)):]
		}
	}
	return a
}

// deflated is a packed part.
type deflated []byte

func (d deflated) Open() (io.ReadCloser, error) { return flate.NewReader(bytes.NewReader(d)), nil }

// beside returns the name of the part that a relation of another part refers to.
func beside(of, target string) string {
	if plain, err := url.PathUnescape(target); err == nil {
		target = plain
	}
	if target = strings.ReplaceAll(target, `\`, "/"); !strings.HasPrefix(target, "/") {
		target = path.Join(path.Dir(of), target)
	}
	return files.PartName(target)
}

// bytesOf returns a part up to the limit.
func (a archive) bytesOf(name string, stop func() bool) []byte {
	if a[name] == nil {
		return nil
	}
	r, err := a[name].Open()
	if err != nil {
		return nil
	}
	defer func() { _ = r.Close() }()                                    // opened for reading only
	data, _ := io.ReadAll(&bounded{from: r, left: maxPart, stop: stop}) // as far as it is readable
	return data
}

// relation is an entry of a relationships part (ECMA-376 part 2, §9.3).
type relation struct {
	id, kind, part string
	target         string // as written
}

// relations reads the relations of a part, or of the archive for "".
func (a archive) relations(of string) (out []relation) {
	const most, size = 1000, 1 << 20
	f := a[files.PartName(path.Join(path.Dir(of), "_rels", path.Base(of)+".rels"))]
	if of == "" {
		f = a["_rels/.rels"]
	}
	if f == nil {
		return nil
	}
	r, err := f.Open()
	if err != nil {
		return nil
	}
	defer func() { _ = r.Close() }() // opened for reading only
	d := newDecoder(io.LimitReader(r, size))
	for len(out) < most {
		t, err := d.RawToken()
		if err != nil {
			break
		}
		if s, ok := t.(xml.StartElement); ok && s.Name.Local == "Relationship" {
			out = append(out, relation{attribute(s, "Id"), attribute(s, "Type"), beside(of, attribute(s, "Target")), attribute(s, "Target")})
		}
	}
	return out
}

func attribute(s xml.StartElement, local string) string {
	for _, a := range s.Attr {
		if a.Name.Local == local {
			return a.Value
		}
	}
	return ""
}

// bounded reads a part up to a number of bytes, or until stop returns true.
type bounded struct {
	from io.Reader
	left int64
	stop func() bool
	cut  bool
}

func (b *bounded) Read(p []byte) (int, error) {
	if b.left <= 0 || b.stop() {
		b.cut = true
		return 0, io.EOF
	}
	n, err := b.from.Read(p[:min(int64(len(p)), b.left)])
	b.left -= int64(n)
	return n, err
}

// readElements reads the XML of a part and passes its tags and text to a handler, except inside
// elements that the handler skips. It reads as far as the XML is well-formed.
func readElements(f part, stop func() bool, h handler) flaws {
	r, err := f.Open()
	if err != nil {
		return damaged
	}
	defer func() { _ = r.Close() }() // opened for reading only
	return readTokens(r, stop, h)
}

// newDecoder returns a lenient decoder of XML in any charset.
func newDecoder(r io.Reader) *xml.Decoder {
	d := xml.NewDecoder(utf8XML(r))
	d.Strict = false
	d.CharsetReader = func(_ string, in io.Reader) (io.Reader, error) { return in, nil }
	return d
}

// readTokens is readElements for an open reader.
func readTokens(r io.Reader, stop func() bool, h handler) flaws {
	source := &bounded{from: r, left: maxPart, stop: stop}
	d := newDecoder(source)
	depth, skipping := 0, 0
	for !h.full() {
		t, err := d.RawToken()
		switch {
		case err == nil:
		case source.cut:
			return limited
		case err == io.EOF && depth <= 0:
			return 0
		default:
			return damaged
		}
		switch t := t.(type) {
		case xml.StartElement:
			if depth++; depth > maxDepth {
				return limited
			}
			if skipping > 0 || h.start(t) {
				skipping++
			}
		case xml.EndElement:
			depth--
			if skipping > 0 {
				skipping--
			} else {
				h.end(t)
			}
		case xml.CharData:
			if skipping == 0 {
				h.text(string(t))
			}
		}
	}
	return limited
}

// handler receives the elements of a part.
type handler interface {
	start(xml.StartElement) (skip bool)
	end(xml.EndElement)
	text(string)
	full() bool
}
