//go:build unix

package account

import (
	"errors"
	"fmt"
	"io/fs"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"shortlist/api/sandbox"
	"shortlist/model"
	"shortlist/model/answers"
	"shortlist/model/modeltest"
	"shortlist/model/store"
)

// The environment of the child processes that hand letters over until they are killed.
const (
	sendingIn  = "SHORTLIST_TEST_SENDING_IN"  // the folder of its account
	sendingWay = "SHORTLIST_TEST_SENDING_WAY" // answers.Way
	sendingRun = "SHORTLIST_TEST_SENDING_RUN" // the number of the process: its clock is so many pauses ahead
	killsOf    = "SHORTLIST_KILLS"            // how many processes are killed; 50 without it. More of them make it a long run
)

// sender is what a child process sends with.
func sender(d *desk, way answers.Way) {
	d.opts.Answers, d.opts.Scratch = letterSettings(d.dir), filepath.Join(d.dir, "editing")
	d.opts.Answers.Way, d.opts.Answers.Program = way, []string{os.Args[0]}
}

// sendAndDie hands letters over in the child process.
func sendAndDie(t *testing.T, dir string) {
	service, err := sandbox.New(sandbox.Options{Scenario: "empty"})
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = service.Close() }()
	d := &desk{t: t, service: service, dir: dir, mark: filepath.Join(dir, "mark")}
	d.open()
	sender(d, answers.Way(os.Getenv(sendingWay)))
	run, _ := strconv.Atoi(os.Getenv(sendingRun))
	d.ahead.Store(int64(time.Duration(run) * 2 * again)) // what has waited in the run before is due
	d.step = func(string) {
		if os.Remove(filepath.Join(dir, "kill")) == nil {
			_ = syscall.Kill(os.Getpid(), syscall.SIGKILL)
			select {} // it does not return
		}
	}
	out, err := d.SendLetters(t.Context(), true)
	if err != nil && !errors.Is(err, store.ErrBusy) {
		t.Fatal(err)
	}
	fmt.Println("handed", len(out.Letters), out.Waiting)
}

// child starts a process that hands letters over.
func child(test, dir string, way answers.Way, run int) *exec.Cmd {
	c := exec.Command(os.Args[0], "-test.run=^"+test+"$")
	c.Env = append(os.Environ(), sendingIn+"="+dir, sendingWay+"="+string(way), sendingRun+"="+strconv.Itoa(run))
	return c
}

// crowd returns an account in which so many applicants are to be written to.
func crowd(t *testing.T, people int) *desk {
	t.Helper()
	var all []model.Candidate
	var ids []int64
	for id := int64(1); id <= int64(people); id++ {
		all, ids = append(all, applicant(id, 5, fmt.Sprintf("Олена Коваль %d", id), fmt.Sprintf("person%d@example.org", id))), append(ids, id)
	}
	d := writing(t, all...)
	if letters, why := d.plans(answers.No, ids...); len(letters) != people {
		t.Fatal(len(letters), why)
	}
	return d
}

// TestNoLetterIsSentTwiceWhenShortlistIsKilledOnTheWay, at any moment of the mail program, or when the answer of its
// server is lost: exactly these letters have an unknown outcome.
func TestNoLetterIsSentTwiceWhenShortlistIsKilledOnTheWay(t *testing.T) {
	modeltest.SkipInShort(t, "kills processes")
	if dir := os.Getenv(sendingIn); dir != "" {
		t.Setenv(fakeMail, filepath.Join(dir, "taken"))
		sendAndDie(t, dir)
		return
	}
	people := 40
	if kills, _ := strconv.Atoi(os.Getenv(killsOf)); kills > 50 {
		people = 500
	}
	d := crowd(t, people)
	taken := filepath.Join(d.dir, "taken")
	if err := os.Mkdir(taken, 0o700); err != nil {
		t.Fatal(err)
	}
	for run := 0; ; run++ {
		out, err := child("TestNoLetterIsSentTwiceWhenShortlistIsKilledOnTheWay", d.dir, answers.Program, run).CombinedOutput()
		if err == nil && strings.Contains(string(out), "handed 0 0\n") {
			break
		}
		if err != nil && !strings.Contains(err.Error(), "killed") || run > 3*people {
			t.Fatalf("run %d: %v\n%s", run, err, out)
		}
	}
	letters, err := d.store.Letters(t.Context(), store.LetterFilter{})
	if err != nil {
		t.Fatal(err)
	}
	for _, l := range letters {
		fate := fateOf(l.MessageID)
		want := answers.Handed
		switch {
		case fate.unknown():
			want = answers.Unknown
		case fate == rejects:
			want = answers.Failed
		}
		if l.State != want {
			t.Errorf("fate %d: the letter is %s (%s), want %s", fate, l.State, l.Reason, want)
		}
		_, missing := os.Stat(filepath.Join(taken, l.MessageID))
		if arrived := fate != killsUnread && fate != killsHalf && fate != rejects; arrived == (missing != nil) {
			t.Errorf("fate %d: arrived is %t", fate, missing == nil)
		}
	}
	if twice, err := filepath.Glob(filepath.Join(taken, "*.twice")); err != nil || len(twice) > 0 {
		t.Errorf("sent twice: %v %v", twice, err)
	}
	if left, err := os.ReadDir(filepath.Join(d.opts.Scratch, "letters")); err != nil && !errors.Is(err, fs.ErrNotExist) || len(left) > 0 {
		t.Errorf("mails are left: %v %v", left, err)
	}
}

