package store

import (
	"context"
	"database/sql"
	"slices"
	"strings"
	"time"

	"shortlist/model/lang"
)

// SavedFile is a file with data of applicants that a person had shortlist write to a path.
type SavedFile struct {
	Path    string // absolute
	At      time.Time
	Size    int64
	Digest  string  // SHA-256 of the content, in hex
	Applies []int64 // ids of the applications in it; less than 0: of arrivals without an application yet
}

// NoteSaved records a saved file. It replaces the record of an earlier file at that path. If both have the same
// content, the new record has the applications of both.
func (s *Store) NoteSaved(ctx context.Context, f SavedFile) error {
	return s.write(ctx, lang.Text("note where a file was saved"), func(tx *sql.Tx) error {
		before, err := savedFiles(ctx, tx, "path = ?", f.Path)
		if err != nil {
			return err
		}
		ids, err := applicationsOf(ctx, tx, f.Applies)
		if err != nil {
			return err
		}
		for _, was := range before {
			if was.Size == f.Size && was.Digest == f.Digest {
				ids = append(ids, was.Applies...)
			}
		}
		slices.Sort(ids)
		return run(ctx, tx, "INSERT OR REPLACE INTO saved_files (path, at, size, digest, applies) VALUES (?, ?, ?, ?, ?)",
			f.Path, millis(f.At), f.Size, f.Digest, array(slices.Compact(ids)))
	})
}

// SavedWith returns the saved files that have one of the applications, or one of the marks in their path.
func (s *Store) SavedWith(ctx context.Context, applies []int64, marks []string) ([]SavedFile, error) {
	return get(s, lang.Text("read which files were saved"), func(q querier) ([]SavedFile, error) {
		all, err := savedFiles(ctx, q, "1 = 1")
		return slices.DeleteFunc(all, func(f SavedFile) bool {
			return !namedIn(f.Path, marks) && !slices.ContainsFunc(f.Applies, func(id int64) bool { return slices.Contains(applies, id) })
		}), err
	})
}

// savedFiles returns records of saved files, by path.
func savedFiles(ctx context.Context, q querier, where string, args ...any) (out []SavedFile, err error) {
	err = each(ctx, q, func(scan func(...any) error) error {
		var f SavedFile
		var applies []byte
		if err := scan(&f.Path, moment(&f.At), &f.Size, &f.Digest, &applies); err != nil {
			return err
		}
		out = append(out, f)
		return decode(applies, &out[len(out)-1].Applies)
	}, "SELECT path, at, size, digest, applies FROM saved_files WHERE "+where+" ORDER BY path", args...)
	for i := range out {
		if err != nil {
			break
		}
		out[i].Applies, err = applicationsOf(ctx, q, out[i].Applies)
	}
	return out, err
}

// eraseSaved takes erased applications out of the records of saved files. It runs while the arrivals still have their
// applications. It deletes records that have no other application, or whose path names an erased person.
func eraseSaved(ctx context.Context, tx *sql.Tx, e Erasure) error {
	all, err := savedFiles(ctx, tx, "1 = 1")
	if err != nil {
		return err
	}
	for _, f := range all {
		left := slices.DeleteFunc(slices.Clone(f.Applies), func(id int64) bool { return slices.Contains(e.Applies, id) })
		switch {
		case len(left) == 0 || namedIn(f.Path, e.Marks):
			err = run(ctx, tx, "DELETE FROM saved_files WHERE path = ?", f.Path)
		case len(left) < len(f.Applies):
			err = run(ctx, tx, "UPDATE saved_files SET applies = ? WHERE path = ?", array(left), f.Path)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// namedIn reports whether a path has one of the marks, also with _ for a space.
func namedIn(path string, marks []string) bool {
	path = strings.ToLower(path)
	spaced := strings.ReplaceAll(path, "_", " ")
	return slices.ContainsFunc(marks, func(m string) bool {
		m = strings.ToLower(m)
		return strings.Contains(path, m) || strings.Contains(spaced, m)
	})
}
