package team

import (
	"cmp"
	"context"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"time"

	"shortlist/model/filesystem"
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
			l := Line{Service: service, Change: c}
			if c.Kind == KindErased {
				if c.ApplyID != 0 {
					l.Value = Tombstone(service, c.ApplyID)
				}
				l.JobID, l.ApplyID = 0, 0
				ending[l.Value] = true
				if c.Value == OwnLines || mine.erased[l.Value] != "" {
					continue
				}
			} else if l.check() != nil || mine.Holds(f.options.Manager, service, c) && (colleagues == nil || colleagues.Holds(f.options.Manager, service, c)) {
				continue // no reader takes it, or it is already the last decision, on other hosts, too
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
	if f.options.Off != nil {
		return 0, f.options.Off
	}
	f.writing.Lock()
	defer f.writing.Unlock()
	held, err := f.lockOwn(ctx)
	if err != nil {
		return 0, err
	}
	defer func() { err = errors.Join(err, held.Close()) }()
	w, err := f.openMine(f.Own(), fileMode)
	if err != nil {
		return 0, err
	}
	defer func() { err = errors.Join(err, w.Close()) }()
	own := &file{lines: lines{File: File{Manager: f.options.Manager}}}
	if err := own.read(w); err != nil {
		return 0, err
	}
	kept, added := change(slices.Clone(own.Lines))
	removed = len(own.Lines) - len(kept)
	if removed == 0 && own.offset <= tidyBytes {
		return 0, f.add(w, own, added)
	}
	if own.newer {
		return 0, errors.New(lang.Text("a newer shortlist has written to %s; update this one, as it would lose those lines", f.Own()))
	}
	if own.offset > tidyBytes {
		kept = newest(kept)
	}
	return removed, f.replace(append(kept, added...))
}

// rowKey is what a line replaces: the earlier line with the same one.
type rowKey struct {
	service string
	apply   int64
	slot    string // of a tombstone, its value
}

func (l Line) key() rowKey {
	if l.ApplyID == 0 {
		return rowKey{l.Service, 0, l.Value}
	}
	return rowKey{l.Service, l.ApplyID, l.Slot()}
}

// newest leaves out lines that a later line has replaced.
func newest(lines []Line) (kept []Line) {
	last := map[rowKey]int{}
	for i, l := range lines {
		last[l.key()] = i
	}
	for i, l := range lines {
		if last[l.key()] == i {
			kept = append(kept, l)
		}
	}
	return kept
}

// encoded returns lines as a file of the manager's has them.
func (f *Folder) encoded(lines []Line) (out []byte) {
	for _, l := range lines {
		l.V, l.By, l.At = Version, f.options.Manager, l.At.UTC()
		out = append(append(out, l.Bytes()...), '\n')
	}
	return out
}

// add appends lines. It first removes an end that an earlier program could not write as a whole.
func (f *Folder) add(w *os.File, own *file, lines []Line) error {
	data := f.encoded(lines)
	if len(data) == 0 {
		return nil
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
	return w.Sync()
}

// replace writes the file again with other lines: whole or not at all.
func (f *Folder) replace(lines []Line) error { return f.install(f.Own(), f.encoded(lines), true) }

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
	return filesystem.Sync(f.options.Path)
}

// fileMode is the mode of files: colleagues read them through the group of the folder.
const fileMode = 0o640

// lockTime is how long a write waits for another program of the manager's on this host.
const lockTime = 10 * time.Second

// lockOwn keeps other programs of the manager's on this host from the own file until the returned file
// is closed. It locks a file that only the manager can open: whoever can open a file can lock it.
func (f *Folder) lockOwn(ctx context.Context) (*os.File, error) {
	held, err := f.openMine(filepath.Join(f.options.Path, ".lock-"+f.own()), 0o600)
	if err != nil {
		return nil, err
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

// openMine opens a file of the manager's for writing. It makes a missing file.
func (f *Folder) openMine(path string, mode fs.FileMode) (*os.File, error) {
	w, err := openOwn(path, mode)
	if err != nil {
		return nil, err
	}
	info, err := w.Stat()
	if err == nil {
		err = f.isOwn(path, info)
	}
	if err == nil && f.options.ModeOf(info) != mode {
		err = f.setMode(w, mode)
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
	if !info.Mode().IsRegular() || isLinked(info) || !ok || owner != f.options.Manager {
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
	case f.othersWrite(info):
		return errors.New(lang.Text("the file system of %s keeps no permissions, so others could write in your name, and colleagues would not use your changes; mount it with umask=027", f.options.Path))
	}
	return nil
}

// othersWrite reports whether users besides the owner can write to a file.
func (f *Folder) othersWrite(info fs.FileInfo) bool { return f.options.ModeOf(info)&0o022 != 0 }

// Keeps returns an error if the file system of the folder does not keep what shows who has written a file: its
// owner and its mode. Colleagues would not use the manager's changes there.
func (f *Folder) Keeps() (err error) {
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
		return errors.New(lang.Text("a new file in %s belongs to %s and not to %s, so colleagues would not use your changes; mount the folder so that your files belong to you", f.options.Path, cmp.Or(owner, "?"), f.options.Manager))
	}
	return f.setMode(w, fileMode)
}
