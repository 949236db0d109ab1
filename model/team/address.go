package team

import (
	"errors"
	"net/url"
	"regexp"
	"slices"
	"strings"

	"github.com/jackc/pgx/v5/pgconn"

	"shortlist/model/lang"
)

// ParseAddress reads the address of a database as libpq takes it, with its variables (PGSERVICE, PGPASSFILE and so on) and
// files. A host that is named is checked by its certificate (verify-full) unless the address names another mode: where
// libpq would take whatever it gets (prefer, allow), anybody on the way could answer in the host's name.
func ParseAddress(address string) (*pgconn.Config, error) {
	c, err := pgconn.ParseConfig(address)
	if err == nil && guesses(c) {
		if c, err = pgconn.ParseConfig(withMode(address, "verify-full")); err == nil && guesses(c) {
			return nil, errors.New(lang.Text("the address of the team's database lets anybody answer; use sslmode=verify-full"))
		}
	}
	if err != nil {
		return nil, errors.New(lang.Text("the address of the team's database cannot be read: %s", cause(err)))
	}
	c.ConnectTimeout = patience
	c.RuntimeParams["application_name"] = "shortlist"
	return c, nil
}

// IsAddress reports whether a text is the address of a database, and no path of a folder.
func IsAddress(s string) bool {
	return isURL(s) || regexp.MustCompile(`^\s*[a-z_]+\s*=`).MatchString(s)
}

func isURL(address string) bool {
	return strings.HasPrefix(address, "postgres://") || strings.HasPrefix(address, "postgresql://")
}

// withMode returns an address with an sslmode instead of its own.
func withMode(address, mode string) string {
	if !isURL(address) {
		return address + " sslmode=" + mode // the last one counts
	}
	at, query, _ := strings.Cut(address, "?")
	params := slices.DeleteFunc(strings.Split(query, "&"), func(p string) bool { return p == "" || strings.HasPrefix(p, "sslmode=") })
	return at + "?" + strings.Join(append(params, "sslmode="+mode), "&")
}

// guesses reports whether a host is tried with and without TLS.
func guesses(c *pgconn.Config) bool {
	host, port, encrypted := c.Host, c.Port, c.TLSConfig != nil
	for _, f := range c.Fallbacks { // the tries of one host follow each other
		if f.Host == host && f.Port == port && (f.TLSConfig != nil) != encrypted {
			return true
		}
		host, port, encrypted = f.Host, f.Port, f.TLSConfig != nil
	}
	return false
}

// Redacted returns an address without its password.
func Redacted(address string) string {
	if isURL(address) {
		if u, err := url.Parse(address); err == nil {
			q := u.Query()
			q.Del("password")
			q.Del("sslpassword")
			u.RawQuery = q.Encode()
			if u.User != nil {
				u.User = url.User(u.User.Username())
			}
			return u.String()
		}
		address = regexp.MustCompile(`^(\w+://[^:@/]*):[^@/]*@`).ReplaceAllString(address, "$1@") // several hosts are no URL
	}
	return regexp.MustCompile(`(?i)password\s*=\s*('(\\.|[^'])*'|\S*)`).ReplaceAllString(address, "password=…")
}

// cause is the text of an error of the driver, which repeats no address.
func cause(err error) string {
	var parse *pgconn.ParseConfigError
	if errors.As(err, &parse) && parse.Unwrap() != nil {
		err = parse.Unwrap()
	}
	return strings.Join(strings.Fields(err.Error()), " ")
}
