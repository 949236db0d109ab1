package filesystem

import (
	"errors"
	"io/fs"
	"syscall"
	"testing"
)

// TestAFolderThatASystemCannotSyncIsNoFailure: Windows denies a sync of any folder, other systems only of folders of
// other users.
func TestAFolderThatASystemCannotSyncIsNoFailure(t *testing.T) {
	for _, c := range []struct {
		system string
		err    error
		want   bool
	}{
		{"linux", nil, false}, {"windows", nil, false},
		{"freebsd", errors.ErrUnsupported, true}, {"darwin", fs.ErrPermission, false},
		{"linux", syscall.EINVAL, true}, {"linux", syscall.EBADF, true}, {"linux", syscall.EIO, false}, // of network file systems
		{"windows", fs.ErrPermission, true}, {"windows", errors.New("the disk is gone"), false},
	} {
		err := c.err
		if err != nil {
			err = &fs.PathError{Op: "sync", Path: "x", Err: err}
		}
		if got := cannotSync(c.system, err); got != c.want {
			t.Errorf("%s: %v: %v", c.system, err, got)
		}
	}
}
