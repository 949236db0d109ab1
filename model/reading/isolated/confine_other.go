//go:build !linux

package isolated

import "shortlist/model/lang"

// confine does nothing: this system has no confinement without its own libraries.
func confine(string) error { return nil }

// Unconfined describes the confinement that this system lacks.
func Unconfined() string {
	return lang.Text("this system has no Landlock and no seccomp: CVs' readers can open your files and make connections")
}
