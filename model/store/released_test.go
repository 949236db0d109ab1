package store

import (
	"bytes"
	"compress/gzip"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"shortlist/model"
	"shortlist/model/modeltest"
)

// newest is the newest release or, before its tag, the next one. SHORTLIST_GOLDEN=write writes its store while
// the schema has no later migration than the release.
const (
	newest       = "0.1.0"
	newestSchema = 22
)

// released is where the stores of the releases are, each compressed.
func released(version string) string {
	return filepath.Join("testdata", "released", version+".db.gz")
}

// book is everything of a store that the test compares.
type book struct {
	Jobs      []model.Job
	People    []model.Candidate
	Reviews   []model.Review
	Templates []model.SavedDraft
	Outbox    []model.Outgoing
	Acts      []model.Activity
	Found     []int64 // applications with a word of the note
	Listed    []int64 // applications on the shortlist
}

var (
	releasedAt   = time.UnixMilli(1_800_000_000_000)
	releasedBook = book{
		Jobs:      []model.Job{{ID: 5, Title: "Barista", Status: model.Activated, Applies: 2, Views: 40}},
		People:    []model.Candidate{{ID: 8, JobID: 5, Applicant: model.Applicant{Name: "Олена Верба"}}, {ID: 7, JobID: 5, Applicant: model.Applicant{Name: "Maeve Quay"}}},
		Reviews:   []model.Review{{ApplyID: 7, JobID: 5, Verdict: model.Maybe, Rating: 4, Tags: []string{"espresso"}, Note: "latte art", Snoozed: "2027-02-01", Changed: releasedAt}},
		Templates: []model.SavedDraft{{ID: 11, Name: "Coffee", Draft: model.Draft{Title: "Barista"}, Saved: releasedAt}},
		Outbox:    []model.Outgoing{{ID: 1, Kind: model.OutgoingView, JobID: 5, ApplyID: 8, Queued: releasedAt}},
		Acts:      []model.Activity{{ID: 1, Kind: model.ActivityKind("viewed"), JobID: 5, At: releasedAt}},
		Found:     []int64{7},
		Listed:    []int64{8},
	}
)

// TestEveryReleasedStoreOpens with everything that the release had put into it.
func TestEveryReleasedStoreOpens(t *testing.T) {
	if latest() == newestSchema { // else the file is one of an earlier program, and stays
		modeltest.SampleFile(t, released(newest), func() []byte { return storeOf(t, releasedBook) })
	}
	files, err := filepath.Glob(released("*"))
	modeltest.Must(t, err)
	for _, file := range files {
		t.Run(strings.TrimSuffix(filepath.Base(file), ".db.gz"), func(t *testing.T) {
			packed, err := os.Open(file)
			modeltest.Must(t, err)
			defer func() { _ = packed.Close() }()
			unpacked, err := gzip.NewReader(packed)
			modeltest.Must(t, err)
			data, err := io.ReadAll(unpacked)
			modeltest.Must(t, err)
			path := filepath.Join(t.TempDir(), "store.db")
			write(t, path, string(data))
			s := openAt(t, path)
			indexed(t, s)
			if diff := cmp.Diff(releasedBook, readBook(t, s)); diff != "" {
				t.Errorf("-written +read:\n%s", diff)
			}
		})
	}
}

// storeOf returns the compressed file of a store with the content of a book.
func storeOf(t *testing.T, b book) []byte {
	path := filepath.Join(t.TempDir(), "store.db")
	s, err := Open(path)
	modeltest.Must(t, err)
	ctx := t.Context()
	modeltest.Must(t, s.PutJobs(ctx, b.Jobs, releasedAt))
	modeltest.Must(t, s.PutCandidates(ctx, 5, b.People, releasedAt))
	_, _, err = s.ChangeReview(ctx, 5, 7, releasedAt, func(r *model.Review) { *r = b.Reviews[0] })
	modeltest.Must(t, err)
	modeltest.Must(t, s.SaveDraft(ctx, b.Templates[0]))
	_, err = s.Queue(ctx, b.Outbox[0])
	modeltest.Must(t, err)
	_, err = s.Log(ctx, b.Acts[0])
	modeltest.Must(t, err)
	_, err = s.Enlist(ctx, "Second round", b.Listed, releasedAt)
	modeltest.Must(t, err)
	modeltest.Must(t, s.EmptyLog(ctx))
	modeltest.Must(t, s.Close())
	data, err := os.ReadFile(path)
	modeltest.Must(t, err)
	var packed bytes.Buffer
	w := gzip.NewWriter(&packed)
	_, err = w.Write(data)
	modeltest.Must(t, err)
	modeltest.Must(t, w.Close())
	return packed.Bytes()
}

// readBook reads a store.
func readBook(t *testing.T, s *Store) (b book) {
	ctx := t.Context()
	var err error
	b.Jobs, _, _, err = s.Jobs(ctx, 100)
	modeltest.Must(t, err)
	b.People, _, err = s.Candidates(ctx, 5)
	modeltest.Must(t, err)
	b.Reviews, err = s.Reviews(ctx, 5)
	modeltest.Must(t, err)
	b.Templates, err = s.Templates(ctx)
	modeltest.Must(t, err)
	b.Outbox, err = s.Outbox(ctx)
	modeltest.Must(t, err)
	b.Acts, err = s.Activity(ctx, 0, 10)
	modeltest.Must(t, err)
	b.Found = finds(t, s, "note:latte")
	b.Listed = finds(t, s, `list:"second round"`)
	return b
}
