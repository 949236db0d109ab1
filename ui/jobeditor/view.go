package jobeditor

import (
	"fmt"
	"strings"

	tea "charm.land/bubbletea/v2"
	"charm.land/lipgloss/v2"

	"shortlist/model"
	"shortlist/model/amount"
	"shortlist/ui/desk"
	"shortlist/ui/layout"
	"shortlist/ui/text"
)

// fieldName is what a field is called.
func fieldName(f model.FormField) string {
	switch f {
	case model.FieldTitle:
		return "Title"
	case model.FieldRegion:
		return "Region"
	case model.FieldAddress:
		return "Address"
	case model.FieldSalaryFrom:
		return "Salary from"
	case model.FieldSalaryTo:
		return "Salary to"
	case model.FieldRate:
		return "Paid"
	case model.FieldCurrency:
		return "Currency"
	case fieldCountry:
		return "Country"
	case model.FieldType1:
		return "Type"
	case model.FieldType2:
		return "Second type"
	case model.FieldDescription:
		return "Description"
	default:
		return string(f)
	}
}

// sides splits the screen into the form and, where there is room, the preview.
func sides(width int) (form, preview int) {
	if width < layout.ThreePanes {
		return width, 0
	}
	form = min(width*55/100, 90)
	return form, width - form - 1
}

// Prepare renders what the form shows of HTML, for a width.
func (e *Editor) Prepare(width int) tea.Cmd {
	switch e.stage {
	case reviewing:
		return e.review.Prepare(e.desk, "review", width, func(html func(string, int) []string) []string { return e.buildReview(html, width) })
	case comparing:
		return e.review.Prepare(e.desk, "compare", width, func(html func(string, int) []string) []string { return e.buildCompare(html, width) })
	case writing, previewing:
		_, preview := sides(width)
		if e.stage == previewing {
			preview = width
		}
		if preview == 0 {
			return nil
		}
		source := e.desc.html()
		return e.preview.Prepare(e.desk, source, preview, func(html func(string, int) []string) []string {
			if strings.TrimSpace(source) == "" {
				return desk.Paragraph(e.desk.Theme.Dim, "What you write appears here as the board will show it.", 1, preview)
			}
			return desk.Indented(" ", html(source, max(preview-2, 1)))
		})
	}
	return nil
}

// View draws the form as height lines of width cells.
func (e *Editor) View(width, height int) []string {
	t := e.desk.Theme
	head := desk.NewRow(width).Left(t.Heading, " "+e.title())
	if e.elsewhere {
		head.Right(t.Warn, "also open in another copy ")
	}
	switch {
	case e.Sending():
		head.Right(t.Warn, "sending… ")
	case e.saveErr != "":
		head.Right(t.Bad, "the draft could not be saved ")
	case e.stage == reviewing: // what it says is below
	case e.dirty:
		head.Right(t.Dim, "draft… ")
	case !e.savedAt.IsZero():
		head.Right(t.Dim, "draft kept "+e.savedAt.Local().Format("15:04:05")+" ")
	}
	lines := []string{head.Render(lipgloss.NewStyle())}
	room := height - 1
	switch e.stage {
	case reviewing:
		verdict := e.verdict(width)
		return append(append(lines, verdict...), e.review.View(e.desk, width, room-len(verdict))...)
	case comparing:
		return append(lines, e.review.View(e.desk, width, room)...)
	case previewing:
		return append(lines, e.preview.View(e.desk, width, room)...)
	case conflicting:
		return append(lines, e.conflictView(width, room)...)
	}
	if e.refused != "" {
		refused := desk.Paragraph(t.Bad, e.refused, 1, width)
		lines = append(lines, refused...)
		room -= len(refused)
	}
	form, preview := sides(width)
	left := e.formView(form, room)
	if preview == 0 {
		return append(lines, left...)
	}
	if written := e.desc.area.Value(); e.focus == model.FieldDescription && written != "" {
		e.preview.Follow(float64(e.desc.area.Offset()) / float64(len(written)))
	}
	right := append([]string{desk.NewRow(preview).Left(t.Bold, " As the board will show it").Render(lipgloss.NewStyle())}, e.preview.View(e.desk, preview, room-1)...)
	for i := range left {
		lines = append(lines, left[i]+t.Faint.Render("│")+right[i])
	}
	return lines
}

func (e *Editor) title() string {
	switch {
	case e.stage == reviewing && e.base.ID == 0:
		return "Review: publish a new job"
	case e.stage == reviewing:
		return "Review: changes of " + text.Line(e.base.Title)
	case e.stage == previewing:
		return "As the board will show it"
	case e.stage == comparing:
		return "Compared: " + text.Line(e.base.Title)
	case e.stage == conflicting:
		return "Changed meanwhile: " + text.Line(e.base.Title)
	case e.base.ID == 0 && e.origin.title != "":
		return "New job, " + text.Line(e.origin.title)
	case e.base.ID == 0:
		return "New job"
	}
	return "Edit " + text.Line(e.base.Title)
}

