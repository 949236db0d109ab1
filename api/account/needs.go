package account

import (
	"cmp"
	"context"
	"errors"
	"slices"
	"strconv"
	"strings"
	"sync"

	"shortlist/model"
	"shortlist/model/blind"
	"shortlist/model/needs"
	"shortlist/model/query"
	"shortlist/model/reading/outcome"
	"shortlist/model/store"
)

// Needs returns the needs of a job.
func (a *Account) Needs(ctx context.Context, jobID int64) ([]needs.Need, error) {
	text, err := a.store.Needs(ctx, jobID)
	if err != nil {
		return nil, err
	}
	return needs.Parse(text)
}

// SetNeeds replaces the needs of a job. The service does not learn of them.
func (a *Account) SetNeeds(ctx context.Context, jobID int64, of []needs.Need) error {
	return a.store.SetNeeds(ctx, jobID, needs.Join(of))
}

// CheckNeeds adds to the problems of a draft what is wrong with its needs.
func CheckNeeds(d model.Draft, p model.Problems) model.Problems {
	if _, err := needs.Parse(d.Needs); err != nil {
		p = append(p, model.Problem{Field: model.FieldNeeds, Message: err.Error()})
	}
	return p
}

// NeedsText returns the needs of a job as a person edits them, one a line: as they were set, and as they were typed since;
// "" for none.
func (a *Account) NeedsText(ctx context.Context, jobID int64) (set, typed string, err error) {
	if set, err = a.store.Needs(ctx, jobID); err != nil {
		return "", "", err
	}
	typed, err = a.store.Setting(ctx, typedNeeds(jobID))
	return set, typed, err
}

// TypeNeeds stores what is typed as the needs of a job, until SetNeeds makes them its needs. "" forgets it.
func (a *Account) TypeNeeds(ctx context.Context, jobID int64, typed string) error {
	return a.store.Set(ctx, typedNeeds(jobID), typed)
}

// typedNeeds is the setting that holds what is typed.
func typedNeeds(jobID int64) string { return store.TypedNeeds + strconv.FormatInt(jobID, 10) }

// Needed is what is known of a job's needs about one application.
type Needed struct {
	Candidate model.Candidate // redacted in blind mode
	Finds     []needs.Find    // in the order of the needs
}

// NeedsIn looks for needs in applications, in their order, and hands out one after the other until give returns an
// error, which it returns. It reads CVs that were not read yet. In blind mode the lines are redacted, and words that
// they hide are not found. Applications that are gone are left out.
func (a *Account) NeedsIn(ctx context.Context, of []needs.Need, ids []int64, give func(Needed) error) error {
	var index possible
	if len(ids) > comparedAtOnce && !a.LookBlind(ctx) { // a few texts are read sooner than the index
		var err error
		if index, err = a.store.Possible(ctx, needs.Possible(of), ids); err != nil {
			return err
		}
	}
	for some := range slices.Chunk(ids, comparedAtOnce) {
		all, err := a.needsTexts(ctx, some, index)
		if err != nil {
			return err
		}
		unread := make([]needs.Reason, len(all))
		for i := range all {
			if all[i].CV == nil && !index.lacksAll(all[i].Candidate.ID) {
				all[i].CV, unread[i] = a.needsPages(ctx, all[i])
			}
			if err := ctx.Err(); err != nil {
				return err
			}
		}
		hide := a.LookBlind(ctx) // it may have been switched while CVs were read
		found, failed := make([]Needed, len(all)), make([]error, len(all))
		var done sync.WaitGroup
		for i := range all {
			done.Go(func() {
				failed[i] = a.opts.Crash.Guard(func() error { found[i] = a.needed(of, all[i], unread[i], hide, index); return nil })
			})
		}
		done.Wait()
		if err := errors.Join(failed...); err != nil {
			return err
		}
		for _, n := range found {
			if err := give(n); err != nil {
				return err
			}
		}
	}
	return nil
}

// possible holds what the index knows of applications: a bit for each need that is possibly in one.
type possible map[int64]uint64

// lacksAll reports whether no need is in an application.
func (p possible) lacksAll(id int64) bool {
	bits, known := p[id]
	return known && bits == 0
}

// lacks reports whether a need is not in an application.
func (p possible) lacks(id int64, need int) bool {
	bits, known := p[id]
	return known && bits&(1<<need) == 0
}

