//go:build unix

package callback

import (
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"shortlist/model/modeltest"
)

// TestALockedFolderDelaysOnlyBriefly: any user who may read it can lock it.
func TestALockedFolderDelaysOnlyBriefly(t *testing.T) {
	modeltest.SkipInShort(t, "waits for seconds")
	dir, err := os.MkdirTemp("", "held") // short enough for a socket
	modeltest.Must(t, err)
	t.Cleanup(func() { _ = os.RemoveAll(dir) })
	f, err := os.Open(dir)
	modeltest.Must(t, err)
	modeltest.Must(t, syscall.Flock(int(f.Fd()), syscall.LOCK_EX))
	at := UnixPrefix + filepath.Join(dir, "s")
	if l, err := Listen(at); err == nil || !strings.Contains(err.Error(), "holds the folder") {
		t.Errorf("it listens at %v, %v", l, err)
	}
	modeltest.Must(t, f.Close())
	l, err := Listen(at)
	modeltest.Must(t, err)
	if err := l.Close(); err != nil {
		t.Error(err)
	}
}
