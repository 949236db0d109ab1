package office

import (
	"bytes"
	"slices"
)

// asides are the texts beside the body. A file has them in any place.
type asides struct{ heads, feet, notes []marked }

const space = " \t\n\r"

// addHead adds a header, unless another has its text: those of the first page and of the others are
// often equal.
func (a *asides) addHead(t marked) {
	t.trim(space, space)
	if len(t.text) > 0 && !slices.ContainsFunc(a.heads, func(h marked) bool { return bytes.Contains(h.text, t.text) }) {
		a.heads = append(a.heads, t)
	}
}

// addFoot adds a footer, unless another is equal.
func (a *asides) addFoot(t marked) {
	t.trim(space, space)
	if len(t.text) > 0 && !slices.ContainsFunc(a.feet, func(f marked) bool { return bytes.Equal(f.text, t.text) }) {
		a.feet = append(a.feet, t)
	}
}

func (a *asides) addNote(t marked) {
	if t.trim(space, space); len(t.text) > 0 {
		a.notes = append(a.notes, t)
	}
}

// around returns the body between the texts beside it.
func (a *asides) around(body marked) (out marked) {
	for _, t := range a.heads {
		out.appendMarked(t)
		out.write("\n\n", look{})
	}
	out.appendMarked(body)
	for _, t := range slices.Concat(a.notes, a.feet) {
		out.write("\n", look{})
		out.appendMarked(t)
	}
	return out
}

// lines calls do for each line.
func (m *marked) lines(do func(marked)) {
	var line marked
	from := 0
	for _, r := range m.runs {
		for part := range bytes.Lines(m.text[from:r.to]) {
			whole := bytes.HasSuffix(part, []byte("\n"))
			line.write(string(bytes.TrimSuffix(part, []byte("\n"))), r.look)
			if whole {
				do(line)
				line = marked{}
			}
		}
		from = r.to
	}
	do(line)
}

// insert adds the paragraphs of another file, and closes the open paragraph.
func (w *flow) insert(t marked) {
	if len(t.text) == 0 {
		return
	}
	if len(w.line.text) > 0 {
		w.endParagraph()
	}
	t.lines(func(line marked) {
		w.line = line
		w.wrote += len(line.text)
		w.endParagraph()
	})
}
