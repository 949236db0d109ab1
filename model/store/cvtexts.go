package store

import (
	"context"
	"database/sql"
	"errors"

	"shortlist/model/cv/reading"
)

// CVText is what was read of a CV: a document, or why there is none.
type CVText struct {
	Doc     reading.Document
	Outcome string `json:",omitzero"` // of package outcome, by its name
	Why     string `json:",omitzero"` // its sentence
}

// CVText returns what was read of the CV of an apply from a file of that sum, or
// ErrNone; what another version of the reader has read does not count.
func (s *Store) CVText(ctx context.Context, applyID int64, sum string) (t CVText, err error) {
	err = s.read("read the text of a CV", func(q querier) error {
		var data []byte
		err := q.QueryRowContext(ctx, "SELECT doc FROM cv_texts WHERE apply_id = ? AND sum = ? AND version = ?",
			applyID, sum, reading.Version).Scan(&data)
		if errors.Is(err, sql.ErrNoRows) || err == nil && decode(data, &t) != nil {
			return ErrNone
		}
		return err
	})
	return t, err
}

// PutCVText keeps what was read of the CV of an apply; of one whose applicant is
// gone by now it keeps nothing.
func (s *Store) PutCVText(ctx context.Context, applyID int64, sum string, t CVText) error {
	doc, err := encode(t)
	if err != nil {
		return wrap("keep the text of a CV", err)
	}
	return s.write(ctx, "keep the text of a CV", func(tx *sql.Tx) error {
		_, err := tx.ExecContext(ctx, `INSERT OR REPLACE INTO cv_texts (apply_id, sum, version, doc)
			SELECT id, ?, ?, ? FROM candidates WHERE id = ?`, sum, reading.Version, doc, applyID)
		if err != nil {
			return err
		}
		return reindex(ctx, tx, applyID)
	})
}
