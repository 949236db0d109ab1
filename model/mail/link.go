package mail

import (
	"net/url"
	"strings"
)

// Link returns a mailto link (RFC 6068) that a mail program opens as a draft of the message, always in UTF-8.
func Link(m Message) string {
	escape := func(s string) string { return strings.ReplaceAll(url.QueryEscape(s), "+", "%20") }
	local, domain, _ := strings.Cut(m.To.Mail, "@")
	to := "mailto:" + escape(local) + "@" + escape(domain) + "?"
	if len(m.Cc) > 0 {
		to += "cc=" + escape(strings.Join(m.Cc, ",")) + "&"
	}
	return to + "subject=" + escape(m.Subject) + "&body=" + escape(strings.ReplaceAll(m.Text, "\n", "\r\n"))
}
