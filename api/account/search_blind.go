package account

import (
	"context"
	"slices"
	"strings"
	"sync"

	"shortlist/model/blind"
	"shortlist/model/query"
	"shortlist/model/store"
)

// In blind mode the index only tells who may be found. Its words are as they were
// written, so it also finds who is named in another form, or whose birthday it is: whoever
// it finds has to meet the query again as they are shown.

const (
	blindAtOnce  = 64 // who are read and compared together
	blindCounted = 30 // how many more than those shown are counted: each has to be hidden for it
)

// searchBlind is the search of blind mode.
func (a *Account) searchBlind(ctx context.Context, q query.Query, limit int, hits *Hits) error {
	ids, err := a.store.Matching(ctx, q.Possible(), 0)
	if err != nil {
		return err
	}
	for some := range slices.Chunk(ids, blindAtOnce) {
		found, err := a.foundBlind(ctx, q, some)
		if err != nil {
			return err
		}
		if hits.List = append(hits.List, found...); len(hits.List) >= limit+blindCounted {
			break
		}
	}
	hits.More = min(max(len(hits.List)-limit, 0), blindCounted)
	hits.Many = hits.More == blindCounted
	hits.List = hits.List[:min(limit, len(hits.List))]
	return nil
}

// matchingBlind returns the applications of a job that meet a query in blind mode.
func (a *Account) matchingBlind(ctx context.Context, q query.Query, jobID int64) (out []int64, err error) {
	ids, err := a.store.Matching(ctx, q.Possible(), jobID)
	if err != nil || q.Factual() { // nothing of that is hidden
		return ids, err
	}
	for some := range slices.Chunk(ids, blindAtOnce) {
		found, err := a.foundBlind(ctx, q, some)
		if err != nil {
			return nil, err
		}
		for _, h := range found {
			out = append(out, h.Candidate.ID)
		}
	}
	return out, nil
}

// foundBlind returns those of some applications who meet a query as they are shown in
// blind mode. It compares on all processors.
func (a *Account) foundBlind(ctx context.Context, q query.Query, ids []int64) ([]Hit, error) {
	all, err := a.store.Searched(ctx, ids, q.ReadsCVs())
	if err != nil {
		return nil, err
	}
	found := make([]*Hit, len(all))
	var done sync.WaitGroup
	for i := range all {
		done.Go(func() {
			if ctx.Err() == nil {
				found[i] = hitBlind(q, all[i])
			}
		})
	}
	done.Wait()
	var hits []Hit
	for _, h := range found {
		if h != nil {
			hits = append(hits, *h)
		}
	}
	return hits, ctx.Err()
}

// hitBlind is a hit as blind mode shows it; nil where the query is not met by that.
func hitBlind(q query.Query, s store.Searched) *Hit {
	v := blind.For(s.Candidate)
	shown := blind.Candidate(s.Candidate)
	hidden := query.DocumentOf(&shown, s.JobTitle, veiledReview(s.Review, v), nil, strings.Join(v.Pages(s.CV), "\n"))
	// What it is and has is no secret, and the query itself finds nobody by a name or a
	// contact.
	s.CV = nil
	doc := s.Document()
	for f := range query.Contact {
		doc.Texts[f] = hidden.Texts[f]
	}
	if !q.Match(query.EntryOf(&doc)) {
		return nil
	}
	h := &Hit{Candidate: shown, JobTitle: s.JobTitle}
	h.Why, _ = q.Find(&doc)
	return h
}
