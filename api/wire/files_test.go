package wire

import (
	"bytes"
	"encoding/base64"
	"encoding/json"
	"errors"
	"io"
	"strings"
	"testing"
	"testing/iotest"

	"shortlist/model/modeltest"
)

// FuzzReader compares the reader with encoding/json: the passed-on JSON has the same
// values, with each file replaced.
func FuzzReader(f *testing.F) {
	for _, seed := range []string{
		`[{"id":1,"cvFile":{"data":"aGk="}}]`, `[{"cvFile":[{"data":"x"}]}]`, `[{"cvFile":{"a":{"data":"x"},"data":"\u0061"}}]`,
		`{"cvFile":{"data":"x"}}`, `[[{"cvFile":{"data":"x"}}]]`, `[{"a\"b":"\\","cvFile":{"data":1}}]`, `[{"cvFile":{"data":"a"},"cvFile":{"data":"b"}}]`,
	} {
		f.Add(seed, uint8(ApplyFiles))
	}
	for _, seed := range []string{
		`{"attachments":[{"data":"aGk="},{"data":"x","data":"y"}]}`, `{"attachments":{"data":"x"}}`, `{"attachments":[[{"data":"x"}],"y",{"a":{"data":"x"}}]}`,
		`{"a":{"attachments":[{"data":"x"}]},"\u0061ttachments":[{"d\u0061ta":"x"}]}`, `{"attachments":[],"x":[{"data":"x"}]}`, `[{"attachments":[{"data":"x"}]}]`,
		`{"attachments":[{"data":"x"}],"attachments":[{"data":"y"}]}`, `{"attachments":[{"data":1},{"data":null},7]}`,
	} {
		f.Add(seed, uint8(CallbackFiles))
	}
	f.Fuzz(func(t *testing.T, body string, form uint8) {
		form %= 2
		var want any
		if json.Unmarshal([]byte(body), &want) != nil {
			return
		}
		open := func(int, int64) (*Base64Decoder, string) { return NewBase64Decoder(nil, 1<<20, nil), "diverted" }
		out, err := io.ReadAll(NewFileReader(iotest.OneByteReader(strings.NewReader(body)), FileOptions{Form: FileForm(form), Open: open, MaxString: 1 << 20, MaxRecord: 1 << 20}))
		modeltest.Must(t, err)
		var got any
		if err := json.Unmarshal(out, &got); err != nil {
			t.Fatalf("%q became %q: %v", body, out, err)
		}
		if a, b := blank(want, FileForm(form)), blank(got, FileForm(form)); a != b {
			t.Errorf("%q became %q", a, b)
		}
	})
}

// blank renders v without the strings that are diverted.
func blank(v any, form FileForm) string {
	clear := func(file any) {
		if file, ok := file.(map[string]any); ok {
			if _, ok := file["data"].(string); ok {
				file["data"] = "a file"
			}
		}
	}
	switch list, _ := v.([]any); form {
	case ApplyFiles:
		for _, item := range list {
			if record, ok := item.(map[string]any); ok {
				clear(record["cvFile"])
			}
		}
	case CallbackFiles:
		if record, ok := v.(map[string]any); ok {
			list, _ := record["attachments"].([]any)
			for _, item := range list {
				clear(item)
			}
		}
	}
	text, _ := json.Marshal(v) // it was decoded from JSON, so it encodes
	return string(text)
}

// FuzzDecoder compares the streaming base64 decoder with encoding/base64.
func FuzzDecoder(f *testing.F) {
	f.Add([]byte("hello"), 3, true)
	f.Fuzz(func(t *testing.T, data []byte, cut int, url bool) {
		if len(data) == 0 || cut <= 0 {
			return
		}
		encoding := base64.StdEncoding
		if url {
			encoding = base64.RawURLEncoding
		}
		text := encoding.EncodeToString(data)
		var file bytes.Buffer
		d := NewBase64Decoder(&file, 1<<20, nil)
		for len(text) > 0 {
			n := min(cut, len(text))
			d.Write([]byte(text[:n]))
			d.Write([]byte("\n"))
			text = text[n:]
		}
		d.Close()
		if d.Err() != nil || file.String() != string(data) {
			t.Errorf("got %q (%v), want %q", file.String(), d.Err(), data)
		}
	})
}

