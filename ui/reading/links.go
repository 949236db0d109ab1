package reading

import (
	"slices"

	"shortlist/model"
	"shortlist/model/reading"
	"shortlist/ui/intent"
	"shortlist/ui/profile"
	"shortlist/ui/text"
)

// link is an address in a profile or a CV.
type link struct {
	kind   intent.Copied // a phone, link or e-mail
	target string        // what is opened or copied; for a link, http or https (CONTRACT 49)
	words  string        // the words of the CV that lead to it; "" if the address is in its text
	other  bool          // the words name another address
}

// maxLinks is how many links are listed.
const maxLinks = 100

// links lists the contacts of an applicant and those in the CV, each once. It leaves out a
// masked address (CONTRACT 28).
func links(c model.Candidate, doc reading.Document) (out []link) {
	if k := c.Applicant.Contacts; !k.Masked() && k.Email != "" {
		out = append(out, link{kind: intent.CopiedEmail, target: text.Line(k.Email)})
	}
	if phone := text.Line(c.Applicant.Contacts.Phone); phone != "" {
		out = append(out, link{kind: intent.CopiedPhone, target: phone})
	}
	pages := make([]string, len(doc.Pages))
	for i, p := range doc.Pages {
		pages[i] = p.Text
	}
	for _, k := range profile.CVContacts(c, pages, maxLinks) {
		if len(out) < maxLinks {
			out = append(out, link{kind: kinds[k.Kind], target: k.Value, words: k.Words, other: k.Other})
		}
	}
	order := []intent.Copied{intent.CopiedPhone, intent.CopiedLink, intent.CopiedEmail}
	slices.SortStableFunc(out, func(a, b link) int { return slices.Index(order, a.kind) - slices.Index(order, b.kind) })
	return out
}

var kinds = map[reading.ContactKind]intent.Copied{reading.Site: intent.CopiedLink, reading.Mailbox: intent.CopiedEmail, reading.Phone: intent.CopiedPhone}
