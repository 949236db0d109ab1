//go:build unix

package store

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"shortlist/model"
	"shortlist/model/modeltest"
)

// The environment variables in which this test program is a window on another host: the host's
// name, and the store that both hosts see.
const (
	otherHost   = "SHORTLIST_TEST_HOST"
	sharedStore = "SHORTLIST_TEST_SHARED_STORE"
)

func onShared(string) (bool, error) { return true, nil }

// serveHost opens a store as a window on a host does, and performs one command for each line of its
// input. It prints one line for each.
func serveHost(host, path string) error {
	s, err := OpenWith(path, Options{Host: host, Shared: onShared})
	if err != nil {
		return err
	}
	fmt.Println("open", s.ReadOnly())
	lines := bufio.NewScanner(os.Stdin)
	for lines.Scan() {
		var id int64
		switch line := lines.Text(); {
		case line == "close":
			err := s.Close()
			fmt.Println("closed", err)
			return err
		case line == "renew":
			s.renewLease()
			fmt.Println("renewed", s.ReadOnly())
		case line == "count":
			drafts, err := s.WaitingDrafts(context.Background(), time.Now().Add(time.Hour))
			fmt.Println("drafts", len(drafts), err)
		default:
			if _, err := fmt.Sscanf(line, "write %d", &id); err != nil {
				return err
			}
			fmt.Println("wrote", s.SaveDraft(context.Background(), draft(id)))
		}
	}
	return lines.Err()
}

// window is a process that acts as a window on another host.
type window struct {
	t   *testing.T
	cmd *exec.Cmd
	in  io.WriteCloser
	out *bufio.Scanner
}

// openOn starts a window on a host and waits until it has opened the store.
func openOn(t *testing.T, host, path string) *window {
	t.Helper()
	w := &window{t: t, cmd: exec.Command(os.Args[0])}
	w.cmd.Env = append(os.Environ(), otherHost+"="+host, sharedStore+"="+path)
	var err error
	if w.in, err = w.cmd.StdinPipe(); err != nil {
		t.Fatal(err)
	}
	out, err := w.cmd.StdoutPipe()
	modeltest.Must(t, err)
	w.out = bufio.NewScanner(out)
	modeltest.Must(t, w.cmd.Start())
	t.Cleanup(func() {
		_ = w.in.Close() // ends it
		_ = w.cmd.Wait()
	})
	w.prints("open")
	return w
}

// prints reads the next line and expects parts in it.
func (w *window) prints(parts ...string) {
	w.t.Helper()
	if !w.out.Scan() {
		w.t.Fatal("the other host ended", w.out.Err())
	}
	for _, part := range parts {
		if !strings.Contains(w.out.Text(), part) {
			w.t.Errorf("the other host printed %q, without %q", w.out.Text(), part)
		}
	}
}

// does has the window perform a command, and expects parts in its answer.
func (w *window) does(command string, parts ...string) {
	w.t.Helper()
	if _, err := fmt.Fprintln(w.in, command); err != nil {
		w.t.Fatal(err)
	}
	w.prints(parts...)
}

func (w *window) kill() {
	_ = w.cmd.Process.Kill()
	_ = w.cmd.Wait() // it was killed
}

// openAsA opens a store as a window on host a does.
func openAsA(t *testing.T, path string, takeOver bool) *Store {
	t.Helper()
	s, err := OpenWith(path, Options{Host: "a", Shared: onShared, TakeOver: takeOver})
	modeltest.Must(t, err)
	t.Cleanup(func() { _ = s.Close() })
	return s
}

