package profile

import (
	"slices"
	"strings"

	"shortlist/model"
	"shortlist/model/phone"
	"shortlist/model/reading"
	"shortlist/ui/text"
)

// CVContacts returns the contacts in the text of a CV that the application does not have, at most so many of a kind.
// They are safe to show.
func CVContacts(c model.Candidate, pages []string, most int) (out []reading.Contact) {
	var clean []string
	for _, p := range pages {
		clean = append(clean, text.Lines(p)...)
	}
	own := phone.Parse(c.Applicant.Contacts.Phone)
	return slices.DeleteFunc(reading.Contacts(strings.Join(clean, "\n"), most), func(k reading.Contact) bool {
		switch k.Kind {
		case reading.Mailbox:
			return strings.EqualFold(k.Value, text.Line(c.Applicant.Contacts.Email))
		case reading.Phone:
			return slices.ContainsFunc(phone.Parse(k.Value), func(n phone.Number) bool { return slices.ContainsFunc(own, n.Same) })
		}
		return false
	})
}
