package api

import (
	"bytes"
	"context"
	"encoding/base64"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"testing/iotest"

	"github.com/google/go-cmp/cmp"

	"shortlist/api/wire"
	"shortlist/model"
	"shortlist/model/modeltest"
)

// memorySink keeps committed CVs by apply id.
type memorySink struct {
	kept      map[int64][]byte
	discarded int
	hints     []int64
}

type memoryBlob struct {
	sink *memorySink
	bytes.Buffer
}

func (s *memorySink) Create(applyID int64) Blob {
	s.hints = append(s.hints, applyID)
	return &memoryBlob{sink: s}
}
func (b *memoryBlob) Discard() { b.sink.discarded++ }
func (b *memoryBlob) Commit(c *model.Candidate) (string, error) {
	b.sink.kept[c.ID] = bytes.Clone(b.Bytes())
	return fmt.Sprint("mem:", c.ID), nil
}

// page serves one body as the applies of a job and reads it with the client.
func page(t *testing.T, body io.Reader, header http.Header) ([]model.Candidate, []error, *memorySink) {
	t.Helper()
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		for k, v := range header {
			w.Header()[k] = v
		}
		_, _ = io.Copy(w, body)
	}))
	t.Cleanup(server.Close)
	client, err := New(Options{BaseURL: server.URL, Email: "hr@example.com", Tokens: &fixedToken{}})
	modeltest.Must(t, err)
	t.Cleanup(client.Close)
	sink := &memorySink{kept: map[int64][]byte{}}
	var people []model.Candidate
	var errs []error
	for c, err := range client.Applies(1, sink).All(context.Background()) {
		if err != nil {
			errs = append(errs, err)
			continue
		}
		people = append(people, c)
	}
	return people, errs, sink
}

func TestAppliesDivertsCVsWhereverTheyStand(t *testing.T) {
	cv := []byte("%PDF-1.7 \xfb\xff\xfe bytes that need + and / in base64 \xff\xef\xbe")
	std := base64.StdEncoding.EncodeToString(cv)
	jsonEscaped := strings.NewReplacer("+", `\u002B`, "/", `\/`).Replace(std)
	var wrapped strings.Builder
	for i := 0; i < len(std); i += 10 {
		wrapped.WriteString(std[i:min(i+10, len(std))] + `\r\n`)
	}
	for name, record := range map[string]string{
		"after the id":    `{"id":1,"cvFile":{"name":"a.pdf","data":"` + std + `","type":"CV"}}`,
		"before the id":   `{"cvFile":{"data":"` + std + `","name":"a.pdf"},"applicant":{"name":"x"},"id":"1"}`,
		"json escapes":    `{"id":1,"cvFile":{"name":"a.pdf","data":"` + jsonEscaped + `"}}`,
		"line breaks":     `{"id":1,"cvFile":{"name":"a.pdf","data":"` + wrapped.String() + `"}}`,
		"url-safe":        `{"id":1,"cvFile":{"name":"a.pdf","data":"` + base64.RawURLEncoding.EncodeToString(cv) + `"}}`,
		"escaped names":   `{"id":1,"\u0063vFile":{"name":"a.pdf","d\u0061ta":"` + std + `"}}`,
		"a name twice":    `{"id":1,"cvFile":{"name":"b","data":"AAAA"},"cvFile":{"name":"a.pdf","data":"` + std + `"}}`,
		"data twice":      `{"id":1,"cvFile":{"name":"a.pdf","data":"AAAA","data":"` + std + `"}}`,
		"same names deep": `{"id":1,"x":{"cvFile":{"data":"zz"}},"cvFile":{"name":"a.pdf","more":[{"data":"q"}],"data":"` + std + `"},"data":"no"}`,
		"quoted braces":   `{"id":1,"applicant":{"name":"}]\",{\\"},"cvFile":{"name":"a.pdf","data":"` + std + `"}}`,
	} {
		t.Run(name, func(t *testing.T) {
			for _, reader := range []func(io.Reader) io.Reader{func(r io.Reader) io.Reader { return r }, iotest.OneByteReader} {
				people, errs, sink := page(t, reader(strings.NewReader("\ufeff [ "+record+" , "+`{"id":2}`+"]")), nil)
				if len(errs) > 0 || len(people) != 2 {
					t.Fatalf("%d people, %v", len(people), errs)
				}
				got := people[0].CV
				want := &model.CV{Name: "a.pdf", Type: got.Type, Size: int64(len(cv)), Ref: "mem:1", Extra: got.Extra}
				if diff := cmp.Diff(want, got); diff != "" {
					t.Error(diff)
				}
				if !bytes.Equal(sink.kept[1], cv) {
					t.Errorf("kept %q", sink.kept[1])
				}
			}
		})
	}
}

func TestAppliesPassesTheApplyIDOfACV(t *testing.T) {
	const cv = `"cvFile":{"data":"aGk="}`
	people, errs, sink := page(t, strings.NewReader(`[
		{"id":1,`+cv+`},{`+cv+`,"id":2},{"id":"3",`+cv+`},{ "id" : 4 ,"x":{"id":77},`+cv+`},{"i\u0064":" 5\n",`+cv+`},
		{"id":77,"id":6,`+cv+`},{"id":7,`+cv+`,"id":8},{"applicant":{"id":77},`+cv+`,"id":9},
		{"id":99999999999999999999,"id":10,`+cv+`},{"id":1e1,`+cv+`},{"id":11,"n":12,`+cv+`}]`), nil)
	if len(errs) > 0 || len(people) != 11 {
		t.Fatalf("%d people, %v", len(people), errs)
	}
	if diff := cmp.Diff([]int64{1, 0, 3, 4, 0, 6, 7, 0, 10, 0, 11}, sink.hints); diff != "" {
		t.Error(diff)
	}
	for _, id := range []int64{1, 2, 3, 4, 5, 6, 8, 9, 10, 11} {
		if string(sink.kept[id]) != "hi" {
			t.Errorf("apply %d has no CV", id)
		}
	}
}

