//go:build unix

package config

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"syscall"

	"shortlist/model/lang"
)

const hostFile = "/etc/shortlist/config.toml"

// mostLinks is how many links a path may follow.
const mostLinks = 40

// trusted returns an error if users other than root can change what a path leads to: the file, or a folder or a link
// on the way to it. In a folder with the sticky bit, they cannot replace what is root's.
func trusted(path string) error {
	at, rest, links := "/", parts(path), 0
	for len(rest) > 0 {
		next := filepath.Join(at, rest[0]) // at has no links, so .. is its folder
		rest = rest[1:]
		info, err := os.Lstat(next)
		if err != nil {
			return err
		}
		linked := info.Mode()&os.ModeSymlink != 0
		writable := !linked && info.Mode().Perm()&0o022 != 0 && !(info.IsDir() && info.Mode()&os.ModeSticky != 0)
		if stat, ok := info.Sys().(*syscall.Stat_t); !ok || writable || stat.Uid != 0 && strconv.Itoa(int(stat.Uid)) != owner {
			return errors.New(lang.Text("others than root can change %[1]s, so they could lift the limits of this host. Ask an administrator to run: chown root %[1]s; chmod go-w %[1]s", next))
		}
		if !linked {
			at = next
			continue
		}
		to, err := os.Readlink(next)
		if err != nil {
			return err
		}
		if links++; links > mostLinks {
			return &os.PathError{Op: "follow", Path: path, Err: syscall.ELOOP}
		}
		if filepath.IsAbs(to) {
			at = "/"
		}
		rest = slices.Concat(parts(to), rest)
	}
	return nil
}

// parts splits a path at its slashes.
func parts(path string) []string {
	return slices.DeleteFunc(strings.Split(path, "/"), func(part string) bool { return part == "" || part == "." })
}
