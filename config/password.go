package config

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"strings"
	"time"

	"github.com/zalando/go-keyring"

	"shortlist/api"
)

// keyringService is the name under which passwords stand in a keyring.
const keyringService = "shortlist"

// passwordWait bounds a password command, which may ask a person to unlock
// something.
const passwordWait = 2 * time.Minute

// Password returns an account's password from where it is configured:
// SHORTLIST_PASSWORD, password_command, password_file or the keyring, in this
// order. It is api.ErrNoPassword when it has to be asked for.
func (c *Config) Password(ctx context.Context, name string, a Account) (string, error) {
	if p := os.Getenv("SHORTLIST_PASSWORD"); p != "" {
		return p, nil
	}
	switch {
	case a.PasswordCommand != "" && c.Limits.Restricted:
		return "", errors.New("password_command is off in restricted mode; use password_file")
	case a.PasswordCommand != "":
		return run(ctx, a.PasswordCommand)
	case a.PasswordFile != "":
		p, err := ReadSecret(Expand(a.PasswordFile))
		if err != nil {
			return "", fmt.Errorf("password_file: %w", err)
		}
		return p, nil
	case a.Keyring:
		p, err := keyring.Get(keyringService, name)
		if errors.Is(err, keyring.ErrNotFound) {
			return "", api.ErrNoPassword
		}
		if err != nil {
			return "", fmt.Errorf("the keyring does not answer: %w", err)
		}
		return p, nil
	}
	return "", api.ErrNoPassword
}

// KeepPassword puts a password into the keyring, where one is configured.
func (a Account) KeepPassword(name, password string) error {
	if !a.Keyring {
		return nil
	}
	if err := keyring.Set(keyringService, name, password); err != nil {
		return fmt.Errorf("the keyring does not take the password: %w", err)
	}
	return nil
}

// run takes the first line of what a command of the person's own configuration
// prints.
func run(ctx context.Context, command string) (string, error) {
	ctx, cancel := context.WithTimeout(ctx, passwordWait)
	defer cancel()
	cmd := exec.CommandContext(ctx, "sh", "-c", command)
	var out, problem bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &problem
	if err := cmd.Run(); err != nil {
		first, _, _ := strings.Cut(strings.TrimSpace(problem.String()), "\n")
		return "", fmt.Errorf("password_command failed (%w): %s", err, first)
	}
	password, _, _ := strings.Cut(out.String(), "\n")
	password = strings.TrimRight(password, "\r")
	if password == "" {
		return "", errors.New("password_command printed nothing")
	}
	return password, nil
}
