//go:build unix

package e2e

import (
	"bytes"
	"fmt"
	"io/fs"
	"net/http"
	"path"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"syscall"
	"time"

	"shortlist/api/sandbox"
	"shortlist/model"
)

// book is what must be true at the end of a soak.
type book struct {
	job     int64
	tokens  int                       // texts so far that occur once
	names   map[int64]string          // of all applications of the job
	people  map[int64]model.Applicant // who applied meanwhile
	before  map[int64]bool            // viewed before the soak
	erased  map[int64]bool
	viewed  map[int64]*entry
	written map[int64][]*entry
	judged  map[int64][]*entry
	titles  map[string]bool // of drafts, and whether they are whole
}

// entry is something that a window has shown as done.
type entry struct {
	what   string
	by     *window // nil: a command
	at     time.Time
	unsure bool // a kill may have come before it was kept
}

// newBook begins a book with the applications of a job.
func newBook(k *kill, job int64) book {
	k.Helper()
	b := book{
		job: job, names: map[int64]string{}, people: map[int64]model.Applicant{}, before: map[int64]bool{}, erased: map[int64]bool{},
		viewed: map[int64]*entry{}, written: map[int64][]*entry{}, judged: map[int64][]*entry{}, titles: map[string]bool{},
	}
	st := k.openStore()
	all, _, err := st.Candidates(k.Context(), job)
	if err != nil || len(all) == 0 {
		k.Fatalf("%d applications, %v", len(all), err)
	}
	for _, c := range all {
		b.names[c.ID] = c.Applicant.Name
		b.before[c.ID] = c.Viewed
	}
	return b
}

// token returns a text that occurs once.
func (b *book) token(kind string) string {
	b.tokens++
	return fmt.Sprintf("%s %dz", kind, b.tokens)
}

func (b *book) applied(id int64, a model.Applicant) { b.names[id], b.people[id] = a.Name, a }

// idIn returns which application a screen shows open; 0 for none. The name may be cut.
func (b *book) idIn(screen string) (id int64) {
	header, length := headerOf(screen), 0
	whole, _, cut := strings.Cut(header, "…")
	for one, name := range b.names {
		switch {
		case strings.HasPrefix(header, name+" ") && len(name) > length:
			id, length = one, len(name)
		case cut && length == 0 && whole != "" && strings.HasPrefix(name, whole):
			id = one
		}
	}
	return id
}

// named returns a name that a screen shows; "" for none.
func (b *book) named(screen string) string {
	for _, name := range b.names {
		if strings.Contains(screen, name) {
			return name
		}
	}
	return ""
}

// sawOpen records the application that a window shows open.
func (s *soak) sawOpen(w *window) string {
	s.Helper()
	id := w.opened()
	s.views(w, id, true)
	return fmt.Sprintf("%d is open", id)
}

func (b *book) views(w *window, id int64, sure bool) {
	switch e := b.viewed[id]; {
	case e == nil:
		b.viewed[id] = &entry{by: w, at: time.Now(), unsure: !sure}
	case e.unsure && sure:
		*e = entry{by: w, at: time.Now()}
	}
}

// decided records a verdict. A window shows a verdict before it is stored: of two windows at about the same
// time, either may be the last.
func (b *book) decided(w *window, id int64, v model.Verdict) {
	e := &entry{what: string(v), by: w, at: time.Now()}
	for _, other := range b.judged[id] {
		if other.by != w && time.Since(other.at) < 3*mayLose {
			e.unsure = true
		}
	}
	b.judged[id] = append(b.judged[id], e)
}

func (b *book) noted(w *window, id int64, note string) {
	b.written[id] = append(b.written[id], &entry{what: note, by: w, at: time.Now()})
}

func (b *book) drafted(title string, whole bool) { b.titles[title] = whole }

// lost marks what a killed window may not have kept: what it showed in its last moment.
func (b *book) lost(w *window) {
	mark := func(e *entry) {
		if e.by == w && time.Since(e.at) < 3*mayLose {
			e.unsure = true
		}
	}
	for _, e := range b.viewed {
		mark(e)
	}
	for _, of := range []map[int64][]*entry{b.written, b.judged} {
		for _, list := range of {
			for _, e := range list {
				mark(e)
			}
		}
	}
}

// end lets everything become quiet, and checks the books.
func (s *soak) end() string {
	s.Helper()
	s.waitForCommand()
	s.connect()
	s.works()
	if err := s.service.WaitCallbacks(s.Context()); err != nil {
		s.Error(err)
	}
	for _, w := range s.windows {
		w.home()
	}
	last := s.windows[0].usage()
	for _, w := range slices.Backward(s.windows) {
		w.press("q")
		if code, _ := w.exits(); code != 0 {
			s.Errorf("a window ended with %d\n%s", code, w.screen)
		}
		w.checkSequences()
	}
	s.receiver.signal(syscall.SIGTERM)
	if code := s.receiver.exits(); code != 0 {
		s.Errorf("the receiver ended with %d\n%s", code, s.receiver.logText())
	}
	id := s.somebody()
	s.mustRun("sync", "--all")
	s.mustRun("applicants", "viewed", strconv.FormatInt(id, 10)) // also sends what waits
	s.views(nil, id, true)
	s.mustRun("doctor", "--json")
	s.checkMachine()
	s.checkViews()
	s.checkStore()
	s.checkErased()
	s.checkUsage(last)
	return fmt.Sprintf("%d views, %d notes, %d verdicts, %d drafts, %d applied, %d erased; first %+v, last %+v",
		len(s.viewed), len(s.written), len(s.judged), len(s.titles), len(s.people), len(s.erased), s.first, last)
}

