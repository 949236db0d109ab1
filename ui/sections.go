package ui

import (
	"context"
	"slices"

	"shortlist/api/account"
	"shortlist/model/lang"
	"shortlist/ui/action"
	"shortlist/ui/frame"
	"shortlist/ui/help"
	"shortlist/ui/jobeditor"
	"shortlist/ui/load"
	"shortlist/ui/review"
)

// emptyBackend is an account with nothing in it. The actions of a dashboard over it are those of the guide; they are not run.
type emptyBackend struct{ Backend }

// Switched implements Backend.
func (emptyBackend) Switched() int64 { return 0 }

// Blind implements Backend.
func (emptyBackend) Blind() bool { return false }

// Info implements Backend.
func (emptyBackend) Info() account.Info { return account.Info{} }

// HeldElsewhere implements Backend.
func (emptyBackend) HeldElsewhere() error { return nil }

// Sections implements help.Commands.
func (program) Sections() []help.Section { return Sections() }

// Sections returns the actions of all places for the guide of keys. Those of every place are in the first section alone, and
// those of a review, which each place with an applicant has, in one of their own.
func Sections() []help.Section {
	m := New(Options{}, load.NewGroup(context.Background(), nil))
	m.openAccount(emptyBackend{})
	moves := append(action.Moves(action.Mover{}), m.panes.Moves()...)
	reviews := m.book.Actions(review.One(0, ""), 0, frame.Noop)
	isShared := func(a action.Action) bool {
		return slices.ContainsFunc(slices.Concat(moves, reviews), func(s action.Action) bool { return s.Label == a.Label })
	}
	of := func(actions []action.Action) []action.Action { return slices.DeleteFunc(actions, isShared) }
	return []help.Section{
		{Title: lang.TextIn("table of keys", "everywhere"), Actions: slices.Concat(moves, m.globalActions())},
		{Title: lang.TextIn("table of keys", "jobs"), Actions: of(m.panes.Jobs.Actions())},
		{Title: lang.TextIn("table of keys", "job"), Actions: of(m.panes.Job.Actions())},
		{Title: lang.TextIn("table of keys", "applicants"), Actions: of(m.panes.Applicants.Actions())},
		{Title: lang.TextIn("table of keys", "applicant"), Actions: of(m.panes.Candidate.Actions())},
		{Title: lang.TextIn("table of keys", "your review"), Actions: reviews},
		{Title: lang.TextIn("table of keys", "reader"), Actions: of(m.reads.Actions())},
		{Title: lang.TextIn("table of keys", "form"), Actions: of(jobeditor.Actions(m.env))},
	}
}
