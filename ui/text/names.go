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

// FileName returns a name for a file out of one a stranger chose (CONTRACT 27,
// 48). The result has no path, no control, bidi or invisible character, none of
// <>:"|?*, does not start with a dot, dash or space nor end with a dot or
// space, is no device name of Windows, is NFC and at most 200 bytes long with
// its extension kept. It is empty when nothing is left.
func FileName(s string) string {
	s = norm.NFC.String(strings.ToValidUTF8(s, ""))
	s = strings.Map(func(r rune) rune {
		if r == '/' || r == '\\' || strings.ContainsRune(`<>:"|?*`, r) {
			return '-'
		}
		return r
	}, Line(s))
	s = norm.NFC.String(s) // what the cleaning took may have parted a mark from its base
	s = strings.Join(strings.Fields(s), " ")
	s = trimName(s)
	if device.MatchString(s) {
		s = "_" + s
	}
	return trimName(shorten(s, maxName))
}

func trimName(s string) string {
	s = strings.TrimLeftFunc(s, func(r rune) bool { return strings.ContainsRune(".- ", r) || isMark(r) })
	return strings.TrimRight(s, ". ")
}

// shorten cuts the middle of a name so that at most limit bytes are left and
// its extension among them.
func shorten(s string, limit int) string {
	if len(s) <= limit {
		return s
	}
	ext := filepath.Ext(s)
	if len(ext) > maxExt {
		ext = ""
	}
	stem := s[:limit-len(ext)]
	for len(stem) > 0 && !utf8.RuneStart(s[len(stem)]) {
		stem = stem[:len(stem)-1]
	}
	return strings.TrimRight(stem, ". ") + ext
}

// device matches the names under which Windows opens a device, with any extension.
var device = regexp.MustCompile(`(?i)^(?:CON|PRN|AUX|NUL|CLOCK\$|CONIN\$|CONOUT\$|(?:COM|LPT)[0-9¹²³]) *(?:\.|$)`)

// signs begin formulas of spreadsheets.
const signs = "=+-@＝＋－＠"

// Cell returns s for a cell of a CSV file: its lines cleaned, and a "'" put before what
// a spreadsheet would run as a formula (CONTRACT 48). At its beginning that is OWASP's
// list: a first character = + - @, a tab or a line break, and the full-width forms;
// telephone numbers with a plus get the mark too. A spreadsheet may be made to part
// cells at another character than was meant, or to take no quotes: so the signs are
// marked behind every line break, comma and semicolon, too, but for that of a number
// with nothing behind it. Of tabs only spaces are left. Quoting is the CSV writer's
// work.
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

// signed is a number with a sign that is all there is until cells may be parted.
var signed = regexp.MustCompile(`^[+-]\d+(?:\.\d+)?[ "]*(?:[\n,;]|$)`)

// formula reports whether a whole text begins one.
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
