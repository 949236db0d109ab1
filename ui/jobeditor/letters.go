package jobeditor

import (
	"html"
	"iter"
	"strings"
	"unicode"
	"unicode/utf8"
)

// letters yields where each letter begins that a reader of Markdown or HTML sees: not those
// of tags, comments, scripts, styles and link addresses. Both formats of a description
// have the same letters in the same order. Digits are left out: only Markdown writes the
// numbers of a list.
func letters(source string) iter.Seq[int] {
	return func(yield func(int) bool) {
		for i := 0; i < len(source); {
			size, letter := firstLetter(source[i:])
			if letter && !yield(i) {
				return
			}
			i += size
		}
	}
}

// firstLetter returns the size of what source begins with, and whether that is a letter.
func firstLetter(source string) (size int, letter bool) {
	switch source[0] {
	case '<':
		return skippedSize(source), false
	case '&': // an entity is one character
		if end := strings.IndexByte(source[:min(len(source), 34)], ';'); end > 0 {
			if decoded := html.UnescapeString(source[:end+1]); decoded != source[:end+1] {
				r, _ := utf8.DecodeRuneInString(decoded)
				return end + 1, unicode.IsLetter(r)
			}
		}
	case ']': // the address of a link in Markdown
		if end := strings.IndexAny(source, ")\n"); end > 0 && source[1] == '(' {
			return end, false
		}
	}
	r, size := utf8.DecodeRuneInString(source)
	return size, unicode.IsLetter(r)
}

// skippedSize returns the size of the tag, comment, script or style that source begins with; 1
// where its < is text, or begins a link of Markdown.
func skippedSize(source string) int {
	end := ">"
	name := strings.ToLower(source[1:min(len(source), 7)])
	switch {
	case strings.HasPrefix(name, "!--"):
		end = "-->"
	case strings.HasPrefix(name, "script"), strings.HasPrefix(name, "style"):
		end = "</"
	case name == "" || !strings.ContainsRune("/!?abcdefghijklmnopqrstuvwxyz", rune(name[0])):
		return 1
	}
	at := strings.Index(source, end)
	if at < 0 {
		return 1
	}
	if name, _, _ := strings.Cut(source[:at], " "); strings.Contains(name, "://") {
		return 1
	}
	if end == "</" {
		return at
	}
	return at + len(end)
}

// sameWord finds the place in to that has as many letters before it as the place at has in from. The texts from and
// to are two forms of one description.
func sameWord(from string, at int, to string) int {
	if at >= len(from) {
		return len(to)
	}
	before, ahead := 0, false // ahead: a letter begins at the place
	for i := range letters(from) {
		if i >= at {
			ahead = i == at
			break
		}
		before++
	}
	place := 0
	for i := range letters(to) {
		if before == 0 {
			if ahead {
				place = i
			}
			break
		}
		before--
		size, _ := firstLetter(to[i:])
		place = i + size
	}
	return place
}
