package team

import (
	"context"

	"github.com/fsnotify/fsnotify"
)

// notified calls changed for each write in a folder until the context ends, or the folder is gone.
func notified(ctx context.Context, path string, changed func()) {
	w, err := fsnotify.NewBufferedWatcher(64)
	if err != nil {
		return
	}
	defer func() { _ = w.Close() }()
	if err := w.Add(path); err != nil {
		return
	}
	changed() // what was written before counts too
	for {
		select {
		case e, ok := <-w.Events:
			if !ok || e.Name == path { // it was moved or removed
				return
			}
			changed()
		case _, ok := <-w.Errors:
			if !ok {
				return
			}
			changed() // events may be lost
		case <-ctx.Done():
			return
		}
	}
}
