package store

import (
	"context"
	"database/sql"
	"errors"

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
func (s *Store) CVText(ctx context.Context, applyID int64, sum string) (t CVText, err error) {
	err = s.read(lang.Text("read the text of a CV"), func(q querier) error {
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

// PutCVText keeps the text of the CV of an apply. It keeps nothing if the applicant is
// gone.
func (s *Store) PutCVText(ctx context.Context, applyID int64, sum string, t CVText) error {
	doc, err := encode(t)
	if err != nil {
		return wrap(lang.Text("save the text of a CV"), err)
	}
	return s.write(ctx, lang.Text("save the text of a CV"), func(tx *sql.Tx) error {
		_, err := tx.ExecContext(ctx, `INSERT OR REPLACE INTO cv_texts (apply_id, sum, version, doc)
			SELECT id, ?, ?, ? FROM candidates WHERE id = ?`, sum, reading.Version, doc, applyID)
		if err != nil {
			return err
		}
		return reindex(ctx, tx, applyID)
	})
}
