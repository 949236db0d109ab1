package filesystem

import "golang.org/x/sys/unix"

// networkKinds are the magic numbers of file systems that other hosts may write to, as statfs(2)
// gives them. Linux reports only the writes of its own programs there, and the memory map of a
// write-ahead log is not shared between hosts.
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

// Shared reports whether other hosts may write to a folder's file system.
func Shared(folder string) (bool, error) {
	var s unix.Statfs_t
	if err := unix.Statfs(folder, &s); err != nil {
		return false, err
	}
	return networkKinds[uint32(s.Type)], nil
}
