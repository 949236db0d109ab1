package api_test

import (
	"bytes"
	"compress/gzip"
	"encoding/base64"
	"errors"
	"fmt"
	"io"
	"net/http"
	"os"
	"path/filepath"
	"runtime/metrics"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"shortlist/api"
	"shortlist/model"
	"shortlist/model/files"
	"shortlist/model/modeltest"
)

// shelf keeps CVs in a real cache, in a folder of the test.
type shelf struct {
	*testing.T
	dir    string
	cvs    *files.Intake
	onByte func() // bytes of a CV arrived
}

func newShelf(t *testing.T) *shelf {
	t.Helper()
	dir := filepath.Join(t.TempDir(), "cv")
	cache, err := files.NewCache(dir)
	modeltest.Must(t, err)
	s := &shelf{T: t, dir: dir, cvs: cache.Begin()}
	t.Cleanup(s.cvs.End)
	return s
}

func (s *shelf) Create(applyID int64) api.Blob { return shelved{s.cvs.Create(applyID), s} }

type shelved struct {
	*files.Incoming
	shelf *shelf
}

func (b shelved) Write(p []byte) (int, error) {
	if b.shelf.onByte != nil {
		b.shelf.onByte()
	}
	return b.Incoming.Write(p)
}

// cvOf returns the kept bytes of a candidate's CV.
func (s *shelf) cvOf(c model.Candidate) []byte {
	s.Helper()
	if c.CV == nil || c.CV.Broken != "" {
		s.Fatalf("apply %d: %+v", c.ID, c.CV)
	}
	data, err := os.ReadFile(c.CV.Ref)
	if err != nil || int64(len(data)) != c.CV.Size {
		s.Fatalf("apply %d: %d bytes of %d, %v", c.ID, len(data), c.CV.Size, err)
	}
	return data
}

// files checks that the folder has the given number of CVs, and no other files.
func (s *shelf) files(want int) {
	s.Helper()
	entries, err := os.ReadDir(s.dir)
	modeltest.Must(s, err)
	for _, e := range entries {
		if strings.HasPrefix(e.Name(), ".") {
			s.Errorf("%s is left over", e.Name())
		}
	}
	if len(entries) != want {
		s.Errorf("%d files, want %d", len(entries), want)
	}
}

// read reads a page to its end.
func (s *shelf) read(d *desk) (people []model.Candidate, errs []error) {
	for c, err := range d.client.Applies(1, s).All(s.Context()) {
		if err != nil {
			errs = append(errs, err)
			continue
		}
		people = append(people, c)
	}
	return people, errs
}

// The service breaks off at any byte. Each applicant who arrived whole has their whole
// CV, the failure names its cause, and no partial file is left.
func TestAConnectionThatBreaksAtEveryByte(t *testing.T) {
	records := []string{
		`{"id":1,"applicant":{"name":"Ірина"},"cvFile":{"name":"a","data":"aGk\u003d"}}`, `{"cvFile":{"data":"aG8="},"id":2}`, `{"id":3}`,
	}
	body := "[" + strings.Join(records, ",") + "]"
	cut := 0
	d := answerAlways(t, func(w http.ResponseWriter, _ *http.Request) {
		_, _ = io.WriteString(w, body[:cut])
		_ = http.NewResponseController(w).Flush()
		panic(http.ErrAbortHandler) // closes the connection
	})
	for cut = range len(body) - 1 {
		s := newShelf(t)
		people, errs := s.read(d)
		if e := d.want(ending(errs), api.ErrNetwork); len(errs) != 1 || !strings.Contains(e.Error(), "closed the connection") {
			t.Fatalf("cut at %d: %v", cut, errs)
		}
		whole, end := 0, 0
		for _, r := range records {
			if end += 1 + len(r); end <= cut {
				whole++
			}
		}
		if len(people) != whole {
			t.Errorf("cut at %d: %d people of %d", cut, len(people), whole)
		}
		for i, want := range []string{"hi", "ho"}[:min(whole, 2)] {
			if got := s.cvOf(people[i]); string(got) != want {
				t.Errorf("cut at %d: %q", cut, got)
			}
		}
		s.files(min(whole, 2))
	}
}

