package config

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
)

// AddAccount appends a new account to the person's file. The rest of the file and a link
// to it stay unchanged. If the file could not be read with the account in it, AddAccount
// writes nothing and returns an error.
func AddAccount(path, name string, a Account) error {
	if err := CheckName(name); err != nil {
		return err
	}
	if real, err := filepath.EvalSymlinks(path); err == nil {
		path = real
	}
	old, err := os.ReadFile(path)
	if err != nil && !errors.Is(err, os.ErrNotExist) {
		return say.NotWritten(err)
	}
	var b strings.Builder
	b.Write(old)
	if len(old) > 0 {
		if !bytes.HasSuffix(old, []byte("\n")) {
			b.WriteByte('\n')
		}
		b.WriteByte('\n')
	}
	fmt.Fprintf(&b, "%s\nbase_url = %s\n", Section(name), quote(a.BaseURL))
	if a.Country != "" {
		fmt.Fprintf(&b, "country = %s\n", quote(string(a.Country)))
	}
	fmt.Fprintf(&b, "email = %s\n", quote(a.Email))
	again := Default()
	if err := again.decode([]byte(b.String())); err != nil {
		return fmt.Errorf("%s: %w", say.AccountNotAdded(name, path), err)
	}
	if got := again.Accounts[name]; got.BaseURL != a.BaseURL || got.Email != a.Email {
		return fmt.Errorf("%s: %s", say.AccountNotAdded(name, path), say.WouldNotReadBack)
	}
	if err := writePrivate(path, []byte(b.String())); err != nil {
		return say.NotWritten(err)
	}
	return nil
}

// Section returns the heading of an account in the file.
func Section(account string) string { return "[accounts." + quote(account) + "]" }

// quote writes a TOML string. JSON's escapes are all TOML's too, which those of
// Go are not.
func quote(s string) string {
	var b bytes.Buffer
	enc := json.NewEncoder(&b)
	enc.SetEscapeHTML(false)
	_ = enc.Encode(strings.ToValidUTF8(s, "\ufffd")) // a string always encodes
	return strings.ReplaceAll(strings.TrimSuffix(b.String(), "\n"), "\x7f", `\u007f`)
}
