package api_test

import (
	"encoding/base64"
	"flag"
	"io"
	"math/rand/v2"
	"net/http"
	"net/http/httptest"
	"strconv"
	"testing"
	"time"

	"shortlist/api"
	"shortlist/model/modeltest"
)

var benchMB = flag.Int("applies-mb", 10, "size of the page of BenchmarkApplies in MB")

// BenchmarkApplies reads a page of applies with CVs of 500 KB from loopback and
// keeps nothing: the client alone, without the disk that sways the benchmark of
// the whole (api/account). Its floor reads the same body and drops it in the same
// run; x-of-discard is the stream's speed in parts of the floor's.
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
	modeltest.Must(b, err)
	defer client.Close()

	// As large buffers as the client's: the floor is no slower than it has to be.
	transport := &http.Transport{ReadBufferSize: 64 << 10}
	defer transport.CloseIdleConnections()
	buffer := make([]byte, 128<<10)
	discard := func() {
		resp, err := (&http.Client{Transport: transport}).Get(server.URL)
		modeltest.Must(b, err)
		defer resp.Body.Close()
		if _, err := io.CopyBuffer(struct{ io.Writer }{io.Discard}, resp.Body, buffer); err != nil {
			b.Fatal(err)
		}
	}
	read := func() int64 {
		page, n := client.Applies(7, nil), 0
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
	var floor, stream time.Duration
	var bytes int64
	for b.Loop() { // in turns, so that both see the same machine
		begin := time.Now()
		discard()
		floor += time.Since(begin)
		begin = time.Now()
		bytes += read()
		stream += time.Since(begin)
	}
	b.ReportMetric(0, "ns/op")
	b.ReportMetric(float64(bytes)/1e6/stream.Seconds(), "MB/s")
	b.ReportMetric(floor.Seconds()/stream.Seconds(), "x-of-discard")
}