func TestAppliesABadCVSpoilsOnlyItself(t *testing.T) {
	people, errs, sink := page(t, strings.NewReader(`[
		{"id":1,"cvFile":{"name":"bad","data":"AAA*AAAA"}},
		{"id":2,"cvFile":{"name":"short","data":"AAAAA"}},
		{"id":3,"cvFile":{"name":"empty","data":""}},
		{"id":4,"cvFile":{"name":"none"}},
		{"id":5,"cvFile":{}},
		{"id":6,"cvFile":null},
		{"id":7,"cvFile":{"name":"padded twice","data":"AA==AA=="}},
		{"id":8,"cvFile":{"name":"good","data":"aGk="}},
		{"id":9,"cvFile":{"name":"no such escape","data":"aG\k="}},
		{"id":10,"cvFile":{"name":"no such digits","data":"aG\u00zzk="}},
		{"id":11,"cvFile":{"name":"no white space","data":"aG\bk="}}]`), nil)
	if len(errs) > 0 {
		t.Fatal(errs)
	}
	var got []string
	for _, c := range people {
		if c.CV == nil {
			got = append(got, "-")
			continue
		}
		got = append(got, c.CV.Broken)
	}
	want := []string{wire.ErrFileBytes.Error(), wire.ErrFileShort.Error(), wire.ErrFileEmpty.Error(), "no data was sent", "-", "-", wire.ErrFileBytes.Error(), "", wire.ErrFileBytes.Error(), wire.ErrFileBytes.Error(), wire.ErrFileBytes.Error()}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
	if string(sink.kept[8]) != "hi" || len(sink.kept) != 1 || sink.discarded != 7 {
		t.Errorf("kept %v, discarded %d", sink.kept, sink.discarded)
	}
}

func TestAppliesABadRecordSpoilsOnlyItself(t *testing.T) {
	people, errs, sink := page(t, strings.NewReader(`[{"id":1},{"id":"what","cvFile":{"data":"aGk="}},7,{"applicant":{}},{"id":2,"cvFile":{"name":"n","data":"aGk="}}]`), nil)
	if len(people) != 2 || people[1].ID != 2 || string(sink.kept[2]) != "hi" || sink.discarded != 1 {
		t.Errorf("people %v, sink %+v", people, sink)
	}
	if len(errs) != 3 {
		t.Fatal(errs)
	}
	for _, err := range errs {
		var record *RecordError
		if !errors.As(err, &record) {
			t.Errorf("%v is not of one record", err)
		}
	}
}

func TestAppliesCutAtEveryByteKeepsWhatCame(t *testing.T) {
	body := `[{"id":1,"applicant":{"name":"Ірина"},"cvFile":{"name":"a","data":"aGk\u003d"}},{"cvFile":{"data":"aG8="},"id":2},{"id":3}]`
	for n := range body {
		people, errs, sink := page(t, iotest.DataErrReader(strings.NewReader(body[:n])), nil)
		if n == 0 {
			continue // an empty answer is not a list
		}
		if len(errs) != 1 || !errors.Is(errs[0], ErrNetwork) {
			t.Fatalf("cut at %d: %v", n, errs)
		}
		for _, c := range people {
			if c.CV != nil && string(sink.kept[c.ID]) == "" {
				t.Errorf("cut at %d: apply %d has no bytes", n, c.ID)
			}
		}
		if len(sink.kept) > len(people) {
			t.Errorf("cut at %d: %d CVs of %d people", n, len(sink.kept), len(people))
		}
	}
}

func TestAppliesOfAnotherKindOfAnswer(t *testing.T) {
	for name, c := range map[string]struct {
		body string
		kind error
	}{
		"null":   {"null", nil},
		"empty":  {"", ErrAnswer},
		"object": {`{"items":[]}`, ErrAnswer},
		"html":   {`<html>busy</html>`, ErrAnswer},
		"broken": {`[{"id":1},}]`, ErrAnswer},
		"closed": {`}}{`, ErrAnswer},
		"more":   {`[]}}]{"id":1}`, nil},
	} {
		t.Run(name, func(t *testing.T) {
			_, errs, _ := page(t, strings.NewReader(c.body), nil)
			if c.kind == nil && len(errs) == 0 {
				return
			}
			if len(errs) != 1 || !errors.Is(errs[0], c.kind) {
				t.Errorf("got %v, want %v", errs, c.kind)
			}
		})
	}
}

func TestAppliesCutsAnEndlessText(t *testing.T) {
	long := strings.Repeat("Ї", maxString)
	people, errs, _ := page(t, strings.NewReader(`[{"id":1,"applicant":{"region":"`+long+`\u0021\\","name":"n"}},{"id":2}]`), nil)
	if len(errs) > 0 || len(people) != 2 {
		t.Fatal(errs)
	}
	region := people[0].Applicant.Region
	if len(region) > maxString || len(region) < maxString-8 || strings.Trim(region, "Ї") != "" || people[0].Applicant.Name != "n" {
		t.Errorf("%d bytes", len(region))
	}
}

// fixedToken is a session that is already signed in.
type fixedToken struct{}

func (*fixedToken) Load() (Token, bool) {
	return Token{Value: "t", Expires: farAway}, true
}
func (*fixedToken) Save(Token) error { return nil }
func (*fixedToken) Clear() error     { return nil }
