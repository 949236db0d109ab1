package api

import (
	"encoding/base64"
	"encoding/json"
	"errors"
	"io"
	"net/http"
	"strings"
	"testing"
	"testing/iotest"
	"time"

	"github.com/google/go-cmp/cmp"

	"shortlist/api/wire"
	"shortlist/model"
	"shortlist/model/modeltest"
)

var farAway = time.Now().Add(1000 * time.Hour)

// FuzzApplies compares the stream with encoding/json and encoding/base64, which read
// everything at once: both return the same candidates with the same bytes, or both
// reject the page.
func FuzzApplies(f *testing.F) {
	for _, seed := range []string{
		`[{"id":1,"cvFile":{"name":"a","data":"aGk="}},{"cvFile":{"data":"a\u0047\/\nk"},"id":"2"}]`, `[{"id":1,"cvFile":{"data":"!"}},7,null,{}]`,
		`[{"id":3,"cvFile":{"data":"aGk="},"cvFile":{"name":"b"}},{"id":3,"cvFile":{"data":"YQ","data":1}}]`, `[{"id":1,"cvFile":null},{"id":2,"cvFile":{}}`,
		`[{"id":1,"cvFile":{"name":"n"}},{"id":1e0,"cvFile":{"data":"YQ==","data":null}},{"id":2,"cvFile":{"data":"YQ"},"cvFile":[]}] x`, "\ufeff[]", "null", "{}", "", "}}{",
		`[{"id":1,"applicant":{"name":"N","age":"7","workExperience":[{"title":"\ud800"}]},"x":{"cvFile":{"data":"q"}},"cvFile":{"data":"\q","type":7}}]`,
	} {
		f.Add(seed, false)
		f.Add(seed, true)
	}
	client, err := New(Options{BaseURL: "https://ua.example.com", Email: "hr@example.com", Tokens: &fixedToken{}})
	modeltest.Must(f, err)
	f.Fuzz(func(t *testing.T, body string, bytewise bool) {
		want, wantErr := readWhole(body)
		got := whole{kept: map[int64]string{}}
		sink := &memorySink{kept: map[int64][]byte{}}
		var src io.Reader = strings.NewReader(body)
		if bytewise {
			src = iotest.OneByteReader(src)
		}
		page := client.Applies(1, sink)
		_, err := page.readRecords(request{phrase: "read"}, &http.Response{StatusCode: http.StatusOK, Body: io.NopCloser(src)}, func(c model.Candidate, err error) bool {
			var record *RecordError
			switch {
			case errors.As(err, &record):
				got.bad = append(got.bad, record.Index)
			case err != nil:
				t.Errorf("%v within the page", err)
			default:
				got.people = append(got.people, c)
			}
			return true
		})
		if wantErr != nil {
			left, _ := io.ReadAll(wire.NewFileReader(strings.NewReader(body), wire.FileOptions{
				Open: func(int, int64) (*wire.Base64Decoder, string) {
					return wire.NewBase64Decoder(nil, 1<<20, nil), diverted
				},
				MaxString: maxString, MaxRecord: maxRecord,
			}))
			if _, dataErr := readWhole(string(left)); err == nil && dataErr != nil {
				t.Errorf("%q is read, and encoding/json reports %v", body, wantErr)
			}
			return // invalid JSON in the data of a CV makes only that CV unreadable
		}
		for id, data := range sink.kept {
			got.kept[id] = string(data)
		}
		for i := range got.people {
			if cv := got.people[i].CV; cv != nil {
				cv.Ref = ""
				if cv.Broken != "" {
					cv.Size = 0 // the part that was read
				}
			}
		}
		if diff := cmp.Diff(want, got, cmp.AllowUnexported(whole{})); err != nil || diff != "" {
			t.Errorf("%q: %v\n%s", body, err, diff)
		}
	})
}

// whole is the content of a page of applies.
type whole struct {
	people []model.Candidate
	bad    []int // records that cannot be read
	kept   map[int64]string
}

// readWhole reads a page in memory at once.
func readWhole(body string) (whole, error) {
	out := whole{kept: map[int64]string{}}
	var records []json.RawMessage
	if err := json.NewDecoder(strings.NewReader(strings.TrimPrefix(body, "\ufeff"))).Decode(&records); err != nil {
		return out, err
	}
	for i, raw := range records {
		w, err := wire.NewRecords().Candidate(raw)
		if err != nil || w.ID <= 0 {
			out.bad = append(out.bad, i)
			continue
		}
		c := w.Model()
		text, sent := cvData(raw)
		switch {
		case c.CV == nil:
		case sent:
			data, err := decodeWhole(text)
			if err != nil {
				c.CV.Broken = err.Error()
				break
			}
			c.CV.Size = int64(len(data))
			out.kept[c.ID] = string(data)
		case c.CV.Name == "" && c.CV.ContentType == "":
			c.CV = nil
		default:
			c.CV.Broken = "no data was sent"
		}
		out.people = append(out.people, c)
	}
	return out, nil
}

// cvData finds the data of a record's CV. If a name is repeated, its last value counts; a repeated object adds its
// members to the earlier one.
func cvData(record json.RawMessage) (data string, sent bool) {
	each(record, func(name string, value json.RawMessage) {
		if name != "cvFile" {
			return
		}
		if value[0] != '{' {
			sent = false
			return
		}
		each(value, func(name string, value json.RawMessage) {
			if name == "data" {
				sent = value[0] == '"' && json.Unmarshal(value, &data) == nil
			}
		})
	})
	return data, sent
}

// each calls member for the members of an object.
func each(object json.RawMessage, member func(name string, value json.RawMessage)) {
	dec := json.NewDecoder(strings.NewReader(string(object)))
	if token, _ := dec.Token(); token != json.Delim('{') {
		return
	}
	for dec.More() {
		name, _ := dec.Token() // it is well formed
		var value json.RawMessage
		_ = dec.Decode(&value)
		member(name.(string), value)
	}
}

// decodeWhole decodes base64 as CONTRACT 22 requires.
func decodeWhole(text string) ([]byte, error) {
	text = strings.NewReplacer("\n", "", "\r", "", "\t", "", " ", "", "-", "+", "_", "/").Replace(text)
	text = strings.TrimRight(text, "=")
	switch data, err := base64.RawStdEncoding.DecodeString(text); {
	case err == nil && len(data) == 0:
		return nil, wire.ErrFileEmpty
	case err == nil:
		return data, nil
	case len(text)%4 == 1 && strings.Trim(text, "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/") == "":
		return nil, wire.ErrFileShort
	default:
		return nil, wire.ErrFileBytes
	}
}
