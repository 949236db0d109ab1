package files

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"time"

	"shortlist/model/filesystem"
)

// Inbox is the folder of the files that came with callbacks of one account.
type Inbox struct {
	dir    string
	folder *filesystem.Own
}

// NewInbox returns the inbox in a folder, which is made for the first file.
func NewInbox(dir string) *Inbox { return &Inbox{dir, filesystem.NewOwn(dir)} }

// kept begins the names of the files.
const kept = "attachment-"

// Attachment is a file on its way into the inbox.
type Attachment struct {
	dir string
	f   *os.File
}

// Create begins a file. The caller ends it with Commit or Discard.
func (in *Inbox) Create() (*Attachment, error) {
	if err := in.make(); err != nil {
		return nil, inboxError(err)
	}
	f, err := os.CreateTemp(in.dir, kept) // 0600
	if err != nil {
		return nil, inboxError(err)
	}
	return &Attachment{in.dir, f}, nil
}

// make makes the folder if it is missing, and makes its entry durable.
func (in *Inbox) make() error {
	made, err := in.folder.Ready()
	if err != nil || !made {
		return err
	}
	return filesystem.Sync(filepath.Dir(in.dir))
}

// Write implements io.Writer.
func (f *Attachment) Write(p []byte) (int, error) {
	n, err := f.f.Write(p)
	if err != nil {
		err = inboxError(err)
	}
	return n, err
}

// Commit ends the file and returns its name. The file and its name are then on the disk.
func (f *Attachment) Commit() (ref string, err error) {
	if err := errors.Join(f.f.Sync(), f.f.Close()); err != nil {
		return "", inboxError(err)
	}
	if err := filesystem.Sync(f.dir); err != nil {
		return "", inboxError(err)
	}
	return filepath.Base(f.f.Name()), nil
}

// Discard removes the file, also after Commit.
func (f *Attachment) Discard() {
	_ = f.f.Close()           // it may be closed
	_ = os.Remove(f.f.Name()) // Sweep removes a file that stays
}

// Owns reports whether a name is one that Commit gave, so that a damaged store cannot
// make the program read another file.
func (in *Inbox) Owns(ref string) bool {
	return strings.HasPrefix(ref, kept) && filepath.Base(ref) == ref
}

// Open opens a kept file for reading. It refuses a file whose size has changed, because another
// program changed it.
func (in *Inbox) Open(ref string, size int64) (*os.File, error) {
	if !in.Owns(ref) {
		return nil, os.ErrNotExist
	}
	f, err := os.Open(filepath.Join(in.dir, ref))
	if err != nil {
		return nil, err
	}
	info, err := f.Stat()
	if err == nil && (!info.Mode().IsRegular() || info.Size() != size) {
		err = os.ErrNotExist
	}
	if err != nil {
		return nil, errors.Join(err, f.Close())
	}
	return f, nil
}

// Remove removes a file. If that fails, Sweep removes it later.
func (in *Inbox) Remove(ref string) {
	if in.Owns(ref) {
		_ = os.Remove(filepath.Join(in.dir, ref))
	}
}

// Sweep removes files that are older than before and not needed. A program leaves such files when it is killed before
// it has stored the arrival that they belong to.
func (in *Inbox) Sweep(needed func(ref string) bool, before time.Time) error {
	entries, err := os.ReadDir(in.dir)
	if errors.Is(err, os.ErrNotExist) {
		return nil
	}
	for _, e := range entries {
		info, gone := e.Info()
		if gone != nil || !in.Owns(e.Name()) || needed(e.Name()) || info.ModTime().After(before) {
			continue
		}
		if err := os.Remove(filepath.Join(in.dir, e.Name())); err != nil && !errors.Is(err, os.ErrNotExist) {
			return fmt.Errorf("sweep the inbox: %w", err)
		}
	}
	return err
}

func inboxError(err error) error { return fmt.Errorf("keep the attachment: %w", err) }
