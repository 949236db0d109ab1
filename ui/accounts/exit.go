package accounts

import (
	"context"
	"time"

	tea "charm.land/bubbletea/v2"

	"shortlist/model"
	"shortlist/model/lang"
	"shortlist/ui/action"
	"shortlist/ui/env"
	"shortlist/ui/frame"
	"shortlist/ui/load"
	"shortlist/ui/terminal"
	"shortlist/ui/text"
)

// lastMoment is how long quitting waits for writes that have begun. A closed terminal has
// to be left within a tenth of a second.
const lastMoment = 80 * time.Millisecond

// lastChance is how much longer a change may wait for another window's erasure after the terminal is gone or a signal
// has come. Unfinished work is left after hungUp: the program has to end within a second.
const (
	lastChance = 500 * time.Millisecond
	hungUp     = 650 * time.Millisecond
)

// Patience is how long closing an account waits for cancelled work. It takes milliseconds
// unless a disk hangs.
const Patience = 2 * time.Second

// mostChecking is how long quitting waits for the store to answer whether a change waits.
const mostChecking = 100 * time.Millisecond

// Form is a form that holds typed text.
type Form interface {
	Leave(then func() tea.Cmd) tea.Cmd // saves the text, then calls then
	Lost() string                      // why the text, or the service's answer to it, would be lost; "": nothing would be lost
}

// Unsaved is what the program has open, and what of it is not saved.
type Unsaved interface {
	Form() Form         // the open form; nil without one
	Reviews() string    // the sentence that reviews cannot be saved; "" when they can
	Sending() bool      // a CV is being sent through the terminal
	Abandon() tea.Cmd   // stops sending the CV
	Unfinished() string // names work in several steps that would end without a report; "" without any
	Halfway() string    // names work in several steps whose rest would not be done; "" without any

	Left() (lost model.Unkept, why string) // what is not on the disk
	Account() ExitSource                   // notes what is not on the disk; nil without an account
}

// Exit saves what was typed before the program ends or the account is closed. It holds how far quitting has come.
type Exit struct {
	env   *env.Env
	boxes *frame.Stack
	open  Unsaved
	stage stage
	until time.Time // unfinished work is left then; zero: it is left after Patience
	write time.Time // until then, quitting waits for writes to the disk
	late  load.Task // quits without waiting longer for the save of a form

	noted   model.Unkept // what is noted in case the program is killed
	notedAt time.Time
	noting  bool
}

type stage int

const (
	staying  stage = iota
	warned         // the person wants to quit, but something is not saved
	checking       // finds out whether writes under way wait for another window
	leaving
)

// NewExit returns an exit that was not asked for.
func NewExit(e *env.Env, boxes *frame.Stack, open Unsaved) *Exit {
	return &Exit{env: e, boxes: boxes, open: open}
}

// Leaving reports whether the program ends, so that nothing is drawn anymore.
func (e *Exit) Leaving() bool { return e.stage >= checking }

// Stay takes back a warning that the person did not answer by quitting again.
func (e *Exit) Stay() {
	if e.stage == warned {
		e.stage = staying
	}
}

// Quit saves what was typed and then ends the program. A failed save stops it once; a second
// request ends the program all the same.
func (e *Exit) Quit() tea.Cmd { return e.save(e.end) }

// HangUp quits after the terminal is gone. Unsaved work does not stop it.
func (e *Exit) HangUp() tea.Cmd {
	e.stage, e.until = leaving, time.Now().Add(hungUp)
	return e.Quit()
}

// patience is how long cancelled work may take at the end of the program.
func (e *Exit) patience() time.Duration {
	if e.until.IsZero() {
		return Patience
	}
	return time.Until(e.until)
}

// Actions returns the actions that leave the program for a while or for good; unable is why it cannot be suspended.
func (e *Exit) Actions(unable string, demo bool) []action.Action {
	quit := action.Action{Keys: action.Quit, Label: action.Label{Name: "quit", Synonyms: "exit, leave, close", Help: "quit; drafts are kept"}.Translated(), Group: action.GroupProgram, Rank: 91, Run: e.Quit}
	if demo {
		quit.Help = lang.Text("quit; the demo keeps nothing")
	}
	return []action.Action{{Keys: action.Suspend, Label: action.Label{Name: "suspend", Synonyms: "background, shell", Help: "pause; fg in the shell continues"}.Translated(), Group: action.GroupProgram, Disabled: unable, Run: e.suspend}, quit}
}

// suspend stops the program until the shell continues it. It waits first for writes that have
// begun.
func (e *Exit) suspend() tea.Cmd {
	return tea.Sequence(e.env.Group.Drain(lastMoment), terminal.Suspend())
}

// save saves what was typed, and then calls then. If the save of the form takes long, as while another window erases, it
// calls then without it.
func (e *Exit) save(then func() tea.Cmd) tea.Cmd {
	typed := e.boxes.KeepTyped()
	form := e.open.Form()
	if form == nil {
		return tea.Batch(typed, then())
	}
	called := false
	once := func() tea.Cmd {
		if called {
			return nil
		}
		called = true
		e.late.Cancel()
		return then()
	}
	patience := lastChance
	if !e.until.IsZero() {
		patience = lastMoment
	}
	return tea.Batch(typed, load.After(e.env.Group, &e.late, patience, once), form.Leave(once))
}

