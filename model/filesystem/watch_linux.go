package filesystem

import (
	"context"
	"path/filepath"
	"strings"

	"github.com/fsnotify/fsnotify"
)

// Watch calls written at once, and for each write in a folder to a file whose name begins with a prefix. It returns when
// the context ends, when the folder is gone, or when the file system does not report writes.
func Watch(ctx context.Context, folder, prefix string, written func()) {
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
			case strings.HasPrefix(filepath.Base(e.Name), prefix):
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
