package store

import (
	"bytes"
	"context"
	"crypto/rand"
	"encoding/json"
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"time"

	"shortlist/model/amount"
	"shortlist/model/filesystem"
	"shortlist/model/lang"
)

// staleAfter is how long a lease counts after its holder last renewed it. It is longer than
// network file systems cache the attributes of files.
const (
	staleAfter = 3 * time.Minute
	renewEvery = 20 * time.Second
)

// unchangedFor is how long a lease must stay unchanged before it is stale, on file systems that do not date new files
// by the current time. It is longer than rclone, which dates them 1999, caches attributes of files of other hosts.
const unchangedFor = 6 * time.Minute

// ErrReadOnly is matched by every *ReadOnlyError (errors.Is).
var ErrReadOnly = lang.NewError("this window is read-only")

// ReadOnlyError is returned for every write to a store on a shared file system while another
// window has its lease, and to a store that the system lets this user only read.
type ReadOnlyError struct {
	Folder string // the folder that cannot be written to, for the reason Why; "": another window has the lease
	Why    error

	Host  string    // the other window's host; "" if it is not known
	Since time.Time // when the other window opened the store, by its host's clock
	Lost  bool      // that window has taken the store over from this one
}

// Error implements error. It is a whole sentence.
func (e *ReadOnlyError) Error() string {
	if e.Why != nil {
		return lang.Text("Nothing can be written to %s: %s. You see what is stored there, and nothing that you change is kept. Start shortlist again once the folder can be written to.", e.Folder, e.Why.Error())
	}
	if e.Lost {
		return sayLeaseLost(e.Host, e.Since.Local())
	}
	return lang.Text("Another window on host %s has been open since %s, so this one is read-only. Close that window, or take over (--take-over). Several windows can write if store.dir is a local folder.", orUnknown(e.Host), clock(e.Since.Local()))
}

// Is makes it an ErrReadOnly.
func (e *ReadOnlyError) Is(target error) bool { return target == ErrReadOnly }

// lease is the right to write to a store: a file beside it that all hosts see.
type lease struct {
	path   string
	data   []byte            // the file's content while this window holds it
	folder filesystem.Folder // of the store
}

// holder is the content of a lease file.
type holder struct {
	Host    string    `json:"host"`
	Machine string    `json:"machine"` // differs between machines and containers of one name
	PID     int       `json:"pid"`
	Since   time.Time `json:"since"`
	Window  string    `json:"window"` // a random text
}

// leaseEnding follows the name of the store in the name of its lease.
const leaseEnding = ".lease"

// acquireLease calls the function acquireLease for the lease of this store.
func (s *Store) acquireLease(takeOver bool) (l *lease, unclean bool, err error) {
	if err := s.folder.Check(); err != nil {
		return nil, false, err
	}
	if l, unclean, err = acquireLease(s.path+leaseEnding, s.options.Host, takeOver); l != nil {
		l.folder = s.folder
	}
	return l, unclean, err
}

// acquireLease takes the lease, or returns a *ReadOnlyError if another window has it. unclean
// reports that an earlier holder has not given the lease back.
func acquireLease(path, host string, takeOver bool) (l *lease, unclean bool, err error) {
	mine := newHolder(host)
	data, err := json.Marshal(mine)
	if err != nil {
		return nil, false, err
	}
	l = &lease{path: path, data: data}
	made := path + "." + mine.Window
	defer func() { _ = os.Remove(made) }() // a small file that stays harms nothing
	if err := writeNew(made, data); err != nil {
		return nil, false, err
	}
	for range 10 {
		err := os.Link(made, path)
		if err != nil && !errors.Is(err, fs.ErrExist) { // a file system without links
			err = writeNew(path, data)
		}
		if err == nil || sameFile(made, path) { // servers may report a link that they made as failed
			_ = os.Remove(path + sightingEnding) // a sighting of another lease counts for nothing
			return l, unclean, nil
		}
		if !errors.Is(err, fs.ErrExist) {
			return nil, false, err
		}
		theirs, renewed, err := readLease(path)
		if errors.Is(err, fs.ErrNotExist) {
			continue // the lease was given back meanwhile
		}
		if err != nil {
			return nil, false, err
		}
		now, err := os.Stat(made) // the time of a new file is by the server's clock, as that of the lease
		if err != nil {
			return nil, false, err
		}
		other := parseHolder(theirs)
		ended := other.PID != 0 && other.Machine == mine.Machine && !running(other.PID)
		stale := now.ModTime().Sub(renewed) > staleAfter
		if !takeOver && !ended && now.ModTime().Before(renewed) {
			stale = unchanged(path, sighting{Machine: mine.Machine, Lease: string(theirs), Renewed: renewed, At: sinceBoot()})
		}
		if !takeOver && !ended && !stale {
			return nil, false, &ReadOnlyError{Host: other.Host, Since: other.Since}
		}
		unclean = true
		if err := removeLease(path, theirs, made+"-old"); err != nil {
			return nil, false, err
		}
	}
	return nil, false, errors.New(lang.Text("other windows are opening it at the same time; try again"))
}

