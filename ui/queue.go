package ui

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	tea "charm.land/bubbletea/v2"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/model/amount"
	"shortlist/ui/desk"
	"shortlist/ui/load"
)

// queue is whom a person goes through, in the order of the list it was made from.
// It stays as it is while the list's order and filter change, but for those who are
// gone from this machine when they are come to.
type queue struct {
	ids    []int64
	at     int
	absent string         // why whom it stands at is not shown, and no key is about them; "" when they are
	grows  bool           // by who comes into the list of applicants, it is made of that
	back   func() tea.Cmd // to where it is from; nil: the panes
	read   map[int64]bool // who of them was shown

	undecided, counted int // how many have no verdict, as of how many in the queue; counted 0: to be counted

	near map[int64]model.Candidate // who stands around, of those who are not in the list
}

// read opens the reader on a person of a queue.
func (m *Model) read(ids []int64, id int64) tea.Cmd {
	m.line(ids)
	return m.readAt(max(slices.Index(ids, id), 0), 0)
}

// readFirst opens the reader on the first of a queue who is still there.
func (m *Model) readFirst(ids []int64) tea.Cmd {
	m.line(ids)
	return m.readAt(0, 1)
}

// line makes a queue.
func (m *Model) line(ids []int64) {
	m.queue = queue{ids: ids, read: map[int64]bool{}}
	m.resting.Cancel()
	m.nearing.Cancel()
}

// readApplicant opens the reader on somebody in the list of applicants.
func (m *Model) readApplicant(c model.Candidate) tea.Cmd {
	cmd := m.read(m.people.Shown(), c.ID)
	m.queue.grows = true
	if desk.NoCV(c) == "" {
		m.reader.ToCV()
	}
	if words := m.people.Filter(); words != "" {
		m.desk.Search(words)
		m.reader.ToMatch()
	}
	return cmd
}

// readAt goes to somebody of the queue, coming from a side of it, or with 0 from outside.
// The keys are about them from now on, or about nobody until they are shown.
func (m *Model) readAt(at, from int) tea.Cmd {
	id := m.queue.ids[at]
	m.queue.at = at
	m.unlisted.Cancel()
	if c, ok := m.atHand(id); ok {
		return m.readPerson(c)
	}
	m.inReader = true
	m.person.Clear()
	shown := m.reader.Show(model.Candidate{ID: id}, at+1, len(m.queue.ids))
	m.reader.Drop()
	return tea.Batch(shown, m.await(from, m.readPerson))
}

// atHand returns somebody as they are told of now, without reading.
func (m *Model) atHand(id int64) (model.Candidate, bool) {
	c, ok := m.people.Person(id)
	if !ok && m.inReader {
		c, ok = m.queue.near[id]
	}
	return c, ok
}

// await reads whom the queue stands at.
func (m *Model) await(from int, then func(model.Candidate) tea.Cmd) tea.Cmd {
	m.queue.absent = "the person is being read"
	id := m.queue.ids[m.queue.at]
	return m.candidate(&m.unlisted, id, func(c model.Candidate, err error) tea.Cmd {
		switch {
		case errors.Is(err, account.ErrNone):
			return m.passOver(from)
		case err != nil:
			m.queue.absent = "the person could not be read"
			return m.notify(desk.Bad, m.fail(err))
		}
		return then(c)
	})
}

// passOver takes whom the queue stands at out of it, as they are gone, and goes on the
// way one came.
func (m *Model) passOver(from int) tea.Cmd {
	q := &m.queue
	gone := desk.GoneJustIn
	if id := q.ids[q.at]; id > 0 {
		gone = fmt.Sprintf("Application %d is not on this machine any more", id)
	}
	said := m.notify(desk.Warn, gone+".")
	m.came.drop(q.ids[q.at])
	q.ids = slices.Delete(slices.Clone(q.ids), q.at, q.at+1)
	if from == 0 || len(q.ids) == 0 {
		return tea.Batch(m.closeReader(), said)
	}
	to := q.at + min(from, 0)
	return tea.Batch(m.readAt(max(min(to, len(q.ids)-1), 0), from), said)
}

// readPerson is reading somebody's application, which marks it viewed (CONTRACT 29).
func (m *Model) readPerson(c model.Candidate) tea.Cmd {
	if _, listed := m.people.Person(c.ID); !listed && m.queue.read[c.ID] { // c may be from before that
		c.Viewed = true
	}
	m.queue.read[c.ID] = true
	m.inReader = true
	viewed := m.people.MarkViewed(c)
	if now, ok := m.people.Person(c.ID); ok {
		c.Viewed = now.Viewed
	} else if viewed != nil && !m.info.ReadOnly { // no list shows them as that
		c.Viewed = true
	}
	m.people.Stand(c.ID)
	return tea.Batch(viewed, m.showRead(c), m.readAround())
}

