package accounts

import (
	"shortlist/model/lang"
	"shortlist/ui/outline"
	"shortlist/ui/text"
)

// Outline implements outline.Outlined. An error is its text, because the same error again is news.
func (b *PasswordBox) Outline() outline.Page {
	info := b.src.Info()
	page := outline.Page{About: []string{b.why, sayOnlyThisAddress(), outline.Joined(text.Line(info.Host), text.Line(info.Email))}}
	switch {
	case b.task.Busy():
		page.Lines = []string{lang.Text("Signing in…")}
	case b.err != "":
		page.Lines = []string{b.err}
	}
	return page
}
