package review

import (
	"context"
	"errors"
	"time"

	tea "charm.land/bubbletea/v2"

	"shortlist/model"
	"shortlist/ui/desk"
	"shortlist/ui/load"
)

// lost keeps for the next start what the end of a window loses.
type lost interface {
	AddUnkept(model.Unkept) error
	Unkept(context.Context) (model.Unkept, error)
	DropUnkept(context.Context, model.Unkept) error
}

// noting is how long the end of the program waits until the lost changes are noted: a disk may hang.
const noting = 200 * time.Millisecond

// End notes the changes that are lost, for the next start. The program has ended its work. The error names them, unless
// the person knows and they are noted.
func (b *Book) End(known bool) error {
	changes, applies := b.left(func(s *step) bool { return !b.aside[s.applyID] || !s.isTyping && !s.isNote }) // notes beside the store are read in
	if changes == 0 {
		return nil
	}
	noted := make(chan error, 1)
	go func() { noted <- b.writer.source.AddUnkept(model.Unkept{Changes: changes, Applies: applies}) }()
	var err error
	select {
	case err = <-noted:
	case <-time.After(noting):
		err = context.DeadlineExceeded
	}
	if known && err == nil {
		return nil
	}
	return errors.New(say.Lost(changes, b.failure, err == nil))
}

// mostNamed is how many applicants are named.
const mostNamed = 10

// ShowLost shows, once, which changes earlier windows have lost.
func (b *Book) ShowLost() tea.Cmd {
	source := b.writer.source
	return load.Do(b.desk.Group, source.Unkept, func(u model.Unkept, err error) tea.Cmd {
		if err != nil || u.Changes == 0 {
			return nil
		}
		named := u.Applies[:min(len(u.Applies), mostNamed)]
		return b.known.With(named, func() tea.Cmd {
			lines := []desk.Notice{{Severity: desk.Bad, Text: say.LostBefore(u.Changes)}}
			for _, id := range named {
				lines = append(lines, desk.Notice{Text: b.known.Name(id)})
			}
			if more := len(u.Applies) - len(named); more > 0 {
				lines = append(lines, desk.Notice{Text: say.LostMore(more)})
			}
			b.desk.Show(desk.Report{Title: say.LostTitle, Lines: lines})
			return load.Do(b.desk.Group, func(ctx context.Context) (struct{}, error) {
				return struct{}{}, source.DropUnkept(context.WithoutCancel(ctx), u)
			}, func(struct{}, error) tea.Cmd { return nil }) // else it is shown again
		})
	})
}
