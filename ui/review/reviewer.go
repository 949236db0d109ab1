package review

import (
	"cmp"
	"slices"
	"strings"

	tea "charm.land/bubbletea/v2"

	"shortlist/model"
	"shortlist/model/lang"
	"shortlist/ui/action"
	"shortlist/ui/env"
	"shortlist/ui/export"
	"shortlist/ui/frame"
	"shortlist/ui/intent"
	"shortlist/ui/load"
	"shortlist/ui/people"
	"shortlist/ui/text"
)

// Reviewer adds keys and boxes to the reviews.
type Reviewer struct {
	*Book
	env   *env.Env
	host  frame.Host
	known *people.People

	undoTask load.Task       // reads the applicant of an undone change
	begun    []*begunNote    // unfinished notes for several applicants
	judged   []int64         // the applicants of the last verdict, until the person chooses another than it led to
	led      int64           // the applicant that this verdict led to; 0: not known yet
	harmless map[string]bool // changes whose words blind mode does not hide
}

// NewReviewer returns a Reviewer over the reviews of an account, none of which is read yet.
func NewReviewer(e *env.Env, h frame.Host, source Source, known *people.People) *Reviewer {
	return &Reviewer{Book: NewBook(e, source, known), env: e, host: h, known: known, harmless: map[string]bool{}}
}

// Chosen holds the applicants that the keys act on: the marked ones, or else one.
type Chosen struct {
	One         int64
	OneDisabled string // why keys cannot act on One; "" when they can
	Marked      int
	IDs         func() []int64 // the marked applicants; not called without marks
}

