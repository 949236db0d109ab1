package team

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"time"

	"shortlist/model/lang"
)

// Write adds changes to the manager's file, in their order. If a tombstone, of this or another manager, ends an
// application, Write takes the lines about it out of the file and adds none. It returns how many lines it took out. A
// change of KindErased has the id of its application.
func (f *Folder) Write(ctx context.Context, service string, changes []Change, colleagues *View) (removed int, err error) {
	return f.edit(ctx, func(own []Line) (kept, added []Line) {
		mine := Merge([]File{{Name: f.own(), Manager: f.options.Manager, Lines: own}}, nil)
		ending := map[string]bool{}
		for _, c := range changes {
			l := Line{At: c.At, Service: service, JobID: c.JobID, ApplyID: c.ApplyID, Kind: c.Kind, Value: c.Value}
			if c.Kind == KindErased {
				l.JobID, l.ApplyID, l.Value = 0, 0, Tombstone(service, c.ApplyID)
				ending[l.Value] = true
				if c.Value == OwnLines || mine.Erased(service, c.ApplyID) {
					continue
				}
			} else if mine.Holds(f.options.Manager, service, c) && (colleagues == nil || colleagues.Holds(f.options.Manager, service, c)) {
				continue // already the last decision, on other hosts, too
			}
			added = append(added, l)
		}
		ended := func(l Line) bool {
			return l.ApplyID != 0 && (ending[Tombstone(l.Service, l.ApplyID)] || mine.Erased(l.Service, l.ApplyID) ||
				colleagues != nil && colleagues.Erased(l.Service, l.ApplyID))
		}
		return slices.DeleteFunc(own, ended), slices.DeleteFunc(added, ended)
	})
}

// Revive takes the tombstones of a service out of the manager's file.
func (f *Folder) Revive(ctx context.Context, service string) error {
	_, err := f.edit(ctx, func(own []Line) (kept, added []Line) {
		return slices.DeleteFunc(own, func(l Line) bool { return l.Kind == KindErased && l.Service == service }), nil
	})
	return err
}

// edit changes the manager's file: it appends the added lines, or writes the file again if some lines are not kept.
// It returns the number of lines that are not kept.
func (f *Folder) edit(ctx context.Context, change func(own []Line) (kept, added []Line)) (removed int, err error) {
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
	own := &file{chain: NewChain(f.own())}
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
		return 0, errors.New(lang.Text("a newer shortlist has written to %s; update this one, as it would lose those lines", f.Own()))
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
func (f *Folder) mine(ctx context.Context, c *Chain) []Line {
	if !f.signed() {
		return c.Lines
	}
	lines, _ := c.Signed(func(text []byte, signature string) bool {
		return f.options.Keys.Verify(ctx, f.options.Manager, text, signature)
	})
	return lines
}

// newest leaves out lines that a later line has replaced.
func newest(lines []Line) []Line {
	type key struct {
		service string
		apply   int64
		slot    string
	}
	last := map[key]int64{}
	of := func(l Line) key {
		if l.ApplyID == 0 {
			return key{l.Service, 0, l.Value}
		}
		return key{l.Service, l.ApplyID, l.Change().Slot()}
	}
	for _, l := range lines {
		last[of(l)] = l.N
	}
	return slices.DeleteFunc(lines, func(l Line) bool { return last[of(l)] != l.N })
}

// encoded makes the lines follow a chain, and signs them. Only if others trust the owner of the file, lines
// without a signature are returned, with ErrUnsigned.
func (f *Folder) encoded(ctx context.Context, c *Chain, lines []Line) (out []byte, err error) {
	add := func(l Line) {
		raw := c.Next(l).Bytes()
		out = append(append(out, raw...), '\n')
		c.Add(raw)
	}
	for _, l := range lines {
		if l.Kind != KindSignature {
			add(l)
		}
	}
	if !f.options.Signs || f.options.Keys == nil || !c.Unsigned() {
		return out, nil
	}
	l := c.Next(Line{At: f.options.Now().Truncate(time.Second), Kind: KindSignature})
	l.Value, err = f.signature(ctx, SignedText(f.own(), l.N, l.Prev))
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
	_, err := f.signature(ctx, SignedText(f.own(), 1, Root(f.own())))
	return err
}

// signature signs a text. Where signatures count, it checks that colleagues accept the manager's.
func (f *Folder) signature(ctx context.Context, text []byte) (string, error) {
	s, err := f.options.Keys.Sign(ctx, text)
	if err == nil && f.signed() && !f.options.Keys.Verify(ctx, f.options.Manager, text, s) {
		err = errors.New(lang.Text("the file of team.allowed_signers has no key of %s that fits your signature", f.options.Manager))
	}
	return s, err
}

// ErrUnsigned is returned if lines were written, but could not be signed.
var ErrUnsigned = lang.NewError("your changes are in the team folder, but could not be signed")

// add appends lines. It first removes an end that an earlier program could not write as a whole.
func (f *Folder) add(ctx context.Context, w *os.File, own *file, lines []Line) error {
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
func (f *Folder) replace(ctx context.Context, lines []Line) error {
	data, unsigned := f.encoded(ctx, NewChain(f.own()), lines)
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
	err = f.setMode(w, fileMode)
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
	if err == nil && f.options.ModeOf(info) != 0o600 {
		err = f.setMode(held, 0o600)
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
			err = errors.New(lang.Text("another program of yours has locked %s, so shortlist could not write to it", f.Own()))
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
	if err == nil && f.options.ModeOf(info) != fileMode {
		err = f.setMode(w, fileMode)
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
		if err := f.Keeps(); err != nil {
			return err
		}
		return errors.New(lang.Text("%s is not a file of yours, so shortlist does not write to it", path))
	}
	return nil
}

// setMode changes the mode of a file. Some file systems keep none, and may refuse the change: that is no failure
// unless others can write to the file, and only its owner shows who has written it.
func (f *Folder) setMode(w *os.File, mode fs.FileMode) error {
	failed := w.Chmod(mode)
	info, err := w.Stat()
	switch {
	case err != nil:
		return errors.Join(failed, err)
	case f.options.Check != BySignature && f.othersWrite(info):
		return errors.New(lang.Text("the file system of %s keeps no permissions, so others could write in your name, and colleagues would not use your changes; mount it with umask=027, or set team.check to \"signature\"", f.options.Path))
	}
	return nil
}

// othersWrite reports whether users besides the owner can write to a file.
func (f *Folder) othersWrite(info fs.FileInfo) bool { return f.options.ModeOf(info)&0o022 != 0 }

// Keeps returns an error if the file system of the folder does not keep what shows who has written a file: its
// owner and its mode. Colleagues would not use the manager's changes there.
func (f *Folder) Keeps() (err error) {
	if f.options.Check == BySignature {
		return nil
	}
	w, err := os.CreateTemp(f.options.Path, ".new-"+f.options.Manager+"-")
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, w.Close(), os.Remove(w.Name())) }()
	info, err := w.Stat()
	if err != nil {
		return err
	}
	if owner, ok := f.options.OwnerOf(info); !ok || owner != f.options.Manager {
		return errors.New(lang.Text("a new file in %s belongs to %s and not to %s, so colleagues would not use your changes; mount the folder so that your files belong to you, or set team.check to \"signature\"", f.options.Path, cmp.Or(owner, "?"), f.options.Manager))
	}
	return f.setMode(w, fileMode)
}
