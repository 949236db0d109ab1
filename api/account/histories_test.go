package account

import (
	"fmt"
	"math/rand/v2"
	"os"
	"strconv"
	"testing"
	"time"

	"shortlist/api/sandbox"
	"shortlist/model"
)

// historiesAtOnce is how many jobs of one account have a history each: one poll serves all.
const historiesAtOnce = 30

// channels announce new applications, each from where it was.
var channels = []string{"events", "digest", "hook"}

// history is what happened to the applications of one job.
type history struct {
	job    int64
	people []*person
	read   bool // to its end
}

// person is an applicant, and what is known here of them.
type person struct {
	candidate model.Candidate
	id        int64 // 0: not listed by the service
	suggested bool
	called    bool // back, to the receiver
	unsure    bool // listed at the first read, which may follow a list of jobs
	reads     int  // at which they were listed as applied
}

// histories are the jobs of one account with a random history each.
type histories struct {
	*desk
	random    *rand.Rand
	jobs      []*history
	announced map[string]map[string]int // by channel and name
	last      map[string]int64          // of the new applications that a channel has seen
	made      int
}

// TestEveryNewApplicationIsAnnouncedOnce by each channel, in random histories of jobs: people apply,
// withdraw, are approved late or suggested first, and callbacks come before or after.
// SHORTLIST_HISTORIES=10000 plays a longer form; SHORTLIST_HISTORIES_SEED repeats a failure.
func TestEveryNewApplicationIsAnnouncedOnce(t *testing.T) {
	most, seed := 60, uint64(1)
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
		announced: map[string]map[string]int{"events": {}, "digest": {}, "hook": {}}, last: map[string]int64{},
	}
	jobs, err := h.service.Jobs()
	h.must(err)
	for _, j := range jobs {
		s := &history{job: j.ID}
		h.jobs = append(h.jobs, s)
		for range h.random.IntN(4) {
			h.apply(s, h.appear(s), time.Hour)
		}
	}
	if h.random.IntN(2) == 0 { // a first list of jobs, which only counts
		_, err := h.FetchJobs(t.Context())
		h.must(err)
	}
	for range 12 {
		for _, s := range h.jobs {
			if h.random.IntN(3) == 0 {
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
	h.poll()
	h.poll()
	for _, channel := range channels {
		h.announce(channel)
		h.check(channel)
	}
}

func (h *histories) must(err error) {
	h.t.Helper()
	if err != nil {
		h.t.Fatal(err)
	}
}

// appear makes up a person that the service does not list.
func (h *histories) appear(s *history) *person {
	h.made++
	p := &person{candidate: model.Candidate{JobID: s.job, Applicant: model.Applicant{
		Name:     fmt.Sprintf("Olena Nova%d", h.made),
		Contacts: model.Contacts{Phone: fmt.Sprintf("+38067%07d", h.made), Opened: true},
	}}}
	s.people = append(s.people, p)
	return p
}

// apply lists a person with a date that is up to so long ago.
func (h *histories) apply(s *history, p *person, ago time.Duration) {
	c := p.candidate
	c.Date, c.Suggested = time.Now().Add(-time.Duration(h.random.Int64N(int64(ago)))), p.suggested
	var err error
	p.id, err = h.service.Apply(s.job, c, nil)
	h.must(err)
}

// happen lets one thing happen to a job.
func (h *histories) happen(s *history) {
	var p *person
	if len(s.people) > 0 {
		p = s.people[h.random.IntN(len(s.people))]
	}
	switch what := h.random.IntN(8); {
	case what < 2:
		h.apply(s, h.appear(s), time.Second)
	case what == 2 && s.read: // approved late
		h.apply(s, h.appear(s), 5*24*time.Hour)
	case what == 3 && s.read:
		p = h.appear(s)
		p.suggested = true
		h.apply(s, p, time.Hour)
	case what == 4 && s.read: // called back before it is listed
		h.call(h.appear(s))
	case p == nil:
	case what == 5 && p.id == 0 && p.called:
		h.apply(s, p, time.Second)
	case what == 5 && p.id > 0 && !p.called && !p.suggested && s.read && p.reads > 0: // called back after it is listed
		h.call(p)
	case what == 6 && p.id > 0 && s.read && p.reads > 0:
		h.must(h.service.Withdraw(p.id))
		p.id, p.suggested = -1, false
	case what == 7 && p.suggested && p.id > 0:
		h.must(h.service.Suggest(p.id, false))
		p.suggested = false
	}
}

// call lets the receiver keep a callback.
func (h *histories) call(p *person) {
	p.called = true
	first, last := "Olena", p.candidate.Applicant.Name[len("Olena "):]
	_, err := h.Keep(h.t.Context(), model.Arrival{
		JobID: p.candidate.JobID, Received: time.Now(), FirstName: first, LastName: last,
		Phone: p.candidate.Applicant.Contacts.Phone, Digest: last,
	})
	h.must(err)
}

// poll reads the jobs, and the applicants of those whose count has moved or, at random, of any: a
// person opens them.
func (h *histories) poll() {
	ctx := h.t.Context()
	jobs, err := h.FetchJobs(ctx)
	h.must(err)
	read := map[int64]bool{}
	for j := range h.FetchMoved(ctx, jobs.List, 0) {
		read[j.ID] = true
	}
	for _, s := range h.jobs {
		if !read[s.job] && h.random.IntN(4) == 0 {
			h.fetchAll(ctx, s.job)
			read[s.job] = true
		}
		if !read[s.job] {
			continue
		}
		for _, p := range s.people {
			if p.id > 0 && !p.suggested {
				p.reads++
			}
			if !s.read && p.id > 0 && !p.suggested {
				p.unsure = true
			}
		}
		s.read = true
	}
}

// announce lets a channel take the new applications.
func (h *histories) announce(channel string) {
	found, err := h.NewSince(h.t.Context(), h.last[channel], 1_000_000)
	h.must(err)
	for _, n := range found {
		h.last[channel] = n.ID
		if channel == "hook" {
			if mine, err := h.TakeHook(h.t.Context(), n.ID); err != nil || !mine {
				h.must(err)
				continue
			}
		}
		h.announced[channel][n.Who.Applicant.Name]++
	}
}

// check compares what a channel announced with what happened.
func (h *histories) check(channel string) {
	for _, s := range h.jobs {
		for _, p := range s.people {
			name := p.candidate.Applicant.Name
			n := h.announced[channel][name]
			// Before the first read only counts are known, so that those people may be new or not.
			wanted := !p.unsure && p.id > 0 && p.reads > 1 && !p.suggested
			if n > 1 || wanted && n == 0 || n > 0 && p.suggested && !p.called {
				h.t.Errorf("%s: %q of job %d was announced %d times: %+v", channel, name, s.job, n, *p)
			}
		}
	}
}
