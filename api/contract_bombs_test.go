package api_test

import (
	"bytes"
	"compress/gzip"
	"errors"
	"io"
	"net/http"
	"runtime"
	"strings"
	"testing"

	"shortlist/api"
	"shortlist/model/modeltest"
)

// grown returns how many bytes do allocates, freed ones included. Garbage collections
// do not change this number.
func grown(do func()) int64 {
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	do()
	runtime.ReadMemStats(&after)
	return int64(after.TotalAlloc - before.TotalAlloc)
}

// An answer that is nested a million deep is rejected at the decoder's depth.
func TestDeepAnswersAreRefused(t *testing.T) {
	for name, open := range map[string]string{"lists": "[", "objects": `{"a":`, "in a job": `[{"id":1,"x":`} {
		deep := open + strings.Repeat("[", 1_000_000)
		d := answerAlways(t, func(w http.ResponseWriter, _ *http.Request) { _, _ = io.WriteString(w, deep) })
		took := grown(func() {
			_, err := d.client.Jobs(t.Context(), "")
			d.want(err, api.ErrAnswer)
			_, err = d.client.Job(t.Context(), 1)
			d.want(err, api.ErrAnswer)
			var last error
			for _, err := range d.client.Applies(1, nil).All(t.Context()) {
				last = err
			}
			if last == nil {
				t.Errorf("%s: a page of them is good", name)
			}
		})
		if took > 64<<20 {
			t.Errorf("%s: %d MB were allocated", name, took>>20)
		}
	}
}

// A page that grows to 256 times its bytes is read in the memory of one text's limit.
func TestAGzipBombOfApplicantsTakesLittleMemory(t *testing.T) {
	modeltest.SkipInShort(t, "unpacks 256 MB")
	var packed bytes.Buffer
	z := gzip.NewWriter(&packed)
	_, _ = io.WriteString(z, `[{"id":1,"applicant":{"name":"N","region":"`)
	block := bytes.Repeat([]byte("x"), 1<<20)
	const blocks = 256
	for range blocks {
		_, _ = z.Write(block)
	}
	_, _ = io.WriteString(z, `"}},{"id":2,"applicant":{"name":"M"}}]`)
	modeltest.Must(t, z.Close())
	d := answerAlways(t, func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Encoding", "gzip")
		w.Header().Set("Content-Type", "application/json")
		_, _ = w.Write(packed.Bytes())
	})
	page := d.client.Applies(1, nil)
	people := 0
	took := grown(func() {
		for _, err := range page.All(t.Context()) {
			var record *api.RecordError
			if err != nil && !errors.As(err, &record) {
				t.Error(err)
			}
			people++
		}
	})
	if people != 2 || page.Bytes() < blocks<<20 || packed.Len() > 1<<20 {
		t.Errorf("%d people in %d bytes of %d", people, page.Bytes(), packed.Len())
	}
	// A text's limit and the smaller buffers before it take 64 MB. The rest is for the
	// decoder and the connection.
	if took > 72<<20 {
		t.Errorf("%d MB were allocated for %d MB", took>>20, page.Bytes()>>20)
	}
}
