package reading

import (
	"fmt"
	"strings"

	tea "charm.land/bubbletea/v2"

	"shortlist/model/lang"
	"shortlist/ui/action"
	"shortlist/ui/candidatedetail"
	"shortlist/ui/env"
	"shortlist/ui/review"
	"shortlist/ui/text"
	"shortlist/ui/theme"
	"shortlist/ui/widget"
)

// footed is the least width, in cells, at which the footer has room for the keys of the matches.
const footed = 60

// columns returns the widths of profile and CV side by side, with a rule between them.
func columns(width int) (profile, cv int) {
	profile = min(max(width*40/100, 42), widget.MostText)
	return profile, width - profile - 1
}

// Prepare builds the pages for a width in cells. HTML in them is rendered off the loop.
func (r *Reader) Prepare(width int) tea.Cmd {
	if r.id == 0 {
		return nil
	}
	r.wide = width >= candidatedetail.CVBeside && !r.env.UI.Linear
	var cmds []tea.Cmd
	if r.cells != nil && width != r.width {
		cmds = append(cmds, r.fit())
	}
	r.width = width
	key := fmt.Sprint(r.id)
	switch {
	case r.cells != nil:
		r.cv.Below = ""
		cmds = append(cmds, r.cv.Prepare(r.env, key+" picture", width, func(HTML) []string { return r.pictureLines() }))
	case r.laidOut:
		r.cv.Below = ""
		cmds = append(cmds, r.cv.Prepare(r.env, key+" laid out", width, func(HTML) []string { return r.cvLines(width, 0) }))
	case r.wide:
		left, right := columns(width)
		known, profile := candidatedetail.BesideCV(right), r.program.Profile
		if known > 0 {
			profile = r.program.Sent
		}
		cmds = append(cmds,
			r.profile.Prepare(r.env, key, left, func(html HTML) []string { return append(r.reviewLines(left), profile(html, left)...) }),
			r.cv.Prepare(r.env, key, right, func(HTML) (lines []string) {
				lines, r.cv.Below = candidatedetail.BesideKnown(r.env, r.cvLines(min(right, widget.MostText), 0), r.program.Known(known))
				return lines
			}))
	default:
		cmds = append(cmds, r.whole.Prepare(r.env, key, width, func(html HTML) []string {
			lines := append(append(r.reviewLines(width), r.program.Profile(html, width)...), "")
			r.whole.Anchor(len(lines))
			return append(lines, r.cvLines(width, len(lines))...)
		}))
	}
	if r.jump && r.read {
		r.jump = false
		r.cvPage().To(r.cvBegins())
	}
	if r.toLine[0] > 0 && r.read {
		r.goToLine()
	}
	if r.toMatch && r.read {
		r.toMatch = false
		r.goToMatch(0)
	}
	return tea.Batch(cmds...)
}

// reviewLines returns the whole note. Verdict, rating and tags are in the head.
func (r *Reader) reviewLines(width int) []string {
	note := r.book.For(r.id).Note
	if note == "" {
		return nil
	}
	if r.env.Blind {
		note = lang.Text("[hidden while blind; %s opens it]", action.Note)
	}
	t := r.env.Theme
	lines := []string{widget.NewRow(width).Left(t.Heading, " "+lang.Text("Your note")).Left(t.Dim, "  "+sayNoteIs(r.env.Team)).Render(theme.Style{})}
	for _, line := range r.env.Text.Markdown(note, max(width-3, 1)) {
		lines = append(lines, "  "+line)
	}
	return append(lines, "")
}

