package service

import (
	"context"
	"fmt"
	"image"
	"slices"

	tea "charm.land/bubbletea/v2"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/model/lang"
	"shortlist/ui/action"
	"shortlist/ui/env"
	"shortlist/ui/intent"
	"shortlist/ui/load"
	"shortlist/ui/screen"
	"shortlist/ui/widget"
)

// page is how many entries are read at a time.
const page = 100

// ActivitySource reads the activity log, the newest entry first.
type ActivitySource interface {
	// Activity returns at most limit entries before one; before 0 the newest.
	Activity(ctx context.Context, before int64, limit int) ([]model.Activity, error)
	Info() account.Info
}

// Activity is the screen of the activity log: the calls that changed something at the service, with their answers. On a screen of at least beside columns, the whole entry under the cursor is next to the
// list; on a narrower one, enter shows it alone.
type Activity struct {
	screen.Untyped
	env     *env.Env
	source  ActivitySource
	pointer *screen.Pointer

	list    widget.List
	log     []model.Activity // the entries read so far
	hasAll  bool             // nothing older is left to read
	read    bool
	failed  string // why the log could not be read
	entered bool   // the keys scroll the entry under the cursor
	entry   widget.Page
	entryID int64 // of the entry shown
	task    load.Task
}

// ActivityAction opens the screen.
func ActivityAction(e *env.Env, source ActivitySource, pointer *screen.Pointer) action.Action {
	return action.Action{
		Keys: action.ActivityLog, Label: action.Label{Name: "activity log", Synonyms: "history, audit, changes, journal", Help: "activity log: every change sent", Title: "Activity log"}.Translated(), Group: action.GroupService, Run: func() tea.Cmd {
			s := &Activity{env: e, source: source, pointer: pointer}
			return tea.Batch(e.Do(intent.OpenScreen{Screen: s}), s.reload())
		},
	}
}

// Heard implements screen.Listener.
func (s *Activity) Heard(e account.Event) tea.Cmd {
	if !e.Activity && !e.All {
		return nil
	}
	return s.reload()
}

// Reload implements screen.Reloader. It forgets the names of applicants, which were read under the other setting of
// blind mode.
func (s *Activity) Reload() tea.Cmd {
	for i, act := range s.log {
		if act.NamesApplicant() {
			s.log[i].Title = ""
		}
	}
	return s.reload()
}

// reload reads the entries again. The cursor stays on its entry; on the newest entry, it goes to the one that is newest
// now.
func (s *Activity) reload() tea.Cmd {
	return s.fetch(0, max(len(s.log), page), func(log []model.Activity) {
		old, had := s.current()
		s.log = log
		s.list.Rows(len(log))
		at := slices.IndexFunc(log, func(act model.Activity) bool { return act.ID == old.ID })
		switch {
		case had && at >= 0 && (s.entered || s.list.Cursor > 0):
			s.list.MoveTo(at)
		case at < 0:
			s.entered = false
		}
	})
}

// moved follows a move of the cursor: near the last entry, older ones are read.
func (s *Activity) moved() tea.Cmd {
	if s.hasAll || s.task.Busy() || s.list.Cursor < len(s.log)-page/2 {
		return nil
	}
	return s.fetch(s.log[len(s.log)-1].ID, page, func(log []model.Activity) { s.log = append(s.log, log...) })
}

func (s *Activity) fetch(before int64, limit int, put func([]model.Activity)) tea.Cmd {
	return load.Run(s.env.Group, &s.task, func(ctx context.Context) ([]model.Activity, error) {
		return s.source.Activity(ctx, before, limit)
	}, func(log []model.Activity, err error) tea.Cmd {
		s.read, s.failed = true, ""
		if err != nil {
			s.failed = s.env.Fail(err)
			return nil
		}
		s.hasAll = len(log) < limit
		put(log)
		return nil
	})
}

func (s *Activity) current() (model.Activity, bool) {
	if s.list.Cursor < len(s.log) {
		return s.log[s.list.Cursor], true
	}
	return model.Activity{}, false
}

// Globals implements screen.Screen.
func (s *Activity) Globals() screen.Globals { return screen.ProgramOnly }

// Prepare implements screen.Screen.
func (s *Activity) Prepare(int) tea.Cmd { return nil }

// Actions implements screen.Screen.
func (s *Activity) Actions() []action.Action {
	enter := func(entered bool) func() tea.Cmd {
		return func() tea.Cmd {
			s.entered = entered
			return nil
		}
	}
	moves := s.list.Moves(s.moved)
	if s.entered {
		return append(append(moves[:4:4], s.entry.Moves()[4:]...), // pages of the entry
			action.Action{Keys: action.Done, Label: action.Label{Name: "back to the list", Help: "back to the list of changes"}.Translated(), Group: action.GroupMoving, Rank: 1, Run: enter(false)},
			s.closing(),
		)
	}
	disabled := ""
	if _, ok := s.current(); !ok {
		disabled = lang.Text("nothing is in the log")
	}
	closing := s.closing()
	closing.Keys = slices.Concat(action.Close, action.ActivityLog)
	return append(moves,
		action.Action{Keys: action.Open, Label: action.Label{Name: "read", Title: "Read the entry", Help: "read all of the entry"}.Translated(), Group: action.GroupService, Rank: 1, Disabled: disabled, Run: enter(true)},
		closing,
	)
}

func (s *Activity) closing() action.Action {
	return action.Action{Keys: action.ActivityLog, Label: action.Label{Name: "close", Title: "Close the activity log", Help: "close the activity log"}.Translated(), Group: action.GroupService, Rank: 2, Run: func() tea.Cmd {
		s.task.Cancel()
		return s.env.Do(intent.CloseScreen{Screen: s})
	}}
}

// Targets implements screen.Mouse.
func (s *Activity) Targets(body image.Rectangle) []screen.Target {
	rows, entry := body, body
	switch left := listWidth(body.Dx()); {
	case left > 0:
		rows.Max.X = body.Min.X + left
		entry.Min.X = rows.Max.X + 1
	case s.entered:
		rows = image.Rectangle{}
	default:
		entry = image.Rectangle{}
	}
	return []screen.Target{
		{Rectangle: rows, Click: s.click, Scroll: func(_ image.Point, lines int) tea.Cmd {
			s.list.ScrollBy(lines)
			return s.moved()
		}},
		{Rectangle: entry, Scroll: func(_ image.Point, lines int) tea.Cmd {
			s.entry.ScrollBy(lines)
			return nil
		}},
	}
}

// click selects the entry at a point, and reads it at the second click.
func (s *Activity) click(at image.Point) tea.Cmd {
	row, ok := s.list.At(at.Y)
	if !ok || row >= len(s.log) {
		return nil
	}
	name := fmt.Sprint("activity ", s.log[row].ID)
	if row == s.list.Cursor && s.pointer.IsSecond(name) {
		s.pointer.Quiet()
		s.entered = true
		return nil
	}
	s.pointer.Select(name)
	s.entered = false
	s.list.MoveTo(row)
	return s.moved()
}
