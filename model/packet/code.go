// Package packet holds what a colleague without an account gets and answers: the codes of the people in a packet, and the
// answers in the mail that comes back. It knows bytes and words alone: which packet a code is of, and whether an answer is
// kept, is not its subject.
package packet

import (
	"crypto/rand"
	"math/big"
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"
)

// alphabet has no two signs that look alike, neither in Latin nor in Cyrillic letters: 0 and O, 1, I and L, 5 and S, 8 and B,
// 2 and Z, 6 and G, U and V, У and Y. Its length is a prime number, so that the check character notices each wrong sign, and
// each two that changed places.
const alphabet = "234679ACDEFHJKMNPQRTVWX"

const (
	signs  = 6  // in a code, with the check character
	check  = 12 // the sum that a right code leaves
	apart  = 3  // places in which any two codes of a packet differ
	digits = "234679"
)

// NewCodes returns n new codes for one packet, such as "K7Q-4M2". Any two differ in three places at least; each has a digit and a
// letter, so that it is no word. taken reports a code that is used already.
func NewCodes(n int, taken func(code string) bool) []string {
	var codes []string
	for len(codes) < n {
		if code := newCode(); !taken(code) && isFarFrom(codes, code) {
			codes = append(codes, code)
		}
	}
	return codes
}

func newCode() string {
	for {
		code, sum := make([]byte, signs), 0
		for i := range signs - 1 {
			at, err := rand.Int(rand.Reader, big.NewInt(int64(len(alphabet))))
			if err != nil {
				panic(err) // rand.Reader returns no error
			}
			code[i] = alphabet[at.Int64()]
			sum += (i + 1) * int(at.Int64())
		}
		for _, last := range []byte(alphabet) {
			code[signs-1] = last
			if isCode(string(code)) {
				return string(code[:3]) + "-" + string(code[3:])
			}
		}
	}
}

// isFarFrom reports whether a code differs from others in enough places.
func isFarFrom(codes []string, code string) bool {
	for _, other := range codes {
		differ := 0
		for i := range code {
			if code[i] != other[i] {
				differ++
			}
		}
		if differ < apart {
			return false
		}
	}
	return true
}

// isCode reports whether six signs are a code: each is of the alphabet, and the check character fits.
func isCode(s string) bool {
	sum := 0
	for i := range len(s) {
		at := strings.IndexByte(alphabet, s[i])
		if at < 0 {
			return false
		}
		sum += (i + 1) * at
	}
	return len(s) == signs && sum%len(alphabet) == check && looksLikeCode(s)
}

// looksLikeCode reports whether signs hold a digit and a letter.
func looksLikeCode(s string) bool {
	digit, letter := false, false
	for _, r := range s {
		digit = digit || unicode.IsDigit(r)
		letter = letter || unicode.IsLetter(r)
	}
	return digit && letter
}

// cyrillic are the capital letters of Cyrillic that look like Latin ones.
var cyrillic = map[rune]rune{
	'А': 'A', 'В': 'B', 'С': 'C', 'Е': 'E', 'Н': 'H', 'К': 'K', 'М': 'M', 'О': 'O', 'Р': 'P', 'Т': 'T', 'Х': 'X',
}

// folded is a line in the form in which codes are sought, and where each of its signs is from.
type folded struct {
	signs []rune
	from  []int // octets of the line before each sign, and the length of the line at the end
}

// fold folds a line: Cyrillic letters and full-width signs onto Latin capitals, all dashes onto "-", all spaces onto " ". Signs
// without a width are left out.
func fold(line string) folded {
	var f folded
	for at, r := range line {
		if isWidthless(r) {
			continue
		}
		signs := string(r)
		if r > unicode.MaxASCII {
			signs = norm.NFKC.String(signs)
		}
		for _, sign := range signs {
			sign = unicode.ToUpper(sign)
			if latin, ok := cyrillic[sign]; ok {
				sign = latin
			}
			switch {
			case isDash(sign):
				sign = '-'
			case unicode.IsSpace(sign):
				sign = ' '
			}
			f.signs, f.from = append(f.signs, sign), append(f.from, at)
		}
	}
	f.from = append(f.from, len(line))
	return f
}

func isDash(r rune) bool { return unicode.Is(unicode.Pd, r) || r == '\u2212' || r == '\u2043' }

// isWidthless reports signs that take no place: marks of direction, joiners, soft hyphens, variants of emoji.
func isWidthless(r rune) bool {
	return unicode.Is(unicode.Cf, r) || r >= 0xFE00 && r <= 0xFE0F || r == 0x034F
}

// found is a code in a line.
type found struct {
	code       string
	right      bool // its check character fits
	start, end int  // signs before it and with it
}

// codeAt returns the code that begins at a sign of a line. There may be a dash between its halves, with spaces around it, or
// nothing. Without a dash, signs with a wrong check character are words and numbers.
func (f folded) codeAt(start int) (out found, ok bool) {
	half := func(at int) (string, bool) {
		if at+3 > len(f.signs) {
			return "", false
		}
		for _, r := range f.signs[at : at+3] {
			if (r < '0' || r > '9') && (r < 'A' || r > 'Z') {
				return "", false
			}
		}
		return string(f.signs[at : at+3]), true
	}
	first, ok := half(start)
	if !ok {
		return out, false
	}
	at, dash := start+3, false
	for at < len(f.signs) && at < start+6 && (f.signs[at] == ' ' || f.signs[at] == '-' && !dash) {
		dash = dash || f.signs[at] == '-'
		at++
	}
	second, ok := half(at)
	if end := at + 3; !ok || end < len(f.signs) && isWordSign(f.signs[end]) {
		return out, false
	}
	out = found{code: first + "-" + second, right: isCode(first + second), start: start, end: at + 3}
	return out, out.right || dash && looksLikeCode(first+second)
}

// codes returns the codes of a line.
func (f folded) codes() (all []found) {
	for at := 0; at < len(f.signs); at++ {
		if at > 0 && isWordSign(f.signs[at-1]) {
			continue
		}
		if c, ok := f.codeAt(at); ok {
			all = append(all, c)
			at = c.end
		}
	}
	return all
}

func isWordSign(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) || unicode.IsMark(r) }
