package account

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"syscall"
	"testing"

	"shortlist/model/answers"
)

// listing is a mail program that writes the arguments of all processes, its own among them, into the folder $0 while it has a letter.
const listing = `cat > /dev/null; cat /proc/[0-9]*/cmdline > "$0/list.$$" 2> /dev/null; exit 0`

// children returns what shows that this process has started others: the page faults of those that have ended, and the ids of the others.
func children(t *testing.T) (faults int64, running string) {
	t.Helper()
	var ended syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_CHILDREN, &ended); err != nil {
		t.Fatal(err)
	}
	paths, _ := filepath.Glob("/proc/self/task/*/children") // fails only for a bad pattern
	for _, path := range paths {
		data, _ := os.ReadFile(path) // a thread may have ended
		running += string(data)
	}
	return ended.Minflt, running
}

// TestNoProcessHasTheNameOfAnApplicant: a mail program sees the arguments of all processes while it has a letter, and the other ways
// start none.
func TestNoProcessHasTheNameOfAnApplicant(t *testing.T) {
	people, ids := strangers(hardNames...)
	var words [][]byte
	for _, c := range people {
		words = append(words, []byte(c.Applicant.Name), []byte(c.Applicant.Contacts.Email))
	}
	d := writing(t, people...)
	hand := func(way answers.Way) {
		t.Helper()
		d.opts.Answers.Way, d.opts.Answers.Folder = way, filepath.Join(d.dir, string(way))
		name := map[answers.Way]answers.Name{answers.Program: answers.No, answers.EML: answers.Received, answers.Maildir: answers.Filled, answers.Mailto: answers.Question}[way]
		if planned, why := d.plans(name, ids...); len(planned) != len(people) {
			t.Fatal(way, why)
		}
		d.hands()
	}

	witness := exec.Command("cat", "-", people[0].Applicant.Name) // it proves that the lists show arguments, until its input ends
	input, err := witness.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := witness.Start(); err != nil {
		t.Fatal(err)
	}
	proof := exec.Command("sh", "-c", listing, d.dir)
	if err := proof.Run(); err != nil {
		t.Fatal(err)
	}
	_, _ = input.Close(), witness.Wait() // cat fails for the missing file
	seen, err := filepath.Glob(filepath.Join(d.dir, "list.*"))
	if err != nil || len(seen) != 1 {
		t.Fatal(seen, err)
	}
	if list, err := os.ReadFile(seen[0]); err != nil || !bytes.Contains(list, words[0]) {
		t.Fatalf("the list does not show the arguments of a process: %v\n%q", err, list)
	}

	lists := t.TempDir()
	d.opts.Answers.Program = []string{"sh", "-c", listing, lists}
	hand(answers.Program)
	seen, err = filepath.Glob(filepath.Join(lists, "list.*"))
	if err != nil || len(seen) != len(people) {
		t.Fatalf("%d lists of %d: %v", len(seen), len(people), err)
	}
	for _, path := range seen {
		list, err := os.ReadFile(path)
		if err != nil || !bytes.Contains(list, []byte(lists)) {
			t.Fatalf("a list does not show the mail program: %v\n%q", err, list)
		}
		for _, word := range words {
			if bytes.Contains(list, word) {
				t.Errorf("a list of processes shows %q", word)
			}
		}
	}
	for _, way := range []answers.Way{answers.EML, answers.Maildir, answers.Mailto} {
		ended, running := children(t)
		hand(way)
		if faults, now := children(t); faults != ended || now != running {
			t.Errorf("%s starts a process: %q", way, now)
		}
	}
}
