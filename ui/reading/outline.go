package reading

import (
	"fmt"
	"strings"

	"shortlist/model/lang"
	"shortlist/ui/outline"
)

// Outline returns what is read, in words.
func (r *Reader) Outline() outline.Page {
	page := outline.Page{
		Place: fmt.Sprintf("reader %d", r.id), Open: r.id,
		Title: strings.TrimSuffix(outline.PlainLine(r.head(outline.Width)), ","),
		Lines: outline.Prose(r.focused().Lines()),
	}
	page.From = len(outline.Prose(r.focused().Lines()[:r.focused().At()]))
	if r.of > 0 && !strings.Contains(page.Title, lang.Number(r.of)) {
		page.Title = outline.Joined(page.Title, lang.Number(r.at)+" / "+lang.Number(r.of))
	}
	return page
}
