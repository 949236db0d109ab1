// Package shortlists shows the shortlists and who is on them, puts applicants on
// them and takes them off, and undoes that.
package shortlists

import (
	"context"
	"errors"

	tea "charm.land/bubbletea/v2"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/model/lang"
	"shortlist/ui/action"
	"shortlist/ui/desk"
	"shortlist/ui/load"
	"shortlist/ui/overlay"
	"shortlist/ui/people"
	"shortlist/ui/review"
	"shortlist/ui/text"
)

// Source is what shortlists need of an account.
type Source interface {
	Shortlists(context.Context) ([]model.Shortlist, error)
	Enlist(ctx context.Context, name string, applies []int64) (added []int64, err error)
	Delist(ctx context.Context, name string, applies []int64) (model.Taken, error)
	ForgetShortlist(ctx context.Context, name string) (model.Taken, error)
	Relist(ctx context.Context, taken model.Taken) error
}

// Lists opens the shortlists of an account. It holds only the current read.
type Lists struct {
	desk    *desk.Desk
	host    overlay.Host
	source  Source
	known   *people.People
	book    *review.Book
	reading load.Task
}

// New returns the shortlists of an account; book holds what can be undone.
func New(d *desk.Desk, h overlay.Host, source Source, book *review.Book, known *people.People) *Lists {
	return &Lists{desk: d, host: h, source: source, book: book, known: known}
}

// Read reads the shortlists.
func (l *Lists) Read(then func([]model.Shortlist) tea.Cmd) tea.Cmd {
	return load.Run(l.desk.Group, &l.reading, l.source.Shortlists, func(all []model.Shortlist, err error) tea.Cmd {
		if err != nil {
			return l.desk.Notify(desk.Bad, l.desk.Fail(err))
		}
		return then(all)
	})
}

// Open shows the names of the shortlists.
func (l *Lists) Open() tea.Cmd {
	return l.Read(func(all []model.Shortlist) tea.Cmd {
		if len(all) == 0 {
			return l.desk.Notify(desk.Info, lang.Text("No shortlist yet. %s adds the selected applicant, or all marked ones, to a new one.", action.Enlist))
		}
		l.host.Push(newBox(l, all))
		return nil
	})
}

// OpenNamed shows the shortlist of a name, if it exists.
func (l *Lists) OpenNamed(name string) tea.Cmd {
	return l.Read(func(all []model.Shortlist) tea.Cmd {
		b := newBox(l, all)
		for i, s := range all {
			if s.Name == name {
				b.names.Resize(len(all), len(all))
				b.names.MoveTo(i)
				l.host.Push(b)
				return b.show(s)
			}
		}
		return nil
	})
}

// Reload reads the shortlists of an open box again.
func (l *Lists) Reload() tea.Cmd {
	for _, b := range overlay.All[*box](l.host) {
		return b.reload()
	}
	return nil
}

// undo reverts a change of a shortlist.
type undo func(context.Context) error

// remove removes applicants from the shortlist of a name.
func (l *Lists) remove(name string, ids []int64) tea.Cmd {
	return l.change(func(ctx context.Context) (undo, error) {
		taken, err := l.source.Delist(ctx, name, ids)
		return l.relist(taken), err
	}, func() string { return lang.Text("%s removed from “%s”", l.known.Names(ids), text.Line(name)) }, sayChanged)
}

// relist returns an undo that adds removed applicants again; nil if none were removed.
func (l *Lists) relist(taken model.Taken) undo {
	if len(taken.Places) == 0 {
		return nil
	}
	return func(ctx context.Context) error { return l.source.Relist(ctx, taken) }
}

// change changes shortlists and shows a notice about it: made names the change, and changed
// makes the notice of it. do returns the undo, or nil where nothing was changed.
func (l *Lists) change(do func(context.Context) (undo, error), made func() string, changed func(string) string) tea.Cmd {
	return load.Do(l.desk.Group, func(ctx context.Context) (undo, error) {
		return do(context.WithoutCancel(ctx))
	}, func(back undo, err error) tea.Cmd {
		reloaded := l.Reload()
		switch {
		case errors.Is(err, account.ErrNone): // all were dismissed or erased in another window
			return tea.Batch(reloaded, l.desk.Notify(desk.Warn, desk.Gone()))
		case err != nil:
			return tea.Batch(reloaded, l.desk.Notify(desk.Bad, l.desk.Fail(err)))
		case back == nil:
			return tea.Batch(reloaded, l.desk.Notify(desk.Info, lang.Text("%s, as before.", made())))
		}
		l.book.Did(l.undoing(back, made))
		return tea.Batch(reloaded, l.desk.Notify(desk.Good, changed(made())))
	})
}

// undoing returns a function that undoes a change. A failed undo can be repeated.
func (l *Lists) undoing(back undo, made func() string) func() tea.Cmd {
	return func() tea.Cmd {
		return load.Do(l.desk.Group, func(ctx context.Context) (struct{}, error) {
			return struct{}{}, back(context.WithoutCancel(ctx))
		}, func(_ struct{}, err error) tea.Cmd {
			if err != nil {
				l.book.Did(l.undoing(back, made))
				return l.desk.Notify(desk.Bad, l.desk.Fail(err))
			}
			return tea.Batch(l.Reload(), l.desk.Notify(desk.Info, lang.Text("Undone: %s.", made())))
		})
	}
}

// Action opens the names of the shortlists.
func (l *Lists) Action() action.Action {
	return action.Action{Keys: action.Shortlists, Label: action.Label{Name: "shortlists", Synonyms: "lists, favourites, second round", Help: "shortlists: read, compare, remove"}.Translated(), Group: action.GroupReview, Run: l.Open}
}
