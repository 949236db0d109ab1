package jobeditor

import (
	"maps"
	"time"
	"unicode"
	"unicode/utf8"

	tea "charm.land/bubbletea/v2"

	"shortlist/model"
)

// state is what the form holds at a moment.
type state struct {
	lines map[model.FormField]entry
	picks map[model.FormField]int
	desc  wording
	needs area
	focus model.FormField
	over  over
}

// area is a text of many lines at a moment, and its cursor in bytes.
type area struct {
	value string
	at    int
}

// entry is a line at a moment.
type entry struct {
	raw, shown, value string
	cursor            int
}

func (e *Editor) state() state {
	s := state{lines: map[model.FormField]entry{}, picks: map[model.FormField]int{}, desc: e.desc.now(), needs: area{e.needs.Value(), e.needs.Offset()}, focus: e.focus, over: e.over}
	for f, l := range e.lines {
		s.lines[f] = entry{l.raw, l.shown, l.input.Value(), l.input.Position()}
	}
	for f, p := range e.picks {
		s.picks[f] = p.at
	}
	return s
}

func (s state) same(o state) bool {
	for f, l := range s.lines {
		if x := o.lines[f]; x.value != l.value || x.raw != l.raw {
			return false
		}
	}
	return maps.Equal(s.picks, o.picks) && s.over.before.Equal(o.over.before) && s.desc.markdown == o.desc.markdown && s.desc.value == o.desc.value && s.needs.value == o.needs.value
}

// restore makes the form hold a state.
func (e *Editor) restore(s state) {
	for f, l := range e.lines {
		was := s.lines[f]
		l.raw, l.shown = was.raw, was.shown
		l.input.SetValue(was.value)
		l.input.SetCursor(was.cursor)
	}
	for f, p := range e.picks {
		p.at = s.picks[f]
	}
	e.desc.restore(s.desc)
	e.needs.SetValue(s.needs.value)
	e.needs.MoveTo(s.needs.at)
	e.over = s.over
	e.choseCountry()
	e.focusOn(s.focus)
}

// The limits of the undo history. Descriptions take most of the memory; states share
// equal descriptions.
const (
	maxSteps     = 500
	maxStepBytes = 32 << 20
)

// breather is the pause after which typing is a step of its own.
const breather = time.Second

// history is what can be undone and redone.
type history struct {
	past, future []state // the last is the nearest
	bytes        int     // of the descriptions in past
	field        model.FormField
	kind         change
	at           time.Time
}

// change is a kind of change. Changes of one kind within a breather are one step.
type change int

const (
	whole change = iota // a paste, a choice, a conversion: always a step of its own
	wrote
	erased
)

// note records a change; was is the state before it.
func (h *history) note(was state, kind change, begins bool, at time.Time) {
	h.future = nil
	continues := kind != whole && kind == h.kind && was.focus == h.field && !begins && at.Sub(h.at).Abs() < breather && len(h.past) > 0
	h.kind, h.field, h.at = kind, was.focus, at
	if continues {
		return
	}
	h.past = append(h.past, was)
	h.bytes += len(was.desc.value)
	for len(h.past) > maxSteps || h.bytes > maxStepBytes && len(h.past) > 1 {
		h.bytes -= len(h.past[0].desc.value)
		h.past = h.past[1:]
	}
}

// kindOf returns what a key did to the text, and whether it began a word.
func kindOf(msg tea.Msg, was, now state) (kind change, begins bool) {
	key, ok := msg.(tea.KeyPressMsg)
	if !ok {
		return whole, true
	}
	before, after := was.typed(), now.typed()
	switch {
	case len(after) < len(before):
		return erased, false
	case key.Text == "":
		return wrote, true // a new line
	}
	r, _ := utf8.DecodeRuneInString(key.Text)
	return wrote, !unicode.IsSpace(r) && now.beginsWord(len(key.Text))
}

// typed is the text of the focused field; "" for a field of choices.
func (s state) typed() string {
	switch s.focus {
	case model.FieldDescription:
		return s.desc.value
	case model.FieldNeeds:
		return s.needs.value
	}
	return s.lines[s.focus].value
}

// beginsWord reports whether the text that a key has just typed, typed bytes long, follows a space.
func (s state) beginsWord(typed int) bool {
	before := ""
	switch s.focus {
	case model.FieldDescription:
		before = s.desc.value[:max(s.desc.at-typed, 0)]
	case model.FieldNeeds:
		before = s.needs.value[:max(s.needs.at-typed, 0)]
	default:
		runes := []rune(s.lines[s.focus].value)
		before = string(runes[:max(min(s.lines[s.focus].cursor, len(runes))-1, 0)])
	}
	r, _ := utf8.DecodeLastRuneInString(before)
	return unicode.IsSpace(r)
}

// undo goes one step back, redo one forward. The result is saved like any change.
func (e *Editor) undo() tea.Cmd { return e.travel(&e.history.past, &e.history.future) }
func (e *Editor) redo() tea.Cmd { return e.travel(&e.history.future, &e.history.past) }

func (e *Editor) travel(from, to *[]state) tea.Cmd {
	last := len(*from) - 1
	if last < 0 {
		return nil
	}
	there := (*from)[last]
	*from = (*from)[:last]
	*to = append(*to, e.state())
	e.history.kind = whole
	e.history.bytes = 0
	for _, s := range e.history.past {
		e.history.bytes += len(s.desc.value)
	}
	e.restore(there)
	return e.edited()
}

// change changes the form in one step of the undo history.
func (e *Editor) change(do func()) tea.Cmd {
	was := e.state()
	do()
	if e.state().same(was) {
		return nil
	}
	e.history.note(was, whole, true, e.env.Now())
	return e.edited()
}
