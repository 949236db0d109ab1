package store

import (
	"context"
	"database/sql"

	"shortlist/model"
	"shortlist/model/lang"
	"shortlist/model/reading"
)

// CVText is the text of a CV, or the reason why it has no text.
type CVText struct {
	Doc     reading.Document
	Outcome string `json:",omitzero"` // name of a value of package outcome
	Why     string `json:",omitzero"` // the sentence of the outcome
}

// CVText returns the text of the CV of an apply, read from the file with that sum by this
// version of the reader, or ErrNone.
func (s *Store) CVText(ctx context.Context, applyID int64, sum string) (CVText, error) {
	return get(s, lang.Text("read the text of a CV"), func(q querier) (t CVText, err error) {
		data, err := first(column[[]byte](ctx, q, "SELECT doc FROM cv_texts WHERE apply_id = ? AND sum = ? AND version = ?", applyID, sum, reading.Version))
		if err == nil && decode(data, &t) != nil {
			err = ErrNone
		}
		return t, err
	})
}

// PutCVText keeps the text of the CV of an apply. It keeps nothing if the applicant is
// gone.
func (s *Store) PutCVText(ctx context.Context, applyID int64, sum string, t CVText) error {
	return s.write(ctx, lang.Text("save the text of a CV"), func(tx *sql.Tx) error {
		if kept, err := putCVText(ctx, tx, applyID, sum, t); err != nil || !kept {
			return err
		}
		return reindex(ctx, tx, applyID)
	})
}

// putCVText is PutCVText without the index. kept is false if the applicant is gone: the index must not get a row again
// that was erased.
func putCVText(ctx context.Context, tx *sql.Tx, applyID int64, sum string, t CVText) (kept bool, err error) {
	n, err := affected(ctx, tx, `INSERT OR REPLACE INTO cv_texts (apply_id, sum, version, doc)
		SELECT id, ?, ?, ? FROM candidates WHERE id = ?`, sum, reading.Version, asJSON(t), applyID)
	return n > 0, err
}

// CVRead is the result of reading the CV of an applicant.
type CVRead struct {
	Candidate model.Candidate
	Sum       string // of the file; "" if no text is to be kept: it is kept already, or the next try may give another one
	Text      CVText
}

// PutCVsRead keeps the texts of CVs as PutCVText does, and notes that the CVs were read for the index, or cannot be read.
// A CV is read again only if its file or the version of the reader changes.
func (s *Store) PutCVsRead(ctx context.Context, reads ...CVRead) error {
	return s.write(ctx, lang.Text("write the search index"), func(tx *sql.Tx) error {
		var changed []int64
		for _, r := range reads {
			if r.Sum == "" {
				continue
			}
			kept, err := putCVText(ctx, tx, r.Candidate.ID, r.Sum, r.Text)
			if err != nil {
				return err
			}
			if kept {
				changed = append(changed, r.Candidate.ID)
			}
		}
		if err := reindex(ctx, tx, changed...); err != nil {
			return err
		}
		for _, r := range reads {
			if err := run(ctx, tx, "UPDATE search_docs SET cv_read = ? WHERE apply_id = ?", cvFile(r.Candidate.CV), r.Candidate.ID); err != nil {
				return err
			}
		}
		return nil
	})
}
