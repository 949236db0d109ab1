//go:build unix

package team

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"go.uber.org/goleak"

	"shortlist/model/modeltest"
)

func TestMain(m *testing.M) {
	modeltest.Prepare()
	goleak.VerifyTestMain(m)
}

const service = "ua.example.com"

// named is the owner of a file in tests, in which all files belong to one user: its manager.
func named(info fs.FileInfo) (string, bool) {
	manager, _, _, ok := ParseName(strings.TrimPrefix(info.Name(), ".lock-"))
	return manager, ok
}

func of(path, manager string) *Folder {
	return NewFolder(FolderOptions{Path: path, Manager: manager, Host: "desk", OwnerOf: named})
}

func verdict(apply int64, value string) Change {
	return Change{JobID: 1, ApplyID: apply, At: time.Now(), Kind: KindVerdict, Value: value}
}

func write(t *testing.T, f *Folder, changes ...Change) {
	t.Helper()
	if _, err := f.Write(t.Context(), service, changes, nil); err != nil {
		t.Fatal(err)
	}
}

func look(t *testing.T, f *Folder) *View {
	t.Helper()
	v, err := f.Read(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	return v
}

// verdicts returns the verdicts about an application, by the managers' names.
func verdicts(v *View, apply int64) string {
	var out []string
	for _, o := range v.Opinions(service, apply) {
		out = append(out, o.Manager+" "+string(o.Verdict))
	}
	return strings.Join(out, ", ")
}

// whyNot returns why a file is not used; "" if it is.
func whyNot(t *testing.T, v *View, name string) Why {
	t.Helper()
	i := slices.IndexFunc(v.Files, func(f File) bool { return f.Name == name })
	if i < 0 {
		t.Fatalf("%s is not listed", name)
	}
	if v.Files[i].Used() {
		return ""
	}
	if len(v.Files[i].Lines) > 0 {
		t.Errorf("lines of %s are used", name)
	}
	return v.Files[i].Problems[0].Why
}

// TestAFileThatMayBeForgedIsShownAndNotUsed covers what a colleague can put into the folder.
func TestAFileThatMayBeForgedIsShownAndNotUsed(t *testing.T) {
	dir := t.TempDir()
	olena := of(dir, "olena")
	write(t, olena, verdict(7, "yes"))
	good, err := os.ReadFile(olena.Own())
	if err != nil {
		t.Fatal(err)
	}
	secret := filepath.Join(t.TempDir(), "secret")
	must := func(err error) {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
	}
	at := func(manager string) string { return filepath.Join(dir, FileOf(manager, "desk")) }
	must(os.WriteFile(secret, good, 0o640))
	must(os.WriteFile(at("owner"), good, 0o640))
	must(os.WriteFile(at("writable"), good, 0o640))
	must(os.Chmod(at("writable"), 0o660))
	must(os.Symlink(secret, at("link")))
	must(syscall.Mkfifo(at("pipe"), 0o640))
	must(os.Mkdir(at("folder"), 0o750))
	must(os.WriteFile(at("large"), nil, 0o640))
	must(os.Truncate(at("large"), mostBytes+1))
	must(os.WriteFile(filepath.Join(dir, "Another Name.jsonl"), good, 0o640))
	ivan := NewFolder(FolderOptions{Path: dir, Manager: "ivan", Host: "desk", OwnerOf: func(info fs.FileInfo) (string, bool) {
		if strings.HasPrefix(info.Name(), "owner@") {
			return "mallory", true
		}
		return named(info)
	}})
	v := look(t, ivan)
	for manager, why := range map[string]Why{
		"olena": "", "owner": WrongOwner, "writable": Writable, "link": NotAFile, "pipe": NotAFile, "folder": NotAFile, "large": TooLarge,
	} {
		if got := whyNot(t, v, FileOf(manager, "desk")); got != why {
			t.Errorf("%s: %q", manager, got)
		}
	}
	if len(v.Files) != 7 {
		t.Errorf("%d files", len(v.Files))
	}
	if got := verdicts(v, 7); got != "olena yes" {
		t.Errorf("%q", got)
	}
}

// TestTheFilesOfOneManagerAreReadUpToALimit, which they share.
func TestTheFilesOfOneManagerAreReadUpToALimit(t *testing.T) {
	dir := t.TempDir()
	write(t, of(dir, "olena"), verdict(7, "yes"))
	for _, host := range []string{"a", "b", "c"} {
		path := filepath.Join(dir, FileOf("petro", host))
		if err := os.WriteFile(path, nil, 0o640); err != nil {
			t.Fatal(err)
		}
		if err := os.Truncate(path, mostBytes/2); err != nil {
			t.Fatal(err)
		}
	}
	ivan := of(dir, "ivan")
	for range 2 { // the second time from memory
		v := look(t, ivan)
		for name, why := range map[string]Why{FileOf("olena", "desk"): "", FileOf("petro", "a"): "", FileOf("petro", "b"): "", FileOf("petro", "c"): TooLarge} {
			if got := whyNot(t, v, name); got != why {
				t.Errorf("%s: %q", name, got)
			}
		}
	}
}

// TestNoProgramWritesToAFileThatAColleagueHasPutInTheOwnPlace: the file may be a link to another file of the
// manager's.
func TestNoProgramWritesToAFileThatAColleagueHasPutInTheOwnPlace(t *testing.T) {
	victim := filepath.Join(t.TempDir(), "authorized_keys")
	for name, put := range map[string]func(path string) error{
		"symbolic link": func(path string) error { return os.Symlink(victim, path) },
		"hard link":     func(path string) error { return os.Link(victim, path) },
		"pipe":          func(path string) error { return syscall.Mkfifo(path, 0o600) },
	} {
		t.Run(name, func(t *testing.T) {
			if err := os.WriteFile(victim, []byte("mine\n"), 0o600); err != nil {
				t.Fatal(err)
			}
			olena := of(t.TempDir(), "olena")
			if err := put(olena.Own()); err != nil {
				t.Fatal(err)
			}
			if _, err := olena.Write(t.Context(), service, []Change{verdict(7, "yes")}, nil); err == nil {
				t.Error("it was written to")
			}
			if data, err := os.ReadFile(victim); err != nil || string(data) != "mine\n" {
				t.Errorf("%q %v", data, err)
			}
		})
	}
	others := NewFolder(FolderOptions{Path: t.TempDir(), Manager: "olena", Host: "desk", OwnerOf: func(fs.FileInfo) (string, bool) { return "mallory", true }})
	if _, err := others.Write(t.Context(), service, []Change{verdict(7, "yes")}, nil); err == nil {
		t.Error("a file of another user was written to")
	}
}

func TestFilesAreForTheGroupToReadAndTheOwnerToWrite(t *testing.T) {
	old := syscall.Umask(0o077)
	defer syscall.Umask(old)
	olena := of(t.TempDir(), "olena")
	write(t, olena, verdict(7, "yes"))
	if err := olena.SetOpen(t.Context(), service, 7); err != nil {
		t.Fatal(err)
	}
	check := func() {
		t.Helper()
		names, err := olena.list(t.Context(), func(string) bool { return true })
		if err != nil || len(names) != 3 {
			t.Fatalf("%q %v", names, err)
		}
		for _, name := range names {
			mode := fs.FileMode(fileMode)
			if strings.HasPrefix(name, ".lock-") {
				mode = 0o600
			}
			if info, err := os.Stat(filepath.Join(olena.options.Path, name)); err != nil || info.Mode().Perm() != mode {
				t.Errorf("%s: %v %v", name, info.Mode(), err)
			}
		}
	}
	check()
	write(t, olena, Change{ApplyID: 7, At: time.Now(), Kind: KindErased})
	check()
}

// TestAnEndThatIsBeingWrittenIsLeftAlone: a last line without its end counts once it is whole. The writer of the file
// removes one that a program could not finish.
func TestAnEndThatIsBeingWrittenIsLeftAlone(t *testing.T) {
	dir := t.TempDir()
	olena, ivan := of(dir, "olena"), of(dir, "ivan")
	write(t, olena, verdict(7, "yes"))
	whole, err := os.ReadFile(olena.Own())
	if err != nil {
		t.Fatal(err)
	}
	write(t, olena, verdict(7, "no"))
	both, err := os.ReadFile(olena.Own())
	if err != nil {
		t.Fatal(err)
	}
	for n := len(whole); n <= len(both); n++ {
		if err := os.WriteFile(olena.Own(), both[:n], 0o640); err != nil {
			t.Fatal(err)
		}
		want := "olena yes"
		if n == len(both) {
			want = "olena no"
		}
		v := look(t, ivan)
		if got := verdicts(v, 7); got != want || len(v.Files[0].Problems) != 0 {
			t.Fatalf("%d bytes more: %q %v", n-len(whole), got, v.Files[0].Problems)
		}
	}
	if err := os.WriteFile(olena.Own(), both[:len(both)-9], 0o640); err != nil { // the disk was full
		t.Fatal(err)
	}
	write(t, olena, verdict(7, "maybe"))
	if v := look(t, of(dir, "ivan")); verdicts(v, 7) != "olena maybe" || len(v.Files[0].Problems) != 0 {
		t.Errorf("%q %v", verdicts(v, 7), v.Files[0].Problems)
	}
}

// TestWhatWasReadIsReadAgainOnlyIfItChanged: a file that has grown is read from the last offset, a replaced one from
// its beginning.
func TestWhatWasReadIsReadAgainOnlyIfItChanged(t *testing.T) {
	dir := t.TempDir()
	olena, ivan := of(dir, "olena"), of(dir, "ivan")
	for i := range int64(50) {
		write(t, olena, verdict(i+1, "yes"))
	}
	look(t, ivan)
	write(t, olena, verdict(7, "no"))
	if got := verdicts(look(t, ivan), 7); got != "olena no" {
		t.Errorf("grown: %q", got)
	}
	write(t, olena, Change{ApplyID: 7, At: time.Now(), Kind: KindErased})
	v := look(t, ivan)
	if got := verdicts(v, 7); got != "" || !v.Erased(service, 7) || len(v.Files[0].Problems) != 0 || verdicts(v, 8) != "olena yes" {
		t.Errorf("written again: %q %v", got, v.Files[0].Problems)
	}
	data, err := os.ReadFile(olena.Own())
	if err != nil {
		t.Fatal(err)
	}
	changed := strings.Replace(string(data), `"apply":8,"kind":"verdict","value":"yes"`, `"apply":8,"kind":"verdict","value":"no"`, 1)
	changed += "\n" // the size stays close, and the end differs
	if err := os.WriteFile(olena.Own(), []byte(changed), 0o640); err != nil {
		t.Fatal(err)
	}
	if v := look(t, ivan); verdicts(v, 8) != "olena no" { // her own file is hers to edit
		t.Errorf("edited: %q %v", verdicts(v, 8), v.Files[0].Problems)
	}
	if err := os.Remove(olena.Own()); err != nil {
		t.Fatal(err)
	}
	if v := look(t, ivan); len(v.Files) != 0 {
		t.Errorf("removed: %v", v.Files)
	}
}

func TestALineThatIsTooLongIsLeftOut(t *testing.T) {
	dir := t.TempDir()
	olena := of(dir, "olena")
	long := strings.Repeat("x", 3*MaxLine)
	if err := os.WriteFile(olena.Own(), []byte(long+"\n"), 0o640); err != nil {
		t.Fatal(err)
	}
	write(t, olena, verdict(7, "yes"))
	v := look(t, of(dir, "ivan"))
	if verdicts(v, 7) != "olena yes" || len(v.Files[0].Problems) != 1 || v.Files[0].Problems[0].Why != Damaged {
		t.Errorf("%v", v.Files[0].Problems)
	}
}

// TestSeveralProgramsOfOneManagerWriteWholeLines: their lines follow each other, and none is lost.
func TestSeveralProgramsOfOneManagerWriteWholeLines(t *testing.T) {
	dir := t.TempDir()
	const programs, each = 4, 25
	var writing sync.WaitGroup
	errs := make(chan error, programs*each)
	for p := range int64(programs) {
		writing.Go(func() {
			f := of(dir, "olena")
			for i := range int64(each) {
				changes := []Change{verdict(p*each+i+1, "yes")}
				if i == each/2 {
					changes = append(changes, Change{ApplyID: 10_000 + p, At: time.Now(), Kind: KindErased}, verdict(10_000+p, "no"))
				}
				if _, err := f.Write(t.Context(), service, changes, nil); err != nil {
					errs <- err
				}
			}
		})
	}
	writing.Wait()
	close(errs)
	for err := range errs {
		t.Error(err)
	}
	v := look(t, of(dir, "ivan"))
	if len(v.Files) != 1 || len(v.Files[0].Problems) != 0 {
		t.Fatalf("%+v", v.Files)
	}
	for i := range int64(programs * each) {
		if got := verdicts(v, i+1); got != "olena yes" {
			t.Fatalf("%d: %q", i+1, got)
		}
	}
}

func TestTheSameDecisionIsWrittenOnce(t *testing.T) {
	olena := of(t.TempDir(), "olena")
	write(t, olena, verdict(7, "yes"))
	write(t, olena, verdict(7, "yes"), verdict(7, "yes")) // the program was killed before it noted that the first was written
	if v := look(t, olena); len(v.Files[0].Lines) != 1 {
		t.Errorf("%v", v.Files[0].Lines)
	}
}

func TestALargeFileIsWrittenAgainWithWhatCounts(t *testing.T) {
	dir := t.TempDir()
	olena := of(dir, "olena")
	note := func(n int) Change {
		return Change{JobID: 1, ApplyID: 7, At: time.Now(), Kind: KindNote, Value: fmt.Sprint(n, strings.Repeat("x", 60_000))}
	}
	var changes []Change
	for n := range tidyBytes/60_000 + 2 {
		changes = append(changes, note(n))
	}
	write(t, olena, append(changes, Change{ApplyID: 9, At: time.Now(), Kind: KindErased})...)
	write(t, olena, verdict(8, "no"))
	v := look(t, of(dir, "ivan"))
	if size := v.Files[0].Size; size > 100_000 || len(v.Files[0].Lines) != 3 || !v.Erased(service, 9) || verdicts(v, 8) != "olena no" {
		t.Errorf("%d bytes, %d lines", size, len(v.Files[0].Lines))
	}
}

// TestNoColleagueCanHoldUpAWrite: whoever can read a file can lock it.
func TestNoColleagueCanHoldUpAWrite(t *testing.T) {
	olena := of(t.TempDir(), "olena")
	write(t, olena, verdict(7, "yes"))
	colleague, err := os.Open(olena.Own())
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = colleague.Close() }()
	if err := syscall.Flock(int(colleague.Fd()), syscall.LOCK_EX); err != nil {
		t.Fatal(err)
	}
	ctx, stop := context.WithTimeout(t.Context(), time.Minute)
	defer stop()
	if _, err := olena.Write(ctx, service, []Change{verdict(7, "no")}, nil); err != nil {
		t.Error(err)
	}
	held, err := olena.lockOwn(ctx)
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = held.Close() }()
	short, stop := context.WithCancel(ctx)
	stop()
	if _, err := of(olena.options.Path, "olena").Write(short, service, []Change{verdict(7, "maybe")}, nil); !errors.Is(err, context.Canceled) {
		t.Errorf("another program of hers has the lock: %v", err)
	}
}

