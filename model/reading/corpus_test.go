package reading_test

import (
	"encoding/json"
	"errors"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"

	"shortlist/model/files"
	"shortlist/model/modeltest"
	"shortlist/model/reading"
	"shortlist/model/reading/outcome"
)

// specimen is a CV of the corpus: fictional people, many producers.
type specimen struct {
	File     string `json:"file"`
	Source   string `json:"source"` // the file with the source text
	Producer string `json:"producer"`
	Layout   string `json:"layout"`
	Expect   string `json:"expect"`
}

func corpusFile(t testing.TB, path ...string) []byte {
	t.Helper()
	data, err := os.ReadFile(filepath.Join(append([]string{"testdata", "corpus"}, path...)...))
	modeltest.Must(t, err)
	return data
}

func corpus(t testing.TB) (out []specimen) {
	t.Helper()
	modeltest.Must(t, json.Unmarshal(corpusFile(t, "manifest.json"), &out))
	if len(out) < 100 {
		t.Fatalf("only %d files", len(out))
	}
	return out
}

// orders returns the acceptable reading orders of a source.
func orders(t testing.TB, source string) (out []string) {
	t.Helper()
	columns := regexp.MustCompile(`^(src/\w+)\.(?:one|side|main)\.txt$`)
	m := columns.FindStringSubmatch(source)
	if m == nil {
		return []string{string(corpusFile(t, source))}
	}
	for _, order := range []string{"one", "side", "main"} {
		out = append(out, string(corpusFile(t, m[1]+"."+order+".txt")))
	}
	return out
}

func textOf(doc reading.Document) string {
	var out []string
	for _, p := range doc.Pages {
		out = append(out, p.Text)
	}
	return strings.Join(out, "\n\n")
}

// readResults caches the results of reading corpus files, so that each file is read once for all
// tests.
var readResults sync.Map

type readResult struct {
	doc reading.Document
	err error
}

func readOnce(t testing.TB, file string) (reading.Document, error) {
	t.Helper()
	if r, ok := readResults.Load(file); ok {
		return r.(readResult).doc, r.(readResult).err
	}
	doc, err := reading.Read(t.Context(), corpusFile(t, file))
	readResults.Store(file, readResult{doc, err})
	return doc, err
}

// A CV is read as well as by the best known tool, less one percent.
func TestTheCorpusIsRead(t *testing.T) {
	modeltest.SkipInShort(t, "reads the whole corpus")
	var reachable map[string]struct {
		Best float64 `json:"best_recall"`
	}
	modeltest.Must(t, json.Unmarshal(corpusFile(t, "reachable.json"), &reachable))
	type total struct {
		n int
		score
	}
	sums := map[string]*total{}
	for _, s := range corpus(t) {
		best, known := reachable[s.File]
		if !known || best.Best == 0 {
			continue // TestUnreadableFilesGiveTheReason
		}
		doc, err := readOnce(t, s.File)
		if err != nil {
			t.Errorf("%s: %v", s.File, err)
			continue
		}
		got := scoreOf(textOf(doc), string(corpusFile(t, s.Source)), orders(t, s.Source))
		if floor := best.Best - 0.01; got.recall < floor {
			t.Errorf("%s: %.4f of the words, want %.4f", s.File, got.recall, floor)
		}
		if got.order < got.recall-0.02 {
			t.Errorf("%s: %.4f of the words in order, of %.4f", s.File, got.order, got.recall)
		}
		if doc.Kind == files.PDF {
			for i, p := range doc.Pages {
				if common(wordsOf(p.Text), wordsOf(p.Layout)) < len(wordsOf(p.Text))*9/10 {
					t.Errorf("%s: the layout of page %d lacks words", s.File, i+1)
				}
			}
		}
		kind := string(doc.Kind)
		if doc.Kind == files.PDF {
			kind += ", " + s.Layout
		}
		if sums[kind] == nil {
			sums[kind] = &total{}
		}
		sums[kind].n++
		sums[kind].recall += got.recall
		sums[kind].order += got.order
	}
	for kind, s := range sums {
		t.Logf("%-20s %3d files: recall %.4f, order %.4f", kind, s.n, s.recall/float64(s.n), s.order/float64(s.n))
	}
}

