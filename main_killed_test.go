//go:build unix

package main

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"net/http"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"syscall"
	"time"

	"shortlist/api/sandbox"
	"shortlist/model"
	"shortlist/model/store"
)

// opened is the store of the account after the kill.
func (k *kill) opened() *store.Store {
	k.Helper()
	s, err := store.Open(filepath.Join(k.home, "data", "shortlist", "acme", "store.db"))
	if err != nil {
		k.Fatal(err)
	}
	k.Cleanup(func() {
		if err := s.Close(); err != nil {
			k.Error(err)
		}
	})
	return s
}

// changesNothing checks that the service was sent no change.
func (k *kill) changesNothing() {
	k.Helper()
	for _, r := range k.service.Requests() {
		if r.Method != http.MethodGet && r.Endpoint != sandbox.Login {
			k.Errorf("the service was sent %s %s", r.Method, r.Path)
		}
	}
}

// drafts types the form of a new job.
func (k *kill) drafts() int {
	k.machine()
	r := &robot{program: start(k.T, k.home, k.env), Rand: k.Rand, todo: fields(), forms: []form{{at: model.FieldTitle}}}
	k.sessions = []int{r.cmd.Process.Pid}
	r.sees("Backend-розро")
	r.press("N")
	r.sees("New job")
	kept := r.ends(killed)
	k.changesNothing()
	for i, f := range r.forms { // how many strokes it is
		if f.same(kept) {
			return i
		}
	}
	return 0
}

// reviews goes down a list of applicants and reviews each by the keys, and notes what the
// screen acknowledges: the applicant, and what was made of them.
func (k *kill) reviews(keys func(n int) (open, box, typed string), shown *regexp.Regexp) {
	k.Helper()
	k.machine()
	p := start(k.T, k.home, k.env)
	p.sees("Backend-розро")
	p.press("\r")
	p.sees("1 All 38") // all are there
	k.lag = mayLose
	k.aims(p.cmd, 1500*time.Millisecond)
	late := time.After(2 * deadline)
	until := func(what string, holds func(screen string) bool) bool {
		for !holds(p.screen.String()) {
			select {
			case <-p.news:
			case <-k.dead:
				return false
			case <-late:
				k.Fatalf("not so: %s\n%s", what, p.screen)
			}
		}
		return true
	}
	shows := func(text string) bool {
		return until(text, func(screen string) bool { return strings.Contains(screen, text) })
	}
	write := func(keys string) { _, _ = p.pty.WriteString(keys) } // no reader may be left
	last := ""
	for n := range 30 {
		open, box, typed := keys(n)
		write(open)
		if !shows(box) {
			break
		}
		write(typed)
		if !until("it is acknowledged", func(screen string) bool {
			found := shown.FindStringSubmatch(screen)
			return found != nil && found[0] != last
		}) {
			break
		}
		if found := shown.FindStringSubmatch(p.screen.String()); found != nil {
			last = found[0]
			k.acknowledged(found[1] + "\t" + found[2])
		}
		write("j")
	}
	k.isStruck()
	p.exits()
	p.understood()
	k.changesNothing()
}

// kept counts the acknowledgements of reviews that are due, each of which must be kept,
// once.
func (k *kill) kept(of func(model.Review) string) int {
	k.Helper()
	s := k.opened()
	all, err := s.Reviews(k.Context(), 0)
	if err != nil {
		k.Fatal(err)
	}
	found := map[string]int{}
	for _, r := range all {
		c, err := s.Candidate(k.Context(), r.ApplyID)
		if err != nil {
			k.Fatal(err)
		}
		found[c.Applicant.Name+"\t"+of(r)]++
	}
	due := k.due()
	for _, what := range due {
		if found[what] != 1 {
			k.Errorf("acknowledged is %q, kept is %v", what, found)
		}
	}
	return len(due)
}

