package frame

import (
	"strings"

	tea "charm.land/bubbletea/v2"

	"shortlist/model/lang"
	"shortlist/ui/action"
	"shortlist/ui/env"
)

// Question asks before something that matters is done. Only action.Yes does it; every other answer is no.
type Question struct {
	Asked
	env    *env.Env
	host   Host
	q      env.Question
	scroll Scroll
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
		if a, ok := action.Find(q.scroll.Moves(), key); ok && q.scroll.Scrolls() {
			return a.Run()
		}
	}
	return nil
}

// Actions implements Box.
func (q *Question) Actions() []action.Action {
	return append(q.scroll.Actions(),
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
	yes := t.Good
	if q.q.Danger {
		yes = t.Bad
	}
	room := q.host.Rows() // the answers are always in sight
	if out = q.scroll.Window(q.env, out, room-1); len(out)+2 <= room {
		out = append(out, "")
	}
	return append(out, yes.Bold().Render(action.Yes.String())+" "+t.Text.Render(q.q.Verb)+t.Dim.Render("    "+lang.Text("%s or %s cancels", strings.Join(action.No[:len(action.No)-1], ", "), action.No[len(action.No)-1])))
}
