//go:build unix

package ui_test

import (
	"context"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"shortlist/api/account"
	"shortlist/api/sandbox"
	"shortlist/model"
	"shortlist/model/modeltest"
	"shortlist/ui"
	"shortlist/ui/action"
	"shortlist/ui/external"
)

// announcing are the four that announce new applications, on one store: the dashboard, watch, digest and
// the hook, which the first two run. Each job has a random history.
type announcing struct {
	*day
	random   *rand.Rand
	jobs     []*announcedJob
	receiver *account.Account
	config   string
	hooked   string // the file that the hook adds to
	made     int
	began    time.Time // now, as the hook looks back from there
	log      []string

	alone  bool            // there is no watch, and digest asks the service nothing
	missed map[string]bool // who was noted as new while the dashboard was ended

	mu    sync.Mutex
	names map[string]map[string]int // how often each of the four announced a name
	since []string                  // the names that the dashboard announced since its start
	watch *watching
}

// announcedJob is a job, and all who had to do with it.
type announcedJob struct {
	id     int64
	people []*announcedPerson
}

// announcedPerson is an applicant of a history.
type announcedPerson struct {
	name      string
	id        int64 // 0: not listed by the service; -1: not anymore
	old       bool  // applied before the first window opened
	suggested bool
	called    bool // back, to the receiver
}

// watching is a watch under way.
type watching struct {
	end  context.CancelFunc
	done chan int
}

// TestAllFourAnnounceEachNewApplicationOnce: dashboard, watch, digest and hook, in random histories of
// jobs, of which the first is under the cursor and none was opened. SHORTLIST_HISTORIES=300 plays a
// longer form; SHORTLIST_HISTORIES_SEED repeats a failure.
func TestAllFourAnnounceEachNewApplicationOnce(t *testing.T) {
	modeltest.SkipInShortUnlessRaced(t, "runs four windows")
	most, seed := 1, uint64(1)
	if n, err := strconv.Atoi(os.Getenv("SHORTLIST_HISTORIES")); err == nil {
		most, seed = n, uint64(time.Now().UnixNano())
	}
	if n, err := strconv.ParseUint(os.Getenv("SHORTLIST_HISTORIES_SEED"), 10, 64); err == nil {
		most, seed = 1, n
	}
	for range most {
		t.Run(fmt.Sprint("seed ", seed), func(t *testing.T) { playAnnouncing(t, seed) })
		if t.Failed() {
			return
		}
		seed++
	}
}

func playAnnouncing(t *testing.T, seed uint64) {
	a := &announcing{began: time.Now(), random: rand.New(rand.NewPCG(seed, 2)), names: map[string]map[string]int{"dashboard": {}, "watch": {}, "digest": {}, "hook": {}}}
	a.alone, a.missed = a.random.IntN(2) == 0, map[string]bool{}
	a.settle(t)
	for range 14 {
		for _, j := range a.jobs {
			if a.random.IntN(2) == 0 {
				a.happens(j)
			}
		}
		switch a.random.IntN(7) {
		case 0, 1, 2:
			a.polls()
		case 3:
			a.digests()
		case 4:
			a.opens()
		case 5:
			a.account.LeavePoll(t.Context()) // to watch
		case 6:
			a.service.SetFaults(sandbox.Faults{{Endpoint: sandbox.Applies, Cut: true, CutAfter: a.random.Int64N(3000), Count: 1}})
		}
		if a.random.IntN(4) == 0 {
			a.arrive("before a restart")
			a.restarts()
		}
	}
	a.service.SetFaults(nil)
	a.arrive("before all lists are read")
	for _, j := range a.jobs { // in another window: the count may be the same
		for range a.receiver.FetchApplicants(t.Context(), j.id) {
		}
	}
	a.arrive("at the end")
	a.digests()
	a.digests()
	a.Until("the hook has run", a.readHook)
	a.watches(false)
	a.check()
	a.checkScreen()
}

// settle opens the dashboard over jobs with applicants that are old, and starts watch.
func (a *announcing) settle(t *testing.T) {
	home := t.TempDir()
	for _, v := range []string{"CONFIG", "DATA", "STATE", "CACHE"} {
		t.Setenv("XDG_"+v+"_HOME", filepath.Join(home, strings.ToLower(v)))
	}
	a.config, a.hooked = filepath.Join(home, "config.toml"), filepath.Join(home, "hooked")
	program := filepath.Join(home, "hook")
	for path, text := range map[string]string{
		program:  "#!/bin/sh\ncat >> \"$1\"\n",
		a.config: fmt.Sprintf("[accounts.acme]\nbase_url = \"http://ua.test.localhost\"\nemail = \"olena.hr@example.com\"\n[hooks]\nnew_application = [%q, %q]\n", program, a.hooked),
	} {
		modeltest.Must(t, os.WriteFile(path, []byte(text), 0o700))
	}
	h := external.NewHook(external.HookOptions{Argv: []string{program, a.hooked}})
	t.Cleanup(h.Close)
	service := sandbox.Options{Scenario: "large", Large: sandbox.Sizes{Jobs: 6}}
	a.day = begin(t, setup{service: service, now: a.began, options: ui.Options{Hook: h}, backend: func(b ui.Backend) ui.Backend { return heard{b, a} }, before: func(d *day) {
		jobs, err := d.service.Jobs()
		modeltest.Must(t, err)
		a.day = d
		for _, j := range jobs {
			job := &announcedJob{id: j.ID}
			a.jobs = append(a.jobs, job)
			for range a.random.IntN(3) {
				p := a.appears(job)
				p.old = true
				a.applies(job, p, -time.Hour)
			}
		}
	}})
	a.stage.Unwatched = true
	a.receiver = a.Elsewhere()
	a.digests() // sets its mark
	a.watches(true)
}