// sighting is the content and the time of a lease, and when a machine saw them.
type sighting struct {
	Machine string        `json:"machine"`
	Lease   string        `json:"lease"` // the content
	Renewed time.Time     `json:"renewed"`
	At      time.Duration `json:"at"` // by the machine's own clock
}

// sightingEnding follows the name of the lease in the name of its sighting.
const sightingEnding = ".seen"

// unchanged reports whether this machine has seen the same lease for longer than unchangedFor, by its own clock. It
// notes the first sighting.
func unchanged(path string, now sighting) bool {
	var first sighting
	data, err := os.ReadFile(path + sightingEnding)
	if err == nil && json.Unmarshal(data, &first) == nil && first.Machine == now.Machine && first.Lease == now.Lease && first.Renewed.Equal(now.Renewed) && first.At <= now.At {
		return now.At-first.At > unchangedFor
	}
	if data, err = json.Marshal(now); err == nil {
		_ = os.WriteFile(path+sightingEnding, data, 0o600) // without a sighting, only a person can take the lease over
	}
	return false
}

// removeLease removes a lease file of a given content. It moves the file aside first: if
// another window has replaced the file, that window gets it back.
func removeLease(path string, data []byte, aside string) error {
	if err := os.Rename(path, aside); err != nil {
		return ignoreNotExist(err)
	}
	now, err := os.ReadFile(aside)
	if err == nil && !bytes.Equal(now, data) {
		_ = os.Link(aside, path) // its holder notices if that fails
	}
	return errors.Join(err, os.Remove(aside))
}

// check returns a *ReadOnlyError if another window has the lease. If renew is true, it also
// renews the lease.
func (l *lease) check(renew bool) (err error) {
	flag := os.O_RDONLY
	if renew {
		flag = os.O_RDWR
	}
	f, err := os.OpenFile(l.path, flag, 0)
	if errors.Is(err, fs.ErrNotExist) {
		if away := l.away(); away != nil {
			return away
		}
		return &ReadOnlyError{Lost: true}
	}
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, f.Close()) }()
	data, err := io.ReadAll(f)
	if err != nil {
		return err
	}
	if !bytes.Equal(data, l.data) {
		other := parseHolder(data)
		return &ReadOnlyError{Host: other.Host, Since: other.Since, Lost: true}
	}
	if renew {
		_, err = f.WriteAt(data, 0) // the server sets the time of the file
	}
	return err
}

// release gives the lease back, if this window still has it.
func (l *lease) release() error {
	if err := l.check(false); errors.Is(err, ErrReadOnly) {
		return nil
	}
	return ignoreNotExist(os.Remove(l.path))
}

// away returns an error if the whole store is missing, not only its lease.
func (l *lease) away() error {
	if err := l.folder.Check(); err != nil {
		return plain(err)
	}
	if _, err := os.Stat(strings.TrimSuffix(l.path, leaseEnding)); errors.Is(err, fs.ErrNotExist) {
		return &filesystem.AwayError{Folder: filepath.Dir(l.path)}
	}
	return nil
}

func newHolder(host string) holder {
	h := holder{Host: host, Machine: host, PID: os.Getpid(), Since: time.Now(), Window: rand.Text()[:8]}
	if host == "" {
		h.Host, _, _ = strings.Cut(newOwner(), "/")
		h.Machine = h.Host + " " + machine()
	}
	return h
}

// machine identifies the running system and its numbering of processes, as far as Linux shows
// them: two machines may have one name, and two containers may have one process number.
func machine() string {
	boot, _ := os.ReadFile("/proc/sys/kernel/random/boot_id") // "" elsewhere
	space, _ := os.Readlink("/proc/self/ns/pid")
	return strings.TrimSpace(string(boot)) + " " + space
}

