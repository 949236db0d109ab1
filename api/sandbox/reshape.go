package sandbox

import (
	"bytes"
	"regexp"
	"slices"

	"github.com/go-json-experiment/json/jsontext"
)

// reshaping reports whether the form of JSON changes.
func (f *Fault) reshaping() bool {
	return f.Strings || f.Reorder || f.Extra || f.Duplicate || f.Surrogate || f.NoZone
}

// reshape rewrites one JSON value in the forms of f. It returns anything else
// unchanged.
func (f *Fault) reshape(data []byte) []byte {
	if !f.reshaping() {
		return data
	}
	dec := jsontext.NewDecoder(bytes.NewReader(data), jsontext.AllowDuplicateNames(true), jsontext.AllowInvalidUTF8(true))
	out, err := f.value(dec, nil)
	if err != nil {
		return data
	}
	return out
}

// strangeMembers are members that the service may add one day (CONTRACT 26).
const strangeMembers = `"futureFlag":true,"futureScore":{"total":7,"parts":[1,2.5,null]},"futureText":"\u041d\u043e\u0432\u0435"`

var zoned = regexp.MustCompile(`^"[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]+Z"$`)

func (f *Fault) value(dec *jsontext.Decoder, out []byte) ([]byte, error) {
	switch dec.PeekKind() {
	case '{':
		return f.object(dec, out)
	case '[':
		if _, err := dec.ReadToken(); err != nil {
			return nil, err
		}
		out = append(out, '[')
		for i := 0; dec.PeekKind() != ']'; i++ {
			if i > 0 {
				out = append(out, ',')
			}
			var err error
			if out, err = f.value(dec, out); err != nil {
				return nil, err
			}
		}
		_, err := dec.ReadToken()
		return append(out, ']'), err
	}
	raw, err := dec.ReadValue()
	if err != nil {
		return nil, err
	}
	switch {
	case f.Strings && raw.Kind() == '0':
		return append(append(append(out, '"'), raw...), '"'), nil
	case f.NoZone && zoned.Match(raw):
		return append(append(out, raw[:len(raw)-2]...), '"'), nil
	}
	return append(out, raw...), nil
}

func (f *Fault) object(dec *jsontext.Decoder, out []byte) ([]byte, error) {
	if _, err := dec.ReadToken(); err != nil {
		return nil, err
	}
	var list [][]byte
	for dec.PeekKind() != '}' {
		name, err := dec.ReadValue()
		if err != nil {
			return nil, err
		}
		key := string(name)
		member := append([]byte(key), ':')
		if member, err = f.value(dec, member); err != nil {
			return nil, err
		}
		switch {
		case f.Surrogate && (key == `"name"` || key == `"title"`) && member[len(member)-1] == '"':
			member = append(member[:len(member)-1], `\ud83d"`...)
		case f.Extra && key == `"status"` && member[len(member)-1] == '"':
			member = []byte(key + `:"UnderReview"`)
		}
		list = append(list, member)
	}
	if _, err := dec.ReadToken(); err != nil {
		return nil, err
	}
	if f.Duplicate && len(list) > 0 {
		// The same value twice, so that either one may count.
		list = append(list, list[0])
	}
	if f.Extra {
		list = append(list, []byte(strangeMembers))
	}
	if f.Reorder {
		slices.Reverse(list)
	}
	return append(append(append(out, '{'), bytes.Join(list, []byte{','})...), '}'), nil
}

// preamble puts the byte order mark before the start of a body.
func (f *Fault) preamble(body []byte) []byte {
	if !f.BOM {
		return body
	}
	return append([]byte("\ufeff"), body...)
}

// base64 rewrites encoded text in the forms of other servers.
func (f *Fault) base64(text []byte) []byte {
	if !f.Escape && !f.BadBase64 {
		return text
	}
	var b bytes.Buffer
	for i, ch := range text {
		switch {
		case f.BadBase64 && i%64 == 10:
			b.WriteByte('!')
		case f.Escape && ch == '+':
			b.WriteString(`\u002B`)
		case f.Escape && ch == '/':
			b.WriteString(`\/`)
		default:
			b.WriteByte(ch)
		}
		if f.Escape && i%76 == 75 {
			b.WriteString(`\r\n`)
		}
	}
	return b.Bytes()
}
