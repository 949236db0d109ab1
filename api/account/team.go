package account

import (
	"cmp"
	"context"
	"errors"
	"io/fs"
	"slices"
	"sync/atomic"
	"time"

	"shortlist/model"
	"shortlist/model/calendar"
	"shortlist/model/lang"
	"shortlist/model/store"
	"shortlist/model/team"
)

// teamState is what an account knows about its team folder.
type teamState struct {
	view    atomic.Pointer[team.View] // as last read; nil: not yet
	open    atomic.Int64              // the application that the manager has open; 0: none
	wake    chan struct{}             // signals a change of the manager's own
	failure atomic.Pointer[string]    // why the folder cannot be used, until takeTeamFailure shows it
}

// Colleagues is what other managers have noted about an application, and what they do with it.
type Colleagues struct {
	Team     bool           // there is a team folder
	Hidden   int            // colleagues with a verdict that is hidden until the manager has given one
	Unseen   bool           // a colleague without a verdict has written something that is hidden, too
	Opinions []team.Opinion // by name
	Redacted bool           // tags, notes, reasons and shortlists are left out, because blind mode is on
	OpenBy   []string       // the colleagues who have the application open now
	Written  []WrittenTo    // the colleagues who have written to the applicant
	Meets    []MeetsWith    // the colleagues who have invited the applicant to an interview, or offer times
	Me       bool           // the manager has written to the applicant
	EndedBy  string         // the manager whose tombstone ends the application, so that no line about it counts; "" without one
}

// WrittenTo records that a colleague has written to an applicant.
type WrittenTo struct {
	Manager string    `json:"manager"`
	At      time.Time `json:"at"`
}

// MeetsWith is a colleague's interview with an applicant, or a time that a colleague has offered.
type MeetsWith struct {
	Manager string
	State   calendar.State
	calendar.Slot
	Words string // the time
}

// String is a sentence without its end.
func (m MeetsWith) String() string {
	switch m.State {
	case calendar.Offered:
		return lang.Text("%s offers this applicant an interview: %s", m.Manager, m.Words)
	case calendar.Invited:
		return lang.Text("%s invites this applicant to an interview: %s", m.Manager, m.Words)
	}
	return lang.Text("%s invites this applicant to an interview: %s, %s", m.Manager, m.Words, m.State.Label())
}

// teamService returns the name of the service in the lines of the team folder.
func (a *Account) teamService() string { return a.client.BaseURL().Host }

// me is the manager's name in the team folder.
func (a *Account) me() string { return a.TeamPlace().Manager }

// joinTeam makes the store keep changes for the present team folder; without a folder, it keeps none.
func (a *Account) joinTeam(ctx context.Context) {
	if err := a.store.JoinTeam(ctx, a.TeamPlace().Name); err != nil && !errors.Is(err, store.ErrReadOnly) {
		a.opts.Log.Warn("team folder not joined", "error", err)
	}
}

// Colleagues returns what other managers have noted about an application. Unless ShowAll is set, it only counts their
// verdicts until the manager has given one. It does not touch the team folder.
func (a *Account) Colleagues(ctx context.Context, c model.Candidate) (Colleagues, error) {
	out := Colleagues{Team: a.opts.Team != nil && c.ID > 0}
	if c.ID <= 0 {
		return out, nil
	}
	mine, err := a.store.Review(ctx, c.ID)
	if err != nil {
		return out, err
	}
	answered, err := a.packetOpinions(ctx, c.ID)
	if err != nil || !out.Team {
		a.show(&out, mine.Verdict, answered...)
		return out, err
	}
	out = a.colleagues(c, mine.Verdict)
	a.show(&out, mine.Verdict, answered...)
	return out, nil
}

// colleagues is Colleagues with the manager's own verdict, from the team folder alone. It does no I/O.
func (a *Account) colleagues(c model.Candidate, mine model.Verdict) Colleagues {
	out := Colleagues{Team: true}
	view := a.team.view.Load()
	if view == nil {
		return out
	}
	out.EndedBy = view.ErasedBy(a.teamService(), c.ID)
	now := a.opts.Now()
	out.OpenBy = view.OpenBy(a.teamService(), c.ID, now, a.me())
	out.Written = a.WrittenBy(c.ID)
	for _, o := range view.Opinions(a.teamService(), c.ID) {
		if o.Manager == a.me() {
			out.Me = !o.Written.IsZero()
			continue
		}
		for _, i := range o.Meets {
			slot := calendar.Slot{Start: i.Start, End: i.End}
			lapsed := func(at time.Time) bool { return !at.IsZero() && !at.After(now) }
			if state := calendar.State(i.State); state != calendar.Offered || !lapsed(i.Start) && !lapsed(i.Until) {
				out.Meets = append(out.Meets, MeetsWith{o.Manager, state, slot, slot.Words(a.Zone())})
			}
		}
		o.Answers = nil // they are on the sheet, and hidden by a rule of their own
		a.show(&out, mine, o)
	}
	return out
}

