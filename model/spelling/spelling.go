// Package spelling folds names and places, in Cyrillic or Latin letters, into one form: Шевченко, Shevchenko and
// Szewczenko are the same then. First it writes Cyrillic in Latin letters, by the Ukrainian table of 2010 (Cabinet of
// Ministers, resolution 55). Then, in this and in text that was Latin before, it removes the differences between the
// usual tables: passports before 2010, the scholarly table, the Russian ones and Polish. Names are not translated:
// Микола and Nikolai stay two. It also finds the known word that a mistyped one was meant to be, and reads text
// whose character set is not named.
package spelling

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"
)

// Key folds a word; "" where it has a letter of neither alphabet, or a digit.
func Key(word string) string {
	key, ok := folded(latin(word))
	if !ok {
		return ""
	}
	if before, is := strings.CutSuffix(key, "der"); is { // Alexander
		key = before + "dr"
	}
	if usual, is := places[key]; is {
		return usual
	}
	return key
}

// Beginning folds the beginning of a word that may go on, without the last letters that the next one may change: the
// key of the whole word mostly begins with it. usual are the keys of common words that are exceptions, such as Львов
// and Alexander.
func Beginning(word string) (key string, usual []string) {
	ends := "cjyik"
	if strings.ContainsFunc(word, func(r rune) bool { return unicode.Is(unicode.Cyrillic, r) }) {
		ends = "yi" // only these letters depend on the next one
	}
	key, ok := folded(strings.TrimRight(latin(word), ends))
	if !ok {
		return "", nil
	}
	if before, is := strings.CutSuffix(key, "de"); is && before != "" {
		usual = append(usual, before+"dr")
	}
	for also, place := range places {
		if len(key) > 1 && strings.HasPrefix(also, key) && !strings.HasPrefix(place, key) {
			usual = append(usual, place)
		}
	}
	slices.Sort(usual)
	return key, usual
}

// places gives the usual key of places that are often written in Russian, by the key of their Russian name.
var places = map[string]string{"kev": "kiv", "garkov": "garkiv", "lvov": "lviv", "zaporozhe": "zaporizhia"}

// looks are Cyrillic letters that look like Latin ones.
const (
	looksCyrillic = "авекмнорстухіїјѕ"
	looksLatin    = "abekmhopctyxiïjs"
)

// latin writes a word in Latin letters, in lower case. A word with letters of both alphabets belongs to the one of
// which it has a letter that looks like none of the other.
func latin(word string) string {
	lower := []rune(strings.ToLower(norm.NFC.String(word)))
	cyrillic, both := false, true
	for _, r := range lower {
		if unicode.Is(unicode.Cyrillic, r) {
			cyrillic = true
			both = both && strings.ContainsRune(looksCyrillic, r)
		}
	}
	foreign := false // it has a letter that only Latin has
	for _, r := range lower {
		foreign = foreign || unicode.Is(unicode.Latin, r) && !strings.ContainsRune(looksLatin, r)
	}
	if both && foreign {
		cyrillic = false
	}
	var b strings.Builder
	for _, r := range lower {
		switch {
		case cyrillic && !unicode.Is(unicode.Cyrillic, r):
			r = counterpart(r, looksLatin, looksCyrillic)
		case !cyrillic && unicode.Is(unicode.Cyrillic, r):
			r = counterpart(r, looksCyrillic, looksLatin)
		}
		if s, ok := letters[r]; ok {
			b.WriteString(s)
			continue
		}
		if r < utf8.RuneSelf {
			if !IsApostrophe(r) {
				b.WriteRune(r)
			}
			continue
		}
		for _, d := range norm.NFD.String(string(r)) {
			if !unicode.IsMark(d) && !unicode.Is(unicode.Cf, d) && !IsApostrophe(d) {
				b.WriteRune(d)
			}
		}
	}
	return b.String()
}

// IsApostrophe reports whether a character is an apostrophe, or one that people type for it.
func IsApostrophe(r rune) bool {
	switch r {
	case '\'', '’', 'ʼ', '‘', '`', '´', '′', '＇', 'ʹ':
		return true
	}
	return false
}

