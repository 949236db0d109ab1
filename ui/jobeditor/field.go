package jobeditor

import (
	"strings"

	"charm.land/bubbles/v2/textarea"
	"charm.land/bubbles/v2/textinput"
	tea "charm.land/bubbletea/v2"

	"shortlist/ui/markup"
	"shortlist/ui/text"
)

// line is a field of one line. A value of the service that holds what a terminal
// must not get is shown cleaned and, while nobody touches it, sent as it came.
type line struct {
	input textinput.Model
	raw   string // as it came
	shown string // the same, as the input shows it
}

func newLine(placeholder string) line {
	in := textinput.New()
	in.Prompt = ""
	in.Placeholder = placeholder
	in.CharLimit = 2000
	in.KeyMap.Paste.SetEnabled(false) // it would start another program; a terminal's paste arrives as one
	s := in.Styles()
	s.Cursor.Blink = false // a resting screen writes nothing
	in.SetStyles(s)
	return line{input: in}
}

func (l *line) set(raw string) {
	l.raw = raw
	l.input.SetValue(text.Line(raw))
	l.shown = l.input.Value()
	l.input.CursorEnd()
}

func (l *line) value() string {
	if l.input.Value() == l.shown {
		return l.raw
	}
	return l.input.Value()
}

func (l *line) update(msg tea.Msg) tea.Cmd {
	if paste, ok := msg.(tea.PasteMsg); ok {
		paste.Content = text.Line(paste.Content) // it may be a stranger's text
		msg = paste
	}
	var cmd tea.Cmd
	l.input, cmd = l.input.Update(msg)
	return cmd
}

// pick is a field with a few values, by their codes; none is a value where the
// field is optional.
type pick struct {
	codes    []int
	label    func(code int) string
	optional bool
	at       int // index into codes; -1: nothing chosen
}

func (p *pick) set(code *int) {
	p.at = -1
	if code == nil {
		return
	}
	for i, c := range p.codes {
		if c == *code {
			p.at = i
		}
	}
	if p.at < 0 { // a code of the service that is not among ours stays as it is
		p.codes = append(p.codes, *code)
		p.at = len(p.codes) - 1
	}
}

func (p *pick) value() *int {
	if p.at < 0 {
		return nil
	}
	code := p.codes[p.at]
	return &code
}

func (p *pick) text() string {
	if p.at < 0 {
		if p.optional {
			return "none"
		}
		return "choose"
	}
	return p.label(p.codes[p.at])
}

// key takes a key: arrows go round, a digit chooses its code, backspace chooses
// nothing where that is allowed. It reports whether the key was for it.
func (p *pick) key(key string) bool {
	least := 0
	if p.optional {
		least = -1
	}
	switch key {
	case "right", "space", "l":
		if p.at++; p.at >= len(p.codes) {
			p.at = least
		}
	case "left", "h":
		if p.at--; p.at < least {
			p.at = len(p.codes) - 1
		}
	case "backspace", "delete":
		if p.optional {
			p.at = -1
		}
	default:
		for i, c := range p.codes {
			if len(key) == 1 && int(key[0]-'0') == c {
				p.at = i
				return true
			}
		}
		return false
	}
	return true
}

// description is the field of many lines, written as Markdown or as raw HTML.
// HTML of the service that nobody touched is sent back byte for byte
// (CONTRACT 10).
type description struct {
	area     textarea.Model
	markdown bool
	raw      string // HTML as it came
	shown    string // what the area held then
	reason   string // why it is not offered as Markdown
	tooLong  bool   // the area could not hold it: it can only be sent as it is

	written, converted string // the last Markdown turned into HTML, and that
}

func newDescription() description {
	a := textarea.New()
	a.Prompt = ""
	a.ShowLineNumbers = false
	a.CharLimit = 0
	a.MaxHeight = 0
	a.SetVirtualCursor(true)
	a.KeyMap.Paste.SetEnabled(false)
	a.KeyMap.TransposeCharacterBackward.SetEnabled(false)
	s := a.Styles()
	s.Cursor.Blink = false
	a.SetStyles(s)
	return description{area: a, markdown: true}
}

// setHTML takes a description of the service: as Markdown where that loses
// nothing, else as it is.
func (d *description) setHTML(source string) {
	d.raw, d.markdown, d.reason = source, true, ""
	written, faithful := markup.FromHTML(source)
	if strings.TrimSpace(source) != "" && !faithful {
		d.markdown, written = false, source
		d.reason = "as HTML, because Markdown would lose some of it"
	}
	d.fill(written)
}

// setMarkdown takes what a person had written before.
func (d *description) setMarkdown(written string) {
	d.raw, d.markdown, d.reason = "", true, ""
	d.fill(written)
	d.shown = ""
}

// fill puts text into the area, in the form the area keeps: what it would change
// by itself is changed before.
func (d *description) fill(s string) {
	lines := strings.Join(text.Lines(s), "\n")
	d.area.SetValue(lines)
	d.area.MoveToBegin()
	d.shown = d.area.Value()
	d.tooLong = d.shown != lines
}

// touched reports whether the person has changed anything.
func (d *description) touched() bool { return d.area.Value() != d.shown }

// html is what will be sent.
func (d *description) html() string {
	if !d.touched() || d.tooLong {
		if d.raw != "" || d.shown == "" && d.area.Value() == "" {
			return d.raw
		}
	}
	written := d.area.Value()
	if !d.markdown {
		return written
	}
	if written != d.written || d.converted == "" { // asked for several times a key
		d.written, d.converted = written, markup.ToHTML(written)
	}
	return d.converted
}

// toggle goes from Markdown to HTML and back. It refuses where that would lose
// something, and says so.
func (d *description) toggle() (problem string) {
	if d.markdown {
		source := d.html()
		d.markdown = false
		d.keep(source, source)
		return ""
	}
	source := d.html()
	written, faithful := markup.FromHTML(source)
	if strings.TrimSpace(source) != "" && !faithful {
		return "Markdown cannot hold all of this HTML (tables, styles, comments or bare text), so it stays HTML."
	}
	d.markdown = true
	d.keep(written, source)
	return ""
}

// keep shows the same description in the other form; it is still what it was.
func (d *description) keep(shown, source string) {
	d.reason = ""
	d.fill(shown)
	d.raw = source
}

func (d *description) update(msg tea.Msg) tea.Cmd {
	if paste, ok := msg.(tea.PasteMsg); ok {
		paste.Content = strings.Join(text.Lines(paste.Content), "\n")
		msg = paste
	}
	var cmd tea.Cmd
	d.area, cmd = d.area.Update(msg)
	return cmd
}
