//go:build !unix

package store

import "os"

// ownerOf knows no owner: this system has no user ids.
func ownerOf(os.FileInfo) (uid int, ok bool) { return 0, false }

func fullOrOverQuota(error) bool { return false }

func unwritable(error) bool { return false }
