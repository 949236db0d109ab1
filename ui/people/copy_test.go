package people

import (
	"testing"

	"shortlist/model"
	"shortlist/ui/intent"
)

// TestTheContactIsCopiedWithWhatMayBeWrongWithIt (CONTRACT 28): a masked address is left out, as the note states.
func TestTheContactIsCopiedWithWhatMayBeWrongWithIt(t *testing.T) {
	for _, tt := range []struct {
		contacts    model.Contacts
		value, note string
	}{
		{model.Contacts{Email: "a@example.org", Phone: "+36 1 234 5678", Opened: true}, "a@example.org, +36 1 234 5678", ""},
		{model.Contacts{Email: "a@example.org", Phone: "+36 1 234 5678"}, "a@example.org, +36 1 234 5678", sayMayBeMasked()},
		{model.Contacts{Email: "a***@example.org", Phone: "+36 1 234 5678", Opened: true}, "+36 1 234 5678", sayMaskedLeftOut()},
		{model.Contacts{Email: "a@example.org", Phone: "+36 1 23* ****", Opened: true}, "a@example.org", "The masked phone number is left out."},
		{model.Contacts{Phone: "+36 1 234 5678"}, "+36 1 234 5678", ""},
	} {
		got := Contacts([]model.Candidate{{Applicant: model.Applicant{Contacts: tt.contacts}}})
		if got.Value != tt.value || got.Note != tt.note {
			t.Errorf("%+v is copied as %q, with %q", tt.contacts, got.Value, got.Note)
		}
	}
}

// TestTheAddressesOfSeveralAreOneList, without masked ones and without what is no single address.
func TestTheAddressesOfSeveralAreOneList(t *testing.T) {
	var all []model.Candidate
	for _, email := range []string{"a@example.org", "b***@example.org", "", "c@example.org, d@example.org", "Éva <e@example.org>", "f@example.org\n"} {
		all = append(all, model.Candidate{Applicant: model.Applicant{Contacts: model.Contacts{Email: email, Opened: true}}})
	}
	got, want := Contacts(all), intent.Copy{What: intent.CopiedEmails, Value: "a@example.org, e@example.org, f@example.org", Note: sayWithoutEmail(3)}
	if got != want {
		t.Errorf("%+v, not %+v", got, want)
	}
}
