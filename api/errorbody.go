package api

import (
	"bytes"
	"net/http"
	"slices"
	"strings"

	"github.com/go-json-experiment/json"
	"github.com/go-json-experiment/json/jsontext"

	"shortlist/api/wire"
)

// wordsOf reads the code and the message of an error answer. The documented form is
// {code, message} (§2.4). Proxies and frameworks send others: the problem details of
// RFC 9457 with ASP.NET's errors by field, a bare string, plain text; of these it
// returns a short piece. html reports a web page, whose text is not used. clean removes
// secrets.
func wordsOf(resp *http.Response, data []byte, clean func(string) string) (code, message string, html bool) {
	var body struct {
		Code    string         `json:"code"`
		Message string         `json:"message"`
		Title   string         `json:"title"`
		Detail  string         `json:"detail"`
		Errors  jsontext.Value `json:"errors"`
	}
	var whole jsontext.Value
	switch {
	case wire.Unmarshal(data, &whole) != nil:
		if looksLikeHTML(resp, data) {
			return "", "", true
		}
		if start := bytes.TrimSpace(data); len(start) > 0 && strings.ContainsRune(`{["`, rune(start[0])) {
			return "", "", false // JSON without its end
		}
		return "", short(clean(string(data))), false
	case wire.Unmarshal(whole, &body) != nil || body.Code+body.Message+body.Title+body.Detail == "" && body.Errors == nil:
		return "", short(clean(entries("", whole, 0))), false
	case body.Message != "":
		return clean(body.Code), clean(body.Message), false
	}
	message = entries("", body.Errors, 0)
	for _, words := range []string{body.Title, body.Detail} {
		if message == "" {
			message = words
		}
	}
	return clean(body.Code), short(clean(message)), false
}

// entries lists the texts within a value with the names of their fields: "Title: too
// long; Region: is missing".
func entries(name string, v jsontext.Value, depth int) string {
	const deepest = 4
	if depth > deepest {
		return ""
	}
	var list []jsontext.Value
	var text string
	var out []string
	switch v.Kind() {
	case '[':
		if wire.Unmarshal(v, &list) == nil {
			for _, item := range list {
				out = append(out, entries(name, item, depth+1))
			}
		}
	case '{':
		dec := jsontext.NewDecoder(strings.NewReader(string(v)), wire.DecodeOptions())
		_, _ = dec.ReadToken() // wire.Unmarshal has read it
		for dec.PeekKind() == '"' {
			var key string
			var value jsontext.Value
			if json.UnmarshalDecode(dec, &key) != nil || json.UnmarshalDecode(dec, &value) != nil {
				break
			}
			out = append(out, entries(key, value, depth+1))
		}
	default:
		if wire.Unmarshal(v, &text) == nil && text != "" {
			if name != "" {
				text = name + ": " + text
			}
			out = append(out, text)
		}
	}
	return strings.Join(slices.DeleteFunc(out, func(s string) bool { return s == "" }), "; ")
}

// escaped is text in the form it has within a JSON string, to find it in raw answers.
func escaped(text string) string {
	quoted, err := jsontext.AppendQuote(nil, text)
	if err != nil {
		return ""
	}
	return string(quoted[1 : len(quoted)-1])
}