// TestADecisionThatAnotherHostHasReplacedIsWrittenAgain: the manager works on two hosts.
func TestADecisionThatAnotherHostHasReplacedIsWrittenAgain(t *testing.T) {
	dir := t.TempDir()
	at := time.Now().Add(-time.Hour)
	on := func(host, value string) {
		t.Helper()
		f := NewFolder(FolderOptions{Path: dir, Manager: "olena", Host: host, OwnerOf: named})
		at = at.Add(time.Minute)
		if _, err := f.Write(t.Context(), service, []Change{{JobID: 1, ApplyID: 7, At: at, Kind: KindVerdict, Value: value}}, look(t, f)); err != nil {
			t.Fatal(err)
		}
	}
	on("desk", "yes")
	on("laptop", "no")
	on("desk", "yes")
	if got := verdicts(look(t, of(dir, "ivan")), 7); got != "olena yes" {
		t.Errorf("%q", got)
	}
}

// TestNoLineOfANewerProgramIsLost where the file would be written again.
func TestNoLineOfANewerProgramIsLost(t *testing.T) {
	olena := of(t.TempDir(), "olena")
	write(t, olena, verdict(7, "yes"))
	data, err := os.ReadFile(olena.Own())
	if err != nil {
		t.Fatal(err)
	}
	newer := strings.Replace(string(data), `{"v":2,`, `{"v":3,`, 1)
	if newer == string(data) {
		t.Fatalf("%s", data)
	}
	if err := os.WriteFile(olena.Own(), append(data, newer...), 0o640); err != nil {
		t.Fatal(err)
	}
	write(t, olena, verdict(8, "no"))
	if _, err := olena.Write(t.Context(), service, []Change{{ApplyID: 7, At: time.Now(), Kind: KindErased}}, nil); err == nil {
		t.Error("the file was written again")
	}
	if data, err := os.ReadFile(olena.Own()); err != nil || !strings.Contains(string(data), newer) {
		t.Errorf("%s %v", data, err)
	}
	if got := verdicts(look(t, of(olena.options.Path, "ivan")), 8); got != "olena no" {
		t.Errorf("%q", got)
	}
}

