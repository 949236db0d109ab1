// Package reading is the screen for reading applications one after the other. It shows profile and CV side by side,
// or one below the other if there is no room, and the person's review. One key goes on to the next application of the
// queue. Reading an application marks it viewed (CONTRACT 29). A Comparison shows several applicants side by side.
package reading

import (
	"errors"
	"image"

	tea "charm.land/bubbletea/v2"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/model/lang"
	"shortlist/model/needs"
	"shortlist/ui/action"
	"shortlist/ui/candidatedetail"
	"shortlist/ui/env"
	"shortlist/ui/frame"
	"shortlist/ui/intent"
	"shortlist/ui/load"
	"shortlist/ui/people"
	"shortlist/ui/review"
	"shortlist/ui/screen"
	"shortlist/ui/terminal"
)

// Source is what the screen needs of an account.
type Source interface {
	ReaderSource
	candidatedetail.Source
	Blind() bool // no I/O
}

// List is the list of applicants.
type List interface {
	Shown() []int64                    // the shown applications, in order
	Place(applyID int64) (at, all int) // the place among them, from 1; at is 0 for one that is not shown
	Follow(model.Candidate)            // moves the cursor to an application
}

// Viewer opens CVs in other programs.
type Viewer interface {
	NoViewer(model.Candidate) string // why no viewer can open the CV; "" when one can
}

// Screen is the reader and its queue.
type Screen struct {
	screen.Untyped
	env     *env.Env
	source  Source
	people  *people.People
	book    *review.Reviewer
	list    List
	reader  *Reader
	profile *candidatedetail.Pane
	queue   queue

	asker *terminal.Asker
	lend  Lend

	current    load.Task // loads the queue's current applicant, if the list does not hold the row
	neighbours load.Task // loads the neighbours of the current applicant
}

// Lend lends the terminal to code that draws on it directly.
type Lend struct {
	Exec func(tea.ExecCommand, tea.ExecCallback) tea.Cmd
	Gone <-chan struct{} // closed when the terminal is gone
}

// New returns the screen with an empty queue.
func New(e *env.Env, h frame.Host, source Source, known *people.People, book *review.Reviewer, l List, v Viewer, asker *terminal.Asker, lend Lend) *Screen {
	s := &Screen{env: e, source: source, people: known, book: book, list: l, asker: asker, lend: lend}
	s.reader = NewReader(e, h, source, known, book.Book, readerProgram{s, v})
	s.profile = candidatedetail.New(e, source, known, nil)
	return s
}

// readerProgram is the screen as the reader sees it.
type readerProgram struct {
	s *Screen
	Viewer
}

// Profile implements Program.
func (p readerProgram) Profile(html HTML, width int) []string {
	return p.s.profile.Lines(html, width)
}

// Sent implements Program.
func (p readerProgram) Sent(html HTML, width int) []string { return p.s.profile.Sent(html, width) }

// Known implements Program.
func (p readerProgram) Known(width int) []string { return p.s.profile.Known(width) }

// Needs implements Program.
func (p readerProgram) Needs() []needs.Find { return p.s.profile.About().Needs }

// QueueLeft implements Program.
func (p readerProgram) QueueLeft() string { return p.s.undecidedLeft() }

// ReviewActions implements Program.
func (p readerProgram) ReviewActions(applyID int64) []action.Action {
	one := review.One(applyID, p.s.queue.absent)
	out := p.s.book.Actions(one, 1, func() tea.Cmd { return p.s.Next(1) })
	out = append(out, p.s.book.Together(one)[:1]...) // without comparing, which needs marked applicants
	return append(out, review.WrittenAction(p.s.env, applyID, p.s.profile.About().Colleagues))
}

// Outline implements screen.Outlined.
func (s *Screen) Outline() screen.Outline { return s.reader.Outline() }

// Prepare implements screen.Screen.
func (s *Screen) Prepare(width int) tea.Cmd {
	return tea.Batch(s.profile.LoadRelated(), s.reader.Prepare(width-s.strip(width)))
}

// Place implements screen.Placed. A notice about the last match is removed at the next match.
func (s *Screen) Place() any { return s.reader.MatchPlace() }

// Actions implements screen.Screen.
func (s *Screen) Actions() []action.Action { return s.reader.Actions() }

// Globals implements screen.Screen.
func (s *Screen) Globals() screen.Globals { return screen.All }

// Targets implements screen.Mouse.
func (s *Screen) Targets(body image.Rectangle) []screen.Target {
	return []screen.Target{{Rectangle: body, Scroll: func(at image.Point, lines int) tea.Cmd {
		s.reader.ScrollBy(at.X-s.strip(body.Dx()), lines)
		return nil
	}, Drag: func(image.Point) int64 { return s.OpenID() }}}
}

