//go:build unix

package isolated_test

import (
	"syscall"
	"testing"

	"shortlist/model/cv/reading/isolated"
)

// What this program was started with, such as a file that a shell had open, goes no
// further.
func TestTheChildIsHandedNothingButTheFile(t *testing.T) {
	file := written(t, "any")
	given, err := syscall.Dup(int(file.Fd())) // as it is without close-on-exec
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = syscall.Close(given) }()
	doc, err := reader(isolated.Standard(), "look around").Read(t.Context(), file)
	if err != nil || len(doc.Pages) != 1 || doc.Pages[0].Text != "open 0 times, <nil>" {
		t.Errorf("%v, %v", doc, err)
	}
}
