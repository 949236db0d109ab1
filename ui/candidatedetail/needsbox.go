package candidatedetail

import (
	"context"

	tea "charm.land/bubbletea/v2"

	"shortlist/model"
	"shortlist/model/lang"
	"shortlist/model/needs"
	"shortlist/ui/action"
	"shortlist/ui/env"
	"shortlist/ui/frame"
	"shortlist/ui/intent"
	"shortlist/ui/load"
	"shortlist/ui/profile"
	"shortlist/ui/text"
	"shortlist/ui/theme"
	"shortlist/ui/widget"
)

// needsBox lists the lines in which the needs of the job were found, and what was not read.
type needsBox struct {
	frame.Asked
	env    *env.Env
	host   frame.Host
	who    model.Candidate
	loaded bool
	failed string // why nothing could be loaded
	rows   []needRow
	list   widget.List
	task   load.Task
}

// needRow is a line of a need, or what is known beside its lines.
type needRow struct {
	need  int
	text  string
	line  *needs.Line // nil: state alone
	state string
}

// ShowNeeds opens the box of what is known of the needs of the job of an application.
func ShowNeeds(e *env.Env, h frame.Host, source Source, c model.Candidate) tea.Cmd {
	b := &needsBox{env: e, host: h, who: c}
	h.Push(b)
	return load.Run(e.Group, &b.task, func(ctx context.Context) ([]needs.Find, error) {
		return source.NeedsOf(ctx, c)
	}, func(found []needs.Find, err error) tea.Cmd {
		if b.loaded = true; err != nil {
			b.failed = e.Fail(err)
		}
		for n, f := range found {
			for _, l := range f.Lines {
				b.rows = append(b.rows, needRow{need: n, text: text.Line(f.Need), line: &l})
			}
			if state := profile.FindState(f); state != "" {
				b.rows = append(b.rows, needRow{need: n, text: text.Line(f.Need), state: state})
			}
		}
		return nil
	})
}

// Title implements frame.Box.
func (b *needsBox) Title() string { return lang.Text("Needs: %s", env.Name(b.who)) }

// Choices implements frame.Chooser.
func (b *needsBox) Choices() *widget.List { return &b.list }

// Actions implements frame.Box.
func (b *needsBox) Actions() []action.Action {
	noLine := lang.Text("choose a line that was found")
	at := intent.ReadLine{ID: b.who.ID}
	if b.list.Cursor < len(b.rows) && b.rows[b.list.Cursor].line != nil {
		l := b.rows[b.list.Cursor].line
		noLine, at.Page, at.Line = "", l.Page, l.Line
	}
	leave := func(to env.Intent) func() tea.Cmd {
		return func() tea.Cmd {
			b.task.Cancel()
			b.host.Remove(b)
			if to == nil {
				return nil
			}
			return b.env.Do(to)
		}
	}
	return []action.Action{
		{Keys: action.Open, Label: action.Label{Name: "go there"}.Translated(), Rank: 1, Disabled: noLine, Run: leave(at)},
		{Keys: action.EditJob, Label: action.Label{Name: "edit needs"}.Translated(), Rank: 2, Disabled: b.env.ReadOnly, Run: leave(intent.EditNeeds{JobID: b.who.JobID})},
		{Keys: action.Close, Label: action.ToClose(), Rank: 3, Run: leave(nil)},
	}
}

// Key implements frame.Box.
func (b *needsBox) Key(msg tea.KeyPressMsg) tea.Cmd {
	return frame.Choose(b.env, msg, b.Actions(), &b.list, frame.Noop)
}

// around is the most rows below the list that show the chosen line and its neighbours.
const around = 6

// View implements frame.Box.
func (b *needsBox) View(width int) []string {
	t := b.env.Theme
	switch {
	case !b.loaded:
		return frame.Styled(t.Dim, lang.Text("The CV is being read…"), width)
	case b.failed != "":
		return frame.Styled(t.Bad, b.failed, width)
	case len(b.rows) == 0:
		return frame.Styled(t.Dim, lang.Text("This job has no needs yet. %s writes them: what you look for, one a line.", action.EditJob), width)
	}
	b.list.Resize(len(b.rows), max(b.host.Rows()-around-4, 1))
	b.list.Drawn(0, 1)
	var out []string
	from, to := b.list.Window()
	for i := from; i < to; i++ {
		r := b.rows[i]
		row := widget.NewRow(width).Left(t.Mark(r.need), Letter(r.need)).Left(theme.Style{}, " ")
		if r.line == nil {
			row.Left(t.Text, r.text).Left(t.Dim, "  "+r.state)
		} else {
			for _, part := range needLine(t, *r.line, r.need, width-2, 1)[0] {
				row.Left(part.style, part.words)
			}
		}
		out = append(out, row.Render(t.Choice(i == b.list.Cursor)))
	}
	out = append(out, t.Faint.Render(text.Fit("", width)))
	return append(out, b.chosen(width)...)
}

// chosen draws the need under the cursor, and its line between its neighbours.
func (b *needsBox) chosen(width int) (out []string) {
	t := b.env.Theme
	r := b.rows[b.list.Cursor]
	out = append(out, t.Mark(r.need).Render(Letter(r.need))+" "+t.Bold.Render(text.Cut(r.text, max(width-2, 1))))
	if r.line == nil {
		return append(out, frame.Styled(t.Dim, r.state, width)...)
	}
	above := text.Wrap(r.line.Before, max(width-2, 1))
	out = append(out, t.Dim.Render("  "+above[len(above)-1]))
	for _, row := range needLine(t, *r.line, r.need, width-2, around-3) {
		out = append(out, "  "+drawn(row))
	}
	return append(out, t.Dim.Render("  "+text.Wrap(r.line.After, max(width-2, 1))[0]))
}