func (k *kill) rates() int {
	k.reviews(func(int) (string, string, string) {
		return "*", "★★★★★", strconv.Itoa(1 + k.IntN(model.MaxRating))
	},
		regexp.MustCompile(`✓ (.+) is rated (\d)`))
	return k.kept(func(r model.Review) string { return strconv.Itoa(r.Rating) })
}

func (k *kill) notes() int {
	k.reviews(func(n int) (string, string, string) {
		return "c", "A note about ", fmt.Sprintf("дзвінок %d о %d\x13", n, k.IntN(24))
	}, regexp.MustCompile(`✓ (.+) has the note “(.+)”`))
	return k.kept(func(r model.Review) string { return r.Note })
}

// saves saves all CVs of a job.
func (k *kill) saves() int {
	k.machine()
	save := []string{"cv", "save", strconv.FormatInt(k.job("ua-backend"), 10)}
	k.prints(k.command(save...), 100*time.Millisecond, func(line string) {
		if strings.HasPrefix(line, k.home) {
			k.acknowledged(line)
		}
	})
	k.isStruck()
	due := k.due()
	for _, path := range due {
		k.holdsACV(path)
	}
	files, err := filepath.Glob(filepath.Join(k.home, "CVs", "[^.]*")) // acknowledged or not, a CV is whole
	if err != nil || len(files) < len(due) {
		k.Errorf("%d files for %d that were acknowledged, %v", len(files), len(due), err)
	}
	for _, path := range files {
		k.holdsACV(path)
	}
	if out, err := k.command(save...).CombinedOutput(); err != nil {
		k.Errorf("saved again: %v\n%s", err, out)
	}
	k.changesNothing()
	return len(due)
}

// holdsACV checks that a saved file is what the applicant sent.
func (k *kill) holdsACV(path string) {
	k.Helper()
	name := strings.TrimSuffix(filepath.Base(path), filepath.Ext(path))
	id, err := strconv.ParseInt(name[strings.LastIndexByte(name, '_')+1:], 10, 64)
	if err != nil {
		k.Errorf("saved as %s: %v", path, err)
		return
	}
	want, err := k.service.CVData(id)
	if got := k.contents(path); err != nil || len(want) == 0 || !bytes.Equal(got, want) {
		k.Errorf("%s holds %d bytes, the candidate sent %d others, %v", path, len(got), len(want), err)
	}
}

// publishes publishes one job after the other. One that was under way is at the service
// at most once, and where it is the next start knows of it: it asks instead of sending it
// again.
func (k *kill) publishes() int {
	k.machine()
	title := ""
	begun := 0
	for alive := true; alive; {
		begun++
		title = fmt.Sprintf("Кухар %d", begun)
		create := k.command("jobs", "create", "--title", title, "--region", "Одеса", "--currency", "0", "--description", strings.Repeat(strings.Join(words, " "), 2))
		code := k.prints(create, time.Second, func(string) {})
		if code >= 0 && code != 0 {
			k.Fatalf("jobs create ended with %d", code)
		}
		if code == 0 {
			k.acknowledged(title)
		}
		select {
		case <-k.dead:
			alive = false
		default:
		}
	}
	jobs, err := k.service.Jobs()
	if err != nil {
		k.Fatal(err)
	}
	published := map[string][]int64{}
	for _, j := range jobs {
		published[j.Title] = append(published[j.Title], j.ID)
	}
	due := k.due()
	for _, what := range due {
		if len(published[what]) != 1 {
			k.Errorf("acknowledged is %s, the service has it %d times", what, len(published[what]))
		}
	}
	if len(due) < begun {
		k.isAskedFor(title, published[title])
	}
	return len(due)
}