// WrittenBy returns the colleagues who have written to an applicant, by name. It does no I/O.
func (a *Account) WrittenBy(applyID int64) (out []WrittenTo) {
	view := a.team.view.Load()
	if view == nil || applyID <= 0 {
		return nil
	}
	for _, o := range view.Opinions(a.teamService(), applyID) {
		if o.Manager != a.me() && !o.Written.IsZero() {
			out = append(out, WrittenTo{o.Manager, o.Written})
		}
	}
	return out
}

// show adds opinions. Unless ShowAll is set, it counts verdicts until the manager has given one.
func (a *Account) show(out *Colleagues, mine model.Verdict, opinions ...team.Opinion) {
	hidden := !a.opts.ShowAll && mine == model.Undecided
	for _, o := range opinions {
		switch {
		case o.Blank():
		case hidden && o.Verdict != model.Undecided:
			out.Hidden++
		case hidden:
			out.Unseen = true
		default:
			if a.Blind() {
				o, out.Redacted = redacted(o), true
			}
			out.Opinions = append(out.Opinions, o)
		}
	}
}

// redacted returns an opinion without words that may name the applicant.
func redacted(o team.Opinion) team.Opinion {
	o.Tags, o.Note, o.Reason, o.Lists = nil, "", "", nil
	return o
}

// SetOpen notes which application the manager has open; 0 is no application. It does no I/O: watchTeam shows it to
// colleagues.
func (a *Account) SetOpen(applyID int64) {
	if a.opts.Team != nil && a.team.open.Swap(max(applyID, 0)) != max(applyID, 0) {
		a.wakeTeam()
	}
}

// decided returns the time to note for a decision that the manager makes now about applications. It is after the
// manager's lines from other hosts in the team folder, whose clocks may be ahead.
func (a *Account) decided(applies ...int64) time.Time {
	at := a.opts.Now()
	if view := a.team.view.Load(); view != nil {
		for _, id := range applies {
			if last := view.Last(a.me(), a.teamService(), id); !last.Before(at) {
				at = last.Add(time.Millisecond)
			}
		}
	}
	return at
}

// NoteWritten notes for colleagues whether the manager has written to an applicant.
func (a *Account) NoteWritten(ctx context.Context, c model.Candidate, written bool) error {
	if a.opts.Team == nil {
		return ErrNoTeam
	}
	change := team.Change{JobID: c.JobID, ApplyID: c.ID, At: a.decided(c.ID), Kind: team.KindWritten}
	if !written {
		change.Kind = team.KindUnwritten
	}
	defer a.wakeTeam()
	return a.store.Pend(ctx, change)
}

// ErrNoTeam is returned if no team folder is set.
var ErrNoTeam = lang.NewError("no team is set; see shortlist guide team")

// PublishReviews writes all reviews and shortlists of this computer to the team folder, and returns the number of
// applications.
func (a *Account) PublishReviews(ctx context.Context) (n int, err error) {
	if a.opts.Team == nil {
		return 0, ErrNoTeam
	}
	if n, err = a.store.PendAll(ctx, a.opts.Now()); err != nil {
		return n, err
	}
	return n, a.SyncTeam(ctx)
}

// PublishFrom shares what this manager has shared in another place, and returns the number of applications. A later
// decision made here stays, and nothing is shared twice. The other place keeps its lines.
func (a *Account) PublishFrom(ctx context.Context, from team.Space) (n int, err error) {
	if a.opts.Team == nil {
		return 0, ErrNoTeam
	}
	there, err := from.Read(ctx)
	if err != nil {
		return 0, teamError(err)
	}
	here, err := a.readTeam(ctx)
	if err != nil {
		return 0, err
	}
	var changes []team.Change
	applies := map[int64]bool{}
	for _, f := range there.Files {
		for _, l := range f.Lines {
			if c := l.Change; f.Manager == from.Place().Manager && l.Service == a.teamService() && !here.Newer(a.me(), l.Service, c) {
				changes = append(changes, c)
				applies[c.ApplyID] = c.ApplyID != 0
			}
		}
	}
	slices.SortStableFunc(changes, func(a, b team.Change) int { return a.At.Compare(b.At) })
	delete(applies, 0)
	_, err = a.opts.Team.Write(ctx, a.teamService(), changes, here)
	return len(applies), teamError(err)
}