// announced notes that one of the four has announced a name.
func (a *announcing) announced(by, name string) {
	a.mu.Lock()
	defer a.mu.Unlock()
	a.names[by][name]++
	a.log = append(a.log, fmt.Sprintf("%s: announced by %s", name, by))
}

// happened notes what happens to a person.
func (a *announcing) happened(p *announcedPerson, what string) {
	a.mu.Lock()
	defer a.mu.Unlock()
	a.log = append(a.log, fmt.Sprintf("%s: %s (%d)", p.name, what, p.id))
}

// appears makes up a person that the service does not list.
func (a *announcing) appears(j *announcedJob) *announcedPerson {
	a.made++
	p := &announcedPerson{name: fmt.Sprintf("Олена Нова%d", a.made)}
	j.people = append(j.people, p)
	return p
}

// applies lists a person, with a date so far from now.
func (a *announcing) applies(j *announcedJob, p *announcedPerson, at time.Duration) {
	c := p.candidate(j)
	c.Date, c.Suggested = a.began.Add(at+time.Duration(a.made)*time.Millisecond), p.suggested
	id, err := a.service.Apply(j.id, c, nil)
	modeltest.Must(a, err)
	p.id = id
	a.happened(p, fmt.Sprintf("applies to %d, suggested %v, %v", j.id, p.suggested, at))
}

func (p *announcedPerson) candidate(j *announcedJob) model.Candidate {
	phone := "+38067" + fmt.Sprintf("%07s", strings.TrimPrefix(p.name, "Олена Нова"))
	return model.Candidate{JobID: j.id, Applicant: model.Applicant{Name: p.name, Contacts: model.Contacts{Phone: phone, Opened: true}}}
}

// happens lets one thing happen to a job. Only things that cannot be known before the list is read wait for that.
func (a *announcing) happens(j *announcedJob) {
	kept, err := a.receiver.ListApplicants(a.Context(), j.id)
	modeltest.Must(a, err)
	read := !kept.AsOf.IsZero() && kept.Applies != -1 // to the end
	var p *announcedPerson
	if len(j.people) > 0 {
		p = j.people[a.random.IntN(len(j.people))]
	}
	switch what := a.random.IntN(8); {
	case what < 2:
		a.applies(j, a.appears(j), 0)
	case what == 2 && read: // approved late
		a.applies(j, a.appears(j), -5*24*time.Hour)
	case what == 3 && read:
		p = a.appears(j)
		p.suggested = true
		a.applies(j, p, 0)
	case what == 4: // called back before it is listed
		a.calls(j, a.appears(j))
	case p == nil:
	case what == 5 && p.id == 0 && p.called:
		a.applies(j, p, 0)
	case what == 5 && p.id != 0 && !p.old:
		a.calls(j, p)
	case what == 6 && p.id > 0 && read:
		modeltest.Must(a, a.service.Withdraw(p.id))
		p.id = -1
		a.happened(p, "withdraws")
	case what == 6 && p.id > 0 && p.old && !slices.ContainsFunc(j.people, func(p *announcedPerson) bool { return p.id > 0 && !p.old }):
		modeltest.Must(a, a.service.Withdraw(p.id))
		p.id = -1
		a.happened(p, "withdraws from a job that was never read")
		if _, err := a.receiver.FetchJobs(a.Context()); err != nil { // only counts are known
			a.Fatal(err)
		}
	case what == 7 && p.id > 0 && p.suggested:
		modeltest.Must(a, a.service.Suggest(p.id, false))
		p.suggested = false
		a.happened(p, "applies after the suggestion")
	}
}

// calls lets the receiver keep a callback, whose content differs each time.
func (a *announcing) calls(j *announcedJob, p *announcedPerson) {
	p.called = true
	a.made++
	c := p.candidate(j)
	first, last, _ := strings.Cut(p.name, " ")
	_, err := a.receiver.Keep(a.Context(), model.Arrival{
		JobID: j.id, Received: a.Clock.Now(), FirstName: first, LastName: last, Phone: c.Applicant.Contacts.Phone, Digest: fmt.Sprint(p.name, a.made),
	})
	modeltest.Must(a, err)
	a.happened(p, fmt.Sprintf("is called back for %d", j.id))
}

