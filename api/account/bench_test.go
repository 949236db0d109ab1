package account

import (
	"context"
	"encoding/base64"
	"flag"
	"io"
	"math/rand/v2"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"runtime"
	"runtime/metrics"
	"strconv"
	"sync/atomic"
	"testing"
	"time"

	"shortlist/api"
	"shortlist/model/files"
	"shortlist/model/modeltest"
	"shortlist/model/store"
)

var benchMB = flag.Int("applies-mb", 10, "size of the page of BenchmarkFetchApplicants in MB")

// BenchmarkFetchApplicants reads a page of applicants with CVs of 500 KB from loopback end to end: into a store file,
// into CV files and to the screen. The first read has an empty cache; the second finds all files there. Its floor
// copies the same body to a file in the same run; the goal is half of the floor's speed.
//
//	x-of-file    speed of the first read in parts of the floor's
//	x-of-first   speed of the second in parts of the first's
//	heap-MB      the most that the heap grew over what it was before the read
//	first-row-ms from the first byte sent until the first person is handed over
//	rewritten-MB CVs that the second read wrote again
func BenchmarkFetchApplicants(b *testing.B) {
	page := newBenchPage(b, *benchMB*1_000_000)
	took := map[string]time.Duration{}
	var heap uint64
	var firstRow time.Duration
	var rewritten int64
	for b.Loop() { // in turns, so that all of them see the same machine
		dir := b.TempDir()
		took["file"] += page.copyTo(filepath.Join(dir, "whole"))
		desk := page.open(dir)
		for _, read := range []string{"first", "second"} {
			before := page.files(dir)
			stop := watchHeap()
			begin := time.Now()
			row := desk.read()
			took[read] += time.Since(begin)
			heap = max(heap, stop())
			firstRow = max(firstRow, row)
			if read == "first" {
				continue
			}
			for name, info := range page.files(dir) {
				if old := before[name]; !os.SameFile(old, info) || !old.ModTime().Equal(info.ModTime()) {
					rewritten += info.Size()
				}
			}
		}
		desk.close()
	}
	b.ReportMetric(0, "ns/op")
	b.ReportMetric(float64(page.size)*float64(b.N)/1e6/took["first"].Seconds(), "MB/s")
	b.ReportMetric(took["file"].Seconds()/took["first"].Seconds(), "x-of-file")
	b.ReportMetric(took["first"].Seconds()/took["second"].Seconds(), "x-of-first")
	b.ReportMetric(float64(heap)/1e6, "heap-MB")
	b.ReportMetric(float64(firstRow.Microseconds())/1e3, "first-row-ms")
	b.ReportMetric(float64(rewritten)/1e6/float64(b.N), "rewritten-MB")
}

// benchPage is a job's applicants from a service on loopback.
type benchPage struct {
	b      *testing.B
	server *httptest.Server
	count  int
	size   int64
	begun  atomic.Pointer[time.Time] // when the first byte of the last answer was sent
}

func newBenchPage(b *testing.B, size int) *benchPage {
	b.Helper()
	file := make([]byte, 375_000) // 500 KB as base64
	for i := range file {
		file[i] = byte(rand.Uint32())
	}
	copy(file, "%PDF-1.7\n")
	entry := `"jobId":7,"date":"2026-10-06T09:00:00.1234567Z","status":"Received","applicant":{"name":"Somebody","contacts":{"email":"somebody@example.com"},` +
		`"education":[],"workExperience":[]},"cvFile":{"name":"cv.pdf","data":"` + base64.StdEncoding.EncodeToString(file) + `","type":"CV","contentType":"application/pdf"}}`
	p := &benchPage{b: b, count: max(size/len(entry), 1)}
	p.server = httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", "application/json")
		now := time.Now()
		p.begun.Store(&now)
		for i := range p.count {
			_, _ = io.WriteString(w, map[bool]string{true: "[", false: ","}[i == 0]+`{"id":`+strconv.Itoa(i+1)+",")
			_, _ = io.WriteString(w, entry)
		}
		_, _ = io.WriteString(w, "]")
	}))
	b.Cleanup(p.server.Close)
	return p
}

