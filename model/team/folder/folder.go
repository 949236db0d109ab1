// Package folder reads and writes the files of a team folder. Strangers may write to the folder: a file
// counts only if its owner or its signature shows who has written it, and every size has a limit. Any
// call may block for as long as the file system does.
package folder

import (
	"bufio"
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"time"

	"shortlist/model/team"
)

// Check is what shows who has written a file.
type Check string

// The checks.
const (
	ByOwner     Check = "owner"     // the file belongs to the user in its name
	BySignature Check = "signature" // a signature covers the lines; for a checkout of git
	ByBoth      Check = "both"
)

// Keys make and check signatures.
type Keys interface {
	// Sign returns the signature of a text.
	Sign(ctx context.Context, text []byte) (string, error)
	// Verify reports whether a manager has signed a text.
	Verify(ctx context.Context, manager string, text []byte, signature string) bool
}

// Options are the settings of a folder.
type Options struct {
	Path    string
	Manager string // whose program this is
	Host    string // as team.HostName makes it
	Check   Check
	Keys    Keys // nil: no line is signed, and no signature is checked
	Signs   bool // the manager's lines are signed
	Now     func() time.Time

	// Reports reports whether the system reports all writes in a folder, also those of other hosts; nil:
	// it does not.
	Reports func(path string) bool

	// OwnerOf returns the name of a file's owner; nil asks the system. Only tests set it.
	OwnerOf func(fs.FileInfo) (name string, ok bool)
}

// The limits of what is read.
const (
	mostFiles   = 500
	mostEntries = 10_000        // of the folder
	mostBytes   = 32 << 20      // of one manager's files together
	tidyBytes   = mostBytes / 4 // from which on a file of one's own is written again without old lines
)

// Folder is a team folder. It is safe for concurrent use.
type Folder struct {
	options Options
	reading sync.Mutex // held while files are read
	files   map[string]*file
	writing sync.Mutex // held while the own file is written; a locked file holds up other processes
}

// file is what was read of a file.
type file struct {
	info   fs.FileInfo
	offset int64 // behind the last whole line
	last   []byte
	chain  *team.Chain
	view   team.File
}

// New returns a folder. It does no I/O.
func New(o Options) *Folder {
	if o.Now == nil {
		o.Now = time.Now
	}
	if o.OwnerOf == nil {
		o.OwnerOf = ownerOf
	}
	return &Folder{options: o, files: map[string]*file{}}
}

// Options returns the settings of the folder.
func (f *Folder) Options() Options { return f.options }

// own is the name of the manager's file on this host.
func (f *Folder) own() string { return team.FileOf(f.options.Manager, f.options.Host) }

// Own returns the path of the manager's file on this host.
func (f *Folder) Own() string { return filepath.Join(f.options.Path, f.own()) }

// Read reads what is new in the folder, and returns all of it.
func (f *Folder) Read(ctx context.Context) (*team.View, error) {
	f.reading.Lock()
	defer f.reading.Unlock()
	names, err := f.list()
	if err != nil {
		return nil, err
	}
	var files []team.File
	var present []team.Presence
	left := map[string]int64{} // bytes that are still read, by manager
	for _, name := range names {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		manager, host, presence, ok := team.ParseName(name)
		switch {
		case !ok:
			continue
		case presence:
			if p, ok := f.readPresence(name, manager); ok {
				present = append(present, p)
			}
			continue
		case len(files) >= mostFiles:
			files = append(files, team.File{Name: name, Manager: manager, Host: host, Problems: []team.Problem{{Why: team.TooMany}}})
			continue
		}
		if _, known := left[manager]; !known {
			left[manager] = mostBytes
		}
		file := f.readFile(ctx, name, manager, host, left[manager])
		if file.Used() {
			left[manager] -= file.Size
		}
		files = append(files, file)
	}
	for name := range f.files {
		if !slices.Contains(names, name) {
			delete(f.files, name)
		}
	}
	return team.Merge(files, present), nil
}

// list returns the names in the folder, in order.
func (f *Folder) list() ([]string, error) {
	d, err := os.Open(f.options.Path)
	if err != nil {
		return nil, err
	}
	names, err := d.Readdirnames(mostEntries + 1)
	switch {
	case errors.Is(err, io.EOF): // it is empty
		err = nil
	case len(names) > mostEntries:
		err = errors.New(say.TooManyNames(mostEntries))
	}
	slices.Sort(names)
	return names, errors.Join(err, d.Close())
}

