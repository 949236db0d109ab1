//go:build unix

package e2e

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
	"shortlist/model/modeltest"
	"shortlist/model/store"
)

// openStore opens the store of the account after the kill.
func (k *kill) openStore() *store.Store {
	k.Helper()
	s, err := store.Open(filepath.Join(k.home, "data", "shortlist", "acme", "store.db"))
	modeltest.Must(k, err)
	k.Cleanup(func() {
		if err := s.Close(); err != nil {
			k.Error(err)
		}
	})
	return s
}

// checkNoChangeWasSent checks that no change was sent to the service.
func (k *kill) checkNoChangeWasSent() {
	k.Helper()
	for _, r := range k.service.Requests() {
		if r.Method != http.MethodGet && r.Endpoint != sandbox.Login {
			k.Errorf("%s %s was sent to the service", r.Method, r.Path)
		}
	}
}

// typeDraft types into the form of a new job. It returns the number of the stroke after which
// the form looked as it is kept.
func (k *kill) typeDraft() int {
	k.startService()
	r := &robot{program: start(k.T, k.home, k.env), Rand: k.Rand, todo: fields(), forms: []form{{at: model.FieldTitle}}}
	k.sessions = []int{r.cmd.Process.Pid}
	r.sees("Backend-розро")
	r.press("N")
	r.sees("New job")
	kept := r.endBy(killed)
	k.checkNoChangeWasSent()
	for i, f := range r.forms {
		if f.keptLike(kept) {
			return i
		}
	}
	return 0
}

// reviewEach goes down a list of applicants and reviews each by the keys. It records what
// the screen acknowledges: the applicant, and the review.
func (k *kill) reviewEach(keys func(n int) (open, box, typed string), shown *regexp.Regexp) {
	k.Helper()
	k.startService()
	p := start(k.T, k.home, k.env)
	p.sees("Backend-розро")
	p.press("\r")
	p.sees("All 38") // all are listed
	k.lag = mayLose
	k.setTarget(p.cmd, 1500*time.Millisecond)
	late := time.After(2 * deadline)
	until := func(what string, holds func(screen string) bool) bool {
		for !holds(p.screen.String()) {
			select {
			case <-p.news:
			case <-k.dead:
				return false
			case <-late:
				k.Fatalf("still not true: %s\n%s", what, p.screen)
			}
		}
		return true
	}
	shows := func(text string) bool {
		return until(text, func(screen string) bool { return strings.Contains(screen, text) })
	}
	write := func(keys string) { _, _ = p.pty.WriteString(keys) } // fails once the program is killed
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
	k.waitForKill()
	p.exits()
	p.checkSequences()
	k.checkNoChangeWasSent()
}

// countKept checks that each review that must be kept is kept once, and counts them.
func (k *kill) countKept(of func(model.Review) string) int {
	k.Helper()
	s := k.openStore()
	all, err := s.Reviews(k.Context(), 0)
	modeltest.Must(k, err)
	found := map[string]int{}
	for _, r := range all {
		c, err := s.Candidate(k.Context(), r.ApplyID)
		modeltest.Must(k, err)
		found[c.Applicant.Name+"\t"+of(r)]++
	}
	due := k.mustBeKept()
	for _, what := range due {
		if found[what] != 1 {
			k.Errorf("%q is acknowledged; kept: %v", what, found)
		}
	}
	return len(due)
}

func (k *kill) giveRatings() int {
	k.reviewEach(func(int) (string, string, string) {
		return "*", "★★★★★", strconv.Itoa(1 + k.IntN(model.MaxRating))
	},
		regexp.MustCompile(`✓ (.+) is rated (\d)`))
	return k.countKept(func(r model.Review) string { return strconv.Itoa(r.Rating) })
}

func (k *kill) writeNotes() int {
	k.reviewEach(func(n int) (string, string, string) {
		return "c", "A note about ", fmt.Sprintf("дзвінок %d о %d\x13", n, k.IntN(24))
	}, regexp.MustCompile(`✓ (.+) has the note “(.+)”`))
	return k.countKept(func(r model.Review) string { return r.Note })
}

// saveCVs saves all CVs of a job.
func (k *kill) saveCVs() int {
	k.startService()
	save := []string{"cv", "save", strconv.FormatInt(k.jobID("ua-backend"), 10)}
	k.runUntilKilled(k.command(save...), 100*time.Millisecond, func(line string) {
		if strings.HasPrefix(line, k.home) {
			k.acknowledged(line)
		}
	})
	k.waitForKill()
	due := k.mustBeKept()
	for _, path := range due {
		k.checkSavedCV(path)
	}
	files, err := filepath.Glob(filepath.Join(k.home, "CVs", "[^.]*")) // also a CV that was not acknowledged is whole
	if err != nil || len(files) < len(due) {
		k.Errorf("%d files; acknowledged: %d, %v", len(files), len(due), err)
	}
	for _, path := range files {
		k.checkSavedCV(path)
	}
	if out, err := k.command(save...).CombinedOutput(); err != nil {
		k.Errorf("saved again: %v\n%s", err, out)
	}
	k.checkNoChangeWasSent()
	return len(due)
}

// checkSavedCV checks that a saved file holds what the applicant sent.
func (k *kill) checkSavedCV(path string) {
	k.Helper()
	name := strings.TrimSuffix(filepath.Base(path), filepath.Ext(path))
	id, err := strconv.ParseInt(name[strings.LastIndexByte(name, '_')+1:], 10, 64)
	if err != nil {
		k.Errorf("saved as %s: %v", path, err)
		return
	}
	want, err := k.service.CVData(id)
	if got := k.readFile(path); err != nil || len(want) == 0 || !bytes.Equal(got, want) {
		k.Errorf("%s holds %d bytes, the candidate sent %d others, %v", path, len(got), len(want), err)
	}
}

