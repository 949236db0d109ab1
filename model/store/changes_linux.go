package store

import (
	"context"
	"path/filepath"
	"strings"

	"github.com/fsnotify/fsnotify"
)

// watchFile calls written for each write to the database and the files beside it. It returns when
// the context ends, or when the file system does not report writes.
func watchFile(ctx context.Context, path string, written func()) {
	folder, name := filepath.Split(path)
	w, err := fsnotify.NewBufferedWatcher(64)
	if err != nil {
		return
	}
	defer func() { _ = w.Close() }()
	if err := w.Add(folder); err != nil {
		return
	}
	written() // something may have been written before
	for {
		select {
		case e, ok := <-w.Events:
			switch {
			case !ok, filepath.Clean(e.Name) == filepath.Clean(folder): // the folder was moved or removed
				return
			case strings.HasPrefix(filepath.Base(e.Name), name):
				written()
			}
		case _, ok := <-w.Errors:
			if !ok {
				return
			}
			written() // events may be lost
		case <-ctx.Done():
			return
		}
	}
}
