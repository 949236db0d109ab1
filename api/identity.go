package api

import (
	"net"
	"net/netip"
	"net/url"
	"strings"

	"shortlist/model"
)

// IdentityOf returns the identity of an account. country counts where the address gives none. An
// address that cannot be used is kept as it is: a client of it sends nothing.
func IdentityOf(baseURL string, country model.Country, email string) model.Identity {
	id := model.Identity{Service: strings.TrimSpace(baseURL), Country: country, Email: strings.ToLower(strings.TrimSpace(email))}
	u, err := ParseBaseURL(baseURL)
	if err != nil {
		return id
	}
	host := canonicalHost(u.Hostname())
	if named := model.CountryOfHost(host); named != "" {
		id.Country = named
	}
	service := url.URL{Scheme: u.Scheme, Host: host, Path: u.Path}
	port := strings.TrimLeft(u.Port(), "0")
	if port != "" && port != map[string]string{"http": "80", "https": "443"}[u.Scheme] {
		service.Host = net.JoinHostPort(host, port)
	} else if strings.Contains(host, ":") {
		service.Host = "[" + host + "]"
	}
	id.Service = service.String()
	return id
}

// canonicalHost returns the one form of a host name or an IP address.
func canonicalHost(host string) string {
	host = strings.ToLower(strings.TrimSuffix(host, "."))
	if ip, err := netip.ParseAddr(host); err == nil {
		return ip.String()
	}
	return host
}
