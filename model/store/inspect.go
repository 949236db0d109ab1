package store

import (
	"context"
	"os"
)

// Inspection is the state of a store file.
type Inspection struct {
	Journal string // how changes are written: "wal" in a store of ours
	Intact  bool   // SQLite's quick check found no damage
	Size    int64  // bytes of the file and its log
}

// Inspect checks the store file at path. It changes nothing; other windows may use the file.
// The error is that the file is missing or cannot be read; a damaged file may be one. On a full
// disk it is ErrFull.
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
	if err := p.db.QueryRowContext(ctx, "PRAGMA journal_mode").Scan(&i.Journal); err != nil {
		return i, wrap(say.ReadStore, err)
	}
	var report string
	err = p.db.QueryRowContext(ctx, "PRAGMA quick_check(1)").Scan(&report)
	if damaged(err) {
		err = nil
	}
	i.Intact = report == "ok"
	return i, wrap(say.ReadStore, err)
}

// FileSystem is the file system that holds a folder.
type FileSystem struct {
	Name    string // "" if the system does not report it
	Network bool   // other hosts may write to it
	Free    uint64 // bytes that this user can still write
}
