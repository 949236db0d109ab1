//go:build unix

package isolated_test

import (
	"strings"
	"syscall"
	"testing"
	"time"

	"shortlist/model/modeltest"
	"shortlist/model/reading/isolated"
)

// spent returns the processor time of the ended children.
func spent(t *testing.T) time.Duration {
	t.Helper()
	var used syscall.Rusage
	modeltest.Must(t, syscall.Getrusage(syscall.RUSAGE_CHILDREN, &used))
	return time.Duration(used.Utime.Nano() + used.Stime.Nano())
}

// The most expensive files stay within the limits of their process: the reader's own limits stop
// it first, and the text so far is returned. The test measures processor time, since elapsed time
// depends on the load of the machine.
func TestHostileFilesKillNoChild(t *testing.T) {
	modeltest.SkipInShort(t, "reads the files that take most")
	if modeltest.Race {
		t.Skip("the race detector takes more than a CV may")
	}
	limits := isolated.Standard()
	most := limits.CPU
	limits.CPU, limits.Time = time.Minute, 2*time.Minute
	for _, name := range []string{"glyph-flood.pdf", "columns-flood.pdf", "token-flood.pdf", "decoded-often.pdf", "zip-bomb.docx", "piece-flood.doc"} {
		before := spent(t)
		r := reader(limits)
		doc, err := r.Read(t.Context(), open(t, "..", "testdata", "hostile", name))
		r.Close()
		if err != nil || !strings.Contains(doc.Pages[0].Text, "Olena was here") || doc.Note == "" {
			t.Errorf("%s: %d pages, %q, %v", name, len(doc.Pages), doc.Note, err)
		}
		if took := spent(t) - before; took > most {
			t.Errorf("%s took %v of processor time", name, took)
		}
	}
}
