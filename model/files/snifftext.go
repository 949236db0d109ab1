package files

import (
	"bytes"
	"regexp"
	"strings"
	"sync"
	"unicode/utf16"
)

// SniffText returns the kind of a text by its beginning; "" if it is no text.
func SniffText(begin []byte) Kind {
	if bytes.HasPrefix(bytes.TrimLeft(begin, blank), []byte(`{\rtf`)) {
		return RTF // with pictures as bytes, too
	}
	text, ok := beginningOf(begin)
	text = strings.ToLower(strings.TrimLeft(text, " \t\r\n\ufeff"))
	switch {
	case !ok:
		return ""
	case strings.HasPrefix(text, `{\rtf`):
		return RTF
	case mail().MatchString(text):
		return HTML
	}
	return sniffMarkup(text)
}

// mail matches the header of a MIME message: a page saved as one file.
var mail = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(?:[a-z][a-z0-9-]*:[^\n]*\n(?:[ \t][^\n]*\n)*){0,40}?(?:mime-version:|content-type:[ \t]*multipart/)`)
})

// blank are bytes before the beginning of a file, which the program that sent it added.
const blank = " \t\r\n\xEF\xBB\xBF"

// WithoutBlank returns a file without blank bytes before an archive or a compound file.
func WithoutBlank(file []byte) []byte {
	t := bytes.TrimLeft(file, blank)
	if bytes.HasPrefix(t, []byte("PK\x03\x04")) || bytes.HasPrefix(t, []byte("\xD0\xCF\x11\xE0")) {
		return t
	}
	return file
}

// WithoutEnd returns a text without the zeros behind it that some programs write, unless other bytes show
// that it is in UTF-16, or a program.
func WithoutEnd(text []byte) []byte {
	t := bytes.TrimRight(text, "\x00")
	if bytes.ContainsFunc(t, func(r rune) bool { return r < '\t' }) {
		return text
	}
	return t
}

// beginningOf decodes the beginning of a text. Letters beyond ASCII of one-byte charsets do not
// matter here.
func beginningOf(b []byte) (string, bool) {
	b = WithoutEnd(b)
	const bigEndian, littleEndian = "\xFE\xFF", "\xFF\xFE"
	zeros := [2]int{} // at even and odd offsets
	for i, c := range b {
		if c == 0 {
			zeros[i&1]++
		}
	}
	utf16Alike := len(b) >= 8 && min(zeros[0], zeros[1]) == 0 && max(zeros[0], zeros[1]) > len(b)/16
	high := -1
	switch {
	case bytes.HasPrefix(b, []byte(littleEndian)), utf16Alike && zeros[1] > 0:
		high = 1
	case bytes.HasPrefix(b, []byte(bigEndian)), utf16Alike:
		high = 0
	case len(b) == 0 || zeros[0]+zeros[1] > 0:
		return "", false
	default:
		return string(b), true
	}
	units := make([]uint16, len(b)/2)
	for i := range units {
		units[i] = uint16(b[2*i+high])<<8 | uint16(b[2*i+1-high])
		if units[i] < '\t' {
			return "", false
		}
	}
	return string(utf16.Decode(units)), true
}

var (
	pageTag  = regexp.MustCompile(`^<(?:!doctype\s+html|html|head|body|meta|title|style|link|script|frameset)\b`)
	rootTag  = regexp.MustCompile(`^<[a-z_][\w.-]*(?::[\w.-]+)?(?:\s+[\w:.-]+\s*=|\s*/?>)`)
	pageTags = sync.OnceValue(func() *regexp.Regexp {
		return regexp.MustCompile(`</?(?:a|abbr|address|article|aside|b|basefont|big|blockquote|body|br|caption|center|code|dd|div|dl|dt|em|font|footer|form|h[1-6]|head|header|hr|html|i|img|input|label|li|main|meta|nav|o:p|ol|p|pre|section|select|small|span|strong|sub|sup|table|tbody|td|th|thead|title|tr|u|ul)(?:\s[^<>]*|/)?>`)
	})
	beforeTag = []struct{ begin, end string }{{"<!--", "-->"}, {"<?", "?>"}, {"<!doctype", ">"}, {"<xml>", "</xml>"}}
)

// sniffMarkup distinguishes pages and XML from plain text. A fragment of a page has a tag for at least
// every other line, or each line if it begins with words, so that a text may mention tags.
func sniffMarkup(text string) Kind {
	declared := strings.HasPrefix(text, "<?xml")
	for i := 0; i < len(beforeTag); i++ {
		if b := beforeTag[i]; strings.HasPrefix(text, b.begin) && !pageTag.MatchString(text) {
			_, rest, ok := strings.Cut(text, b.end)
			if !ok {
				break
			}
			text, i = strings.TrimLeft(rest, " \t\r\n"), -1
		}
	}
	tags, lines := len(pageTags().FindAllStringIndex(text, -1)), 0
	for line := range strings.Lines(text) {
		if strings.TrimSpace(line) != "" {
			lines++
		}
	}
	switch begins := strings.HasPrefix(text, "<"); {
	case pageTag.MatchString(text), tags > 0 && begins && 2*tags >= lines && pageTags().FindStringIndex(text)[0] == 0, tags > 2 && tags >= lines && !declared:
		return HTML
	case declared, rootTag.MatchString(text) && strings.Contains(text[:strings.IndexByte(text, '>')+1], "xmlns"):
		return XML
	}
	return TXT
}
