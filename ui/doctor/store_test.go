package doctor

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"shortlist/model"
	"shortlist/model/modeltest"
	"shortlist/model/store"
)

// TestTheNextStartMendsWhatIsFound: as the advice promises, also where that start reads nothing of it.
func TestTheNextStartMendsWhatIsFound(t *testing.T) {
	path := filepath.Join(t.TempDir(), "store.db")
	reopened := func() *store.Store {
		t.Helper()
		s, err := store.Open(path)
		modeltest.Must(t, err)
		return s
	}
	closed := func(s *store.Store) {
		t.Helper()
		modeltest.Must(t, s.Close())
	}
	s := reopened()
	var people []model.Candidate
	for id := range int64(200) {
		people = append(people, model.Candidate{ID: id + 1, JobID: 5, Applicant: model.Applicant{Name: strings.Repeat("n", 500)}})
	}
	modeltest.Must(t, s.PutCandidates(t.Context(), 5, people, time.Now()))
	closed(s)
	data, err := os.ReadFile(path)
	modeltest.Must(t, err)
	const page = 4096
	at := bytes.LastIndex(data, bytes.Repeat([]byte("n"), 500)) / page * page
	copy(data[at:], bytes.Repeat([]byte{0xA5}, page))
	modeltest.Must(t, os.WriteFile(path, data, 0o600))
	if found := CheckStore(t.Context(), path)[0]; found.State != Bad {
		t.Fatalf("the damage is not found: %+v", found)
	}
	s = reopened()
	if s.Mended() == nil {
		t.Error("it is not mended")
	}
	closed(s)
	if found := CheckStore(t.Context(), path)[0]; found.State != Good {
		t.Errorf("a store that was mended is %+v", found)
	}
}
