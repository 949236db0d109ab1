package reading

import (
	"net/url"
	"regexp"
	"slices"
	"strings"

	"shortlist/model"
	"shortlist/model/reading"
	"shortlist/ui/intent"
	"shortlist/ui/text"
)

var (
	anyLink  = regexp.MustCompile(`(?i)\b(?:https?://|www\.)[^\s<>"'\x60|{}]+|\b(?:linkedin\.com|github\.com|gitlab\.com|behance\.net|t\.me)/[^\s<>"'\x60|{}]+`)
	anyEmail = regexp.MustCompile(`(?i)\b[a-z0-9][a-z0-9._%+-]*@[a-z0-9][a-z0-9.-]*\.[a-z]{2,}\b`)
)

// link is an address in a profile or a CV.
type link struct {
	kind   intent.Copied // a phone, link or e-mail
	target string        // what is opened or copied; for a link, http or https (CONTRACT 49)
}

// maxLinks is how many links are listed.
const maxLinks = 100

// links lists the contacts of an applicant and the addresses in the CV, each once. It leaves out a
// masked address (CONTRACT 28).
func links(c model.Candidate, doc reading.Document) (out []link) {
	seen := map[string]bool{}
	add := func(kind intent.Copied, target string) {
		if key := strings.ToLower(target); target != "" && !seen[key] && len(out) < maxLinks {
			seen[key] = true
			out = append(out, link{kind: kind, target: target})
		}
	}
	if k := c.Applicant.Contacts; !k.Masked() {
		add(intent.CopiedEmail, text.Line(k.Email))
	}
	add(intent.CopiedPhone, text.Line(c.Applicant.Contacts.Phone))
	for _, p := range doc.Pages {
		clean := strings.Join(text.Lines(p.Text), "\n")
		for _, found := range anyEmail.FindAllString(anyLink.ReplaceAllString(clean, " "), maxLinks) {
			add(intent.CopiedEmail, found)
		}
		for _, found := range anyLink.FindAllString(clean, maxLinks) {
			add(intent.CopiedLink, webAddress(found))
		}
	}
	order := []intent.Copied{intent.CopiedPhone, intent.CopiedLink, intent.CopiedEmail}
	slices.SortStableFunc(out, func(a, b link) int { return slices.Index(order, a.kind) - slices.Index(order, b.kind) })
	return out
}

// webAddress completes a web address found in a text, and cuts the punctuation after it; "" if it is no address.
func webAddress(found string) string {
	const marks = ".,;:!?]}»”"
	found = strings.TrimRight(found, marks)
	for strings.HasSuffix(found, ")") && strings.Count(found, ")") > strings.Count(found, "(") {
		found = strings.TrimRight(strings.TrimSuffix(found, ")"), marks)
	}
	if !strings.Contains(found, "://") {
		found = "https://" + found
	}
	u, err := url.Parse(found)
	if err != nil || u.Scheme != "http" && u.Scheme != "https" || u.Host == "" || u.User != nil {
		return ""
	}
	return u.String()
}
