package reading_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"shortlist/model/reading"
)

func TestContactsAreFoundWithTheWordsOfTheirLinks(t *testing.T) {
	text := strings.Join([]string{
		"See https://example.org/a(b), and (www.example.net/x). Mail: Olena@example.com",
		"LinkedIn (https://linkedin.example.com/in/olena) | write to me (two@example.com), 2019-2021 · call (+380 44 555 01 23)",
		"My page is www.olena.org (https://tracker.example.net/r?id=7), Node.js (https://github.com/olena/x), linkedin.com/in/olena",
		"olena.k@example.com My Portfolio (https://portfolio.example.com)", "Olena   (https://social.example.com/o)", "(https://pictures.example.com/o)", "again OLENA@example.com, https://long.example.com/…",
		"I wrote the very long handbook about the admission of patients that all wards of the clinic use (https://zorya.example.org)",
		"javascript:alert(1) file:///etc/passwd https://user:secret@example.com/ 12345 1 500 EUR",
	}, "\n")
	want := []reading.Contact{
		{Value: "https://example.org/a(b)"}, {Value: "https://www.example.net/x"}, {Kind: reading.Mailbox, Value: "Olena@example.com"},
		{Value: "https://linkedin.example.com/in/olena", Words: "LinkedIn"}, {Kind: reading.Mailbox, Value: "two@example.com", Words: "write to me"},
		{Kind: reading.Phone, Value: "+380 44 555 01 23", Words: "call"},
		{Value: "https://tracker.example.net/r?id=7", Words: "www.olena.org", Other: true}, {Value: "https://github.com/olena/x", Words: "Node.js"},
		{Value: "https://linkedin.com/in/olena"}, {Value: "https://portfolio.example.com", Words: "My Portfolio"}, {Kind: reading.Mailbox, Value: "olena.k@example.com"}, {Value: "https://social.example.com/o"}, {Value: "https://pictures.example.com/o"}, {Value: "https://long.example.com/"},
		{Value: "https://zorya.example.org", Words: "…the admission of patients that all wards of the clinic use"},
	}
	// www.olena.org is found, too, as it is an address of its own
	want = append(want[:6:6], append([]reading.Contact{{Value: "https://www.olena.org"}}, want[6:]...)...)
	if diff := cmp.Diff(want, reading.Contacts(text, 100)); diff != "" {
		t.Error(diff)
	}
	if got := reading.Contacts(strings.Repeat("https://example.com/1 a@example.com\n", 3)+"https://example.com/2", 1); len(got) != 2 {
		t.Errorf("%v", got)
	}
}

// Contacts of a text of any length are found in time.

func TestAnAddressEndsBeforeAQuotationMark(t *testing.T) {
	for _, marks := range []string{"«»", "„“", "„”", "“”", "‘’", "»«", "[]"} {
		opening, closing := []rune(marks)[0], []rune(marks)[1]
		text := fmt.Sprintf("see %[1]chttps://example.com/job%[2]c, %[1]chr@example.com%[2]c.Thanks", opening, closing)
		want := []reading.Contact{{Value: "https://example.com/job"}, {Kind: reading.Mailbox, Value: "hr@example.com"}}
		if diff := cmp.Diff(want, reading.Contacts(text, 9), cmpopts.IgnoreFields(reading.Contact{}, "Words")); diff != "" {
			t.Errorf("%s: %s", marks, diff)
		}
	}
}

func TestContactsOfALongText(t *testing.T) {
	var text strings.Builder
	for i := range 20_000 {
		fmt.Fprintf(&text, "+36 1 %07d https://example.com/%d ", i, i)
	}
	if got := reading.Contacts(text.String(), 100); len(got) < 101 {
		t.Errorf("%d", len(got))
	}
}
