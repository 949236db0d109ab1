package account

import (
	"context"
	"errors"
	"io"
	"path/filepath"

	"shortlist/model"
	"shortlist/model/blind"
	"shortlist/model/files"
	"shortlist/model/filesystem"
	"shortlist/model/lang"
	"shortlist/model/reading"
	"shortlist/model/store"
)

// Entry is an application for an export: with its review, and the text of its CV.
type Entry struct {
	Candidate  model.Candidate
	Review     model.Review
	Shortlists []string // their names, in order
	CV         reading.Document
	NoCV       error // why there is no text; nil if there is one, or if the caller did not ask for it
	Blind      bool  // the entry is redacted
}

// Entry returns an application for an export, with its review from the disk. With cvs
// it includes the text of its CV. In blind mode everything is redacted, also the note,
// the tags and the names of shortlists.
func (a *Account) Entry(ctx context.Context, c model.Candidate, cvs bool) (Entry, error) {
	hide := a.Blind()
	if kept, err := a.candidate(ctx, c.ID); err == nil {
		kept.Viewed = kept.Viewed || c.Viewed
		c = kept // unredacted
	} else if !errors.Is(err, store.ErrNone) {
		return Entry{}, err
	}
	r, err := a.store.Review(ctx, c.ID)
	if err != nil {
		return Entry{}, err
	}
	lists, err := a.store.ShortlistsOf(ctx, c.ID)
	if err != nil {
		return Entry{}, err
	}
	e := Entry{Candidate: c, Review: r, Shortlists: lists, Blind: hide}
	if cvs {
		if e.CV, e.NoCV = a.cvText(ctx, c); ctx.Err() != nil {
			return Entry{}, ctx.Err()
		}
	}
	if hide {
		v := blind.For(c)
		e.Candidate, e.CV, e.Review = blind.Candidate(c), veiled(e.CV, c), veiledReview(r, v)
		for i, name := range e.Shortlists {
			e.Shortlists[i] = v.Text(name)
		}
	}
	return e, nil
}

// SaveFile writes a new file with some applications for this user alone, and returns its path. It never
// overwrites a file: if the name is taken, it uses "name-2" and so on, or returns an
// error if the name must be exact. A relative path that does not begin with ~ is in the
// folder of saved CVs.
func (a *Account) SaveFile(ctx context.Context, path string, exactly bool, applies []int64, src io.Reader) (string, error) {
	if path == "" {
		return "", errors.New(lang.Text("a file needs a name"))
	}
	if path = filesystem.Expand(path); !filepath.IsAbs(path) {
		path = filepath.Join(a.opts.CVDir, path)
	}
	dir, name := filepath.Split(path)
	if clean := a.opts.FileName(name); clean != name && !exactly {
		return "", errors.New(lang.Text("%q cannot be the name of a file", name))
	}
	return a.noteSaved(ctx, src, applies, func(src io.Reader) (string, error) {
		if exactly {
			return files.SaveCVAs(dir, name, src)
		}
		return files.SaveCV(dir, name, src)
	})
}
