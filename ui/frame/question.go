package frame

import (
	"strings"

	tea "charm.land/bubbletea/v2"

	"shortlist/ui/action"
	"shortlist/ui/env"
)

// Question asks before something that matters is done. Only action.Yes does it; every other answer is no.
type Question struct {
	Asked
	Scroll
	env  *env.Env
	host Host
	q    env.Question
}

// NewQuestion returns the box of a question.
func NewQuestion(e *env.Env, h Host, q env.Question) *Question {
	return &Question{env: e, host: h, q: q}
}

// ShowsNoApplicant implements Redacted.
func (q *Question) ShowsNoApplicant() bool { return !q.q.NamesApplicant }

// Title implements Box.
func (q *Question) Title() string { return q.q.Title }

// Key implements Box.
func (q *Question) Key(msg tea.KeyPressMsg) tea.Cmd {
	switch key := action.Key(msg); {
	case action.Yes.Has(key):
		q.host.Remove(q)
		return q.q.Do()
	case action.No.Has(strings.ToLower(key)), action.Close.Has(key):
		q.host.Remove(q)
	default:
		if a, ok := action.Find(q.Moves(), key); ok && q.Scrolls() {
			return a.Run()
		}
	}
	return nil
}

// Actions implements Box.
func (q *Question) Actions() []action.Action {
	return append(q.Scroll.Actions(),
		action.Action{Keys: action.Yes, Label: action.Label{Name: q.q.Verb}, Rank: 1},
		action.Action{Keys: action.No, Label: action.ToCancel(), Rank: 2},
	)
}

// View implements Box.
func (q *Question) View(width int) []string {
	t := q.env.Theme
	var out []string
	for i, line := range q.q.Lines {
		style := t.Text
		if i == 0 {
			style = t.Bold
		}
		out = append(out, Styled(style, line, width)...)
	}
	return q.Window(out, q.host.Rows())
}

// IsDangerous implements Dangerous.
func (q *Question) IsDangerous() bool { return q.q.Danger }
