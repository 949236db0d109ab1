package account

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"os"
	"slices"
	"strconv"
	"strings"
	"time"

	"shortlist/model"
	"shortlist/model/lang"
	"shortlist/model/store"
)

// HeldKind is a kind of data that is kept of an application.
type HeldKind string

// The kinds of data.
const (
	HeldProfile   HeldKind = "profile"
	HeldCallback  HeldKind = "callback"
	HeldCV        HeldKind = "cv"
	HeldCVText    HeldKind = "cvText"
	HeldIndex     HeldKind = "searchIndex"
	HeldIdentity  HeldKind = "identity" // by which other applications of the person are found
	HeldVerdict   HeldKind = "verdict"
	HeldRating    HeldKind = "rating"
	HeldTags      HeldKind = "tags"
	HeldNote      HeldKind = "note"
	HeldTyped     HeldKind = "unfinishedNote"
	HeldBegun     HeldKind = "earlierNote" // as the unfinished one began
	HeldSnoozed   HeldKind = "snoozed"
	HeldShortlist HeldKind = "shortlist"
	HeldQueued    HeldKind = "queuedView"
	HeldEntry     HeldKind = "activityEntry"
	HeldCopy      HeldKind = "copy"
	HeldSaved     HeldKind = "savedFile" // of the person's own
	HeldSearch    HeldKind = "savedSearch"
	HeldDraft     HeldKind = "draft"      // of a job, or a template
	HeldPending   HeldKind = "teamChange" // it waits for the team folder
	HeldTeam      HeldKind = "teamFolder"
)

// HeldItem is one thing that is kept.
type HeldItem struct {
	Kind   HeldKind
	From   string    // where it comes from: service, callback, you, colleague or shortlist
	Since  time.Time // zero: not known
	Detail string    // a path, a name or a text of yours, "" in blind mode; or why a place was not read
}

// The sources of data.
const (
	FromService  = "service"
	FromCallback = "callback"
	FromYou      = "you"
	FromHere     = "shortlist"
	FromTeam     = "colleague"
)

// HeldRecord is everything that is kept of one application.
type HeldRecord struct {
	Match
	Candidate model.Candidate // redacted in blind mode; without data if only a review is kept
	Review    model.Review    // blank in blind mode
	Items     []HeldItem
}

// Held returns everything that this computer keeps of the selected applications.
func (a *Account) Held(ctx context.Context, s Selected) ([]HeldRecord, error) {
	var out []HeldRecord
	searches, err := a.store.Searches(ctx)
	if err != nil {
		return nil, err
	}
	drafts, err := a.store.AllDrafts(ctx)
	if err != nil {
		return nil, err
	}
	shared := a.heldInTeam(ctx)
	for _, m := range s.Applications {
		r, err := a.held(ctx, m)
		if err != nil {
			return nil, err
		}
		r.Items = append(r.Items, shared(m.ID)...)
		out = append(out, r)
	}
	if len(out) == 0 {
		return nil, nil
	}
	texts := marks(s.known)
	names := func(text string) bool {
		return slices.ContainsFunc(texts, func(mark string) bool {
			return strings.Contains(strings.ToLower(text), strings.ToLower(mark))
		})
	}
	for _, n := range searches {
		if names(n.Name) || names(n.Query) {
			out[0].Items = append(out[0].Items, a.item(HeldSearch, FromYou, time.Time{}, n.Name))
		}
	}
	for _, d := range drafts {
		data, err := json.Marshal(d)
		if err != nil {
			return nil, err
		}
		if names(string(data)) {
			out[0].Items = append(out[0].Items, a.item(HeldDraft, FromYou, d.Saved, cmp.Or(d.Name, d.Draft.Title)))
		}
	}
	return out, nil
}

// heldInTeam reads the team folder, and returns a function that lists the files with lines about an
// application, or why they were not read.
func (a *Account) heldInTeam(ctx context.Context) func(applyID int64) []HeldItem {
	if a.opts.Team == nil {
		return func(int64) []HeldItem { return nil }
	}
	view, err := a.readTeam(ctx)
	if err != nil {
		gap := HeldItem{Kind: HeldTeam, From: FromTeam, Detail: lang.Text("not read: %s", err.Error())} // it names no applicant
		return func(int64) []HeldItem { return []HeldItem{gap} }
	}
	return func(applyID int64) (items []HeldItem) {
		for _, f := range view.Files {
			from := FromTeam
			if f.Manager == a.me() {
				from = FromYou
			}
			if since := f.Since(a.teamService(), applyID); !since.IsZero() {
				items = append(items, a.item(HeldTeam, from, since, f.Name+f.Words(a.teamService(), applyID)))
			}
		}
		return items
	}
}

