package frame

import (
	tea "charm.land/bubbletea/v2"

	"shortlist/model/lang"
	"shortlist/ui/action"
	"shortlist/ui/env"
	"shortlist/ui/intent"
	"shortlist/ui/text"
)

// Message is a text that a person must not miss: it stays until they close it.
type Message struct {
	env  *env.Env
	host Host
	text string // safe text
}

// NewMessage returns the box of a message.
func NewMessage(e *env.Env, h Host, text string) *Message {
	return &Message{env: e, host: h, text: text}
}

// ShowsNoApplicant implements Redacted.
func (m *Message) ShowsNoApplicant() bool { return true }

// Title implements Box.
func (m *Message) Title() string { return lang.Text("Please read") }

// Unasked implements Box.
func (m *Message) Unasked() bool { return true }

// Paste implements Box.
func (m *Message) Paste(tea.PasteMsg) tea.Cmd { return nil }

// Key implements Box.
func (m *Message) Key(msg tea.KeyPressMsg) tea.Cmd {
	if key := action.Key(msg); action.Noted.Has(key) || action.Close.Has(key) {
		m.host.Remove(m)
	}
	return nil
}

// Actions implements Box.
func (m *Message) Actions() []action.Action {
	return []action.Action{{Keys: action.Noted, Label: action.ToClose(), Rank: 1}}
}

// View implements Box.
func (m *Message) View(width int) []string { return Styled(m.env.Theme.Warn, m.text, width) }

// Link shows a link that no browser can be opened for.
type Link struct {
	Asked
	env  *env.Env
	host Host
	url  string
}

// NewLink returns the box of a web address.
func NewLink(e *env.Env, h Host, url string) *Link { return &Link{env: e, host: h, url: url} }

// Title implements Box.
func (l *Link) Title() string { return lang.Text("A link") }

// Key implements Box.
func (l *Link) Key(msg tea.KeyPressMsg) tea.Cmd {
	switch key := action.Key(msg); {
	case action.Copy.Has(key):
		return l.env.Do(intent.Copy{What: intent.CopiedLink, Value: l.url})
	case action.Done.Has(key), action.Link.Has(key):
		l.host.Remove(l)
	}
	return nil
}

// Actions implements Box.
func (l *Link) Actions() []action.Action {
	return []action.Action{
		{Keys: action.Copy, Label: action.Label{Name: "copy"}.Translated(), Rank: 1},
		{Keys: action.Back, Label: action.ToClose(), Rank: 2},
	}
}

// View implements Box.
func (l *Link) View(width int) []string {
	t := l.env.Theme
	out := Styled(t.Dim, lang.Text("No browser can be opened from here. Copy the link into yours:"), width)
	out = append(out, "")
	return append(out, Styled(t.Link, text.Line(l.url), width)...)
}

// Wait takes the keys until a task has ended. action.Back stops the task, unless stop is nil.
type Wait struct {
	Asked
	env      *env.Env
	host     Host
	title    string
	sentence string
	stop     func()
}

// NewWait returns a box about a running task; stop stops the task, nil: nothing can.
func NewWait(e *env.Env, h Host, title, sentence string, stop func()) *Wait {
	return &Wait{env: e, host: h, title: title, sentence: sentence, stop: stop}
}

// ShowsNoApplicant implements Redacted.
func (w *Wait) ShowsNoApplicant() bool { return true }

// Title implements Box.
func (w *Wait) Title() string { return w.title }

// Key implements Box.
func (w *Wait) Key(msg tea.KeyPressMsg) tea.Cmd {
	if w.stop != nil && action.Back.Has(msg.String()) {
		w.stop()
		w.host.Remove(w)
	}
	return nil
}

// Actions implements Box.
func (w *Wait) Actions() []action.Action {
	if w.stop == nil {
		return nil
	}
	return []action.Action{{Keys: action.Back, Label: action.Label{Name: "stop"}.Translated(), Rank: 1}}
}

// View implements Box.
func (w *Wait) View(width int) []string { return Styled(w.env.Theme.Dim, w.sentence, width) }
