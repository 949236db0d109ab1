//go:build !unix

package folder

import (
	"io/fs"
	"os"
	"syscall"
)

func openFile(path string) (*os.File, error) { return os.Open(path) }

func openOwn(path string, mode fs.FileMode) (*os.File, error) {
	return os.OpenFile(path, os.O_RDWR|os.O_CREATE, mode)
}

// lock does nothing: Folder.writing holds up the writers of this process.
func lock(*os.File) (bool, error) { return true, nil }

// ownerOf finds no owner, so that only signatures count.
func ownerOf(fs.FileInfo) (name string, ok bool) { return "", false }

func isLinked(fs.FileInfo) bool { return false }

func syncFolder(string) error { return nil }

func withoutTerminal() *syscall.SysProcAttr { return nil }

// Writable returns nil: a failed write reports why.
func (f *Folder) Writable() error { return nil }

// SafeSigners reports whether there is a file of allowed signers.
func SafeSigners(path string) bool {
	info, err := os.Stat(path)
	return err == nil && info.Mode().IsRegular()
}
