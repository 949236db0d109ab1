package service

import (
	"strings"

	"shortlist/api/account"
	"shortlist/model/lang"
	"shortlist/ui/screen"
)

// Outline implements screen.Outlined.
func (b *Outbox) Outline() screen.Outline {
	waiting := b.conn.Outbox()
	b.list.Rows(len(waiting))
	about := saySentSoon()
	switch {
	case len(waiting) == 0:
		about = lang.Text("Nothing is waiting.")
	case b.src.Info().ReadOnly:
		about = sayReadOnly()
	}
	return screen.Outline{About: []string{about}, Rows: len(waiting), Row: func(i int) string {
		if now := b.conn.Outbox(); i < len(now) {
			return b.inWords(now[i])
		}
		return "" // it was sent since
	}, ID: func(i int) any { return screen.IDAt(b.conn.Outbox(), i, func(w account.Waiting) any { return w.ID }) }}
}

// inWords words a change: what it does, how long it has waited, and why.
func (b *Outbox) inWords(w account.Waiting) string {
	progress, _ := b.progress(w)
	why := ""
	if w.Held || w.Why != "" {
		why = strings.TrimSuffix(b.reason(w), ".")
	}
	return screen.Joined(b.describe(w), progress, why)
}
