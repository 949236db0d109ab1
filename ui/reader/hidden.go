package reader

import (
	"strings"

	tea "charm.land/bubbletea/v2"
	"charm.land/lipgloss/v2"

	"shortlist/model/amount"
	"shortlist/ui/action"
	"shortlist/ui/desk"
	"shortlist/ui/text"
)

// noneHidden says why there are no hidden words to show; noText why there is no CV.
func (r *Reader) noneHidden(noText string) string {
	if noText == "" && r.doc.HiddenWords() == 0 {
		return "all words of the file are on its pages"
	}
	return noText
}

// showHidden shows the words that are not on the pages, below the CV, and goes there; or
// hides them again.
func (r *Reader) showHidden() tea.Cmd {
	r.unseen = !r.unseen
	gone := r.unpicture()
	r.Forget()
	r.onProfile = false
	if !r.unseen {
		return gone
	}
	drawn := r.Prepare(r.width)
	r.cvPage().To(r.unseenAt)
	return tea.Batch(gone, drawn)
}

// hiddenLines are the words of the file that are not on its pages, where they are to be
// shown; else how many there are. The first of the lines is at a line of its page.
func (r *Reader) hiddenLines(width, first int) []string {
	t := r.desk.Theme
	n := r.doc.HiddenWords()
	if n == 0 {
		return nil
	}
	count := amount.Plural(n, "word") + " in the file, not on the page"
	if !r.unseen {
		row := desk.NewRow(width).Left(t.Dim, "  "+count+" · ").Left(t.Key, "H").Left(t.Dim, " shows them")
		return []string{"", row.Render(lipgloss.NewStyle())}
	}
	r.unseenAt = first + 1
	lines := []string{"", desk.NewRow(width).Left(t.Heading, " In the file, not on the page").Left(t.Dim, "  "+amount.Plural(n, "word")).Render(lipgloss.NewStyle())}
	lines = append(lines, desk.Paragraph(t.Dim, "No search finds these words. "+action.HiddenWords.String()+" hides them.", 2, width)...)
	for _, p := range r.doc.Pages {
		if strings.TrimSpace(p.Hidden) == "" {
			continue
		}
		for _, line := range text.Lines(p.Hidden) {
			for _, part := range text.Wrap(line, max(width-3, 1)) {
				lines = append(lines, "  "+t.Text.Render(part))
			}
		}
	}
	return lines
}
