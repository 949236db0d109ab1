//go:build unix

package account

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"math/rand/v2"
	"net/mail"
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
	if os.Getenv(fakeMail) == "" { // a program without fates
		d.opts.Answers.Copy = filepath.Join(d.dir, "Sent")
		d.opts.Answers.Program = []string{"sh", "-c", `cat > "$(mktemp "$0/XXXXXX")"`, filepath.Join(d.dir, "taken")}
	}
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
	for {
		out, err := d.SendLetters(t.Context(), true)
		if err != nil && !errors.Is(err, store.ErrBusy) {
			t.Fatal(err)
		}
		if len(out.Letters) == 0 || out.Letters[0].Way != answers.Mailto {
			fmt.Println("handed", len(out.Letters), out.Waiting)
			return
		}
		open(t, dir, out.Letters[0].MessageID)
	}
}

// open notes a letter whose link was opened.
func open(t *testing.T, dir, id string) {
	f, err := os.OpenFile(filepath.Join(dir, "opened"), os.O_CREATE|os.O_APPEND|os.O_WRONLY, 0o600)
	if err == nil {
		_, err = f.WriteString(id + "\n")
		err = errors.Join(err, f.Close())
	}
	if err != nil {
		t.Fatal(err)
	}
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

// TestNoLetterIsLostOrWrittenTwiceByKills at random moments: each letter arrived once, or is a draft in its place, or its
// outcome is unknown. A long run is SHORTLIST_KILLS=10000 SHORTLIST_SEED=n.
func TestNoLetterIsLostOrWrittenTwiceByKills(t *testing.T) {
	modeltest.SkipInShort(t, "kills processes")
	if dir := os.Getenv(sendingIn); dir != "" {
		sendAndDie(t, dir)
		return
	}
	kills, people, seed := 50, 120, rand.Uint64()
	if n, err := strconv.Atoi(os.Getenv(killsOf)); err == nil {
		kills = n
	}
	if n, err := strconv.ParseUint(os.Getenv("SHORTLIST_SEED"), 10, 64); err == nil {
		seed = n
	}
	if kills > 50 {
		people = 500
	}
	t.Logf("seed %d", seed)
	rng := rand.New(rand.NewPCG(seed, 1))
	total := map[string]int{}
	for killed, round := 0, 0; killed < kills; round++ {
		way := answers.Ways()[round%len(answers.Ways())]
		d := crowd(t, people)
		if err := os.Mkdir(filepath.Join(d.dir, "taken"), 0o700); err != nil {
			t.Fatal(err)
		}
		run := func(kill time.Duration) (died bool) {
			c := child("TestNoLetterIsLostOrWrittenTwiceByKills", d.dir, way, 0)
			var output bytes.Buffer
			c.Stdout, c.Stderr = &output, &output
			if err := c.Start(); err != nil {
				t.Fatal(err)
			}
			timer := time.AfterFunc(kill, func() { _ = c.Process.Kill() }) // it may have ended
			defer timer.Stop()
			if err := c.Wait(); err != nil && !c.ProcessState.Sys().(syscall.WaitStatus).Signaled() {
				t.Fatalf("seed %d, %s: %v\n%s", seed, way, err, output.String())
			}
			return !c.ProcessState.Success()
		}
		for n := 0; n < kills/len(answers.Ways()) && run(time.Duration(40+rng.IntN(160))*time.Millisecond); n++ { // it takes about 70 to start
			killed++
		}
		if run(time.Minute) {
			t.Fatalf("seed %d, %s: it does not end", seed, way)
		}
		letters, err := d.store.Letters(t.Context(), store.LetterFilter{})
		if err != nil {
			t.Fatal(err)
		}
		arrived, copies := arrivals(t, d, way), messageIDs(t, filepath.Join(d.dir, "Sent", "cur", "*"))
		for _, l := range letters {
			n := arrived[l.MessageID]
			right := n <= 1 && copies[l.MessageID] <= 1
			switch {
			case l.Draft() && way == answers.Mailto: // the link of one that was cut is not shown; the person sees the draft
			case l.Draft(), l.State == answers.Handed:
				right = n == 1 && copies[l.MessageID] == map[bool]int{true: 1}[way == answers.Program]
			case l.State == answers.Unknown && way != answers.Program:
				right = n == 0
			case l.State != answers.Unknown:
				right = false
			}
			if copies[l.MessageID] == 1 && !answers.CopyOf(&l).Exists() {
				t.Errorf("seed %d: erasing does not find a copy: %s (%s)", seed, l.State, l.Reason)
			}
			if !right {
				t.Errorf("seed %d, %s: the letter is %s (%s), arrived %d times, and has %d copies", seed, way, l.State, l.Reason, n, copies[l.MessageID])
			}
			total[string(way)+": "+string(l.State)]++
		}
		total[string(way)+": arrived"] += len(arrived)
	}
	t.Logf("%d kills: %v", kills, total)
}

// arrivals counts the mails that arrived, or lie as drafts, by Message-ID.
func arrivals(t *testing.T, d *desk, way answers.Way) map[string]int {
	t.Helper()
	folder := letterSettings(d.dir).Folder
	switch way {
	case answers.EML:
		return messageIDs(t, filepath.Join(folder, "*.eml"))
	case answers.Maildir:
		return messageIDs(t, filepath.Join(folder, "cur", "*"))
	case answers.Program:
		return messageIDs(t, filepath.Join(d.dir, "taken", "*"))
	case answers.Mailto:
	}
	out := map[string]int{}
	opened, err := os.ReadFile(filepath.Join(d.dir, "opened"))
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		t.Fatal(err)
	}
	for id := range strings.FieldsSeq(string(opened)) {
		out[id]++
	}
	return out
}

// messageIDs counts mails by Message-ID.
func messageIDs(t *testing.T, pattern string) map[string]int {
	t.Helper()
	out := map[string]int{}
	paths, err := filepath.Glob(pattern)
	if err != nil {
		t.Fatal(err)
	}
	for _, path := range paths {
		data, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		m, err := mail.ReadMessage(bytes.NewReader(data))
		if err != nil {
			t.Fatalf("%s: %v", path, err)
		}
		out[strings.Trim(m.Header.Get("Message-Id"), "<>")]++
	}
	return out
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
	if copied, err := os.ReadFile(kept[0]); err != nil || string(copied) != strings.ReplaceAll(string(sent), "\r\n", "\n") {
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
