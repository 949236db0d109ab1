package people

import (
	"net/mail"
	"strings"

	tea "charm.land/bubbletea/v2"

	"shortlist/model"
	"shortlist/model/lang"
	"shortlist/ui/env"
	"shortlist/ui/intent"
	"shortlist/ui/text"
)

// Copy copies the contact of an applicant, or the e-mail addresses of several in the form that a mail program takes.
func (p *People) Copy(applies []int64) tea.Cmd {
	return p.Fetch(&p.copying, applies, func(all []model.Candidate) tea.Cmd {
		copied := Contacts(all)
		switch {
		case copied.Value == "" && p.env.Blind:
			return p.env.NotNow(p.env.NoContact(""))
		case copied.Value == "":
			return p.env.Notify(env.Info, strings.TrimSpace(lang.Text("No contact can be copied.")+" "+copied.Note))
		}
		return p.env.Do(copied)
	})
}

// Contacts returns what is copied: of one applicant, e-mail and phone; of several, their e-mail addresses. It leaves out
// masked addresses; the note counts those, and warns if others may be masked (CONTRACT 28).
func Contacts(all []model.Candidate) intent.Copy {
	if len(all) == 1 {
		return contact(all[0].Applicant.Contacts)
	}
	out := intent.Copy{What: intent.CopiedEmails}
	var emails []string
	masked, without := false, 0
	for _, c := range all {
		k := c.Applicant.Contacts
		address, err := mail.ParseAddress(text.Line(k.Email))
		if err != nil || strings.Contains(k.Email, "*") { // a value that is no address could add other recipients
			without++
			continue
		}
		masked = masked || k.Masked()
		emails = append(emails, address.Address)
	}
	out.Value = strings.Join(emails, ", ")
	var notes []string
	if without > 0 {
		notes = append(notes, sayWithoutEmail(without))
	}
	if masked {
		notes = append(notes, lang.Text("Some may be masked: their contacts are not opened on the board."))
	}
	out.Note = strings.Join(notes, " ")
	return out
}

func contact(k model.Contacts) intent.Copy {
	var parts []string
	out := intent.Copy{What: intent.CopiedContact}
	switch {
	case strings.Contains(k.Email, "*"):
		out.Note = sayMaskedLeftOut()
	case k.Email != "":
		parts = append(parts, text.Line(k.Email))
		if k.Masked() {
			out.Note = sayMayBeMasked()
		}
	}
	switch {
	case strings.Contains(k.Phone, "*"):
		out.Note = text.Joined(" ", out.Note, lang.Text("The masked phone number is left out."))
	case k.Phone != "":
		parts = append(parts, text.Line(k.Phone))
	}
	out.Value = strings.Join(parts, ", ")
	return out
}

func sayMaskedLeftOut() string { return lang.Text("The masked e-mail is left out.") }

func sayMayBeMasked() string {
	return lang.Text("The e-mail may be masked: the contact is not opened on the board.")
}

func sayWithoutEmail(n int) string {
	return lang.Plural(n, "%d applicant left out: no e-mail address that can be used.", "%d applicants left out: no e-mail address that can be used.")
}
