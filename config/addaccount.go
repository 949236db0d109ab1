package config

import (
	"bytes"
	"encoding/json"
	"fmt"
	"strings"

	"shortlist/model/lang"
)

// AddAccount appends a new account to the person's file. The rest of the file stays unchanged. If the file could
// not be read with the account in it, AddAccount writes nothing and returns an error.
func AddAccount(path, name string, a Account) error {
	if err := CheckName(name); err != nil {
		return err
	}
	return edit(path, func(old string) (string, error) {
		var b strings.Builder
		b.WriteString(old)
		if old != "" {
			if !strings.HasSuffix(old, "\n") {
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
			return "", fmt.Errorf("%s: %w", sayAccountNotAdded(name, path), err)
		}
		if got := again.Accounts[name]; got.BaseURL != a.BaseURL || got.Email != a.Email {
			return "", fmt.Errorf("%s: %s", sayAccountNotAdded(name, path), sayWouldNotReadBack())
		}
		return b.String(), nil
	})
}

// Section returns the heading of an account in the file.
func Section(account string) string { return "[accounts." + quote(account) + "]" }

// quote writes a TOML string. All of JSON's escapes are valid in TOML; not all of Go's are.
func quote(s string) string {
	var b bytes.Buffer
	enc := json.NewEncoder(&b)
	enc.SetEscapeHTML(false)
	_ = enc.Encode(strings.ToValidUTF8(s, "\ufffd")) // a string always encodes
	return strings.ReplaceAll(strings.TrimSuffix(b.String(), "\n"), "\x7f", `\u007f`)
}

func sayAccountNotAdded(name string, path string) string {
	return lang.Text("account %s cannot be added to %s", name, path)
}
