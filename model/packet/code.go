// Package packet holds what a colleague without an account gets and answers: the codes of the people in a packet, and the
// answers in the mail that comes back. It knows bytes and words alone: which packet a code is of, and whether an answer is
// kept, is not its subject.
package packet

import (
	"crypto/rand"
	"math/big"
	"slices"
	"strings"
	"sync"
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

// joints are what a keyboard or a voice puts between the halves of a code in place of the dash.
var joints = sync.OnceValue(func() (out []string) {
	for _, word := range strings.Fields("_ . ~ / dash hyphen minus тире дефіс мінус дефис минус liniuță cratimă kötőjel mínusz") {
		out = append(out, string(fold(word).signs))
	}
	return out
})

// codeAt returns the code that begins at a sign of a line. There may be a dash or a joint between its halves, with spaces around it, or
// nothing; a space may be behind each sign. Without a dash, signs with a wrong check character are words and numbers.
func (f folded) codeAt(start int) (out found, ok bool) {
	first, at := f.half(start, 1)
	step := 1
	if first == "" {
		if first, at = f.half(start, 2); first == "" {
			return out, false
		}
		step = 2
	}
	dash, near := false, min(len(f.signs), at+3)
	for at < near && (f.signs[at] == ' ' || f.signs[at] == '-') {
		dash = dash || f.signs[at] == '-'
		at++
	}
	if !dash {
		next := string(f.signs[at:min(len(f.signs), at+10)])
		for _, joint := range joints() {
			if rest, joined := strings.CutPrefix(next, joint); joined {
				at += len([]rune(joint)) + len(rest) - len(strings.TrimLeft(rest, " "))
				break
			}
		}
	}
	second, end := f.half(at, step)
	if second == "" || end < len(f.signs) && isWordSign(f.signs[end]) {
		return out, false
	}
	out = found{code: first + "-" + second, right: isCode(first + second), start: start, end: end}
	return out, out.right || dash && step == 1 && looksLikeCode(first+second)
}

// half returns the three signs of half a code, of which one begins each step signs from at on with spaces between, and where they end;
// "" if they are no such signs.
func (f folded) half(at, step int) (string, int) {
	var out []rune
	for len(out) < 3 {
		if at >= len(f.signs) || (f.signs[at] < '0' || f.signs[at] > '9') && (f.signs[at] < 'A' || f.signs[at] > 'Z') {
			return "", 0
		}
		if out = append(out, f.signs[at]); len(out) < 3 && step == 2 {
			if at++; at >= len(f.signs) || f.signs[at] != ' ' {
				return "", 0
			}
		}
		at++
	}
	return string(out), at
}

// likeCode returns the signs with which a line begins, if they are meant as a code but are not one: half of one, one with a sign too
// many or too few, or one with the next word at its end. A verdict shows that they are meant as a code.
func likeCode(text string) (signs string, ok bool) {
	f := fold(text)
	at := slices.IndexFunc(f.signs, isWordSign)
	if _, is := codeOf(text); is || at < 0 {
		return "", false
	}
	end := at
	for end < len(f.signs) && (isWordSign(f.signs[end]) || f.signs[end] == '-') {
		end++
	}
	signs = strings.TrimRight(string(f.signs[at:end]), "-")
	if !looksLikeCode(signs) || len([]rune(signs)) < 3 {
		return "", false
	}
	if most := min(end, at+7); isCode(strings.ReplaceAll(string(f.signs[at:most]), "-", "")) {
		return signs, true
	}
	verdict, _ := judge(restOf(text, found{end: end}))
	return signs, verdict != Note && end-at < 12
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
