package pdf

import (
	"bytes"
	"encoding/xml"
	"strings"
)

const (
	maxAttached = 100 // files
	maxValues   = 2000
)

// formData returns the values of an XFA form that a text lacks, a line each: a viewer draws the
// form from them, and the pages may have only a notice about that.
func (f *file) formData(text string) string {
	list := f.array(f.form()["XFA"])
	if list == nil {
		list = array{nil, f.form()["XFA"]}
	}
	shown := squeezed(text)
	var out []string
	for i := 1; i < min(len(list), maxAnnots); i += 2 {
		if s := f.stream(list[i]); s != nil {
			f.readValues(f.decode(s), func(label, value string) {
				if !strings.Contains(shown, squeezed(value)) && len(out) < maxValues {
					if f.text -= len(label) + len(value); f.text >= 0 {
						out = append(out, label+": "+value)
					}
				}
			})
		}
	}
	return strings.Join(out, "\n")
}

// readValues calls give for the elements within "data" of the data sets that hold text only.
func (f *file) readValues(src []byte, give func(label, value string)) {
	const often = 1024 // tokens between two calls of stopped
	d := xml.NewDecoder(bytes.NewReader(src))
	d.Strict = false
	depth, within := 0, 0 // of the element data; 0 outside
	var label, value strings.Builder
	leaf := false
	for n := 1; ; n++ {
		token, err := d.RawToken()
		if err != nil || n%often == 0 && f.stopped() {
			return
		}
		switch t := token.(type) {
		case xml.StartElement:
			if depth++; within == 0 && t.Name.Local == "data" {
				within = depth
			}
			label.Reset()
			value.Reset()
			label.WriteString(t.Name.Local)
			leaf = true
		case xml.CharData:
			value.Write(t)
		case xml.EndElement:
			if words := strings.Fields(value.String()); leaf && within > 0 && depth > within && len(words) > 0 && !isData(words) {
				give(label.String(), strings.Join(words, " "))
			}
			if leaf = false; depth == within {
				within = 0
			}
			depth--
		}
	}
}

// isData reports whether words are no text, as a picture in base64.
func isData(words []string) bool {
	const longest = 200
	for _, w := range words {
		if len(w) > longest {
			return true
		}
	}
	return false
}

// attached returns the names of the files that the file holds, except XML, which is the data of forms.
func (f *file) attached(pages []page) (out []string) {
	seen := map[string]bool{}
	add := func(key string, spec any) {
		d := f.dict(spec)
		if d["EF"] == nil {
			return
		}
		for _, k := range []name{"F", "UF"} {
			if s := f.str(d[k]); len(s) > 0 {
				key = textString(s)
			}
		}
		if !seen[key] && len(out) < maxAttached && !strings.HasSuffix(strings.ToLower(key), ".xml") {
			seen[key] = true
			out = append(out, key)
		}
	}
	left := maxElements / 10
	var walk func(node dict, depth int)
	walk = func(node dict, depth int) {
		if left--; left < 0 || depth > maxElement || f.stopped() {
			return
		}
		pairs, kids := f.array(node["Names"]), f.array(node["Kids"])
		for i := 0; i+1 < min(len(pairs), 2*maxAttached); i += 2 {
			add(textString(f.str(pairs[i])), pairs[i+1])
		}
		for _, kid := range kids[:min(len(kids), maxAttached)] {
			walk(f.dict(kid), depth+1)
		}
	}
	walk(f.dict(f.dict(f.dict(f.trailer["Root"])["Names"])["EmbeddedFiles"]), 0)
	for _, p := range pages {
		annots := f.array(p.dict["Annots"])
		for _, v := range annots[:min(len(annots), maxAnnots)] {
			if a := f.dict(v); f.name(a["Subtype"]) == "FileAttachment" {
				add("", a["FS"])
			}
		}
	}
	return out
}
