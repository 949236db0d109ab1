package ui

import (
	"context"
	"errors"
	"slices"

	tea "charm.land/bubbletea/v2"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/ui/layout"
	"shortlist/ui/load"
)

// settler is an overlay about people, who may have just come in.
type settler interface {
	about() []int64
	settle(was int64, now model.Candidate)
}

// justIn are those who had just come in, wherever the screen holds them, but for those
// whom the list of applicants shows as that still.
func (m *Model) justIn() (out []int64) {
	hold := func(ids ...int64) {
		for _, id := range ids {
			if id >= 0 || slices.Contains(out, id) {
				continue
			}
			if _, listed := m.people.Person(id); !listed {
				out = append(out, id)
			}
		}
	}
	if shown, has := m.person.Candidate(); has {
		hold(shown.ID)
	}
	if m.inReader {
		hold(m.queue.ids...)
	}
	if m.comparing != nil {
		hold(m.comparing.IDs()...)
	}
	for _, o := range m.boxes.Boxes() {
		if o, ok := o.(settler); ok {
			hold(o.about()...)
		}
	}
	hold(m.people.JustInMarked()...)
	hold(m.book.JustIn()...)
	return out
}

// settle looks whether those who had just come in are read from the service by now, and
// has the keys, and what is thought of them, be about the application they are.
func (m *Model) settle() tea.Cmd {
	ids := m.justIn()
	if len(ids) == 0 {
		return nil
	}
	backend := m.backend
	return load.Run(m.desk.Group, &m.settling, func(ctx context.Context) (map[int64]model.Candidate, error) {
		now := map[int64]model.Candidate{}
		for _, id := range ids {
			c, err := backend.Candidate(ctx, id)
			if err == nil || errors.Is(err, account.ErrNone) {
				now[id] = c
			}
		}
		return now, ctx.Err()
	}, func(now map[int64]model.Candidate, err error) tea.Cmd {
		if err != nil {
			return nil
		}
		var cmds []tea.Cmd
		for _, id := range ids {
			switch c, ok := now[id]; {
			case ok && c.ID > 0:
				cmds = append(cmds, m.becomes(id, c))
			case ok && c.ID == 0: // dismissed, or gone from the service
				m.people.Settle(id, 0)
				if shown, _ := m.person.Candidate(); shown.ID == id && !m.inReader {
					m.person.Clear()
					cmds = append(cmds, m.people.Arrive())
				}
			}
		}
		return tea.Batch(cmds...)
	})
}

// becomes has everything be about the application that somebody who had just come in is.
// Who reads them has read it.
func (m *Model) becomes(was int64, now model.Candidate) tea.Cmd {
	cmds := []tea.Cmd{m.book.Settle(was, now.ID), m.renewShortlists(), m.deliver()} // who was opened as just in is viewed
	for _, o := range m.boxes.Boxes() {
		if o, ok := o.(settler); ok {
			o.settle(was, now)
		}
	}
	if m.comparing != nil {
		m.comparing.Settle(was, now)
	}
	m.people.Settle(was, now.ID)
	shown, _ := m.person.Candidate()
	switch reading := m.inReader && m.queue.settle(was, now.ID); {
	case reading:
		m.unlisted.Cancel()
		cmds = append(cmds, m.readPerson(now))
	case !m.inReader && shown.ID == was:
		m.people.Stand(now.ID)
		if m.opened && m.focus == layout.Detail && !m.jobDetail {
			cmds = append(cmds, m.people.MarkViewed(now))
		}
		if listed, ok := m.people.Person(now.ID); ok {
			now = listed
		}
		m.person.Show(now)
	}
	return tea.Batch(cmds...)
}

// settle puts an application in the place of who had just come in, and reports whether
// the queue stands there. Where it has both, one place is left.
func (q *queue) settle(was, now int64) (here bool) {
	i := slices.Index(q.ids, was)
	if i < 0 {
		return false
	}
	here = i == q.at
	q.ids = slices.Clone(q.ids)
	if double := slices.Index(q.ids, now); double >= 0 {
		q.ids = slices.Delete(q.ids, double, double+1)
		if double < q.at {
			q.at--
		} else if double == q.at { // the place of both is the one it stands at
			here, q.at = true, slices.Index(q.ids, was)
		}
		i = slices.Index(q.ids, was)
	}
	q.ids[i] = now
	q.read[now] = q.read[now] || q.read[was]
	return here
}
