package external

import (
	"os"
	"testing"
)

// TestTheIDOfTheMachineIsThatOfTheProtocol: an HMAC, here computed by another program. Without a file it is
// another each time.
func TestTheIDOfTheMachineIsThatOfTheProtocol(t *testing.T) {
	if got, want := hashed([]byte("0123456789abcdef0123456789abcdef")), "1:a81b6c3c9d37b0caa4a9c6b7de41059238bc101829db2975223b93d39d663b08"; got != want {
		t.Errorf("the id is %s, want %s", got, want)
	}
	id, err := os.ReadFile("/etc/machine-id")
	known := err == nil && len(id) > 1
	if first, second := machineID(), machineID(); (first == second) != known {
		t.Errorf("the ids are %s and %s", first, second)
	}
}
