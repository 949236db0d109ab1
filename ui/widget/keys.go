package widget

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	tea "charm.land/bubbletea/v2"

	"shortlist/ui/text"
)

// Insert inserts s at the cursor.
func (a *Area) Insert(s string) {
	if s == "" {
		return
	}
	a.need()
	if strings.ContainsRune(s, '\r') {
		s = strings.ReplaceAll(strings.ReplaceAll(s, "\r\n", "\n"), "\r", "\n")
	}
	l := a.lines[a.at.line].text
	head, tail := l[:a.at.byte], l[a.at.byte:]
	parts := strings.Split(s, "\n")
	fresh := make([]line, len(parts))
	for i, part := range parts {
		fresh[i].text = part
	}
	last := len(parts) - 1
	fresh[0].text = head + fresh[0].text
	a.at = place{a.at.line + last, len(fresh[last].text)}
	fresh[last].text += tail
	a.lines = slices.Replace(a.lines, a.at.line-last, a.at.line-last+1, fresh...)
	a.changed()
}

func (a *Area) changed() {
	a.valued, a.aim = false, -1
	// The insertion may form one character with the text after it.
	a.at.byte = boundary(a.lines[a.at.line].text, a.at.byte)
	a.follow()
}

// boundary returns i, or the end of the character around i.
func boundary(s string, i int) int {
	at := max(i-64, 0) // no visible character is longer
	for at > 0 && at < len(s) && !utf8.RuneStart(s[at]) {
		at--
	}
	if at > 0 { // begin at a space, where a character always begins
		if space := strings.LastIndexByte(s[:at], ' '); space >= 0 {
			at = space
		} else {
			at = 0
		}
	}
	for at < i {
		size, _, _ := text.Character(s[at:])
		at += size
	}
	return at
}

// remove deletes the text between two places, and leaves the cursor there.
func (a *Area) remove(from, to place) {
	if !from.before(to) {
		return
	}
	joined := a.lines[from.line].text[:from.byte] + a.lines[to.line].text[to.byte:]
	a.lines = slices.Replace(a.lines, from.line, to.line+1, line{text: joined})
	a.at = from
	a.changed()
}

// Key handles a key of an editor, and reports whether it was one.
func (a *Area) Key(msg tea.KeyPressMsg) bool {
	a.need()
	switch key := msg.String(); key {
	case "left", "right", "home", "end", "ctrl+a", "ctrl+home", "ctrl+end", "ctrl+left", "alt+left", "alt+b", "ctrl+right", "alt+right", "alt+f":
		a.at, a.aim = a.goal(key), -1
		a.at.byte = boundary(a.lines[a.at.line].text, a.at.byte)
		a.follow()
	case "up", "down", "pgup", "pgdown":
		a.vertical(key)
	case "enter":
		a.Insert("\n")
	case "backspace", "shift+backspace", "ctrl+h":
		a.remove(a.goal("left"), a.at)
	case "delete", "ctrl+d":
		a.remove(a.at, a.goal("right"))
	case "ctrl+w", "alt+backspace", "ctrl+backspace":
		a.remove(a.goal("alt+left"), a.at)
	case "alt+d", "alt+delete", "ctrl+delete":
		a.remove(a.at, a.goal("alt+right"))
	case "ctrl+u":
		a.remove(place{a.at.line, 0}, a.at)
	case "ctrl+k":
		end := place{a.at.line, len(a.lines[a.at.line].text)}
		if end == a.at {
			end = a.goal("right")
		}
		a.remove(a.at, end)
	default:
		if msg.Text == "" {
			return false
		}
		a.Insert(msg.Text)
	}
	return true
}

// goal is where a horizontal key moves the cursor.
func (a *Area) goal(key string) place {
	p, s := a.at, a.lines[a.at.line].text
	switch key {
	case "left":
		switch {
		case p.byte > 0:
			p.byte = previous(s, p.byte)
		case p.line > 0:
			p = place{p.line - 1, len(a.lines[p.line-1].text)}
		}
	case "right":
		switch {
		case p.byte < len(s):
			size, _, _ := text.Character(s[p.byte:])
			p.byte += size
		case p.line < len(a.lines)-1:
			p = place{p.line + 1, 0}
		}
	case "home":
		p.byte = a.rowAt(p)
	case "ctrl+a":
		p.byte = 0
	case "end":
		row := a.row(p)
		if rows := a.rows(p.line); row+1 < len(rows) {
			p.byte = previous(s, rows[row+1])
		} else {
			p.byte = len(s)
		}
	case "ctrl+home":
		p = place{}
	case "ctrl+end":
		p = a.end()
	case "ctrl+left", "alt+left", "alt+b":
		if p.byte == 0 {
			return a.goal("left")
		}
		before := strings.TrimRightFunc(s[:p.byte], func(r rune) bool { return !wordy(r) })
		p.byte = len(strings.TrimRightFunc(before, wordy))
	case "ctrl+right", "alt+right", "alt+f":
		if p.byte == len(s) {
			return a.goal("right")
		}
		after := strings.TrimLeftFunc(s[p.byte:], func(r rune) bool { return !wordy(r) })
		p.byte = len(s) - len(strings.TrimLeftFunc(after, wordy))
	}
	return p
}

func wordy(r rune) bool {
	return unicode.IsLetter(r) || unicode.IsDigit(r) || unicode.IsMark(r) || r == '_' || r == '\'' || r == '’'
}

// previous returns the start of the character that ends at i.
func previous(s string, i int) int {
	at := strings.LastIndexByte(s[:i-1], ' ')
	if at < 0 {
		at = 0
	}
	for {
		size, _, _ := text.Character(s[at:])
		if at+size >= i {
			return at
		}
		at += size
	}
}

// vertical moves by rows, and keeps the cell of the first move.
func (a *Area) vertical(key string) {
	if a.aim < 0 {
		a.aim = a.cellOf(a.at)
	}
	here := place{a.at.line, a.rowAt(a.at)}
	page := max(a.height-1, 1)
	to := here
	switch key {
	case "up":
		to = a.up(here, 1)
	case "down":
		to = a.down(here, 1)
	case "pgup":
		to = a.up(here, page)
		a.top = a.up(a.top, page)
	case "pgdown":
		to = a.down(here, page)
	}
	switch {
	case to != here:
		a.at = a.inRow(to, a.aim)
	case key == "up" || key == "pgup":
		a.at = place{}
	default:
		a.at = a.end()
	}
	a.follow()
}
