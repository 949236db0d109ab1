package account

import (
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"shortlist/api/sandbox"
	"shortlist/model"
	"shortlist/model/modeltest"
)

// historiesAtOnce is how many jobs of one account have a history each: one poll serves all.
const historiesAtOnce = 30

// channels announce new applications; each has a position of its own.
var channels = []string{"events", "digest", "hook"}

// history is what happened to the applications of one job.
type history struct {
	job     int64
	people  []*person
	read    bool // the list of its applicants was read to its end
	counted bool // the first list of jobs counted its applications
}

// person is an applicant, and what shortlist knows about them.
type person struct {
	candidate model.Candidate
	id        int64 // 0: not listed by the service; -1: not anymore
	suggested bool
	called    bool // the receiver has a callback about them
	unsure    bool // listed at the first read, which may follow a list of jobs
	later     bool // applied after the first list of jobs
	reads     int  // consecutive reads that listed them as applied
	wanted    bool // listed as applied by two consecutive reads
}

func (p *person) key() string {
	return p.candidate.Applicant.Name + " " + p.candidate.Applicant.Contacts.Phone
}

// histories are the jobs of one account with a random history each.
type histories struct {
	*desk
	board     *board
	windows   []*desk
	random    *rand.Rand
	ranked    bool // until a job is read all dates are right, and lists of jobs show when its count falls
	jobs      []*history
	announced map[string]map[string]int // by channel and name
	at        map[string]*Position      // the position of each channel
	made      int
	log       []string // everything that happened
}

// TestEveryNewApplicationIsAnnouncedOnce by each channel, in random histories of jobs: people apply,
// withdraw, are approved late or suggested first, callbacks come before or after, and twice, and the
// service answers lists that are out of date, end in the middle or lack counts.
// SHORTLIST_HISTORIES=10000 plays a longer form; SHORTLIST_HISTORIES_SEED repeats a failure.
func TestEveryNewApplicationIsAnnouncedOnce(t *testing.T) {
	modeltest.SkipInShort(t, "plays every history")
	most, seed := 60, uint64(1)
	if testing.Short() {
		most = historiesAtOnce
	}
	if n, err := strconv.Atoi(os.Getenv("SHORTLIST_HISTORIES")); err == nil {
		most, seed = n, uint64(time.Now().UnixNano())
	}
	if n, err := strconv.ParseUint(os.Getenv("SHORTLIST_HISTORIES_SEED"), 10, 64); err == nil {
		most, seed = historiesAtOnce, n
	}
	for n := 0; n < most && !t.Failed(); n += historiesAtOnce {
		t.Run(fmt.Sprint("seed ", seed), func(t *testing.T) { playHistories(t, seed) })
		seed++
	}
}

func playHistories(t *testing.T, seed uint64) {
	h := &histories{
		desk:      newDesk(t, sandbox.Options{Scenario: "large", Large: sandbox.Sizes{Jobs: historiesAtOnce}}),
		random:    rand.New(rand.NewPCG(seed, 0)),
		announced: map[string]map[string]int{"events": {}, "digest": {}, "hook": {}}, at: map[string]*Position{"events": {}, "digest": {}, "hook": {}},
	}
	h.board = &board{
		service: h.service, backwards: h.random.IntN(2) == 0, countsAll: h.random.IntN(2) == 0,
		listed: h.listed, fault: func() boardFault { return sound }, uncounted: func() bool { return false },
	}
	h.desk.proxy = h.board.serve(t)
	h.ranked = h.random.IntN(2) == 0
	other := (&desk{t: t, service: h.service, dir: h.dir, proxy: h.desk.proxy}).open()
	h.windows = []*desk{h.desk, other}
	t.Cleanup(h.desk.client.Close) // before the board
	t.Cleanup(other.client.Close)
	jobs, err := h.service.Jobs()
	h.must(err)
	for _, j := range jobs {
		s := &history{job: j.ID}
		h.jobs = append(h.jobs, s)
		for range h.random.IntN(4) {
			h.apply(s, h.appear(s), time.Hour)
		}
	}
	if h.ranked || h.random.IntN(2) == 0 { // a first list of jobs, which only counts
		h.count()
	}
	for range h.random.IntN(4) {
		h.leaveAndApply()
	}
	missing := rand.New(rand.NewPCG(seed, 2))
	h.board.uncounted = func() bool { return missing.IntN(4) == 0 }
	faults := rand.New(rand.NewPCG(seed, 1)) // a source of its own: the windows ask for faults in any order
	h.board.fault = func() boardFault {
		if n := faults.IntN(10); n < 2 {
			return boardFault(n + 1)
		}
		return sound
	}
	for range 12 {
		for _, s := range h.jobs {
			if !h.suggest(s) && h.random.IntN(3) == 0 {
				h.happen(s)
			}
		}
		if h.random.IntN(2) == 0 {
			h.poll()
		}
		for _, channel := range channels {
			if h.random.IntN(2) == 0 {
				h.announce(channel)
			}
		}
	}
	h.board.fault = func() boardFault { return sound }
	h.ahead.Store(0) // with a clock that is behind, its answers would be older than those of the other window
	for range 2 {
		for _, s := range h.jobs {
			h.fetchAll(t.Context(), s.job)
		}
	}
	for _, channel := range channels {
		h.announce(channel)
		h.check(channel)
	}
}

