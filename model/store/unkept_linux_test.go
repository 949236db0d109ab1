package store

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"
	"time"

	"shortlist/model"
	"shortlist/model/modeltest"
)

// TestChangesThatAreLostAreNotedOnAFullDisk runs in its own process, whose files cannot grow.
func TestChangesThatAreLostAreNotedOnAFullDisk(t *testing.T) {
	if !modeltest.InOwnProcess(t) {
		return
	}
	path := filepath.Join(t.TempDir(), "store.db")
	s, err := Open(path)
	modeltest.Must(t, err)
	other, err := Open(path)
	modeltest.Must(t, err)
	now := time.Now()
	room := modeltest.LimitFiles(t, unkeptRoom)
	_, _, full := s.ChangeReview(t.Context(), 1, 7, time.Now(), func(r *model.Review) { r.Note = strings.Repeat("a note ", 1000) })
	noted := errors.Join(s.AddUnkept(now, model.Unkept{Changes: 2, Applies: []int64{7, -8}}), other.AddUnkept(now, model.Unkept{Changes: 1, Applies: []int64{7}, Drafts: []string{"Кухар"}}), s.Close(), other.Close())
	room()
	if !errors.Is(full, ErrFull) || noted != nil {
		t.Fatalf("%v, %v", full, noted)
	}

	s, err = Open(path)
	modeltest.Must(t, err)
	expect := func(want model.Unkept) {
		t.Helper()
		if got, err := s.Unkept(now); err != nil || !reflect.DeepEqual(got, want) {
			t.Errorf("got %+v, %v; want %+v", got, err, want)
		}
		if info, err := os.Stat(s.unkeptPath()); err != nil || info.Size() != unkeptRoom || info.Mode().Perm() != 0o600 {
			t.Errorf("%v, %v", info, err)
		}
	}
	all := model.Unkept{Changes: 3, Applies: []int64{7, -8}, Drafts: []string{"Кухар"}}
	expect(all)
	if err := s.DropUnkept(now, model.Unkept{Changes: 2, Applies: []int64{7, -8}}); err != nil { // more was noted since
		t.Error(err)
	}
	expect(all)
	if err := s.DropUnkept(now, all); err != nil {
		t.Error(err)
	}
	expect(model.Unkept{})

	many := model.Unkept{Changes: 5000}
	for id := range int64(5000) {
		many.Applies = append(many.Applies, id+1_000_000_000)
	}
	if err := s.AddUnkept(now, many); err != nil {
		t.Error(err)
	}
	if got, err := s.Unkept(now); err != nil || got.Changes != 5000 || len(got.Applies) < 100 {
		t.Errorf("%d of %d, %v", len(got.Applies), got.Changes, err)
	}

	modeltest.Must(t, os.Remove(s.unkeptPath()))
	room = modeltest.LimitFiles(t, 0)
	err = s.AddUnkept(now, all)
	room()
	if err == nil {
		t.Error("noted without room")
	}
	if err := s.Close(); err != nil {
		t.Error(err)
	}
}

// TestChangesThatAKilledWindowDidNotKeepAreNoted while it is open, and taken back once they are kept. The file needs no room.
func TestChangesThatAKilledWindowDidNotKeepAreNoted(t *testing.T) {
	modeltest.SkipInShort(t, "kills processes")
	path := filepath.Join(t.TempDir(), "store.db")
	s, other := openOnHost(t, "host", path, false), openOnHost(t, "host", path, false)
	now := time.Now()
	expect := func(want model.Unkept, at time.Time) {
		t.Helper()
		if got, err := other.Unkept(at); err != nil || !reflect.DeepEqual(got, want) {
			t.Errorf("got %+v, %v; want %+v", got, err, want)
		}
	}
	wait := func(u model.Unkept) {
		t.Helper()
		if err := s.WaitUnkept(now, u); err != nil {
			t.Error(err)
		}
	}
	two, three := model.Unkept{Changes: 2, Applies: []int64{7}}, model.Unkept{Changes: 3, Applies: []int64{7, 8}}
	wait(two)
	wait(three)
	expect(model.Unkept{}, now) // it may still keep them
	expect(three, now.Add(2*holdFor))
	wait(model.Unkept{})
	expect(model.Unkept{}, now.Add(2*holdFor))
	wait(two)
	if err := s.AddUnkept(now, three); err != nil { // an orderly end
		t.Error(err)
	}
	expect(three, now.Add(2*holdFor))

	s.owner = ended(t, s.owner)
	wait(two)
	both := model.Unkept{Changes: 5, Applies: []int64{7, 8}}
	expect(both, now)
	if err := other.DropUnkept(now, both); err != nil {
		t.Error(err)
	}
	expect(model.Unkept{}, now.Add(2*holdFor))

	many := model.Unkept{Changes: 5000}
	for id := range int64(5000) {
		many.Applies = append(many.Applies, id+1_000_000_000)
	}
	many.Drafts = []string{strings.Repeat("Кухар", 1000)}
	for n := range 100 {
		s.owner = fmt.Sprint("host/1/", n)
		wait(many)
	}
	if info, err := os.Stat(s.unkeptPath()); err != nil || info.Size() != unkeptRoom {
		t.Errorf("%v, %v", info, err)
	}
}