// TestASharedFileSystemGetsARollbackJournal: the store that a program without this rule has
// left there is converted, with the writes that only its log has.
func TestASharedFileSystemGetsARollbackJournal(t *testing.T) {
	path := filepath.Join(t.TempDir(), "store.db")
	before, err := Open(filepath.Join(t.TempDir(), "store.db"))
	modeltest.Must(t, err)
	modeltest.Must(t, before.SaveDraft(t.Context(), draft(1)))
	for _, end := range []string{"", "-wal"} { // as a window that is killed leaves them
		content, err := os.ReadFile(before.path + end)
		modeltest.Must(t, err)
		write(t, path+end, string(content))
	}
	modeltest.Must(t, before.Close())
	if info, err := os.Stat(path + "-wal"); err != nil || info.Size() == 0 {
		t.Fatal("the store has no log to convert", err)
	}
	s := openAsA(t, path, false)
	if err := rollsBack(t.Context(), s.db); err != nil {
		t.Error(err)
	}
	if ahead, err := hasLogAhead(path); ahead || err != nil {
		t.Error("the file still asks for a write-ahead log", err)
	}
	countDrafts(t, s, 1)
	if err := s.SaveDraft(t.Context(), draft(2)); err != nil {
		t.Error(err)
	}
	sound(t, s)
	if _, err := os.Stat(path + "-wal"); !errors.Is(err, fs.ErrNotExist) {
		t.Error("the write-ahead log is left", err)
	}
	if info, err := os.Stat(path + ".lease"); err != nil || info.Mode().Perm() != 0o600 {
		t.Error("the lease file is not for this user alone", err)
	}
	if err := s.Close(); err != nil {
		t.Error(err)
	}
	if left, err := filepath.Glob(path + ".lease*"); err != nil || len(left) > 0 {
		t.Error("left after the end:", left, err)
	}
	local, err := Open(path) // on a local disk again
	modeltest.Must(t, err)
	t.Cleanup(func() { _ = local.Close() })
	countDrafts(t, local, 2)
	if ahead, err := hasLogAhead(path); !ahead || err != nil {
		t.Error("the local file has no write-ahead log", err)
	}
}

// TestANewStoreOnASharedFileSystemHasARollbackJournal.
func TestANewStoreOnASharedFileSystemHasARollbackJournal(t *testing.T) {
	path := filepath.Join(t.TempDir(), "new", "store.db")
	s := openAsA(t, path, false)
	if err := rollsBack(t.Context(), s.db); err != nil {
		t.Error(err)
	}
	if ahead, err := hasLogAhead(path); ahead || err != nil {
		t.Error(ahead, err)
	}
}

// TestOneHostWritesAtATime: the other one reads along, may take over, and is noticed then.
func TestOneHostWritesAtATime(t *testing.T) {
	path, ctx := filepath.Join(t.TempDir(), "store.db"), t.Context()
	b := openOn(t, "b", path)
	b.does("write 1", "wrote <nil>")
	a := openAsA(t, path, false)
	var held *ReadOnlyError
	if err := a.ReadOnly(); !errors.As(err, &held) || held.Host != "b" || held.Since.IsZero() || held.Lost {
		t.Fatalf("opened beside b: %v", err)
	}
	if words := held.Error(); !strings.Contains(words, "host b has been open since "+held.Since.Local().Format("15:04")) {
		t.Error(words)
	}
	countDrafts(t, a, 1)
	b.does("write 2", "wrote <nil>")
	countDrafts(t, a, 2)
	if err := a.SaveDraft(ctx, draft(3)); !errors.Is(err, ErrReadOnly) || err.Error() != held.Error() {
		t.Errorf("written beside b: %v", err)
	}
	if _, err := a.db.ExecContext(ctx, "DELETE FROM drafts"); err == nil {
		t.Error("SQLite itself lets a read-only window write")
	}
	if ok, err := a.TakeDuty(ctx, DutyPoll, time.Now()); ok || err != nil {
		t.Error("a read-only window has a duty", err)
	}
	if err := a.Close(); err != nil {
		t.Error(err)
	}
	b.does("write 4", "wrote <nil>") // the reader has not removed the lease

	a = openAsA(t, path, true)
	if err := a.ReadOnly(); err != nil {
		t.Fatalf("not taken over: %v", err)
	}
	if err := a.SaveDraft(ctx, draft(5)); err != nil {
		t.Error(err)
	}
	b.does("write 6", "A window on host a took over at ")
	b.does("write 7", "A window on host a took over at ")
	b.does("count", "drafts 5 <nil>") // with 3, which was kept beside the store
	b.does("close", "closed <nil>")
	countDrafts(t, a, 5)
	if err := a.SaveDraft(ctx, draft(8)); err != nil {
		t.Errorf("the former holder has ended the lease of the new one: %v", err)
	}
	sound(t, a)
	if m := a.Mended(); m != nil {
		t.Errorf("mended: %+v", m)
	}
}

