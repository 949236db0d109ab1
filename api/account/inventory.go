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

// InventoryKind is a kind of data that is kept of an application.
type InventoryKind string

// The kinds of data.
const (
	InventoryProfile   InventoryKind = "profile"
	InventoryCallback  InventoryKind = "callback"
	InventoryCV        InventoryKind = "cv"
	InventoryCVText    InventoryKind = "cvText"
	InventoryIndex     InventoryKind = "searchIndex"
	InventoryIdentity  InventoryKind = "identity" // names and contacts that find the person's other applications
	InventoryVerdict   InventoryKind = "verdict"
	InventoryRating    InventoryKind = "rating"
	InventoryTags      InventoryKind = "tags"
	InventoryNote      InventoryKind = "note"
	InventoryTyped     InventoryKind = "unfinishedNote"
	InventoryBegun     InventoryKind = "earlierNote" // the note before the unfinished one was begun
	InventorySnoozed   InventoryKind = "snoozed"
	InventoryShortlist InventoryKind = "shortlist"
	InventoryQueued    InventoryKind = "queuedView"
	InventoryEntry     InventoryKind = "activityEntry"
	InventoryCopy      InventoryKind = "copy"
	InventorySaved     InventoryKind = "savedFile" // saved where the person wanted it
	InventorySearch    InventoryKind = "savedSearch"
	InventoryDraft     InventoryKind = "draft"      // of a job, or a template
	InventoryPending   InventoryKind = "teamChange" // still to be written to the team folder
	InventoryTeam      InventoryKind = "teamFolder"
	InventoryReserved  InventoryKind = "reservation" // of a letter, in the team's database
	InventoryLetter    InventoryKind = "letter"      // to the applicant
	InventoryCall      InventoryKind = "call"        // that is to be made
	InventoryInterview InventoryKind = "interview"   // or a time that was offered
	InventoryOutcome   InventoryKind = "outcome"
	InventoryEvent     InventoryKind = "event"  // of its history
	InventoryReason    InventoryKind = "reason" // of the verdict
	InventoryAnswer    InventoryKind = "answer" // in the interview, as the manager noted it
	InventoryPacket    InventoryKind = "packet" // for a colleague, with the colleague's answer
)

// InventoryItem is one piece of kept data.
type InventoryItem struct {
	Kind   InventoryKind
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

// Inventory is everything that is kept of one application.
type Inventory struct {
	Match
	Candidate model.Candidate // redacted in blind mode; without data if only a review is kept
	Review    model.Review    // blank in blind mode
	Items     []InventoryItem
}

// Inventories returns everything that this computer keeps of the selected applications.
func (a *Account) Inventories(ctx context.Context, s Selected) ([]Inventory, error) {
	var out []Inventory
	searches, err := a.store.Searches(ctx)
	if err != nil {
		return nil, err
	}
	drafts, err := a.store.AllDrafts(ctx)
	if err != nil {
		return nil, err
	}
	shared := a.teamItems(ctx)
	for _, m := range s.Applications {
		r, err := a.inventory(ctx, m)
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
			out[0].Items = append(out[0].Items, a.item(InventorySearch, FromYou, time.Time{}, n.Name))
		}
	}
	for _, d := range drafts {
		data, err := json.Marshal(d)
		if err != nil {
			return nil, err
		}
		if names(string(data)) {
			out[0].Items = append(out[0].Items, a.item(InventoryDraft, FromYou, d.Saved, cmp.Or(d.Name, d.Draft.Title)))
		}
	}
	return out, nil
}

// teamItems reads the team folder, and returns a function that lists the files with lines about an
// application and the reserved letters, or why they were not read.
func (a *Account) teamItems(ctx context.Context) func(applyID int64) []InventoryItem {
	if a.opts.Team == nil {
		return func(int64) []InventoryItem { return nil }
	}
	view, err := a.readTeam(ctx)
	if err != nil {
		gap := InventoryItem{Kind: InventoryTeam, From: FromTeam, Detail: lang.Text("not read: %s", err.Error())} // it names no applicant
		return func(int64) []InventoryItem { return []InventoryItem{gap} }
	}
	return func(applyID int64) (items []InventoryItem) {
		from := func(manager string) string {
			if manager == a.me() {
				return FromYou
			}
			return FromTeam
		}
		for _, f := range view.Files {
			if since := f.Since(a.teamService(), applyID); !since.IsZero() {
				items = append(items, a.item(InventoryTeam, from(f.Manager), since, f.Name+f.Words(a.teamService(), applyID)))
			}
		}
		for _, r := range view.Reserved {
			if r.ApplyID == applyID && r.Service == a.teamService() {
				items = append(items, a.item(InventoryReserved, from(r.Author), r.At, sayReserved(r)))
			}
		}
		return items
	}
}

// item returns an item, without its detail in blind mode.
func (a *Account) item(kind InventoryKind, from string, since time.Time, detail string) InventoryItem {
	if a.Blind() {
		detail = ""
	}
	return InventoryItem{kind, from, since, detail}
}

