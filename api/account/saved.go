package account

import (
	"cmp"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"

	"shortlist/model"
	"shortlist/model/files"
	"shortlist/model/store"
)

// SavedState is how a saved file is found later. Only an unchanged one may be deleted.
type SavedState string

// The states of saved files.
const (
	SavedUnchanged  SavedState = "unchanged"
	SavedChanged    SavedState = "changed"
	SavedNotRegular SavedState = "notRegular" // a link, a folder or the like has its name now
	SavedMissing    SavedState = "missing"    // it was deleted, moved or renamed
	SavedUnread     SavedState = "unreadable"
)

// SavedFile is a file with erased applications that shortlist saved where the person wanted it.
type SavedFile struct {
	Path   string // in blind mode without the name
	State  SavedState
	Others int // applications in it that are not erased
}

// SavedCV is a saved CV.
type SavedCV struct {
	Path string
	Text bool // its redacted text: blind mode was on
}

// SaveCV copies a candidate's CV into dir ("" for the configured folder) under a safe
// name, and never overwrites a file; a copy that is there already stays the only one. If blind mode is on at that time, it saves the
// redacted text instead. Text shows which of both was tried, even after an error.
func (a *Account) SaveCV(ctx context.Context, c model.Candidate, dir string) (saved SavedCV, err error) {
	f, err := a.NamedCV(ctx, c)
	if saved.Text = f.Text; err != nil {
		return saved, err
	}
	defer func() { _ = f.Close() }() // only read
	saved.Path, err = a.noteSaved(ctx, f, []int64{c.ID}, func(src io.Reader) (string, error) {
		return files.SaveCVOnce(cmp.Or(dir, a.opts.CVDir), f.Name, src)
	})
	return saved, err
}

// noteSaved saves a file with some applications, and records where it is. A record that cannot be written does not
// fail: the file is there.
func (a *Account) noteSaved(ctx context.Context, src io.Reader, applies []int64, save func(io.Reader) (string, error)) (string, error) {
	digest := sha256.New()
	through := &counted{Reader: io.TeeReader(src, digest)}
	path, err := save(through)
	if err != nil {
		return path, err
	}
	whole, err := filepath.Abs(path)
	if err == nil {
		err = a.store.NoteSaved(context.WithoutCancel(ctx), store.SavedFile{
			Path: whole, At: a.opts.Now(), Size: through.n, Digest: hex.EncodeToString(digest.Sum(nil)), Applies: applies,
		})
	}
	if err != nil {
		a.opts.Log.Warn("saved file not recorded", "error", err)
	}
	return path, nil
}

// counted counts the bytes that are read.
type counted struct {
	io.Reader
	n int64
}

// Read implements io.Reader.
func (c *counted) Read(p []byte) (n int, err error) {
	n, err = c.Reader.Read(p)
	c.n += int64(n)
	return n, err
}

// eraseSaved lists the saved files of an erasure, and deletes those that are unchanged if it may.
func (a *Account) eraseSaved(e store.Erasure, remove bool, r *Receipt) {
	erased := map[int64]bool{}
	for _, id := range e.Applies {
		erased[id] = true
	}
	for _, f := range e.Saved {
		state, err := stateOfSaved(f, remove)
		file := SavedFile{Path: f.Path, State: state}
		for _, id := range f.Applies {
			if !erased[id] {
				file.Others++
			}
		}
		if a.Blind() { // the name may be the applicant's
			file.Path = filepath.Join(filepath.Dir(f.Path), "…"+filepath.Ext(f.Path))
		}
		var why *fs.PathError
		switch {
		case errors.As(err, &why):
			r.Failed = append(r.Failed, fmt.Sprintf("%s: %v", file.Path, why.Err))
		case err != nil:
			r.Failed = append(r.Failed, err.Error())
		case remove && state == SavedUnchanged:
			r.Deleted++
			continue
		}
		r.Saved = append(r.Saved, file)
	}
}

// stateOfSaved compares a saved file with its record, and deletes an unchanged one if it may. The error is that of
// the deletion.
func stateOfSaved(f store.SavedFile, remove bool) (SavedState, error) {
	dir, name := filepath.Split(f.Path)
	root, err := os.OpenRoot(dir) // the file that is compared is the one that is deleted
	if err != nil {
		return stateOfError(err), nil
	}
	defer func() { _ = root.Close() }() // opened for reading only
	info, err := root.Lstat(name)
	switch {
	case err != nil:
		return stateOfError(err), nil
	case !info.Mode().IsRegular():
		return SavedNotRegular, nil
	case info.Size() != f.Size:
		return SavedChanged, nil
	}
	file, err := root.Open(name)
	if err != nil {
		return stateOfError(err), nil
	}
	digest := sha256.New()
	_, err = io.Copy(digest, file)
	opened, failed := file.Stat()
	if err := errors.Join(err, failed, file.Close()); err != nil {
		return SavedUnread, nil
	}
	if !os.SameFile(info, opened) || hex.EncodeToString(digest.Sum(nil)) != f.Digest {
		return SavedChanged, nil
	}
	if !remove {
		return SavedUnchanged, nil
	}
	return SavedUnchanged, root.Remove(name)
}

// stateOfError is the state of a saved file that cannot be opened.
func stateOfError(err error) SavedState {
	if errors.Is(err, fs.ErrNotExist) {
		return SavedMissing
	}
	return SavedUnread
}
