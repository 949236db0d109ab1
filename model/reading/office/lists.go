package office

import (
	"regexp"
	"strconv"
	"strings"
)

// listLevels is how many levels a list may have.
const listLevels = 10

// listLevel is the format of the items of a level.
type listLevel struct {
	start   int
	format  string // of the number, as numeral knows it; "bullet" for a sign
	text    string // of the number: %1 is that of the first level; of a sign, "" if it is not on the page
	style   string // paragraphs of this style are items of this level
	restart int    // the number of the level above, an item of which restarts this one; -1 for any
	digits  bool   // the numbers of all levels are in digits
	hidden  bool
}

// listNumbers are the last numbers of the levels of a list.
type listNumbers struct {
	at    [listLevels]int
	begun [listLevels]bool // the level has a number
}

const longestNumber = 200 // bytes; a hostile file repeats it with each paragraph

var levelNumber = regexp.MustCompile(`%\d+`)

// next returns the sign or the number before the next item of a level, with a space. define returns the format of each
// level, or nil. A start of at least 0 replaces the number.
func (o *listNumbers) next(level, start int, define func(int) *listLevel) string {
	l := define(level)
	switch {
	case start >= 0:
		o.at[level] = start
	case o.begun[level]:
		o.at[level]++
	default:
		o.at[level] = l.start
	}
	o.begun[level] = true
	for below := level + 1; below < listLevels; below++ {
		if b := define(below); b == nil || b.restart < 0 || b.restart == level+1 {
			o.begun[below] = false
		}
	}
	switch {
	case l.hidden, strings.TrimSpace(l.text) == "":
		return ""
	case l.format == "bullet":
		return bullet
	}
	text := levelNumber.ReplaceAllStringFunc(l.text[:min(len(l.text), longestNumber)], func(place string) string {
		n, _ := strconv.Atoi(place[1:])
		above := (*listLevel)(nil)
		if n--; n >= 0 && n < listLevels {
			above = define(n)
		}
		if above == nil {
			return ""
		}
		if !o.begun[n] {
			o.at[n], o.begun[n] = above.start, true
		}
		if l.digits {
			return strconv.Itoa(o.at[n])
		}
		return numeral(o.at[n], above.format)
	})
	if text = strings.TrimLeft(strings.TrimSpace(text), "."); text == "" {
		return ""
	}
	return text + " "
}

// numeral returns the number of an item of a list in a format: one of WordprocessingML's (ST_NumberFormat), of
// OpenDocument's, or of CSS's. It writes the number in digits if the format is another one.
func numeral(n int, format string) string {
	const (
		latin   = "abcdefghijklmnopqrstuvwxyz"
		greek   = "αβγδεζηθικλμνξοπρστυφχψω"
		russian = "абвгдежзиклмнопрстуфхцчшщыэюя" // the letters that Word and Writer use
	)
	switch format {
	case "none", "", "bullet":
		return ""
	case "decimalZero", "decimal-leading-zero", "01":
		if n >= 0 && n < 10 {
			return "0" + strconv.Itoa(n)
		}
	case "lowerLetter":
		return repeated(n, latin)
	case "upperLetter":
		return strings.ToUpper(repeated(n, latin))
	case "a", "lower-alpha", "lower-latin":
		return lettered(n, latin)
	case "A", "upper-alpha", "upper-latin":
		return strings.ToUpper(lettered(n, latin))
	case "lowerRoman", "i", "lower-roman":
		return strings.ToLower(roman(n))
	case "upperRoman", "I", "upper-roman":
		return roman(n)
	case "russianLower":
		return repeated(n, russian)
	case "russianUpper":
		return strings.ToUpper(repeated(n, russian))
	case "lower-greek":
		return lettered(n, greek)
	case "decimalEnclosedCircle", "①, ②, ③, ...":
		if n >= 1 && n <= 20 {
			return string(rune('①' + n - 1))
		}
	}
	if strings.HasSuffix(format, "(ru)") {
		letters := lettered(n, russian)
		if strings.Contains(format, "бб") {
			letters = repeated(n, russian)
		}
		if strings.HasPrefix(format, "А") {
			return strings.ToUpper(letters)
		}
		return letters
	}
	return strconv.Itoa(n)
}

// repeated returns a letter, repeated with each time that the alphabet ends: z, aa, bb.
func repeated(n int, alphabet string) string {
	const most = 10
	letters := []rune(alphabet)
	if n < 1 || n > most*len(letters) {
		return strconv.Itoa(n)
	}
	return strings.Repeat(string(letters[(n-1)%len(letters)]), (n-1)/len(letters)+1)
}

// lettered returns letters as digits: z, aa, ab.
func lettered(n int, alphabet string) (out string) {
	letters := []rune(alphabet)
	if n < 1 {
		return strconv.Itoa(n)
	}
	for ; n > 0; n = (n - 1) / len(letters) {
		out = string(letters[(n-1)%len(letters)]) + out
	}
	return out
}

func roman(n int) (out string) {
	if n < 1 || n > 3999 {
		return strconv.Itoa(n)
	}
	for i, value := range []int{1000, 900, 500, 400, 100, 90, 50, 40, 10, 9, 5, 4, 1} {
		for ; n >= value; n -= value {
			out += strings.Fields("M CM D CD C XC L XL X IX V IV I")[i]
		}
	}
	return out
}
