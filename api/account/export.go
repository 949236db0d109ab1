package account

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"

	"shortlist/model"
	"shortlist/model/blind"
	"shortlist/model/cv"
	"shortlist/model/cv/reading"
	"shortlist/model/store"
)

// Entry is an application as it is taken along: with what the person thinks of it, and
// the text of the CV.
type Entry struct {
	Candidate  model.Candidate
	Review     model.Review
	Shortlists []string // it is on, by name
	CV         reading.Document
	NoCV       error // why there is no text; nil where there is, or where none was asked for
	Blind      bool  // it is without what tells who the person is
}

// Entry returns an application as it is taken along: with its review as it is on the disk,
// and the text of its CV where cvs is set. In blind mode it is without what tells who the person is, the note, the
// tags and the names of shortlists included.
func (a *Account) Entry(ctx context.Context, c model.Candidate, cvs bool) (Entry, error) {
	hide := a.Blind()
	if kept, err := a.candidate(ctx, c.ID); err == nil {
		kept.Viewed = kept.Viewed || c.Viewed
		c = kept // as they are
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

// SaveFile writes a new file for this user alone. Nothing is ever overwritten: where
// the name is taken, "name-2" and so on is, or with exactly the error says so. It
// returns the path. A path that is not absolute, nor begins with ~, is in the folder of
// saved CVs.
func (a *Account) SaveFile(path string, exactly bool, src io.Reader) (string, error) {
	if path == "" {
		return "", errors.New("a file needs a name")
	}
	if rest, ok := strings.CutPrefix(path, "~/"); ok {
		home, err := os.UserHomeDir()
		if err != nil {
			return "", err
		}
		path = filepath.Join(home, rest)
	}
	if !filepath.IsAbs(path) {
		path = filepath.Join(a.opts.CVDir, path)
	}
	dir, name := filepath.Split(path)
	if exactly {
		return cv.SaveAs(dir, name, src)
	}
	if clean := a.opts.FileName(name); clean != name {
		return "", fmt.Errorf("%q cannot be the name of a file", name)
	}
	return cv.Save(dir, name, src)
}
