package reading_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"unicode/utf8"

	"shortlist/model/modeltest"
	"shortlist/model/reading"
)

// excused are the words that pdftotext has and we rightly have not.
var excused = []struct{ file, word, why string }{
	{`^(pdflatex-|tex-bitmap-|tex-uk2-t2a)`, ``, "pdftotext shows the codes of TeX's bitmap fonts as letters"},
	{`^tex-comma-below`, ``, "pdftotext parts words at a comma below a letter"},
	{`^(ghostscript|gs)-`, `[昀氀椀]|\p{Hangul}`, "pdftotext does not turn the bytes of Ghostscript's ligatures"},
	{`^form-reportlab`, `^(french|german)$`, "a list has what is chosen of it, not all that it offers"},
	{`^form-hyperref`, `^atr$`, "hyperref encodes a choice twice"},
	{`^gs-ro1-from-chr`, ``, "pdftotext has no letter for what Ghostscript writes as ș and ț"},
}

// No word of at least three letters that poppler has on a page is missing from ours. SHORTLIST_PDFS
// is a folder with more files, which .ci/pdfs makes.
func TestNoWordOfAnotherReaderIsMissing(t *testing.T) {
	if _, err := exec.LookPath("pdftotext"); err != nil {
		t.Skip("there is no pdftotext of poppler-utils")
	}
	var files []string
	for _, pattern := range []string{"testdata/corpus/pdf/*.pdf", "testdata/others/*.pdf", "testdata/producers/*.pdf", os.Getenv("SHORTLIST_PDFS") + "/*.pdf"} {
		some, err := filepath.Glob(pattern)
		modeltest.Must(t, err)
		files = append(files, some...)
	}
	producers := map[string]bool{}
	words := 0
	for _, file := range files {
		name := filepath.Base(file)
		producer, _, _ := strings.Cut(name, "-")
		producers[producer] = true
		n, missing := missingWords(t, file)
		words += n
		for _, w := range missing {
			if why := excuse(name, w); why == "" {
				t.Errorf("%s: %q", file, w)
			}
		}
	}
	t.Logf("%d words of %d files", words, len(files))
	if os.Getenv("SHORTLIST_PDFS") != "" && (len(files) < 300 || len(producers) < 10) {
		t.Errorf("%d files of %d producers", len(files), len(producers))
	}
}

func excuse(file, word string) string {
	for _, e := range excused {
		if regexp.MustCompile(e.file).MatchString(file) && regexp.MustCompile(e.word).MatchString(word) {
			return e.why
		}
	}
	return ""
}

var (
	softHyphen = regexp.MustCompile(`\x{AD}([\pL‐])`) // within a line, or before a drawn hyphen
	lineEnd    = regexp.MustCompile(`(\pL+)[-‐\x{AD}]\s*\n\s*(\pL+)`)
)

// missingWords returns how many words of at least three letters pdftotext reads in a file, and those
// that we do not read, not even as hidden ones. Hyphens may be kept or dropped.
func missingWords(t *testing.T, file string) (n int, missing []string) {
	t.Helper()
	data, err := os.ReadFile(file)
	modeltest.Must(t, err)
	theirs, err := exec.CommandContext(t.Context(), "pdftotext", "-q", "-enc", "UTF-8", file, "-").Output()
	if err != nil {
		return 0, nil // it is locked, or no PDF
	}
	doc, err := reading.Read(t.Context(), data)
	if strings.Contains(doc.Note, "meaning of all letters") {
		return 0, nil
	}
	ours := textOf(doc)
	for _, p := range doc.Pages {
		ours += "\n" + p.Hidden
	}
	have := map[string]bool{}
	for _, text := range []string{ours, strings.ReplaceAll(ours, "-", ""), lineEnd.ReplaceAllString(ours, "$1$2")} {
		for _, w := range wordsOf(text) {
			have[w] = true
		}
	}
	text := softHyphen.ReplaceAllString(strings.ReplaceAll(string(theirs), "ı\u0302", "î"), "$1")
	text = lineEnd.ReplaceAllStringFunc(text, func(broken string) string {
		parts := lineEnd.FindStringSubmatch(broken)
		if whole := parts[1] + parts[2]; have[wordsOf(whole)[0]] {
			return whole
		}
		return parts[1] + " " + parts[2]
	})
	for _, w := range wordsOf(text) {
		if utf8.RuneCountInString(w) < 3 {
			continue
		}
		if n++; !have[w] {
			missing = append(missing, w)
		}
	}
	if err != nil && n > 0 {
		t.Errorf("%s: %d words, %v", file, n, err)
	}
	return n, missing
}
