// Package house holds the rules of the tree that no compiler knows: words, imports, sizes and references.
package house

import (
	"fmt"
	"os"
	"testing"
)

// TestMain has paths begin at the top of the tree.
func TestMain(m *testing.M) {
	if err := os.Chdir("../../.."); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	os.Exit(m.Run())
}
