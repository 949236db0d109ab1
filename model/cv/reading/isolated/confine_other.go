//go:build !linux

package isolated

// confine does nothing: the system has no such means without the system's own libraries.
func confine(string) error { return nil }

// Unconfined reports what of the confinement this system cannot do.
func Unconfined() string {
	return "this system has no Landlock and no seccomp: CVs' readers can open your files and make connections"
}
