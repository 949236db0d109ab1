package mail

import (
	"strings"
	"unicode/utf8"

	"golang.org/x/net/idna"
)

// Address is one mailbox, with the name of its owner or "".
type Address struct{ Name, Mail string }

// Problem is the reason why an address cannot be written to; "" if it can.
type Problem string

// The problems of an address.
const (
	Missing  Problem = "missing"
	LineEnds Problem = "line-ends" // it has more than one line
	Masked   Problem = "masked"    // the service hides a part of it: "iv***@example.org"
	TwoDots  Problem = "two-dots"  // two dots in a row
	NotASCII Problem = "not-ascii" // letters before the @ that few servers take
	Invalid  Problem = "invalid"
)

// masks are the signs of hidden letters. An asterisk may be part of an address, which does not occur.
var masks = []string{"*", "…", "...", "•", "●"}

// domains checks a domain and brings it into the form of the domain name system. idna.Lookup takes empty labels and labels
// that are too long.
var domains = idna.New(idna.MapForLookup(), idna.BidiRule(), idna.StrictDomainName(true), idna.VerifyDNSLength(true))

// Usable returns the form in which an address is written into a mail, with its domain in small letters of ASCII, or the
// problem that prevents it.
func Usable(address string) (normal string, problem Problem) {
	if strings.ContainsAny(address, "\r\n\v\f\u0085\u2028\u2029") {
		return "", LineEnds
	}
	address = strings.TrimSpace(address)
	if address == "" {
		return "", Missing
	}
	for _, mask := range masks {
		if strings.Contains(address, mask) {
			return "", Masked
		}
	}
	if strings.Contains(address, "..") {
		return "", TwoDots
	}
	local, domain, found := strings.Cut(address, "@")
	if !found || local == "" || !utf8.ValidString(domain) || len(local) > 64 || strings.HasPrefix(local, ".") || strings.HasSuffix(local, ".") {
		return "", Invalid
	}
	for _, r := range local {
		switch {
		case r >= utf8.RuneSelf:
			return "", NotASCII
		case r <= ' ' || r == 0x7f || strings.ContainsRune(`"(),:;<>@[\]`, r):
			return "", Invalid
		}
	}
	domain, err := domains.ToASCII(domain)
	top := domain[strings.LastIndexByte(domain, '.')+1:]
	if err != nil || top == domain || strings.Trim(top, "0123456789") == "" || len(local)+1+len(domain) > 254 {
		return "", Invalid
	}
	return local + "@" + domain, ""
}

// Fold returns the form by which two addresses are compared. By the standard, a capital before the @ makes another mailbox;
// no provider uses that.
func Fold(address string) string {
	if normal, problem := Usable(address); problem == "" {
		address = normal
	}
	return strings.ToLower(strings.TrimSpace(address))
}

// Same reports whether two addresses are one mailbox.
func Same(a, b string) bool { return Fold(a) == Fold(b) }

// ParseFrom reads an address as a person writes it: "Name <address>" or the address alone. The name may have a comma, and
// quotation marks around it, with a backslash before those inside, as a mail has them.
func ParseFrom(written string) (Address, Problem) {
	name, address := "", strings.TrimSpace(written)
	if inner, found := strings.CutSuffix(address, ">"); found {
		if at := strings.LastIndexByte(inner, '<'); at >= 0 {
			name, address = strings.TrimSpace(inner[:at]), inner[at+1:]
		}
	}
	if len(name) > 1 && name[0] == '"' && name[len(name)-1] == '"' {
		name = strings.NewReplacer(`\"`, `"`, `\\`, `\`).Replace(name[1 : len(name)-1])
	}
	normal, problem := Usable(address)
	if problem != "" {
		return Address{}, problem
	}
	return Address{Name: CleanName(name), Mail: normal}, ""
}
