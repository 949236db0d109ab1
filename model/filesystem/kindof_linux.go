package filesystem

import (
	"fmt"

	"golang.org/x/sys/unix"
)

// kindNames are the names of common file systems by the magic numbers of statfs(2).
var kindNames = map[uint32]string{
	unix.EXT4_SUPER_MAGIC: "ext4", unix.BTRFS_SUPER_MAGIC: "btrfs", unix.XFS_SUPER_MAGIC: "xfs", unix.F2FS_SUPER_MAGIC: "f2fs",
	unix.TMPFS_MAGIC: "tmpfs", unix.OVERLAYFS_SUPER_MAGIC: "overlay", unix.ECRYPTFS_SUPER_MAGIC: "ecryptfs", 0x2FC12FC1: "zfs", 0xCA451A4E: "bcachefs",
	unix.MSDOS_SUPER_MAGIC: "vfat", unix.EXFAT_SUPER_MAGIC: "exfat", unix.FUSE_SUPER_MAGIC: "fuse",
	unix.NFS_SUPER_MAGIC: "nfs", unix.SMB_SUPER_MAGIC: "smb", unix.CIFS_SUPER_MAGIC: "cifs", unix.SMB2_SUPER_MAGIC: "smb2",
	unix.V9FS_MAGIC: "9p", unix.CEPH_SUPER_MAGIC: "ceph", unix.AFS_SUPER_MAGIC: "afs",
}

// KindOf returns the file system of a folder.
func KindOf(folder string) (Kind, error) {
	var s unix.Statfs_t
	if err := unix.Statfs(folder, &s); err != nil {
		return Kind{}, err
	}
	name, known := kindNames[uint32(s.Type)]
	if !known {
		name = fmt.Sprintf("0x%x", uint32(s.Type))
	}
	return Kind{Name: name, Network: networkKinds[uint32(s.Type)], Free: s.Bavail * uint64(s.Bsize)}, nil
}
