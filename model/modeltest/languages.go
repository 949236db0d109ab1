package modeltest

import (
	"os"
	"os/exec"
	"testing"

	"shortlist/model/lang"
)

// InEveryLanguage runs the test that calls it in a process of each other language, too, and fails with what it
// prints.
func InEveryLanguage(t *testing.T) {
	t.Helper()
	if os.Getenv(lang.Variable) != "" { // one of those
		return
	}
	for _, l := range lang.All()[1:] {
		cmd := exec.CommandContext(t.Context(), os.Args[0], "-test.run=^"+t.Name()+"$", "-test.count=1")
		cmd.Env = append(os.Environ(), lang.Variable+"="+l.Code())
		if out, err := cmd.CombinedOutput(); err != nil {
			t.Errorf("%s: %v\n%s", l.Name(), err, out)
		}
	}
}
