package accounts

import (
	"shortlist/model/lang"
	"shortlist/ui/screen"
	"shortlist/ui/text"
)

// Outline implements screen.Outlined. An error is its text, because the same error again is news.
func (b *PasswordBox) Outline() screen.Outline {
	info := b.src.Info()
	page := screen.Outline{About: []string{b.why, sayOnlyThisAddress(), screen.Joined(text.Line(info.Host), text.Line(info.Email))}}
	switch {
	case b.task.Busy():
		page.Lines = []string{lang.Text("Signing in…")}
	case b.err != "":
		page.Lines = []string{b.err}
	}
	return page
}