// TestAWindowTakesTheStoreOverInPlace: one that lost it, and one that never had it. A late report of
// the loss changes nothing.
func TestAWindowTakesTheStoreOverInPlace(t *testing.T) {
	path, ctx := filepath.Join(t.TempDir(), "store.db"), t.Context()
	a := openAsA(t, path, false)
	for i := range int64(2) {
		taker, err := OpenWith(path, Options{Host: "d", Shared: onShared})
		modeltest.Must(t, err)
		modeltest.Must(t, taker.TakeOver())
		if err := taker.SaveDraft(ctx, draft(10+i)); err != nil {
			t.Error(err)
		}
		late := a.DropDraft(ctx, 20)
		if !errors.Is(late, ErrReadOnly) {
			t.Errorf("a writes beside d: %v", late)
		}
		modeltest.Must(t, a.TakeOver())
		a.noteLost(late)
		a.renewLease()
		if err := a.SaveDraft(ctx, draft(30+i)); err != nil {
			t.Error(err)
		}
		if err := taker.DropDraft(ctx, 40); !errors.Is(err, ErrReadOnly) {
			t.Errorf("d writes beside a: %v", err)
		}
		if err := taker.Close(); err != nil {
			t.Error(err)
		}
	}
	countDrafts(t, a, 4)
	sound(t, a)
}

// TestALostLeaseIsNoticedByRenewing: without any write, and also if the file is missing.
func TestALostLeaseIsNoticedByRenewing(t *testing.T) {
	path := filepath.Join(t.TempDir(), "store.db")
	b := openOn(t, "b", path)
	b.does("renew", "renewed <nil>")
	a := openAsA(t, path, true)
	b.does("renew", "A window on host a took over at ")
	modeltest.Must(t, os.Remove(path+".lease"))
	a.renewLease()
	if err := a.ReadOnly(); err == nil || !strings.Contains(err.Error(), "Another window has taken over") {
		t.Error(err)
	}
	if err := a.SaveDraft(t.Context(), draft(1)); !errors.Is(err, ErrReadOnly) {
		t.Error(err)
	}
}

// TestALeaseCountsWhileItsHolderRenewsIt: the holder on another host is asked by the time of the
// file alone.
func TestALeaseCountsWhileItsHolderRenewsIt(t *testing.T) {
	path := filepath.Join(t.TempDir(), "store.db")
	b := openOn(t, "b", path)
	old := time.Now().Add(-2 * staleAfter)
	silent := func() {
		modeltest.Must(t, os.Chtimes(path+".lease", old, old))
	}
	silent()
	b.does("renew", "renewed <nil>")
	if s := openAsA(t, path, false); s.ReadOnly() == nil {
		t.Error("a renewed lease was taken")
	}
	silent()
	if s := openAsA(t, path, false); s.ReadOnly() != nil {
		t.Error("a lease that is not renewed counts")
	}
	b.does("write 1", "A window on host a took over at ")
}

// TestALeaseOfADeadProcessOfThisHostDoesNotCount. On another host it counts until it is old.
func TestALeaseOfADeadProcessOfThisHostDoesNotCount(t *testing.T) {
	path := filepath.Join(t.TempDir(), "store.db")
	for i, c := range []struct {
		host     string
		readOnly bool
	}{{"b", true}, {"a", false}} {
		w := openOn(t, c.host, path)
		w.does(fmt.Sprint("write ", i+1), "wrote <nil>")
		w.kill()
		s := openAsA(t, path, false)
		if is := s.ReadOnly() != nil; is != c.readOnly {
			t.Errorf("after a kill on host %s: %v", c.host, s.ReadOnly())
		}
		countDrafts(t, s, i+1)
		if err := s.Close(); err != nil {
			t.Error(err)
		}
		modeltest.Must(t, ignoreNotExist(os.Remove(path+".lease")))
	}
}

// TestAnUncleanEndIsCheckedBeforeAnyWrite: damage that no read has met is found and mended, and
// the user's own data is saved. A store that was closed is not checked.
func TestAnUncleanEndIsCheckedBeforeAnyWrite(t *testing.T) {
	const n = 60
	for _, clean := range []bool{false, true} {
		path := filled(t, n)
		first := openAsA(t, path, false) // converts it
		modeltest.Must(t, first.Close())
		w := openOn(t, "a", path)
		if clean {
			w.does("close", "closed <nil>")
		} else {
			w.kill()
		}
		spoil(t, path, pages(t, path, "candidates")[0])
		s := openAsA(t, path, false)
		m := s.Mended()
		if (m == nil) != clean {
			t.Errorf("closed %v, mended %+v", clean, m)
		}
		countDrafts(t, s, n)
		if !clean {
			sound(t, s)
			if err := rollsBack(t.Context(), s.db); err != nil {
				t.Error(err)
			}
			if err := s.PutJobs(t.Context(), []model.Job{{ID: 1}}, time.Now()); err != nil {
				t.Error(err)
			}
		}
	}
}

