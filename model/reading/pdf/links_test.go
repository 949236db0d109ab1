package pdf

import (
	"fmt"
	"strings"
	"testing"

	"shortlist/model/modeltest"
)

// linkTo returns a link; entries may replace its action.
func linkTo(box, target string, entries ...string) string {
	return "<</Subtype/Link/Rect[" + box + "]/A<</S/URI/URI(" + target + ")>>" + strings.Join(entries, "") + ">>"
}

func TestAddressesOfLinksFollowTheirWords(t *testing.T) {
	const site = "https://example.com/jane"
	word := at("", 10, 50, 700, "LinkedIn") + at("", 10, 150, 700, "Nurse since 2019")
	two := at("", 10, 50, 700, "the handbook about the") + at("", 10, 50, 686, "admission of patients.")
	for name, c := range map[string]struct {
		content      string
		annots       []string
		text, layout string
	}{
		"a word":                   {word, []string{linkTo("48 695 95 712", site)}, "LinkedIn (" + site + ")   Nurse since 2019", "LinkedIn (" + site + ")"},
		"two lines":                {two, []string{linkTo("48 682 170 712", site, "/QuadPoints[62 710 170 710 62 698 170 698 48 696 144 696 48 684 144 684]")}, "the handbook about the admission of patients (" + site + ").", "handbook about the admission of patients (" + site + ")"},
		"two links, of two lines":  {two, []string{linkTo("48 697 170 710", site), linkTo("48 683 200 696", site)}, "the handbook about the admission of patients. (" + site + ")", "the handbook about the admission of patients. (" + site + ")"},
		"an icon before a word":    {word, []string{linkTo("36 695 46 711", site)}, "LinkedIn   (" + site + ")   Nurse since 2019", "(" + site + ")"},
		"an icon after words":      {word, []string{linkTo("300 695 310 711", site)}, "LinkedIn   Nurse since 2019   (" + site + ")", "(" + site + ")"},
		"two icons on their own":   {word, []string{linkTo("50 595 60 611", site), linkTo("70 595 80 611", "mailto:jane@example.com")}, "LinkedIn   Nurse since 2019\n\n(" + site + ")\n(jane@example.com)", "(" + site + ")\n(jane@example.com)"},
		"an icon beside its site":  {at("", 10, 50, 700, "example.com/jane"), []string{linkTo("36 695 46 711", site)}, "example.com/jane", ""},
		"an icon and its word":     {word, []string{linkTo("30 695 46 711", site), linkTo("48 695 95 712", site)}, "LinkedIn (" + site + ")   Nurse since 2019", "LinkedIn (" + site + ")"},
		"a word for another site":  {at("", 10, 50, 700, "linkedin.example.com"), []string{linkTo("48 695 180 712", site)}, "linkedin.example.com (" + site + ")", "linkedin.example.com (" + site + ")"},
		"on a page that is turned": {at("", 10, 50, 700, "LinkedIn"), []string{linkTo("48 695 95 712", site, "/F 4")}, "LinkedIn (" + site + ")", "LinkedIn (" + site + ")"},
		"a button":                 {word, []string{strings.Replace(linkTo("48 695 95 712", site), "Link", "Widget/FT/Btn/Ff 65536", 1)}, "LinkedIn (" + site + ")   Nurse since 2019", "LinkedIn (" + site + ")"},
		"hidden":                   {word, []string{linkTo("48 695 95 712", site, "/F 2")}, "LinkedIn   Nurse since 2019", ""},
		"of no use": {word, []string{
			linkTo("48 695 95 712", "javascript:app.alert\\(1\\)"), linkTo("48 695 95 712", "#top"), linkTo("48 695 95 712", "file:///etc/passwd"),
			"<</Subtype/Link/Rect[48 695 95 712]/Dest[3 0 R/Fit]>>", "<</Subtype/Link/Rect[48 695 95 712]/A<</S/GoTo/D(x)>>>>", "<</Subtype/Link/A<</S/URI/URI(" + site + ")>>>>",
			"<</Subtype/Link/Rect[48 695 95 712]/A<</S/Launch/F(cv.exe)>>>>", "<</Subtype/Text/Rect[48 695 95 712]/A<</S/URI/URI(" + site + ")>>>>", "null",
		}, "LinkedIn   Nurse since 2019", ""},
	} {
		doc, err := Read(formPage(c.content, "", c.annots), Standard(), never)
		modeltest.Must(t, err)
		if got := textOf(doc); got != c.text {
			t.Errorf("%s: %q, want %q", name, got, c.text)
		}
		if _, below, _ := strings.Cut(doc.Pages[0].Layout, "\n\n"); below != c.layout {
			t.Errorf("%s: the layout has %q below it, want %q", name, below, c.layout)
		}
	}
}

// The text of a page without words has its links, and the page is known as wordless.
func TestLinksOfAPictureAreListed(t *testing.T) {
	doc, err := Read(formPage("0 0 600 800 re f", "", []string{linkTo("48 695 95 712", "https://example.com/jane")}), Standard(), never)
	if err != nil || textOf(doc) != "(https://example.com/jane)" || doc.Pages[0].Layout != "(https://example.com/jane)" || !doc.Pages[0].Wordless || !doc.Pages[0].Drawn {
		t.Errorf("%+v, %v", doc, err)
	}
}

// Thousands of links over thousands of letters end at the limits, with the text whole.
func TestManyLinksEnd(t *testing.T) {
	modeltest.SkipInShort(t, "reads files up to every limit")
	var content strings.Builder
	var annots []string
	for i := range 3000 {
		annots = append(annots, linkTo("0 0 600 800", fmt.Sprint("https://example.com/", i)))
		if i >= 800 {
			continue
		}
		content.WriteString(at("", 8, 20+60*(i%9), 780-(i/9%95)*8, fmt.Sprint("w", i)))
	}
	text := readText(t, formPage(content.String(), "", annots))
	if n := strings.Count(text, "https://"); n == 0 || n > maxAnnots || !strings.Contains(text, "w799") {
		t.Errorf("%d addresses, %d bytes", n, len(text))
	}
}
