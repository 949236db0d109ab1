package office

import (
	"bytes"
	"io"
	"regexp"
)

// Word documents have many long styles, above all those of tables, and a CV uses few of them. In a
// plainly written file, each style is therefore parsed on its first use.

const (
	styleBegins = "<w:style"
	styleEnds   = "</w:style>"
	maxLazy     = 4 << 20 // bytes of styles that are kept unparsed
)

var declaration = regexp.MustCompile(`^\x{FEFF}?\s*<\?xml[^>]*\?>`)

// load reads the readable styles of a part.
func (w *wordStyles) load(part part, stop func() bool) {
	if r, err := part.Open(); err == nil {
		data, err := io.ReadAll(utf8XML(&bounded{from: r, left: maxLazy, stop: stop}))
		_ = r.Close()                            // opened for reading only
		data = declaration.ReplaceAll(data, nil) // it names the charset before decoding
		if rest, unread := splitStyles(data); err == nil && len(data) < maxLazy && len(unread) > 0 {
			lazy := newWordStyles()
			lazy.unread, lazy.stop = unread, stop
			if _ = readTokens(bytes.NewReader(rest), stop, lazy); lazy.prefix == "w" {
				*w = *lazy
				return
			}
		}
	}
	_ = readElements(part, stop, w)
}

// findStyle returns a style, or nil if the identifier is unknown.
func (w *wordStyles) findStyle(id string) *wordStyle {
	data, ok := w.unread[id]
	if ok {
		delete(w.unread, id) // so that a style based on itself ends
		one := &wordStyles{prefix: w.prefix, rooted: true, read: w.read, unread: w.unread, stop: w.stop}
		_ = readTokens(bytes.NewReader(data), w.stop, one)
	}
	return w.read[id]
}

// splitStyles cuts the styles out of a part, by their identifiers, and returns the rest. It cuts
// none if that is unsafe without parsing the XML, for example if there are comments. It leaves
// default styles in place.
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
		id := quotedValue(head, ` w:styleId="`)
		if bytes.Contains(head, []byte("default")) || id == "" || bytes.Count(head, []byte("styleId")) > 1 || bytes.IndexByte(head, '&') >= 0 {
			rest = append(rest, style...)
			delete(unread, id) // the last style of an identifier counts
		} else {
			unread[id] = style
		}
		data = data[begin+len(style):]
	}
}

// quotedValue returns the text after the start of an attribute, or "" without a value.
func quotedValue(tag []byte, attribute string) string {
	_, value, _ := bytes.Cut(tag, []byte(attribute))
	value, _, _ = bytes.Cut(value, []byte(`"`))
	return string(value)
}