// TestAHotJournalIsRolledBackAndChecked: the copy of a store in the middle of a write is what a
// host that crashes leaves, here without its lease file.
func TestAHotJournalIsRolledBackAndChecked(t *testing.T) {
	path, ctx := filepath.Join(t.TempDir(), "store.db"), t.Context()
	s := openAsA(t, path, false)
	modeltest.Must(t, s.SaveDraft(ctx, draft(1)))
	if _, err := s.db.ExecContext(ctx, "PRAGMA cache_size = 1"); err != nil { // changed pages go to the file at once
		t.Fatal(err)
	}
	tx, err := s.db.BeginTx(ctx, nil)
	modeltest.Must(t, err)
	defer func() { _ = tx.Rollback() }() // the copy matters
	if _, err := tx.ExecContext(ctx, `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 500)
		INSERT INTO settings (name, value) SELECT 'half ' || i, hex(randomblob(500)) FROM n`); err != nil {
		t.Fatal(err)
	}
	crashed := filepath.Join(t.TempDir(), "store.db")
	for _, end := range []string{"", "-journal"} {
		data, err := os.ReadFile(path + end)
		modeltest.Must(t, err)
		write(t, crashed+end, string(data))
	}
	after := openAsA(t, crashed, false)
	countDrafts(t, after, 1)
	if n := count(t, after, "settings WHERE name LIKE 'half %'"); n != 0 {
		t.Errorf("%d rows of the write that did not end", n)
	}
	sound(t, after)
	if m := after.Mended(); m != nil {
		t.Errorf("mended: %+v", m)
	}
}

// TestOfManyWindowsOneGetsTheLease.
func TestOfManyWindowsOneGetsTheLease(t *testing.T) {
	path := filepath.Join(t.TempDir(), "store.db.lease")
	got := make(chan error)
	const many = 20
	for i := range many {
		go func() {
			_, _, err := acquireLease(path, fmt.Sprint("host", i), false)
			got <- err
		}()
	}
	holders := 0
	for range many {
		switch err := <-got; {
		case err == nil:
			holders++
		case !errors.Is(err, ErrReadOnly):
			t.Error(err)
		}
	}
	if holders != 1 {
		t.Errorf("%d windows have the lease", holders)
	}
}

// TestAWindowThatLostTheLeaseErasesNothing: another host has taken the store over since the erasure
// began, and goes on with it.
func TestAWindowThatLostTheLeaseErasesNothing(t *testing.T) {
	path, ctx := filepath.Join(t.TempDir(), "store.db"), t.Context()
	open := func(host string, takeOver bool) *Store {
		s, err := OpenWith(path, Options{Host: host, Shared: onShared, TakeOver: takeOver})
		modeltest.Must(t, err)
		t.Cleanup(func() { _ = s.Close() })
		return s
	}
	a := open("a", false)
	modeltest.Must(t, a.PutCandidates(ctx, 5, []model.Candidate{{ID: 1, JobID: 5}, {ID: 2, JobID: 5}}, time.Now()))
	e, err := a.BeginErasure(ctx, Erasure{Begun: time.Now(), Applies: []int64{1}})
	modeltest.Must(t, err)
	b := open("b", true)
	for name, do := range map[string]func() error{
		"EraseRows": func() error { _, err := a.EraseRows(ctx, e, time.Now()); return err },
		"Compact":   func() error { return a.Compact(ctx) }, "EmptyLog": func() error { return a.EmptyLog(ctx) },
		"EndErasure": func() error { return a.EndErasure(ctx, e.ID) },
	} {
		if err := do(); !errors.Is(err, ErrReadOnly) {
			t.Errorf("%s: %v", name, err)
		}
	}
	if _, err := b.Candidate(ctx, 1); err != nil {
		t.Errorf("the new holder: %v", err)
	}
	if left, err := b.Erasures(ctx); err != nil || len(left) != 1 {
		t.Errorf("the new holder cannot go on: %v, %v", left, err)
	}
}