// showRead shows whom the queue stands at.
func (m *Model) showRead(c model.Candidate) tea.Cmd {
	m.queue.absent = ""
	m.person.Show(c)
	return m.reader.Show(c, m.queue.at+1, len(m.queue.ids))
}

// readAround reads who stands around in the queue, so that they are there at once when
// they are gone to, and the CV of the next. It marks nobody viewed.
func (m *Model) readAround() tea.Cmd {
	q := &m.queue
	next := func() tea.Cmd {
		if q.at+1 < len(q.ids) {
			if c, ok := m.atHand(q.ids[q.at+1]); ok {
				return m.reader.Ahead(c)
			}
		}
		return nil
	}
	var ids []int64
	for _, id := range q.ids[max(q.at-neighbours, 0):min(q.at+neighbours+1, len(q.ids))] {
		if _, ok := m.people.Person(id); !ok {
			ids = append(ids, id)
		}
	}
	if len(ids) == 0 {
		return next()
	}
	return m.withPeople(&m.nearing, ids, func(people []model.Candidate) tea.Cmd {
		q.near = map[int64]model.Candidate{}
		for _, c := range people {
			q.near[c.ID] = c
		}
		return next()
	})
}

// readQueueAgain shows anew whom the queue stands at, where the reader is open, as they
// are told of now. Nothing that was read of the queue before is shown from then on.
func (m *Model) readQueueAgain() tea.Cmd {
	if !m.inReader {
		return nil
	}
	m.queue.near = nil
	gone := m.reader.Drop()
	m.person.Clear()
	return tea.Batch(gone, m.await(0, func(c model.Candidate) tea.Cmd {
		if !m.queue.read[c.ID] {
			return m.readPerson(c)
		}
		return tea.Batch(m.showRead(c), m.readAround())
	}))
}

// step goes to another person of the queue. At its end, those who have come into the
// list since follow.
func (m *Model) step(by int) tea.Cmd {
	to := m.queue.at + by
	if to >= len(m.queue.ids) && m.queue.grows {
		m.queue.ids = append(m.queue.ids, m.arrived()...)
	}
	switch {
	case to < 0:
		return m.notify(desk.Info, "That is the first one.")
	case to >= len(m.queue.ids):
		return m.notify(desk.Info, "That was the last one. "+m.tally())
	}
	return m.readAt(to, by)
}

// arrived are the people of the list that the queue does not have.
func (m *Model) arrived() (out []int64) {
	has := make(map[int64]bool, len(m.queue.ids))
	for _, id := range m.queue.ids {
		has[id] = true
	}
	for _, id := range m.people.Shown() {
		if !has[id] {
			out = append(out, id)
		}
	}
	return out
}

// tally counts the verdicts over the queue.
func (m *Model) tally() string {
	count := map[model.Verdict]int{}
	for _, id := range m.queue.ids {
		count[m.book.Of(id).Verdict]++
	}
	var parts []string
	for _, v := range model.Verdicts() {
		if n := count[v]; n > 0 && v != model.Undecided {
			parts = append(parts, fmt.Sprintf("%d %s", n, v))
		}
	}
	if n := count[model.Undecided]; n > 0 {
		parts = append(parts, fmt.Sprintf("%d undecided", n))
	}
	return strings.Join(parts, ", ") + "."
}

// undecidedLeft says how many of the queue have no verdict. They are counted when one
// changes, not with every frame.
func (m *Model) undecidedLeft() string {
	q := &m.queue
	if q.counted != len(q.ids) {
		q.undecided, q.counted = 0, len(q.ids)
		for _, id := range q.ids {
			if m.book.Of(id).Verdict == model.Undecided {
				q.undecided++
			}
		}
	}
	if len(q.ids) < 2 {
		return ""
	}
	return amount.Number(q.undecided) + " undecided left · "
}

func (m *Model) closeReader() tea.Cmd {
	m.inReader = false
	m.unlisted.Cancel()
	m.nearing.Cancel()
	if back := m.queue.back; back != nil {
		return tea.Batch(m.reader.Close(), m.people.Arrive(), back())
	}
	return tea.Batch(m.reader.Close(), m.people.Arrive())
}

// candidate reads an application.
func (m *Model) candidate(task *load.Task, id int64, then func(model.Candidate, error) tea.Cmd) tea.Cmd {
	backend := m.backend
	return load.Run(m.desk.Group, task, func(ctx context.Context) (model.Candidate, error) {
		return backend.Candidate(ctx, id)
	}, then)
}

// wasRead reports whether somebody was opened before.
func (m *Model) wasRead(id int64) bool {
	now, ok := m.people.Person(id)
	return m.queue.read[id] || ok && now.Viewed
}
