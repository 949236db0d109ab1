package reading_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"shortlist/model/cv/reading"
)

// A page is read as it looks, whatever its producer writes. Each file is of made-up people.
func TestAPageIsReadAsItLooks(t *testing.T) {
	for file, c := range map[string]struct {
		has, not []string
		hidden   string
	}{
		"hyphens-mapped-to-soft.pdf": { // ReportLab with DejaVu, as LuaTeX maps hyphens
			has: []string{"jane-example@example.com", "+36-1-555-0100", "High-impact, hands-on", "Sep. 2021 - Mar. 2024"}, not: []string{"janeexample"},
		},
		"soft-hyphens.pdf": { // Chromium, printing &shy;
			has: []string{"management", "instrumentation", "planning", "communication", "representation"},
		},
		"gradient-name.pdf": { // Chromium, printing a text as the clip of its background
			has: []string{"Олена Приклад", "Sidebar white text"},
		},
		"zapfdingbats-bullets.pdf": { // ReportLab, its circles, squares and diamonds
			has: []string{"● Led a team", "■ Led a team", "◆ Bought instruments"}, not: []string{"l Led", "n Led", "u Led"},
		},
		"reportlab-bullets.pdf": { // ReportLab, bullets as 0x7F
			has: []string{"• Led a team of twelve nurses\n• Planned the shifts of a ward\n"},
		},
	} {
		data, err := os.ReadFile(filepath.Join("testdata", "producers", file))
		if err != nil {
			t.Fatal(err)
		}
		doc, err := reading.Read(t.Context(), data)
		if err != nil {
			t.Errorf("%s: %v", file, err)
			continue
		}
		text := textOf(doc)
		for _, words := range c.has {
			if !strings.Contains(text, words) {
				t.Errorf("%s lacks %q: %q", file, words, text)
			}
		}
		for _, words := range c.not {
			if strings.Contains(text, words) {
				t.Errorf("%s has %q: %q", file, words, text)
			}
		}
		if got := doc.Pages[0].Hidden; got != c.hidden {
			t.Errorf("%s hides %q", file, got)
		}
	}
}
