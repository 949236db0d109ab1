package office

import (
	"cmp"
	"encoding/xml"
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// drawn reads the words of a diagram (DrawingML, ECMA-376 §21.4) or of a chart (§21.2), a paragraph a line.
type drawn struct {
	size  int
	lines []string // of the chart: its titles
	line  strings.Builder
	runs  int // open texts

	points []diagramPoint
	links  []diagramLink

	names, values []string // of the series being read
	title         string   // of the series
	of            string   // the part of the series being read
	percent       bool     // the values are shares
	series        []string
}

// diagramPoint is an entry of a diagram.
type diagramPoint struct {
	id    string
	blank bool // it is not on the page
	lines []string
}

// diagramLink makes an entry the child of another.
type diagramLink struct {
	from, to string
	order    int
}

const maxPoints = 5000

func (w *drawn) full() bool {
	return w.size > maxText || len(w.points)+len(w.links)+len(w.values) > 2*maxPoints
}

// drawnName returns the name of an element, for one of a newer chart (chartEx, [MS-ODRAWXML] §2.24) that of a chart.
func drawnName(n xml.Name) string {
	if name := map[string]string{"pt": "v", "strDim": "cat", "numDim": "val", "data": "ser"}[n.Local]; n.Space == "cx" && name != "" {
		return name
	}
	return n.Local
}

func (w *drawn) start(e xml.StartElement) (skip bool) {
	switch drawnName(e.Name) {
	case "pt":
		kind := attribute(e, "type")
		w.points = append(w.points, diagramPoint{id: attribute(e, "modelId"), blank: kind == "pres" || kind == "parTrans" || kind == "sibTrans"})
	case "prSet":
		if n := len(w.points); n > 0 && attribute(e, "phldr") == "1" {
			w.points[n-1].blank = true // a hint for who fills it in
		}
	case "cxn":
		if kind := attribute(e, "type"); kind == "" || kind == "parOf" {
			order, _ := strconv.Atoi(attribute(e, "srcOrd"))
			w.links = append(w.links, diagramLink{attribute(e, "srcId"), attribute(e, "destId"), order})
		}
	case "t", "v", "formatCode":
		w.runs++
	case "br":
		w.line.WriteString(" ")
	case "ser":
		w.names, w.values, w.title, w.percent = nil, nil, "", false
	case "tx", "cat", "val", "xVal", "yVal":
		w.of = drawnName(e.Name)
	case "Fallback", "externalData":
		return true
	}
	return false
}

func (w *drawn) text(s string) {
	if w.runs > 0 && w.size <= maxText {
		w.size += len(s)
		w.line.WriteString(s)
	}
}

func (w *drawn) end(e xml.EndElement) {
	switch drawnName(e.Name) {
	case "t":
		w.runs--
	case "p":
		if n, text := len(w.points), w.take(); text != "" && n > 0 {
			w.points[n-1].lines = append(w.points[n-1].lines, text)
		} else if text != "" {
			w.lines = append(w.lines, text)
		}
	case "formatCode":
		w.runs--
		w.percent = strings.Contains(w.take(), "%") || w.percent && w.of != "val"
	case "v":
		w.runs--
		switch text := w.take(); w.of {
		case "tx":
			w.title = text
		case "cat", "xVal":
			w.names = append(w.names, text)
		case "val", "yVal":
			w.values = append(w.values, w.value(text))
		}
	case "ser":
		w.endSeries()
	case "series", "title":
		if w.title != "" {
			w.lines, w.title = append(w.lines, w.title), ""
		}
	case "tx", "cat", "val", "xVal", "yVal":
		w.of = ""
	}
}

// take returns the text of the open line, and ends the line.
func (w *drawn) take() string {
	defer w.line.Reset()
	return strings.Join(strings.Fields(w.line.String()), " ")
}

// value returns a number as a chart shows it.
func (w *drawn) value(text string) string {
	n, err := strconv.ParseFloat(text, 64)
	switch {
	case err != nil:
		return text
	case w.percent:
		return fmt.Sprintf("%.4g%%", 100*n)
	}
	return fmt.Sprintf("%.10g", n)
}

// endSeries adds a line for a series: its name, then each category with its value.
func (w *drawn) endSeries() {
	var parts []string
	for i := range max(len(w.names), len(w.values)) {
		part := ""
		if i < len(w.names) {
			part = w.names[i]
		}
		if i < len(w.values) {
			part += " " + w.values[i]
		}
		parts = append(parts, strings.TrimSpace(part))
	}
	line := strings.Join(parts, ", ")
	if w.title != "" && line != "" {
		line = w.title + ": " + line
	}
	w.size += len(line)
	w.series, w.title = append(w.series, cmp.Or(line, w.title)), ""
}

// all returns the words. Those of a diagram are in the order of its tree.
func (w *drawn) all() string {
	slices.SortStableFunc(w.links, func(a, b diagramLink) int { return cmp.Compare(a.order, b.order) })
	children, parents, at := map[string][]string{}, map[string]bool{}, map[string]int{}
	for _, l := range w.links {
		children[l.from] = append(children[l.from], l.to)
		parents[l.to] = true
	}
	for i, p := range w.points {
		at[p.id] = i
	}
	lines := w.lines
	var visit func(i, depth int)
	visit = func(i, depth int) {
		p := &w.points[i]
		if depth > maxDepth || p.blank {
			return
		}
		lines = append(lines, p.lines...)
		p.blank = true // once
		for _, child := range children[p.id] {
			if i, ok := at[child]; ok {
				visit(i, depth+1)
			}
		}
	}
	for _, root := range []bool{true, false} { // entries without a way from the root come last
		for i := range w.points {
			if !root || !parents[w.points[i].id] {
				visit(i, 0)
			}
		}
	}
	return strings.Join(slices.Concat(lines, w.series), "\n")
}