// needsTexts reads applications in which needs are looked for, without the CVs that have none of them.
func (a *Account) needsTexts(ctx context.Context, ids []int64, index possible) ([]store.Searched, error) {
	read, err := a.store.Searched(ctx, slices.DeleteFunc(slices.Clone(ids), index.lacksAll), true)
	if err != nil {
		return nil, err
	}
	others, err := a.store.Searched(ctx, slices.DeleteFunc(slices.Clone(ids), func(id int64) bool { return !index.lacksAll(id) }), false)
	all := append(read, others...)
	slices.SortFunc(all, func(x, y store.Searched) int {
		return cmp.Compare(slices.Index(ids, x.Candidate.ID), slices.Index(ids, y.Candidate.ID))
	})
	return all, err
}

// NeedsOf looks for the needs of its job in one application.
func (a *Account) NeedsOf(ctx context.Context, c model.Candidate) (finds []needs.Find, err error) {
	of, err := a.Needs(ctx, c.JobID)
	if err != nil || len(of) == 0 {
		return nil, err
	}
	err = a.NeedsIn(ctx, of, []int64{c.ID}, func(n Needed) error { finds = n.Finds; return nil })
	return finds, err
}

// needsPages returns the pages of a CV that is not stored as text, or why it has none. It reads a CV that was not read yet.
func (a *Account) needsPages(ctx context.Context, s store.Searched) (pages []string, unread needs.Reason) {
	if s.Outcome != "" {
		return nil, whyUnread(s.Candidate, outcome.Named(s.Outcome))
	}
	doc, err := a.cvText(ctx, s.Candidate)
	if err != nil {
		return nil, whyUnread(s.Candidate, err)
	}
	for _, p := range doc.Pages {
		pages = append(pages, p.Text)
	}
	return pages, ""
}

// needed looks for needs in an application whose CV was read, or was not for a reason.
func (a *Account) needed(of []needs.Need, s store.Searched, unread needs.Reason, hide bool, index possible) Needed {
	c, pages := s.Candidate, s.CV
	text := needs.Application{Unread: map[needs.Source]needs.Reason{needs.CV: unread}}
	if c.JustIn() {
		text.Unread[needs.Profile] = needs.NotListed
	}
	if hide {
		pages = blind.For(c).Pages(pages)
		c = blind.Candidate(c)
	}
	for _, p := range pages {
		text.Pages = append(text.Pages, a.lines(p))
	}
	doc := query.DocumentOf(&c, "", model.Review{}, nil, "")
	for _, f := range needs.ProfileFields() {
		for _, t := range doc.Texts[f] {
			text.Profile = append(text.Profile, needs.Entry{Field: f, Lines: a.lines(t)})
		}
	}
	sought := make([]needs.Need, 0, len(of))
	for i, n := range of {
		if !index.lacks(s.Candidate.ID, i) {
			sought = append(sought, n)
		}
	}
	found, out := needs.In(text, sought...), Needed{Candidate: c}
	for i, n := range of {
		if index.lacks(s.Candidate.ID, i) {
			out.Finds = append(out.Finds, needs.Find{Need: n.Text, State: needs.NotFound})
			continue
		}
		out.Finds, found = append(out.Finds, found[0]), found[1:]
	}
	return out
}

// lines returns a stranger's text as safe lines, without spaces at their ends.
func (a *Account) lines(text string) []string {
	split := a.opts.Lines
	if split == nil {
		split = func(s string) []string { return strings.Split(s, "\n") }
	}
	lines := split(text)
	for i := range lines {
		lines[i] = strings.TrimRight(lines[i], " ")
	}
	return lines
}

// whyUnread returns why a CV was not read.
func whyUnread(c model.Candidate, err error) needs.Reason {
	switch {
	case err == nil:
		return ""
	case c.CV == nil:
		return needs.NoCV
	case c.CV.Broken != "":
		return needs.Damaged
	case errors.Is(err, ErrNoCV):
		return needs.Missing
	}
	for of, reason := range map[error]needs.Reason{
		outcome.ErrImageOnly: needs.Scan, outcome.ErrLocked: needs.Locked, outcome.ErrBroken: needs.Damaged,
		outcome.ErrTooLarge: needs.TooLarge, outcome.ErrEmpty: needs.Empty, outcome.ErrUnknown: needs.OtherKind,
	} {
		if errors.Is(err, of) {
			return reason
		}
	}
	return needs.Failed
}
