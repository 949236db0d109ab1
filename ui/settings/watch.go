package settings

import (
	"context"
	"os"
	"path/filepath"
	"reflect"
	"time"

	"github.com/fsnotify/fsnotify"

	"shortlist/model/crash"
)

// quiet is how long nothing may change before a folder is read: editors write a file in several steps.
const quiet = 100 * time.Millisecond

// Watch returns a channel that gets the themes of the folder at once, and again whenever they change. It is closed
// when the context ends, if the system reports no changes, or at a panic.
func (f ThemeFolder) Watch(ctx context.Context, report crash.Report) <-chan Themes {
	out := make(chan Themes)
	go func() {
		defer close(out)
		_ = report.Guard(func() error { f.watch(ctx, out); return nil }) // after a panic the themes stay
	}()
	return out
}

func (f ThemeFolder) watch(ctx context.Context, out chan<- Themes) {
	w, err := fsnotify.NewWatcher()
	if err == nil {
		defer func() { _ = w.Close() }()
	}
	var last Themes
	for {
		if w != nil {
			f.follow(w)
		}
		if now := f.Read(); !reflect.DeepEqual(now, last) {
			last = now
			select {
			case out <- now:
			case <-ctx.Done():
				return
			}
		}
		if w == nil || !changed(ctx, w) {
			return
		}
	}
}

// follow watches the folder, its parent, and the folders of linked files. If the parent does not exist yet, it
// watches the nearest folder above that does.
func (f ThemeFolder) follow(w *fsnotify.Watcher) {
	above := filepath.Dir(string(f))
	for w.Add(above) != nil && above != filepath.Dir(above) { // the nearest that exists
		above = filepath.Dir(above)
	}
	_ = w.Add(string(f))
	entries, _ := os.ReadDir(string(f))
	for _, e := range entries {
		if e.Type()&os.ModeSymlink == 0 || filepath.Ext(e.Name()) != extension {
			continue
		}
		if real, err := filepath.EvalSymlinks(filepath.Join(string(f), e.Name())); err == nil {
			_ = w.Add(filepath.Dir(real))
		}
	}
}

// busy is how long a folder may go on changing before it is read anyway.
const busy = 2 * time.Second

// changed waits for a change, and then until the folder is quiet, or busy for too long. It reports false when the
// context ends.
func changed(ctx context.Context, w *fsnotify.Watcher) bool {
	var after, latest <-chan time.Time
	for {
		ok := true
		select {
		case <-after:
			return true
		case <-latest:
			return true
		case _, ok = <-w.Events:
		case _, ok = <-w.Errors: // changes may be lost
		case <-ctx.Done():
			ok = false
		}
		if !ok {
			return false
		}
		after = time.After(quiet)
		if latest == nil {
			latest = time.After(busy)
		}
	}
}