func (a *Account) inventory(ctx context.Context, m Match) (r Inventory, err error) {
	r = Inventory{Match: m}
	add := func(kind InventoryKind, from string, since time.Time, detail string) {
		r.Items = append(r.Items, a.item(kind, from, since, detail))
	}
	h, err := a.store.InventoryOf(ctx, m.ID, m.JobID)
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
		add(InventoryProfile, FromService, since, "")
	}
	r.Candidate = a.shown(c)
	if !h.Called.IsZero() {
		add(InventoryCallback, FromCallback, h.Called, "")
	}
	for _, path := range a.opts.CVs.Files(m.ID) {
		if info, err := os.Lstat(path); err == nil {
			add(InventoryCV, FromService, info.ModTime(), path)
		}
	}
	refs, err := a.store.AttachmentsOf(ctx, []int64{m.ID})
	if err != nil {
		return r, err
	}
	for _, ref := range refs {
		add(InventoryCV, FromCallback, h.Called, ref)
	}
	for _, path := range a.copies(m.ID) {
		if info, err := os.Lstat(path); err == nil {
			add(InventoryCopy, FromHere, info.ModTime(), path)
		}
	}
	saved, err := a.store.SavedWith(ctx, []int64{m.ID}, nil)
	if err != nil {
		return r, err
	}
	for _, f := range saved {
		if _, err := os.Lstat(f.Path); err == nil {
			add(InventorySaved, FromHere, f.At, f.Path)
		}
	}
	if h.CVText {
		add(InventoryCVText, FromHere, time.Time{}, "")
	}
	if h.Indexed {
		add(InventoryIndex, FromHere, time.Time{}, "")
	}
	if h.Identified {
		add(InventoryIdentity, FromHere, time.Time{}, "")
	}
	review, err := a.store.Review(ctx, m.ID)
	if err != nil {
		return r, err
	}
	r.Items = append(r.Items, a.reviewItems(review)...)
	if review.Snoozed = ""; !review.Blank() && !a.Blind() {
		r.Review = review
	}
	for _, name := range h.Lists {
		add(InventoryShortlist, FromYou, time.Time{}, name)
	}
	if !h.Queued.IsZero() {
		add(InventoryQueued, FromYou, h.Queued, "")
	}
	for _, act := range h.Entries {
		add(InventoryEntry, FromYou, act.At, act.Title)
	}
	for _, l := range h.Letters {
		add(InventoryLetter, FromYou, l.Planned, l.Name.Label()+", "+l.State.Label()+": "+l.Subject)
	}
	for _, i := range h.Interviews {
		add(InventoryInterview, FromYou, time.Time{}, strings.TrimSpace(i.Words(i.In())+", "+i.State.Label()+" "+i.Comment))
	}
	for _, c := range h.Calls {
		r.Items = append(r.Items, InventoryItem{InventoryCall, FromYou, time.Time{}, c.State.Label()}) // it names no applicant
	}
	for _, e := range h.Events {
		detail := ""
		if e.Kind != model.EventOutcome && e.Kind != model.EventReason || !a.Blind() { // other values name no applicant
			detail = strings.TrimSpace(string(e.Kind) + " " + e.Value)
		}
		r.Items = append(r.Items, InventoryItem{InventoryEvent, FromHere, e.At, detail})
	}
	for _, p := range h.Packets {
		for _, of := range p.People {
			add(InventoryPacket, FromYou, p.Made, strings.TrimSpace(lang.Text("to %s, code %s", p.To, of.Code)+"\n"+strings.TrimSpace(of.Answer+" "+of.Text)))
		}
	}
	for _, c := range h.Pending {
		add(InventoryPending, FromYou, c.At, strings.TrimSpace(string(c.Kind)+" "+c.Value))
	}
	return r, nil
}

// reviewItems returns the parts of a review.
func (a *Account) reviewItems(r model.Review) (items []InventoryItem) {
	add := func(kind InventoryKind, detail string) {
		if detail != "" {
			items = append(items, a.item(kind, FromYou, r.Changed, detail))
		}
	}
	add(InventoryVerdict, string(r.Verdict))
	if r.Rating != 0 {
		add(InventoryRating, strconv.Itoa(r.Rating))
	}
	add(InventoryOutcome, r.Outcome)
	add(InventoryTags, strings.Join(r.Tags, ", "))
	add(InventoryNote, r.Note)
	add(InventoryReason, r.Reason)
	for _, answer := range r.Answers {
		add(InventoryAnswer, answer.Question+": "+answer.Note)
	}
	add(InventoryTyped, r.Typed)
	if r.Begun != r.Note {
		add(InventoryBegun, r.Begun)
	}
	if r.Snoozed != "" {
		items = append(items, InventoryItem{InventorySnoozed, FromYou, r.Changed, string(r.Snoozed)}) // it names no applicant
	}
	return items
}
