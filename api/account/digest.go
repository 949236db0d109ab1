package account

import (
	"context"
	"fmt"
	"math"
	"time"

	"shortlist/model"
)

// digestSetting is the name of the setting that keeps how far the last digest went.
const digestSetting = "digest"

// DigestMark is how far a digest went: new applications are told of in the next one that
// came in after it.
type DigestMark struct {
	Last int64 // the id of the new application that was told last
	At   time.Time
}

// LastDigest returns how far the last digest went; ok is false before there was one.
func (a *Account) LastDigest(ctx context.Context) (m DigestMark, ok bool, err error) {
	kept, err := a.store.Setting(ctx, digestSetting)
	if err != nil || kept == "" {
		return m, false, err
	}
	var at int64
	if _, err := fmt.Sscan(kept, &m.Last, &at); err != nil {
		return m, false, nil // as if there were none
	}
	m.At = time.UnixMilli(at)
	return m, true, nil
}

// SetLastDigest keeps how far a digest went.
func (a *Account) SetLastDigest(ctx context.Context, m DigestMark) error {
	return a.store.Set(ctx, digestSetting, fmt.Sprint(m.Last, " ", m.At.UnixMilli()))
}

// MarkAt is how far a digest of a time would have gone.
func (a *Account) MarkAt(ctx context.Context, t time.Time) (m DigestMark, err error) {
	m.At = t
	m.Last, err = a.store.LastNewBefore(ctx, t)
	return m, err
}

// NewBetween returns the applications that came in after one mark and up to another, as
// NewSince does.
func (a *Account) NewBetween(ctx context.Context, after, until DigestMark) (out []Newcomer, err error) {
	all, err := a.NewSince(ctx, after.Last, math.MaxInt32)
	for _, n := range all {
		if n.ID <= until.Last {
			out = append(out, n)
		}
	}
	return out, err
}

// Unread counts the jobs, of those just read, whose applicants have still to be read
// again.
func (a *Account) Unread(ctx context.Context, jobs []model.Job) (int, error) {
	moved, err := a.store.Moved(ctx, jobs)
	return len(moved), err
}
