package review

import (
	"context"
	"errors"
	"testing"
	"time"

	tea "charm.land/bubbletea/v2"

	"shortlist/model"
	"shortlist/model/modeltest"
	"shortlist/ui/env"
	"shortlist/ui/load"
	"shortlist/ui/people"
)

// disk keeps reviews until it fails.
type disk struct {
	Source // what no test calls
	kept   map[int64]model.Review
	left   int // writes
}

func (d *disk) Reviews(context.Context, int64) (map[int64]model.Review, error) { return d.kept, nil }

func (d *disk) HeldElsewhere() error { return nil }

func (d *disk) KeepNoteAside(context.Context, model.Review) error { return nil }

func (d *disk) ChangeReview(_ context.Context, c model.Candidate, f func(*model.Review)) (was, is model.Review, err error) {
	if d.left == 0 {
		return was, is, errors.New("killed")
	}
	d.left--
	was = d.kept[c.ID]
	is = was
	f(&is)
	d.kept[c.ID] = is
	return was, is, nil
}

// do runs a command and what follows from it, as the loop does.
func do(cmd tea.Cmd) {
	if cmd == nil {
		return
	}
	switch msg := cmd().(type) {
	case tea.BatchMsg:
		for _, one := range msg {
			do(one)
		}
	case load.Done:
		do(msg.Deliver())
	}
}

// TestANoteIsOnTheDiskWheneverItEnds: as what is typed, or as the note.
func TestANoteIsOnTheDiskWheneverItEnds(t *testing.T) {
	for writes := 1; writes < 7; writes++ {
		e := &env.Env{
			Group:  load.NewGroup(t.Context(), func(time.Duration, func() tea.Msg) tea.Cmd { return nil }),
			Notify: func(env.Severity, string) tea.Cmd { return nil },
			Fail:   func(err error) string { return err.Error() },
		}
		on := &disk{kept: map[int64]model.Review{}, left: writes}
		b := NewBook(e, on, people.New(e, nil))
		const id = 1
		b.BeginNote(id)
		do(b.Type(id, "a long"))
		do(b.Type(id, "a long note"))
		_, cmd := b.KeepNote(id, "a long note", "has a note")
		do(cmd)
		if r := on.kept[id]; r.Note == "" && r.Typed == "" {
			t.Errorf("ended after %d writes, %+v is kept", writes, r)
		}
		if r := on.kept[id]; writes > 2 && (r.Note != "a long note" || r.Typed != "") {
			t.Errorf("after %d writes, %+v is kept", writes, r)
		}

		// An unchanged note leaves no unfinished text.
		b.BeginNote(id)
		do(b.Type(id, "a long note, and more"))
		made, cmd := b.KeepNote(id, "a long note", "has a note")
		do(cmd)
		if r := on.kept[id]; writes > 4 && (made || r.Note != "a long note" || r.Typed != "") {
			t.Errorf("made %v, %+v is kept", made, r)
		}
	}
}

// dismissed is a disk on which no application is any more.
type dismissed struct{ disk }

func (*dismissed) ChangeReview(context.Context, model.Candidate, func(*model.Review)) (was, is model.Review, err error) {
	return was, is, nil
}

// TestAReviewThatIsLostIsReported: also where an export has written it.
func TestAReviewThatIsLostIsReported(t *testing.T) {
	var notices []string
	e := &env.Env{
		Group:  load.NewGroup(t.Context(), nil),
		Notify: func(_ env.Severity, s string) tea.Cmd { notices = append(notices, s); return nil },
	}
	b := NewBook(e, &dismissed{}, people.New(e, nil))
	_, cmd := b.Change(-1, "is a yes", func(r *model.Review) { r.Verdict = model.Yes })
	modeltest.Must(t, b.Keep()(t.Context()))
	if do(cmd); len(notices) != 1 {
		t.Errorf("got %q", notices)
	}
}
