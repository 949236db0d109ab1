package ui_test

import (
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"shortlist/assets"
	"shortlist/assets/texts/entries"
	"shortlist/model/lang"
	"shortlist/model/modeltest"
	"shortlist/ui/text"
)

// plainContexts are the contexts of entries that the program itself reads, or whose cells are limited.
var plainContexts = regexp.MustCompile(`^(layout of a date|unit|a day that is typed|line command|names in dates|decimal sign|.*at most four cells|synonyms.*)$`)

// accented are the vowels of the pseudo-language.
var accented = strings.NewReplacer("a", "à", "e", "ë", "i", "ï", "o", "ö", "u", "ü", "A", "À", "E", "Ë", "I", "Ï", "O", "Ö", "U", "Ü")

// pseudo is a text in the pseudo-language: other vowels, and a third longer.
func pseudo(english string) string {
	var b strings.Builder
	last := 0
	for _, at := range regexp.MustCompile(`%[-+# 0]*[0-9.]*(?:\[\d+\])?[a-zA-Z%]`).FindAllStringIndex(english, -1) {
		b.WriteString(accented.Replace(english[last:at[0]]) + english[at[0]:at[1]])
		last = at[1]
	}
	b.WriteString(accented.Replace(english[last:]))
	return b.String() + strings.Repeat("~", (len([]rune(english))+2)/3)
}

// pseudoFile writes the file of a language that nothing of the code knows.
func pseudoFile(t *testing.T) string {
	t.Helper()
	all, err := entries.InCode("..")
	modeltest.Must(t, err)
	header := "msgid \"\"\nmsgstr \"\"\n\"Language: xx\\n\"\n\"Plural-Forms: nplurals=2; plural=(n != 1);\\n\"\n"
	path := filepath.Join(t.TempDir(), "xx.po")
	modeltest.Must(t, os.WriteFile(path, entries.Update([]byte(header), all, func(e entries.Entry) (forms map[int]string) {
		if plainContexts.MatchString(e.Context) {
			return nil
		}
		return map[int]string{0: pseudo(e.English), 1: pseudo(e.Plural)}
	}), 0o600))
	return path
}

// names are words of screens that are the same in each language: of keys, formats, settings, themes and the search, of days
// in the plain contexts, the handle of blind mode, the address in a CV, and what the walk has set up.
var names = strings.Fields(`since monday Sun Mon Tue Wed Fri Sat esc enter tab backspace PgUp PgDn ctrl shift alt home end space shortlist Markdown Markdo HTML JSON
	theme mouse bandwidth language auto dark light contrast distinct plain Mail olena config toml acme localhost
	java portfolio position duties note years rating verdict unviewed due snoozed AWS Elasticsearch MongoDB Candidate
	today tomorrow Monday Tuesday Wednesday Thursday Friday Saturday Sunday UTC Max max parking`)

// packetCode is the random code of an applicant in a packet, which may look like a word.
var packetCode = regexp.MustCompile(`\b[0-9A-Z]{3}-[0-9A-Z]{3}\b`)

// TestALanguageIsOneFile: in a language that only its file knows, each screen has its words and no others, but for those of
// the scenario.
func TestALanguageIsOneFile(t *testing.T) {
	modeltest.SkipInShort(t, "draws every screen in another language")
	if modeltest.Race { // the race detector makes them many times as slow, and one goroutine draws
		t.Skip("draws hundreds of screens")
	}
	scenario, err := fs.ReadFile(assets.Scenarios, "demo.json")
	modeltest.Must(t, err)
	data := strings.ToLower(string(scenario))
	word := regexp.MustCompile(`[\pL'’]+`)
	for name, width := range map[string]int{"80": 80, "120": 120} {
		t.Run(name, func(t *testing.T) {
			if walkInAProcess(t, width) {
				return
			}
			t.Parallel()
			pictures := walkElsewhere(t, lang.FileVariable+"="+pseudoFile(t))
			if len(pictures) < 30 {
				t.Fatalf("only %d screens were seen", len(pictures))
			}
			for _, name := range slices.Sorted(maps.Keys(pictures)) {
				var english []string
				for line := range strings.Lines(pictures[name]) {
					if cells := text.Width(strings.TrimRight(line, "\n")); cells > width {
						t.Errorf("%q has a line of %d cells: %q", name, cells, line)
					}
					for _, w := range word.FindAllString(packetCode.ReplaceAllString(line, ""), -1) {
						if len(w) > 2 && strings.ContainsAny(w, "aeiouAEIOU") && !strings.ContainsAny(w, "àëïöüÀËÏÖÜ") && !strings.Contains(data, strings.ToLower(w)) && !slices.Contains(names, w) {
							english = append(english, w)
						}
					}
				}
				if len(english) > 0 {
					t.Errorf("%q has words from outside the file: %q\n%s", name, english, pictures[name])
				}
			}
		})
	}
}
