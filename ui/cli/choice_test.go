package cli

import (
	"testing"

	"shortlist/config"
)

// TestAPasswordThatStaysIsNamed: signing out deletes the keyring's password, so that one is
// not named.
func TestAPasswordThatStaysIsNamed(t *testing.T) {
	t.Setenv("SHORTLIST_PASSWORD", "")
	conf := &config.Config{}
	for want, a := range map[string]config.Account{"": {Keyring: true}, "password_file": {PasswordFile: "x", Keyring: true}} {
		if got := passwordSource(conf, a); got != want {
			t.Errorf("%+v: %q, want %q", a, got, want)
		}
	}
	t.Setenv("SHORTLIST_PASSWORD", "x")
	if got := passwordSource(conf, config.Account{}); got != "SHORTLIST_PASSWORD" {
		t.Errorf("got %q", got)
	}
}