// cvLines returns the CV in width cells. first is the line of the page on which the CV begins.
func (r *Reader) cvLines(width, first int) []string {
	t := r.env.Theme
	r.pages, r.cvLinesAt, r.links, r.cut = []int{first}, nil, links(r.Candidate(), r.doc), false
	heading := widget.NewRow(width).Left(t.Heading, " "+lang.TextIn("reader", "CV"))
	if r.doc.Kind != "" {
		heading.Left(t.Dim, "  "+strings.ToUpper(string(r.doc.Kind)))
		if n := len(r.doc.Pages); n > 1 {
			heading.Left(t.Dim, ", "+lang.Plural(n, "%d page", "%d pages"))
		}
		if n := r.doc.HiddenWords(); n > 0 {
			heading.Left(t.Dim, ", "+lang.Plural(n, "%d word not on the page", "%d words not on the page"))
		}
	}
	lines := []string{heading.Render(theme.Style{})}
	switch why, help := "", ""; {
	case !r.read:
		return append(lines, widget.Paragraph(t.Dim, lang.Text("The CV is being read…"), 2, width)...)
	case env.NoCV(r.Candidate()) != "" || r.err != nil:
		why, help = r.trouble()
		style := t.Warn
		if r.Candidate().CV == nil {
			style = t.Dim
		}
		lines = append(lines, widget.Paragraph(style, why, 2, width)...)
		if help != "" {
			lines = append(lines, widget.Paragraph(t.Dim, help, 2, width)...)
		}
		return lines
	}
	if r.doc.Note != "" {
		lines = append(lines, widget.Paragraph(t.Warn, text.Sentence(r.doc.Note), 2, width)...)
	}
	marks := candidatedetail.MarksOf(r.program.Needs())
	for i, p := range r.doc.Pages {
		if i > 0 {
			r.pages = append(r.pages, first+len(lines))
			number := " " + lang.Text("page %d", i+1) + " "
			rule := strings.Repeat("─", max(width-text.Width(number)-4, 0))
			lines = append(lines, t.Faint.Render(" ──")+t.Dim.Render(number)+t.Faint.Render(rule))
		}
		if r.laidOut && p.Layout != "" {
			for _, line := range text.Lines(p.Layout) {
				r.cut = r.cut || 1+text.Width(line) > width
				lines = append(lines, " "+t.Text.Render(line))
			}
			continue
		}
		top := t.Heading
		if i == 0 {
			top = t.Bold
		}
		drawn, begins := candidatedetail.CVPage(t, top, t.Heading, p, i+1, marks, width)
		for n := range begins {
			begins[n] += first + len(lines)
		}
		r.cvLinesAt = append(r.cvLinesAt, begins)
		lines = append(lines, drawn...)
	}
	return append(lines, r.hiddenLines(width, first+len(lines))...)
}

// View draws the reader as height lines of width cells.
func (r *Reader) View(width, height int) []string {
	lines := []string{r.head(width)}
	height--
	switch {
	case r.laidOut, r.cells != nil:
		lines = append(lines, r.cv.View(r.env, width, height)...)
	case !r.wide:
		lines = append(lines, r.whole.View(r.env, width, height)...)
	default:
		left, right := columns(width)
		rule := r.env.Theme.Faint.Render("│")
		profile, cv := r.profile.View(r.env, left, height), r.cv.View(r.env, right, height)
		for i := range height {
			edge := rule
			if i < 1 {
				edge = r.env.Theme.Accent.Render(map[bool]string{true: "◂", false: "▸"}[r.onProfile])
			}
			lines = append(lines, profile[i]+edge+cv[i])
		}
	}
	return lines
}

// ScrollBy scrolls the page under cell x by lines.
func (r *Reader) ScrollBy(x, lines int) {
	left, _ := columns(r.width)
	switch {
	case r.laidOut, r.cells != nil, r.wide && x >= left:
		r.cv.ScrollBy(lines)
	case r.wide:
		r.profile.ScrollBy(lines)
	default:
		r.whole.ScrollBy(lines)
	}
}

// head draws the name and the review.
func (r *Reader) head(width int) string {
	t := r.env.Theme
	c := r.Candidate()
	name := env.Name(c)
	mine := r.book.Shown(r.id)
	row := widget.NewRow(width).Left(t.Bold, " "+name)
	switch {
	case c.JustIn():
		row.Left(t.Unviewed, "  "+theme.SignNotViewed+" "+theme.SignJustIn)
	case c.Unviewed() && !c.Suggested:
		row.Left(t.Unviewed, "  "+theme.SignNotViewed+" "+lang.Text("not viewed"))
	}
	if mine.Verdict != "" {
		row.Left(t.Dim, "  ").Left(review.Style(t, mine.Verdict), mine.Verdict.Label())
	}
	if again, on := review.Snoozed(r.env, mine); on != "" {
		row.Left(again, "  "+on)
	}
	if mine.Rating > 0 {
		row.Left(t.Warn, "  "+review.Stars(mine.Rating))
	}
	for _, tag := range mine.Tags {
		row.Left(t.Accent, "  #"+text.Line(tag))
	}
	right := r.MatchPlace()
	if right != "" && width < footed {
		right = action.NextMatch.String() + " " + action.PreviousMatch.String() + "  " + right
	}
	if r.of > 0 {
		queue := r.program.QueueLeft() + sayPlace(lang.Number(r.at), lang.Number(r.of))
		if right == "" {
			right = queue
		} else if both := right + " · " + queue; text.Width(both) < width*2/3 { // without room for both, the place of the match matters more
			right = both
		}
	}
	if right != "" {
		row.Right(t.Dim, right+" ")
	}
	return row.Render(theme.Style{})
}

func sayNoteIs(team bool) string {
	if team {
		return lang.Text("shared with your team")
	}
	return lang.Text("on this computer only")
}
