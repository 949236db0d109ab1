package reading_test

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"shortlist/model/modeltest"
	"shortlist/model/reading"
)

// A page is read as it looks, whatever its producer writes. Each file is of made-up people.
func TestAPageIsReadAsItLooks(t *testing.T) {
	linked := []string{
		"LinkedIn (https://linkedin.example.com/in/jane-example) | GitHub (https://github.example.com/jane) | jane@example.com | +36 1 555 0100\n",
		"I wrote the handbook about the admission of patients that all wards of the clinic use today (https://zorya.example.org/handbook/2024/admission-of-patients) and taught it.",
		"My page is www.jane-example.org (https://tracker.example.net/r?id=7), its source jane-example.org/source.", "Wards (https://pictures.example.com/wards): 2019–2024",
		"\n\n(https://social.example.com/jane)\n(https://pictures.example.com/jane)",
	}
	unlinked := []string{"javascript", "passwd", "cv.pdf", "#top"}
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
		"dates-that-wrap-at-the-left.pdf": { // WeasyPrint 57.2, a table with a narrow column
			has: []string{
				"січень 2019 – травень 2023   Старша медсестра, клініка «Зоря»\nКерувала", "змін.\nквітень 2015 – грудень 2018   Медсестра, лікарня «Сад»\n", "червень 2011 – березень 2015   Доглядальниця, дім «Озеро»\n",
			},
		},
		"dates-that-wrap-at-the-right.pdf": { // pdfmake 0.3
			has: []string{"Head nurse, Zorya Clinic   2019 – 2023\nLed", "holidays.\nNurse, Kert Hospital   2015 – 2019\n", "Carer, Lake House   2011 – 2015\n"},
		},
		"headings-of-two-rows.pdf": { // WeasyPrint 57.2: employer and city, role and dates, above two columns of skills
			has: []string{"Acme Corp.   Budapest\nEngineer   Jan 2020 – Present\n• Built the thing\nBeta Ltd.   Vienna\nDeveloper   2016 – 2019\n", "• SQL\n\n• Docker\n"},
		},
		"dates-of-two-rows.pdf": { // pdfTeX 1.40.24: positions without space between them, and no line as long as the column
			has: []string{"University of Leeds   Leeds, UK\nBSc Statistics, First   Sept. 2011 – May 2014\nXaverian College   Manchester, UK\nA-levels   Sept. 2009 – June 2011\n", "Northern Rail Analytics   York, UK\n"},
		},
		"tables-of-short-cells.pdf": { // jsPDF 4.2.1 with jspdf-autotable: three tables below each other, without borders
			has: []string{"2020 - now   Baker   Crust & Co   Leeds\nSourdough for forty shops\n\n2016 - 2020   Pastry cook   Hotel Regal   York\n", "Bread   expert   10\n", "2012-2014   NVQ 2 Bakery, Hull College\n"},
		},
		"columns-of-paracol.pdf": { // LuaTeX 1.15.0 with paracol: a position is a row of a table, its work the next one
			has: []string{"Завод «Електрон»\nРозробка редукторів"},
		},
		"timeline.pdf": { // XeTeX 0.999994 with TikZ: a list at the foot of the page is wider than the positions
			has: []string{"helyszíni művezetés több megyében egyszerre.\n"},
		},
		"dates-above-skills.pdf": { // wkhtmltopdf 0.12.6, three columns of skills
			has: []string{"• Introduced records\nAide, Zorya   2015 – 2019\n• Did the work\nStudent, Lake   2012 – 2015\n• Did the work\n", "Excel\nPython\nDriving\n\nWord\n"},
		},
		"columns-that-end.pdf": { // WeasyPrint 57.2: a name beside addresses, tables, a paragraph of two columns, references above a signature
			has: []string{
				"Jane Example\nHead nurse\n\n12 Long Street\n1052 Budapest\nHungary\n+36 30 123 4567\njane@example.com\nwww.example.com\n\nExperience\n2019–2024 Head nurse",
				"Linux\nGo\nPiano\n\nLanguages\nHungarian   native\nEnglish   C1, daily use\nUkrainian   B2\n\nProfile",
				"and then continues at the top of the right one as one expects it to be in a printed paper with its typesetting.\n\nDriving licence B",
				"anna@example.com\n\nBéla Nagy\nDirector\nZorya Clinic\nbela@example.com\n\nBudapest, 1 May 2026\nJane Example",
			},
		},
		"tables-of-sections.pdf": { // WeasyPrint 57.2: a table a section, all with the same first column but one
			has: []string{
				"Jane Example\n\njane@example.com\n+36 30 123 4567\nlinkedin.example.com/in/jane\nBudapest\n\nExperience\n2019 – 2024   Head nurse, Kert Hospital\nBudapest   Led a team of",
				"Education and courses\n2008 – 2012   BSc Nursing, Semmelweis\n2018   Course on pain, Vienna\n\nSkills\nExcel   Python   Linux\nWord   SQL   Go\n\n",
				"Personal\nBorn   1 May 1990\nNationality   Hungarian\nLicence   B, C\n",
			},
		},
		"fpdf-table.pdf": { // PHP's Fpdf 1.84
			has: []string{"2019-2024   Nurse   Kert Hospital\n2015-2019   Aide   Zorya Clinic\n2012-2015   Student   Lake House\nShort one\nShort two\n"},
		},
		"fpdf-sections.pdf": { // PHP's Fpdf 1.84: headings close to the tables above them
			has: []string{"Jane Example\n\njane@example.com\n+36 30 123 4567\n", "Linux\nGo\nBash\n\nLanguages\nHungarian   native\nEnglish   fluent\nGerman   basic"},
		},
		"fake-bold.pdf": { // ReportLab 3.6.12, which draws each line three times, and a shadow
			has: []string{"all of 0 years\nProfessional skills, hill and balls: all of 2 years\nProfessional skills, hill and balls: all of 4 years\nProfessional skills, hill and balls: all of 7 years\n\nJill Allison"},
		},
		"text-shadow.pdf": { // wkhtmltopdf 0.12.6
			has: []string{"Ілля Аллісон, hills"}, not: []string{"hills "},
		},
		"lines-by-br.pdf": { // Chromium 156, tagged
			has: []string{"Українська — рідна\nEnglish — B2\nRomână — A2", "12 Long Street, Apartment 4\n1052 Budapest\nHungary\n", "since 2019\nNurse at Zorya Clinic 2015–2019\nTrainee", "Driving licence: B, C\nNationality: Hungarian\nBorn"},
		},
		"numbered.pdf": { // wkhtmltopdf 0.12.6
			has: []string{"1. Led a team\n2. Wrote the guide\n3. Sang in a choir\n"},
		},
		"lettered.pdf": { // LibreOffice 7.4
			has: []string{"a. one\nb. two words\nc. three words here\nI. First thing\nII. Second thing\nIII. Third thing\n1. Led a team\n"},
		},
		"form-without-colons.pdf": { // LibreOffice 7.4
			has: []string{"E-mail   jane@example.com\nAddress   12 Long Street, 1052 Budapest\nEducation   Semmelweis University, nurse, 2008 to 2012, with honours, and a course", "Languages   Hungarian, English\nDesired salary"},
		},
		"icons-in-sentences.pdf": { // WeasyPrint 57.2, with raised letters of 11 points in a list
			has: []string{
				"(jane@example.com) My site is here, and its words", "Write to me   (https://forms.example.com/jane) or look", "at the address https://clinic.example.org where",
				"1. A study of E = mc2\n2. Another, 21st conference\n\nFrom 1st May, 500 m2",
			},
		},
		"links.pdf": { // two words and an icon
			has: []string{"LinkedIn (https://linkedin.example.com/in/jane-example)   GitHub (https://github.example.com/jane)   (jane@example.com)"},
		},
		"links-chromium.pdf":   {has: linked, not: unlinked}, // Chromium 156, tagged, and WeasyPrint 57.2 of one page
		"links-weasyprint.pdf": {has: linked, not: unlinked},
		"links-pdftex.pdf": { // pdfTeX 1.40.24 with hyperref 7.00, whose boxes end where the line should
			has: []string{
				"LinkedIn (https://linkedin.example.com/in/jane-example) ", " GitHub (https://github.example.com/jane) ", " https://jane-example.org/\n",
				"all wards of the clinic use today (https://zorya.example.org/handbook/2024/admission-of-patients) and taught it.",
				"See https://zorya.example.org/a/very/long/address/that/breaks/over/two/lines/handbook_2024.html for more.",
			}, not: []string{"section", "(jane@example.com)"},
		},
		"links-pdfkit.pdf": { // pdfkit 0.20.2 of npm
			has: []string{"LinkedIn (https://linkedin.example.com/in/jane-example) and GitHub (https://github.example.com/jane)\n", "use today (https://zorya.example.org/handbook)\n\n(jane@example.com)\n(https://social.example.com/jane)"},
		},
		"links-pdf-lib.pdf": { // pdf-lib 1.17.1 of npm
			has: []string{"Portfolio (https://portfolio.example.com/jane)   example.com/jane   (https://www.social.example.com/jane)"},
		},
		"tex-comma-below.pdf": { // pdfTeX 1.40.24, Computer Modern in OT1
			has: []string{"Ștefan Țurcanu, ofițer la București, științe și tehnică, Brașov. Ăsta e fără țintă și știe. S,a t,i"},
		},
		"tex-bitmap-t1.pdf": { // pdfTeX 1.40.24, T1 and TS1 without cm-super
			has: []string{"• Ștefan Țurcanu, ofițer la București, științe și tehnică, Brașov. Ăsta e fără țintă și știe. S,a t,i"},
		},
		"tex-bitmap-t2a.pdf": { // pdfTeX 1.40.24, T2A without cm-super, with a Latin i
			has: []string{"Iван Ґудзь, Їжакевич, Єва. Об’єднання «Ґанок», їжа, п’ять єнотiв, її ґрунт", "Петро Iваненко живе у Києвi. Телефон: 067 123 45 67."},
		},
		"raised.pdf": { // WeasyPrint 57.2
			has: []string{"Whitfield, first office. Людмила, 1st May, 500 m2"},
		},
		"ghostscript-ligatures.pdf": { // Ghostscript 10.00.0, from the one before
			has: []string{"Whitfield, first office. Людмила, 1st May, 500 m2"},
		},
		"jspdf-cyrillic.pdf": { // jsPDF 4.2.1, Cyrillic in a standard font
			has: []string{"petro@example.com"}, note: "the file does not give the meaning of all letters: words are missing or wrong",
		},
		"pdfkit-cyrillic.pdf": { // pdfkit 0.20.2, Cyrillic in a standard font
			has: []string{"petro@example.com"}, note: "the file does not give the meaning of all letters: words are missing or wrong",
		},
		"react-pdf-second.pdf": { // react-pdf 4.9.0, a file written after one in Cyrillic letters
			has: []string{"Ingin"}, note: "the file does not give the meaning of all letters: words are missing or wrong",
		},
		"form-reportlab.pdf": { // ReportLab 3.6.12, with a list of three options
			has: []string{"Name:   Jane Example\n", "Why:   Because I have led a ward of twelve nurses for ten years\n", "Licence:   ☑\n", "Tongues:   English"}, not: []string{"French"},
		},
		"form-hyperref.pdf": { // pdfTeX 1.40.24 with hyperref 7.00, without looks
			has: []string{"Why: Because I have led a ward of twelve nurses for ten years and planned every shift\n", "Degree: Master\n"},
		},
		"reportlab-bullets.pdf": { // ReportLab, bullets as 0x7F
			has: []string{"• Led a team of twelve nurses\n• Planned the shifts of a ward\n"},
		},
	} {
		data, err := os.ReadFile(filepath.Join("testdata", "producers", file))
		modeltest.Must(t, err)
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

// A picture with links has no text of its own, but their addresses.
func TestAPictureWithLinksIsNotedAsOne(t *testing.T) {
	const data = "%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 4 0 R" +
		"/Annots[<</Subtype/Link/Rect[9 9 99 99]/A<</S/URI/URI(https://example.com/jane)>>>>]>>endobj\n4 0 obj<</Length 18>>stream\n0 0 600 800 re f  \nendstream endobj\ntrailer<</Root 1 0 R>>"
	doc, err := reading.Read(t.Context(), []byte(data))
	if err != nil || textOf(doc) != "(https://example.com/jane)" || doc.Note != "page 1 is a picture without text" {
		t.Errorf("%q, %q, %v", textOf(doc), doc.Note, err)
	}
}