// checkViews checks that the service counted each view once, and no other.
func (s *soak) checkViews() {
	s.Helper()
	answered := map[int64]int{}
	for _, r := range s.service.Requests() {
		if id, err := strconv.ParseInt(path.Base(r.Path), 10, 64); err == nil && r.Endpoint == sandbox.MarkViewed && r.Status == http.StatusOK {
			answered[id]++
		}
	}
	for id, name := range s.names {
		n, err := s.service.ViewedEvents(id)
		e, low, high := s.viewed[id], 0, 0
		if e != nil && !s.before[id] {
			high = 1
			if !e.unsure && !s.erased[id] {
				low = 1
			}
		}
		if n < low || n > high || err != nil {
			s.Errorf("%d, %s, was viewed %d times; right is %d to %d, %v", id, name, n, low, high, err)
		}
		if e != nil && !e.unsure && answered[id] > 1 {
			s.Errorf("the view of %d, %s, was sent again after its answer: %d times", id, name, answered[id])
		}
	}
}

// checkStore checks that the store has everything that was shown as kept.
func (s *soak) checkStore() {
	s.Helper()
	st := s.openStore()
	waiting, err := st.Outbox(s.Context())
	if err != nil || len(waiting) > 0 {
		s.Errorf("the outbox holds %+v, %v", waiting, err)
	}
	if left, err := st.Arrivals(s.Context(), 0); err != nil || len(left) > 0 {
		s.Errorf("%d arrivals are not listed, %v", len(left), err)
	}
	all, _, err := st.Candidates(s.Context(), s.job)
	if err != nil {
		s.Error(err)
	}
	listed := map[int64]int{}
	for _, c := range all {
		listed[c.ID]++
	}
	for id, name := range s.names {
		if want := map[bool]int{false: 1}[s.erased[id]]; listed[id] != want {
			s.Errorf("%d, %s, is listed %d times, right is %d", id, name, listed[id], want)
		}
	}
	drafts, err := st.WaitingDrafts(s.Context(), time.Now())
	if err != nil {
		s.Error(err)
	}
	kept := map[string]int{}
	for _, d := range drafts {
		kept[d.Draft.Title]++
	}
	for title, whole := range s.titles {
		n := kept[title]
		for of := range kept { // a killed window may have saved only the beginning
			if !whole && of != title && of != "" && strings.HasPrefix(title, of) {
				n += kept[of]
			}
		}
		if n == 0 || whole && n != 1 {
			s.Errorf("the draft %s is kept %d times: %v", title, n, kept)
		}
	}
	for id := range s.names {
		if s.erased[id] {
			continue
		}
		r, err := st.Review(s.Context(), id)
		if err != nil {
			s.Error(err)
		}
		s.checkReview(id, r)
	}
}

func (s *soak) checkReview(id int64, r model.Review) {
	s.Helper()
	for _, e := range s.written[id] {
		if !e.unsure && !strings.Contains(r.Note+" "+r.Typed, e.what) {
			s.Errorf("%d: %s is not in the note %q %q", id, e.what, r.Note, r.Typed)
		}
	}
	possible := map[string]bool{}
	for _, e := range s.judged[id] {
		if !e.unsure {
			clear(possible)
		}
		possible[e.what] = true
	}
	sure := slices.ContainsFunc(s.judged[id], func(e *entry) bool { return !e.unsure })
	if v := string(r.Verdict); !possible[v] && (sure || r.Verdict != model.Undecided) {
		s.Errorf("%d: the verdict is %q, right is %v", id, v, possible)
	}
}

// checkErased checks that no file of the account holds anything of an erased person.
func (s *soak) checkErased() {
	s.Helper()
	for _, dir := range []string{"data", "state", "cache"} {
		err := filepath.WalkDir(filepath.Join(s.home, dir), func(name string, d fs.DirEntry, err error) error {
			if err != nil || !d.Type().IsRegular() {
				return err
			}
			data := s.readFile(name)
			for id := range s.erased {
				p := s.people[id]
				for _, part := range []string{p.Name, p.Contacts.Email, p.Contacts.Phone} {
					if bytes.Contains(data, []byte(part)) {
						s.Errorf("%s holds %q of %d, who was erased", name, part, id)
					}
				}
			}
			return nil
		})
		if err != nil {
			s.Error(err)
		}
	}
}

// checkUsage checks that the first window took no more and more of the machine.
func (s *soak) checkUsage(last usage) {
	s.Helper()
	if float64(last.kilobytes) > 1.5*float64(s.first.kilobytes) || float64(last.files) > 1.5*float64(s.first.files) {
		s.Errorf("the first window takes %+v; after a third of the actions it was %+v", last, s.first)
	}
}
