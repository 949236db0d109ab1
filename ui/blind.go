package ui

import (
	"context"

	tea "charm.land/bubbletea/v2"

	"shortlist/ui/action"
	"shortlist/ui/desk"
	"shortlist/ui/load"
	"shortlist/ui/overlay"
)

// blindAction is the key that switches blind mode.
func (m *Model) blindAction(rank int) action.Action {
	a := action.Action{Keys: []string{"b"}, Name: "blind", Title: "Blind mode", Group: action.GroupReview, Synonyms: "anonymous, anonymise, hide names, bias, privacy", Help: "blind mode: hide or show identities", Rank: rank, Run: m.switchBlind}
	if m.desk.Blind {
		a.Name = "see who they are"
	}
	return a
}

// switchBlind switches blind mode on or off, for every copy of the program.
func (m *Model) switchBlind() tea.Cmd {
	on, backend := !m.desk.Blind, m.backend
	return load.Do(m.desk.Group, func(ctx context.Context) (struct{}, error) {
		return struct{}{}, backend.SetBlind(context.WithoutCancel(ctx), on)
	}, func(_ struct{}, err error) tea.Cmd {
		if err != nil {
			return m.notify(desk.Bad, m.fail(err))
		}
		return nil // the answer alone makes everybody be shown anew
	})
}

// lookBlind shows everybody anew where blind mode has been switched, here or by
// another copy of the program. It is called before whatever the loop does: what is done
// then, and what is shown, is under blind mode as it is. What was asked for before is
// asked for again (load.Group.Under).
func (m *Model) lookBlind() tea.Cmd {
	if m.backend == nil || m.switched == m.backend.Switched() {
		return nil
	}
	m.switched, m.desk.Blind = m.backend.Switched(), m.backend.Blind()
	said := "Blind mode is off: names are shown again. The switch is in the activity log (L)."
	switch {
	case m.backend.Unsure():
		said = "Blind mode is on, as it could not be read whether it is. It is looked at again."
	case m.desk.Blind:
		said = "Blind mode is on: names, photos, ages, genders and contacts are hidden, in CV text and in what is saved, too. b switches it off."
	}
	var reloads []tea.Cmd
	for _, o := range m.boxes.Boxes() {
		switch b := o.(type) {
		case overlay.Reloader:
			reloads = append(reloads, b.Reload())
		case overlay.Redacted:
			if !b.ShowsNobody() {
				m.boxes.Remove(o)
			}
		default:
			m.boxes.Remove(o)
		}
	}
	m.searches.Forget()
	m.people.Forget()
	for _, s := range m.screens {
		if s, ok := s.(overlay.Reloader); ok {
			reloads = append(reloads, s.Reload())
		}
	}
	return tea.Batch(tea.Batch(reloads...), m.conn.ReadOutbox(), m.arrivals.Reload(), m.notify(desk.Info, said))
}
