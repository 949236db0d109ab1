package filesystem

import (
	"errors"
	"os"
	"path/filepath"
	"time"
)

// Answers reports whether the file system of a path answers in time, even with an error. It opens the file, because
// the system may answer other calls from its cache.
func Answers(path string, within time.Duration) bool {
	answered := make(chan struct{})
	go func() {
		defer close(answered)
		if info, err := os.Stat(path); err != nil || !info.IsDir() && !info.Mode().IsRegular() {
			return
		}
		if f, err := os.Open(path); err == nil {
			_, _ = f.Readdirnames(1)
			_ = f.Close()
		}
	}()
	select {
	case <-answered:
		return true
	case <-time.After(within):
		return false
	}
}

// Resolve makes a path absolute and follows the links in the part of it that exists.
func Resolve(path string) (string, error) {
	path, err := filepath.Abs(path)
	if err != nil {
		return "", err
	}
	rest := ""
	for {
		real, err := filepath.EvalSymlinks(path)
		if err == nil {
			return filepath.Join(real, rest), nil
		}
		if !errors.Is(err, os.ErrNotExist) || path == filepath.Dir(path) {
			return "", err
		}
		rest = filepath.Join(filepath.Base(path), rest)
		path = filepath.Dir(path)
	}
}
