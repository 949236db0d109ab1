package sandbox

import (
	"bytes"
	"fmt"
	"io"
	"io/fs"
	"net/http"
	"runtime"
	"testing"
	"testing/fstest"

	"github.com/go-json-experiment/json/jsontext"

	"shortlist/api/wire"
	"shortlist/model/modeltest"
)

// counting records how many bytes came, when the first came, and the most memory in use
// at a few hundred points on the way.
type counting struct {
	n    int64
	next int64
	peak uint64
}

func (c *counting) Write(p []byte) (int, error) {
	c.n += int64(len(p))
	if c.n >= c.next {
		c.next = c.n + 1<<20
		var m runtime.MemStats
		runtime.ReadMemStats(&m)
		c.peak = max(c.peak, m.HeapInuse)
	}
	return len(p), nil
}

// TestS4_7_AppliesAreStreamed: memory stays flat for any body, here 150 MB of CVs.
func TestS4_7_AppliesAreStreamed(t *testing.T) {
	d := start(t, Options{Scenario: "large", Large: Sizes{Jobs: 20, WithCVs: 220, CVSize: 500_000, Without: 500}})
	get := func(key string) *counting {
		t.Helper()
		runtime.GC()
		var m runtime.MemStats
		runtime.ReadMemStats(&m)
		before := m.HeapInuse
		req, err := http.NewRequestWithContext(t.Context(), http.MethodGet, fmt.Sprintf("http://sandbox%s/AtsJob/appliesByJob/%d", wire.BasePath, d.id(key)), nil)
		modeltest.Must(t, err)
		req.Header.Set("Content-Type", "application/json")
		req.Header.Set("Authorization", "Bearer "+d.token)
		res, err := d.client.Do(req)
		modeltest.Must(t, err)
		defer res.Body.Close()
		c := &counting{}
		if _, err := io.Copy(c, res.Body); err != nil {
			t.Fatal(err)
		}
		c.peak -= min(c.peak, before)
		return c
	}
	c := get(KeyLargeCVs)
	if c.n < 220*500_000*4/3 {
		t.Errorf("%d bytes came", c.n)
	}
	if c.peak > 24<<20 {
		t.Errorf("memory went up by %d MB", c.peak>>20)
	}
	t.Logf("%d MB, memory up by %d KB", c.n>>20, c.peak>>10)
	if n := len(d.applies(d.id(KeyLargeMany))); n != 500 {
		t.Errorf("%d without CVs", n)
	}
}

// stuck is a folder whose file "stuck" opens only when the test lets it.
type stuck struct {
	fs.FS
	let chan struct{}
}

func (s stuck) Open(name string) (fs.File, error) {
	if name == "stuck" {
		<-s.let
	}
	return s.FS.Open(name)
}

// TestS4_7_FirstRowDoesNotWaitForTheSecond: the service sends each row before it makes
// the next.
func TestS4_7_FirstRowDoesNotWaitForTheSecond(t *testing.T) {
	files := stuck{fstest.MapFS{
		"two.json": {Data: []byte(`{"account":{"email":"a@example.com","company":""},"jobs":[{"key":"k","status":"Activated","applies":[
			{"daysAgo":1,"applicant":{"name":"First"}},{"daysAgo":2,"applicant":{"name":"Second"},"cv":{"file":"stuck"}}]}]}`)},
		"stuck": {Data: []byte("cv")},
	}, make(chan struct{})}
	d := start(t, Options{Scenario: "two", files: files})
	req, err := http.NewRequestWithContext(t.Context(), http.MethodGet, fmt.Sprintf("http://sandbox%s/AtsJob/appliesByJob/%d", wire.BasePath, d.id("k")), nil)
	modeltest.Must(t, err)
	req.Header.Set("Content-Type", "application/json")
	req.Header.Set("Authorization", "Bearer "+d.token)
	res, err := d.client.Do(req)
	modeltest.Must(t, err)
	defer res.Body.Close()
	dec := jsontext.NewDecoder(res.Body)
	if _, err := dec.ReadToken(); err != nil {
		t.Fatal(err)
	}
	row, err := dec.ReadValue()
	if err != nil || !bytes.Contains(row, []byte("First")) {
		t.Errorf("%s, %v", row, err)
	}
	close(files.let)
	if row, err = dec.ReadValue(); err != nil || !bytes.Contains(row, []byte("Second")) {
		t.Errorf("%s, %v", row, err)
	}
}

// TestS4_7_UnreadableCV: a CV that cannot be read never leaves broken JSON. The service
// cuts the connection, or sends the error before the first byte.
func TestS4_7_UnreadableCV(t *testing.T) {
	for name, want := range map[string]bool{"first": true, "second": false} {
		cv := map[string]string{"first": `"cv":{"file":"none"}`, "second": `"cv":null`}
		files := fstest.MapFS{"two.json": {Data: fmt.Appendf(nil, `{"account":{"email":"a@example.com","company":""},"jobs":[{"key":"k","status":"Activated","applies":[
			{"daysAgo":1,%s},{"daysAgo":2,"cv":{"file":"none"}}]}]}`, cv[name])}}
		d := start(t, Options{Scenario: "two", files: files})
		a := d.call(http.MethodGet, fmt.Sprintf("appliesByJob/%d", d.id("k")), "")
		if want {
			d.want(a, 500, CodeServer)
		} else if a.err == nil {
			t.Errorf("%s: %d %s", name, a.status, a.body)
		}
	}
}

// TestS4_7_SlowReaderDelaysNoOther: a reader that stops reading delays no other, since
// the service holds no database connection while it writes a body.
func TestS4_7_SlowReaderDelaysNoOther(t *testing.T) {
	d := start(t, Options{Scenario: "large", Large: Sizes{Jobs: 4, WithCVs: 40, CVSize: 100_000, Without: 1}})
	req, err := http.NewRequestWithContext(t.Context(), http.MethodGet, fmt.Sprintf("http://sandbox%s/AtsJob/appliesByJob/%d", wire.BasePath, d.id(KeyLargeCVs)), nil)
	modeltest.Must(t, err)
	req.Header.Set("Content-Type", "application/json")
	req.Header.Set("Authorization", "Bearer "+d.token)
	res, err := d.client.Do(req)
	modeltest.Must(t, err)
	if _, err := io.ReadFull(res.Body, make([]byte, 1000)); err != nil {
		t.Fatal(err)
	}
	d.create()
	d.list("")
	if err := res.Body.Close(); err != nil {
		t.Error(err)
	}
}

func TestLargeCVsAreTheSameEachTimeAndDiffer(t *testing.T) {
	read := func(seed int64, size int) []byte {
		data, err := io.ReadAll(madeCV(seed, size))
		modeltest.Must(t, err)
		return data
	}
	for _, size := range []int{1000, 5000, 100_003} {
		data := read(7, size)
		if !bytes.Equal(data, read(7, size)) || bytes.Equal(data, read(8, size)) {
			t.Error("not the same each time, or the same for all")
		}
		if size > 1500 && len(data) != size {
			t.Errorf("%d bytes, want %d", len(data), size)
		}
		// A PDF reader finds the table of objects at the offset near the end of the
		// file.
		var xref int
		tail := data[bytes.LastIndex(data, []byte("startxref")):]
		if _, err := fmt.Sscanf(string(tail), "startxref\n%d", &xref); err != nil || !bytes.HasPrefix(data[xref:], []byte("xref\n")) {
			t.Errorf("startxref %d, %v", xref, err)
		}
	}
}
