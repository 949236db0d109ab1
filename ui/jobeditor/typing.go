package jobeditor

import (
	"strings"

	tea "charm.land/bubbletea/v2"

	"shortlist/ui/markup"
	"shortlist/ui/text"
)

// signs are the signs that enter wrote before items of lists. A sign that a person types behind one replaces it. After
// that enter writes no sign: the text may be a paste with its own signs, which some terminals send as keys.
type signs struct {
	written []written // the latest last; emptied when the cursor leaves its line, or a person's own sign comes
	own     bool      // a person's own sign came
}

// written is a sign that enter wrote.
type written struct {
	line int
	sign string
}

// update handles a key or a paste, and ignores others. A paste may hold a stranger's
// text, with terminal colours in it.
func (d *description) update(msg tea.Msg) {
	switch msg := msg.(type) {
	case tea.PasteMsg:
		d.paste(msg.Content)
	case tea.KeyPressMsg:
		switch {
		case !d.form.markdown:
			d.area.Key(msg)
		case msg.String() == "enter":
			d.goOn()
		default:
			line, before := d.line(), d.beforeCursor()
			d.area.Key(msg)
			if d.line() != line {
				d.signs = signs{}
			} else if typed, ok := strings.CutPrefix(d.beforeCursor(), before); ok && typed != "" {
				d.typed(typed)
			}
		}
	}
}

func (d *description) paste(pasted string) {
	pasted = strings.Join(text.Lines(pasted), "\n") // first: invisible characters would hide bullets, and other signs ends of lines
	if d.form.markdown {                            // a sign of the pasted text replaces one before the cursor
		first, _, _ := strings.Cut(pasted, "\n")
		if line := d.beforeCursor(); line != "" {
			if own, ok := markup.OwnSign(line + first); ok && own == first && !strings.HasPrefix(first, strings.TrimSpace(line)) {
				d.clearLine()
			}
		}
		pasted = markup.FromText(d.beforeCursor(), pasted, d.area.Value()[d.area.Offset():])
	}
	d.area.Insert(pasted)
}

// typed looks at the sign of a line once the first of its words is typed.
func (d *description) typed(key string) {
	value, at := d.area.Value(), d.area.Offset()
	if at < len(value) && value[at] != '\n' {
		return
	}
	line := d.beforeCursor()
	own, isOwn := line, false
	if n := len(d.signs.written); n > 0 && d.signs.written[n-1].line == d.line() && strings.HasPrefix(line, d.signs.written[n-1].sign) {
		own, isOwn = markup.OwnSign(line)
	}
	if isOwn {
		d.dropHeadingSign()
		d.signs.own, d.signs.written = true, nil
	}
	above, before := value[:at-len(line)], strings.TrimSuffix(line, key)
	tidy := func(line string) string { return markup.Number(above, markup.TidyItem(line)) }
	if isOwn || tidy(before) == before { // not if words came before key
		own = tidy(own)
	}
	if own != line {
		d.replaceLine(own)
	}
}

// dropHeadingSign removes the sign of the line above if enter wrote it and the line ends with a colon.
func (d *description) dropHeadingSign() {
	n := len(d.signs.written)
	if n < 2 || d.signs.written[n-2].line != d.line()-1 {
		return
	}
	value, at := d.area.Value(), d.area.Offset()
	end := at - len(d.beforeCursor()) - 1
	begin := strings.LastIndexByte(value[:end], '\n') + 1
	words, ok := strings.CutPrefix(value[begin:end], d.signs.written[n-2].sign)
	if !ok || !strings.HasSuffix(strings.TrimSpace(words), ":") {
		return
	}
	d.area.SetValue(value[:begin] + words + value[end:])
	d.area.MoveTo(at - len(d.signs.written[n-2].sign))
}

// line is the number of the cursor's line.
func (d *description) line() int {
	return strings.Count(d.area.Value()[:d.area.Offset()], "\n")
}

// beforeCursor returns the text of the cursor's line before the cursor.
func (d *description) beforeCursor() string {
	before := d.area.Value()[:d.area.Offset()]
	return before[strings.LastIndexByte(before, '\n')+1:]
}

// clearLine deletes the text before the cursor in its line.
func (d *description) clearLine() { d.area.Key(tea.KeyPressMsg{Code: 'u', Mod: tea.ModCtrl}) }

func (d *description) replaceLine(line string) {
	d.clearLine()
	d.area.Insert(line)
}

// goOn ends the line: in a list the next item begins, and after an item without words, a paragraph.
func (d *description) goOn() {
	line := d.beforeCursor()
	if tidy := markup.TidyItem(line); tidy != line { // the line begins with a bullet of another sort
		d.replaceLine(tidy)
	}
	sign, ended := markup.NextItem(d.area.Value()[:d.area.Offset()])
	switch {
	case ended:
		d.clearLine()
		d.signs = signs{}
	case d.signs.own:
		sign = ""
	}
	d.area.Insert("\n" + sign)
	if sign != "" {
		d.signs.written = append(d.signs.written, written{d.line(), sign})
	}
}
