package files

import (
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"shortlist/model"
	"shortlist/model/modeltest"
)

func TestSaveNeverOverwritesWhoeverIsQuicker(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "new", "folder")
	const writers = 20
	var wg sync.WaitGroup
	paths := make([]string, writers)
	for i := range writers {
		wg.Go(func() {
			path, err := SaveCV(dir, "cv.pdf", strings.NewReader(strings.Repeat("x", i+1)))
			if err != nil {
				t.Error(err)
			}
			paths[i] = path
		})
	}
	wg.Wait()
	for i, path := range paths {
		data, err := os.ReadFile(path)
		if err != nil || len(data) != i+1 {
			t.Errorf("%s holds %d bytes of %d (%v)", path, len(data), i+1, err)
		}
		if info, err := os.Stat(path); err != nil || info.Mode().Perm() != 0o600 {
			t.Errorf("%s: %v (%v)", path, info.Mode(), err)
		}
	}
	entries, err := os.ReadDir(dir)
	if err != nil || len(entries) != writers {
		t.Errorf("%d files for %d CVs (%v)", len(entries), writers, err)
	}
}

func TestSaveRefusesNamesThatLeadElsewhere(t *testing.T) {
	dir := t.TempDir()
	for _, name := range []string{"", ".", "..", "../x.pdf", "a/b.pdf", "/etc/passwd", ".bashrc", "-rf.pdf", "a\\b", "a\x1b.pdf"} {
		if path, err := SaveCV(dir, name, strings.NewReader("x")); err == nil {
			t.Errorf("%q was saved as %s", name, path)
		}
	}
	if entries, err := os.ReadDir(dir); err != nil || len(entries) != 0 {
		t.Error(entries, err)
	}
}

// TestTheSameBytesAreSavedOnce: another file of the name gets a number, and a link is no copy.
func TestTheSameBytesAreSavedOnce(t *testing.T) {
	dir := t.TempDir()
	saved := func(content string) string {
		t.Helper()
		path, err := SaveCVOnce(dir, "cv.pdf", strings.NewReader(content))
		modeltest.Must(t, err)
		return filepath.Base(path)
	}
	long := strings.Repeat("x", 100_000)
	for _, s := range []struct{ content, want string }{
		{long, "cv.pdf"}, {long, "cv.pdf"}, {long[1:], "cv-2.pdf"}, {long + "y", "cv-3.pdf"}, {long[1:], "cv-2.pdf"}, {long[:99_999] + "y", "cv-4.pdf"}, {"", "cv-5.pdf"}, {"", "cv-5.pdf"},
	} {
		if got := saved(s.content); got != s.want {
			t.Errorf("%d bytes are in %s, not %s", len(s.content), got, s.want)
		}
	}
}

func TestSaveDoesNotFollowALinkOutOfTheFolder(t *testing.T) {
	dir, outside := t.TempDir(), filepath.Join(t.TempDir(), "victim")
	modeltest.Must(t, os.Symlink(outside, filepath.Join(dir, "cv.pdf")))
	path, err := SaveCV(dir, "cv.pdf", strings.NewReader("x"))
	if err != nil || filepath.Base(path) != "cv-2.pdf" {
		t.Errorf("%s, %v", path, err)
	}
	if _, err := os.Stat(outside); !os.IsNotExist(err) {
		t.Error("the link was followed")
	}
}

func TestSaveLeavesNothingOfAFileThatBreaksOff(t *testing.T) {
	dir := t.TempDir()
	if _, err := SaveCV(dir, "cv.pdf", brokenReader{}); err == nil {
		t.Fatal("no error")
	}
	if entries, err := os.ReadDir(dir); err != nil || len(entries) != 0 {
		t.Error(entries, err)
	}
}

func TestSaveSweepsWhatAKilledOneLeft(t *testing.T) {
	dir := t.TempDir()
	began := func(ago time.Duration) string {
		return ".shortlist-" + strconv.FormatInt(time.Now().Add(-ago).UnixNano(), 36) + "-4711"
	}
	old, fresh := began(2*time.Hour), began(time.Minute)
	stay := []string{fresh, ".shortlist-notes-of-mine", ".shortlist-x", "olena.pdf", strings.TrimPrefix(old, ".")}
	for _, name := range append(stay, old) {
		modeltest.Must(t, os.WriteFile(filepath.Join(dir, name), []byte("Olena"), 0o600))
	}
	if _, err := SaveCV(dir, "cv.pdf", strings.NewReader("x")); err != nil {
		t.Fatal(err)
	}
	if _, err := os.Stat(filepath.Join(dir, old)); !os.IsNotExist(err) {
		t.Errorf("it is still there: %v", err)
	}
	for _, name := range stay {
		if _, err := os.Stat(filepath.Join(dir, name)); err != nil {
			t.Error(err)
		}
	}
}

type brokenReader struct{}

func (brokenReader) Read([]byte) (int, error) { return 0, os.ErrDeadlineExceeded }

func TestNameTakesTheKindFromTheContent(t *testing.T) {
	c := model.Candidate{ID: 7, Date: time.Date(2026, 11, 2, 0, 0, 0, 0, time.UTC), Applicant: model.Applicant{Name: "Ірина Коваль"}}
	keep := func(s string) string { return s }
	if got := CVName("", c, PDF, keep); got != "2026-11-02_Ірина_Коваль_7.pdf" {
		t.Error(got)
	}
	if got := CVName("{file}{ext}", c, DOCX, func(string) string { return "" }); got != "7.docx" {
		t.Error(got)
	}
}

func TestSniffGoesByContent(t *testing.T) {
	for content, want := range map[string]Kind{
		"junk\n%PDF-1.4": PDF, "{\\rtf1": RTF, "\ufeff <!DOCTYPE HTML>": HTML, "plain words": TXT, "\x00\x01": "", "": "",
		"\xD0\xCF\x11\xE0": DOC, "PK\x03\x04 but no zip": "",
		"plain words\x00": TXT, "<html>\x00\x00": HTML, "{\\rtf1{\\pict\\bin2 \x00\x01}": RTF, "\ufeff\r\n\xD0\xCF\x11\xE0": DOC,
	} {
		if got := Sniff(strings.NewReader(content), int64(len(content))); got != want {
			t.Errorf("%q is %q, want %q", content, got, want)
		}
	}
}
