package modeltest

import "testing"

// Must ends a test whose preparation failed.
func Must(t testing.TB, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}
