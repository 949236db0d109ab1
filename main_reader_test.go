//go:build unix

package main

import "testing"

// A restricted shortlist starts no program but itself.
func TestARestrictedReaderHasNoDrawer(t *testing.T) {
	if cvReader(true).Draws {
		t.Error("pages are drawn")
	}
}