// open opens a file that another user may have put there, and returns why it does not count.
func (f *Folder) open(name, manager string, most int64) (*os.File, fs.FileInfo, team.Why) {
	r, err := openFile(filepath.Join(f.options.Path, name))
	if err != nil {
		if info, err := os.Lstat(filepath.Join(f.options.Path, name)); err == nil && !info.Mode().IsRegular() {
			return nil, nil, team.NotAFile
		}
		return nil, nil, team.Unread
	}
	info, err := r.Stat()
	why := team.Why("")
	switch {
	case err != nil:
		why = team.Unread
	case !info.Mode().IsRegular():
		why = team.NotAFile
	case info.Size() > most:
		why = team.TooLarge
	case f.options.Check != BySignature:
		if owner, ok := f.options.OwnerOf(info); !ok || owner != manager {
			why = team.WrongOwner
		} else if info.Mode().Perm()&0o022 != 0 {
			why = team.Writable
		}
	}
	if why != "" {
		_ = r.Close() // only read
		return nil, info, why
	}
	return r, info, ""
}

// readFile reads what is new in a file that has at most some bytes.
func (f *Folder) readFile(ctx context.Context, name, manager, host string, most int64) team.File {
	view := team.File{Name: name, Manager: manager, Host: host}
	reject := func(why team.Why) team.File {
		delete(f.files, name)
		view.Problems = []team.Problem{{Why: why}}
		return view
	}
	r, info, why := f.open(name, manager, most)
	if info != nil {
		view.Size = info.Size()
	}
	if why != "" {
		return reject(why)
	}
	defer func() { _ = r.Close() }() // only read
	if f.options.Check != ByOwner && f.options.Keys == nil {
		return reject(team.NoKeys)
	}
	known := f.files[name]
	if known != nil && os.SameFile(known.info, info) && known.info.Size() == info.Size() && known.info.ModTime().Equal(info.ModTime()) {
		return known.view
	}
	if known == nil || !known.continues(r, info) {
		known = &file{chain: team.NewChain(name)}
	}
	if err := known.read(r); err != nil {
		return reject(team.Unread)
	}
	known.info = info
	c := known.chain
	view.Lines, view.Problems, view.More = slices.Clone(c.Lines), slices.Clone(c.Problems), c.More
	if f.options.Check != ByOwner && len(c.Lines) > 0 {
		view.Lines, view.Problems = c.Signed(func(text []byte, signature string) bool {
			return f.options.Keys.Verify(ctx, manager, text, signature)
		})
	}
	known.view = view
	f.files[name] = known
	return view
}

// continues reports whether a file has only grown since it was read.
func (k *file) continues(r *os.File, info fs.FileInfo) bool {
	if !os.SameFile(k.info, info) || info.Size() <= k.info.Size() {
		return false
	}
	now := make([]byte, len(k.last))
	_, err := r.ReadAt(now, k.offset-int64(len(k.last)))
	return err == nil && bytes.Equal(now, k.last)
}

// read adds the lines from the offset on. It leaves out an end that is still being written.
func (k *file) read(r *os.File) error {
	if _, err := r.Seek(k.offset, io.SeekStart); err != nil {
		return err
	}
	in := bufio.NewReaderSize(io.LimitReader(r, mostBytes-k.offset), 64<<10)
	for {
		line, size, hash, err := readLine(in)
		if errors.Is(err, io.EOF) {
			return nil
		}
		if err != nil {
			return err
		}
		k.offset += size
		if hash != "" {
			k.last = nil
			k.chain.TooLong(hash)
			continue
		}
		k.last = append(bytes.Clone(line), '\n')
		k.chain.Add(line)
	}
}

// readLine returns the next line without its end, and its size with it. If the line is too
// long, it returns the hash. An end without "\n" is io.EOF.
func readLine(in *bufio.Reader) (line []byte, size int64, hash string, err error) {
	sum := sha256.New()
	for {
		part, err := in.ReadSlice('\n')
		size += int64(len(part))
		if err == nil {
			part = part[:len(part)-1]
		}
		if sum.Write(part); len(line) <= team.MaxLine {
			line = append(line, part...)
		}
		switch {
		case err == nil && len(line) > team.MaxLine:
			return nil, size, base64.RawURLEncoding.EncodeToString(sum.Sum(nil)), nil
		case err == nil:
			return line, size, "", nil
		case !errors.Is(err, bufio.ErrBufferFull):
			return nil, 0, "", err
		}
	}
}

