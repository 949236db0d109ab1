package theme

import "strings"

// Charset is which signs a terminal can show.
type Charset int

// The character sets.
const (
	Unicode Charset = iota
	Console         // the fonts of the Linux console: 256 or 512 signs, among them the lines of boxes
	ASCII           // a locale that is not UTF-8; names and texts are written unchanged all the same
)

// CharsetOf returns the signs that a terminal can show, judged by its environment. An environment without a
// locale, as in many containers and on Windows, does not mean ASCII.
func CharsetOf(getenv func(string) string) Charset {
	for _, name := range []string{"LC_ALL", "LC_CTYPE", "LANG"} { // the first that is set counts
		locale := strings.ToLower(getenv(name))
		if locale == "" {
			continue
		}
		if !strings.Contains(locale, "utf-8") && !strings.Contains(locale, "utf8") {
			return ASCII
		}
		break
	}
	if getenv("TERM") == "linux" {
		return Console
	}
	return Unicode
}

// lesser are the signs of the screens, and at the same place the replacement of each in the Linux console and in
// ASCII. All take one cell, so that they can replace each other in a drawn screen.
var lesser = [...]struct{ unicode, console, ascii string }{
	{"●◐○◌✕✓★☆✉✎▌◷", "•%-.x+*-@=>&", "o%-.x+*-@=>&"},       // of the lists, as the help explains them
	{"✗■□▸◂›‹»«¤", "x##><><»«¤", "x##><><><?"},             // of forms
	{"↑↓←→•·\u00a0\u202f", "↑↓←→•·\u00a0 ", "^v<>*-  "},    // in most fonts of a console
	{"…⋯“”„’‘–—−×▏", "~~\"\"\"''---x|", "~~\"\"\"''---x|"}, // of texts
	{"─━┄┈╌═", "──────", "------"},
	{"│┃┆┊╎║▐", "│││││││", "|||||||"},
	{"╭╮╰╯┌┐└┘", "┌┐└┘┌┐└┘", "++++++++"},
	{"├┤┬┴┼", "├┤┬┴┼", "+++++"},
	{"▁▂▃▄▅▆▇█", "__▄▄▄▄██", "..::++##"}, // of charts
}

var toConsole, toASCII = replacers()

func replacers() (console, ascii *strings.Replacer) {
	var forConsole, forASCII []string
	for _, row := range lesser {
		inConsole, inASCII := []rune(row.console), []rune(row.ascii)
		for i, sign := range []rune(row.unicode) {
			forConsole = append(forConsole, string(sign), string(inConsole[i]))
			forASCII = append(forASCII, string(sign), string(inASCII[i]))
		}
	}
	return strings.NewReplacer(forConsole...), strings.NewReplacer(forASCII...)
}

// Show returns a drawn screen with the signs that the terminal can show. Letters stay.
func (c Charset) Show(drawn string) string {
	switch c {
	case Console:
		return toConsole.Replace(drawn)
	case ASCII:
		return toASCII.Replace(drawn)
	default:
		return drawn
	}
}
