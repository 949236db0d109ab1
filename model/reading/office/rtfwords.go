package office

import (
	"bytes"
	"regexp"
	"strings"
	"sync"

	"golang.org/x/text/encoding"
	"golang.org/x/text/encoding/charmap"
	"golang.org/x/text/encoding/japanese"
	"golang.org/x/text/encoding/korean"
	"golang.org/x/text/encoding/simplifiedchinese"
	"golang.org/x/text/encoding/traditionalchinese"

	"shortlist/model/reading/layout"
)

// controlWord executes a control word; given distinguishes n from a missing number.
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
		g.hidden, g.deleted, g.font, g.bold, g.size, g.colour, g.letters = false, false, noFont, false, usualSize, 0, shade{}
	case "f":
		if r.state.fontList {
			r.listed = n
			return
		}
		r.flush()
		r.state.font = n
	case "deleted":
		r.flush()
		r.state.deleted = !given || n != 0
	case "field":
		r.state.target, r.state.field, r.form = "", len(r.groups), oldForm{at: -1}
	case "upr":
		r.older = true
	case "listtable":
		r.state.lists = true
		r.skipGroup()
	case "pict":
		r.pictured = r.pictured || !r.state.lists
		r.skipGroup()
	case "fftype", "ffres", "ffdefres":
		*map[string]*int{"fftype": &r.form.kind, "ffres": &r.form.chosen, "ffdefres": &r.form.usual}[word] = n
	case "fldrslt":
		r.flush()
		r.form.at = r.size
		if address := layout.Address(r.state.target); address != "" {
			r.flush()
			r.state.link, r.state.before = address, r.size
		}
	case "fldinst", "pntext", "listtext", "footnote", "header", "headerl", "headerr", "headerf", "footer", "footerl", "footerr", "footerf", "ffl":
		r.startAside(word)
	default:
		if text, ok := wordText(word); ok && word == "par" && r.state.dropCap {
		} else if ok {
			r.emit(text)
			r.tableWord(word)
		} else if !r.charsetWord(word, n) && !r.lookWord(word, n, given) && (r.state.optional || isSkipped(word)) && !isRead(word) {
			r.skipGroup()
		}
	}
}

// skipGroup skips the rest of the group.
func (r *rich) skipGroup() {
	r.flush()
	r.state.skipped = true
}

// charsetWord handles the control words of charsets and fonts, and reports whether word is one of
// them.
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
		r.listFont(richFont{charset: fontCharsets[n], symbol: n == symbol || r.fonts[r.listed].symbol})
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

// wordText returns the text of a control word.
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

// isRead reports whether an optional destination is read: shapes have text boxes, fields of forms have values.
func isRead(word string) bool {
	return word == "shpinst" || word == "shptxt" || word == "formfield" || word == "ud"
}

// number matches the number of an item in a list.
var number = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(?:\(?[\p{L}\p{N}]{1,5}(?:\.[\p{L}\p{N}]{1,5}){0,8}[.)]|\d{1,4}(?:\.\d{1,4}){0,8})$`)
})

// numberOrBullet returns what is before an item of a list, by the text of the file.
func numberOrBullet(sign string) string {
	if sign = strings.TrimSpace(sign); number().MatchString(sign) {
		return sign + " "
	}
	return bullet
}

// startAside begins a header, a footer, a note, or the sign before an item of a list.
func (r *rich) startAside(word string) {
	r.flush()
	g := &r.state
	outer := group{}
	if n := len(r.groups); n > 0 {
		outer = r.groups[n-1]
	}
	r.endAside(*g, outer)
	g.aside, g.kind = &marked{}, word
	g.above = g.above || strings.HasPrefix(word, "header")
}

// endGroup ends the group, and the aside that it is.
func (r *rich) endGroup() {
	n, ended := len(r.groups)-1, r.state
	if ended.link != r.groups[n].link && r.size == ended.before {
		r.write(wordless)
	}
	r.state, r.groups = r.groups[n], r.groups[:n]
	r.endAside(ended, r.state)
	if ended.field != r.state.field && !r.state.silent() {
		if r.form.at < 0 || r.form.at == r.size {
			r.write(r.form.value())
		}
		r.form = oldForm{}
	}
}

// endAside keeps the text of a group that is an aside of its own in the outer one.
func (r *rich) endAside(ended, outer group) {
	if ended.aside == outer.aside {
		return
	}
	switch t := *ended.aside; {
	case strings.HasPrefix(ended.kind, "header"):
		r.addHead(t)
	case strings.HasPrefix(ended.kind, "footer"):
		r.addFoot(t)
	case ended.kind == "footnote":
		r.addNote(t)
	case ended.kind == "fldinst":
		if r.form.kind == 0 && strings.HasPrefix(strings.TrimSpace(string(t.text)), "FORMCHECKBOX") {
			r.form.kind = 1
		}
		if r.state.target == "" {
			r.state.target = fieldTarget(string(t.text))
		}
	case ended.kind == "ffl":
		if len(r.form.entries) < maxFields {
			r.form.entries = append(r.form.entries, string(t.text))
		}
	case outer.silent() || len(bytes.TrimSpace(t.text)) == 0:
	case bytes.IndexByte(t.text, '\n') > 0: // AbiWord 3.0.5: the whole item, as it has the paragraph's end
		r.emit(bullet)
		t.trim(space, "")
		if outer.aside != nil {
			outer.aside.appendMarked(t)
		} else {
			r.out.appendMarked(t)
		}
	default:
		r.emit(numberOrBullet(string(t.text)))
	}
}

// isSkipped reports whether a destination has no text of the document.
func isSkipped(word string) bool {
	switch word {
	case "stylesheet", "info", "objdata", "xe", "tc", "tcn", "themedata", "colorschememapping", "latentstyles", "datastore",
		"generator", "listoverridetable", "rsidtbl", "xmlnstbl", "filetbl", "nonshppict",
		"bkmkstart", "bkmkend", "pgptbl", "revtbl", "userprops", "mmathPr", "annotation", "atnid", "atnauthor", "ftnsep", "ftnsepc", "ftncn", "aftnsep", "aftnsepc", "aftncn", "template", "pntxtb", "pntxta", "shprslt", "sp":
		return true
	}
	return false
}

// codePages are the charsets by their numbers.
var codePages = map[int]encoding.Encoding{
	437: charmap.CodePage437, 850: charmap.CodePage850, 852: charmap.CodePage852, 866: charmap.CodePage866, 874: charmap.Windows874,
	1250: charmap.Windows1250, 1251: charmap.Windows1251, 1252: charmap.Windows1252, 1253: charmap.Windows1253, 1254: charmap.Windows1254,
	1255: charmap.Windows1255, 1256: charmap.Windows1256, 1257: charmap.Windows1257, 1258: charmap.Windows1258,
	10000: charmap.Macintosh, 10007: charmap.MacintoshCyrillic, 20866: charmap.KOI8R, 21866: charmap.KOI8U,
	28592: charmap.ISO8859_2, 28605: charmap.ISO8859_15,
	932: japanese.ShiftJIS, 936: simplifiedchinese.GBK, 949: korean.EUCKR, 950: traditionalchinese.Big5,
}

// fontCharsets are the code pages of the charsets of fonts (\fcharset). Other fonts use the
// document's code page.
var fontCharsets = map[int]int{
	77: 10000, 128: 932, 129: 949, 134: 936, 136: 950, 161: 1253, 162: 1254, 163: 1258, 177: 1255, 178: 1256, 186: 1257, 204: 1251, 222: 874, 238: 1250, 254: 437, 255: 850,
}