// count reads a list of jobs.
func (h *histories) count() {
	jobs, err := h.FetchJobs(h.t.Context())
	h.must(err)
	for _, s := range h.jobs {
		s.counted = s.counted || slices.ContainsFunc(jobs.List, func(j model.Job) bool { return j.ID == s.job })
	}
}

// leaveAndApply lets people withdraw from jobs that were never read, and then lets others apply. It removes earlier
// people only while no later one is there: otherwise a count does not show which of them has left.
func (h *histories) leaveAndApply() {
	if !h.ranked {
		return
	}
	for _, s := range h.jobs {
		later := slices.ContainsFunc(s.people, func(p *person) bool { return p.id > 0 && p.later })
		for _, p := range s.people {
			if p.id > 0 && p.later == later && h.random.IntN(3) == 0 {
				h.must(h.service.Withdraw(p.id))
				h.logf(s, p, "withdraws")
				p.id = -1
			}
		}
	}
	h.count()
	for _, s := range h.jobs {
		for range h.random.IntN(3) {
			h.apply(s, h.appear(s), time.Nanosecond)
		}
	}
	if h.random.IntN(2) == 0 {
		h.count()
	}
}

func (h *histories) must(err error) {
	h.t.Helper()
	modeltest.Must(h.t, err)
}

// appear makes up a person that the service does not list. Some share a name, and some a number.
func (h *histories) appear(s *history) *person {
	h.made++
	name, phone := fmt.Sprintf("Olena Nova%d", h.made), fmt.Sprintf("+38067%07d", h.made)
	if len(s.people) > 0 {
		other := s.people[h.random.IntN(len(s.people))].candidate.Applicant
		switch h.random.IntN(8) {
		case 0:
			name = other.Name
		case 1:
			phone = other.Contacts.Phone
		}
	}
	p := &person{candidate: model.Candidate{JobID: s.job, Applicant: model.Applicant{
		Name: name, Contacts: model.Contacts{Phone: phone, Opened: true},
	}}}
	s.people = append(s.people, p)
	return p
}

// apply lists a person with a date that is at most ago old.
func (h *histories) apply(s *history, p *person, ago time.Duration) {
	c := p.candidate
	c.Date, c.Suggested = time.Now().Add(-time.Duration(h.random.Int64N(int64(ago)))), p.suggested
	p.later = s.counted
	wrong := h.random.IntN(10)
	if h.ranked && !s.read {
		wrong = -1
		if s.counted {
			c.Date = time.Now()
		}
	}
	switch wrong {
	case 0: // a clock that is wrong made the date
		c.Date = time.Now().AddDate(0, 0, 40)
	case 1:
		c.Date = time.Now().AddDate(0, 0, -40)
	case 2:
		c.Date = time.Now().Truncate(24 * time.Hour)
	}
	var err error
	p.id, err = h.service.Apply(s.job, c, nil)
	h.must(err)
	h.logf(s, p, "applies, suggested %v, %v", p.suggested, time.Until(c.Date))
}

func (h *histories) logf(s *history, p *person, format string, args ...any) {
	h.log = append(h.log, fmt.Sprintf("job %d: %s (%d) ", s.job, p.key(), p.id)+fmt.Sprintf(format, args...))
}

// happen lets one thing happen to a job.
func (h *histories) happen(s *history) {
	var p *person
	if len(s.people) > 0 {
		p = s.people[h.random.IntN(len(s.people))]
	}
	switch what := h.random.IntN(10); {
	case what < 2:
		h.apply(s, h.appear(s), time.Second)
	case what == 2 && s.read: // approved late
		h.apply(s, h.appear(s), 5*24*time.Hour)
	case what == 4 && s.read: // called back before it is listed
		h.call(s, h.appear(s))
	case p == nil:
	case what == 5 && p.id == 0 && p.called:
		h.apply(s, p, time.Second)
	case what == 6 && p.id != 0 && s.read: // called back after it is listed, or is gone, or again
		h.call(s, p)
	case what == 7 && p.id > 0 && s.read && p.reads > 0:
		h.must(h.service.Withdraw(p.id))
		h.logf(s, p, "withdraws")
		p.id = -1
	case what == 9: // the job is deleted, and comes back
		h.must(h.service.ChangeJob(s.job, func(r *sandbox.Record) {
			if r.Status == model.Deleted {
				r.Status = model.Activated
			} else {
				r.Status = model.Deleted
			}
		}))
	}
}

