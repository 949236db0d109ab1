package jobeditor

import (
	"fmt"
	"strings"

	tea "charm.land/bubbletea/v2"

	"shortlist/model"
	"shortlist/model/lang"
	"shortlist/ui/env"
	"shortlist/ui/screen"
	"shortlist/ui/text"
)

// Outline implements screen.Outlined.
func (e *Editor) Outline() screen.Outline {
	page := screen.Outline{Place: fmt.Sprintf("form %p %d %t", e, e.stage, e.fetching.Busy()), Title: e.title()}
	if e.elsewhere {
		page.About = append(page.About, sayOpenElsewhere())
	}
	switch e.stage {
	case reviewing:
		page.About = append(page.About, screen.Plain(e.verdict(screen.OutlineWidth))...)
		page.Lines, page.Send = screen.Prose(e.review.Lines()), func() tea.Cmd { return e.env.Run(e.reviewActions()[0]) }
	case comparing:
		page.Lines = screen.Prose(e.review.Lines())
	case previewing:
		page.Lines = screen.Prose(e.preview.Lines())
	case conflicting:
		e.outlineConflict(&page)
	case writing:
		page.Send = e.openReview
		if e.refused != "" {
			page.About = append(page.About, e.refused)
		}
		if e.listing {
			page.About = append(page.About, sayProblems(len(e.problems)))
		} else if foot := e.footView(screen.OutlineWidth, len(e.hints)+2); len(foot) > 0 {
			page.About = append(page.About, screen.Plain(foot)...)
		}
		for _, f := range e.fields() {
			page.Fields = append(page.Fields, e.outlined(f))
		}
	}
	return page
}

// outlineConflict words a row for each disputed field, with both values.
func (e *Editor) outlineConflict(page *screen.Outline) {
	c := &e.conflict
	page.About = append(page.About, sayConflict())
	for _, d := range c.fields {
		page.Lines = append(page.Lines, screen.Plain(e.drawDiff(d.text, screen.OutlineWidth))...)
	}
	page.Rows, page.Chosen = len(c.fields), c.at
	page.Row = func(i int) string {
		if i >= len(c.fields) { // it was resolved since
			return ""
		}
		d := c.fields[i]
		own := lang.Text("mine")
		if !d.changed {
			own = lang.Text("before")
		}
		mine, theirs := own+": "+orDash(text.Line(d.mine)), lang.Text("theirs")+": "+orDash(text.Line(d.others))
		if d.theirs {
			theirs += " (" + screen.SayChosen() + ")"
		} else {
			mine += " (" + screen.SayChosen() + ")"
		}
		return screen.Joined(sayField(d.field), mine, theirs)
	}
	page.Choose = func(i int) tea.Cmd {
		c.at = i
		return nil
	}
	page.Send = e.resolve
}

// briefly is how much of the description its field shows, in cells. The typed text of the field is all of it.
const briefly = 200

// outlined is a field in words.
func (e *Editor) outlined(f model.FormField) screen.Field {
	out := screen.Field{Label: sayField(f)}
	if e.shown[f] {
		problems := e.problems.ByField(f)
		for i, m := range problems {
			problems[i] = text.Line(m)
		}
		out.Problem = strings.Join(problems, " ")
	}
	note, _ := e.note(f, false)
	out.Note = screen.PlainLine(strings.TrimPrefix(note, "✗ "))
	switch p := e.picks[f]; {
	case p != nil:
		var choices []string
		for _, code := range p.codes {
			choices = append(choices, text.Line(p.label(code)))
		}
		out.Value, out.Choices = text.Line(p.text()), choices
		out.Set = func(typed string) tea.Cmd { return e.pick(f, typed, choices) }
	case f == model.FieldDescription:
		out.Value, out.Many = text.Cut(text.Line(e.desc.area.Value()), briefly), true
		out.Typed = e.desc.area.Value()
		out.Note = sayTooShort(e.desc.visible(), model.MinDescription)
		if e.desc.visible() >= model.MinDescription {
			out.Note = strings.TrimSuffix(sayLongEnough(e.desc.visible()), " ✓")
		}
		out.Set = func(typed string) tea.Cmd {
			return e.put(f, func() {
				e.desc.write(strings.Join(text.Lines(typed), "\n"))
			})
		}
	case f == model.FieldNeeds:
		out.Value, out.Many, out.Typed = text.Line(inOneLine(e.needs.Value())), true, e.needs.Value()
		out.Note, _ = countNeeds(e.needs.Value())
		out.Set = func(typed string) tea.Cmd {
			return e.put(f, func() { e.needs.SetValue(strings.Join(text.Lines(typed), "\n")) })
		}
	default:
		l := e.lines[f]
		out.Value = text.Line(l.value())
		out.Set = func(typed string) tea.Cmd {
			return e.put(f, func() {
				l.input.SetValue("")
				l.input.CursorEnd()
				l.input.Type(tea.PasteMsg{Content: typed})
			})
		}
	}
	return out
}

// pick chooses a value of a field.
func (e *Editor) pick(f model.FormField, typed string, choices []string) tea.Cmd {
	at := screen.Choice(typed, choices)
	if at < 0 {
		return e.env.Notify(env.Warn, screen.NoChoice(text.Line(typed), choices))
	}
	return e.put(f, func() {
		e.picks[f].at = at
		e.choseCountry()
	})
}

// put goes to a field, changes it, and leaves it, so that its problems are shown.
func (e *Editor) put(f model.FormField, change func()) tea.Cmd {
	if why := e.busy(); why != "" {
		return e.env.NotNow(why)
	}
	e.focusOn(f)
	cmd := e.change(change)
	e.check()
	e.leaveField(f)
	return cmd
}
