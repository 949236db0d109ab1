package load

import (
	"bufio"
	"bytes"
	"os"
	"strconv"
	"strings"
	"syscall"

	"golang.org/x/sys/unix"
)

// releasePages unmaps the pages of the program's own file. The system keeps them in its cache, and maps a page again
// when it is needed. A start maps nearly the whole file, because the system maps the neighbours of a page, too.
func releasePages() {
	text, err := os.ReadFile("/proc/self/smaps")
	if err != nil {
		return // the pages stay mapped
	}
	own, err := os.Stat("/proc/self/exe")
	if err != nil {
		return
	}
	file, ok := own.Sys().(*syscall.Stat_t)
	if !ok {
		return
	}
	inode := strconv.FormatUint(file.Ino, 10)
	var from, to uint64
	lines := bufio.NewScanner(bytes.NewReader(text))
	for lines.Scan() {
		fields := strings.Fields(lines.Text())
		switch {
		case len(fields) >= 5 && !strings.HasSuffix(fields[0], ":"):
			from, to = 0, 0
			if fields[4] == inode && strings.HasPrefix(fields[1], "r-") { // these mappings stay as long as the program
				low, high, _ := strings.Cut(fields[0], "-")
				from, _ = strconv.ParseUint(low, 16, 64)
				to, _ = strconv.ParseUint(high, 16, 64)
			}
		case len(fields) == 3 && fields[0] == "Anonymous:" && fields[1] == "0" && to > from:
			// No page of the mapping was changed, so no change is lost.
			_, _, _ = unix.Syscall(unix.SYS_MADVISE, uintptr(from), uintptr(to-from), unix.MADV_DONTNEED)
		}
	}
}
