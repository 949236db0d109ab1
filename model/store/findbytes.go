package store

import (
	"errors"
	"io"
	"io/fs"
	"math"
	"os"
	"path/filepath"

	"shortlist/model/lang"
)

// FindBytes counts the places of marks in the store's own files: the database, with its
// free pages, and its log. found has the files with any, by name; files is how many were searched.
//
// SQLite's locks on a file end when this process closes any handle of it. So FindBytes
// keeps its handles until the store is closed.
func (s *Store) FindBytes(marks *Marks) (found map[string]int, files int, err error) {
	found = map[string]int{}
	if s.path == "" {
		return found, 0, nil
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, end := range append([]string{""}, beside()...) {
		f, err := s.handle(s.path + end)
		if errors.Is(err, fs.ErrNotExist) {
			continue
		}
		if err != nil {
			return found, files, wrap(lang.Text("read the store"), err)
		}
		n, err := marks.Count(io.NewSectionReader(f, 0, math.MaxInt64))
		if err != nil {
			return found, files, wrap(lang.Text("read the store"), err)
		}
		if files++; n > 0 {
			found[filepath.Base(s.path+end)] = n
		}
	}
	return found, files, nil
}

// handle returns the open handle of a file of the store, or opens the file.
func (s *Store) handle(path string) (*os.File, error) {
	info, err := os.Stat(path)
	if err != nil {
		return nil, err
	}
	for _, f := range s.handles {
		if known, err := f.Stat(); err == nil && os.SameFile(known, info) {
			return f, nil
		}
	}
	f, err := os.Open(path)
	if err == nil {
		s.handles = append(s.handles, f)
	}
	return f, err
}

// IsOpenFile reports whether a path is one of the files that FindBytes reads, or the lock.
// Nothing else in this process may open such a file.
func (s *Store) IsOpenFile(path string) bool {
	return s.path != "" && (path == s.path || path == s.lockPath() || path == s.path+"-wal" || path == s.path+"-shm" || path == s.path+"-journal")
}
