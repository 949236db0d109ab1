package office

import (
	"strings"

	"golang.org/x/text/encoding/charmap"
)

// controlWord does what a control word says; given tells n from a missing number.
func (r *rich) controlWord(word string, n int, given bool) {
	switch word {
	case "bin":
		r.pos = min(len(r.src), r.pos+max(0, n))
	case "uc":
		r.state.unit = max(0, min(n, 16))
	case "u":
		r.unicode(n)
	case "plain":
		r.flush()
		g := &r.state
		g.hidden, g.font, g.bold, g.size, g.colour, g.letters = false, noFont, false, usualSize, 0, shade{}
	case "f":
		if r.state.fontList {
			r.listed = n
			return
		}
		r.flush()
		r.state.font = n
	case "pntext", "listtext":
		r.emit("• ")
		r.silence()
	default:
		if text, ok := wordText(word); ok {
			r.emit(text)
			r.tableWord(word)
		} else if !r.charsetWord(word, n) && !r.lookWord(word, n, given) && (r.state.optional || skips(word)) && !kept(word) {
			r.silence()
		}
	}
}

// silence skips the rest of the group.
func (r *rich) silence() {
	r.flush()
	r.state.skipped = true
}

// charsetWord takes the words about charsets and fonts, and reports whether word is
// one of them.
func (r *rich) charsetWord(word string, n int) bool {
	switch word {
	case "ansicpg":
		if n != 0 {
			r.charset = n
		}
	case "mac":
		r.charset = 10000
	case "pc":
		r.charset = 437
	case "pca":
		r.charset = 850
	case "deff":
		r.usual = n
	case "fonttbl":
		r.state.fontList = true
	case "fcharset":
		const symbol = 2
		r.listFont(richFont{charset: fontCharset(n), symbol: n == symbol || r.fonts[r.listed].symbol})
	case "cpg":
		r.listFont(richFont{charset: n, symbol: r.fonts[r.listed].symbol})
	default:
		return false
	}
	return true
}

func (r *rich) listFont(f richFont) {
	if r.state.fontList && len(r.fonts) < maxFonts {
		r.fonts[r.listed] = f
	}
}

// wordText is the text that a control word stands for.
func wordText(word string) (string, bool) {
	switch word {
	case "par", "sect", "page", "row", "line", "cell", "nestcell", "nestrow":
		return "\n", true
	case "tab":
		return "   ", true
	case "emdash":
		return "—", true
	case "endash":
		return "–", true
	case "bullet":
		return "•", true
	case "lquote":
		return "‘", true
	case "rquote":
		return "’", true
	case "ldblquote":
		return "“", true
	case "rdblquote":
		return "”", true
	case "emspace", "enspace", "qmspace":
		return " ", true
	}
	return "", false
}

// kept reports the destinations that are read though they are optional: shapes hold
// text boxes, headers hold contacts.
func kept(word string) bool {
	return word == "shpinst" || word == "shptxt" || strings.HasPrefix(word, "header")
}

// skips reports the destinations that hold no text of the document.
func skips(word string) bool {
	switch word {
	case "stylesheet", "info", "pict", "object", "themedata", "colorschememapping", "latentstyles", "datastore",
		"generator", "listtable", "listoverridetable", "rsidtbl", "xmlnstbl", "filetbl", "fldinst", "nonshppict",
		"bkmkstart", "bkmkend", "pgptbl", "revtbl", "userprops", "mmathPr", "deleted", "footer", "footerl", "footerr",
		"footerf", "annotation", "atnid", "atnauthor", "ftnsep", "template", "pntxtb", "pntxta", "shprslt", "sp":
		return true
	}
	return false
}

// codePage is a charset by its number; nil for one that is not known.
func codePage(n int) *charmap.Charmap {
	switch n {
	case 437:
		return charmap.CodePage437
	case 850:
		return charmap.CodePage850
	case 852:
		return charmap.CodePage852
	case 866:
		return charmap.CodePage866
	case 874:
		return charmap.Windows874
	case 1250:
		return charmap.Windows1250
	case 1251:
		return charmap.Windows1251
	case 1252:
		return charmap.Windows1252
	case 1253:
		return charmap.Windows1253
	case 1254:
		return charmap.Windows1254
	case 1255:
		return charmap.Windows1255
	case 1256:
		return charmap.Windows1256
	case 1257:
		return charmap.Windows1257
	case 1258:
		return charmap.Windows1258
	case 10000:
		return charmap.Macintosh
	case 10007:
		return charmap.MacintoshCyrillic
	case 20866:
		return charmap.KOI8R
	case 21866:
		return charmap.KOI8U
	case 28592:
		return charmap.ISO8859_2
	case 28605:
		return charmap.ISO8859_15
	}
	return nil
}

// fontCharset is the code page of a font's charset (\fcharset); 0 for the document's.
func fontCharset(n int) int {
	return map[int]int{
		77: 10000, 161: 1253, 162: 1254, 163: 1258, 177: 1255, 178: 1256, 186: 1257, 204: 1251, 222: 874, 238: 1250, 254: 437, 255: 850,
	}[n]
}