// Write adds changes to the manager's file, in their order. It takes the lines about applications
// that a tombstone of this or another manager ends out of the file, and leaves out changes about them.
// It returns how many lines it took out. A change of KindErased has the id of its application.
func (f *Folder) Write(ctx context.Context, service string, changes []team.Change, colleagues *team.View) (removed int, err error) {
	return f.edit(ctx, func(own []team.Line) (kept, added []team.Line) {
		mine := team.Merge([]team.File{{Name: f.own(), Manager: f.options.Manager, Lines: own}}, nil)
		ending := map[string]bool{}
		for _, c := range changes {
			l := team.Line{At: c.At, Service: service, JobID: c.JobID, ApplyID: c.ApplyID, Kind: c.Kind, Value: c.Value}
			if c.Kind == team.KindErased {
				l.JobID, l.ApplyID, l.Value = 0, 0, team.Tombstone(service, c.ApplyID)
				ending[l.Value] = true
				if c.Value == team.OwnLines || mine.Erased(service, c.ApplyID) {
					continue
				}
			} else if mine.Holds(f.options.Manager, service, c) && (colleagues == nil || colleagues.Holds(f.options.Manager, service, c)) {
				continue // else the file of another host has a later decision
			}
			added = append(added, l)
		}
		ended := func(l team.Line) bool {
			return l.ApplyID != 0 && (ending[team.Tombstone(l.Service, l.ApplyID)] || mine.Erased(l.Service, l.ApplyID) ||
				colleagues != nil && colleagues.Erased(l.Service, l.ApplyID))
		}
		return slices.DeleteFunc(own, ended), slices.DeleteFunc(added, ended)
	})
}

// Revive takes the tombstones of a service out of the manager's file.
func (f *Folder) Revive(ctx context.Context, service string) error {
	_, err := f.edit(ctx, func(own []team.Line) (kept, added []team.Line) {
		return slices.DeleteFunc(own, func(l team.Line) bool { return l.Kind == team.KindErased && l.Service == service }), nil
	})
	return err
}

// edit changes the manager's file: it appends the added lines, or writes the file again if not all lines
// are kept. It returns how many are not.
func (f *Folder) edit(ctx context.Context, change func(own []team.Line) (kept, added []team.Line)) (removed int, err error) {
	f.writing.Lock()
	defer f.writing.Unlock()
	held, err := f.lockOwn(ctx)
	if err != nil {
		return 0, err
	}
	defer func() { err = errors.Join(err, held.Close()) }()
	w, err := f.openOwn()
	if err != nil {
		return 0, err
	}
	defer func() { err = errors.Join(err, w.Close()) }()
	own := &file{chain: team.NewChain(f.own())}
	if err := own.read(w); err != nil {
		return 0, err
	}
	mine := f.mine(ctx, own.chain)
	kept, added := change(slices.Clone(mine))
	removed = len(mine) - len(kept)
	if removed == 0 && len(mine) == len(own.chain.Lines) && own.offset <= tidyBytes {
		return 0, f.add(ctx, w, own, added)
	}
	if own.chain.Newer {
		return 0, errors.New(say.NewerLines(f.Own()))
	}
	if own.offset > tidyBytes {
		kept = newest(kept)
	}
	return removed, f.replace(ctx, append(kept, added...))
}

// signed reports whether lines of the manager's count only with their signature.
func (f *Folder) signed() bool {
	return f.options.Check != ByOwner && f.options.Signs && f.options.Keys != nil
}

// mine returns the lines of the own file that the manager has written. Where only signatures count,
// others may have added lines; the next signature must not cover those.
func (f *Folder) mine(ctx context.Context, c *team.Chain) []team.Line {
	if !f.signed() {
		return c.Lines
	}
	lines, _ := c.Signed(func(text []byte, signature string) bool {
		return f.options.Keys.Verify(ctx, f.options.Manager, text, signature)
	})
	return lines
}

