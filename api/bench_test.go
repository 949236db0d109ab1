package api_test

import (
	"encoding/base64"
	"flag"
	"fmt"
	"io"
	"math/rand/v2"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strconv"
	"testing"
	"time"

	"shortlist/api"
	"shortlist/model"
)

var benchMB = flag.Int("applies-mb", 10, "size of the page of BenchmarkApplies in MB")

// BenchmarkApplies reads a page of applies with CVs of 500 KB from loopback:
// into files, as the program does, and into nothing. The floors copy the same
// body to a file and to nothing in the same run; x-of-file and x-of-discard are
// the stream's speed in parts of theirs.
func BenchmarkApplies(b *testing.B) {
	cv := make([]byte, 375_000) // 500 KB as base64
	for i := range cv {
		cv[i] = byte(rand.Uint32())
	}
	entry := `"jobId":7,"date":"2026-10-06T09:00:00.1234567Z","status":"Received","applicant":{"name":"Somebody","contacts":{"email":"somebody@example.com"},` +
		`"education":[],"workExperience":[]},"cvFile":{"name":"cv.pdf","data":"` + base64.StdEncoding.EncodeToString(cv) + `","type":"CV","contentType":"application/pdf"}}`
	count := max(*benchMB*1_000_000/len(entry), 1)
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", "application/json")
		for i := range count {
			_, _ = io.WriteString(w, map[bool]string{true: "[", false: ","}[i == 0]+`{"id":`+strconv.Itoa(i+1)+",")
			_, _ = io.WriteString(w, entry)
		}
		_, _ = io.WriteString(w, "]")
	}))
	defer server.Close()
	client, err := api.New(api.Options{BaseURL: server.URL, Email: "hr@example.com", Tokens: alive()})
	if err != nil {
		b.Fatal(err)
	}
	defer client.Close()

	// As large buffers as the client's: the floor is no slower than it has to be.
	transport := &http.Transport{ReadBufferSize: 64 << 10}
	defer transport.CloseIdleConnections()
	buffer := make([]byte, 128<<10)
	copyTo := func(to io.Writer) int64 {
		resp, err := (&http.Client{Transport: transport}).Get(server.URL)
		if err != nil {
			b.Fatal(err)
		}
		defer resp.Body.Close()
		n, err := io.CopyBuffer(onlyWriter{to}, resp.Body, buffer)
		if err != nil {
			b.Fatal(err)
		}
		return n
	}
	read := func(sink api.Sink) int64 {
		page, n := client.Applies(7, sink), 0
		for c, err := range page.All(b.Context()) {
			if err != nil || c.CV == nil || c.CV.Size != int64(len(cv)) {
				b.Fatal(err)
			}
			n++
		}
		if n != count {
			b.Fatal(n)
		}
		return page.Bytes()
	}
	dir := b.TempDir()
	whole := filepath.Join(dir, "whole")
	runs := []struct {
		name string
		run  func() int64
	}{
		{"discard", func() int64 { return copyTo(io.Discard) }},
		{"file", func() int64 {
			f, err := os.Create(whole)
			if err != nil {
				b.Fatal(err)
			}
			n := copyTo(f)
			if err := f.Close(); err != nil {
				b.Fatal(err)
			}
			return n
		}},
		{"counted", func() int64 { return read(nil) }},
		{"kept", func() int64 { return read(fileSink{dir}) }},
	}
	took := map[string]time.Duration{}
	bytes := map[string]int64{}
	for b.Loop() { // in turns, so that all of them see the same machine
		for _, r := range runs {
			begin := time.Now()
			bytes[r.name] += r.run()
			took[r.name] += time.Since(begin)
		}
	}
	speed := func(name string) float64 { return float64(bytes[name]) / 1e6 / took[name].Seconds() }
	b.ReportMetric(0, "ns/op")
	for _, r := range runs {
		b.ReportMetric(speed(r.name), r.name+"-MB/s")
	}
	b.ReportMetric(speed("kept")/speed("file"), "x-of-file")
	b.ReportMetric(speed("counted")/speed("discard"), "x-of-discard")
}

// onlyWriter hides what a file can do beside writing: the floor is a copy, not a
// splice within the kernel.
type onlyWriter struct{ io.Writer }

// fileSink keeps each CV in a file.
type fileSink struct{ dir string }

func (s fileSink) Create(int64) api.Blob {
	f, _ := os.CreateTemp(s.dir, "cv") // a nil file fails
	return &fileBlob{f, s.dir}
}

type fileBlob struct {
	*os.File
	dir string
}

func (f *fileBlob) Discard() { _ = f.Close(); _ = os.Remove(f.Name()) }

func (f *fileBlob) Commit(c *model.Candidate) (string, error) {
	if err := f.Close(); err != nil {
		return "", err
	}
	path := filepath.Join(f.dir, fmt.Sprint(c.ID))
	return path, os.Rename(f.Name(), path)
}
