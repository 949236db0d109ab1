package mail

import (
	"strings"

	"github.com/clipperhouse/displaywidth"
)

// columns is the most that a line of a text takes, with the space at its end.
const columns = 78

// signature is the line before a signature. Its space joins no lines.
const signature = "-- "

// flow wraps a clean text as RFC 3676 has it: a line that ends with a space goes on in the next line, and a line that could be
// taken for something else begins with one space more. A mail reader that does not know the form shows a wrapped text.
func flow(text string) string {
	var out strings.Builder
	for line := range strings.SplitSeq(text, "\n") {
		for _, part := range wrap(line) {
			if strings.HasPrefix(part, " ") || strings.HasPrefix(part, ">") || strings.HasPrefix(part, "From ") {
				out.WriteByte(' ')
			}
			out.WriteString(part)
			out.WriteString("\r\n")
		}
	}
	return out.String()
}

// wrap cuts a line behind spaces. Each part but the last ends with a space; a word that is wider than a line stays whole.
func wrap(line string) (parts []string) {
	start, width := 0, 0
	for at := 0; at < len(line); {
		end := at + len(line[at:]) - len(strings.TrimLeft(line[at:], " "))
		if word := strings.IndexByte(line[end:], ' '); word < 0 {
			end = len(line)
		} else {
			end += word
			end += len(line[end:]) - len(strings.TrimLeft(line[end:], " "))
		}
		token := line[at:end] // a word and the spaces behind it
		wide := displaywidth.String(strings.TrimRight(token, " ")) + 1
		if at > start && width+wide > columns-1 && line[start:at] != signature {
			parts = append(parts, line[start:at])
			start, width = at, 0
		}
		width += displaywidth.String(token)
		at = end
	}
	return append(parts, line[start:])
}

// unflow returns the text that a flowed one was made of. It has no quotes.
func unflow(flowed string) string {
	var out strings.Builder
	for line := range strings.SplitSeq(strings.TrimSuffix(flowed, "\r\n"), "\r\n") {
		line = strings.TrimPrefix(line, " ")
		out.WriteString(line)
		if !strings.HasSuffix(line, " ") || line == signature {
			out.WriteByte('\n')
		}
	}
	return strings.TrimSuffix(out.String(), "\n")
}
