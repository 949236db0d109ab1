package office

import (
	stdhtml "html"
	"strings"
)

// html reads the text of a web page: job portals save such under the name of a .doc.
func html(s string) string {
	var out strings.Builder
	for len(s) > 0 && out.Len() < maxText {
		words, tag, found := strings.Cut(s, "<")
		if text := collapse(words); strings.TrimSpace(text) != "" {
			out.WriteString(stdhtml.UnescapeString(text))
		}
		if !found {
			break
		}
		if comment, ok := strings.CutPrefix(tag, "!--"); ok {
			_, s, _ = strings.Cut(comment, "-->")
			continue
		}
		inside, rest, closed := strings.Cut(tag, ">")
		if !closed {
			break
		}
		s = afterTag(&out, strings.ToLower(inside[:min(len(inside), 12)]), rest)
	}
	var lines strings.Builder
	for line := range strings.Lines(out.String()) {
		if line = strings.TrimSpace(line); line != "" && line != "•" {
			lines.WriteString(line + "\n")
		}
	}
	return lines.String()
}

// afterTag writes what a tag means for the lines and returns what follows it: what no
// reader sees of scripts and the like is passed over.
func afterTag(out *strings.Builder, inside, rest string) string {
	element := strings.TrimLeft(inside, "/")
	begins := element == inside
	if i := strings.IndexFunc(element, func(r rune) bool { return r > 'z' || !isASCIILetter(byte(r)) && !isDigit(byte(r)) }); i >= 0 {
		element = element[:i]
	}
	switch element {
	case "script", "style", "title":
		if begins {
			return rest[indexFold(rest, "</"+element):]
		}
	case "p", "div", "br", "li", "tr", "h1", "h2", "h3", "h4", "ul", "table", "td", "section", "header":
		out.WriteByte('\n')
		if element == "li" && begins {
			out.WriteString("• ")
		}
	}
	return rest
}

// indexFold finds ASCII whatever its case; the end where it is not there.
func indexFold(s, find string) int {
	for from := 0; ; {
		i := strings.IndexByte(s[from:], find[0])
		if i < 0 || from+i+len(find) > len(s) {
			return len(s)
		}
		if from += i; strings.EqualFold(s[from:from+len(find)], find) {
			return from
		}
		from++
	}
}