// ReleaseLetter frees a letter that a colleague has reserved, and reports whether there was one.
func (a *Account) ReleaseLetter(ctx context.Context, id int64, reason string) (found bool, err error) {
	shared := a.promiser()
	if shared == nil {
		return false, errors.New(lang.Text("a team folder reserves no letters; only a database does"))
	}
	return shared.Release(ctx, id, reason)
}

// TeamPlace is where the team shares; zero if nothing is shared.
func (a *Account) TeamPlace() team.Place {
	if a.opts.Team == nil {
		return team.Place{}
	}
	return a.opts.Team.Place()
}

// Team returns the content of the team folder, and how many changes are still to be written there.
func (a *Account) Team(ctx context.Context) (view *team.View, pending int, err error) {
	if a.opts.Team == nil {
		return nil, 0, ErrNoTeam
	}
	waiting, _, err := a.store.Pending(ctx, a.TeamPlace().Name)
	if err != nil {
		return nil, 0, err
	}
	view, err = a.readTeam(ctx)
	return view, len(waiting), err
}

// readTeam reads new lines of the team folder.
func (a *Account) readTeam(ctx context.Context) (*team.View, error) {
	view, err := a.opts.Team.Read(ctx)
	if err != nil {
		return nil, teamError(err)
	}
	a.team.view.Store(view)
	return view, nil
}

// SyncTeam reads the team folder, and writes the waiting changes to it.
func (a *Account) SyncTeam(ctx context.Context) error {
	if a.opts.Team == nil {
		return ErrNoTeam
	}
	if _, err := a.readTeam(ctx); err != nil {
		return err
	}
	_, err := a.flushTeam(ctx)
	return err
}

// wakeTeam signals a change of the manager's own.
func (a *Account) wakeTeam() { signal(a.team.wake) }

// teamError explains why the team folder cannot be used.
func teamError(err error) error {
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return errors.New(lang.Text("the team folder is not there"))
	case errors.Is(err, fs.ErrPermission):
		return errors.New(lang.Text("you may not use the team folder, or not write there"))
	}
	return err
}

// flushTeam writes the waiting changes to the team folder, and takes lines about erased applications out of the
// manager's file. It returns how many lines it took out.
func (a *Account) flushTeam(ctx context.Context) (removed int, err error) {
	if a.store.ReadOnly() != nil {
		return 0, nil // the window that may write does this
	}
	path, view := a.TeamPlace().Name, a.team.view.Load()
	changes, elsewhere, err := a.store.Pending(ctx, path)
	if err != nil {
		return 0, err
	}
	for _, c := range elsewhere {
		if view != nil && view.About(a.teamService(), c.ApplyID) { // the folder was moved, or was in use before
			changes = append(changes, c)
		}
	}
	removed, err = a.opts.Team.Write(ctx, a.teamService(), changes, view)
	if removed > 0 && view != nil {
		a.logEndings(ctx, view.EndingsIn(a.TeamPlace().File))
	}
	if err != nil {
		return removed, teamError(err)
	}
	return removed, a.store.Unpend(ctx, path, changes)
}

// logEndings writes the managers whose tombstones took lines out of this manager's file into the activity log.
func (a *Account) logEndings(ctx context.Context, ended []team.Ending) {
	for _, e := range ended {
		if e.Manager != a.me() {
			act := model.Activity{Kind: model.ActivityTeam, Detail: e.String()}
			a.logCall(ctx, &act)
			a.logAnswer(ctx, &act, "", nil)
		}
	}
}

// eraseInTeam takes the lines about erased applications out of the manager's file.
func (a *Account) eraseInTeam(ctx context.Context, sought *store.Marks, r *Receipt) error {
	if a.opts.Team == nil {
		return nil
	}
	n, err := a.flushTeam(ctx)
	if r.Team += n; err != nil {
		return errors.New(lang.Text("your lines in the team folder are taken out when it can be written again: %s", err.Error()))
	}
	own := a.TeamPlace().Path
	if own == "" { // the database has removed all rows
		return nil
	}
	found, err := countBytes(own, sought)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if r.Searched++; found > 0 {
		r.Left = append(r.Left, LeftOver{own, found})
	}
	return err
}

// renewOpen is the pause before watchTeam writes a presence again, or tries a failed write again.
const renewOpen = team.OpenFor / 3

