package blind

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"
)

// key returns a word without the differences between spellings of one name: case, marks
// and apostrophes, the alphabet, and the ways to write Cyrillic in Latin letters. Two
// words with one key sound about the same.
func key(word string) string {
	var b strings.Builder
	for _, r := range norm.NFC.String(strings.ToLower(word)) {
		if r < utf8.RuneSelf {
			if r != '\'' && r != '`' {
				b.WriteRune(r)
			}
			continue
		}
		if latin, ok := cyrillic[r]; ok {
			b.WriteString(latin)
			continue
		}
		for _, d := range norm.NFKD.String(string(r)) {
			if unicode.IsLetter(d) && !unicode.Is(unicode.Lm, d) {
				b.WriteRune(d)
			}
		}
	}
	var out []byte
	for _, c := range []byte(sounds.Replace(b.String())) {
		if len(out) == 0 || out[len(out)-1] != c || c >= utf8.RuneSelf {
			out = append(out, c)
		}
	}
	s := string(out)
	if strings.HasPrefix(s, "ie") { // Євген, Yevhen, Evgen
		s = s[1:]
	}
	return s
}

var cyrillic = map[rune]string{
	'а': "a", 'б': "b", 'в': "v", 'г': "h", 'ґ': "g", 'д': "d", 'е': "e", 'є': "ie", 'ж': "zh", 'з': "z", 'и': "y", 'і': "i",
	'ї': "i", 'й': "i", 'к': "k", 'л': "l", 'м': "m", 'н': "n", 'о': "o", 'п': "p", 'р': "r", 'с': "s", 'т': "t", 'у': "u",
	'ф': "f", 'х': "kh", 'ц': "ts", 'ч': "ch", 'ш': "sh", 'щ': "shch", 'ь': "", 'ю': "iu", 'я': "ia",
	'ё': "e", 'ъ': "", 'ы': "y", 'э': "e",
	// Unicode does not decompose these Latin letters.
	'ł': "l", 'đ': "d", 'ø': "o", 'ß': "ss", 'æ': "ae", 'œ': "oe", 'ı': "i", 'þ': "th", 'ð': "d",
}

// sounds gives all spellings of a sound one form: a capital for a sound that has no letter of its own.
var sounds = strings.NewReplacer(
	"shch", "X", "szcz", "X", "sch", "X", "zh", "Z", "ch", "C", "cz", "C", "sh", "S", "sz", "S", "kh", "h", "ph", "f", "th", "t",
	"ts", "c", "tz", "c", "ck", "k", "ca", "ka", "co", "ko", "cu", "ku", "cl", "kl", "cr", "kr",
	"g", "h", "y", "i", "j", "i", "w", "v", "x", "ks", "q", "k",
)

const vowels = "aeiou"

// stems returns the beginnings that a name's key may keep in other cases.
func stems(k string) []string {
	if len(k) < 4 {
		if len(k) == 3 && strings.IndexByte(vowels, k[2]) >= 0 {
			return []string{k, k[:2]}
		}
		return []string{k}
	}
	out := []string{k}
	s := strings.TrimRight(k, vowels)
	if len(s) < 3 {
		s = k[:3]
	}
	out = append(out, s)
	last := s[len(s)-1]
	switch last { // Ольга, Ользі
	case 'h':
		out = append(out, s[:len(s)-1]+"z")
	case 'k':
		out = append(out, s[:len(s)-1]+"c")
	}
	if len(s) >= 4 && s == k {
		switch before := s[len(s)-2]; before {
		case 'e', 'o': // Кравець, Кравця
			out = append(out, s[:len(s)-2]+s[len(s)-1:])
		case 'i': // Федір, Федора
			out = append(out, s[:len(s)-2]+"o"+s[len(s)-1:], s[:len(s)-2]+"e"+s[len(s)-1:])
		}
	}
	return out
}

// endings are the endings of the cases, in keys: Ukrainian and Russian, Romanian,
// Hungarian, and the English s.
var endings = func() map[string]bool {
	out := map[string]bool{"": true}
	for _, e := range strings.Fields(`a u i o e ia iu ie io oiu eiu ieiu iou oi ei ii iei om em iem iom im ovi evi ievi am iam ah iah ami iami
		iv ov ev iev oho eho ioho ieho omu emu iomu iemu ih imi in ina ini
		ul ului lui ilor ule
		t at et ot nak nek val vel al el ban ben ra re tol hoz hez nal nel ert ek ok ik
		s`) {
		out[e] = true
	}
	return out
}()

func firstRune(s string) (rune, int) { return utf8.DecodeRuneInString(s) }
func lastRune(s string) (rune, int)  { return utf8.DecodeLastRuneInString(s) }