// The same happens within a CV that is too large for memory.
func TestAConnectionThatBreaksWithinALargeCV(t *testing.T) {
	data := bytes.Repeat([]byte("%PDF-1.7 and so on;"), 200_000)
	text := base64.StdEncoding.EncodeToString(data)
	for _, known := range []bool{false, true} {
		s := newShelf(t)
		length := len(text)
		d := answerAlways(t, func(w http.ResponseWriter, _ *http.Request) {
			_, _ = io.WriteString(w, `[{"id":7,"cvFile":{"data":"`+text[:length])
			if length == len(text) {
				_, _ = io.WriteString(w, `"}}]`)
				return
			}
			_ = http.NewResponseController(w).Flush()
			panic(http.ErrAbortHandler)
		})
		before := 0
		if known { // the earlier file stays
			people, errs := s.read(d)
			d.ok(errors.Join(errs...))
			s.cvOf(people[0])
			before = 1
		}
		for _, length = range []int{1, 1 << 20, 2 << 20, len(text) - 1} {
			people, errs := s.read(d)
			if d.want(ending(errs), api.ErrNetwork); len(people) != 0 {
				t.Errorf("%d people", len(people))
			}
			s.files(before)
		}
		length = len(text)
		people, errs := s.read(d)
		d.ok(errors.Join(errs...))
		if !bytes.Equal(s.cvOf(people[0]), data) {
			t.Error("other bytes")
		}
		s.files(1)
	}
}

// permutations returns all orders of some members of an object.
func permutations(members []string) (out []string) {
	if len(members) < 2 {
		return members
	}
	for i := range members {
		rest := append(append([]string(nil), members[:i]...), members[i+1:]...)
		for _, p := range permutations(rest) {
			out = append(out, members[i]+","+p)
		}
	}
	return out
}

// Members of the record, and of the CV in it, come in any order (CONTRACT 22).
func TestMembersInEveryOrder(t *testing.T) {
	const id, file = `"id":@`, `"cvFile":{#}`
	var records []string
	for _, record := range permutations([]string{id, file, `"applicant":{"name":"N","age":"30"}`, `"date":"2026-10-06T09:00:00Z"`}) {
		for _, inner := range permutations([]string{`"name":"a.pdf"`, `"data":"%"`, `"type":"CV"`, `"contentType":"application/pdf"`}) {
			n := strconv.Itoa(len(records) + 1)
			data := base64.StdEncoding.EncodeToString([]byte("the CV of " + n))
			records = append(records, "{"+strings.NewReplacer("@", n, "#", strings.Replace(inner, "%", data, 1)).Replace(record)+"}")
		}
	}
	d := answerAlways(t, func(w http.ResponseWriter, _ *http.Request) {
		_, _ = io.WriteString(w, "["+strings.Join(records, ",")+"]")
	})
	s := newShelf(t)
	people, errs := s.read(d)
	d.ok(errors.Join(errs...))
	if len(people) != 24*24 {
		t.Fatalf("%d people", len(people))
	}
	for i, c := range people {
		if got := string(s.cvOf(c)); got != fmt.Sprint("the CV of ", i+1) {
			t.Errorf("%s has %q", records[i], got)
		}
		want := people[0]
		cv := *want.CV
		want.ID, want.CV, cv.Ref, cv.Size = int64(i+1), &cv, c.CV.Ref, c.CV.Size
		if diff := cmp.Diff(want, c); diff != "" {
			t.Errorf("%s: %s", records[i], diff)
		}
	}
	s.files(len(people))
}

// A body is the same in every encoding.
func TestABodyInEveryForm(t *testing.T) {
	modeltest.SkipInShort(t, "sends large bodies")
	large := base64.StdEncoding.EncodeToString(bytes.Repeat([]byte("%PDF-1.7 "), 20_000))
	body := `[{"id":1,"applicant":{"name":"Ірина 🙂"},"cvFile":{"name":"a","data":"aGk="}},{"cvFile":{"data":"` + large + `"},"id":2},{"id":3,"cvFile":null}]`
	zipped := func(w http.ResponseWriter) *gzip.Writer {
		w.Header().Set("Content-Encoding", "gzip")
		return gzip.NewWriter(w)
	}
	drip := func(w io.Writer, flush func() error, n int) {
		for rest := body; len(rest) > 0; rest = rest[min(n, len(rest)):] {
			_, _ = io.WriteString(w, rest[:min(n, len(rest))])
			_ = flush()
		}
	}
	var want []model.Candidate
	for _, form := range []struct {
		name  string
		serve func(http.ResponseWriter)
	}{
		{"whole", func(w http.ResponseWriter) {
			w.Header().Set("Content-Length", strconv.Itoa(len(body)))
			_, _ = io.WriteString(w, body)
		}},
		{"chunks", func(w http.ResponseWriter) { drip(w, http.NewResponseController(w).Flush, 7777) }},
		{"drops", func(w http.ResponseWriter) { drip(w, http.NewResponseController(w).Flush, 5) }},
		{"gzip", func(w http.ResponseWriter) {
			z := zipped(w)
			_, _ = io.WriteString(z, body)
			_ = z.Close()
		}},
		{"gzip in drops", func(w http.ResponseWriter) {
			z := zipped(w)
			drip(z, func() error { return errors.Join(z.Flush(), http.NewResponseController(w).Flush()) }, 11)
			_ = z.Close()
		}},
		{"byte order mark", func(w http.ResponseWriter) { _, _ = io.WriteString(w, "\ufeff\r\n"+body+"\n\n") }},
	} {
		t.Run(form.name, func(t *testing.T) {
			d := answerAlways(t, func(w http.ResponseWriter, _ *http.Request) { form.serve(w) })
			s := newShelf(t)
			people, errs := s.read(d)
			d.ok(errors.Join(errs...))
			if len(people) != 3 || string(s.cvOf(people[0])) != "hi" || base64.StdEncoding.EncodeToString(s.cvOf(people[1])) != large {
				t.Fatalf("%d people", len(people))
			}
			for i := range people[:2] {
				people[i].CV.Ref = "" // each shelf has its own folder
			}
			if want == nil {
				want = people
			}
			if diff := cmp.Diff(want, people); diff != "" {
				t.Error(diff)
			}
		})
	}
}

