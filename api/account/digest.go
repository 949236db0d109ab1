package account

import (
	"context"
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"
	"time"

	"shortlist/model"
)

// digestSetting is the name of the setting with the end of the last digest.
const digestSetting = "digest"

// DigestMark is the end of a digest: the next digest has the later new applications.
type DigestMark struct {
	Position // of the digest among the new applications
	At       time.Time
}

// LastDigest returns the end of the last digest. ok is false before the first one.
func (a *Account) LastDigest(ctx context.Context) (m DigestMark, ok bool, err error) {
	kept, err := a.store.Setting(ctx, digestSetting)
	if err != nil || kept == "" {
		return m, false, err
	}
	var numbers []int64
	for word := range strings.FieldsSeq(kept) {
		n, err := strconv.ParseInt(word, 10, 64)
		if err != nil {
			return m, false, nil // as before the first digest
		}
		numbers = append(numbers, n)
	}
	if len(numbers) < 2 {
		return m, false, nil
	}
	return DigestMark{Position: Position{Last: numbers[0], Gone: numbers[2:]}, At: time.UnixMilli(numbers[1])}, true, nil
}

// SetLastDigest stores the end of a digest.
func (a *Account) SetLastDigest(ctx context.Context, m DigestMark) error {
	var kept strings.Builder
	fmt.Fprint(&kept, m.Last, " ", m.At.UnixMilli())
	for _, id := range m.Gone {
		fmt.Fprint(&kept, " ", id)
	}
	return a.store.Set(ctx, digestSetting, kept.String())
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

// NewBetween returns the new applications after one mark and up to another, as Next does, and notes in
// until which are gone.
func (a *Account) NewBetween(ctx context.Context, after DigestMark, until *DigestMark) (out []Newcomer, err error) {
	at := after.Position
	all, err := a.Next(ctx, &at, math.MaxInt32)
	for _, n := range all {
		if n.ID <= until.Last {
			out = append(out, n)
		}
	}
	until.Gone = slices.DeleteFunc(at.Gone, func(id int64) bool { return id > until.Last })
	return out, err
}

// Unread counts the given jobs whose applicants must be read again.
func (a *Account) Unread(ctx context.Context, jobs []model.Job) (int, error) {
	moved, err := a.store.Moved(ctx, jobs)
	return len(moved), err
}