// Disable disables two actions of the list behind: reading the CV, which is open already, and marking an applicant who
// is not in the list, as after a search.
func (s *Screen) Disable(inList []action.Action) {
	at, _ := s.list.Place(s.OpenID())
	for i := range inList {
		switch keys := inList[i].Keys; {
		case keys.IsSame(action.ReadCV):
			inList[i].Disabled = lang.Text("the applicant is open already")
		case keys.IsSame(action.Mark) && at == 0:
			inList[i].Disabled = lang.Text("the applicant is not in the list behind")
		}
	}
}

// Heard implements screen.Listener.
func (s *Screen) Heard(e account.Event) tea.Cmd { return s.profile.Heard(e) }

// OpenID returns the application that is read.
func (s *Screen) OpenID() int64 { return s.reader.Candidate().ID }

// Forget drops what was drawn, so that it is drawn again.
func (s *Screen) Forget() { s.reader.Forget() }

// Redraw implements screen.Drawn. An arrival that has become an application is shown again,
// which marks the application viewed; a dismissed arrival leaves the queue.
func (s *Screen) Redraw() tea.Cmd {
	s.reader.Forget()
	if s.queue.absent != "" {
		return nil
	}
	switch c, known := s.people.Get(s.queue.ids[s.queue.at]); {
	case !known:
		return s.skip(0)
	case s.reader.Outdated():
		return s.show(c)
	}
	return nil
}

// Reviewed implements screen.Drawn.
func (s *Screen) Reviewed([]int64) {
	s.queue.counted = 0
	s.reader.Forget()
}

// Candidate returns the applicant that is shown.
func (s *Screen) Candidate() model.Candidate { return s.reader.Candidate() }

// Queue returns the applications of the queue, and the place of the current one.
func (s *Screen) Queue() (ids []int64, at int) { return s.queue.ids, s.queue.at }

// Close ends reading, and returns the intent to perform afterwards; nil: the panes are shown.
func (s *Screen) Close() (back env.Intent, cmd tea.Cmd) {
	s.current.Cancel()
	s.neighbours.Cancel()
	s.profile.Clear() // a switch of blind mode does not reach a closed screen
	return s.queue.back, s.reader.Close()
}

// Read begins a queue at an application. Closing the reader performs back; nil: the panes are shown.
func (s *Screen) Read(ids []int64, id int64, back env.Intent) tea.Cmd {
	s.begin(ids, back)
	return s.goTo(max(s.queue.index(id), 0), 0)
}

// ReadFirst begins a queue at the first application that is still on this computer.
func (s *Screen) ReadFirst(ids []int64) tea.Cmd {
	s.begin(ids, nil)
	return s.goTo(0, 1)
}

// ReadListed begins a queue at an applicant of the list, and shows the CV, or the first match of
// the filter. At its end the queue grows by applicants that were added to the list.
func (s *Screen) ReadListed(applyID int64, filter string) tea.Cmd {
	cmd := s.Read(s.list.Shown(), applyID, nil)
	s.queue.grows = true
	if env.NoCV(s.people.Applicant(applyID)) == "" {
		s.reader.ToCV()
	}
	s.toMatch(filter)
	return cmd
}

// ReadFound begins a queue of applications that a search has found, at the first match of its words. Closing the reader
// leads back to the search.
func (s *Screen) ReadFound(ids []int64, id int64, words string) tea.Cmd {
	cmd := s.Read(ids, id, intent.OpenSearch{})
	s.toMatch(words)
	return cmd
}

// toMatch goes to the first match of words; "" does nothing.
func (s *Screen) toMatch(words string) {
	if words != "" {
		s.env.Search(words)
		s.reader.ToMatch()
	}
}

// ReadLine goes to a line of the CV of an applicant, as soon as the CV is read; page and line are counted from 1, and page
// 0 is the profile. Unless it is read in the open reader, it begins a queue at the applicant as ReadListed does.
func (s *Screen) ReadLine(applyID int64, page, line int, open bool) tea.Cmd {
	var begun tea.Cmd
	if !open || s.OpenID() != applyID {
		begun = s.ReadListed(applyID, "")
	}
	return tea.Batch(begun, s.reader.ToLine(page, line))
}

// Next moves on in the queue.
func (s *Screen) Next(by int) tea.Cmd {
	to := s.queue.at + by
	if to >= len(s.queue.ids) && s.queue.grows {
		s.queue.ids = append(s.queue.ids, s.queue.lacks(s.list.Shown())...)
	}
	switch {
	case to < 0:
		return s.env.Notify(env.Info, lang.Text("This is the first application."))
	case to >= len(s.queue.ids):
		return s.env.Notify(env.Info, lang.Text("This was the last application: %s.", s.tally()))
	}
	return s.goTo(to, by)
}

