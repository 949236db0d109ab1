package text

import "strings"

// The most of each that Markdown may hold. Its parser is not linear in
// brackets and emphasis that never close.
const (
	maxMarkup = 2000 // of one sign
	maxPipes  = 40   // on one line, which make columns of tables
	maxPrefix = 24   // signs of quotes and lists, and spaces, at the start of a line
)

// tame returns Markdown of bounded depth, safe to be parsed.
func tame(src string) string {
	var out strings.Builder
	for i, line := range Lines(src) {
		if i > 0 {
			out.WriteByte('\n')
		}
		prefix := len(line) - len(strings.TrimLeft(line, " >*+-"))
		if prefix > maxPrefix && strings.TrimLeft(line[:prefix], "-* ") != "" || prefix > 4*maxPrefix {
			out.WriteString(line[:maxPrefix])
			out.WriteString(inert(strings.TrimLeft(line[maxPrefix:prefix], " ")))
			line = line[prefix:]
		}
		if strings.Count(line, "|") > maxPipes {
			line = strings.ReplaceAll(line, "|", string(shift+'|'))
		}
		out.WriteString(line)
	}
	s := out.String()
	for _, sign := range "[]*_`~<!\\" {
		if strings.Count(s, string(sign)) > maxMarkup {
			s = strings.ReplaceAll(s, string(sign), string(shift+sign))
		}
	}
	return s
}
