//go:build unix

package doctor

import (
	"io/fs"
	"os"
	"syscall"
)

func isOurs(info fs.FileInfo) bool {
	s, ok := info.Sys().(*syscall.Stat_t)
	return !ok || int(s.Uid) == os.Geteuid()
}