// counterpart replaces a letter of the list of by the letter at its place in the list in; other letters stay.
func counterpart(r rune, of, in string) rune {
	for i, o := range []rune(of) {
		if o == r {
			return []rune(in)[i]
		}
	}
	return r
}

// letters gives Cyrillic letters, and Latin ones whose mark changes the sound, in plain Latin letters.
var letters = map[rune]string{
	'а': "a", 'б': "b", 'в': "v", 'г': "g", 'ґ': "g", 'д': "d", 'е': "e", 'є': "ie", 'ж': "zh", 'з': "z", 'и': "y", 'і': "i",
	'ї': "i", 'й': "i", 'к': "k", 'л': "l", 'м': "m", 'н': "n", 'о': "o", 'п': "p", 'р': "r", 'с': "s", 'т': "t", 'у': "u",
	'ф': "f", 'х': "kh", 'ц': "ts", 'ч': "ch", 'ш': "sh", 'щ': "shch", 'ь': "", 'ю': "iu", 'я': "ia",
	'ё': "e", 'ъ': "", 'ы': "y", 'э': "e", 'ў': "u", 'ј': "j", 'ѕ': "s",
	'ž': "zh", 'ż': "zh", 'š': "sh", 'ŝ': "sh", 'ș': "sh", 'ş': "sh", 'č': "ch", 'ț': "ts", 'ţ': "ts", 'ł': "l", 'đ': "d", 'ß': "ss",
}

// sounds are spellings of one sound, the longer of those that begin alike first, and the spelling in a key. Г and х
// are one sound: both become g.
var sounds = [][2]string{
	{"shtch", "sh"}, {"shch", "sh"}, {"szcz", "sh"}, {"sch", "sh"}, {"tsch", "ch"}, {"tch", "ch"},
	{"sh", "sh"}, {"sz", "sh"}, {"zh", "zh"}, {"cz", "ch"},
	{"chl", "gl"}, {"chm", "gm"}, {"chr", "gr"}, {"chv", "gv"}, {"chw", "gv"}, {"ch", "ch"},
	{"kh", "g"}, {"gh", "g"}, {"ph", "f"}, {"th", "t"}, {"ts", "ts"}, {"tz", "ts"},
	{"ce", "tse"}, {"ci", "tsi"}, {"cj", "tsi"}, {"cy", "tsi"}, {"ck", "tsk"}, {"c", "k"},
	{"h", "g"}, {"j", "i"}, {"y", "i"}, {"q", "k"}, {"w", "v"}, {"x", "ks"},
}

// soundsBy are the sounds by their first letter.
var soundsBy = func() (by [256][][2]string) {
	for _, s := range sounds {
		by[s[0][0]] = append(by[s[0][0]], s)
	}
	return by
}()

// softened leaves out the i before a vowel.
var softened = strings.NewReplacer("ie", "e", "io", "o", "iu", "u")

// folded removes the differences between the tables from a word; ok is false if the word has other letters.
func folded(word string) (key string, ok bool) {
	if before, is := strings.CutSuffix(word, "c"); is && !strings.HasSuffix(word, "sc") {
		word = before + "ts" // Kravec
	}
	var b strings.Builder
next:
	for word != "" {
		for _, s := range soundsBy[word[0]] {
			if rest, is := strings.CutPrefix(word, s[0]); is {
				b.WriteString(s[1])
				word = rest
				continue next
			}
		}
		if word[0] < 'a' || word[0] > 'z' {
			return "", false
		}
		b.WriteByte(word[0])
		word = word[1:]
	}
	key = b.String()
	for _, twice := range []string{"shsh", "chch", "zhzh", "tsts"} {
		key = strings.ReplaceAll(key, twice, twice[:2])
	}
	var out []byte
	for i := range len(key) { // a letter twice is one
		if i == 0 || key[i] != key[i-1] {
			out = append(out, key[i])
		}
	}
	key = softened.Replace(string(out))
	out = out[:0]
	for i := range len(key) {
		if i == 0 || key[i] != key[i-1] {
			out = append(out, key[i])
		}
	}
	return string(out), len(out) > 0
}
