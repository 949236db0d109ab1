package store

import (
	"context"
	"errors"
	"io/fs"
	"os"

	"shortlist/model/lang"
)

// Inspection is the state of a store file.
type Inspection struct {
	Journal string // how changes are written: "wal" in a store of ours
	Intact  bool   // SQLite's quick check found no damage
	Size    int64  // bytes of the file and its log
}

// Inspect checks the store file at path. It changes nothing; other windows may use the file.
// It returns an error if the file is missing or cannot be read, as some damaged files, and
// ErrFull on a full disk.
func Inspect(ctx context.Context, path string) (i Inspection, err error) {
	p, err := PeekAt(path)
	if err != nil {
		return i, err
	}
	defer func() { _ = p.Close() }() // only read
	for _, end := range append([]string{""}, beside()...) {
		if info, err := os.Stat(path + end); err == nil {
			i.Size += info.Size()
		}
	}
	if err := p.db.QueryRowContext(ctx, "PRAGMA journal_mode").Scan(&i.Journal); damaged(err) {
		return i, nil
	} else if err != nil {
		return i, wrap(lang.Text("read the store"), explainAt(path, err))
	}
	if info, err := os.Stat(path); err == nil && isEmpty(info) {
		return i, nil
	}
	var report string
	err = p.db.QueryRowContext(ctx, "PRAGMA quick_check(1)").Scan(&report)
	if damaged(err) {
		err = nil
	}
	i.Intact = report == "ok" && !damaged(checkTables(ctx, p.db))
	return i, wrap(lang.Text("read the store"), explainAt(path, err))
}

func suspectedPath(path string) string { return path + ".suspected" }

// Suspect makes the next window that opens the store at a path check the whole file, and mend it if it is damaged.
// Otherwise a start finds only damage in the pages that it reads.
func Suspect(path string) error {
	if err := writeNew(suspectedPath(path), nil); !errors.Is(err, fs.ErrExist) {
		return err
	}
	return nil
}

// checkSuspected returns errUnsound for a store that was suspected, and is damaged.
func (s *Store) checkSuspected(ctx context.Context) error {
	if _, err := os.Stat(suspectedPath(s.path)); err != nil {
		return ignoreNotExist(err)
	}
	if err := quickCheck(ctx, s.db); err != nil {
		return err
	}
	_ = os.Remove(suspectedPath(s.path)) // else the next start checks again
	return nil
}
