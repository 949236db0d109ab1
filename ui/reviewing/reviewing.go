// Package reviewing holds the keys and the boxes with which a person reviews
// applicants, one or several at once: verdicts, ratings, tags and notes. Package
// review keeps what they say.
package reviewing

import (
	"fmt"
	"slices"
	"strings"

	tea "charm.land/bubbletea/v2"

	"shortlist/model"
	"shortlist/model/amount"
	"shortlist/ui/action"
	"shortlist/ui/desk"
	"shortlist/ui/intent"
	"shortlist/ui/load"
	"shortlist/ui/overlay"
	"shortlist/ui/people"
	"shortlist/ui/review"
)

// Book is the reviews with the keys and boxes that change them.
type Book struct {
	*review.Book
	desk  *desk.Desk
	host  overlay.Host
	known *people.People

	recalling load.Task    // reads whose review was taken back
	begun     []*begunNote // notes typed for several applicants and neither kept nor emptied
}

// New returns an empty book over the reviews of an account.
func New(d *desk.Desk, h overlay.Host, source review.Source, known *people.People) *Book {
	return &Book{Book: review.NewBook(d, source, known), desk: d, host: h, known: known}
}

// Chosen is whom the keys of a review are about: the marked applicants where some are, else
// one.
type Chosen struct {
	One         int64
	OneDisabled string // why keys about One do nothing; "" when they do
	Marked      int
	IDs         func() []int64 // the marked; not called where none are
}

// One is a choice of one applicant, where none can be marked. absent says why keys about them
// do nothing; "" when they do.
func One(applyID int64, absent string) Chosen {
	if applyID == 0 {
		absent = "nobody is under the cursor"
	}
	return Chosen{One: applyID, OneDisabled: absent}
}

// ids returns the applications.
func (c Chosen) ids() []int64 {
	if c.Marked > 0 {
		return c.IDs()
	}
	return []int64{c.One}
}

// counted adds the number of the marked to a name in the footer.
func (c Chosen) counted(name string) string {
	if c.Marked == 0 {
		return name
	}
	return fmt.Sprintf("%s %d", name, c.Marked)
}

// Actions returns the actions of a review. They stand in the footer from a rank on, 0 for
// nowhere. next is called after a verdict about one applicant; nil stays there.
func (b *Book) Actions(chosen Chosen, rank int, next func() tea.Cmd) []action.Action {
	disabled := ""
	if chosen.Marked == 0 {
		disabled = chosen.OneDisabled
	} else {
		next, rank = nil, 1 // they were marked for one of these
	}
	at := func(i int) int {
		if rank == 0 {
			return 0
		}
		return rank + i
	}
	on := func(f func([]int64) tea.Cmd) func() tea.Cmd {
		return func() tea.Cmd {
			ids := chosen.ids()
			b.known.Keep(ids) // a box may outlast their place in the list
			return f(ids)
		}
	}
	verdict := func(v model.Verdict) func() tea.Cmd {
		return on(func(ids []int64) tea.Cmd { return b.judge(ids, v, next) })
	}
	noVerdict := disabled
	if noVerdict == "" && chosen.Marked == 0 && b.Of(chosen.One).Verdict == model.Undecided {
		noVerdict = "there is no verdict to take back"
	}
	return []action.Action{
		{Keys: action.VerdictYes, Label: action.Label{Name: "yes", Title: "Verdict: yes", Synonyms: "accept, approve, good, like", Help: "yes, and on to the next applicant; only you see it"}, Group: action.GroupReview, Rank: at(0), Disabled: disabled, Run: verdict(model.Yes),
			Foot: &action.Foot{Keys: strings.Join([]string{action.VerdictYes.String(), action.VerdictMaybe.String(), action.VerdictNo.String()}, " "), Name: chosen.counted("yes maybe no")}},
		{Keys: action.VerdictMaybe, Label: action.Label{Name: "maybe", Title: "Verdict: maybe", Synonyms: "perhaps, later", Help: "maybe, and on to the next applicant"}, Group: action.GroupReview, Disabled: disabled, Run: verdict(model.Maybe)},
		{Keys: action.VerdictNo, Label: action.Label{Name: "no", Title: "Verdict: no", Synonyms: "reject, decline, refuse, dislike", Help: "no, and on to the next applicant"}, Group: action.GroupReview, Disabled: disabled, Run: verdict(model.No)},
		{Keys: action.NoVerdict, Label: action.Label{Name: "no verdict", Title: "Take the verdict back", Synonyms: "undecided, clear, reset", Help: "take the verdict back"}, Group: action.GroupReview, Disabled: noVerdict, Run: on(func(ids []int64) tea.Cmd { return b.judge(ids, model.Undecided, nil) })},
		{Keys: action.Note, Label: action.Label{Name: chosen.counted("note"), Title: "Write a note", Synonyms: "comment, remark", Help: "write a note; it stays on this machine"}, Group: action.GroupReview, Rank: at(6), Disabled: disabled, Run: on(b.openNote)},
		{Keys: action.Rate, Label: action.Label{Name: chosen.counted("rating"), Title: "Rate", Synonyms: "stars, score, rating", Help: "rate the applicant from 1 to 5"}, Group: action.GroupReview, Rank: at(7), Disabled: disabled, Run: on(b.openRating)},
		{Keys: action.Tags, Label: action.Label{Name: chosen.counted("tags"), Title: "Tag", Synonyms: "label, keyword", Help: "tag the applicant with your own words"}, Group: action.GroupReview, Rank: at(8), Disabled: disabled, Run: on(b.openTags)},
		b.UndoAction(at(12)),
	}
}