// Base64 is read as services send it by mistake: as a data URL, in quotation marks, or encoded twice.
func TestBase64InOddForms(t *testing.T) {
	const pdf = "%PDF-1.7 a file of some length"
	once := base64.StdEncoding.EncodeToString([]byte(pdf))
	twice := base64.StdEncoding.EncodeToString([]byte(once))
	archive := "PK\x03\x04" + strings.Repeat("x", 200_000) // more than is written at a time
	again := func(s string) string { return base64.StdEncoding.EncodeToString([]byte(s)) }
	for name, c := range map[string]struct {
		text, want string
		err        error
	}{
		"plain":                     {once, pdf, nil},
		"a data URL":                {`data:application\/pdf;base64,` + once, pdf, nil},
		"with parameters":           {"data:text/plain;charset=utf-8;base64," + once, pdf, nil},
		"without a kind":            {"data:;base64," + once, pdf, nil},
		"in quotation marks":        {`\"` + once + `\"`, pdf, nil},
		"a quoted URL":              {`\"data:application/pdf;base64,` + once + `\"`, pdf, nil},
		"twice":                     {twice, pdf, nil},
		"twice, as a data URL":      {again("data:application/pdf;base64," + once), pdf, nil},
		"three times":               {again(twice), twice, nil},
		"a large archive twice":     {again(again(archive)), archive, nil},
		"twice, cut":                {again(once[:25]), "", ErrFileShort},
		"a data URL without base64": {"data:text/plain,abcd", "", ErrFileBytes},
		"no end of the URL":         {"data:application/pdf", "", ErrFileBytes},
		"a colon elsewhere":         {once + ":" + once, "", ErrFileBytes},
		"a quotation mark within":   {once + `\"` + once, "", ErrFileBytes},
		"an empty URL":              {"data:application/pdf;base64,", "", ErrFileEmpty},
		"a text with these letters": {again("JVBERi0 is no word"), "JVBERi0 is no word", nil},
	} {
		for _, cut := range []int{1, 7, len(c.text)} {
			var file bytes.Buffer
			d := NewBase64Decoder(&file, 1<<20, nil)
			for text := c.text; text != ""; {
				n := min(cut, len(text))
				if at := strings.IndexByte(text[:n], '\\'); at == 0 {
					d.Write([]byte(text[:1]))
					d.Write([]byte(text[1:2]))
					text = text[2:]
					continue
				} else if at > 0 {
					n = at
				}
				d.Write([]byte(text[:n]))
				text = text[n:]
			}
			d.Close()
			if d.Err() != c.err || c.err == nil && (file.String() != c.want || d.Size() != int64(len(c.want))) {
				t.Errorf("%s, %d at a time: %.60q (%v)", name, cut, file.String(), d.Err())
			}
		}
	}
}

func TestReaderKeepsItsBounds(t *testing.T) {
	for name, c := range map[string]struct {
		body string
		want error
		out  string
	}{
		"a long text is cut":     {`{"a":"` + strings.Repeat("x", 100) + `"}`, nil, `{"a":"` + strings.Repeat("x", 20) + `"}`},
		"a file has no bound":    {`{"attachments":[{"data":"` + strings.Repeat("YWFh", 100) + `"}]}`, nil, `{"attachments":[{"data":"7"}]}`},
		"many fields":            {`{` + strings.Repeat(`"a":1,`, 100) + `"b":1}`, ErrRecordTooLarge, ""},
		"as deep as may be":      {`{"a":[[{"b":1}]]}`, nil, `{"a":[[{"b":1}]]}`},
		"deeper":                 {`{"a":[[{"b":[]}]]}`, ErrTooDeep, ""},
		"beside, not within":     {`{"a":[[],[],[],[],[],[]]}`, nil, `{"a":[[],[],[],[],[],[]]}`},
		"brackets in a text":     {`{"a":"[[[[[[[["}`, nil, `{"a":"[[[[[[[["}`},
		"the depth of a skipped": {strings.Repeat("[", 1000), ErrTooDeep, ""},
	} {
		open := func(int, int64) (*Base64Decoder, string) { return NewBase64Decoder(nil, 1<<20, nil), "7" }
		out, err := io.ReadAll(NewFileReader(strings.NewReader(c.body), FileOptions{Form: CallbackFiles, Open: open, MaxString: 20, MaxRecord: 200, MaxDepth: 4}))
		if !errors.Is(err, c.want) || err == nil && string(out) != c.out {
			t.Errorf("%s: %q, %v", name, out, err)
		}
	}
}
