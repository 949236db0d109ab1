package store

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"os"
	"slices"

	"shortlist/model"
)

// unkeptRoom is the size of the file that notes what could not be kept. It is made while there is room, and written
// in place: the disk may be full by then.
const unkeptRoom = 4096

func (s *Store) unkeptPath() string { return s.path + ".unkept" }

// reserveUnkept makes the file, if it can.
func (s *Store) reserveUnkept() {
	if s.path == "" {
		return
	}
	if info, err := os.Stat(s.unkeptPath()); err == nil && info.Size() >= unkeptRoom {
		return
	}
	_ = s.changeUnkept(func(*model.Unkept) bool { return true }) // without it, who loses changes is not reminded of them
}

// Unkept returns which changes windows could not keep before they ended.
func (s *Store) Unkept() (u model.Unkept, err error) {
	if s.path == "" {
		return u, nil
	}
	data, err := os.ReadFile(s.unkeptPath())
	return parseUnkept(data), ignoreNotExist(err)
}

// parseUnkept reads the content of the file. A file that was not written to its end notes nothing.
func parseUnkept(data []byte) (u model.Unkept) {
	if err := json.Unmarshal(bytes.TrimSpace(data), &u); err != nil {
		return model.Unkept{}
	}
	return u
}

// AddUnkept notes changes that this window cannot keep before it ends.
func (s *Store) AddUnkept(more model.Unkept) error {
	if s.path == "" {
		return nil
	}
	return s.changeUnkept(func(u *model.Unkept) bool {
		u.Changes += more.Changes
		for _, id := range more.Applies {
			if !slices.Contains(u.Applies, id) {
				u.Applies = append(u.Applies, id)
			}
		}
		u.Drafts = append(u.Drafts, more.Drafts...)
		return true
	})
}

// DropUnkept forgets what Unkept has returned, unless more was noted since.
func (s *Store) DropUnkept(known model.Unkept) error {
	if s.path == "" {
		return nil
	}
	return s.changeUnkept(func(u *model.Unkept) bool {
		same := u.Changes == known.Changes && slices.Equal(u.Applies, known.Applies) && slices.Equal(u.Drafts, known.Drafts)
		*u = model.Unkept{}
		return same
	})
}

// changeUnkept changes the content of the file, unless change returns false. It needs no room if the file was made
// before.
func (s *Store) changeUnkept(change func(*model.Unkept) bool) error {
	if err := s.folder.Check(); err != nil { // no file is made below a mount point
		return plain(err)
	}
	err := s.locked(func() (err error) {
		f, err := os.OpenFile(s.unkeptPath(), os.O_RDWR|os.O_CREATE, 0o600)
		if err != nil {
			return err
		}
		defer func() { err = errors.Join(err, f.Close()) }()
		data, err := io.ReadAll(io.LimitReader(f, unkeptRoom))
		if err != nil {
			return err
		}
		u := parseUnkept(data)
		if !change(&u) {
			return nil
		}
		if data, err = encodeUnkept(u); err != nil {
			return err
		}
		if _, err = f.WriteAt(data, 0); err != nil {
			return err
		}
		return f.Sync()
	})
	return plain(err)
}

// encodeUnkept returns what fills the file. If there are too many applications, it names the first ones.
func encodeUnkept(u model.Unkept) (data []byte, err error) {
	for {
		if !u.IsNothing() {
			if data, err = json.Marshal(u); err != nil {
				return nil, err
			}
		}
		if len(data) < unkeptRoom {
			return append(data, bytes.Repeat([]byte("\n"), unkeptRoom-len(data))...), nil
		}
		u.Applies, u.Drafts = u.Applies[:len(u.Applies)/2], u.Drafts[:(len(u.Drafts)+1)/2]
	}
}
