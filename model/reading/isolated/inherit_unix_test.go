//go:build unix

package isolated_test

import (
	"syscall"
	"testing"

	"shortlist/model/modeltest"
	"shortlist/model/reading/isolated"
)

// Files that this program inherited, for example from a shell, are not passed on.
func TestTheChildIsHandedNothingButTheFile(t *testing.T) {
	file := written(t, "any")
	given, err := syscall.Dup(int(file.Fd())) // without close-on-exec
	modeltest.Must(t, err)
	defer func() { _ = syscall.Close(given) }()
	doc, err := reader(isolated.Standard(), "look around").Read(t.Context(), file)
	if err != nil || len(doc.Pages) != 1 || doc.Pages[0].Text != "open 0 times" {
		t.Errorf("%v, %v", doc, err)
	}
}
