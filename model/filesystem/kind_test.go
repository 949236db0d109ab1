package filesystem

import "testing"

// TestAFileSystemThatOtherHostsWriteToIsKnownByItsName on macOS and FreeBSD.
func TestAFileSystemThatOtherHostsWriteToIsKnownByItsName(t *testing.T) {
	for kind, want := range map[string]bool{
		"apfs": false, "hfs": false, "ufs": false, "zfs": false, "tmpfs": false, "msdosfs": false, "exfat": false, "nullfs": false, "": false,
		"nfs": true, "smbfs": true, "afpfs": true, "webdav": true, "macfuse": true, "osxfuse": true, "fusefs": true, "fusefs.sshfs": true, "p9fs": true, "acfs": true,
	} {
		if got := isNetworkName(kind); got != want {
			t.Errorf("%q: %v", kind, got)
		}
	}
}

// TestAVolumeOfWindowsIsADriveOrAnotherHosts, however its path is written.
func TestAVolumeOfWindowsIsADriveOrAnotherHosts(t *testing.T) {
	for volume, want := range map[string]struct {
		drive string
		unc   bool
	}{
		`C:`: {drive: "C:"}, `h:`: {drive: "h:"}, `\\?\C:`: {drive: "C:"}, `\\.\D:`: {drive: "D:"}, `//?/C:`: {drive: "C:"},
		`\\server\homes`: {unc: true}, `//server/homes`: {unc: true}, `\\?\UNC\server\homes`: {unc: true}, `\\?\unc\server\homes`: {unc: true},
		`\\.\UNC\server\homes`: {unc: true}, `\\wsl.localhost\Debian`: {unc: true},
		`\\?\Volume{b75e2c83-0000-0000-0000-602f00000000}`: {}, ``: {},
	} {
		if drive, unc := windowsVolume(volume); drive != want.drive || unc != want.unc {
			t.Errorf("%s: drive %q, on another host %v", volume, drive, unc)
		}
	}
}