// TestAPresenceCountsWhileItIsFreshAndOfItsOwner: another's file shows nothing.
func TestAPresenceCountsWhileItIsFreshAndOfItsOwner(t *testing.T) {
	dir := t.TempDir()
	olena, ivan := of(dir, "olena"), of(dir, "ivan")
	if err := olena.SetOpen(t.Context(), service, 7); err != nil {
		t.Fatal(err)
	}
	now := time.Now()
	if got := look(t, ivan).OpenBy(service, 7, now, "ivan"); !slices.Equal(got, []string{"olena"}) {
		t.Errorf("%v", got)
	}
	if got := look(t, ivan).OpenBy(service, 7, now.Add(2*OpenFor), "ivan"); len(got) != 0 {
		t.Errorf("stale: %v", got)
	}
	data, err := os.ReadFile(filepath.Join(dir, PresenceOf("olena", "desk")))
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(dir, PresenceOf("petro", "desk")), data, 0o640); err != nil {
		t.Fatal(err)
	}
	if got := look(t, ivan).OpenBy(service, 7, now, "ivan"); !slices.Equal(got, []string{"olena"}) {
		t.Errorf("copied: %v", got)
	}
	if err := olena.SetOpen(t.Context(), service, 0); err != nil {
		t.Fatal(err)
	}
	if got := look(t, ivan).OpenBy(service, 7, now, "ivan"); len(got) != 0 {
		t.Errorf("closed: %v", got)
	}
}

