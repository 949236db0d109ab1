package main

import "testing"

// A restricted shortlist starts no program but itself.
func TestARestrictedReaderHasNoDrawer(t *testing.T) {
	if at := cvReader(true).Drawer; at != "" {
		t.Errorf("pages are drawn by %s", at)
	}
}