// One chooses one applicant where marking is not possible. absent is why keys cannot act on
// them; "" when they can.
func One(applyID int64, absent string) Chosen {
	if applyID == 0 {
		absent = lang.TextIn("reviewing", "no applicant is selected")
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

// Actions returns the actions of a review. Their ranks in the footer begin at rank; 0 hides
// them there. next is called after a verdict about one applicant; nil: stay.
func (b *Reviewer) Actions(chosen Chosen, rank int, next func() tea.Cmd) []action.Action {
	b.choose(chosen.One)
	toNote := ""
	if chosen.Marked == 0 {
		toNote = chosen.OneDisabled
	} else {
		next, rank = nil, 1 // marks are made for these actions: first in the footer
	}
	disabled := cmp.Or(toNote, b.NotHere())
	at := func(i int) int {
		if rank == 0 {
			return 0
		}
		return rank + i
	}
	on := func(f func([]int64) tea.Cmd) func() tea.Cmd {
		return func() tea.Cmd {
			ids := chosen.ids()
			b.known.Keep(ids) // the list may lose their rows while a box is open
			return f(ids)
		}
	}
	verdict := func(v model.Verdict) func() tea.Cmd {
		return on(func(ids []int64) tea.Cmd { return b.judge(ids, v, next) })
	}
	noVerdict := disabled
	if noVerdict == "" && chosen.Marked == 0 && b.For(chosen.One).Verdict == model.Undecided {
		noVerdict = lang.Text("there is no verdict to remove")
	}
	out := []action.Action{
		{Keys: action.VerdictYes, Label: action.Label{Name: "yes", Title: "Verdict: yes", Synonyms: "accept, approve, good, like", Help: "yes, and on to the next applicant; the applicant never sees it"}.Translated(), Group: action.GroupReview, Rank: at(0), Disabled: disabled, Run: verdict(model.Yes),
			Foot: &action.Foot{Keys: strings.Join([]string{action.VerdictYes.String(), action.VerdictMaybe.String(), action.VerdictNo.String()}, " "), Name: counted(lang.Text("yes maybe no"), chosen.Marked)}},
		{Keys: action.VerdictMaybe, Label: action.Label{Name: "maybe", Title: "Verdict: maybe", Synonyms: "perhaps, later", Help: "maybe, and on to the next applicant"}.Translated(), Group: action.GroupReview, Disabled: disabled, Run: verdict(model.Maybe)},
		{Keys: action.VerdictNo, Label: action.Label{Name: "no", Title: "Verdict: no", Synonyms: "reject, decline, refuse, dislike", Help: "no, and on to the next applicant"}.Translated(), Group: action.GroupReview, Disabled: disabled, Run: verdict(model.No)},
		{Keys: action.NoVerdict, Label: action.Label{Name: "no verdict", Title: "Remove the verdict", Synonyms: "undecided, clear, reset, take back", Help: "remove the verdict"}.Translated(), Group: action.GroupReview, Disabled: noVerdict, Run: on(func(ids []int64) tea.Cmd { return b.judge(ids, model.Undecided, nil) })},
		{Keys: action.Note, Label: action.Label{Name: counted(lang.Text("note"), chosen.Marked), Title: lang.Text("Write a note"), Synonyms: lang.Text("comment, remark"), Help: lang.Text("write a note; the applicant never sees it")}, Group: action.GroupReview, Rank: at(6), Disabled: toNote, Run: on(b.openNote)},
		{Keys: action.Rate, Label: action.Label{Name: counted(lang.Text("rating"), chosen.Marked), Title: lang.Text("Rate"), Synonyms: lang.Text("stars, score, rating"), Help: lang.Text("rate the applicant from 1 to 5")}, Group: action.GroupReview, Rank: at(7), Disabled: disabled, Run: on(b.openRating)},
		{Keys: action.Tags, Label: action.Label{Name: counted(lang.Text("tags"), chosen.Marked), Title: lang.Text("Tag"), Synonyms: lang.Text("label, keyword"), Help: lang.Text("tag the applicant with your own words")}, Group: action.GroupReview, Rank: at(8), Disabled: disabled, Run: on(b.openTags)},
		{Keys: action.Snooze, Label: saySnooze(chosen.Marked), Group: action.GroupReview, Rank: at(9), Disabled: disabled, Run: on(b.openSnooze)},
		{Keys: action.Outcome, Label: action.Label{Name: counted(lang.Text("outcome"), chosen.Marked), Title: lang.Text("Note the outcome"), Synonyms: lang.Text("hired, withdrew, declined, result"), Help: lang.Text("note the outcome of the application: hired, withdrew, declined, or own words")}, Group: action.GroupReview, Disabled: disabled, Run: on(b.openOutcome)},
		{Keys: action.Needs, Label: action.Label{Name: "needs", Title: "The needs of the applicant's job", Synonyms: "requirements, must-haves, criteria", Help: "the lines in which the needs of the job were found, and what was not read"}.Translated(), Group: action.GroupReview, Rank: at(10), Disabled: chosen.OneDisabled,
			Run: b.env.Want(intent.ShowNeeds{ID: chosen.One})},
		{Keys: action.Reason, Label: action.Label{Name: counted(lang.Text("reason"), chosen.Marked), Title: lang.Text("Give the reason of the verdict"), Synonyms: lang.Text("because, why"), Help: lang.Text("note the reason of the verdict: a need of the job, or own words")}, Group: action.GroupReview, Disabled: cmp.Or(disabled, b.noVerdict(chosen)), Run: on(func(ids []int64) tea.Cmd {
			if chosen.Marked == 0 && len(b.judged) > 0 {
				ids = b.judged
			}
			return b.openReason(ids)
		})},
		{Keys: action.Sheet, Label: action.Label{Name: counted(lang.Text("sheet"), chosen.Marked), Title: lang.Text("Save the interview sheet"), Synonyms: lang.Text("questions, interview, pdf, print, needs"), Help: lang.Text("save the questions for the interview as PDF, with space for the answers")}, Group: action.GroupFiles, Disabled: toNote, Run: on(func(ids []int64) tea.Cmd { return export.SaveSheets(b.env, b.writer.source, ids) })},
		{Keys: action.Interview, Label: action.Label{Name: "interview", Title: "Note the answers in the interview", Synonyms: "questions, answers, sheet, conversation", Help: "note what the applicant answers to the questions of the interview sheet"}.Translated(), Group: action.GroupReview, Disabled: cmp.Or(chosen.OneDisabled, b.NotHere()), Run: func() tea.Cmd {
			b.known.Keep([]int64{chosen.One})
			return b.openAnswers(chosen.One)
		}},
		{Keys: action.Packet, Label: action.Label{Name: counted(lang.Text("packet"), chosen.Marked), Title: lang.Text("Ask a colleague who has no account"), Synonyms: lang.Text("packet, colleague, second opinion, share, html, pdf, mail"), Help: lang.Text("make one file for a colleague, who answers by mail")}, Group: action.GroupFiles, Disabled: toNote, Run: on(func(ids []int64) tea.Cmd { return b.env.Do(intent.Packet{IDs: ids}) })},
		b.UndoAction(at(12)),
	}
	if next == nil {
		for i := range out[:3] {
			out[i].Help = out[i].Title // the help promises the next applicant
		}
	}
	return out
}

// Together returns the actions that add applicants to a shortlist, write to them, or compare them.
func (b *Reviewer) Together(chosen Chosen) []action.Action {
	disabled, rank, compared, written := chosen.OneDisabled, 27, 0, 0
	if chosen.Marked > 0 { // marks are made for these actions
		disabled, rank, compared, written = "", 3, 2, 4
	}
	return []action.Action{
		{Keys: action.Enlist, Label: action.Label{Name: counted(lang.Text("shortlist"), chosen.Marked), Title: lang.Text("Add to a shortlist"), Synonyms: lang.Text("add to list, put on, favourite, second round"), Help: lang.Text("add to a shortlist, or remove from it")}, Group: action.GroupReview, Rank: rank, Disabled: cmp.Or(disabled, b.NotHere()), Run: func() tea.Cmd { return b.env.Do(intent.Enlist{IDs: chosen.ids()}) }},
		{Keys: action.WriteLetter, Label: action.ToWrite(counted(lang.TextIn("footer", "letter"), chosen.Marked)), Group: action.GroupReview, Rank: written, Disabled: cmp.Or(disabled, b.NotHere()), Run: func() tea.Cmd { return b.env.Do(intent.WriteLetter{IDs: chosen.ids()}) }},
		{Keys: action.Compare, Label: action.Label{Name: counted(lang.Text("compare"), chosen.Marked), Title: lang.TextIn("reviewing", "Compare"), Synonyms: lang.Text("side by side, difference"), Help: lang.Text("compare two to four marked applicants")}, Group: action.GroupReview, Rank: compared, Disabled: NotComparable(chosen.Marked), Run: func() tea.Cmd { return b.env.Do(intent.Compare{IDs: chosen.ids()}) }},
	}
}

// change names a change of one applicant and of several: "is a yes", "yes".
type change struct{ one, several string }

func (c change) of(n int) string {
	if n == 1 {
		return c.one
	}
	return c.several
}

// judge saves a verdict about applicants, and calls next unless it is nil.
func (b *Reviewer) judge(ids []int64, v model.Verdict, next func() tea.Cmd) tea.Cmd {
	today, what := b.env.Today(), sayIsVerdict(v)
	if v != model.Undecided && slices.ContainsFunc(ids, func(id int64) bool { return b.For(id).Due(today) }) {
		what = change{lang.Text("%s, no longer due", what.one), lang.Text("%s, no longer due", what.several)}
	}
	more := ""
	if v != model.Undecided && len(action.Reason) > 0 && !b.env.UI.AskReason {
		more = lang.Text("%s notes the reason.", action.Reason)
	}
	made, cmd := b.ChangeAll(ids, b.nameless(what).of, func(r *model.Review) { r.Judge(v, today) })
	cmd = tea.Batch(cmd, b.notifyChanged(ids, what, made, more))
	if b.judged, b.led = nil, 0; v != model.Undecided {
		b.judged = slices.Clone(ids)
	}
	if b.env.UI.AskReason && v != model.Undecided {
		cmd = tea.Batch(cmd, b.openReason(b.judged))
	}
	if next == nil {
		return cmd
	}
	return tea.Batch(cmd, next()) // "that was the last one" takes the place of the verdict's notice
}

// change changes the reviews of applicants, and shows a notice.
func (b *Reviewer) change(ids []int64, what change, f func(*model.Review)) tea.Cmd {
	made, cmd := b.ChangeAll(ids, what.of, f)
	return tea.Batch(cmd, b.notifyChanged(ids, what, made, ""))
}

// announce shows a notice about changes once they are on the disk. If blind mode was switched meanwhile, it
// shows none: the notice may name an applicant.
func (b *Reviewer) announce(s env.Severity, sentence string) tea.Cmd {
	notify, switched := b.env.Later(), b.env.Switched
	return b.Kept(func() tea.Cmd {
		if b.env.Switched != switched {
			return nil
		}
		return notify(s, sentence)
	})
}

// notifyChanged shows a notice about changed reviews; made is how many of them changed. more is its last sentence, or "".
func (b *Reviewer) notifyChanged(ids []int64, what change, made int, more string) tea.Cmd {
	n := len(ids)
	switch {
	case n == 1 && made == 0:
		return b.announce(env.Info, lang.Text("%s %s, as before.", b.known.Name(ids[0]), what.one))
	case n == 1:
		return b.announce(env.Good, text.Joined(" ", lang.Text("%s %s. %s undoes it.", b.known.Name(ids[0]), what.one, action.Undo), more))
	case made == 0:
		return b.announce(env.Info, lang.Plural(n, "%d applicant: %s, as before.", "%d applicants: %s, as before.", what.several))
	case made == n:
		return b.announce(env.Good, text.Joined(" ", lang.Plural(n, "%d applicant: %s. %s undoes it.", "%d applicants: %s. %s undoes it.", what.several, action.Undo), more))
	}
	return b.announce(env.Good, text.Joined(" ", lang.Plural(made, "%d applicant changed: %s; %d as before. %s undoes it.", "%d applicants changed: %s; %d as before. %s undoes it.", what.several, n-made, action.Undo), more))
}

// UndoLast undoes the last change, and goes back to its applicant if it has only one.
func (b *Reviewer) UndoLast() tea.Cmd {
	applies, what, cmd := b.Undo()
	switch {
	case len(applies) == 1:
		return tea.Batch(cmd, b.env.Do(intent.Revisit{ID: applies[0]}), b.notifyUndone(applies[0], what))
	case len(applies) > 1:
		return tea.Batch(cmd, b.announce(env.Info, b.allUndone(len(applies), what)))
	case what != "":
		return tea.Batch(cmd, b.env.Notify(env.Warn, env.Gone()))
	}
	return cmd // the undo shows its own notice
}

// notifyUndone shows that a change of one applicant's review was undone, once the name is known.
func (b *Reviewer) notifyUndone(applyID int64, what string) tea.Cmd {
	notify := func() tea.Cmd {
		return b.announce(env.Info, b.undone(applyID, what))
	}
	if _, ok := b.known.Listed(applyID); ok {
		return notify()
	}
	return b.known.FetchOne(&b.undoTask, applyID, func(model.Candidate, error) tea.Cmd { return notify() })
}

// undone is the notice of an undo.
func (b *Reviewer) undone(applyID int64, what string) string {
	if b.hides(what) {
		return lang.Text("Undone: the last change of %s.", b.known.Name(applyID))
	}
	return lang.Text("Undone: “%s %s”.", b.known.Name(applyID), what)
}

// allUndone is the notice of an undo of several reviews.
func (b *Reviewer) allUndone(n int, what string) string {
	if b.hides(what) {
		return lang.Plural(n, "Undone: the last change of %d applicant.", "Undone: the last change of %d applicants.")
	}
	return lang.Plural(n, "Undone: “%d applicant: %s”.", "Undone: “%d applicants: %s”.", what)
}

// hides reports whether blind mode hides a change: a note or a tag may name the applicant.
func (b *Reviewer) hides(what string) bool { return b.env.Blind && !b.harmless[what] }

// nameless notes that the words of a change never name an applicant: those of a verdict or a date.
func (b *Reviewer) nameless(what change) change {
	b.harmless[what.one], b.harmless[what.several] = true, true
	return what
}

// choose notes which applicant is chosen. A verdict leads to the next applicant; the key of the reason is about the verdict's
// until the person chooses another.
func (b *Reviewer) choose(one int64) {
	switch {
	case b.led == 0 && b.judged != nil:
		b.led = one
	case b.led != one:
		b.judged, b.led = nil, 0
	}
}

// noVerdict is why there is no reason to give; "" if there is.
func (b *Reviewer) noVerdict(chosen Chosen) string {
	if chosen.Marked == 0 && b.For(chosen.One).Verdict == model.Undecided && len(b.judged) == 0 {
		return lang.Text("there is no verdict yet")
	}
	return ""
}

func saySnooze(marked int) action.Label {
	return action.Label{Name: counted(lang.Text("snooze"), marked), Title: lang.Text("Look again on a date"), Synonyms: lang.Text("snooze, remind, reminder, later, postpone, follow up, due"), Help: lang.Text("look at the applicant again on a date that you choose")}
}