// Together returns the actions that put applicants on a shortlist, or side by side.
func (b *Book) Together(chosen Chosen) []action.Action {
	disabled, rank, compared, of := chosen.OneDisabled, 27, 0, ""
	if chosen.Marked > 0 { // they were marked for one of these
		disabled, rank, compared, of = "", 2, 2, fmt.Sprintf(" %d", chosen.Marked)
	}
	return []action.Action{
		{Keys: action.Enlist, Label: action.Label{Name: "shortlist" + of, Title: "Put on a shortlist", Synonyms: "add to list, favourite, second round", Help: "put on a shortlist, or take off"}, Group: action.GroupReview, Rank: rank, Disabled: disabled, Run: func() tea.Cmd { return b.desk.Do(intent.Enlist{IDs: chosen.ids()}) }},
		{Keys: action.Compare, Label: action.Label{Name: "compare" + of, Title: "Compare", Synonyms: "side by side, difference", Help: "compare two to four marked applicants"}, Group: action.GroupReview, Rank: compared, Disabled: review.NotComparable(chosen.Marked), Run: func() tea.Cmd { return b.desk.Do(intent.Compare{IDs: chosen.ids()}) }},
	}
}

// wording is what a change made of one applicant, and of several: "is a yes", "yes".
type wording struct{ one, several string }

func (w wording) of(n int) string {
	if n == 1 {
		return w.one
	}
	return w.several
}

// judge keeps a verdict about applicants, and calls next; nil stays there.
func (b *Book) judge(ids []int64, v model.Verdict, next func() tea.Cmd) tea.Cmd {
	what := wording{"is a " + string(v), string(v)}
	if v == model.Undecided {
		what = wording{"has no verdict", "no verdict"}
	}
	cmd := b.change(ids, what, func(r *model.Review) { r.Verdict = v })
	if next == nil {
		return cmd
	}
	return tea.Batch(cmd, next()) // "that was the last one" replaces the notice of the verdict
}

// change changes the reviews of applicants, and shows how.
func (b *Book) change(ids []int64, what wording, f func(*model.Review)) tea.Cmd {
	made, cmd := b.ChangeAll(ids, what.of, f)
	return tea.Batch(cmd, b.notifyChanged(ids, what, made))
}

// notifyChanged shows how the reviews of applicants were changed; made is of how many.
func (b *Book) notifyChanged(ids []int64, what wording, made int) tea.Cmd {
	n := len(ids)
	switch {
	case n == 1 && made == 0:
		return b.desk.Notify(desk.Info, b.known.Name(ids[0])+" "+what.one+", as before.")
	case n == 1:
		return b.desk.Notify(desk.Good, b.known.Name(ids[0])+" "+what.one+". "+action.Undo.String()+" takes it back.")
	case made == 0:
		return b.desk.Notify(desk.Info, fmt.Sprintf("%d applicants: %s, as before.", n, what.several))
	case made == n:
		return b.desk.Notify(desk.Good, fmt.Sprintf("%d applicants: %s. %s undoes.", n, what.several, action.Undo))
	}
	return b.desk.Notify(desk.Good, fmt.Sprintf("%s changed: %s; %d as before. %s undoes.", amount.Plural(made, "applicant"), what.several, n-made, action.Undo))
}

// UndoLast takes the last change back. Where that was of one applicant, it goes back to them.
func (b *Book) UndoLast() tea.Cmd {
	applies, what, cmd := b.Undo()
	switch {
	case len(applies) == 1:
		return tea.Batch(cmd, b.desk.Do(intent.Revisit{ID: applies[0]}), b.notifyUndone(applies[0], what))
	case len(applies) > 1:
		return tea.Batch(cmd, b.desk.Notify(desk.Info, b.undone(fmt.Sprintf("%d applicants", len(applies)), ": ", what)))
	case what != "":
		return tea.Batch(cmd, b.desk.Notify(desk.Warn, desk.GoneJustIn+"."))
	}
	return cmd // what undid it shows so
}

// notifyUndone shows that a change of one applicant's review was undone, once their name is
// known.
func (b *Book) notifyUndone(applyID int64, what string) tea.Cmd {
	notify := func() tea.Cmd {
		return b.desk.Notify(desk.Info, b.undone(b.known.Name(applyID), " ", what))
	}
	if _, ok := b.known.Listed(applyID); ok {
		return notify()
	}
	return b.known.FetchOne(&b.recalling, applyID, func(model.Candidate, error) tea.Cmd { return notify() })
}

// undone words an undo. In blind mode only verdicts are named: a note or a tag may name the
// applicant.
func (b *Book) undone(who, between, what string) string {
	if b.desk.Blind && !slices.Contains([]string{"is a yes", "is a maybe", "is a no", "yes", "maybe", "no", "no verdict"}, what) {
		return "Taken back: what was changed last of " + who + "."
	}
	return "Taken back: " + who + between + what + "."
}
