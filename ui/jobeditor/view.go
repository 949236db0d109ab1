package jobeditor

import (
	"fmt"
	"image"
	"slices"
	"strings"

	tea "charm.land/bubbletea/v2"

	"shortlist/model"
	"shortlist/model/lang"
	"shortlist/ui/action"
	"shortlist/ui/env"
	"shortlist/ui/screen"
	"shortlist/ui/text"
	"shortlist/ui/theme"
	"shortlist/ui/widget"
)

// mostWidth is how wide the form and the preview are together at most, in cells: a wider screen has them in its middle.
const mostWidth = 90 + 1 + widget.MostText + 2

// inset is how many cells are at the left of the form on a screen of a width. Few would not look like a margin.
func inset(width int) int {
	const least = 20
	if margin := (width - mostWidth) / 2; margin >= least {
		return margin
	}
	return 0
}

// sides splits the screen into the form and, where there is room, the preview.
func sides(width int) (form, preview int) {
	if width < env.ThreePanes {
		return width, 0
	}
	form = min(width*55/100, 90)
	return form, width - form - 1
}

// Prepare renders the HTML that the form shows, for a width.
func (e *Editor) Prepare(width int) tea.Cmd {
	width -= 2 * inset(width)
	switch e.stage {
	case reviewing:
		return e.review.Prepare(e.env, "review", width, func(html func(string, int) []string) []string { return e.buildReview(html, width) })
	case comparing:
		return e.review.Prepare(e.env, "compare", width, func(html func(string, int) []string) []string { return e.buildCompare(html, width) })
	case conflicting:
		return e.prepareConflict(width)
	case writing, previewing:
		_, preview := sides(width)
		if e.stage == previewing {
			preview = width
		}
		if preview == 0 {
			return nil
		}
		source := e.desc.html()
		return e.preview.Prepare(e.env, source, preview, func(html func(string, int) []string) []string {
			if strings.TrimSpace(source) == "" {
				return widget.Paragraph(e.env.Theme.Dim, lang.Text("Your text appears here."), 1, preview)
			}
			return widget.Indented(" ", html(source, max(preview-2, 1)))
		})
	}
	return nil
}

// Targets implements screen.Mouse: the wheel scrolls the page in place of the form, or beside it.
func (e *Editor) Targets(body image.Rectangle) []screen.Target {
	page := &e.review
	body.Min.X, body.Max.X = body.Min.X+inset(body.Dx()), body.Max.X-inset(body.Dx())
	switch e.stage {
	case writing:
		form, _ := sides(body.Dx())
		body.Min.X += form + 1
		page = &e.preview
	case previewing:
		page = &e.preview
	}
	return []screen.Target{{Rectangle: body, Scroll: func(_ image.Point, lines int) tea.Cmd {
		page.ScrollBy(lines)
		if e.stage == conflicting {
			e.conflict.chooseInSight(page)
		}
		return nil
	}}}
}

// View draws the form as height lines of width cells.
func (e *Editor) View(width, height int) []string {
	margin := strings.Repeat(" ", inset(width))
	return widget.Indented(margin, e.view(width-2*len(margin), height))
}

