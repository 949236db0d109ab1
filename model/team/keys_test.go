//go:build unix

package team

import (
	"errors"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"shortlist/model/modeltest"
)

// newKey makes a key of ssh-keygen, and returns its path and the line of allowed signers. ok is false on
// a machine without the program, where the tests with marks show what the folder does with signatures.
func newKey(t *testing.T, manager, passphrase string) (key, line string, ok bool) {
	t.Helper()
	if _, err := exec.LookPath("ssh-keygen"); err != nil {
		return "", "", false
	}
	key = filepath.Join(t.TempDir(), "id")
	if out, err := exec.Command("ssh-keygen", "-q", "-t", "ed25519", "-N", passphrase, "-C", manager, "-f", key).CombinedOutput(); err != nil {
		t.Fatalf("%s %v", out, err)
	}
	public, err := os.ReadFile(key + ".pub")
	if err != nil {
		t.Fatal(err)
	}
	return key, manager + ` namespaces="shortlist" ` + string(public), true
}

// TestSignaturesOfSSHKeygenCountAndNoOther: of the manager's key, for this text, in this namespace.
func TestSignaturesOfSSHKeygenCountAndNoOther(t *testing.T) {
	olenas, first, ok := newKey(t, "olena", "")
	ivans, second, _ := newKey(t, "ivan", "")
	if !ok {
		return
	}
	signers := filepath.Join(t.TempDir(), "signers")
	if err := os.WriteFile(signers, []byte(first+second), 0o600); err != nil {
		t.Fatal(err)
	}
	dir, mine := t.TempDir(), func(fs.FileInfo) (string, bool) { return "me", true }
	in := func(manager, key, signers string) *Folder {
		return NewFolder(FolderOptions{Path: dir, Manager: manager, Host: "desk", Check: BySignature, Keys: SSH{Key: key, Signers: signers}, Signs: true, OwnerOf: mine})
	}
	ivan := in("ivan", ivans, signers)
	write(t, in("olena", olenas, signers), verdict(7, "yes"))
	if got := verdicts(look(t, ivan), 7); got != "olena yes" {
		t.Fatalf("%q", got)
	}
	if _, err := in("olena", ivans, signers).Write(t.Context(), service, []Change{verdict(7, "no")}, nil); err == nil {
		t.Error("ivan has written in her name")
	}
	if got := verdicts(look(t, ivan), 7); got != "olena yes" {
		t.Errorf("with another's key: %q", got)
	}
	text := []byte("a text")
	signature, err := SSH{Key: olenas}.Sign(t.Context(), text)
	if err != nil {
		t.Fatal(err)
	}
	check := SSH{Signers: signers}
	for name, is := range map[string]bool{
		"the text":             check.Verify(t.Context(), "olena", text, signature),
		"!another text":        check.Verify(t.Context(), "olena", []byte("another"), signature),
		"!another manager":     check.Verify(t.Context(), "ivan", text, signature),
		"!a manager not known": check.Verify(t.Context(), "petro", text, signature),
		"!a broken signature":  check.Verify(t.Context(), "olena", text, signature[:40]),
		"!armour in it":        check.Verify(t.Context(), "olena", text, signature+"\n"+armourEnd),
		"!no signers":          SSH{}.Verify(t.Context(), "olena", text, signature),
	} {
		if is == strings.HasPrefix(name, "!") {
			t.Errorf("%s: %v", name, is)
		}
	}
	if err := os.Chmod(signers, 0o666); err != nil {
		t.Fatal(err)
	}
	if check.Verify(t.Context(), "olena", text, signature) {
		t.Error("signers that others can write to count")
	}
}

// TestAKeyWithAPassphraseFailsAtOnce: ssh-keygen has no terminal to ask on.
func TestAKeyWithAPassphraseFailsAtOnce(t *testing.T) {
	modeltest.SkipInShort(t, "runs ssh-keygen")
	key, _, ok := newKey(t, "olena", "a secret")
	if !ok {
		return
	}
	t.Setenv("SSH_AUTH_SOCK", "")
	olena := NewFolder(FolderOptions{Path: t.TempDir(), Manager: "olena", Host: "desk", Check: ByOwner, Keys: SSH{Key: key}, Signs: true, OwnerOf: named})
	began := time.Now()
	_, err := olena.Write(t.Context(), service, []Change{verdict(7, "yes")}, nil)
	if !errors.Is(err, ErrUnsigned) || time.Since(began) > patience {
		t.Errorf("%v after %s", err, time.Since(began))
	}
	if got := verdicts(look(t, of(olena.options.Path, "ivan")), 7); got != "olena yes" {
		t.Errorf("the change is lost: %q", got)
	}
}
