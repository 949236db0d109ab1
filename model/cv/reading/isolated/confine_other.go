//go:build !linux

package isolated

// confine does nothing: this system has no confinement without its own libraries.
func confine(string) error { return nil }

// Unconfined describes the confinement that this system lacks.
func Unconfined() string { return say.Neither }