// publishJobs publishes one job after another. The job that was being published when the
// kill came is at the service at most once. If it is there, the next start knows and asks
// about it, instead of publishing it again.
func (k *kill) publishJobs() int {
	k.startService()
	title := ""
	begun := 0
	for alive := true; alive; {
		begun++
		title = fmt.Sprintf("Кухар %d", begun)
		create := k.command("jobs", "create", "--title", title, "--region", "Одеса", "--currency", "0", "--description", strings.Repeat(strings.Join(words, " "), 2))
		code := k.runUntilKilled(create, time.Second, func(string) {})
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
	modeltest.Must(k, err)
	published := map[string][]int64{}
	for _, j := range jobs {
		published[j.Title] = append(published[j.Title], j.ID)
	}
	due := k.mustBeKept()
	for _, what := range due {
		if len(published[what]) != 1 {
			k.Errorf("%s is acknowledged; the service has it %d times", what, len(published[what]))
		}
	}
	if len(due) < begun {
		k.checkInterruptedCreate(title, published[title])
	}
	return len(due)
}

// checkInterruptedCreate checks what the next start knows of the create that was interrupted.
func (k *kill) checkInterruptedCreate(title string, published []int64) {
	k.Helper()
	s := k.openStore()
	intents, err := s.Intents(k.Context(), time.Now())
	if err != nil || len(intents) > 1 {
		k.Fatalf("%d creates are not settled, %v", len(intents), err)
	}
	known := len(intents) == 1 && intents[0].Draft.Title == title
	if len(published) == 1 && !known { // the answer was stored, but not printed
		_, known, err = s.Currency(k.Context(), published[0])
	}
	if len(published) > 1 || len(published) == 1 && !known {
		k.Errorf("the service has %s as %v, and the next start knows of %+v, %v", title, published, intents, err)
	}
}

// receiveCallbacks receives callbacks, one after another.
func (k *kill) receiveCallbacks() int {
	m := k.newMailbox()
	cmd := k.command("listen", "--socket", filepath.Join(k.home, "s"))
	r := m.startReceiver(cmd)
	<-r.ready
	k.setTarget(cmd, 300*time.Millisecond)
	client := m.clientOf("s")
	for i := 0; ; i++ {
		name := "Олесь" + strconv.Itoa(i)
		code, text, err := call(client, http.MethodPost, applicationOf(name, k.cvOf(name)))
		if err != nil {
			break
		}
		if code != http.StatusOK || text != "kept\n" {
			k.Fatalf("%d %q\n%s", code, text, m.logText())
		}
		k.acknowledged(name)
	}
	k.waitForKill()
	if code := r.exits(); code >= 0 {
		k.Errorf("it ended by itself with exit code %d\n%s", code, m.logText())
	}
	return k.countReceived(m)
}

// cvOf returns the text of the CV that comes with an application.
func (k *kill) cvOf(name string) string { return strings.Repeat("досвід "+name, 200) }

// countReceived checks that each acknowledged application is kept with its CV, and counts
// them.
func (k *kill) countReceived(m *mailbox) int {
	k.Helper()
	kept, due := m.cvsByName(), k.mustBeKept()
	for _, name := range due {
		if kept[name] != k.cvOf(name) {
			k.Errorf("%s is acknowledged; kept is %q", name, kept[name])
		}
	}
	m.checkLogIsPrivate()
	return len(due)
}

// sweepInbox removes what killed receivers left. It must keep every file that is needed.
func (k *kill) sweepInbox() int {
	m := k.newMailbox()
	began := time.Now()
	r := m.listenAt("s")
	up := time.Since(began) * 3 / 2 // the next start sweeps within this time, too
	client := m.clientOf("s")
	names := []string{"Олесь1", "Олесь2", "Олесь3"}
	for _, name := range names {
		if code, text, err := call(client, http.MethodPost, applicationOf(name, k.cvOf(name))); code != http.StatusOK || err != nil {
			k.Fatalf("%d %q, %v", code, text, err)
		}
	}
	r.signal(syscall.SIGTERM)
	if code := r.exits(); code != 0 {
		k.Fatalf("exit %d\n%s", code, m.logText())
	}
	dir, old := filepath.Join(k.home, "data", "shortlist", "acme", "inbox"), time.Now().AddDate(0, 0, -1)
	needed, err := os.ReadDir(dir)
	if err != nil || len(needed) != len(names) {
		k.Fatalf("%d files, %v", len(needed), err)
	}
	for _, f := range needed {
		k.setModTime(filepath.Join(dir, f.Name()), old)
	}
	const orphans = 500
	for i := range orphans {
		path := filepath.Join(dir, "attachment-left"+strconv.Itoa(i))
		modeltest.Must(k, os.WriteFile(path, []byte("left"), 0o600))
		k.setModTime(path, old)
	}
	watch := k.command("watch")
	modeltest.Must(k, watch.Start())
	k.setTarget(watch, up)
	for _, name := range names {
		k.acknowledged(name)
	}
	k.waitForKill()
	_ = watch.Wait() // reports the kill
	left, err := filepath.Glob(filepath.Join(dir, "attachment-left*"))
	k.Logf("the sweep was killed with %d of %d files left, %v", len(left), orphans, err)
	return k.countReceived(m)
}

// setModTime sets the time of the last change of a file.
func (k *kill) setModTime(path string, old time.Time) {
	k.Helper()
	if err := os.Chtimes(path, old, old); err != nil && !errors.Is(err, fs.ErrNotExist) {
		k.Fatal(err)
	}
}
