//go:build !linux

package store

import "context"

// watchFile returns at once: writes are not reported. kqueue opens every file of the folder, and
// closing one drops the locks of SQLite on it; Windows reports a write when the file is closed.
func watchFile(context.Context, string, func()) {}
