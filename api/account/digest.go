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

// The settings with the end of the last digest, and with the position that watch has printed.
const (
	digestSetting = "digest"
	watchSetting  = "watch"
)

// DigestMark is the end of a digest: the next digest lists the new applications after it.
type DigestMark struct {
	Position // of the digest among the new applications
	At       time.Time
}

// LastDigest returns the end of the last digest. ok is false before the first one.
func (a *Account) LastDigest(ctx context.Context) (m DigestMark, ok bool, err error) {
	return a.mark(ctx, digestSetting)
}

// SetLastDigest stores the end of a digest.
func (a *Account) SetLastDigest(ctx context.Context, m DigestMark) error {
	return a.setMark(ctx, digestSetting, m)
}

// Watched returns how far watch has printed the new applications. The first call returns and stores their present
// end.
func (a *Account) Watched(ctx context.Context) (Position, error) {
	m, ok, err := a.mark(ctx, watchSetting)
	if err == nil && !ok {
		if m.Last, err = a.LastNew(ctx); err == nil {
			a.SetWatched(ctx, m.Position)
		}
	}
	return m.Position, err
}

// SetWatched stores how far watch has printed. If that fails, the next watch prints some applications again.
func (a *Account) SetWatched(ctx context.Context, p Position) {
	if err := a.setMark(context.WithoutCancel(ctx), watchSetting, DigestMark{Position: p, At: a.opts.Now()}); err != nil {
		a.opts.Log.Warn("what watch printed is not stored", "error", err)
	}
}

// mark reads a mark from a setting. ok is false before the first one.
func (a *Account) mark(ctx context.Context, setting string) (m DigestMark, ok bool, err error) {
	kept, err := a.store.Setting(ctx, setting)
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

func (a *Account) setMark(ctx context.Context, setting string, m DigestMark) error {
	var kept strings.Builder
	fmt.Fprint(&kept, m.Last, " ", m.At.UnixMilli())
	for _, id := range m.Gone {
		fmt.Fprint(&kept, " ", id)
	}
	return a.store.Set(ctx, setting, kept.String())
}

// MarkAt returns the end of a digest at a given time.
func (a *Account) MarkAt(ctx context.Context, t time.Time) (m DigestMark, err error) {
	m.At = t
	m.Last, err = a.store.LastNewBefore(ctx, t)
	return m, err
}

// NewBetween returns the new applications after one mark and up to another, as Next does, and stores in until.Gone
// the ones that are gone.
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
	moved, err := a.store.Moved(ctx, jobs, a.opts.Now())
	return len(moved), err
}