// parseHolder reads the content of a lease file. If it cannot, only the time of the file counts.
func parseHolder(data []byte) (h holder) {
	_ = json.Unmarshal(data, &h)
	return h
}

func readLease(path string) (data []byte, renewed time.Time, err error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, time.Time{}, err
	}
	defer func() { err = errors.Join(err, f.Close()) }()
	info, err := f.Stat()
	if err != nil {
		return nil, time.Time{}, err
	}
	data, err = io.ReadAll(io.LimitReader(f, 1<<16))
	return data, info.ModTime(), err
}

// writeNew makes a file of this user alone.
func writeNew(path string, data []byte) error {
	f, err := os.OpenFile(path, os.O_CREATE|os.O_EXCL|os.O_WRONLY, 0o600)
	if err != nil {
		return err
	}
	_, err = f.Write(data)
	if err = errors.Join(err, f.Close()); err != nil {
		return errors.Join(err, os.Remove(filepath.Clean(path)))
	}
	return nil
}

func sameFile(a, b string) bool {
	one, err := os.Stat(a)
	if err != nil {
		return false
	}
	other, err := os.Stat(b)
	return err == nil && os.SameFile(one, other)
}

// TakeOver takes the lease from the window that has it, and opens the store again for writing, in place.
// It does nothing if this window may write. After an error the store stays read-only.
func (s *Store) TakeOver() error {
	held := s.readOnly.Load()
	if held == nil {
		return nil
	}
	if held.Why != nil {
		return held // no window has a lease
	}
	l, _, err := s.acquireLease(true)
	if err != nil {
		return openFailed(filepath.Dir(s.path), err)
	}
	s.mu.Lock()
	s.lease, s.unclean = l, true
	s.readOnly.Store(nil)
	err = s.reopen()
	db := s.db
	s.mu.Unlock()
	if damaged(err) {
		err = s.mend(db)
	}
	s.mu.Lock()
	if err != nil {
		defer s.mu.Unlock()
		s.readOnly.Store(held)
		return openFailed(filepath.Dir(s.path), errors.Join(err, l.release(), s.reopen()))
	}
	s.keepLease()
	s.mu.Unlock()
	s.readAside(context.Background())
	return nil
}

// keepLease renews the lease, if this window has one, until the store is closed.
func (s *Store) keepLease() {
	if s.lease == nil || s.stopRenewing != nil {
		return
	}
	stop := make(chan struct{})
	s.stopRenewing = func() { close(stop) }
	s.renewing.Go(func() {
		tick := time.NewTicker(renewEvery)
		defer tick.Stop()
		for {
			select {
			case <-tick.C:
				s.renewLease()
			case <-stop:
				return
			}
		}
	})
}

// renewLease renews the lease. If another window has taken it over, this one becomes read-only.
func (s *Store) renewLease() {
	s.mu.RLock()
	l := s.lease
	s.mu.RUnlock()
	if s.ReadOnly() == nil {
		s.noteLost(l.check(true)) // another failure is temporary: each write checks again
	}
}

// checkLease returns a *ReadOnlyError unless this window may write.
func (s *Store) checkLease() error {
	if err := s.ReadOnly(); err != nil {
		return err
	}
	if s.lease == nil {
		return nil
	}
	return s.lease.check(false)
}

// noteLost makes the store read-only if an error means that the lease is lost. The caller does not hold mu.
func (s *Store) noteLost(err error) {
	var lost *ReadOnlyError
	if !errors.As(err, &lost) || !lost.Lost {
		return
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.db == nil || s.lease == nil || s.lease.check(false) == nil { // TakeOver may have been quicker
		return
	}
	if s.readOnly.CompareAndSwap(nil, lost) {
		_ = s.reopen() // the next use reports what is wrong
	}
}

func sayLeaseLost(host string, since time.Time) string {
	if host == "" {
		return lang.Text("Another window has taken over, so this one is read-only now. Start shortlist again to write here.")
	}
	return lang.Text("A window on host %s took over at %s, so this one is read-only now. Text that you type here is kept for the next window that can write. Take over (--take-over) to write here again.", host, clock(since))

}

func orUnknown(host string) string {
	if host == "" {
		return "?"
	}
	return host
}

// clock is the time of day, with its date if it is older than a day.
func clock(t time.Time) string {
	if time.Since(t).Abs() < 18*time.Hour {
		return t.Format("15:04")
	}
	return amount.Moment(t)
}
