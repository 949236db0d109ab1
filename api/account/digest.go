package account

import (
	"context"
	"fmt"
	"math"
	"time"

	"shortlist/model"
)

// digestSetting is the name of the setting with the end of the last digest.
const digestSetting = "digest"

// DigestMark is the end of a digest: the next digest has the later new applications.
type DigestMark struct {
	Last int64 // id of the last new application in the digest
	At   time.Time
}

// LastDigest returns the end of the last digest. ok is false before the first one.
func (a *Account) LastDigest(ctx context.Context) (m DigestMark, ok bool, err error) {
	kept, err := a.store.Setting(ctx, digestSetting)
	if err != nil || kept == "" {
		return m, false, err
	}
	var at int64
	if _, err := fmt.Sscan(kept, &m.Last, &at); err != nil {
		return m, false, nil // as before the first digest
	}
	m.At = time.UnixMilli(at)
	return m, true, nil
}

// SetLastDigest stores the end of a digest.
func (a *Account) SetLastDigest(ctx context.Context, m DigestMark) error {
	return a.store.Set(ctx, digestSetting, fmt.Sprint(m.Last, " ", m.At.UnixMilli()))
}

// MarkAt returns the end of a digest at a given time.
func (a *Account) MarkAt(ctx context.Context, t time.Time) (m DigestMark, err error) {
	m.At = t
	m.Last, err = a.store.LastNewBefore(ctx, t)
	return m, err
}

// FirstRead returns when this computer first read the jobs: earlier applications do not count
// as new. It is zero before that.
func (a *Account) FirstRead(ctx context.Context) (time.Time, error) { return a.store.FirstRead(ctx) }

// NewBetween returns the new applications after one mark and up to another, like
// NewSince.
func (a *Account) NewBetween(ctx context.Context, after, until DigestMark) (out []Newcomer, err error) {
	all, err := a.NewSince(ctx, after.Last, math.MaxInt32)
	for _, n := range all {
		if n.ID <= until.Last {
			out = append(out, n)
		}
	}
	return out, err
}

// Unread counts the given jobs whose applicants must be read again.
func (a *Account) Unread(ctx context.Context, jobs []model.Job) (int, error) {
	moved, err := a.store.Moved(ctx, jobs)
	return len(moved), err
}
