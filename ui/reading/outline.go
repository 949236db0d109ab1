package reading

import (
	"fmt"
	"strings"

	"shortlist/model/lang"
	"shortlist/ui/screen"
)

// Outline returns what is read, in words.
func (r *Reader) Outline() screen.Outline {
	page := screen.Outline{
		Place: fmt.Sprintf("reader %d", r.id), Open: r.id,
		Title: strings.TrimSuffix(screen.PlainLine(r.head(screen.OutlineWidth)), ","),
		Lines: screen.Prose(r.focused().Lines()),
	}
	page.From = len(screen.Prose(r.focused().Lines()[:r.focused().At()]))
	if r.of > 0 && !strings.Contains(page.Title, lang.Number(r.of)) {
		page.Title = screen.Joined(page.Title, lang.Number(r.at)+" / "+lang.Number(r.of))
	}
	return page
}
