//go:build unix

package store

import (
	"encoding/json"
	"errors"
	"os"
	"path/filepath"
	"testing"
	"time"

	"shortlist/model/modeltest"
)

// TestALeaseEndsWhereNewFilesAreDatedInThePast, as a mount by rclone dates them until they are uploaded: this machine
// has seen it unchanged for long by its own clock.
func TestALeaseEndsWhereNewFilesAreDatedInThePast(t *testing.T) {
	path := filepath.Join(t.TempDir(), "store.db")
	b := openOn(t, "b", path)
	renewed := time.Now().Add(time.Hour)
	touch := func() {
		t.Helper()
		renewed = renewed.Add(renewEvery)
		modeltest.Must(t, os.Chtimes(path+".lease", renewed, renewed))
	}
	pass := func(d time.Duration) {
		t.Helper()
		var s sighting
		data, err := os.ReadFile(path + ".lease" + sightingEnding)
		if err = errors.Join(err, json.Unmarshal(data, &s)); err != nil {
			t.Fatal(err)
		}
		s.At -= d
		data, err = json.Marshal(s)
		if err = errors.Join(err, os.WriteFile(path+".lease"+sightingEnding, data, 0o600)); err != nil {
			t.Fatal(err)
		}
	}
	counts := func(when string, want bool) {
		t.Helper()
		a := openAsA(t, path, false)
		if counts := a.ReadOnly() != nil; counts != want {
			t.Errorf("%s: the lease counts %v", when, counts)
		}
		if err := a.Close(); err != nil {
			t.Error(err)
		}
	}
	touch()
	counts("seen first", true)
	pass(unchangedFor - time.Minute)
	counts("unchanged for a while", true)
	touch()
	pass(2 * unchangedFor)
	counts("renewed", true)
	pass(-time.Hour) // the machine was started again, and its clock with it
	counts("seen before a restart", true)
	pass(unchangedFor + time.Second)
	counts("unchanged for long", false)
	if _, err := os.Stat(path + ".lease" + sightingEnding); err == nil {
		t.Error("the sighting stays")
	}
	b.does("renew", "Another window has taken over")
}
