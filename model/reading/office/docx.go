package office

import (
	"encoding/xml"
	"fmt"
	"regexp"
	"strings"
	"sync"

	"shortlist/model/lang"
	"shortlist/model/reading/outcome"
)

// wordDocument is a WordprocessingML document (ECMA-376) being read.
type wordDocument struct {
	*reader
	archive
	styles *wordStyles
	asides
	flaws
	backed bool
	noted  map[string]bool // foot- and endnotes that the body refers to
}

// docx reads a document: its headers, its body, its notes, its footers.
func (r *reader) docx(a archive, f flaws) (out story, err error) {
	main := a.mainPart()
	switch {
	case a[main] != nil:
	case f&damaged != 0:
		return out, fmt.Errorf("%w", outcome.ErrBroken)
	default:
		return out, outcome.Because(outcome.ErrUnknown, lang.Text("it is not a Word document"))
	}
	d := wordDocument{reader: r, archive: a, flaws: f, styles: newWordStyles()}
	relations := a.relations(main)
	for _, rel := range relations {
		if strings.HasSuffix(rel.kind, "/styles") && a[rel.part] != nil && !d.styles.rooted {
			_ = readElements(a[rel.part], r.stop, d.styles) // as far as it is readable
		}
	}
	for _, rel := range relations {
		if part := a[rel.part]; strings.HasSuffix(rel.kind, "/numbering") && part != nil {
			d.styles.numbers = sync.OnceValue(func() *wordNumbers {
				numbers := newWordNumbers()
				_ = readElements(part, r.stop, numbers) // as far as it is readable
				return numbers
			})
		}
	}
	const most = 20
	seen := map[string]bool{}
	for _, rel := range relations {
		header, footer := strings.HasSuffix(rel.kind, "/header"), strings.HasSuffix(rel.kind, "/footer")
		if a[rel.part] == nil || !header && !footer || seen[rel.part] || len(seen) > most {
			continue
		}
		seen[rel.part] = true
		if t := d.part(rel.part, true); header {
			d.addHead(t)
		} else {
			d.addFoot(t)
		}
	}
	body := d.part(main, false)
	for _, kind := range []string{"/footnotes", "/endnotes"} {
		for _, rel := range relations {
			if strings.HasSuffix(rel.kind, kind) && a[rel.part] != nil && !seen[rel.part] {
				seen[rel.part] = true
				d.addNote(d.part(rel.part, false))
			}
		}
	}
	return story{text: d.around(body), backed: d.backed, flaws: d.flaws}, nil
}

// part reads a part of the document. A header lies under the body.
func (d *wordDocument) part(name string, header bool) marked {
	w := newWordML(d.styles, header)
	w.asides, w.noted = &d.asides, d.noted
	relations := sync.OnceValue(func() []relation { return d.relations(name) })
	w.target = func(id string) string {
		for _, rel := range relations() {
			if rel.id == id && strings.HasSuffix(rel.kind, "/hyperlink") {
				return rel.target
			}
		}
		return ""
	}
	w.chunk = func(id string) marked {
		for _, rel := range relations() {
			if rel.id == id && d.archive[rel.part] != nil && strings.HasSuffix(rel.kind, "/aFChunk") {
				chunk := d.inner(rel.part, d.bytesOf(rel.part, d.stop))
				d.backed, d.flaws = d.backed || chunk.backed, d.flaws|chunk.flaws
				return chunk.text
			}
		}
		return marked{}
	}
	shown := map[string]bool{}
	w.drawn = func(id string) (out marked) {
		for _, rel := range relations() {
			if rel.id == id && d.archive[rel.part] != nil && !shown[id] && len(shown) < maxFiles && drawnParts.MatchString(rel.kind) {
				shown[id] = true
				var words drawn
				d.flaws |= readElements(d.archive[rel.part], d.stop, &words)
				out.write(words.all(), look{})
			}
		}
		return out
	}
	d.flaws |= readElements(d.archive[name], d.stop, w)
	text := w.finish()
	d.noted = w.noted
	d.backed = d.backed || w.backed
	return text
}

// drawnParts matches the kinds of the parts whose words a drawing shows.
var drawnParts = regexp.MustCompile(`/(?:diagramData|chart|chartEx)$`)

// mainPart returns the document's own part, by its relation or else by its usual name.
func (a archive) mainPart() string {
	for _, r := range a.relations("") {
		if strings.HasSuffix(r.kind, "/officeDocument") && a[r.part] != nil {
			return r.part
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
		if !strings.HasSuffix(a.Value, "/wordprocessingml/2006/main") && !strings.HasSuffix(a.Value, "/wordprocessingml/main") && a.Value != wordNamespace2003 {
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
