package profile

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"shortlist/model"
	"shortlist/model/reading"
)

func TestContactsOfACVAreThoseThatTheServiceLacks(t *testing.T) {
	c := model.Candidate{Applicant: model.Applicant{Contacts: model.Contacts{Phone: "044 555 01 23", Email: "olena@example.com"}}}
	pages := []string{"Olena@Example.com, +380 44 555 01 23, +380 44 555 01 24", "olena@example.org http://exa\x1b[31mmple.com/\u202e"}
	want := []reading.Contact{{Kind: reading.Phone, Value: "+380 44 555 01 24"}, {Value: "http://example.com/"}, {Kind: reading.Mailbox, Value: "olena@example.org"}}
	if diff := cmp.Diff(want, CVContacts(c, pages, 10)); diff != "" {
		t.Error(diff)
	}
}
