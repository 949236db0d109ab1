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

// In blind mode the index only gives candidates for a match. Its words are unredacted, so it also finds applicants by
// another form of their name, or by their birthday. Each of them must meet the query again in redacted form.

const (
	comparedAtOnce = 64 // applications that are read and compared together
	blindCounted   = 30 // how many more results are counted: each must be redacted for that
)

// searchBlind is the search of blind mode.
func (a *Account) searchBlind(ctx context.Context, q query.Query, limit int, hits *Hits) error {
	ids, err := a.store.Matching(ctx, q.Possible(), 0)
	if err != nil {
		return err
	}
	for some := range slices.Chunk(ids, comparedAtOnce) {
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
	if err != nil || q.Factual() { // facts are not redacted
		return ids, err
	}
	for some := range slices.Chunk(ids, comparedAtOnce) {
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

// foundBlind returns the applications among ids that meet a query in their redacted form. It compares them on all
// processors.
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

// hitBlind returns an application as a redacted hit; nil if its redacted form does not meet the query.
func hitBlind(q query.Query, s store.Searched) *Hit {
	v := blind.For(s.Candidate)
	shown := blind.Candidate(s.Candidate)
	hidden := query.DocumentOf(&shown, s.JobTitle, veiledReview(s.Review, v), nil, strings.Join(v.Pages(s.CV), "\n"))
	// Facts stay visible, and the query itself ignores names and contacts.
	s.CV = nil
	doc := s.Document()
	for f := range query.Contact {
		doc.Texts[f] = hidden.Texts[f]
	}
	entry := query.EntryOf(&doc)
	if !q.Match(entry) {
		return nil
	}
	for _, closer := range q.Closer() {
		if closer.Match(entry) {
			q = closer
			break
		}
	}
	h := &Hit{Candidate: shown, JobTitle: s.JobTitle}
	h.Why, _ = q.Find(&doc)
	return h
}
