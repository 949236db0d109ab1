// Package shortlists shows the shortlists and who is on them, puts applicants on
// them and takes them off, and undoes that.
package shortlists

import (
	"context"
	"errors"

	tea "charm.land/bubbletea/v2"

	"shortlist/api/account"
	"shortlist/model"
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

// Lists is the shortlists of an account. It holds nothing but the reads under way.
type Lists struct {
	desk    *desk.Desk
	host    overlay.Host
	source  Source
	known   *people.People
	book    *review.Book
	reading load.Task
}

// New returns the shortlists of an account. book keeps what can be undone.
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
			return l.desk.Notify(desk.Info, "There is no shortlist yet. + puts the person under the cursor, or all marked, on one.")
		}
		l.host.Push(newBox(l, all))
		return nil
	})
}

// OpenNamed shows the shortlist of a name, unless nobody is on it.
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

// Reload reads again what the open box of the shortlists shows.
func (l *Lists) Reload() tea.Cmd {
	for _, b := range overlay.All[*box](l.host) {
		return b.reload()
	}
	return nil
}

// undo takes back a change of a shortlist.
type undo func(context.Context) error

// remove takes applicants off the shortlist of a name.
func (l *Lists) remove(name string, ids []int64) tea.Cmd {
	return l.change(func(ctx context.Context) (undo, error) {
		taken, err := l.source.Delist(ctx, name, ids)
		return l.relist(taken), err
	}, func() string { return l.known.Names(ids) + " taken off “" + text.Line(name) + "”" }, "")
}

// relist puts back who was taken off; nil for nobody.
func (l *Lists) relist(taken model.Taken) undo {
	if len(taken.Places) == 0 {
		return nil
	}
	return func(ctx context.Context) error { return l.source.Relist(ctx, taken) }
}

// change changes shortlists and shows what became of it, in the words of made, with a hint.
// do returns how that is undone, or nil where nothing was changed.
func (l *Lists) change(do func(context.Context) (undo, error), made func() string, hint string) tea.Cmd {
	return load.Do(l.desk.Group, func(ctx context.Context) (undo, error) {
		return do(context.WithoutCancel(ctx))
	}, func(back undo, err error) tea.Cmd {
		reloaded := l.Reload()
		switch {
		case errors.Is(err, account.ErrNone): // all were dismissed in another window
			return tea.Batch(reloaded, l.desk.Notify(desk.Warn, desk.GoneJustIn+"."))
		case err != nil:
			return tea.Batch(reloaded, l.desk.Notify(desk.Bad, l.desk.Fail(err)))
		case back == nil:
			return tea.Batch(reloaded, l.desk.Notify(desk.Info, made()+", as before."))
		}
		l.book.Did(l.undoing(back, made))
		return tea.Batch(reloaded, l.desk.Notify(desk.Good, made()+". "+hint+action.Undo.String()+" takes it back."))
	})
}

// undoing returns what undoes a change. An undo that fails can be tried again.
func (l *Lists) undoing(back undo, made func() string) func() tea.Cmd {
	return func() tea.Cmd {
		return load.Do(l.desk.Group, func(ctx context.Context) (struct{}, error) {
			return struct{}{}, back(context.WithoutCancel(ctx))
		}, func(_ struct{}, err error) tea.Cmd {
			if err != nil {
				l.book.Did(l.undoing(back, made))
				return l.desk.Notify(desk.Bad, l.desk.Fail(err))
			}
			return tea.Batch(l.Reload(), l.desk.Notify(desk.Info, "Taken back: "+made()+"."))
		})
	}
}

// Action opens the names of the shortlists.
func (l *Lists) Action() action.Action {
	return action.Action{Keys: action.Shortlists, Label: action.Label{Name: "shortlists", Synonyms: "lists, favourites, second round", Help: "shortlists: read, compare, remove"}, Group: action.GroupReview, Run: l.Open}
}
