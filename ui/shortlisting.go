package ui

import (
	"context"
	"errors"

	tea "charm.land/bubbletea/v2"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/model/amount"
	"shortlist/ui/desk"
	"shortlist/ui/load"
	"shortlist/ui/text"
)

func (m *Model) withShortlists(then func([]model.Shortlist) tea.Cmd) tea.Cmd {
	return load.Run(m.desk.Group, &m.listing, m.backend.Shortlists, func(all []model.Shortlist, err error) tea.Cmd {
		if err != nil {
			return m.notify(desk.Bad, m.fail(err))
		}
		return then(all)
	})
}

// takeOff takes people off the shortlist of a name.
func (m *Model) takeOff(name string, people []model.Candidate) tea.Cmd {
	ids := make([]int64, len(people))
	for i, c := range people {
		ids[i] = c.ID
	}
	backend := m.backend
	return m.changeShortlists(func(ctx context.Context) (undo, error) {
		taken, err := backend.Delist(ctx, name, ids)
		return putBack(backend, taken), err
	}, func() string { return m.desk.Who(people) + " taken off “" + text.Line(name) + "”" }, "")
}

// undo takes a change of a shortlist back.
type undo func(context.Context) error

func putBack(backend Backend, taken model.Taken) undo {
	if len(taken.Places) == 0 {
		return nil
	}
	return func(ctx context.Context) error { return backend.Relist(ctx, taken) }
}

// changeShortlists changes shortlists, and says what it has made, with a hint; do returns
// how that is undone, or nil where nothing was changed.
func (m *Model) changeShortlists(do func(context.Context) (undo, error), made func() string, hint string) tea.Cmd {
	return load.Do(m.desk.Group, func(ctx context.Context) (undo, error) {
		return do(context.WithoutCancel(ctx))
	}, func(back undo, err error) tea.Cmd {
		renewed := m.renewShortlists()
		switch {
		case errors.Is(err, account.ErrNone): // all were dismissed in another copy
			return tea.Batch(renewed, m.notify(desk.Warn, desk.GoneJustIn+"."))
		case err != nil:
			return tea.Batch(renewed, m.notify(desk.Bad, m.fail(err)))
		case back == nil:
			return tea.Batch(renewed, m.notify(desk.Info, made()+", as before."))
		}
		m.book.Did(m.undoing(back, made))
		return tea.Batch(renewed, m.notify(desk.Good, made()+". "+hint+"z takes it back."))
	})
}

// undoing is what z does about a change of a shortlist. One that could not be undone can
// be tried again.
func (m *Model) undoing(back undo, made func() string) func() tea.Cmd {
	return func() tea.Cmd {
		return load.Do(m.desk.Group, func(ctx context.Context) (struct{}, error) {
			return struct{}{}, back(context.WithoutCancel(ctx))
		}, func(_ struct{}, err error) tea.Cmd {
			if err != nil {
				m.book.Did(m.undoing(back, made))
				return m.notify(desk.Bad, m.fail(err))
			}
			return tea.Batch(m.renewShortlists(), m.notify(desk.Info, "Taken back: "+made()+"."))
		})
	}
}

// renewShortlists shows in the box of the shortlists, where it is open, what is kept by
// now.
func (m *Model) renewShortlists() tea.Cmd {
	for _, o := range m.boxes.Boxes() {
		if b, ok := o.(*shortlistsBox); ok {
			return b.renew()
		}
	}
	return nil
}

// people counts them: "1 person".
func people(n int) string { return amount.Plural(n, "person", "people") }

// withPeople reads applications; those that are gone from this machine are left out.
func (m *Model) withPeople(task *load.Task, ids []int64, then func([]model.Candidate) tea.Cmd) tea.Cmd {
	backend := m.backend
	return load.Run(m.desk.Group, task, func(ctx context.Context) (people []model.Candidate, err error) {
		for _, id := range ids {
			if c, err := backend.Candidate(ctx, id); err == nil {
				people = append(people, c)
			}
		}
		return people, ctx.Err()
	}, func(people []model.Candidate, err error) tea.Cmd {
		if err != nil {
			return m.notify(desk.Bad, m.fail(err))
		}
		return then(people)
	})
}