// suggest lets the service suggest somebody for a job, or something happen to somebody who is suggested.
func (h *histories) suggest(s *history) (done bool) {
	i := slices.IndexFunc(s.people, func(p *person) bool { return p.suggested && p.id > 0 })
	switch {
	case !s.read || h.random.IntN(3) == 0:
	case i < 0 && h.random.IntN(4) == 0:
		p := h.appear(s)
		p.suggested = true
		if h.random.IntN(4) == 0 {
			h.call(s, p)
		}
		h.apply(s, p, 30*24*time.Hour)
		return true
	case i < 0:
	case h.random.IntN(2) == 0:
		h.call(s, s.people[i])
		return true
	default:
		h.applySuggested(s, s.people[i])
		return true
	}
	return false
}

// applySuggested lists a suggested person as applied, either with the id and the date of the suggestion, or with
// others. In the latter case the suggestion goes or stays.
func (h *histories) applySuggested(s *history, p *person) {
	p.suggested = false
	switch h.random.IntN(4) {
	case 0:
		h.apply(s, p, time.Second)
	case 1:
		h.must(h.service.Withdraw(p.id))
		h.apply(s, p, time.Second)
	default:
		h.must(h.service.Suggest(p.id, false))
		h.logf(s, p, "applies after the suggestion")
	}
}

// call lets the receiver keep a callback.
func (h *histories) call(s *history, p *person) {
	p.called = true
	name := p.candidate.Applicant.Name
	h.made++
	fresh, err := h.windows[h.random.IntN(2)].Keep(h.t.Context(), model.Arrival{
		JobID: p.candidate.JobID, Received: time.Now(), FirstName: "Olena", LastName: name[len("Olena "):],
		Phone: p.candidate.Applicant.Contacts.Phone, Email: "no-email@candidates.example.com", Digest: fmt.Sprint(name, h.made),
	})
	h.must(err)
	h.logf(s, p, "is called back, fresh %v", fresh)
}

// listed notes a list that the service has sent.
func (h *histories) listed(job int64, ids map[int64]bool, whole bool) {
	for _, s := range h.jobs {
		if s.job != job || !whole {
			continue
		}
		for _, p := range s.people {
			switch {
			case p.id <= 0:
			case ids[p.id]:
				p.reads++
				p.unsure = p.unsure || !s.read
				p.wanted = p.wanted || p.reads > 1
			default:
				p.reads = 0
			}
		}
		h.log = append(h.log, fmt.Sprintf("job %d: read %v", job, ids))
		s.read = true
	}
}

// poll reads the jobs, and the applicants of those whose count has moved or, at random, of any: a
// person opens them. Sometimes both windows do.
func (h *histories) poll() {
	ctx := h.t.Context()
	var windows sync.WaitGroup
	for i, w := range h.windows {
		if h.random.IntN(2) == 0 && i > 0 {
			continue
		}
		w.ahead.Store(int64(time.Duration(h.random.IntN(3)-1) * 24 * time.Hour))
		var open []int64
		for _, s := range h.jobs {
			if h.random.IntN(4) == 0 {
				open = append(open, s.job)
			}
		}
		windows.Go(func() {
			jobs, err := w.FetchJobs(ctx)
			if err != nil {
				h.t.Error(err)
			}
			for range w.FetchMoved(ctx, jobs.List, 0) {
			}
			for _, job := range open {
				for range w.FetchApplicants(ctx, job) {
				}
			}
		})
	}
	windows.Wait()
}

// announce lets a channel take the new applications.
func (h *histories) announce(channel string) {
	found, err := h.Next(h.t.Context(), h.at[channel], 1_000_000)
	h.must(err)
	for _, n := range found {
		if channel == "hook" {
			if mine, err := h.TakeHook(h.t.Context(), n.ID); err != nil || !mine {
				h.must(err)
				continue
			}
		}
		key := n.Who.Applicant.Name + " " + n.Who.Applicant.Contacts.Phone
		h.announced[channel][key]++
		h.log = append(h.log, fmt.Sprintf("job %d: %s announces %s: new %d apply %d arrival %d", n.JobID, channel, key, n.ID, n.ApplyID, n.ArrivalID))
	}
}

// check compares what a channel announced with what happened.
func (h *histories) check(channel string) {
	for _, s := range h.jobs {
		for _, p := range s.people {
			n := h.announced[channel][p.key()]
			// Before the first read only counts are known: without the order of the dates those people may be new or not.
			wanted := (!p.unsure || h.ranked && p.later) && p.id > 0 && p.wanted && !p.suggested
			if n > 1 || wanted && n == 0 || n > 0 && (p.suggested || h.ranked && s.counted && !p.later) && !p.called {
				h.t.Errorf("%s: %q of job %d was announced %d times: %+v", channel, p.key(), s.job, n, *p)
				for _, line := range h.log {
					if strings.HasPrefix(line, fmt.Sprintf("job %d: ", s.job)) {
						h.t.Log(line)
					}
				}
				return
			}
		}
	}
}
