package team

import (
	"context"
	"encoding/json"
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"time"
)

// SetOpen shows colleagues which application the manager has open; 0 is no application.
func (f *Folder) SetOpen(_ context.Context, service string, applyID int64) error {
	if f.options.Off != nil {
		return f.options.Off
	}
	path := filepath.Join(f.options.Path, PresenceOf(f.options.Manager, f.options.Host))
	if applyID <= 0 {
		if err := os.Remove(path); err != nil && !errors.Is(err, fs.ErrNotExist) {
			return err
		}
		return nil
	}
	p := Presence{V: 1, By: f.options.Manager, At: f.options.Now().UTC().Truncate(time.Second), Service: service, ApplyID: applyID}
	data, err := json.Marshal(p)
	if err != nil {
		return err
	}
	return f.install(path, data, false)
}

func (f *Folder) readPresence(name, manager string) (p Presence, ok bool) {
	const most = 4 << 10
	r, _, why := f.open(name, manager, most)
	if why != "" {
		return p, false
	}
	defer func() { _ = r.Close() }() // only read
	data, err := io.ReadAll(io.LimitReader(r, most))
	if err != nil || json.Unmarshal(data, &p) != nil {
		return p, false
	}
	return p, p.V == 1 && p.By == manager && p.Fresh(f.options.Now())
}

// Sweep removes files of this manager that a killed program has left half written.
func (f *Folder) Sweep() {
	isLeft := func(name string) bool { return strings.HasPrefix(name, ".new-"+f.options.Manager+"-") }
	names, err := f.list(context.Background(), isLeft)
	if err != nil {
		return
	}
	for _, name := range names {
		path := filepath.Join(f.options.Path, name)
		if info, err := os.Lstat(path); err == nil && f.options.Now().Sub(info.ModTime()) > time.Hour {
			_ = os.Remove(path) // the next sweep tries again
		}
	}
}