func (e *Editor) view(width, height int) []string {
	t := e.env.Theme
	head := widget.NewRow(width).Left(t.Heading, " "+e.title())
	if e.elsewhere {
		head.Right(t.Warn, sayOpenElsewhere()+" ")
	}
	switch {
	case e.Sending():
		head.Right(t.Warn, lang.Text("sending…")+" ")
	case e.saveErr != "":
		head.Right(t.Bad, lang.Text("the draft could not be saved")+" ")
	case e.stage == reviewing: // the draft is saved before sending
	case e.text.isDirty():
		head.Right(t.Dim, lang.Text("saving draft…")+" ")
	case !e.savedAt.IsZero():
		head.Right(t.Dim, lang.Text("draft saved %s", e.savedAt.Local().Format("15:04:05"))+" ")
	}
	lines := []string{head.Render(theme.Style{})}
	room := height - 1
	switch e.stage {
	case reviewing:
		verdict := e.verdict(width)
		return append(append(lines, verdict...), e.review.View(e.env, width, room-len(verdict))...)
	case comparing, conflicting:
		return append(lines, e.review.View(e.env, width, room)...)
	case previewing:
		return append(lines, e.preview.View(e.env, width, room)...)
	}
	if e.refused != "" {
		refused := widget.Paragraph(t.Bad, e.refused, 1, width)
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
	right := append([]string{widget.NewRow(preview).Left(t.Bold, " "+lang.Text("As the board will show it")).Render(theme.Style{})}, e.preview.View(e.env, preview, room-1)...)
	for i := range left {
		lines = append(lines, left[i]+t.Faint.Render("│")+right[i])
	}
	return lines
}

func (e *Editor) title() string {
	title := text.Line(e.base.Title)
	switch {
	case e.stage == reviewing && e.base.ID == 0:
		return lang.Text("Review: publish a new job")
	case e.stage == reviewing:
		return lang.Text("Review: changes to %s", title)
	case e.stage == previewing:
		return lang.Text("As the board will show it")
	case e.stage == comparing:
		return lang.Text("Compared: %s", title)
	case e.stage == conflicting:
		return lang.Text("Changed since you opened it: %s", title)
	case e.base.ID == 0 && e.origin.copied != "":
		return lang.Text("New job, a copy of “%s”", text.Line(e.origin.copied))
	case e.base.ID == 0 && e.origin.template != "":
		return lang.Text("New job, from “%s”", text.Line(e.origin.template))
	case e.base.ID == 0:
		return lang.Text("New job")
	}
	return lang.Text("Edit %s", title)
}

// minArea is the least height of the description, in lines.
const minArea = 4

// gaps is how many blank lines part the groups of fields.
const gaps = 4

// beginsGroup reports whether a field is the first of those about the place, the pay, the kind of work, or the text.
func beginsGroup(f model.FormField) bool {
	return f == model.FieldRegion || f == model.FieldSalaryFrom || f == model.FieldType1 || f == model.FieldDescription
}

// formView draws the fields in groups, scrolled to the focused one, and below them the number of problems, or advice.
// On a low screen the gaps between the groups go first, then what is wrong with fields that are not focused.
func (e *Editor) formView(width, height int) []string {
	fields := e.fields()
	foot := e.footView(width, max(min(height-len(fields)-minArea-3, height/3), 1))
	height -= len(foot)
	needs := e.needsView(width)
	need := len(fields) - 2 + minArea + 2 + len(needs)
	for _, f := range fields {
		for _, message := range e.messages(f, true) {
			need += len(text.Wrap(message, e.below(width)))
		}
	}
	const offered = 1 // line below the focused field
	spaced, whole := need+gaps+offered <= height, need <= height
	var lines []string
	focusFrom, focusTo := 0, 0
	for _, f := range fields {
		if spaced && beginsGroup(f) {
			lines = append(lines, text.Fit("", width))
		}
		from := len(lines)
		switch f {
		case model.FieldDescription:
			lines = append(lines, e.descriptionView(width, max(height-len(lines)-len(needs), minArea+2), whole)...)
		case model.FieldNeeds:
			lines = append(lines, needs...)
		default:
			lines = append(lines, e.fieldView(f, width, whole)...)
		}
		if f == e.focus {
			focusFrom, focusTo = from, len(lines)
		}
	}
	top := 0
	if focusTo > height {
		top = min(focusTo-height, focusFrom)
	}
	return append(widget.Fill(lines[top:], width, height), foot...)
}

// footView counts the broken rules and names their fields once sending was tried, and else gives advice.
func (e *Editor) footView(width, most int) []string {
	t := e.env.Theme
	style, sign := t.Dim, "·"
	var texts []string
	if e.listing {
		style, sign = t.Bad, "✗"
		var fields []string
		for _, p := range e.problems {
			if name := sayField(p.Field); !slices.Contains(fields, name) {
				fields = append(fields, name)
			}
		}
		texts = append(texts, sayProblems(len(e.problems))+" "+strings.Join(fields, ", "))
	} else {
		if duplicate := e.duplicateText(); duplicate != "" {
			texts = append(texts, duplicate)
		}
		legal := false
		for _, h := range e.hints {
			texts = append(texts, h.Text)
			legal = legal || h.Law != nil
		}
		if legal {
			texts = append(texts, lang.Text("%s shows where these rules are written, and from when.", action.ReviewJob))
		}
	}
	var out []string
	for _, line := range texts {
		for i, part := range text.Wrap(text.Line(line), max(width-4, 1)) {
			if i > 0 {
				part = "  " + part
			} else {
				part = sign + " " + part
			}
			out = append(out, widget.NewRow(width).Left(style, " "+part).Render(theme.Style{}))
		}
	}
	if len(out) <= most {
		return out
	}
	out = out[:0] // a line for each text, as many as fit
	for i, line := range texts[:min(len(texts), most)] {
		row := widget.NewRow(width).Left(style, " "+sign+" "+text.Line(line))
		if left := len(texts) - i - 1; i == most-1 && left > 0 {
			row.Right(style, " "+sayMore(left)+" ")
		}
		out = append(out, row.Render(theme.Style{}))
	}
	return out
}

// below is how wide the lines below a field are, in cells.
func (e *Editor) below(width int) int { return max(width-e.labelWidth()-1, 10) }

// labelWidth is the cells of a field's name, with two spaces before its value.
func (e *Editor) labelWidth() int {
	widest := 0
	for _, f := range e.fields() {
		widest = max(widest, text.Width(sayField(f)))
	}
	return widest + 5
}

// fieldView draws one field: its name, value, and rule or counter, and below it its
// problems and choices. Unless whole, it shows problems only if the field is focused.
func (e *Editor) fieldView(f model.FormField, width int, whole bool) []string {
	t, labelWidth := e.env.Theme, e.labelWidth()
	name, pointer := t.Dim, "  "
	if f == e.focus {
		name, pointer = t.Field, "▸ "
	}
	messages := e.messages(f, whole)
	note, style := e.note(f, len(messages) > 0)
	noteWidth := text.Width(note) + 1
	room := max(width-labelWidth-noteWidth-1, 12) // a long note gives way to the value
	value := ""
	switch {
	case e.lines[f] != nil:
		value = e.lines[f].input.View(t, room-1)
	case f == e.focus:
		value = t.Field.Render("‹ ") + t.Bold.Render(text.Cut(e.picks[f].text(), room-4)) + t.Field.Render(" ›")
	default:
		value = t.Text.Render(text.Cut(e.picks[f].text(), room))
	}
	row := name.Render(text.Fit(" "+pointer+sayField(f), labelWidth)) + text.Fit(value, room) + " " + style.Render(note)
	lines := []string{text.Fit(row, width)}
	below := func(style theme.Style, s string) {
		for _, wrapped := range text.Wrap(s, e.below(width)) {
			lines = append(lines, widget.NewRow(width).Left(style, strings.Repeat(" ", labelWidth)+wrapped).Render(theme.Style{}))
		}
	}
	for _, message := range messages {
		below(t.Bad, message)
	}
	if f == e.focus && !e.Sending() {
		if offered := e.offers(f); offered != "" {
			below(t.Dim, offered)
		}
		if (f == model.FieldType1 || f == model.FieldType2) && e.env.Labels == model.LabelsBoth {
			below(t.Dim, lang.Text("The board's two documents disagree on what a code means: both are shown, with / between."))
		}
	}
	return lines
}

// offers words the choices of a field; "" if it has none.
func (e *Editor) offers(f model.FormField) string {
	if p := e.picks[f]; p != nil {
		var all []string
		for _, c := range p.codes {
			all = append(all, strings.ReplaceAll(p.label(c), " ", "\u00a0")) // each stays in one piece
		}
		return strings.Join(all, "   ")
	}
	if offered := e.suggestions(); f == model.FieldRegion && len(offered) > 0 && e.lines[f].atEnd() {
		for i := range offered {
			offered[i] = text.Line(offered[i])
		}
		return sayRegions(offered)
	}
	return ""
}

// messages are the broken rules of a field that was left, or of any once sending was tried. Without room for all of them
// (whole), only the focused field shows its own.
func (e *Editor) messages(f model.FormField, whole bool) []string {
	if !e.shown[f] && !e.listing || !whole && f != e.focus {
		return nil
	}
	problems := e.problems.ByField(f)
	for i, m := range problems {
		problems[i] = text.Line(m)
	}
	return problems
}

// note is the live counter or the rule of a field. "Required" is in sight until a value is given. A field whose problem is
// worded below it has the counter alone.
func (e *Editor) note(f model.FormField, worded bool) (string, theme.Style) {
	t := e.env.Theme
	counter := ""
	mark := func(ok string) (string, theme.Style) {
		switch {
		case worded:
			return strings.TrimSpace("✗ " + counter), t.Bad
		case e.shown[f]:
			return "✗ " + ok, t.Bad
		}
		return ok, t.Dim
	}
	required := func(rest ...string) (string, theme.Style) {
		note, style := mark(strings.Join(append([]string{lang.Text("required")}, rest...), " · "))
		if !e.shown[f] && !worded {
			style = t.Warn
		}
		return note, style
	}
	withSalary := func(note string) (string, theme.Style) {
		if note != "" || e.picks[f].at >= 0 {
			return mark(note)
		}
		note, style := mark(lang.Text("needed with a salary"))
		if e.hasSalary() && !e.shown[f] {
			style = t.Warn
		}
		return note, style
	}
	switch f {
	case model.FieldTitle:
		units := model.Units(strings.TrimSpace(e.lines[f].value()))
		counter = fmt.Sprintf("%d/%d", units, model.MaxTitleUnits)
		if units == 0 {
			return required(counter)
		}
		note, style := mark(counter)
		if units > model.MaxTitleUnits { // red while typing, too
			style = t.Bad
		}
		return note, style
	case model.FieldRegion:
		if strings.TrimSpace(e.lines[f].value()) == "" {
			return required()
		}
		return mark("")
	case model.FieldSalaryFrom, model.FieldSalaryTo:
		if amount, err := model.ParseSalary(e.lines[f].value()); err == nil && amount != nil {
			return mark("= " + amount.Grouped())
		}
		return mark(lang.Text("whole number"))
	case model.FieldRate:
		return withSalary("")
	case model.FieldCurrency:
		return withSalary(e.currencyNote())
	case fieldCountry:
		return mark(lang.Text("sets the currencies"))
	case model.FieldType2:
		return mark(lang.Text("needs a first type"))
	case model.FieldAddress, model.FieldType1:
		return mark(lang.Text("optional"))
	default:
		return mark("")
	}
}

// hasSalary reports whether a salary is typed.
func (e *Editor) hasSalary() bool {
	return strings.TrimSpace(e.lines[model.FieldSalaryFrom].value()+e.lines[model.FieldSalaryTo].value()) != ""
}

// currencyNote words the source of the currency (CONTRACT 1); "" for a currency that the person chooses.
func (e *Editor) currencyNote() string {
	picked := typed[model.Currency](e.picks[model.FieldCurrency])
	is := func(c *model.Currency) bool { return picked != nil && c != nil && *picked == *c }
	switch {
	case e.base.ID != 0 && e.ledger == nil:
		return lang.Text("the board doesn't report it")
	case e.base.ID != 0 && is(&e.ledger.Currency):
		return lang.Text("as sent from here on %s", e.env.Date(e.ledger.Sent))
	case e.base.ID != 0:
		return lang.Text("%s was sent from here on %s", e.env.Country.Code(e.ledger.Currency), e.env.Date(e.ledger.Sent))
	case is(e.origin.currency) && e.origin.template != "":
		return lang.Text("as in the template")
	case is(e.origin.currency):
		return lang.Text("as in the copied job")
	}
	return ""
}

// descriptionView draws the description in a frame, in height lines with its problems: at the top its name, at the
// bottom the line of the cursor and the count.
func (e *Editor) descriptionView(width, height int, whole bool) []string {
	t := e.env.Theme
	var below []string
	for _, message := range e.messages(model.FieldDescription, whole) {
		below = append(below, widget.Paragraph(t.Bad, message, 3, width)...)
	}
	e.desc.area.Resize(max(width-7, 10), max(height-len(below)-2, minArea-1))
	count, style := e.descriptionCount(len(below) > 0)
	return append(e.framed(model.FieldDescription, e.format(), &e.desc.area, width, count, style), below...)
}

// framed draws a text of many lines in a frame: at the top its name and about, at the bottom the line of the cursor and the
// count.
func (e *Editor) framed(f model.FormField, about string, area *widget.Area, width int, count string, style theme.Style) []string {
	t := e.env.Theme
	name, pointer, edge := t.Dim, "", t.Faint
	var cursor *theme.Style
	if e.focus == f {
		name, pointer, edge = t.Field, "▸ ", t.Accent
		inverse := theme.Style{}.Reverse()
		cursor = &inverse
	}
	lines := []string{widget.NewRow(width).Left(edge, " ╭─ ").Left(name, pointer+sayField(f)).Left(t.Dim, "  "+about+" ").
		Fill(edge, "─").Right(edge, "─╮ ").Render(theme.Style{})}
	for _, line := range area.View(t.Text, cursor) {
		lines = append(lines, text.Fit(" "+edge.Render("│")+" "+line, width-3)+" "+edge.Render("│")+" ")
	}
	at, of := area.Line()
	return append(lines, widget.NewRow(width).Left(edge, " ╰─ ").Left(t.Dim, lang.Text("line %d of %d", at, of)+" ").
		Fill(edge, "─").Right(style, " "+text.Cut(count, width/2)).Right(edge, " ─╯ ").Render(theme.Style{}))
}

// format words how the description is written.
func (e *Editor) format() string {
	switch lost := e.desc.form.lost; {
	case len(lost) > 1:
		return lang.Text("HTML, because of %s and %d more", text.Line(lost[0]), len(lost)-1)
	case len(lost) > 0:
		return lang.Text("HTML, because of %s", text.Line(lost[0]))
	case !e.desc.form.markdown:
		return "HTML"
	}
	return "Markdown"
}

// descriptionCount counts the letters of the description, without the rule if the problem is worded below.
func (e *Editor) descriptionCount(worded bool) (count string, style theme.Style) {
	t, units := e.env.Theme, e.desc.visible()
	count, style = sayTooShort(units, model.MinDescription), t.Warn
	if units >= model.MinDescription || worded {
		count, style = sayLongEnough(units), t.Good
	}
	if e.shown[model.FieldDescription] {
		count, style = "✗ "+strings.TrimSuffix(count, " ✓"), t.Bad
	}
	return count, style
}

func sayRegions(offered []string) string {
	if len(offered) == 1 {
		return "→ " + offered[0]
	}
	return lang.Text("→ %s; also %s", offered[0], strings.Join(offered[1:], ", "))
}