// opens opens a job in the dashboard, or leaves it.
func (a *announcing) opens() {
	for a.Offers("esc back") {
		a.Do(action.Back)
	}
	for range a.random.IntN(3) {
		a.Do(action.Down)
	}
	if a.random.IntN(2) == 0 {
		a.Press(action.Open[0]) // which may do nothing
	}
}

// restarts ends watch or the dashboard, and starts it again.
func (a *announcing) restarts() {
	if !a.alone && a.random.IntN(2) == 0 {
		a.watches(false)
		a.polls()
		a.watches(true) // it prints what came meanwhile
		return
	}
	a.Restart()
	a.stage.Unwatched, a.since = true, nil
	a.setup.options.Hook.SendMissed(a.account) // as the program does
	for _, name := range a.newHere() {
		a.mu.Lock()
		a.missed[name] = a.missed[name] || a.names["dashboard"][name] == 0
		a.mu.Unlock()
	}
}

// arrive waits until dashboard and watch have announced all who are new here.
func (a *announcing) arrive(when string) {
	a.service.ResetRequests()
	a.polls()
	a.polls()
	read := func() bool {
		jobs, err := a.receiver.CachedJobs(a.Context())
		modeltest.Must(a, err)
		unread, err := a.receiver.Unread(a.Context(), jobs.List)
		modeltest.Must(a, err)
		return a.service.Count(sandbox.AllJobs) > 1 && unread == 0
	}
	for n := 0; n < 20 && !read(); n++ { // a job whose read failed is left alone for a while
		a.polls()
	}
	a.Until(when+" the jobs and all that moved are read", func() bool {
		a.Clock.Pass(time.Second)
		return read()
	})
	a.Until(when+" all new applications are announced", func() bool {
		all := a.newHere()
		a.mu.Lock()
		defer a.mu.Unlock()
		lacks := func(by, name string) bool {
			return a.names[by][name] == 0 && !(by == "dashboard" && a.missed[name])
		}
		return !slices.ContainsFunc(all, func(name string) bool {
			return lacks("dashboard", name) || !a.alone && lacks("watch", name)
		})
	})
	a.Settle()
}

// readHook reads the input of the hook, and reports whether it has had everybody who is new here.
func (a *announcing) readHook() (all bool) {
	data, err := os.ReadFile(a.hooked)
	if err != nil && !os.IsNotExist(err) {
		a.Fatal(err)
	}
	clear(a.names["hook"])
	for s := range strings.Lines(string(data)) {
		var n line
		if json.Unmarshal([]byte(s), &n) == nil { // else it is being written
			a.names["hook"][n.Applicant.Applicant.Name]++
		}
	}
	return !slices.ContainsFunc(a.newHere(), func(name string) bool { return a.names["hook"][name] == 0 })
}

// newHere are the names of all who are new in the store.
func (a *announcing) newHere() (names []string) {
	found, err := a.receiver.NewSince(a.Context(), 0, 10_000)
	modeltest.Must(a, err)
	for _, n := range found {
		names = append(names, n.Who.Applicant.Name)
	}
	return names
}

// check compares what the four announced with what happened.
func (a *announcing) check() {
	for by, names := range a.names {
		if by == "watch" && a.alone {
			continue
		}
		for _, j := range a.jobs {
			for _, p := range j.people {
				n := names[p.name]
				wanted := !p.old && !(by == "dashboard" && a.missed[p.name]) && (p.id > 0 && !p.suggested || p.id == 0)
				if n > 1 || wanted && n == 0 || n > 0 && (p.old || p.suggested && !p.called) {
					a.Errorf("%s has announced %q of job %d %d times: %+v", by, p.name, j.id, n, *p)
					for _, line := range a.log {
						if strings.HasPrefix(line, p.name+":") {
							a.Log(line)
						}
					}
				}
			}
		}
	}
}

// checkScreen compares the bar, and what the key reads, with the store.
func (a *announcing) checkScreen() {
	for range 2 { // behind all earlier events
		a.hear(account.Event{})
	}
	inbox, err := a.receiver.Inbox(a.Context())
	modeltest.Must(a, err)
	unviewed := 0
	for _, c := range inbox {
		if !c.Viewed {
			unviewed++
		}
	}
	for _, j := range a.jobs {
		for _, p := range j.people {
			if p.id > 0 && !p.suggested && !a.service.Viewed(p.id) {
				unviewed++
			}
		}
	}
	if n := a.unviewedInBar(); n != unviewed {
		a.Errorf("%d are unviewed, the bar has %d%s", unviewed, n, a.Picture())
	}
	here := a.newHere()
	want := slices.DeleteFunc(a.since, func(name string) bool { return !slices.Contains(here, name) })
	if len(want) == 0 {
		return
	}
	read := map[string]int{}
	a.Do(action.Newest)
	for range want {
		read[regexp.MustCompile(`Олена Нова\d+`).FindString(a.Screen().Flat())]++
		a.Do(action.Next)
	}
	for _, name := range want {
		if read[name] != 1 {
			a.Errorf("the key reads %q %d times: %v, want %q%s", name, read[name], read, want, a.Picture())
		}
	}
}