func TestATombstoneCanBeTakenBack(t *testing.T) {
	olena := of(t.TempDir(), "olena")
	write(t, olena, verdict(7, "yes"), Change{ApplyID: 7, At: time.Now(), Kind: KindErased})
	if v := look(t, olena); !v.Erased(service, 7) || len(v.Files[0].Lines) != 1 {
		t.Fatalf("%v", v.Files[0].Lines)
	}
	if err := olena.Revive(t.Context(), service); err != nil {
		t.Fatal(err)
	}
	write(t, olena, verdict(7, "no"))
	if v := look(t, olena); v.Erased(service, 7) || verdicts(v, 7) != "olena no" {
		t.Errorf("%v", v.Files[0].Lines)
	}
}

// TestWatchSeesColleagues: by the reports of the system, or by looking.
func TestWatchSeesColleagues(t *testing.T) {
	for name, reports := range map[string]func(string) bool{"reported": func(string) bool { return true }, "looked for": nil} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			dir := t.TempDir()
			ivan := NewFolder(FolderOptions{Path: dir, Manager: "ivan", Host: "desk", OwnerOf: named, Reports: reports})
			ctx, stop := context.WithCancel(t.Context())
			defer stop()
			changes := ivan.Watch(ctx)
			<-changes
			write(t, of(dir, "olena"), verdict(7, "yes"))
			end := time.After(time.Minute)
			for verdicts(look(t, ivan), 7) != "olena yes" {
				select {
				case <-changes:
				case <-end:
					t.Fatal("it is not seen")
				}
			}
		})
	}
}