// minArea is the fewest lines the description is written in.
const minArea = 4

// formView draws the fields, scrolled so that the focused one is in sight, and
// under them what there is to say of them all.
func (e *Editor) formView(width, height int) []string {
	foot := e.footView(width, max(height-len(e.fields())-minArea-3, 1))
	height -= len(foot)
	var lines []string
	focusFrom, focusTo := 0, 0
	for _, f := range e.fields() {
		from := len(lines)
		if f == model.FieldDescription {
			lines = append(lines, e.descriptionView(width, max(height-len(lines), minArea+1))...)
		} else {
			lines = append(lines, e.fieldView(f, width)...)
		}
		if f == e.focus {
			focusFrom, focusTo = from, len(lines)
		}
	}
	top := 0
	if focusTo > height {
		top = min(focusTo-height, focusFrom)
	}
	return append(desk.Fill(lines[top:], width, height), foot...)
}

// footView lists the broken rules once the form was to be sent, and else what
// could be better: advice, which stops nothing.
func (e *Editor) footView(width, most int) []string {
	t := e.desk.Theme
	style, sign := t.Dim, "·"
	var said []string
	if e.listing {
		style, sign = t.Bad, "✗"
		said = append(said, amount.Plural(len(e.problems), "thing")+" to put right before it can be sent:")
		for _, p := range e.problems {
			said = append(said, fieldName(p.Field)+": "+p.Message)
		}
	} else {
		if duplicate := e.sayDuplicate(); duplicate != "" {
			said = append(said, duplicate)
		}
		for _, a := range e.advice {
			said = append(said, a.Text)
		}
	}
	var out []string
	for _, line := range said {
		for i, part := range text.Wrap(text.Line(line), max(width-4, 1)) {
			if i > 0 {
				part = "  " + part
			} else {
				part = sign + " " + part
			}
			out = append(out, desk.NewRow(width).Left(style, " "+part).Render(lipgloss.NewStyle()))
		}
	}
	if len(out) <= most {
		return out
	}
	out = out[:0] // a line for each, as many as there is room for
	for i, line := range said[:min(len(said), most)] {
		row := desk.NewRow(width).Left(style, " "+sign+" "+text.Line(line))
		if left := len(said) - i - 1; i == most-1 && left > 0 {
			row.Right(style, fmt.Sprintf(" and %d more ", left))
		}
		out = append(out, row.Render(lipgloss.NewStyle()))
	}
	return out
}

// labelWidth is the cells of a field's name.
const labelWidth = 15

// fieldView draws one field: its name, what stands in it, its rule or counter,
// and below it what is wrong, or what can be chosen.
func (e *Editor) fieldView(f model.FormField, width int) []string {
	t := e.desk.Theme
	name, pointer := t.Dim, "  "
	if f == e.focus {
		name, pointer = t.Field, "▸ "
	}
	note, style := e.note(f)
	noteWidth := text.Width(note) + 1
	room := max(width-labelWidth-noteWidth-1, 12) // a note gives way to what it is about
	value := ""
	switch {
	case e.lines[f] != nil:
		e.lines[f].input.SetWidth(room - 1)
		value = e.lines[f].input.View()
	case f == e.focus:
		value = t.Field.Render("‹ ") + t.Bold.Render(text.Cut(e.picks[f].text(), room-4)) + t.Field.Render(" ›")
	default:
		value = t.Text.Render(text.Cut(e.picks[f].text(), room))
	}
	row := name.Render(text.Fit(" "+pointer+fieldName(f), labelWidth)) + text.Fit(value, room) + " " + style.Render(note)
	lines := []string{text.Fit(row, width)}
	below := func(style lipgloss.Style, s string) {
		for _, wrapped := range text.Wrap(s, max(width-labelWidth-1, 10)) {
			lines = append(lines, desk.NewRow(width).Left(style, strings.Repeat(" ", labelWidth)+wrapped).Render(lipgloss.NewStyle()))
		}
	}
	for _, message := range e.messages(f) {
		below(t.Bad, message)
	}
	if f == e.focus && !e.Sending() {
		if offered := e.offers(f); offered != "" {
			below(t.Dim, offered)
		}
		if (f == model.FieldType1 || f == model.FieldType2) && e.desk.Labels == model.LabelsBoth {
			below(t.Dim, "The board's two documents disagree on what a code means: both are shown, with / between.")
		}
	}
	return lines
}

