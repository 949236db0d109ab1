//go:build !linux && !darwin && !freebsd && !windows

package store

// sharedFolder reports that no other host writes to a folder: this system is not asked.
func sharedFolder(string) (bool, error) { return false, nil }
