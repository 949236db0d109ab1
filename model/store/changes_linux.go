package store

import (
	"context"
	"path/filepath"
	"strings"

	"github.com/fsnotify/fsnotify"
	"golang.org/x/sys/unix"
)

// watchFile calls written for each write to the database and the files beside it. It returns when
// the context ends, or when the file system does not report writes, or not those of other hosts.
func watchFile(ctx context.Context, path string, written func()) {
	folder, name := filepath.Split(path)
	if onNetwork(folder) {
		return
	}
	w, err := fsnotify.NewBufferedWatcher(64)
	if err != nil {
		return
	}
	defer func() { _ = w.Close() }()
	if err := w.Add(folder); err != nil {
		return
	}
	written() // what was written before counts too
	for {
		select {
		case e, ok := <-w.Events:
			switch {
			case !ok, filepath.Clean(e.Name) == filepath.Clean(folder): // it was moved or removed
				return
			case strings.HasPrefix(filepath.Base(e.Name), name):
				written()
			}
		case _, ok := <-w.Errors:
			if !ok {
				return
			}
			written() // events may be lost
		case <-ctx.Done():
			return
		}
	}
}

// networkKinds are the magic numbers of file systems that other hosts may write to, as statfs(2)
// gives them. Linux reports only the writes of its own programs.
var networkKinds = map[uint32]bool{
	unix.NFS_SUPER_MAGIC: true, unix.SMB_SUPER_MAGIC: true, unix.CIFS_SUPER_MAGIC: true, unix.SMB2_SUPER_MAGIC: true,
	unix.FUSE_SUPER_MAGIC: true, unix.V9FS_MAGIC: true, unix.AFS_SUPER_MAGIC: true, unix.AFS_FS_MAGIC: true, unix.CEPH_SUPER_MAGIC: true,
	unix.CODA_SUPER_MAGIC: true, unix.OCFS2_SUPER_MAGIC: true, unix.NCP_SUPER_MAGIC: true,
	0x0BD00BD0: true, // Lustre
	0x47504653: true, // GPFS
	0x01161970: true, // GFS2
	0x19830326: true, // BeeGFS
	0x786F4256: true, // shared folders of VirtualBox
	0x6A656A62: true, // shared folders of Plan 9 under WSL
}

func onNetwork(folder string) bool {
	var s unix.Statfs_t
	return unix.Statfs(folder, &s) != nil || networkKinds[uint32(s.Type)]
}
