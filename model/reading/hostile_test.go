package reading_test

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"shortlist/model/modeltest"
	"shortlist/model/reading"
	"shortlist/model/reading/outcome"
)

const greeting = "Olena was here"

// A file that was built to break a reader gives an outcome, or is read like a CV; then its text
// has the greeting and ends where a limit was reached. Packages pdf and office write the files,
// one for each of their limits.
func TestHostileFilesAreEndured(t *testing.T) {
	outcomes := map[string]error{
		"deep-catalog.pdf": outcome.ErrBroken, "flate-bomb.pdf": outcome.ErrTooLarge, "filter-chain.pdf": outcome.ErrEmpty, "huge-picture.pdf": outcome.ErrImageOnly,
		"many-parts.docx": outcome.ErrTooLarge, "no-document.docx": outcome.ErrUnknown, "cut.docx": outcome.ErrBroken, "chain-loop.doc": outcome.ErrBroken,
	}
	cuts := []string{
		"many-pages.pdf", "token-flood.pdf", "decoded-often.pdf", "lzw-bomb.pdf", "form-laughs.pdf", "glyph-flood.pdf", "columns-flood.pdf", "operator-flood.pdf",
		"actual-flood.pdf", "cmap-bomb.pdf", "width-bomb.pdf", "font-flood.pdf", "zip-bomb.docx", "text-bomb.docx", "deep.docx", "deep.odt", "piece-flood.doc", "imports.docx", "parts.html",
	}
	dir := filepath.Join("testdata", "hostile")
	entries, err := os.ReadDir(dir)
	if err != nil || len(entries) != 51 {
		t.Fatalf("%d files, %v", len(entries), err)
	}
	for _, e := range entries {
		name := e.Name()
		t.Run(name, func(t *testing.T) {
			want, cut := outcomes[name], slices.Contains(cuts, name)
			if modeltest.Race && cut {
				t.Skip("it takes ten times as long to meet a limit, and nothing here is shared")
			}
			if cut || want == outcome.ErrTooLarge {
				modeltest.SkipInShort(t, "reads until a limit is met; the packages' own tests set lower ones")
			}
			data, err := os.ReadFile(filepath.Join(dir, name))
			modeltest.Must(t, err)
			doc, err := reading.Read(t.Context(), data)
			switch {
			case !errors.Is(err, want) || want == nil && err != nil:
				t.Fatalf("%v, want %v", err, want)
			case want != nil:
				return
			}
			if !strings.Contains(textOf(doc), greeting) {
				t.Errorf("not in its text: %.200q", textOf(doc))
			}
			if noted := strings.Contains(doc.Note, "too long to be read"); noted != cut {
				t.Errorf("note %q", doc.Note)
			}
		})
	}
}

func TestAFileThatIsTooLargeIsNotRead(t *testing.T) {
	data := append([]byte("Olena"), make([]byte, reading.MaxFile)...)
	if _, err := reading.Read(t.Context(), data); !errors.Is(err, outcome.ErrTooLarge) {
		t.Errorf("%v", err)
	}
}
