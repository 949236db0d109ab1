package store

import (
	"context"
	"database/sql"
	"slices"
	"strconv"
	"strings"

	"shortlist/model/lang"
)

// Part is a part of the store whose changes windows report to each other.
type Part string

// The parts, besides those of ApplicantsOf.
const (
	PartAll     Part = "all"  // all parts
	PartJobs    Part = "jobs" // and their currencies
	PartOutbox  Part = "outbox"
	PartDrafts  Part = "drafts"
	PartCreates Part = "creates" // creates that have not ended

	PartActivity Part = "activity"
	PartReviews  Part = "reviews" // and the shortlists
	PartSettings Part = "settings"
	PartLetters  Part = "letters" // to applicants
)

const applies = "applies/"

// ApplicantsOf returns the part that holds the applicants of a job.
func ApplicantsOf(jobID int64) Part { return Part(applies + strconv.FormatInt(jobID, 10)) }

// Job returns the job whose applicants the part holds. ok is false for another part.
func (p Part) Job() (id int64, ok bool) {
	digits, ok := strings.CutPrefix(string(p), applies)
	id, err := strconv.ParseInt(digits, 10, 64)
	return id, ok && err == nil
}

// note records the parts that this window has written, each with a new revision.
func (s *Store) note(ctx context.Context, tx *sql.Tx, parts []Part) error {
	for _, p := range parts {
		err := run(ctx, tx, `INSERT OR REPLACE INTO parts (part, writer, revision)
			VALUES (?, ?, (SELECT coalesce(max(revision), 0) + 1 FROM parts))`, p, s.owner)
		if err != nil {
			return err
		}
	}
	return nil
}

// Revision returns the number of the last write. Changed reads on from it.
func (s *Store) Revision(ctx context.Context) (int64, error) {
	return get(s, lang.Text("read the store"), func(q querier) (int64, error) {
		return value[int64](ctx, q, "SELECT coalesce(max(revision), 0) FROM parts")
	})
}

// Opened returns the revision at which the store was opened. Everything read since is at
// least as new.
func (s *Store) Opened() int64 { return s.opened }

// Changed returns the parts that other windows have written since a revision, and the
// current revision. After a mending, here or by another window, it returns PartAll.
func (s *Store) Changed(ctx context.Context, since int64) (parts []Part, revision int64, err error) {
	if s.path != "" {
		if err := s.follow(); err != nil {
			return nil, since, wrap(lang.Text("read the store"), err)
		}
	}
	if revision, err = s.Revision(ctx); err != nil {
		return nil, since, err
	}
	if revision != since { // another window may have moved the store to another identity
		err := s.read(lang.Text("read the store"), func(q querier) error { return s.checkIdentity(ctx, q) })
		if err != nil {
			return nil, since, err
		}
	}
	if s.renewed.Swap(false) || revision-since > remembered { // or the window has slept for long
		return []Part{PartAll}, revision, nil
	}
	if revision == since { // the usual case
		return nil, since, nil
	}
	err = s.read(lang.Text("read the store"), func(q querier) error {
		parts, revision = nil, since
		return each(ctx, q, func(scan func(...any) error) error {
			var p Part
			var writer string
			err := scan(&p, &writer, &revision)
			if writer != s.owner {
				parts = append(parts, p)
			}
			return err
		}, "SELECT part, writer, revision FROM parts WHERE revision > ? ORDER BY revision", since)
	})
	return parts, revision, err
}

// remembered is for how many revisions writes are remembered. A window that has missed more
// reads all parts.
const remembered = 1000

// tidyParts forgets the writes of ended windows, except those that a running window may
// not have seen.
func (s *Store) tidyParts(ctx context.Context) error {
	gone, err := column[string](ctx, s.db, "SELECT DISTINCT writer FROM parts WHERE revision < (SELECT max(revision) FROM parts) - ?", remembered)
	gone = slices.DeleteFunc(gone, func(writer string) bool { return !s.ended(writer) })
	if err != nil || len(gone) == 0 { // without a write, opening does not wait for another window's erasure
		return err
	}
	return transact(ctx, s.db, func(tx *sql.Tx) error {
		return run(ctx, tx, "DELETE FROM parts WHERE writer IN (SELECT value FROM json_each(?)) AND revision < (SELECT max(revision) FROM parts) - ?", array(gone), remembered)
	})
}