// copyTo is the floor: it copies the body to a file, with buffers as large as the
// client's.
func (p *benchPage) copyTo(path string) time.Duration {
	transport := &http.Transport{ReadBufferSize: 64 << 10}
	defer transport.CloseIdleConnections()
	begin := time.Now()
	resp, err := (&http.Client{Transport: transport}).Get(p.server.URL)
	modeltest.Must(p.b, err)
	defer func() { _ = resp.Body.Close() }() // only read
	f, err := os.Create(path)
	modeltest.Must(p.b, err)
	// A copy, not a splice within the kernel: only the writer is visible.
	if p.size, err = io.CopyBuffer(struct{ io.Writer }{f}, resp.Body, make([]byte, 128<<10)); err != nil {
		p.b.Fatal(err)
	}
	modeltest.Must(p.b, f.Close())
	took := time.Since(begin)
	modeltest.Must(p.b, os.Remove(path))
	return took
}

// files returns the CVs in a folder of the benchmark.
func (p *benchPage) files(dir string) map[string]os.FileInfo {
	entries, err := os.ReadDir(filepath.Join(dir, "cv"))
	modeltest.Must(p.b, err)
	out := map[string]os.FileInfo{}
	for _, e := range entries {
		if out[e.Name()], err = e.Info(); err != nil {
			p.b.Fatal(err)
		}
	}
	return out
}

// benchDesk is an account without any data.
type benchDesk struct {
	*Account
	page  *benchPage
	close func()
}

func (p *benchPage) open(dir string) *benchDesk {
	st, err := store.Open(filepath.Join(dir, "store.db"))
	modeltest.Must(p.b, err)
	cvs, err := files.NewCache(filepath.Join(dir, "cv"))
	modeltest.Must(p.b, err)
	cvs.Limit = 1 << 40
	client, err := api.New(api.Options{BaseURL: p.server.URL, Email: "hr@example.com", Tokens: signedIn{}})
	modeltest.Must(p.b, err)
	return &benchDesk{New(Options{Name: "bench", Client: client, Store: st, CVs: cvs}), p, func() {
		client.Close()
		if err := st.Close(); err != nil {
			p.b.Error(err)
		}
	}}
}

// read fetches the whole page and returns the time to the first applicant.
func (d *benchDesk) read() (firstRow time.Duration) {
	people := 0
	for batch := range d.FetchApplicants(context.Background(), 7) {
		if people == 0 && len(batch.People) > 0 {
			firstRow = time.Since(*d.page.begun.Load())
		}
		for _, c := range batch.People {
			if c.CV == nil || c.CV.Broken != "" || c.CV.Ref == "" {
				d.page.b.Fatalf("%+v", c.CV)
			}
		}
		if people += len(batch.People); batch.Err != nil || batch.Bad > 0 {
			d.page.b.Fatal(batch.Err)
		}
	}
	if people != d.page.count {
		d.page.b.Fatalf("%d people of %d", people, d.page.count)
	}
	return firstRow
}

// watchHeap samples the heap until stop, which returns its largest growth.
func watchHeap() (stop func() uint64) {
	sample := []metrics.Sample{{Name: "/memory/classes/heap/objects:bytes"}, {Name: "/memory/classes/heap/unused:bytes"}}
	now := func() uint64 {
		metrics.Read(sample)
		return sample[0].Value.Uint64() + sample[1].Value.Uint64()
	}
	runtime.GC()
	begin := now()
	most := begin
	end, ended := make(chan struct{}), make(chan struct{})
	go func() {
		defer close(ended)
		tick := time.NewTicker(2 * time.Millisecond)
		defer tick.Stop()
		for {
			select {
			case <-tick.C:
				most = max(most, now())
			case <-end:
				most = max(most, now())
				return
			}
		}
	}()
	return func() uint64 {
		close(end)
		<-ended
		return most - begin
	}
}

// signedIn is a session that never expires.
type signedIn struct{}

func (signedIn) Load() (api.Token, bool) {
	return api.Token{Value: "t", Expires: time.Now().Add(time.Hour)}, true
}
func (signedIn) Save(api.Token) error { return nil }
func (signedIn) Clear() error         { return nil }
