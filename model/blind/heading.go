package blind

import (
	"strings"
	"unicode"
)

// titles are first lines that are no names, in lower case.
var titles = map[string]bool{
	"curriculum vitae": true, "resume": true, "résumé": true, "cv": true, "резюме": true, "europass": true, "europass cv": true,
	"önéletrajz": true, "szakmai önéletrajz": true, "europass önéletrajz": true, "curriculum vitae europass": true, "profil": true,
}

// heading hides the line with the name in it of a CV's first page, as Pages tells.
// shown is that page with all else hidden already; its lines are those of page.
func (v *Veil) heading(page, shown string, named bool) string {
	was, is := strings.Split(page, "\n"), strings.Split(shown, "\n")
	const first = 4 // lines with something on them
	seen := 0
	for i := 0; i < min(len(was), len(is)) && seen < first; i++ {
		line := strings.TrimSpace(was[i])
		if line == "" {
			continue
		}
		seen++
		switch {
		case len(was) != len(is) || titles[strings.ToLower(line)]:
			continue
		case !nameShaped(line):
			continue
		case strings.Contains(is[i], Hidden):
			is[i] = Hidden
		case !named:
			is[i] = Hidden
			return strings.Join(is, "\n")
		}
	}
	return strings.Join(is, "\n")
}

// nameShaped reports whether a line is two to four capitalised words and nothing else.
func nameShaped(line string) bool {
	words := strings.Fields(line)
	if len(words) < 2 || len(words) > 4 {
		return false
	}
	for _, w := range words {
		if r, _ := firstRune(w); !unicode.IsUpper(r) {
			return false
		}
		if strings.ContainsFunc(w, func(r rune) bool { return !inWord(r) && r != '-' && r != '.' && r != '‐' }) {
			return false
		}
	}
	return true
}
