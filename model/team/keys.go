package team

import (
	"bytes"
	"context"
	"errors"
	"os"
	"os/exec"
	"strings"
	"time"

	"shortlist/model/lang"
)

// SSH makes and checks signatures with ssh-keygen.
type SSH struct {
	Key     string // the manager's private key, or the public key of one in the agent; "": nothing is signed
	Signers string // the file of allowed signers; "": nothing is checked
}

// patience is how long ssh-keygen may take. It cannot ask for a passphrase.
const patience = 10 * time.Second

const (
	armourBegin = "-----BEGIN SSH SIGNATURE-----"
	armourEnd   = "-----END SSH SIGNATURE-----"
)

// Sign implements Keys.
func (k SSH) Sign(ctx context.Context, text []byte) (string, error) {
	out, err := keygen(ctx, text, "-q", "-Y", "sign", "-n", Namespace, "-f", k.Key)
	if err != nil {
		return "", err
	}
	_, body, begun := strings.Cut(string(out), armourBegin)
	body, _, ended := strings.Cut(body, armourEnd)
	if !begun || !ended {
		return "", errors.New(lang.Text("ssh-keygen wrote no signature"))
	}
	return strings.Join(strings.Fields(body), ""), nil
}

// Verify implements Keys.
func (k SSH) Verify(ctx context.Context, manager string, text []byte, signature string) bool {
	if !SafeSigners(k.Signers) || strings.Trim(signature, "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/=") != "" {
		return false
	}
	file, err := os.CreateTemp("", "shortlist-signature-") // 0600
	if err != nil {
		return false
	}
	defer func() { _ = os.Remove(file.Name()) }()
	_, err = file.WriteString(armoured(signature))
	if err = errors.Join(err, file.Close()); err != nil {
		return false
	}
	_, err = keygen(ctx, text, "-q", "-Y", "verify", "-n", Namespace, "-f", k.Signers, "-I", manager, "-s", file.Name())
	return err == nil
}

// armoured writes a signature as ssh-keygen reads it.
func armoured(signature string) string {
	const width = 70
	var b strings.Builder
	b.WriteString(armourBegin + "\n")
	for len(signature) > width {
		b.WriteString(signature[:width] + "\n")
		signature = signature[width:]
	}
	b.WriteString(signature + "\n" + armourEnd + "\n")
	return b.String()
}

// keygen runs ssh-keygen without a terminal, so that it asks for nothing.
func keygen(ctx context.Context, in []byte, args ...string) ([]byte, error) {
	ctx, stop := context.WithTimeout(ctx, patience)
	defer stop()
	cmd := exec.CommandContext(ctx, "ssh-keygen", args...)
	cmd.Stdin = bytes.NewReader(in)
	cmd.Env = append(os.Environ(), "SSH_ASKPASS_REQUIRE=never", "LC_ALL=C")
	cmd.SysProcAttr = withoutTerminal()
	cmd.WaitDelay = time.Second
	var problem bytes.Buffer
	cmd.Stderr = &problem
	out, err := cmd.Output()
	if err != nil {
		why, _, _ := strings.Cut(strings.TrimSpace(problem.String()), "\n")
		if why == "" {
			why = err.Error()
		}
		return nil, errors.New(lang.Text("ssh-keygen could not sign: %s", why))
	}
	return out, nil
}