// countWhole counts the long paragraphs of a source: n are a line of the text, all is the total.
func countWhole(t *testing.T, file, text, source string) (n, all int) {
	t.Helper()
	const long = 12 // words
	squeezed := func(s string) string { return strings.Join(wordsOf(s), "") }
	var lines []string
	for line := range strings.Lines(text) {
		lines = append(lines, squeezed(line))
	}
	for paragraph := range strings.Lines(source) {
		if len(wordsOf(paragraph)) < long {
			continue
		}
		all++
		if slices.ContainsFunc(lines, func(line string) bool { return strings.Contains(line, squeezed(paragraph)) }) {
			n++
		} else {
			t.Logf("%s: broken: %.60q", file, paragraph)
		}
	}
	return n, all
}

// A paragraph becomes one line, even from a narrow column.
func TestParagraphsStayWhole(t *testing.T) {
	n, all := 0, 0
	for _, s := range corpus(t) {
		if s.Source == "" || !strings.HasPrefix(s.File, "pdf/") {
			continue
		}
		doc, err := readOnce(t, s.File)
		if err != nil || doc.Kind != files.PDF {
			continue
		}
		w, a := countWhole(t, s.File, textOf(doc), string(corpusFile(t, s.Source)))
		n, all = n+w, all+a
	}
	t.Logf("%d of %d paragraphs are whole", n, all)
	if all < 250 || n < all-2 {
		t.Errorf("%d of %d paragraphs are whole", n, all)
	}
}

// The files come from producers and layouts that the corpus lacks: sides aligned to the right,
// centred, justified and three columns, with tags and without.
func TestOtherFilesAreRead(t *testing.T) {
	files, err := filepath.Glob(filepath.Join("testdata", "others", "*.pdf"))
	if err != nil || len(files) < 11 {
		t.Fatal(len(files), err)
	}
	n, all := 0, 0
	for _, file := range files {
		data, err := os.ReadFile(file)
		modeltest.Must(t, err)
		doc, err := reading.Read(t.Context(), data)
		if err != nil {
			t.Errorf("%s: %v", file, err)
			continue
		}
		sources, err := filepath.Glob(strings.TrimSuffix(file, "pdf") + "*.txt")
		if err != nil || len(sources) == 0 {
			t.Fatal(file, err)
		}
		var orders []string
		for _, s := range sources {
			order, err := os.ReadFile(s)
			modeltest.Must(t, err)
			orders = append(orders, string(order))
		}
		if got := scoreOf(textOf(doc), orders[0], orders); got.recall < 0.99 || got.order < 0.97 {
			t.Errorf("%s: %.4f of the words, %.4f in order", file, got.recall, got.order)
		}
		w, a := countWhole(t, file, textOf(doc), orders[0])
		n, all = n+w, all+a
	}
	t.Logf("%d of %d paragraphs are whole", n, all)
	if all < 50 || n < all-1 {
		t.Errorf("%d of %d paragraphs are whole", n, all)
	}
}

func TestUnreadableFilesGiveTheReason(t *testing.T) {
	for file, want := range map[string]error{
		"pdf/gs-en2-outlines.pdf":     outcome.ErrImageOnly,
		"pdf/scan-jpeg-uk1.pdf":       outcome.ErrImageOnly,
		"pdf/scan-g4-ro1.pdf":         outcome.ErrImageOnly,
		"pdf/qpdf-locked-en1.pdf":     outcome.ErrLocked,
		"pdf/dmg-truncated60-en1.pdf": outcome.ErrBroken,
		"pdf/dmg-empty.pdf":           outcome.ErrEmpty,
	} {
		if doc, err := reading.Read(t.Context(), corpusFile(t, file)); !errors.Is(err, want) || doc.Pages != nil {
			t.Errorf("%s: %d pages, %v", file, len(doc.Pages), err)
		}
	}
}

func TestTheKindIsThatOfTheContent(t *testing.T) {
	for file, want := range map[string]files.Kind{
		"docs/docx-named.doc": files.DOCX, "docs/rtf-named.doc": files.RTF, "docs/html-named.doc": files.HTML, "docs/lo-en2.doc": files.DOC,
		"pdf/dmg-html.pdf": files.HTML, "pdf/dmg-leading-junk-uk2.pdf": files.PDF, "docs/utf16le-ro1.txt": files.TXT, "docs/koi8u-uk2.txt": files.TXT,
	} {
		if got := reading.KindOf(corpusFile(t, file)); got != want {
			t.Errorf("%s is %q, want %q", file, got, want)
		}
	}
}
