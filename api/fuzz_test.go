package api

import (
	"encoding/base64"
	"encoding/json"
	"io"
	"strings"
	"testing"
	"testing/iotest"
	"time"
)

var farAway = time.Now().Add(1000 * time.Hour)

// FuzzDiverter holds the diverter against encoding/json: whatever that reads,
// the diverted page must read as the same values, with each CV's data replaced
// by its number.
func FuzzDiverter(f *testing.F) {
	for _, seed := range []string{
		`[{"id":1,"cvFile":{"data":"aGk="}}]`, `[{"cvFile":[{"data":"x"}]}]`, `[{"cvFile":{"a":{"data":"x"},"data":"\u0061"}}]`,
		`{"cvFile":{"data":"x"}}`, `[[{"cvFile":{"data":"x"}}]]`, `[{"a\"b":"\\","cvFile":{"data":1}}]`, `[{"cvFile":{"data":"a"},"cvFile":{"data":"b"}}]`,
	} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, body string) {
		var want any
		if json.Unmarshal([]byte(body), &want) != nil {
			return
		}
		var data []string
		open := func(int, int64) *cvDecoder {
			cv := &cvDecoder{limit: 1 << 20, blob: &memoryBlob{sink: &memorySink{}}}
			data = append(data, "")
			return cv
		}
		out, err := io.ReadAll(newDiverter(iotest.OneByteReader(strings.NewReader(body)), open))
		if err != nil {
			t.Fatal(err)
		}
		var got any
		if err := json.Unmarshal(out, &got); err != nil {
			t.Fatalf("%q became %q: %v", body, out, err)
		}
		if a, b := blank(want), blank(got); a != b {
			t.Errorf("%q became %q", a, b)
		}
	})
}

// blank renders v with the strings that are diverted left out.
func blank(v any) string {
	if list, ok := v.([]any); ok {
		for _, item := range list {
			if record, ok := item.(map[string]any); ok {
				if cv, ok := record["cvFile"].(map[string]any); ok {
					if _, ok := cv["data"].(string); ok {
						cv["data"] = "cv"
					}
				}
			}
		}
	}
	text, _ := json.Marshal(v) // it came from JSON
	return string(text)
}

// FuzzCVData holds the streaming base64 decoder against encoding/base64.
func FuzzCVData(f *testing.F) {
	f.Add([]byte("hello"), 3, true)
	f.Fuzz(func(t *testing.T, cv []byte, cut int, url bool) {
		if len(cv) == 0 || cut <= 0 {
			return
		}
		encoding := base64.StdEncoding
		if url {
			encoding = base64.RawURLEncoding
		}
		text := encoding.EncodeToString(cv)
		blob := &memoryBlob{sink: &memorySink{}}
		d := &cvDecoder{limit: 1 << 20, blob: blob}
		for len(text) > 0 {
			n := min(cut, len(text))
			d.write([]byte(text[:n]))
			d.write([]byte("\n"))
			text = text[n:]
		}
		d.close()
		if d.err != nil || blob.String() != string(cv) {
			t.Errorf("got %q (%v), want %q", blob.String(), d.err, cv)
		}
	})
}
