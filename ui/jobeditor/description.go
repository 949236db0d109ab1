package jobeditor

import (
	"slices"

	"shortlist/model/htmltext"
	"shortlist/ui/markup"
	"shortlist/ui/widget"
)

// description is the field of many lines, written as Markdown or as raw HTML. HTML of the
// service is sent back byte for byte until a person changes it (CONTRACT 10).
type description struct {
	area widget.Area
	form form

	// Cached, as each key needs them several times.
	written, converted string // the last Markdown converted to HTML, and the HTML
	counted            string // the last HTML whose visible text was counted
	units              int

	signs      signs
	conversion conversion
	original   original
	unseen     unseen
}

// unseen are the words of a description that its readers would not see.
type unseen struct {
	written, sent string
	words         []string
}

// original is the HTML of the service that is edited as Markdown, and the last edit of it.
type original struct {
	of               string // the source
	html             *markup.Original
	written, spliced string
}

// conversion is HTML converted to Markdown.
type conversion struct {
	source, written string
	lost            []string // what the conversion lost
}

func convert(source string) conversion {
	written, lost := markup.FromHTML(source)
	return conversion{source, written, lost}
}

// convert converts HTML to Markdown, once: long HTML takes a while.
func (d *description) convert(source string) conversion {
	if source != d.conversion.source {
		d.conversion = convert(source)
	}
	return d.conversion
}

// form is the format of a description, and what it was converted from.
type form struct {
	markdown bool
	source   string   // the HTML that shown was made from
	shown    string   // the text of the field after the conversion
	lost     []string // what Markdown would lose, if that is why it is HTML
	from     *wording // the description before the conversion: converting back an untouched text restores it
	landed   int      // the cursor after the conversion, in bytes
}

// wording is a description at a moment.
type wording struct {
	form
	value string
	at    int // of the cursor, in bytes
}

// setHTML sets a description of the service: as Markdown if that loses nothing, else as
// HTML.
func (d *description) setHTML(source string) {
	t := d.convert(source)
	if len(t.lost) > 0 {
		d.fill(form{source: source, lost: t.lost}, source)
		return
	}
	d.fill(form{markdown: true, source: source}, t.written)
}

// setMarkdown sets a draft's Markdown.
func (d *description) setMarkdown(written string) {
	d.fill(form{markdown: true}, written)
	d.form.shown = ""
}

// fill sets format and text.
func (d *description) fill(f form, value string) {
	d.area.SetValue(value)
	d.signs = signs{}
	d.form = f
	d.form.shown = d.area.Value()
}

// now returns the description at this moment.
func (d *description) now() wording {
	return wording{form: d.form, value: d.area.Value(), at: d.area.Offset()}
}

// restore sets the description of an earlier moment.
func (d *description) restore(w wording) {
	d.area.SetValue(w.value)
	d.area.MoveTo(w.at)
	d.form, d.signs = w.form, signs{}
}

// touched reports whether a person changed the text.
func (d *description) touched() bool { return d.area.Value() != d.form.shown }

// html returns the HTML of the text; that of sent may keep more of the service's bytes.
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

// sent returns the HTML to send. Blocks of the service's HTML that were not changed stay byte for byte.
func (d *description) sent() string {
	source, written := d.form.source, d.area.Value()
	if t := d.conversion; !d.form.markdown || !d.touched() || source == "" || t.source != source {
		return d.html()
	} else if d.original.of != source {
		d.original = original{of: source, html: markup.NewOriginal(source, t.written)}
	}
	if written != d.original.written || d.original.spliced == "" {
		d.original.written, d.original.spliced = written, d.original.html.HTML(written)
	}
	return d.original.spliced
}

// unseenWords returns the words that a person wrote and that the readers of the job would not see.
func (d *description) unseenWords() []string {
	now := d.now()
	if from := d.form.from; from != nil && !d.touched() { // the conversion dropped them
		now = *from
	}
	if now.value == now.shown {
		return nil
	}
	if page := d.sent(); d.unseen.written != now.value || d.unseen.sent != page {
		d.unseen = unseen{now.value, page, markup.Unseen(now.value, now.markdown, page)}
		for _, word := range markup.Unseen(now.source, false, now.source) { // the service's own HTML hides them already
			if i := slices.Index(d.unseen.words, word); i >= 0 && !now.markdown {
				d.unseen.words = slices.Delete(d.unseen.words, i, i+1)
			}
		}
	}
	return d.unseen.words
}

// visible counts the characters of the length rule (CONTRACT 8).
func (d *description) visible() int {
	if source := d.html(); source != d.counted {
		d.counted, d.units = source, htmltext.VisibleCharacters(source)
	}
	return d.units
}

// losses lists what Markdown would lose of the HTML.
func (d *description) losses() []string {
	if d.form.markdown || d.form.from != nil && !d.touched() {
		return nil
	}
	return d.convert(d.html()).lost
}

// toggle converts Markdown to HTML or back. A text that is converted back untouched is the one before
// the first conversion. The cursor stays at its word.
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
	t := d.convert(source)
	f := form{markdown: true, source: source, from: &was}
	if len(t.lost) > 0 {
		f.source = ""
	}
	d.fill(f, t.written)
}

// write sets a text that was edited elsewhere.
func (d *description) write(written string) {
	if d.form.markdown {
		written = markup.FromEdit(d.area.Value(), written)
	}
	d.signs = signs{}
	d.area.SetValue(written)
}
