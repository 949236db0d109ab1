package store

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"maps"
	"os"
	"slices"
	"time"

	"shortlist/model"
)

// unkeptRoom is the size of the file that notes which changes could not be kept. The file is made while the disk has
// room and written in place, because the disk may be full later.
const unkeptRoom = 4096

func (s *Store) unkeptPath() string { return s.path + ".unkept" }

// reserveUnkept makes the file of unkept, if it can.
func (s *Store) reserveUnkept() {
	if info, err := os.Stat(s.unkeptPath()); err == nil && info.Size() >= unkeptRoom {
		return
	}
	_ = s.changeUnkept(time.Now(), func(*unkept) bool { return true }) // without the file, lost changes are not reported
}

// unkept is the content of the file.
type unkept struct {
	model.Unkept                  // changes that windows could not keep before they ended
	Waiting      map[string]soFar `json:",omitempty"` // changes that open windows cannot keep so far, by window
}

// soFar are the changes that a window could not keep so far, and when it noted them.
type soFar struct {
	model.Unkept
	At time.Time
}

// add adds the changes that one window could not keep.
func (u *unkept) add(more model.Unkept) {
	u.Changes += more.Changes
	for _, id := range more.Applies {
		if !slices.Contains(u.Applies, id) {
			u.Applies = append(u.Applies, id)
		}
	}
	u.Drafts = append(u.Drafts, more.Drafts...)
}

// Unkept returns which changes windows could not keep before they ended, also those that were killed.
func (s *Store) Unkept(now time.Time) (model.Unkept, error) {
	if s.path == "" {
		return model.Unkept{}, nil
	}
	data, err := os.ReadFile(s.unkeptPath())
	return s.parseUnkept(data, now).Unkept, ignoreNotExist(err)
}

// parseUnkept reads the content of the file. A file that was not written to its end notes nothing.
func (s *Store) parseUnkept(data []byte, now time.Time) (u unkept) {
	if err := json.Unmarshal(bytes.TrimSpace(data), &u); err != nil {
		return unkept{}
	}
	for _, window := range slices.Sorted(maps.Keys(u.Waiting)) {
		if w := u.Waiting[window]; window != s.owner && s.gone(window, w.At, now, holdFor) {
			u.add(w.Unkept)
			delete(u.Waiting, window)
		}
	}
	return u
}

// WaitUnkept notes which changes this window cannot keep so far, in case it is killed. An empty so forgets them. While
// there are any, it has to be called again within HoldEvery.
func (s *Store) WaitUnkept(now time.Time, so model.Unkept) error {
	return s.changeUnkept(now, func(u *unkept) bool {
		if so.IsNothing() {
			_, noted := u.Waiting[s.owner]
			delete(u.Waiting, s.owner)
			return noted
		}
		if u.Waiting == nil {
			u.Waiting = map[string]soFar{}
		}
		u.Waiting[s.owner] = soFar{so, now}
		return true
	})
}

// AddUnkept notes changes that this window cannot keep before it ends.
func (s *Store) AddUnkept(now time.Time, more model.Unkept) error {
	return s.changeUnkept(now, func(u *unkept) bool {
		u.add(more)
		delete(u.Waiting, s.owner)
		return true
	})
}

// DropUnkept forgets the changes that Unkept has returned, unless more were noted since.
func (s *Store) DropUnkept(now time.Time, known model.Unkept) error {
	return s.changeUnkept(now, func(u *unkept) bool {
		same := u.Changes == known.Changes && slices.Equal(u.Applies, known.Applies) && slices.Equal(u.Drafts, known.Drafts)
		u.Unkept = model.Unkept{}
		return same
	})
}

// changeUnkept changes the content of the file, unless change returns false. If the file exists, it needs no more room
// on the disk.
func (s *Store) changeUnkept(now time.Time, change func(*unkept) bool) error {
	if s.path == "" {
		return nil
	}
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
		u := s.parseUnkept(data, now)
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

// mostHalvings is how often the lists of applications and drafts are halved to fit the file, before other windows and
// titles are left out.
const mostHalvings = 20

// encodeUnkept returns the content of the file, exactly unkeptRoom bytes. If there are too many applications, it names
// the first ones.
func encodeUnkept(u unkept) ([]byte, error) {
	for n := 0; ; n++ {
		var data []byte
		var err error
		if !u.IsNothing() || len(u.Waiting) > 0 {
			if data, err = json.Marshal(u); err != nil {
				return nil, err
			}
		}
		if len(data) < unkeptRoom {
			return append(data, bytes.Repeat([]byte("\n"), unkeptRoom-len(data))...), nil
		}
		for window, w := range u.Waiting {
			halve(&w.Unkept)
			u.Waiting[window] = w
		}
		halve(&u.Unkept)
		if n > mostHalvings {
			clear(u.Waiting)
			u.Drafts = make([]string, min(len(u.Drafts), 1)) // a long title
		}
	}
}

func halve(u *model.Unkept) {
	u.Applies, u.Drafts = u.Applies[:len(u.Applies)/2], u.Drafts[:(len(u.Drafts)+1)/2]
}
