package blind

import (
	_ "embed"
	"slices"
	"strings"
	"sync"
)

//go:embed words.txt
var wordsFile string

// lists are the lines of words.txt by their heading.
var lists = sync.OnceValue(func() map[string][][]string {
	out := map[string][][]string{}
	heading := ""
	for line := range strings.Lines(wordsFile) {
		if rest, ok := strings.CutPrefix(line, "["); ok {
			heading, _, _ = strings.Cut(rest, "]")
		} else if line = strings.TrimSpace(line); line != "" {
			out[heading] = append(out[heading], strings.Split(line, "; "))
		}
	}
	return out
})

// listed returns the words below some headings.
func listed(headings ...string) (out []string) {
	for _, h := range headings {
		out = append(out, slices.Concat(lists()[h]...)...)
	}
	return out
}

// forms are given names of one person in several languages, by the key of each.
var forms = sync.OnceValue(func() map[string][]string {
	out := map[string][]string{}
	for _, group := range lists()["name"] {
		for _, name := range group {
			k := key(name)
			for _, other := range group {
				if key(other) != k {
					out[k] = append(out[k], other)
				}
			}
		}
	}
	return out
})