// item returns an item, without its detail in blind mode.
func (a *Account) item(kind HeldKind, from string, since time.Time, detail string) HeldItem {
	if a.Blind() {
		detail = ""
	}
	return HeldItem{kind, from, since, detail}
}

func (a *Account) held(ctx context.Context, m Match) (r HeldRecord, err error) {
	r = HeldRecord{Match: m}
	add := func(kind HeldKind, from string, since time.Time, detail string) {
		r.Items = append(r.Items, a.item(kind, from, since, detail))
	}
	h, err := a.store.HeldOf(ctx, m.ID, m.JobID)
	if err != nil {
		return r, err
	}
	c, err := a.candidate(ctx, m.ID)
	switch {
	case errors.Is(err, store.ErrNone):
		c = model.Candidate{ID: m.ID, JobID: m.JobID}
	case err != nil:
		return r, err
	case m.ID > 0:
		since := h.FirstKnown
		if since.IsZero() {
			since = h.LastRead
		}
		add(HeldProfile, FromService, since, "")
	}
	r.Candidate = a.shown(c)
	if !h.Called.IsZero() {
		add(HeldCallback, FromCallback, h.Called, "")
	}
	for _, path := range a.opts.CVs.Files(m.ID) {
		if info, err := os.Lstat(path); err == nil {
			add(HeldCV, FromService, info.ModTime(), path)
		}
	}
	refs, err := a.store.AttachmentsOf(ctx, []int64{m.ID})
	if err != nil {
		return r, err
	}
	for _, ref := range refs {
		add(HeldCV, FromCallback, h.Called, ref)
	}
	for _, path := range a.copies(m.ID) {
		if info, err := os.Lstat(path); err == nil {
			add(HeldCopy, FromHere, info.ModTime(), path)
		}
	}
	saved, err := a.store.SavedWith(ctx, []int64{m.ID}, nil)
	if err != nil {
		return r, err
	}
	for _, f := range saved {
		if _, err := os.Lstat(f.Path); err == nil {
			add(HeldSaved, FromHere, f.At, f.Path)
		}
	}
	if h.CVText {
		add(HeldCVText, FromHere, time.Time{}, "")
	}
	if h.Indexed {
		add(HeldIndex, FromHere, time.Time{}, "")
	}
	if h.Identified {
		add(HeldIdentity, FromHere, time.Time{}, "")
	}
	review, err := a.store.Review(ctx, m.ID)
	if err != nil {
		return r, err
	}
	r.Items = append(r.Items, a.heldReview(review)...)
	if review.Snoozed = ""; !review.Blank() && !a.Blind() {
		r.Review = review
	}
	for _, name := range h.Lists {
		add(HeldShortlist, FromYou, time.Time{}, name)
	}
	if !h.Queued.IsZero() {
		add(HeldQueued, FromYou, h.Queued, "")
	}
	for _, act := range h.Entries {
		add(HeldEntry, FromYou, act.At, act.Title)
	}
	for _, c := range h.Pending {
		add(HeldPending, FromYou, c.At, strings.TrimSpace(string(c.Kind)+" "+c.Value))
	}
	return r, nil
}

// heldReview returns the parts of a review.
func (a *Account) heldReview(r model.Review) (items []HeldItem) {
	add := func(kind HeldKind, detail string) {
		if detail != "" {
			items = append(items, a.item(kind, FromYou, r.Changed, detail))
		}
	}
	add(HeldVerdict, string(r.Verdict))
	if r.Rating != 0 {
		add(HeldRating, strconv.Itoa(r.Rating))
	}
	add(HeldTags, strings.Join(r.Tags, ", "))
	add(HeldNote, r.Note)
	add(HeldTyped, r.Typed)
	if r.Begun != r.Note {
		add(HeldBegun, r.Begun)
	}
	if r.Snoozed != "" {
		items = append(items, HeldItem{HeldSnoozed, FromYou, r.Changed, string(r.Snoozed)}) // it names no applicant
	}
	return items
}
