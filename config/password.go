package config

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"strings"
	"time"

	"github.com/zalando/go-keyring"

	"shortlist/api"
	"shortlist/model/filesystem"
	"shortlist/model/lang"
	"shortlist/model/spelling"
)

// keyringService is the name of passwords in a keyring.
const keyringService = "shortlist"

// passwordWait bounds a password command, which may ask a person to unlock
// something.
const passwordWait = 2 * time.Minute

// Password returns an account's password from where it is configured: SHORTLIST_PASSWORD, password_command,
// password_file or the keyring, in this order. The error is api.ErrNoPassword if the person has to type it.
func (c *Config) Password(ctx context.Context, name string, a Account) (string, error) {
	if p := os.Getenv("SHORTLIST_PASSWORD"); p != "" {
		return p, nil
	}
	switch {
	case a.PasswordCommand != "" && c.Limits.Restricted:
		return "", fmt.Errorf("%s: %w", lang.Text("password_command is off in restricted mode; use password_file"), api.ErrNoPassword)
	case a.PasswordCommand != "":
		return run(ctx, "password_command", a.PasswordCommand)
	case a.PasswordFile != "":
		path := filesystem.Expand(a.PasswordFile)
		p, err := ReadSecret(path)
		if err == nil && p == "" {
			err = errors.New(sayEmptyFile(path))
		}
		if err != nil {
			return "", fmt.Errorf("password_file: %w", err)
		}
		return p, nil
	case a.Keyring:
		p, err := keyring.Get(keyringService, a.keyringUser(name))
		if errors.Is(err, keyring.ErrNotFound) {
			return "", api.ErrNoPassword
		}
		if err != nil {
			return "", noKeyring(lang.Text("the keyring does not answer"), err)
		}
		return p, nil
	}
	return "", api.ErrNoPassword
}

// CallbackSecret returns the secret that the service signs callbacks with, from
// callback.secret_command or callback.secret_file. Without one the receiver does not
// start (CONTRACT 42).
func (c *Config) CallbackSecret(ctx context.Context) ([]byte, error) {
	var secret string
	var err error
	switch {
	case c.Callback.SecretCommand != "" && c.Limits.Restricted:
		return nil, errors.New(lang.Text("callback.secret_command is off in restricted mode; use callback.secret_file"))
	case c.Callback.SecretCommand != "":
		secret, err = run(ctx, "callback.secret_command", c.Callback.SecretCommand)
	case c.Callback.SecretFile != "":
		path := filesystem.Expand(c.Callback.SecretFile)
		if secret, err = ReadSecret(path); err == nil && secret == "" {
			err = errors.New(sayEmptyFile(path))
		}
		if err != nil {
			err = fmt.Errorf("callback.secret_file: %w", err)
		}
	}
	if err == nil && secret == "" {
		err = errors.New(lang.Text("there is no secret to check callbacks with: set callback.secret_file or callback.secret_command"))
	}
	return []byte(secret), err
}

// keyringUser names the password of an account in a keyring. It includes address and e-mail, because another identity
// has another password.
func (a Account) keyringUser(name string) string { return name + " " + a.Identity().String() }

// noKeyring explains that a keyring fails. Hosts without a desktop have none, so it names the other sources.
func noKeyring(what string, err error) error {
	return fmt.Errorf("%s: %w; %s", what, err, lang.Text("set password_file or password_command for the account"))
}

// InKeyring reports whether the keyring holds the password of an account.
func (a Account) InKeyring(name string) (bool, error) {
	_, err := keyring.Get(keyringService, a.keyringUser(name))
	if errors.Is(err, keyring.ErrNotFound) {
		return false, nil
	}
	return err == nil, err
}

// KeepPassword puts a password into the keyring, where one is configured.
func (a Account) KeepPassword(name, password string) error {
	if !a.Keyring {
		return nil
	}
	err := forgetUnbound(name)
	if err == nil {
		err = keyring.Set(keyringService, a.keyringUser(name), password)
	}
	if err != nil {
		return noKeyring(lang.Text("the keyring does not store the password"), err)
	}
	return nil
}

// forgetUnbound removes a password that an earlier version stored under the account's name, without its address.
func forgetUnbound(name string) error { return deleteFromKeyring(name) }

func deleteFromKeyring(user string) error {
	if err := keyring.Delete(keyringService, user); !errors.Is(err, keyring.ErrNotFound) {
		return err
	}
	return nil
}

// ForgetPassword removes a password that KeepPassword put into the keyring.
func (a Account) ForgetPassword(name string) error {
	if !a.Keyring {
		return nil
	}
	err := forgetUnbound(name)
	if err == nil {
		err = deleteFromKeyring(a.keyringUser(name))
	}
	if err != nil {
		return fmt.Errorf("%s: %w", lang.Text("the keyring does not delete the password"), err)
	}
	return nil
}

// run returns the first line that a command of the person's own configuration
// prints.
func run(ctx context.Context, name, command string) (string, error) {
	ctx, cancel := context.WithTimeout(ctx, passwordWait)
	defer cancel()
	cmd := shellCommand(ctx, command)
	var out, problem bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &problem
	if err := cmd.Run(); err != nil {
		err = fmt.Errorf("%s (%w)", lang.Text("%s failed", name), err)
		if first, _, _ := strings.Cut(strings.TrimSpace(problem.String()), "\n"); first != "" {
			err = fmt.Errorf("%w: %s", err, first)
		}
		return "", err
	}
	password, _, _ := strings.Cut(string(spelling.WithoutMark(out.Bytes())), "\n")
	password = strings.TrimRight(password, "\r")
	if password == "" {
		return "", errors.New(lang.Text("%s printed nothing", name))
	}
	return password, nil
}

func sayEmptyFile(path string) string { return lang.Text("%s is empty", path) }
