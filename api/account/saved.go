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

// SavedState is the state of a saved file compared with its record. Only an unchanged file may be deleted.
type SavedState string

// The states of saved files.
const (
	SavedUnchanged  SavedState = "unchanged"
	SavedChanged    SavedState = "changed"
	SavedNotRegular SavedState = "notRegular" // the path is now a link, a folder or the like
	SavedMissing    SavedState = "missing"    // the file was deleted, moved or renamed
	SavedUnread     SavedState = "unreadable"
)

// SavedFile is a file with erased applications that shortlist saved where the person wanted it.
type SavedFile struct {
	Path   string // in blind mode without the file's name
	State  SavedState
	Others int // applications in it that are not erased
}

// SavedCV is a saved CV.
type SavedCV struct {
	Path string
	Text bool // the file has the redacted text, because blind mode was on
}

// SaveCV copies a candidate's CV into dir ("" for the configured folder) under a safe name. It never overwrites a
// file, and makes no second copy of a file that is there already. In blind mode it saves the redacted text instead.
// Text shows which of the two was tried, even after an error.
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

// noteSaved saves a file with some applications, and records where it is. If the record cannot be written, that is no
// error: the file is there.
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

// eraseSaved lists the saved files of an erasure, and with remove deletes the unchanged ones.
func (a *Account) eraseSaved(e store.Erasure, remove bool, r *Receipt) {
	erased := model.Set(e.Applies)
	for _, f := range e.Saved {
		state, err := stateOfSaved(f, remove)
		file := SavedFile{Path: f.Path, State: state}
		for _, id := range f.Applies {
			if !erased[id] {
				file.Others++
			}
		}
		if a.Blind() { // the file's name may hold the applicant's
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

// stateOfSaved compares a saved file with its record, and with remove deletes an unchanged one. The error is about
// the deletion.
func stateOfSaved(f store.SavedFile, remove bool) (SavedState, error) {
	dir, name := filepath.Split(f.Path)
	root, err := os.OpenRoot(dir) // so that the deleted file is the compared one
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