// Revisit goes back to an application of the queue that was read.
func (s *Screen) Revisit(id int64) tea.Cmd {
	if i := s.queue.index(id); i >= 0 && i != s.queue.at && s.wasRead(id) {
		return s.goTo(i, 0)
	}
	return nil
}

func (s *Screen) wasRead(id int64) bool {
	return s.queue.read[id] || s.people.Applicant(id).Viewed
}

// goTo goes to a place of the queue. from is the direction of the move: 1 forward, -1 back, 0 a jump. Keys act on the
// applicant there only once the applicant is shown.
func (s *Screen) goTo(at, from int) tea.Cmd {
	id := s.queue.ids[at]
	s.queue.at = at
	s.current.Cancel()
	if c, ok := s.atHand(id); ok {
		return s.show(c)
	}
	s.profile.Clear()
	return tea.Batch(s.reader.Await(id, at+1, len(s.queue.ids)), s.fetchCurrent(from, s.show))
}

// atHand returns an applicant of the list, or one that was loaded for this queue. Other copies
// may be out of date.
func (s *Screen) atHand(id int64) (model.Candidate, bool) {
	if c, ok := s.people.Listed(id); ok || !s.queue.near[id] {
		return c, ok
	}
	return s.people.Get(id)
}

// fetchCurrent loads the queue's current applicant.
func (s *Screen) fetchCurrent(from int, then func(model.Candidate) tea.Cmd) tea.Cmd {
	s.queue.absent = lang.Text("the application is being loaded")
	return s.people.FetchOne(&s.current, s.queue.ids[s.queue.at], func(c model.Candidate, err error) tea.Cmd {
		switch {
		case errors.Is(err, account.ErrNone):
			return s.skip(from)
		case err != nil:
			s.queue.absent = lang.Text("the application could not be loaded")
			return s.env.Notify(env.Bad, s.env.Fail(err))
		}
		return then(c)
	})
}

// skip removes the current applicant, who is no longer on this computer, and moves on in the direction from. After a
// jump it closes the reader.
func (s *Screen) skip(from int) tea.Cmd {
	q := &s.queue
	gone := env.Gone() // an arrival's number means nothing to the person
	if id := q.ids[q.at]; id > 0 {
		gone = lang.Text("Application %d is not on this computer anymore.", id)
	}
	notice := s.env.Notify(env.Warn, gone)
	left := s.env.Do(intent.ForgetArrival{ID: q.ids[q.at]})
	q.remove()
	if from == 0 || len(q.ids) == 0 {
		return tea.Batch(s.env.Do(intent.CloseReader{}), notice, left)
	}
	to := q.at + min(from, 0)
	return tea.Batch(s.goTo(max(min(to, len(q.ids)-1), 0), from), notice, left)
}

// show shows an application, which marks it viewed.
func (s *Screen) show(c model.Candidate) tea.Cmd {
	s.queue.read[c.ID] = true
	s.people.Hold(c)
	viewed := s.people.View(c.ID)
	s.list.Follow(c)
	return tea.Batch(viewed, s.showAgain(c), s.fetchNeighbours())
}

// showAgain shows the queue's current applicant without marking the application viewed.
func (s *Screen) showAgain(c model.Candidate) tea.Cmd {
	s.queue.absent = ""
	s.profile.Show(c)
	return s.reader.Show(c, s.queue.at+1, len(s.queue.ids))
}

// beside is how many applicants on either side of the current one are read in advance.
const beside = 3

// fetchNeighbours reads the applicants beside the current one and the CV of the next one in advance. It marks no one
// viewed.
func (s *Screen) fetchNeighbours() tea.Cmd {
	q := &s.queue
	next := func() tea.Cmd {
		if q.at+1 < len(q.ids) {
			if c, ok := s.atHand(q.ids[q.at+1]); ok {
				return s.reader.Ahead(c)
			}
		}
		return nil
	}
	var ids []int64
	for _, id := range q.around(beside) {
		if _, ok := s.people.Listed(id); !ok {
			ids = append(ids, id)
		}
	}
	if len(ids) == 0 {
		return next()
	}
	return s.people.Fetch(&s.neighbours, ids, func(read []model.Candidate) tea.Cmd {
		q.near = map[int64]bool{}
		for _, c := range read {
			q.near[c.ID] = true
		}
		return next()
	})
}

// Reload implements screen.Reloader. It drops the CV that was shown under the earlier setting.
func (s *Screen) Reload() tea.Cmd {
	gone := s.reader.Drop()
	s.profile.Reload()
	s.queue.near = nil        // these copies are of the earlier setting
	if s.queue.absent != "" { // the current applicant is being loaded
		return gone
	}
	return tea.Batch(gone, s.showAgain(s.Candidate()))
}