// watchTeam reads the team folder when it changes, and writes the manager's own changes to it, until the context
// ends. It signals news. The file system may block it for long; nothing waits for it.
func (a *Account) watchTeam(ctx context.Context, news chan<- struct{}) error {
	t := &teamWatch{a: a, news: news}
	defer t.end(context.WithoutCancel(ctx))
	a.opts.Team.Sweep()
	changed := a.opts.Team.Watch(ctx)
	renew := time.NewTicker(cmp.Or(a.renews, renewOpen))
	defer renew.Stop()
	for ctx.Err() == nil {
		select {
		case <-changed:
			t.read(ctx)
		case <-a.team.wake:
			t.dirty = true
		case <-renew.C:
			t.renew = true
			t.signal() // somebody's presence may have ended
		case <-ctx.Done():
			return nil
		}
		t.write(ctx)
		t.showOpen(ctx)
	}
	return nil
}

// teamWatch is the state of watchTeam.
type teamWatch struct {
	a      *Account
	news   chan<- struct{}
	begun  bool // the folder was read once
	here   bool // it was read the last time
	dirty  bool // changes may wait to be written
	renew  bool // the presence is to be written again
	shown  int64
	fails  string // the last failure, which was shown
	faulty string // the last line that did not count, which was shown
}

func (t *teamWatch) signal() { signal(t.news) }

func (t *teamWatch) read(ctx context.Context) {
	view, err := t.a.readTeam(ctx)
	if err != nil {
		if t.here = false; ctx.Err() == nil {
			t.fail(err)
		}
		return
	}
	if !t.here && t.a.promiser() != nil && t.a.store.ReadOnly() == nil {
		if err := t.a.catchUp(ctx, view); err != nil {
			t.a.opts.Log.Warn("reservations not brought up to date", "error", err)
		}
	}
	t.here = true
	t.showProblem(view)
	if !t.begun || len(view.EndingsIn(t.a.TeamPlace().File)) > 0 {
		t.begun, t.dirty = true, true
	}
	t.signal()
}

// write writes the waiting changes.
func (t *teamWatch) write(ctx context.Context) {
	if !t.dirty || !t.begun {
		return
	}
	_, err := t.a.flushTeam(ctx)
	if err != nil && ctx.Err() != nil {
		return
	}
	t.fail(err)
	t.dirty = err != nil
}

// fail shows a failure once, and logs it.
func (t *teamWatch) fail(err error) {
	if err == nil {
		t.fails = ""
		return
	}
	why := err.Error()
	if why == t.fails {
		return
	}
	t.fails = why
	t.a.opts.Log.Warn("team folder not used", "error", err)
	t.show(lang.Text("Nothing is shared with the team: %s. Your changes wait on this computer; shortlist doctor shows more.", why))
}

// showProblem shows, once each, that lines do not count: the person may have no command that lists them.
func (t *teamWatch) showProblem(view *team.View) {
	first, more := "", 0
	for _, f := range view.Files {
		for _, p := range f.Problems {
			if first == "" {
				first = p.In(f.Name)
			} else {
				more++
			}
		}
		more += f.More
	}
	if first != t.faulty && first != "" {
		t.show(sayTeamProblem(first, more))
	}
	t.faulty = first
}

func (t *teamWatch) show(sentence string) {
	t.a.team.failure.Store(&sentence)
	t.signal()
}

// showOpen shows colleagues which application is open.
func (t *teamWatch) showOpen(ctx context.Context) {
	open := t.a.team.open.Load()
	if open == t.shown && (open == 0 || !t.renew) {
		return
	}
	t.renew = false
	if err := t.a.opts.Team.SetOpen(ctx, t.a.teamService(), open); err == nil {
		t.shown = open
	}
}

// end writes the waiting changes, and shows colleagues that no application is open.
func (t *teamWatch) end(ctx context.Context) {
	select {
	case <-t.a.team.wake:
		t.dirty = true
	default:
	}
	t.write(ctx)
	t.a.team.open.Store(0)
	t.showOpen(ctx)
}

// takeTeamFailure returns, once, why the team folder cannot be used; "" if it can.
func (a *Account) takeTeamFailure() string {
	if why := a.team.failure.Swap(nil); why != nil {
		return *why
	}
	return ""
}

func sayTeamProblem(first string, more int) string {
	if more == 0 {
		return lang.Text("Team folder: %s.", first)
	}
	return lang.Plural(more, "Team folder: %[2]s; and %[1]d more problem in its files.", "Team folder: %[2]s; and %[1]d more problems in its files.", first)
}
