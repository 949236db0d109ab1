package office

import (
	"bufio"
	"bytes"
	"io"
	"regexp"
	"strings"
	"unicode/utf16"

	"golang.org/x/net/html/charset"

	"shortlist/model/files"
	"shortlist/model/spelling"
)

// decode decodes plain text: by its byte order mark, as UTF-8 or UTF-16 if it is valid, or else in
// the most plausible charset.
func decode(b []byte) string {
	b = b[:min(len(b), maxText)]
	switch {
	case bytes.HasPrefix(b, []byte("\xEF\xBB\xBF")):
		return string(b[3:])
	case bytes.HasPrefix(b, []byte("\xFF\xFE")):
		return utf16Text(b[2:], false)
	case bytes.HasPrefix(b, []byte("\xFE\xFF")):
		return utf16Text(b[2:], true)
	}
	b = files.WithoutEnd(b)
	const head = 4096
	even, odd := 0, 0 // zero bytes at even and odd offsets: text of Latin letters has them in UTF-16
	n := min(len(b), head) &^ 1
	for i := 0; i < n; i += 2 {
		if b[i] == 0 {
			even++
		}
		if b[i+1] == 0 {
			odd++
		}
	}
	switch {
	case n >= 8 && odd > n/8:
		return utf16Text(b, false)
	case n >= 8 && even > n/8:
		return utf16Text(b, true)
	}
	return spelling.Guessed(b)
}

// decodeLabelled decodes text in the charset of a label of the WHATWG's; without one that fits, as
// decode does.
func decodeLabelled(b []byte, label string) string {
	b = b[:min(len(b), maxText)]
	marked := bytes.HasPrefix(b, []byte("\xEF\xBB\xBF")) || bytes.HasPrefix(b, []byte("\xFF\xFE")) || bytes.HasPrefix(b, []byte("\xFE\xFF"))
	if !marked {
		b = files.WithoutEnd(b)
	}
	e, name := charset.Lookup(label)
	switch {
	case e == nil, marked, bytes.IndexByte(b[:min(len(b), 1024)], 0) >= 0: // a mark counts more
		return decode(b)
	case strings.HasPrefix(name, "utf-"), name == "replacement": // UTF-16 has zeros
		return decode(b)
	}
	out, err := e.NewDecoder().Bytes(b)
	if err != nil {
		return decode(b)
	}
	return string(out)
}

var (
	comments     = regexp.MustCompile(`(?s)<!--.*?-->`)
	declaredXML  = regexp.MustCompile(`^\s*<\?xml[^>]*\sencoding\s*=\s*["']([\w.:-]+)`)
	declaredPage = regexp.MustCompile(`(?i)<meta\s[^>]*?charset\s*=\s*["']?\s*([\w.:-]+)`)
)

// decodePage decodes a page: by its mark, the charset that carried it, or the one that it declares.
func decodePage(b []byte, label string) string {
	const head = 8 << 10
	begin := comments.ReplaceAll(b[:min(len(b), head)], nil)
	for _, declared := range []*regexp.Regexp{declaredPage, declaredXML} {
		if m := declared.FindSubmatch(begin); m != nil && label == "" {
			label = string(m[1])
		}
	}
	return decodeLabelled(b, label)
}

// utf8XML decodes XML by its mark or its declaration.
func utf8XML(r io.Reader) io.Reader {
	const head = 256
	b := bufio.NewReader(r)
	begin, _ := b.Peek(head) // fewer bytes are all there are
	label := ""
	switch {
	case bytes.HasPrefix(begin, []byte("\xEF\xBB\xBF")):
	case bytes.HasPrefix(begin, []byte("\xFF\xFE")), bytes.HasPrefix(begin, []byte("<\x00")):
		label = "utf-16le"
	case bytes.HasPrefix(begin, []byte("\xFE\xFF")), bytes.HasPrefix(begin, []byte("\x00<")):
		label = "utf-16be"
	default:
		if m := declaredXML.FindSubmatch(begin); m != nil && !bytes.HasPrefix(bytes.ToLower(m[1]), []byte("utf-16")) {
			label = string(m[1])
		}
	}
	if e, name := charset.Lookup(label); e != nil && name != "utf-8" && name != "replacement" {
		return bufio.NewReader(e.NewDecoder().Reader(b))
	}
	return b
}

func utf16Text(b []byte, bigEndian bool) string {
	units := make([]uint16, len(b)/2)
	for i := range units {
		if bigEndian {
			units[i] = uint16(b[2*i])<<8 | uint16(b[2*i+1])
		} else {
			units[i] = uint16(b[2*i+1])<<8 | uint16(b[2*i])
		}
	}
	return string(utf16.Decode(units))
}
