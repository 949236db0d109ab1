package office

import (
	"encoding/xml"
	"fmt"
	"path"
	"strings"

	"shortlist/model/cv/reading/outcome"
)

// docx reads a WordprocessingML document (ECMA-376): its headers, its body, its
// footers.
func docx(data []byte, stop func() bool) (text string, cut bool, err error) {
	a, err := openArchive(data)
	if err != nil {
		return "", false, err
	}
	main := a.mainPart()
	if a[main] == nil {
		return "", false, fmt.Errorf("%w: it is no Word document", outcome.ErrUnknown)
	}
	var heads, feet []string
	const most = 20
	seen := map[string]bool{}
	for _, r := range a.relations(main) {
		header, footer := strings.HasSuffix(r.kind, "/header"), strings.HasSuffix(r.kind, "/footer")
		part := a[clean(path.Join(path.Dir(main), r.target))]
		if part == nil || !header && !footer || seen[r.target] || len(seen) > most {
			continue
		}
		seen[r.target] = true
		w := &wordML{}
		more, err := elements(part, stop, w)
		if err != nil {
			continue // the body may do
		}
		t := strings.TrimSpace(w.finish())
		cut = cut || more
		switch {
		case t == "":
		case header && !strings.Contains(strings.Join(heads, "\n\n"), t):
			heads = append(heads, t)
		case footer && (len(feet) == 0 || feet[len(feet)-1] != t):
			feet = append(feet, t)
		}
	}
	w := &wordML{}
	more, err := elements(a[main], stop, w)
	if err != nil {
		return "", false, err
	}
	var out strings.Builder
	for _, t := range heads {
		out.WriteString(t + "\n\n")
	}
	out.WriteString(w.finish())
	for _, t := range feet {
		out.WriteString("\n" + t + "\n")
	}
	return out.String(), cut || more, nil
}

// mainPart is the document's own part, by its relation or else by its usual name.
func (a archive) mainPart() string {
	for _, r := range a.relations("") {
		if strings.HasSuffix(r.kind, "/officeDocument") && a[clean(r.target)] != nil {
			return clean(r.target)
		}
	}
	for name := range a {
		if strings.HasPrefix(name, "word/document") && strings.HasSuffix(name, ".xml") {
			return name
		}
	}
	return ""
}

// wordML takes the elements of a part of a Word document.
type wordML struct {
	flow
	prefix string // of the main namespace; DrawingML has its own p and tr
	rooted bool
	inText int
	around []string // text of paragraphs that a text box interrupts
}

const maxBoxes = 20 // text boxes within each other

func (w *wordML) start(e xml.StartElement) (skip bool) {
	if !w.rooted {
		w.rooted, w.prefix = true, mainPrefix(e)
	}
	own := e.Name.Space == w.prefix
	switch e.Name.Local {
	case "del", "moveFrom", "Fallback", "instrText", "delText", "pPrChange", "rPrChange", "sdtPr":
		return true
	case "t":
		w.inText++
	case "p":
		if own && w.line.Len() > 0 && len(w.around) < maxBoxes {
			w.around = append(w.around, w.line.String())
			w.line.Reset()
		}
	case "tab":
		w.write("   ")
	case "br", "cr":
		w.write("\n")
	case "noBreakHyphen":
		w.write("-")
	case "sym":
		w.write(symbol(attribute(e, "char")))
	case "numPr":
		w.bullet = true
	case "pStyle":
		style := strings.ToLower(attribute(e, "val"))
		w.heading = w.heading || strings.Contains(style, "heading") || style == "title"
		w.bullet = w.bullet || strings.Contains(style, "bullet")
	case "tr":
		if own {
			w.startRow()
		}
	case "tc":
		w.startCell()
	}
	return false
}

func (w *wordML) end(e xml.EndElement) {
	own := e.Name.Space == w.prefix
	switch e.Name.Local {
	case "t":
		w.inText--
	case "p":
		if own {
			w.endParagraph()
		}
	case "txbxContent":
		if n := len(w.around); n > 0 {
			w.write(w.around[n-1])
			w.around = w.around[:n-1]
		}
	case "tr":
		if own {
			w.endRow()
		}
	}
}

func (w *wordML) text(s string) {
	if w.inText > 0 {
		w.write(s)
	}
}

// mainPrefix is the prefix of WordprocessingML in a part, by its root.
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

// symbol is the text of a letter of Symbol or Wingdings, by its hexadecimal code.
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
