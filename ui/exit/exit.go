// Package exit saves what was typed before the program ends or the account is closed.
package exit

import (
	"context"
	"time"

	tea "charm.land/bubbletea/v2"

	"shortlist/ui/desk"
	"shortlist/ui/load"
	"shortlist/ui/overlay"
	"shortlist/ui/terminal"
	"shortlist/ui/text"
)

// lastMoment is how long quitting waits for writes that have begun. A closed terminal has
// to be left within a tenth of a second.
const lastMoment = 80 * time.Millisecond

// Patience is how long closing an account waits for cancelled work. It takes milliseconds
// unless a disk hangs.
const Patience = 2 * time.Second

// Form is a form that holds typed text.
type Form interface {
	Leave(then func() tea.Cmd) tea.Cmd // saves the text, then calls then
	Lost() string                      // why the text is not saved; "" when it is
}

// Open is what is open and may hold unsaved work.
type Open interface {
	Form() Form         // nil for none
	Reviews() string    // why the latest reviews are not saved; "" when they are
	Sending() bool      // the terminal is taking a CV, and answers
	Abandon() tea.Cmd   // ends that
	Unfinished() string // the work in several steps that would end without a report; "" for none
}

// Exit is how far quitting has come.
type Exit struct {
	desk  *desk.Desk
	boxes *overlay.Stack
	open  Open
	stage stage
}

type stage int

const (
	staying stage = iota
	warned        // the person wants to quit, but something is not saved
	leaving       // nothing is drawn anymore
)

// New returns an exit that was not asked for.
func New(d *desk.Desk, boxes *overlay.Stack, open Open) *Exit {
	return &Exit{desk: d, boxes: boxes, open: open}
}

// Leaving reports whether the program ends, so that nothing is drawn anymore.
func (e *Exit) Leaving() bool { return e.stage == leaving }

// Stay takes back a warning that the person did not answer by quitting again.
func (e *Exit) Stay() {
	if e.stage == warned {
		e.stage = staying
	}
}

// Quit saves what was typed and then ends the program. A failed save stops it once; a second
// request ends the program all the same.
func (e *Exit) Quit() tea.Cmd { return e.save(e.end) }

// HangUp quits with the terminal gone: nothing can stop it.
func (e *Exit) HangUp() tea.Cmd {
	e.stage = leaving
	return e.Quit()
}

// Suspend stops the program until the shell continues it. It waits first for writes that have
// begun.
func (e *Exit) Suspend() tea.Cmd {
	return tea.Sequence(e.desk.Group.Drain(lastMoment), terminal.Suspend())
}

// save saves what was typed, and then calls then.
func (e *Exit) save(then func() tea.Cmd) tea.Cmd {
	typed := e.boxes.KeepTyped()
	if form := e.open.Form(); form != nil {
		return tea.Batch(typed, form.Leave(then))
	}
	return tea.Batch(typed, then())
}

func (e *Exit) end() tea.Cmd {
	if e.stage == staying {
		if lost := e.lost(); lost != "" {
			e.stage = warned
			return e.desk.Notify(desk.Bad, say.QuitUnsaved(lost))
		}
		if e.open.Sending() { // the shell would take the answers for typed
			e.stage = warned
			return e.desk.Notify(desk.Warn, say.QuitSending())
		}
	}
	e.stage = leaving
	return tea.Sequence(e.open.Abandon(), e.desk.Group.Drain(lastMoment), tea.Quit)
}

// lost is the sentence about what could not be saved; "" when everything was.
func (e *Exit) lost() string {
	if form := e.open.Form(); form != nil && form.Lost() != "" {
		return form.Lost()
	}
	if why := e.open.Reviews(); why != "" {
		return say.ReviewsUnsaved(why)
	}
	return ""
}

// Account saves what was typed in the open account, and calls then once that is on the disk.
// Where it cannot be saved, the account stays open, and shut, if any, closes the one that was
// opened in its place. Keys wait meanwhile.
func (e *Exit) Account(then func() tea.Cmd, shut func() error) tea.Cmd {
	if why := e.open.Unfinished(); why != "" {
		return tea.Batch(e.desk.Notify(desk.Warn, say.AccountBusy(why)), e.Shut(shut))
	}
	w := overlay.NewWait(e.desk, e.boxes, say.Accounts(), say.SavingTyped(), nil)
	e.boxes.Push(w)
	return e.save(func() tea.Cmd {
		return tea.Sequence(e.desk.Group.Finish(Patience), func() tea.Msg {
			return load.Done{Deliver: func() tea.Cmd {
				e.boxes.Remove(w)
				if lost := e.lost(); lost != "" {
					return tea.Batch(e.desk.Notify(desk.Bad, say.AccountUnsaved(lost)), e.Shut(shut))
				}
				return then()
			}}
		})
	})
}

// Shut closes an account that is not shown anymore, if there is one.
func (e *Exit) Shut(shut func() error) tea.Cmd {
	if shut == nil {
		return nil
	}
	return load.Do(e.desk.Group, func(context.Context) (struct{}, error) {
		return struct{}{}, shut()
	}, func(_ struct{}, err error) tea.Cmd {
		if err != nil {
			return e.desk.Notify(desk.Bad, say.AccountNotClosed(text.Sentence(err.Error())))
		}
		return nil
	})
}
