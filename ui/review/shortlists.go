package review

import (
	"context"
	"errors"

	tea "charm.land/bubbletea/v2"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/model/lang"
	"shortlist/ui/action"
	"shortlist/ui/env"
	"shortlist/ui/frame"
	"shortlist/ui/load"
	"shortlist/ui/people"
	"shortlist/ui/text"
)

// ListSource is what shortlists need of an account.
type ListSource interface {
	Shortlists(context.Context) ([]model.Shortlist, error)
	Enlist(ctx context.Context, name string, applies []int64) (added []int64, err error)
	Delist(ctx context.Context, name string, applies []int64) (model.Taken, error)
	ForgetShortlist(ctx context.Context, name string) (model.Taken, error)
	Relist(ctx context.Context, taken model.Taken) error
}

// Lists opens the shortlists of an account, and reads them each time.
type Lists struct {
	env     *env.Env
	host    frame.Host
	source  ListSource
	known   *people.People
	book    *Book
	reading load.Task
}

// NewLists returns the shortlists of an account; book holds what can be undone.
func NewLists(e *env.Env, h frame.Host, source ListSource, book *Book, known *people.People) *Lists {
	return &Lists{env: e, host: h, source: source, book: book, known: known}
}

// Read reads the shortlists.
func (l *Lists) Read(then func([]model.Shortlist) tea.Cmd) tea.Cmd {
	return load.Run(l.env.Group, &l.reading, l.source.Shortlists, func(all []model.Shortlist, err error) tea.Cmd {
		if err != nil {
			return l.env.Notify(env.Bad, l.env.Fail(err))
		}
		return then(all)
	})
}

// Open shows the names of the shortlists.
func (l *Lists) Open() tea.Cmd {
	return l.Read(func(all []model.Shortlist) tea.Cmd {
		if len(all) == 0 {
			return l.env.Notify(env.Info, lang.Text("No shortlist yet. %s adds the selected applicant, or all marked ones, to a new one.", action.Enlist))
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
	for _, b := range frame.All[*box](l.host) {
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

// change runs do, which changes shortlists and returns its undo, or nil if it changed nothing. A notice follows:
// made names the change, and changed makes the notice from that name.
func (l *Lists) change(do func(context.Context) (undo, error), made func() string, changed func(string) string) tea.Cmd {
	return load.Do(l.env.Group, func(ctx context.Context) (undo, error) {
		return do(context.WithoutCancel(ctx))
	}, func(back undo, err error) tea.Cmd {
		reloaded := l.Reload()
		switch {
		case errors.Is(err, account.ErrNone): // all were dismissed or erased in another window
			return tea.Batch(reloaded, l.env.Notify(env.Warn, env.Gone()))
		case err != nil:
			return tea.Batch(reloaded, l.env.Notify(env.Bad, l.env.Fail(err)))
		case back == nil:
			return tea.Batch(reloaded, l.env.Notify(env.Info, lang.Text("%s, as before.", made())))
		}
		l.book.Did(l.undoing(back, made))
		return tea.Batch(reloaded, l.env.Notify(env.Good, changed(made())))
	})
}

// undoing returns a function that undoes a change. A failed undo can be repeated.
func (l *Lists) undoing(back undo, made func() string) func() tea.Cmd {
	return func() tea.Cmd {
		return load.Do(l.env.Group, func(ctx context.Context) (struct{}, error) {
			return struct{}{}, back(context.WithoutCancel(ctx))
		}, func(_ struct{}, err error) tea.Cmd {
			if err != nil {
				l.book.Did(l.undoing(back, made))
				return l.env.Notify(env.Bad, l.env.Fail(err))
			}
			return tea.Batch(l.Reload(), l.env.Notify(env.Info, lang.Text("Undone: %s.", made())))
		})
	}
}

// Action opens the names of the shortlists.
func (l *Lists) Action() action.Action {
	return action.Action{Keys: action.Shortlists, Label: action.Label{Name: "shortlists", Synonyms: "lists, favourites, second round", Help: "shortlists: read, compare, remove"}.Translated(), Group: action.GroupReview, Run: l.Open}
}
