//go:build !linux

package store

import "time"

// sinceBoot is the time of day, the only clock that processes share here.
func sinceBoot() time.Duration { return time.Duration(time.Now().UnixNano()) }