// heap returns the memory of the heap in use, garbage included, in bytes.
func heap() int64 {
	sample := []metrics.Sample{{Name: "/memory/classes/heap/objects:bytes"}, {Name: "/memory/classes/heap/unused:bytes"}}
	metrics.Read(sample)
	return int64(sample[0].Value.Uint64() + sample[1].Value.Uint64())
}

// A CV of 64 MB among small ones is read in the memory of a small one, both the first
// time and once the file exists.
func TestALargeCVAmongSmallOnes(t *testing.T) {
	modeltest.SkipInShort(t, "sends large bodies")
	const most, large = 32_000_000, 64 << 20
	block := []byte("%PDF-1.7 " + strings.Repeat("0123456789abcdef", 3<<10))
	encoded := []byte(base64.StdEncoding.EncodeToString(block)) // whole quads
	d := answerAlways(t, func(w http.ResponseWriter, _ *http.Request) {
		for id := range 60 {
			_, _ = fmt.Fprintf(w, `%s{"id":%d,"cvFile":{"data":"`, map[bool]string{true: "[", false: ","}[id == 0], id+1)
			n := 1
			if id == 30 {
				n = large / len(block)
			}
			for range n {
				_, _ = w.Write(encoded)
			}
			_, _ = io.WriteString(w, `"}}`)
		}
		_, _ = io.WriteString(w, "]")
	})
	s := newShelf(t)
	before, grown := heap(), int64(0)
	s.onByte = func() { grown = max(grown, heap()-before) }
	for range 2 {
		people, errs := s.read(d)
		d.ok(errors.Join(errs...))
		for i, c := range people {
			want := int64(len(block))
			if i == 30 {
				want *= int64(large / len(block))
			}
			if info, err := os.Stat(c.CV.Ref); c.CV.Size != want || err != nil || info.Size() != want {
				t.Errorf("apply %d: %+v (%v)", c.ID, c.CV, err)
			}
		}
		s.files(60)
	}
	if grown > most {
		t.Errorf("the heap grew by %d MB", grown/1_000_000)
	}
}

func TestTenThousandApplicants(t *testing.T) {
	modeltest.SkipInShort(t, "reads ten thousand applicants")
	const count = 10_000
	d := answerAlways(t, func(w http.ResponseWriter, _ *http.Request) {
		for id := range count {
			data := base64.StdEncoding.EncodeToString(fmt.Appendf(nil, "the CV of %d", id+1))
			_, _ = fmt.Fprintf(w, `%s{"id":%d,"applicant":{"name":"N"},"cvFile":{"data":"%s"}}`, map[bool]string{true: "[", false: ","}[id == 0], id+1, data)
		}
		_, _ = io.WriteString(w, "]")
	})
	s := newShelf(t)
	people, errs := s.read(d)
	d.ok(errors.Join(errs...))
	if len(people) != count {
		t.Fatalf("%d people", len(people))
	}
	for i, c := range people {
		if c.ID != int64(i+1) || i%97 == 0 && string(s.cvOf(c)) != fmt.Sprint("the CV of ", c.ID) {
			t.Fatalf("%d: %+v", i, c)
		}
	}
	s.files(count)
}
