package account

import (
	"bytes"
	"compress/gzip"
	"errors"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"shortlist/api"
	"shortlist/api/sandbox"
	"shortlist/model"
	"shortlist/model/modeltest"
	"shortlist/model/store"
)

// compressing puts a proxy before the service that compresses its pages of applicants,
// after change has changed them.
func (d *desk) compressing(change func(page []byte) []byte, damage func(packed []byte)) {
	d.t.Helper()
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if !strings.Contains(r.URL.Path, "appliesByJob") {
			d.service.ServeHTTP(w, r)
			return
		}
		answer := httptest.NewRecorder()
		d.service.ServeHTTP(answer, r)
		var packed bytes.Buffer
		z := gzip.NewWriter(&packed)
		if _, err := z.Write(change(answer.Body.Bytes())); err != nil {
			panic(err)
		}
		if err := z.Close(); err != nil {
			panic(err)
		}
		damage(packed.Bytes())
		w.Header().Set("Content-Encoding", "gzip")
		_, _ = w.Write(packed.Bytes())
	}))
	d.t.Cleanup(func() {
		d.client.Close() // before the connections of the service go
		server.Close()
	})
	d.proxy = server.Listener.Addr().String()
}

// file returns the bytes of a CV, or nil for one that cannot be used.
func (d *desk) file(c model.Candidate) []byte {
	d.t.Helper()
	f, err := d.OpenCV(c)
	if errors.Is(err, ErrNoCV) {
		return nil
	}
	modeltest.Must(d.t, err)
	data, err := io.ReadAll(f)
	modeltest.Must(d.t, errors.Join(err, f.Close()))
	return data
}

// No CV of a page with a wrong checksum counts. Earlier ones are restored, and the
// others must be read again (CONTRACT 21).
func TestNoCVOfADamagedPageCounts(t *testing.T) {
	modeltest.SkipInShort(t, "reads a job's CVs several times")
	for _, known := range []bool{false, true} {
		t.Run(map[bool]string{false: "first read", true: "read again"}[known], func(t *testing.T) {
			d := newDesk(t, sandbox.Options{})
			var damaged atomic.Bool
			d.compressing(func(page []byte) []byte {
				if damaged.Load() { // the letters at the beginning of a PDF, so that each file changes
					return bytes.ReplaceAll(page, []byte(`"JVBERi0x`), []byte(`"JVBERi0y`))
				}
				return page
			}, func(packed []byte) {
				if damaged.Load() {
					packed[len(packed)-8] ^= 1
				}
			})
			job := d.job("ua-backend")
			ctx := t.Context()
			if _, err := d.FetchJobs(ctx); err != nil {
				t.Fatal(err)
			}
			if known {
				if _, last := d.fetchAll(ctx, job.ID); last.Err != nil {
					t.Fatal(last.Err)
				}
			}
			damaged.Store(true)
			people, last := d.fetchAll(ctx, job.ID)
			if !errors.Is(last.Err, api.ErrDamaged) || !Failing(last.Err) || len(people) == 0 || len(last.Changed) == 0 {
				t.Fatalf("%d people, last %+v", len(people), last)
			}
			check := func(c model.Candidate, mended bool) {
				t.Helper()
				want, err := d.service.CVData(c.ID)
				modeltest.Must(t, err)
				switch got := d.file(c); {
				case want == nil && c.CV == nil:
				case got == nil && !mended && !known && c.CV.Broken == damagedCV():
				case got == nil, !bytes.Equal(got, want) && bytes.HasPrefix(want, []byte("%PDF-1")):
					t.Errorf("apply %d: %d bytes of %d, %+v", c.ID, len(got), len(want), c.CV)
				}
			}
			for _, c := range last.Changed {
				check(c, false)
			}
			cached, err := d.CachedApplicants(ctx, job.ID)
			if err != nil || cached.Complete || len(cached.People) < len(people) {
				t.Fatalf("complete %v, %d people of %d (%v)", cached.Complete, len(cached.People), len(people), err)
			}
			for _, c := range cached.People {
				check(c, false)
			}
			files, err := os.ReadDir(d.cvDir)
			if err != nil || !known && len(files) > 0 {
				t.Errorf("%d files are left (%v)", len(files), err)
			}

			// It is read again, although the service's count has not changed.
			moved, err := d.store.Moved(ctx, []model.Job{job}, time.Now())
			if err != nil || len(moved) != 1 {
				t.Errorf("not read again: %v (%v)", moved, err)
			}
			damaged.Store(false)
			if _, last := d.fetchAll(ctx, job.ID); last.Err != nil {
				t.Fatal(last.Err)
			}
			if cached, err = d.CachedApplicants(ctx, job.ID); err != nil || !cached.Complete || cached.Applies == store.ReadAgain {
				t.Errorf("complete %v, %d applies (%v)", cached.Complete, cached.Applies, err)
			}
			for _, c := range cached.People {
				check(c, true)
			}
		})
	}
}
