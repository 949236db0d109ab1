package jobeditor

import (
	"strings"

	tea "charm.land/bubbletea/v2"

	"shortlist/model/htmltext"
	"shortlist/ui/area"
	"shortlist/ui/markup"
	"shortlist/ui/text"
)

// description is the field of many lines, written as Markdown or as raw HTML.
// HTML of the service that nobody touched is sent back byte for byte
// (CONTRACT 10).
type description struct {
	area area.Area
	form form

	// Asked for several times a key.
	written, converted string // the last Markdown turned into HTML, and that
	counted            string // the last HTML whose visible text was counted
	units              int

	turned turned
}

// turned is HTML turned into Markdown.
type turned struct {
	source, written string
	lost            []string // on the way
}

func turn(source string) turned {
	written, lost := markup.FromHTML(source)
	return turned{source, written, lost}
}

// turn turns HTML into Markdown, once: a long one takes its time.
func (d *description) turn(source string) turned {
	if source != d.turned.source {
		d.turned = turn(source)
	}
	return d.turned
}

// form is what a description is, but for the words that were typed.
type form struct {
	markdown bool
	source   string   // the HTML that shown stands for
	shown    string   // what the field held when it was turned into this form
	lost     []string // what Markdown would lose of the source, where it is HTML for that
	from     *wording // what this was turned from: turned back untouched, it is that again
	landed   int      // where the cursor was put then, in bytes
}

// wording is a description at a moment.
type wording struct {
	form
	value string
	at    int // of the cursor, in bytes
}

// setHTML takes a description of the service: as Markdown where that loses
// nothing, else as it is.
func (d *description) setHTML(source string) {
	t := d.turn(source)
	if len(t.lost) > 0 {
		d.fill(form{source: source, lost: t.lost}, source)
		return
	}
	d.fill(form{markdown: true, source: source}, t.written)
}

// setMarkdown takes what a person had written before.
func (d *description) setMarkdown(written string) {
	d.fill(form{markdown: true}, written)
	d.form.shown = ""
}

// fill puts text into the field, which stands for the source of the form.
func (d *description) fill(f form, value string) {
	d.area.SetValue(value)
	d.form = f
	d.form.shown = d.area.Value()
}

// now is the description as it stands.
func (d *description) now() wording {
	return wording{form: d.form, value: d.area.Value(), at: d.area.Offset()}
}

// restore makes it what it was.
func (d *description) restore(w wording) {
	d.area.SetValue(w.value)
	d.area.MoveTo(w.at)
	d.form = w.form
}

// touched reports whether the person has changed anything.
func (d *description) touched() bool { return d.area.Value() != d.form.shown }

// html is what will be sent.
func (d *description) html() string {
	written := d.area.Value()
	switch {
	case !d.touched() && d.form.source != "":
		return d.form.source
	case !d.form.markdown:
		return written
	}
	if written != d.written || d.converted == "" {
		d.written, d.converted = written, markup.ToHTML(written)
	}
	return d.converted
}

// visible counts what the rule counts (CONTRACT 8).
func (d *description) visible() int {
	if source := d.html(); source != d.counted {
		d.counted, d.units = source, htmltext.VisibleCharacters(source)
	}
	return d.units
}

// losses says what would be lost by going from HTML to Markdown.
func (d *description) losses() []string {
	if d.form.markdown || d.form.from != nil && !d.touched() {
		return nil
	}
	return d.turn(d.html()).lost
}

// toggle goes from Markdown to HTML and back. Turned back before anything was
// typed, each is what it was. The cursor stays at its word.
func (d *description) toggle() {
	was, source := d.now(), d.html()
	if from := d.form.from; from != nil && !d.touched() {
		d.restore(*from)
		if was.at != was.landed {
			d.area.MoveTo(sameWord(was.value, was.at, from.value))
		}
		return
	}
	defer func() {
		d.area.MoveTo(sameWord(was.value, was.at, d.area.Value()))
		d.form.landed = d.area.Offset()
	}()
	if d.form.markdown {
		d.fill(form{source: source, from: &was}, source)
		return
	}
	t := d.turn(source)
	f := form{markdown: true, source: source, from: &was}
	if len(t.lost) > 0 {
		f.source = ""
	}
	d.fill(f, t.written)
}

// update gives it a key or a paste. One that is none of its own is left. What is pasted
// may be a stranger's, with the colours of a terminal in it.
func (d *description) update(msg tea.Msg) {
	switch msg := msg.(type) {
	case tea.PasteMsg:
		d.area.Insert(strings.Join(text.Lines(msg.Content), "\n"))
	case tea.KeyPressMsg:
		d.area.Key(msg)
	}
}
