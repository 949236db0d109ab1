package api_test

import (
	"errors"
	"io"
	"net/http"
	"runtime"
	"runtime/debug"
	"strings"
	"testing"

	"shortlist/api"
	"shortlist/model/modeltest"
)

// In any form of the records, few CVs are open at a time, and each goes to its own
// candidate.
func TestOpenCVsAreFew(t *testing.T) {
	cv := `{"data":"aGk="}`
	for name, record := range map[string]string{
		"no id":             `{"cvFile":` + cv + `}`,
		"taken back":        `{"id":1,"cvFile":` + cv + `,"cvFile":null}`,
		"many in one":       `{"id":1` + strings.Repeat(`,"cvFile":`+cv, 100) + `}`,
		"many data":         `{"id":1,"cvFile":{"data":"QQ=="` + strings.Repeat(`,"data":"aGk="`, 100) + `}}`,
		"no object":         `[{"cvFile":` + cv + `}]`,
		"another's":         `{"id":1,"cvFile":{"data":1}}`,
		"another's as text": `{"id":1,"cvFile":{"name":"x","d\u0061t\u0061":2}}`,
	} {
		t.Run(name, func(t *testing.T) {
			d := answerAlways(t, func(w http.ResponseWriter, _ *http.Request) {
				_, _ = io.WriteString(w, "["+strings.Repeat(record+",", 50)+`{"id":7,"cvFile":`+cv+`},`+record+`,{"id":8,"cvFile":`+cv+`}]`)
			})
			box := &cvBox{kept: map[int64][]byte{}}
			var last []int64
			for c, err := range d.client.Applies(1, box).All(t.Context()) {
				var one *api.RecordError
				if err != nil && !errors.As(err, &one) {
					t.Fatal(err)
				}
				if c.ID > 1 && err == nil {
					last = append(last, c.ID)
				}
			}
			if box.open != 0 || box.most > 4 {
				t.Errorf("%d CVs left open, %d at a time", box.open, box.most)
			}
			if len(last) != 2 || string(box.kept[7]) != "hi" || string(box.kept[8]) != "hi" {
				t.Errorf("%v, kept %v", last, box.kept)
			}
		})
	}
}

// A page of any size is read in the memory of its largest record.
func TestMemoryIsFlat(t *testing.T) {
	modeltest.SkipInShort(t, "sends large bodies")
	defer debug.SetGCPercent(debug.SetGCPercent(100)) // as in the program; testrun collects less often
	sizes := map[string]func(io.Writer){
		"many CVs": func(w io.Writer) {
			block := strings.Repeat("QUJDREVG", 64<<10)
			for range 160 {
				_, _ = io.WriteString(w, `,{"id":1,"applicant":{"name":"N"},"cvFile":{"name":"a.pdf","data":"`+block+`"}}`)
			}
		},
		"one CV": func(w io.Writer) {
			_, _ = io.WriteString(w, `,{"cvFile":{"data":"`)
			block := strings.Repeat("QUJDREVG", 8<<10)
			for range 1280 {
				_, _ = io.WriteString(w, block)
			}
			_, _ = io.WriteString(w, `"},"id":1}`)
		},
		"a record without an end": func(w io.Writer) {
			_, _ = io.WriteString(w, `,{"id":1`)
			block := strings.Repeat(`,"field":[1,2,3,"text"]`, 3000)
			for range 1280 {
				if _, err := io.WriteString(w, block); err != nil {
					return
				}
			}
			_, _ = io.WriteString(w, `}`)
		},
	}
	for name, write := range sizes {
		t.Run(name, func(t *testing.T) {
			d := answerAlways(t, func(w http.ResponseWriter, _ *http.Request) {
				_, _ = io.WriteString(w, `[{"id":9}`)
				write(w)
				_, _ = io.WriteString(w, `]`)
			})
			var before, now runtime.MemStats
			runtime.GC()
			runtime.ReadMemStats(&before)
			page := d.client.Applies(1, nil)
			n := 0
			for _, err := range page.All(t.Context()) {
				if n++; n%40 == 0 || err != nil {
					runtime.GC()
				}
				runtime.ReadMemStats(&now)
				if grown := int64(now.HeapInuse) - int64(before.HeapInuse); err == nil && grown > 16<<20 {
					t.Fatalf("%d MB more after %d MB", grown>>20, page.Bytes()>>20)
				}
			}
			runtime.ReadMemStats(&now)
			if total := int64(now.Sys) - int64(before.Sys); total > 160<<20 {
				t.Errorf("%d MB more from the system for %d MB", total>>20, page.Bytes()>>20)
			}
			if name != "a record without an end" && page.Bytes() < 64<<20 {
				t.Errorf("only %d MB came", page.Bytes()>>20)
			}
		})
	}
}
