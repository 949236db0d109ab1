package modeltest

import (
	"os"
	"os/exec"
	"testing"

	"shortlist/model/lang"
)

// InEveryLanguage runs a test of this package in a process of its own for each language: a process has one.
// It runs check in those processes, where lang.Current is the language.
func InEveryLanguage(t *testing.T, check func(t *testing.T)) {
	t.Helper()
	const child = "SHORTLIST_LANGUAGE_TEST"
	if os.Getenv(child) != "" {
		check(t)
		return
	}
	for _, l := range lang.All() {
		t.Run(l.Code(), func(t *testing.T) {
			cmd := exec.CommandContext(t.Context(), os.Args[0], "-test.run=^"+t.Name()[:len(t.Name())-len("/"+l.Code())]+"$", "-test.count=1") //nolint:gosec // the test itself
			cmd.Env = append(os.Environ(), child+"=1", lang.Variable+"="+l.Code())
			if out, err := cmd.CombinedOutput(); err != nil {
				t.Errorf("%v\n%s", err, out)
			}
		})
	}
}
