package account

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io"

	"shortlist/model"
	"shortlist/model/reading"
	"shortlist/model/reading/outcome"
	"shortlist/model/store"
)

// ReadCV reads a CV as text. Its errors are the context's, those of package outcome, or
// a failure to begin.
type ReadCV func(ctx context.Context, file io.ReadSeeker) (reading.Document, error)

// CVText returns a candidate's CV as text. It reads the CV once and stores the text;
// later it only compares the file. The error is ErrNoCV, one of package outcome, or the
// context's. Every word of the document is a stranger's. In blind mode the text is
// redacted.
func (a *Account) CVText(ctx context.Context, c model.Candidate) (reading.Document, error) {
	defer a.cvReads.preempt()()
	c, err := a.real(ctx, c)
	if err != nil {
		return reading.Document{}, err
	}
	doc, err := a.cvText(ctx, c)
	if a.LookBlind(ctx) { // blind mode may have been switched during the read
		doc = veiled(doc, c)
	}
	return doc, err
}

// cvText is CVText without blind mode.
func (a *Account) cvText(ctx context.Context, c model.Candidate) (reading.Document, error) {
	read, err := a.readCV(ctx, c)
	if read.Sum != "" && !c.JustIn() { // the text of an attachment is stored with the application
		if unkept := a.store.PutCVText(ctx, c.ID, read.Sum, read.Text); unkept != nil && ctx.Err() == nil {
			a.opts.Log.Warn("text of a CV not kept", "error", unkept)
		}
	}
	return read.Text.Doc, err
}

// readCV reads a CV, unless its text is kept already. Its error is also that of a text that is kept.
func (a *Account) readCV(ctx context.Context, c model.Candidate) (read store.CVRead, err error) {
	read.Candidate = c
	f, err := a.openCV(c)
	if err != nil {
		return read, err
	}
	defer func() { _ = f.Close() }() // only read
	h := sha256.New()
	if _, err = io.Copy(h, f); err == nil {
		_, err = f.Seek(0, io.SeekStart)
	}
	if err != nil {
		return read, fmt.Errorf("read the CV: %w", err)
	}
	sum := hex.EncodeToString(h.Sum(nil))
	if t, err := a.store.CVText(ctx, c.ID, sum); err == nil {
		if read.Text = t; t.Outcome != "" {
			return read, outcome.WithWords(t.Outcome, t.Why)
		}
		return read, nil
	}
	doc, err := a.opts.ReadCV(ctx, f)
	read.Text = store.CVText{Doc: doc, Outcome: outcome.Name(err)}
	if err != nil {
		if read.Text.Outcome == "" || errors.Is(err, outcome.ErrTooLarge) { // the next try may succeed, or end in time
			return read, err
		}
		read.Text.Why = err.Error()
	}
	read.Sum = sum
	return read, err
}

// CVPages returns the text of a candidate's CV, page by page, as it is stored; nil in blind mode, and for a CV that was
// not read yet.
func (a *Account) CVPages(ctx context.Context, c model.Candidate) ([]string, error) {
	if a.LookBlind(ctx) {
		return nil, nil
	}
	all, err := a.store.Searched(ctx, []int64{c.ID}, true)
	if err != nil || len(all) == 0 {
		return nil, err
	}
	return all[0].CV, nil
}

// DrawCV draws a page of a CV, from 1, at most widest pixels wide. Its errors are those
// of ReadCV.
type DrawCV func(ctx context.Context, file io.ReadSeeker, page, widest int) (reading.Picture, error)

// CVPicture draws a page of a candidate's CV, from 1, at most widest pixels wide. The
// error is ErrNoCV, ErrBlind, one of package outcome, or the context's.
func (a *Account) CVPicture(ctx context.Context, c model.Candidate, page, widest int) (reading.Picture, error) {
	a.readBlind(ctx)
	f, err := a.OpenCV(c)
	if err != nil {
		return reading.Picture{}, err
	}
	defer func() { _ = f.Close() }() // only read
	return a.opts.DrawCV(ctx, f, page, widest)
}
