package reading_test

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"shortlist/model/reading"
)

// A page is read as it looks, whatever its producer writes. Each file is of made-up people.
func TestAPageIsReadAsItLooks(t *testing.T) {
	for file, c := range map[string]struct {
		has, not []string
		hidden   string
		note     string
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
		"fields-without-appearance.pdf": { // a form filled by a program, which leaves the drawing to viewers
			has: []string{"Name:   Jane Example", "Position:   Head nurse", "Марія"},
		},
		"xfa.pdf": { // a form that only Acrobat draws
			has: []string{"Please wait", "name: Jane Example"},
		},
		"portfolio.pdf": { // a cover around attached files
			note: "the attached file cv.txt is not read",
		},
		"dates-at-the-right.pdf": { // as RenderCV sets them
			has: []string{"Zorya Clinic, Head nurse   Budapest\nJune 2023 – present\n", "Kert Hospital, Nurse   Szeged\nMay 2019 – Aug 2022\n", "the best submissions of the year", "Lake House, Carer   Pécs\nJan 2016 – Apr 2019\n"},
		},
		"dates-at-the-left.pdf": { // WeasyPrint 57.2, a table a position
			has: []string{"Budapest, Hungary\nJune 2023 – present\n2 years 10 months\n\nZorya Clinic, Head nurse\n• Led", "Szeged, Hungary\nMay 2019 – Aug 2022\n3 years 4 months\n\nKert Hospital, Nurse\n• Cared"},
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
		if doc.Note != c.note {
			t.Errorf("%s is noted as %q", file, doc.Note)
		}
	}
}

// A file without text that holds others is not called empty, and their names are shown as any
// screen can.
func TestACoverWithoutTextNamesWhatItHolds(t *testing.T) {
	file := func(name string) string { return "(" + name + ")<</F(" + name + ")/EF<<>>>>" }
	for names, want := range map[string]string{
		file("cv.doc"):                   "there are no words on its pages; the attached file cv.doc is not read",
		file("a.txt") + file("b\x07[1m"): "there are no words on its pages; attached files are not read: a.txt, b[1m",
	} {
		data := fmt.Sprintf("%%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R/Names<</EmbeddedFiles<</Names[%s]>>>>>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]>>endobj\ntrailer<</Root 1 0 R>>", names)
		if doc, err := reading.Read(t.Context(), []byte(data)); err != nil || doc.Note != want || doc.Nameless != "there are no words on its pages; attached files are not read" {
			t.Errorf("%q, %q, %v", doc.Note, doc.Nameless, err)
		}
	}
}
