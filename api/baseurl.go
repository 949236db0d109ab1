package api

import (
	"errors"
	"net"
	"net/netip"
	"net/url"
	"strings"

	"shortlist/api/wire"
	"shortlist/model/lang"
)

// ParseBaseURL reads a base URL that a person typed and returns the client's form of
// it, without a trailing slash. A missing scheme means https, a missing path the
// documented one (§1). The password goes to this address, so plain http is accepted for
// loopback addresses only, and user names, queries and fragments are rejected
// (CONTRACT 39).
func ParseBaseURL(typed string) (*url.URL, error) {
	typed = strings.TrimSpace(typed)
	if typed == "" {
		return nil, errors.New(lang.Text("the address of the service is empty"))
	}
	if strings.Contains(typed, "@") && !strings.ContainsAny(typed, ":/?#") {
		return nil, errors.New(lang.Text("the address is an e-mail; type the web address of the job board, for example ua.example.com"))
	}
	if !strings.Contains(typed, "://") {
		typed = "https://" + typed
	}
	u, err := url.Parse(typed)
	switch {
	case err != nil && strings.Contains(typed, "@"):
		return nil, errors.New(sayNotAnAddress("")) // the text may hold a password
	case err != nil:
		return nil, errors.New(sayNotAnAddress(typed))
	case u.Scheme != "https" && u.Scheme != "http":
		return nil, errors.New(lang.Text("the address must start with https://, not %s://", u.Scheme))
	case u.Hostname() == "":
		return nil, errors.New(lang.Text("%q names no host", typed))
	case u.User != nil:
		return nil, errors.New(lang.Text("the address must not hold a user name or password"))
	case u.RawQuery != "" || u.Fragment != "":
		return nil, errors.New(lang.Text("the address must not hold a query or fragment"))
	case u.Scheme == "http" && !loopback(u.Hostname()):
		return nil, errors.New(lang.Text("http:// would send your password unencrypted to %s; use https:// (http:// is for this computer alone)", u.Hostname()))
	}
	u.Path = strings.TrimRight(u.Path, "/")
	if u.Path == "" {
		u.Path = wire.BasePath
	}
	u.RawPath, u.ForceQuery = "", false
	u.Host = strings.ToLower(u.Host)
	if u.Scheme == "https" {
		u.Host = strings.TrimSuffix(u.Host, ":443")
	}
	return u, nil
}

// loopback reports whether a host name can only mean this machine. Names below
// localhost are reserved for it (RFC 6761); loopbackAddress makes sure of it.
func loopback(host string) bool {
	if ip, err := netip.ParseAddr(host); err == nil {
		return ip.IsLoopback()
	}
	host = strings.ToLower(strings.TrimSuffix(host, "."))
	return host == "localhost" || strings.HasSuffix(host, ".localhost")
}

// loopbackAddress replaces a name below localhost by the loopback address, so
// that no resolver can send it elsewhere.
func loopbackAddress(addr string) string {
	host, port, err := net.SplitHostPort(addr)
	if err != nil || !loopback(host) {
		return addr
	}
	if _, err := netip.ParseAddr(host); err == nil {
		return addr
	}
	return net.JoinHostPort("127.0.0.1", port)
}

func sayNotAnAddress(typed string) string {
	if typed == "" {
		return lang.Text("this is not a web address")
	}
	return lang.Text("%q is not a web address", typed)
}
