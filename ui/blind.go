package ui

import (
	"context"
	"slices"

	tea "charm.land/bubbletea/v2"

	"shortlist/model"
	"shortlist/ui/desk"
	"shortlist/ui/load"
)

// switchBlind switches blind mode on or off, for every copy of the program.
func (m *Model) switchBlind() tea.Cmd {
	on := !m.blind
	return load.Do(m.desk.Group, func(ctx context.Context) (struct{}, error) {
		return struct{}{}, m.backend.SetBlind(context.WithoutCancel(ctx), on)
	}, func(_ struct{}, err error) tea.Cmd {
		if err != nil {
			return m.notify(desk.Bad, m.fail(err))
		}
		return m.lookBlind()
	})
}

// lookBlind shows everybody anew where blind mode has been switched, here or by
// another copy of the program.
func (m *Model) lookBlind() tea.Cmd {
	if m.blind == m.backend.Blind() {
		return nil
	}
	m.blind = !m.blind
	said := "Blind mode is off: names are shown again. The switch is in the activity log (L)."
	if m.blind {
		said = "Blind mode is on: names, photos, ages, genders and contacts are hidden, in CV text and in what is saved, too. b switches it off."
	}
	m.desk.Blind = m.blind
	for _, o := range slices.Clone(m.overlays) {
		if !nobody(o) {
			m.remove(o)
		}
	}
	if m.search != nil {
		m.search.Forget()
	}
	m.person.Clear()
	return tea.Batch(m.people.Anew(), m.readAnew(), m.compareAnew(), m.readOutbox(), m.notify(desk.Info, said))
}

// nobody reports whether an overlay shows no applicant as they were told of before.
func nobody(o overlay) bool {
	switch o.(type) {
	case *helpBox, *paletteBox, *news, *question, *signIn, *opening, *nameBox, *draftsBox, *outcome, *namesOverlay,
		*noteBox, *ratingBox, *tagsBox, *findBox:
		return true
	}
	return false
}

// readAnew shows in the reader, where it is open, the same person as they are told of
// now.
func (m *Model) readAnew() tea.Cmd {
	if !m.inReader {
		return nil
	}
	m.reader.Drop()
	m.person.Clear()
	id, at, backend := m.queue.ids[m.queue.at], m.queue.at, m.backend
	return load.Run(m.desk.Group, &m.anew, func(ctx context.Context) (model.Candidate, error) {
		return backend.Candidate(ctx, id)
	}, func(c model.Candidate, err error) tea.Cmd {
		switch {
		case !m.inReader || m.queue.at != at: // the person has gone on
			return nil
		case err != nil:
			return m.notify(desk.Bad, m.fail(err))
		}
		m.person.Show(c)
		return m.reader.Show(c, at+1, len(m.queue.ids))
	})
}