func (e *Exit) end() tea.Cmd {
	switch e.stage {
	case checking: // the first request is about to quit or to warn
		return nil
	case staying:
		if lost := e.Lost(); lost != "" {
			e.stage = warned
			return e.env.Notify(env.Bad, sayQuitUnsaved(lost))
		}
		if e.open.Sending() { // the shell would take the terminal's answers as typed
			e.stage = warned
			return e.env.Notify(env.Warn, lang.Text("A CV is being sent. %s stops that; press %s again to quit anyway.", action.Back, action.QuitAnyway))
		}
		e.stage, e.write = checking, time.Now().Add(Patience)
	default:
		e.stage = leaving
	}
	checks, isGone, waits := e.stage == checking, !e.until.IsZero(), changeWaits(e.open.Account())
	return tea.Sequence(e.open.Abandon(), e.env.Group.Finish(lastMoment), func() tea.Msg {
		switch {
		case checks && waits():
			return load.Done{Deliver: func() tea.Cmd { return e.warn(ChangeWaits()) }}
		case isGone && waits():
			return e.env.Group.Drain(lastChance)()
		}
		return nil
	}, func() tea.Msg { return load.Done{Deliver: e.leave} })
}

// changeWaits returns a function that reports whether a change of the account waits while another window erases. It does
// I/O.
func changeWaits(a ExitSource) func() bool {
	return func() bool {
		if a == nil {
			return false
		}
		waits := make(chan bool, 1)
		go func() { waits <- a.ChangeWaits(context.Background()) }()
		select {
		case is := <-waits:
			return is
		case <-time.After(mostChecking):
			return true // the store is busy: a change may wait
		}
	}
}

// warn stops quitting once, because something would be lost.
func (e *Exit) warn(lost string) tea.Cmd {
	if e.stage != checking { // the terminal is gone
		return nil
	}
	e.stage = warned
	return e.env.Notify(env.Bad, sayQuitUnsaved(lost))
}

// leave ends the program, unless the person was warned. It warns now if a last write has failed.
func (e *Exit) leave() tea.Cmd {
	if e.stage < checking {
		return nil
	}
	if e.stage == checking {
		if lost := e.Lost(); lost != "" {
			return e.warn(lost)
		}
		if left, _ := e.open.Left(); !left.IsNothing() && time.Now().Before(e.write) {
			return tea.Sequence(e.env.Group.Finish(lastMoment), func() tea.Msg { return load.Done{Deliver: e.leave} })
		}
	}
	return tea.Quit
}

// ChangeWaits is the sentence that a change waits while another window erases.
func ChangeWaits() string { return sayChangeWaits() }

// Lost is the sentence about work that could not be saved or would not be finished; "" without any.
func (e *Exit) Lost() string {
	if form := e.open.Form(); form != nil && form.Lost() != "" {
		return form.Lost()
	}
	if why := e.open.Reviews(); why != "" {
		return why
	}
	if why := e.open.Halfway(); why != "" {
		return text.Sentence(why)
	}
	return ""
}

// Account saves what was typed in the open account, and calls then once it is on the disk. If it cannot be saved, the
// account stays open, and shut, unless nil, closes the account that was opened in its place. Until then a box takes the
// keys.
func (e *Exit) Account(then func() tea.Cmd, shut func() error) tea.Cmd {
	if why := e.open.Unfinished(); why != "" {
		return tea.Batch(e.env.Notify(env.Warn, lang.Text("This account stays open: %s.", why)), e.Shut(shut))
	}
	w := frame.NewWait(e.env, e.boxes, lang.Text("Accounts"), lang.Text("Saving what you typed…"), nil)
	e.boxes.Push(w)
	return e.save(func() tea.Cmd {
		waits := changeWaits(e.open.Account())
		return tea.Sequence(e.env.Group.Finish(Patience), func() tea.Msg {
			waits := waits()
			return load.Done{Deliver: func() tea.Cmd {
				e.boxes.Remove(w)
				lost := e.Lost()
				if lost == "" && waits {
					lost = sayChangeWaits()
				}
				if lost != "" {
					return tea.Batch(e.env.Notify(env.Bad, lang.Text("%s This account stays open.", lost)), e.Shut(shut))
				}
				return then()
			}}
		})
	})
}

// Shut closes an account that is not shown anymore by shut; nil: there is nothing to close.
func (e *Exit) Shut(shut func() error) tea.Cmd {
	if shut == nil {
		return nil
	}
	return load.Do(e.env.Group, func(context.Context) (struct{}, error) {
		return struct{}{}, shut()
	}, func(_ struct{}, err error) tea.Cmd {
		if err != nil {
			return e.env.Notify(env.Bad, lang.Text("The previous account was not closed cleanly: %s", text.Sentence(err.Error())))
		}
		return nil
	})
}

func sayChangeWaits() string { return lang.Text("Another window erases; your change waits.") }

func sayQuitUnsaved(why string) string {
	return lang.Text("%s Press %s again to quit anyway.", why, action.QuitAnyway)
}
