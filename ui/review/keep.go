package review

import (
	"context"
	"slices"

	tea "charm.land/bubbletea/v2"

	"shortlist/api/account"
	"shortlist/model/lang"
)

// Keep returns a function that waits until all changes so far are on the disk. It does I/O, so
// it must run off the loop.
func (b *Book) Keep() func(context.Context) error {
	w := b.writer
	return func(ctx context.Context) error {
		return w.drain(context.WithoutCancel(ctx)) // a waiter that gives up must not cut a write
	}
}

// Kept calls f once all changes so far are on the disk.
func (b *Book) Kept(f func() tea.Cmd) tea.Cmd {
	if b.writer.then(f) {
		return b.flush()
	}
	return nil // the flush that writes the last change calls f
}

// NotHere is why this window cannot change reviews: another window has the store, or nothing can be written; "" when it
// can. Notes can be written even then: they are kept beside the store.
func (b *Book) NotHere() string {
	switch err := b.writer.source.HeldElsewhere(); {
	case err == nil:
		return ""
	case account.OnlyReadable(err):
		return lang.Text("this window is read-only, because nothing can be written to the folder of the store")
	}
	return lang.Text("this window is read-only, because another one has the store")
}

// Failing is the sentence that changes could not be written, and how many wait for the next try; "" while
// writing works.
func (b *Book) Failing() string {
	n, _ := b.left(func(*step) bool { return true })
	if n == 0 || b.failure == "" {
		return ""
	}
	return lang.Plural(n, "%d change is not kept on this computer. Retrying. %s", "%d changes are not kept on this computer. Retrying. %s", b.failure)
}

// Left returns how many changes are not on the disk, their applications, and why. Notes that are kept beside the store
// are on the disk.
func (b *Book) Left() (changes int, applies []int64, why string) {
	changes, applies = b.left(func(s *step) bool { return !b.aside[s.applyID] || !s.isTyping && !s.isNote })
	return changes, applies, b.failure
}

// left counts the changes that are not written and that counts accepts, and returns their applications. An unfinished
// note is one change, however often it was saved.
func (b *Book) left(counts func(*step) bool) (n int, applies []int64) {
	typing := map[int64]bool{}
	for _, s := range b.writer.left() {
		if s.isIdle || !counts(s) || s.isTyping && (typing[s.applyID] || b.For(s.applyID).Typed == "") {
			continue
		}
		typing[s.applyID] = typing[s.applyID] || s.isTyping
		n++
		if !slices.Contains(applies, s.applyID) {
			applies = append(applies, s.applyID)
		}
	}
	return n, applies
}
