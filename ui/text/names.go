package text

import (
	"path/filepath"
	"regexp"
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"
)

const (
	maxName = 200 // bytes of a file name, well under the 255 of common file systems
	maxExt  = 16  // bytes of an extension worth keeping when a name is cut
)

// FileName returns a safe name for a file from a name that a stranger chose (CONTRACT 27,
// 48). The result has no path and no control, bidi or invisible character. Except for
// spaces, it has no character that a shell acts on or that has to be quoted: apostrophes are
// dropped, and other signs become dashes. It does not start with a dot, dash or space, nor
// end with a dot or space. It is no device name of Windows, is in NFC, and has at most 200
// bytes with its extension. It may be empty.
func FileName(s string) string {
	s = norm.NFC.String(strings.ToValidUTF8(s, ""))
	s = strings.Map(func(r rune) rune {
		switch {
		case strings.ContainsRune("'’‘`´", r):
			return -1
		case r == ' ' || IsPlain(r):
			return r
		}
		return '-'
	}, Line(s))
	// Line removes marks without their letters. A removed character may have kept a letter and its mark apart.
	s = norm.NFC.String(Line(s))
	s = strings.Join(strings.Fields(s), " ")
	s = trimName(s)
	if device.MatchString(s) {
		s = "_" + s
	}
	return trimName(shorten(s, maxName))
}

// IsPlain reports whether no shell gives a character a meaning.
func IsPlain(r rune) bool {
	return unicode.IsLetter(r) || unicode.IsNumber(r) || unicode.IsMark(r) || strings.ContainsRune("._-+@,", r)
}

func trimName(s string) string {
	s = strings.TrimLeftFunc(s, func(r rune) bool { return strings.ContainsRune(".- ", r) || isMark(r) })
	return strings.TrimRight(s, ". ")
}

// shorten cuts a name before its extension so that at most limit bytes are left.
func shorten(s string, limit int) string {
	if len(s) <= limit {
		return s
	}
	ext := filepath.Ext(s)
	if len(ext) > maxExt {
		ext = ""
	}
	stem := strings.ToValidUTF8(s[:limit-len(ext)], "") // drops the half of a character at the end
	return strings.TrimRight(stem, ". ") + ext
}

// device matches the names under which Windows opens a device, with any extension.
var device = regexp.MustCompile(`(?i)^(?:CON|PRN|AUX|NUL|CLOCK\$|CONIN\$|CONOUT\$|(?:COM|LPT)[0-9¹²³]) *(?:\.|$)`)

// signs are the characters that begin a formula in a spreadsheet.
const signs = "=+-@＝＋－＠"

// Cell returns s for a cell of a CSV file: its lines cleaned, and a "'" before text that a
// spreadsheet would run as a formula (CONTRACT 48): text that begins with a character of
// OWASP's list, = + - @ and their full-width forms, a tab or a line break. Telephone numbers
// with a plus get the "'", too. A spreadsheet may be set to split cells at another
// character, or to ignore quotes. So signs after a line break, a comma or a semicolon also
// get it, except the sign of a lone number. Tabs become spaces. The CSV writer adds quotes.
func Cell(s string) string {
	body := strings.Join(Lines(s), "\n")
	var out strings.Builder
	begins := true
	if formula(s) || formula(body) {
		out.WriteByte('\'')
		begins = false
	}
	for i, r := range body {
		if begins && strings.ContainsRune(signs, r) && !signed.MatchString(body[i:]) {
			out.WriteByte('\'')
		}
		begins = strings.ContainsRune("\n,;", r) || begins && (r == '"' || unicode.IsSpace(r) || unicode.Is(unicode.Cf, r))
		out.WriteRune(r)
	}
	return out.String()
}

// signed matches a lone number with a sign.
var signed = regexp.MustCompile(`^[+-]\d+(?:\.\d+)?[ "]*(?:[\n,;]|$)`)

// formula reports whether a cell with the text s begins with a formula.
func formula(s string) bool {
	if s == "" {
		return false
	}
	if strings.ContainsRune("\t\r\n", rune(s[0])) {
		return true
	}
	r, _ := utf8.DecodeRuneInString(strings.TrimLeft(s, " \u00A0"))
	return strings.ContainsRune(signs+"\t\r\n", r)
}