// newest leaves out lines that a later line has replaced.
func newest(lines []team.Line) []team.Line {
	type key struct {
		service string
		apply   int64
		slot    string
	}
	last := map[key]int64{}
	of := func(l team.Line) key {
		if l.ApplyID == 0 {
			return key{l.Service, 0, l.Value}
		}
		return key{l.Service, l.ApplyID, l.Change().Slot()}
	}
	for _, l := range lines {
		last[of(l)] = l.N
	}
	return slices.DeleteFunc(lines, func(l team.Line) bool { return last[of(l)] != l.N })
}

// encoded makes the lines follow a chain, and signs them. Only if others trust the owner of the file, lines
// without a signature are returned, with ErrUnsigned.
func (f *Folder) encoded(ctx context.Context, c *team.Chain, lines []team.Line) (out []byte, err error) {
	add := func(l team.Line) {
		raw := c.Next(l).Bytes()
		out = append(append(out, raw...), '\n')
		c.Add(raw)
	}
	for _, l := range lines {
		if l.Kind != team.KindSignature {
			add(l)
		}
	}
	if !f.options.Signs || f.options.Keys == nil || !c.Unsigned() {
		return out, nil
	}
	l := c.Next(team.Line{At: f.options.Now().Truncate(time.Second), Kind: team.KindSignature})
	l.Value, err = f.signature(ctx, team.SignedText(f.own(), l.N, l.Prev))
	switch {
	case err == nil:
		add(l)
		return out, nil
	case f.signed():
		return nil, err
	}
	return out, fmt.Errorf("%w: %w", ErrUnsigned, err)
}

// TrySignature makes and checks a signature as a change would, and returns why that fails; nil if lines
// are not signed.
func (f *Folder) TrySignature(ctx context.Context) error {
	if !f.options.Signs || f.options.Keys == nil {
		return nil
	}
	_, err := f.signature(ctx, team.SignedText(f.own(), 1, team.Root(f.own())))
	return err
}

// signature signs a text. Where signatures count, it checks that colleagues accept the manager's.
func (f *Folder) signature(ctx context.Context, text []byte) (string, error) {
	s, err := f.options.Keys.Sign(ctx, text)
	if err == nil && f.signed() && !f.options.Keys.Verify(ctx, f.options.Manager, text, s) {
		err = errors.New(say.NotASigner(f.options.Manager))
	}
	return s, err
}

// ErrUnsigned is returned if lines were written, but could not be signed.
var ErrUnsigned = errors.New(say.Unsigned())

// add appends lines. It first removes an end that an earlier program could not write as a whole.
func (f *Folder) add(ctx context.Context, w *os.File, own *file, lines []team.Line) error {
	data, unsigned := f.encoded(ctx, own.chain, lines)
	if len(data) == 0 || unsigned != nil && !errors.Is(unsigned, ErrUnsigned) {
		return unsigned
	}
	info, err := w.Stat()
	if err != nil {
		return err
	}
	if info.Size() > own.offset {
		if err := w.Truncate(own.offset); err != nil {
			return err
		}
	}
	if _, err := w.WriteAt(data, own.offset); err != nil {
		return err
	}
	if err := w.Sync(); err != nil {
		return err
	}
	return unsigned
}

// replace writes the file again with other lines: whole or not at all.
func (f *Folder) replace(ctx context.Context, lines []team.Line) error {
	data, unsigned := f.encoded(ctx, team.NewChain(f.own()), lines)
	if unsigned != nil && !errors.Is(unsigned, ErrUnsigned) {
		return unsigned
	}
	if err := f.install(f.Own(), data, true); err != nil {
		return err
	}
	return unsigned
}

// install puts a file in a place, for the group of the folder to read. A durable one is on the disk then.
func (f *Folder) install(path string, data []byte, durable bool) (err error) {
	w, err := os.CreateTemp(f.options.Path, ".new-"+f.options.Manager+"-")
	if err != nil {
		return err
	}
	defer func() {
		if err != nil {
			_ = os.Remove(w.Name())
		}
	}()
	err = w.Chmod(fileMode)
	if err == nil {
		_, err = w.Write(data)
	}
	if err == nil && durable {
		err = w.Sync()
	}
	if err = errors.Join(err, w.Close()); err != nil {
		return err
	}
	if err := os.Rename(w.Name(), path); err != nil || !durable {
		return err
	}
	return syncFolder(f.options.Path)
}

