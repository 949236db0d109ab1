package frame

import (
	tea "charm.land/bubbletea/v2"

	"shortlist/ui/action"
	"shortlist/ui/env"
	"shortlist/ui/text"
	"shortlist/ui/widget"
)

// Report shows the outcome of a longer task. It opens by itself when the task ends, perhaps while the person types
// something else.
type Report struct {
	Scroll
	env  *env.Env
	host Host
	r    env.Report
}

// NewReport returns the box of a report.
func NewReport(e *env.Env, h Host, r env.Report) *Report { return &Report{env: e, host: h, r: r} }

// Title implements Box.
func (r *Report) Title() string { return r.r.Title }

// Unasked implements Box.
func (r *Report) Unasked() bool { return true }

// Paste implements Box.
func (r *Report) Paste(tea.PasteMsg) tea.Cmd { return nil }

// Key implements Box.
func (r *Report) Key(msg tea.KeyPressMsg) tea.Cmd {
	a, ok := action.Find(append(r.Moves(), r.Actions()...), action.Key(msg))
	if !ok {
		return nil
	}
	return a.Run()
}

// Actions implements Box.
func (r *Report) Actions() []action.Action {
	out := r.Scroll.Actions()
	if r.r.Undo != nil {
		out = append(out, action.Action{Keys: action.Undo, Label: action.Label{Name: "undo", Context: "overlay"}.Translated(), Rank: 2, Run: func() tea.Cmd {
			r.host.Remove(r)
			return r.r.Undo()
		}})
	}
	return append(out, action.Action{Keys: action.Done, Label: action.ToClose(), Rank: 4, Run: func() tea.Cmd {
		r.host.Remove(r)
		return nil
	}})
}

// View implements Box.
func (r *Report) View(width int) []string {
	var lines []string
	if text.Width(r.r.Title) > width { // the border has no room for the whole title
		lines = append(Styled(r.env.Theme.Bold, r.r.Title, width), "")
	}
	for _, notice := range r.r.Lines {
		lines = append(lines, r.line(notice, width)...)
	}
	for _, l := range r.r.Changes {
		lines = append(lines, widget.Change(r.env, l, width)...)
	}
	return r.Window(lines, r.host.Rows())
}

// line wraps one line beside the sign of its severity. An env.Info has no sign.
func (r *Report) line(notice env.Notice, width int) []string {
	if notice.Severity == env.Info {
		return Styled(r.env.Theme.Text, notice.Text, width)
	}
	style, mark := r.env.Sign(notice.Severity)
	head := style.Bold().Render(mark) + " "
	var out []string
	for _, line := range Styled(style, notice.Text, width-2) {
		out = append(out, head+line)
		head = "  "
	}
	return out
}
