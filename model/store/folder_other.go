//go:build !unix

package store

import "os"

// readableAlone returns nil: the first write reports a file that can only be read.
func readableAlone(string) error { return nil }

// ownerOf returns no owner: this system has no user ids.
func ownerOf(os.FileInfo) (uid int, ok bool) { return 0, false }