// fileMode is the mode of files: colleagues read them through the group of the folder.
const fileMode = 0o640

// lockTime is how long a write waits for another program of the manager's on this host.
const lockTime = 10 * time.Second

// lockOwn keeps other programs of the manager's on this host from the own file until the returned file
// is closed. It locks a file that only the manager can open: whoever can open a file can lock it.
func (f *Folder) lockOwn(ctx context.Context) (*os.File, error) {
	path := filepath.Join(f.options.Path, ".lock-"+f.own())
	held, err := openOwn(path, 0o600)
	if err != nil {
		return nil, err
	}
	info, err := held.Stat()
	if err == nil {
		err = f.isOwn(path, info)
	}
	if err == nil && info.Mode().Perm() != 0o600 {
		err = held.Chmod(0o600)
	}
	for end := time.Now().Add(lockTime); err == nil; {
		locked, failed := lock(held)
		if locked {
			return held, nil
		}
		switch {
		case failed != nil:
			err = failed
		case time.Now().After(end):
			err = errors.New(say.Locked(f.Own()))
		default:
			select {
			case <-time.After(20 * time.Millisecond):
			case <-ctx.Done():
				err = ctx.Err()
			}
		}
	}
	return nil, errors.Join(err, held.Close())
}

// openOwn opens the manager's file for writing. It makes a missing file.
func (f *Folder) openOwn() (*os.File, error) {
	w, err := openOwn(f.Own(), fileMode)
	if err != nil {
		return nil, err
	}
	info, err := w.Stat()
	if err == nil {
		err = f.isOwn(f.Own(), info)
	}
	if err == nil && info.Mode().Perm() != fileMode {
		err = w.Chmod(fileMode)
	}
	if err != nil {
		return nil, errors.Join(err, w.Close())
	}
	return w, nil
}

// isOwn returns an error if a file that has the name of one of the manager's may be another one: a
// colleague can put links and files into the folder.
func (f *Folder) isOwn(path string, info fs.FileInfo) error {
	owner, ok := f.options.OwnerOf(info)
	if !info.Mode().IsRegular() || isLinked(info) || f.options.Check != BySignature && (!ok || owner != f.options.Manager) {
		return errors.New(say.NotYours(path))
	}
	return nil
}

// SetOpen shows colleagues which application the manager has open; 0 is no application. Where signatures
// count it does nothing, because presences are not signed.
func (f *Folder) SetOpen(service string, applyID int64) error {
	if f.options.Check == BySignature {
		return nil
	}
	path := filepath.Join(f.options.Path, team.PresenceOf(f.options.Manager, f.options.Host))
	if applyID <= 0 {
		if err := os.Remove(path); err != nil && !errors.Is(err, fs.ErrNotExist) {
			return err
		}
		return nil
	}
	p := team.Presence{V: team.Version, By: f.options.Manager, At: f.options.Now().UTC().Truncate(time.Second), Service: service, ApplyID: applyID}
	data, err := json.Marshal(p)
	if err != nil {
		return err
	}
	return f.install(path, data, false)
}

func (f *Folder) readPresence(name, manager string) (p team.Presence, ok bool) {
	const most = 4 << 10
	if f.options.Check == BySignature {
		return p, false
	}
	r, _, why := f.open(name, manager, most)
	if why != "" {
		return p, false
	}
	defer func() { _ = r.Close() }() // only read
	data, err := io.ReadAll(io.LimitReader(r, most))
	if err != nil || json.Unmarshal(data, &p) != nil {
		return p, false
	}
	return p, p.V == team.Version && p.By == manager && p.Fresh(f.options.Now())
}

// Sweep removes files of this manager that a killed program has left half written.
func (f *Folder) Sweep() {
	names, err := f.list()
	if err != nil {
		return
	}
	for _, name := range names {
		path := filepath.Join(f.options.Path, name)
		if info, err := os.Lstat(path); err == nil && strings.HasPrefix(name, ".new-"+f.options.Manager+"-") && f.options.Now().Sub(info.ModTime()) > time.Hour {
			_ = os.Remove(path) // the next sweep tries again
		}
	}
}
