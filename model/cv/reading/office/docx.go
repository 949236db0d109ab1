package office

import (
	"archive/zip"
	"bytes"
	"encoding/xml"
	"path"
	"slices"
	"strings"

	"shortlist/model/cv/reading/outcome"
)

// docx reads a WordprocessingML document (ECMA-376): its headers, its body, its footers.
func docx(data []byte, stop func() bool) (out Content, err error) {
	a, err := openArchive(data)
	if err != nil {
		return out, err
	}
	main := a.mainPart()
	if a[main] == nil {
		return out, outcome.Because(outcome.ErrUnknown, outcome.Reasons.NoWordDocument)
	}
	var heads, feet []marked
	const most = 20
	relations := a.relations(main)
	beside := func(r relation) *zip.File { return a[cleanName(path.Join(path.Dir(main), r.target))] }
	styles := newWordStyles()
	for _, r := range relations {
		if strings.HasSuffix(r.kind, "/styles") && beside(r) != nil && !styles.rooted {
			styles.load(beside(r), stop)
		}
	}
	seen := map[string]bool{}
	cut, backed := false, false
	for _, r := range relations {
		header, footer := strings.HasSuffix(r.kind, "/header"), strings.HasSuffix(r.kind, "/footer")
		part := beside(r)
		if part == nil || !header && !footer || seen[r.target] || len(seen) > most {
			continue
		}
		seen[r.target] = true
		w := newWordML(styles, true)
		more, err := readElements(part, stop, w)
		if err != nil {
			continue // the body may be readable
		}
		t := w.finish()
		const space = " \t\n\r"
		t.trim(space, space)
		cut, backed = cut || more, backed || w.backed
		switch {
		case len(t.text) == 0:
		case header && !slices.ContainsFunc(heads, func(h marked) bool { return bytes.Contains(h.text, t.text) }):
			heads = append(heads, t)
		case footer && (len(feet) == 0 || !bytes.Equal(feet[len(feet)-1].text, t.text)):
			feet = append(feet, t)
		}
	}
	w := newWordML(styles, false)
	more, err := readElements(a[main], stop, w)
	if err != nil {
		return out, err
	}
	var all marked
	for _, t := range heads {
		all.appendMarked(t)
		all.write("\n\n", look{})
	}
	all.appendMarked(w.finish())
	for _, t := range feet {
		all.write("\n", look{})
		all.appendMarked(t)
	}
	out = separate(all, backed || w.backed)
	out.Cut = cut || more
	return out, nil
}

// mainPart returns the document's own part, by its relation or else by its usual name.
func (a archive) mainPart() string {
	for _, r := range a.relations("") {
		if strings.HasSuffix(r.kind, "/officeDocument") && a[cleanName(r.target)] != nil {
			return cleanName(r.target)
		}
	}
	for name := range a {
		if strings.HasPrefix(name, "word/document") && strings.HasSuffix(name, ".xml") {
			return name
		}
	}
	return ""
}

// mainPrefix returns the prefix of WordprocessingML in a part, by its root.
func mainPrefix(root xml.StartElement) string {
	for _, a := range root.Attr {
		if !strings.HasSuffix(a.Value, "/wordprocessingml/2006/main") && !strings.HasSuffix(a.Value, "/wordprocessingml/main") {
			continue
		}
		if a.Name.Space == "xmlns" {
			return a.Name.Local
		}
		if a.Name.Local == "xmlns" {
			return ""
		}
	}
	return "w"
}

// symbol returns the text of a letter of Symbol or Wingdings, by its hexadecimal code.
func symbol(hex string) string {
	switch strings.TrimPrefix(strings.ToUpper(hex), "F0") {
	case "B7", "A7", "D8", "76", "FC", "6C", "6E", "71":
		return "•"
	case "28":
		return "☎"
	case "2A":
		return "✉"
	}
	return ""
}