// offers says what can be chosen in a field.
func (e *Editor) offers(f model.FormField) string {
	if p := e.picks[f]; p != nil {
		var all []string
		for _, c := range p.codes {
			all = append(all, strings.ReplaceAll(p.label(c), " ", "\u00a0")) // each stays in one piece
		}
		return strings.Join(all, "   ")
	}
	if offered := e.suggestions(); f == model.FieldRegion && len(offered) > 0 && e.lines[f].atEnd() {
		said := "→ takes " + text.Line(offered[0])
		if len(offered) > 1 {
			said += "; also " + text.Line(strings.Join(offered[1:], ", "))
		}
		return said
	}
	return ""
}

// messages are the broken rules of a field, said once it was left. While all are
// listed, only the field that has the keys says its own.
func (e *Editor) messages(f model.FormField) []string {
	if !e.shown[f] || e.listing && f != e.focus {
		return nil
	}
	problems := e.problems.Of(f)
	for i, m := range problems {
		problems[i] = text.Line(m)
	}
	return problems
}

// note is the live counter or the rule of a field.
func (e *Editor) note(f model.FormField) (string, lipgloss.Style) {
	t := e.desk.Theme
	mark := func(ok string) (string, lipgloss.Style) {
		if e.shown[f] {
			return "✗ " + ok, t.Bad
		}
		return ok, t.Dim
	}
	switch f {
	case model.FieldTitle:
		units := model.Units(strings.TrimSpace(e.lines[f].value()))
		counter, style := mark(fmt.Sprintf("%d/%d", units, model.MaxTitleUnits))
		if units > model.MaxTitleUnits { // a counter counts while one types
			style = t.Bad
		}
		return counter, style
	case model.FieldRegion:
		return mark("required")
	case model.FieldSalaryFrom, model.FieldSalaryTo:
		if amount, err := model.ParseSalary(e.lines[f].value()); err == nil && amount != nil {
			return mark("reads " + amount.Grouped())
		}
		return mark("whole number")
	case model.FieldRate:
		return mark("with a salary")
	case model.FieldCurrency:
		return mark(e.currencyNote())
	case fieldCountry:
		return mark("says what the currency codes mean")
	case model.FieldType2:
		return mark("needs a first type")
	case model.FieldAddress, model.FieldType1:
		return mark("optional")
	default:
		return mark("")
	}
}

// currencyNote says where the knowledge of the currency comes from (CONTRACT 1).
func (e *Editor) currencyNote() string {
	picked := typed[model.Currency](e.picks[model.FieldCurrency])
	is := func(c *model.Currency) bool { return picked != nil && c != nil && *picked == *c }
	switch {
	case e.base.ID != 0 && e.ledger == nil:
		return "the service does not tell it"
	case e.base.ID != 0 && is(&e.ledger.Currency):
		return "as last sent from here on " + e.desk.Date(e.ledger.Sent)
	case e.base.ID != 0:
		return e.desk.Country.Code(e.ledger.Currency) + " was last sent from here on " + e.desk.Date(e.ledger.Sent)
	case is(e.origin.currency):
		return e.origin.said
	}
	return "required"
}

// descriptionView draws the large field in so many lines, the first its name.
func (e *Editor) descriptionView(width, height int) []string {
	t := e.desk.Theme
	name, pointer := t.Dim, "  "
	if e.focus == model.FieldDescription {
		name, pointer = t.Field, "▸ "
	}
	units := e.desc.visible()
	count := fmt.Sprintf("%d characters, at least %d", units, model.MinDescription)
	style := t.Dim
	if units >= model.MinDescription {
		count = fmt.Sprintf("%d characters ✓", units)
		style = t.Good
	} else if e.shown[model.FieldDescription] {
		style = t.Bad
	}
	written := "Markdown"
	switch {
	case len(e.desc.form.lost) > 0:
		written = "HTML, because of " + text.Line(e.desc.form.lost[0])
		if more := len(e.desc.form.lost) - 1; more > 0 {
			written += fmt.Sprintf(" and %d more", more)
		}
	case !e.desc.form.markdown:
		written = "HTML"
	}
	lines := []string{desk.NewRow(width).Left(name, " "+pointer+"Description").Left(t.Dim, "  "+written).Right(style, count+" ").Render(lipgloss.NewStyle())}
	for _, message := range e.messages(model.FieldDescription) {
		lines = append(lines, desk.Paragraph(t.Bad, message, 3, width)...)
	}
	e.desc.area.Resize(max(width-4, 10), max(height-len(lines), minArea))
	bar := t.Faint
	var cursor *lipgloss.Style
	if e.focus == model.FieldDescription {
		bar = t.Accent
		inverse := lipgloss.NewStyle().Reverse(true)
		cursor = &inverse
	}
	for _, line := range e.desc.area.View(t.Text, cursor) {
		lines = append(lines, text.Fit("  "+bar.Render("┃")+" "+line, width))
	}
	return lines
}
