package reading

import (
	"strings"

	tea "charm.land/bubbletea/v2"

	"shortlist/model/lang"
	"shortlist/ui/action"
	"shortlist/ui/text"
	"shortlist/ui/theme"
	"shortlist/ui/widget"
)

// noneHidden is the reason why there are no hidden words to show; noText, the reason why there is no CV, comes first.
func (r *Reader) noneHidden(noText string) string {
	if noText == "" && r.doc.HiddenWords() == 0 {
		return lang.Text("all words of the file are on its pages")
	}
	return noText
}

// showHidden shows the hidden words below the CV and goes there, or hides them again.
func (r *Reader) showHidden() tea.Cmd {
	r.showsHidden = !r.showsHidden
	gone := r.unpicture()
	r.Forget()
	r.onProfile = false
	if !r.showsHidden {
		return gone
	}
	drawn := r.Prepare(r.width)
	r.cvPage().To(r.hiddenAt)
	return tea.Batch(gone, drawn)
}

// hiddenLines returns the hidden words, or how many there are. first is the line of the page where
// they begin.
func (r *Reader) hiddenLines(width, first int) []string {
	t := r.env.Theme
	n := r.doc.HiddenWords()
	if n == 0 {
		return nil
	}
	if !r.showsHidden {
		row := widget.NewRow(width).Left(t.Dim, "  "+sayHiddenCount(n)+" · ").Left(t.Key, action.HiddenWords.String()).Left(t.Dim, " "+lang.Text("shows them"))
		return []string{"", row.Render(theme.Style{})}
	}
	r.hiddenAt = first + 1
	lines := []string{"", widget.NewRow(width).Left(t.Heading, " "+lang.Text("In the file, not on the page")).Left(t.Dim, "  "+lang.Plural(n, "%d word", "%d words")).Render(theme.Style{})}
	lines = append(lines, widget.Paragraph(t.Dim, lang.Text("Searches do not find these words. %s hides them.", action.HiddenWords), 2, width)...)
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