// TestNoDraftIsLostOrWrittenTwiceByKills at random moments: each letter is a draft in its place, or is not begun, or its
// outcome is unknown.
func TestNoDraftIsLostOrWrittenTwiceByKills(t *testing.T) {
	modeltest.SkipInShort(t, "kills processes")
	if dir := os.Getenv(sendingIn); dir != "" {
		sendAndDie(t, dir)
		return
	}
	kills, err := strconv.Atoi(os.Getenv(killsOf))
	if err != nil {
		kills = 50
	}
	const people = 120
	seed := rand.Uint64()
	rng := rand.New(rand.NewPCG(seed, 1))
	for killed, round := 0, 0; killed < kills; round++ {
		way := []answers.Way{answers.EML, answers.Maildir}[round%2]
		d := crowd(t, people)
		for finished := false; !finished; {
			c := child("TestNoDraftIsLostOrWrittenTwiceByKills", d.dir, way, 0)
			if err := c.Start(); err != nil {
				t.Fatal(err)
			}
			timer := time.AfterFunc(time.Duration(rng.IntN(400))*time.Millisecond, func() { _ = c.Process.Kill() })
			finished = c.Wait() == nil
			if timer.Stop(); !finished {
				killed++
			}
			finished = finished || killed >= kills
		}
		if out, err := child("TestNoDraftIsLostOrWrittenTwiceByKills", d.dir, way, 0).CombinedOutput(); err != nil {
			t.Fatalf("%v\n%s", err, out)
		}
		sender(d, way)
		letters, err := d.store.Letters(t.Context(), store.LetterFilter{})
		if err != nil {
			t.Fatal(err)
		}
		unknown := 0
		for _, l := range letters {
			if l.State == answers.Unknown {
				unknown++
			}
			if l.Draft() != answers.DraftOf(&l).Exists() {
				t.Errorf("seed %d, %s: the letter is %s (%s), and its draft exists: %t", seed, way, l.State, l.Reason, answers.DraftOf(&l).Exists())
			}
		}
		pattern := filepath.Join(d.opts.Answers.Folder, "*.eml")
		if way == answers.Maildir {
			pattern = filepath.Join(d.opts.Answers.Folder, "cur", "*")
		}
		if drafts, err := filepath.Glob(pattern); err != nil || len(drafts) != people-unknown {
			t.Errorf("seed %d, %s: %d drafts for %d people, of which %d are unknown: %v", seed, way, len(drafts), people, unknown, err)
		}
	}
}

// TestACopyOfASentLetterIsKeptAndErased: a Maildir gets the mail as seen, and a folder that takes none is named.
func TestACopyOfASentLetterIsKeptAndErased(t *testing.T) {
	d := writing(t, applicant(1, 5, "Olena Koval", "olena@example.org"), applicant(2, 5, "Maeve Quay", "maeve@example.org"))
	d.opts.Answers.Way, d.opts.Answers.Program = answers.Program, []string{"sh", "-c", "cat > '" + filepath.Join(d.dir, "sent") + "'"}
	d.opts.Answers.Copy = filepath.Join(d.dir, "Sent")
	d.plans(answers.No, 1)
	if out := d.hands(); len(out.Letters) != 1 || out.Letters[0].State != answers.Handed || out.Letters[0].Reason != "" {
		t.Fatalf("%+v", out)
	}
	sent, err := os.ReadFile(filepath.Join(d.dir, "sent"))
	if err != nil {
		t.Fatal(err)
	}
	files := func(folder string) []string {
		found, err := filepath.Glob(filepath.Join(d.dir, "Sent", folder, "*"))
		if err != nil {
			t.Fatal(err)
		}
		return found
	}
	kept := files("cur")
	if len(kept) != 1 || !strings.HasSuffix(kept[0], ":2,S") || len(files("tmp")) != 0 {
		t.Fatal(kept, files("tmp"))
	}
	if copied, err := os.ReadFile(kept[0]); err != nil || string(copied) != string(sent) {
		t.Errorf("%q %v", copied, err)
	}
	if r := d.erases("olena@example.org", false); r.Letters != 1 || len(files("cur")) != 0 {
		t.Errorf("%d files erased, left: %v", r.Letters, files("cur"))
	}
	d.opts.Answers.Copy = filepath.Join(d.dir, "sent") // a file
	d.plans(answers.No, 2)
	if out := d.hands(); out.Letters[0].State != answers.Handed || out.Letters[0].Reason == "" {
		t.Errorf("a copy that cannot be kept: %+v", out)
	}
}
