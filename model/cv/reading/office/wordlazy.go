package office

import (
	"archive/zip"
	"bytes"
	"io"
)

// Styles of Word documents are many and long, those of tables above all, and a CV uses
// few of them: a file that is written plainly has its styles read when one is asked for.

const (
	styleBegins = "<w:style"
	styleEnds   = "</w:style>"
	maxLazy     = 4 << 20 // bytes of styles that are kept until they are asked for
)

// load reads the styles of a part, as far as they can be read.
func (w *wordStyles) load(part *zip.File, stop func() bool) {
	if r, err := part.Open(); err == nil {
		data, err := io.ReadAll(&bounded{from: r, left: maxLazy, stop: stop})
		_ = r.Close() // only read
		if rest, unread := splitStyles(data); err == nil && len(data) < maxLazy && len(unread) > 0 {
			lazy := newWordStyles()
			lazy.unread, lazy.stop = unread, stop
			if _ = tokens(bytes.NewReader(rest), stop, lazy); lazy.prefix == "w" {
				*w = *lazy
				return
			}
		}
	}
	_, _ = elements(part, stop, w)
}

// find returns a style; nil where there is none of that identifier.
func (w *wordStyles) find(id string) *wordStyle {
	data, ok := w.unread[id]
	if ok {
		delete(w.unread, id) // one that is based on itself is not read again
		one := &wordStyles{prefix: w.prefix, rooted: true, read: w.read, unread: w.unread, stop: w.stop}
		_ = tokens(bytes.NewReader(data), w.stop, one)
	}
	return w.read[id]
}

// splitStyles takes the styles out of a part by their identifiers, and returns what is
// left of it. It takes none where it cannot be sure without reading the XML: where there
// are comments, for one. Of styles that stand for those of no name it leaves all.
func splitStyles(data []byte) (rest []byte, unread map[string][]byte) {
	if bytes.Contains(data, []byte("<!")) || bytes.LastIndex(data, []byte("<?")) > 3 {
		return nil, nil
	}
	unread = map[string][]byte{}
	for n := 0; ; n++ {
		begin := bytes.Index(data, []byte(styleBegins+" "))
		if begin < 0 {
			return append(rest, data...), unread
		}
		length := bytes.Index(data[begin:], []byte(styleEnds))
		if length < 0 || n >= maxStyles {
			return nil, nil
		}
		style := data[begin : begin+length+len(styleEnds)]
		head := style[:bytes.IndexByte(style, '>')]
		if bytes.Contains(style[1:], []byte(styleBegins)) || bytes.IndexByte(head, '\'') >= 0 || bytes.Count(head, []byte(`"`))%2 > 0 {
			return nil, nil
		}
		rest = append(rest, data[:begin]...)
		id := quoted(head, ` w:styleId="`)
		if bytes.Contains(head, []byte("default")) || id == "" || bytes.Count(head, []byte("styleId")) > 1 || bytes.IndexByte(head, '&') >= 0 {
			rest = append(rest, style...)
			delete(unread, id) // the last of a name counts
		} else {
			unread[id] = style
		}
		data = data[begin+len(style):]
	}
}

// quoted is what stands behind the beginning of an attribute; "" where there is none.
func quoted(tag []byte, attribute string) string {
	_, value, _ := bytes.Cut(tag, []byte(attribute))
	value, _, _ = bytes.Cut(value, []byte(`"`))
	return string(value)
}
