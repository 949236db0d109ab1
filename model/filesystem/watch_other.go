//go:build !linux

package filesystem

import "context"

// Watch returns at once: writes are not reported. kqueue opens every file of the folder, and closing one drops the locks
// of SQLite on it; Windows reports a write when the file is closed.
func Watch(context.Context, string, string, func()) {}
