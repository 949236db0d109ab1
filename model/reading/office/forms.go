package office

import (
	"bufio"
	"bytes"
	"encoding/base64"
	"encoding/xml"
	"fmt"
	"io"
	"mime"
	"mime/multipart"
	"mime/quotedprintable"
	"net/textproto"
	"regexp"
	"strings"

	"shortlist/model/lang"
	"shortlist/model/reading/outcome"
)

const wordNamespace2003 = "http://schemas.microsoft.com/office/word/2003/wordml"

// xml reads the forms of documents that are one XML file: that of Word 2003, flat ODT.
func (r *reader) xml(data []byte) (story, error) {
	root, err := firstElement(data)
	if err != nil {
		return story{}, fmt.Errorf("%w", outcome.ErrBroken)
	}
	has := func(namespace string) bool {
		for _, a := range root.Attr {
			if strings.HasPrefix(a.Value, namespace) {
				return true
			}
		}
		return false
	}
	switch local := root.Name.Local; {
	case local == "wordDocument" && has(wordNamespace2003):
		styles := newWordStyles()
		_ = readTokens(bytes.NewReader(data), r.stop, styles)
		w := newWordML(styles, false)
		w.asides, w.inline = new(asides), true
		flaws := readTokens(bytes.NewReader(data), r.stop, w)
		for w.outer != nil {
			w.endAside("footnote")
		}
		body := w.finish()
		return story{text: w.asides.around(body), backed: w.backed, flaws: flaws}, nil
	case local == "document" && has("urn:oasis:names:tc:opendocument:xmlns:office:"):
		w := openText{styles: newOpenStyles(), asides: new(asides)}
		flaws := readTokens(bytes.NewReader(data), r.stop, &w)
		return w.story(flaws), nil
	}
	if root.Name.Local == "svg" {
		return story{}, outcome.Because(outcome.ErrUnknown, lang.Text("it is a drawing (SVG)"))
	}
	return story{}, outcome.Because(outcome.ErrUnknown, lang.Text("it is an XML file of another program"))
}

// firstElement returns the root of an XML file.
func firstElement(data []byte) (xml.StartElement, error) {
	d := newDecoder(bytes.NewReader(data))
	for {
		t, err := d.RawToken()
		if s, ok := t.(xml.StartElement); ok || err != nil {
			return s, err
		}
	}
}

// base64Bytes decodes as much as it can.
func base64Bytes(b []byte) []byte {
	b = bytes.Map(func(c rune) rune {
		if c > 'z' || !isASCIILetter(byte(c)) && !isDigit(byte(c)) && c != '+' && c != '/' {
			return -1
		}
		return c
	}, b)
	out := make([]byte, base64.RawStdEncoding.DecodedLen(len(b)))
	n, _ := base64.RawStdEncoding.Decode(out, b)
	return out[:n]
}

var mimeBegins = regexp.MustCompile(`(?i)^\s*[a-z][a-z0-9-]*:`)

// page reads a web page, or one saved with its pictures as a MIME message (MHT).
func (r *reader) page(data []byte, label string) story {
	if !mimeBegins.Match(bytes.TrimPrefix(data, []byte("\xEF\xBB\xBF"))) {
		return html(decodePage(data, label))
	}
	var pages, texts []story
	left := maxFiles
	r.message(bytes.TrimSpace(bytes.TrimPrefix(data, []byte("\xEF\xBB\xBF"))), 0, &left, func(kind, label string, body []byte) {
		switch kind {
		case "text/html", "application/xhtml+xml":
			pages = append(pages, html(decodePage(body, label)))
		case "text/plain", "":
			texts = append(texts, story{text: plain(decodeLabelled(body, label))})
		}
	})
	if len(pages) == 0 {
		pages = texts
	}
	var out story
	for _, p := range pages {
		out.text.appendMarked(p.text)
		out.text.write("\n", look{})
		out.backed, out.flaws = out.backed || p.backed, out.flaws|p.flaws
	}
	if left == 0 || r.stop() {
		out.flaws |= limited
	}
	return out
}

func plain(s string) (out marked) {
	out.write(s, look{})
	return out
}

// message reads a MIME message and passes each part without parts to add.
func (r *reader) message(data []byte, depth int, left *int, add func(kind, label string, body []byte)) {
	const deepest = 5
	in := bufio.NewReader(bytes.NewReader(data))
	header, _ := textproto.NewReader(in).ReadMIMEHeader() // as far as it is readable
	body, _ := io.ReadAll(in)
	kind, params, _ := mime.ParseMediaType(header.Get("Content-Type"))
	if *left--; *left <= 0 || depth > deepest || r.stop() {
		*left = 0
		return
	}
	if !strings.HasPrefix(kind, "multipart/") {
		add(kind, params["charset"], transferDecoded(body, header.Get("Content-Transfer-Encoding")))
		return
	}
	parts := multipart.NewReader(bytes.NewReader(body), params["boundary"])
	for *left > 0 {
		part, err := parts.NextRawPart()
		if err != nil {
			return
		}
		content, _ := io.ReadAll(part) // as far as it is readable
		var whole bytes.Buffer
		for _, key := range []string{"Content-Type", "Content-Transfer-Encoding"} {
			whole.WriteString(key + ": " + part.Header.Get(key) + "\r\n")
		}
		whole.WriteString("\r\n")
		whole.Write(content)
		r.message(whole.Bytes(), depth+1, left, add)
	}
}

// transferDecoded decodes the body of a part.
func transferDecoded(body []byte, encoding string) []byte {
	switch strings.ToLower(strings.TrimSpace(encoding)) {
	case "base64":
		return base64Bytes(body)
	case "quoted-printable":
		whole := bufio.NewReaderSize(bytes.NewReader(body), len(body)+16) // a line may be long
		out, _ := io.ReadAll(quotedprintable.NewReader(whole))
		return out
	}
	return body
}