// isAskedFor checks a create that was killed, by the jobs that the service has of it.
func (k *kill) isAskedFor(title string, published []int64) {
	k.Helper()
	s := k.opened()
	intents, err := s.Intents(k.Context(), time.Now())
	if err != nil || len(intents) > 1 {
		k.Fatalf("%d creates are not settled, %v", len(intents), err)
	}
	known := len(intents) == 1 && intents[0].Draft.Title == title
	if len(published) == 1 && !known { // it was settled, and not reported any more
		_, known, err = s.Currency(k.Context(), published[0])
	}
	if len(published) > 1 || len(published) == 1 && !known {
		k.Errorf("the service has %s as %v, and the next start knows of %+v, %v", title, published, intents, err)
	}
}

// receives receives callbacks, one after the other.
func (k *kill) receives() int {
	m := k.mailbox()
	cmd := k.command("listen", "--socket", filepath.Join(k.home, "s"))
	r := m.listens(cmd)
	<-r.ready
	k.aims(cmd, 300*time.Millisecond)
	client := m.caller("s")
	for i := 0; ; i++ {
		name := "Олесь" + strconv.Itoa(i)
		code, text, err := call(client, http.MethodPost, applicationOf(name, k.cv(name)))
		if err != nil {
			break
		}
		if code != http.StatusOK || text != "kept\n" {
			k.Fatalf("%d %q\n%s", code, text, m.logged())
		}
		k.acknowledged(name)
	}
	k.isStruck()
	if code := r.exits(); code >= 0 {
		k.Errorf("it has ended by itself, exit %d\n%s", code, m.logged())
	}
	return k.received(m)
}

// cv is what somebody sends along.
func (k *kill) cv(name string) string { return strings.Repeat("досвід "+name, 200) }

// received counts the acknowledged applications, each of which must be kept with its CV.
func (k *kill) received(m *mailbox) int {
	k.Helper()
	kept, due := m.kept(), k.due()
	for _, name := range due {
		if kept[name] != k.cv(name) {
			k.Errorf("%s is acknowledged; kept is %q", name, kept[name])
		}
	}
	m.discreet()
	return len(due)
}

// sweeps removes what killed receivers left, and nothing that is needed.
func (k *kill) sweeps() int {
	m := k.mailbox()
	began := time.Now()
	r := m.listen("s")
	up := time.Since(began) * 3 / 2 // in which the next start sweeps, too
	client := m.caller("s")
	names := []string{"Олесь1", "Олесь2", "Олесь3"}
	for _, name := range names {
		if code, text, err := call(client, http.MethodPost, applicationOf(name, k.cv(name))); code != http.StatusOK || err != nil {
			k.Fatalf("%d %q, %v", code, text, err)
		}
	}
	r.signal(syscall.SIGTERM)
	if code := r.exits(); code != 0 {
		k.Fatalf("exit %d\n%s", code, m.logged())
	}
	dir, old := filepath.Join(k.home, "data", "shortlist", "acme", "inbox"), time.Now().AddDate(0, 0, -1)
	needed, err := os.ReadDir(dir)
	if err != nil || len(needed) != len(names) {
		k.Fatalf("%d files, %v", len(needed), err)
	}
	for _, f := range needed {
		k.ages(filepath.Join(dir, f.Name()), old)
	}
	const orphans = 500
	for i := range orphans {
		path := filepath.Join(dir, "attachment-left"+strconv.Itoa(i))
		if err := os.WriteFile(path, []byte("left"), 0o600); err != nil {
			k.Fatal(err)
		}
		k.ages(path, old)
	}
	watch := k.command("watch")
	if err := watch.Start(); err != nil {
		k.Fatal(err)
	}
	k.aims(watch, up)
	for _, name := range names {
		k.acknowledged(name)
	}
	k.isStruck()
	_ = watch.Wait() // it was killed
	left, err := filepath.Glob(filepath.Join(dir, "attachment-left*"))
	k.Logf("the sweep was killed with %d of %d files left, %v", len(left), orphans, err)
	return k.received(m)
}

// ages makes a file as old as a time.
func (k *kill) ages(path string, old time.Time) {
	k.Helper()
	if err := os.Chtimes(path, old, old); err != nil && !errors.Is(err, fs.ErrNotExist) {
		k.Fatal(err)
	}
}
