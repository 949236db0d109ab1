// Package blind hides who a person is: their name, photo, age, gender and contacts
// are taken out of an application and out of free text, so that people are judged by
// what they can do.
//
// Of free text it knows what the service told of the person (name, e-mail, phone, age)
// and the forms that such things have in the languages of the three countries and in
// English. It rather hides a word too many. What it cannot know stays: the grammatical
// gender of verbs ("розробила"), nicknames and former names, names of relatives and
// referees, a city with one such employer, personal pages without the name in their
// address, a name drawn as a picture or broken by markup, and whatever is written in
// words ("in my fifties"). Blind reading helps against habit; it is no anonymity.
package blind

import (
	"fmt"
	"path"
	"slices"
	"strings"

	"shortlist/model"
)

// Hidden stands where something was taken out of a text.
const Hidden = "[hidden]"

// Name is what a person is called while their name is hidden.
func Name(applyID int64) string { return fmt.Sprintf("Candidate %d", applyID) }

// Ref is the CV.Ref of a CV that is there and whose place is hidden.
const Ref = "blind"

// Candidate returns an application without what tells who the person is. Employers,
// positions, education and responsibilities stay, but for what they say of it. Fields
// that this version does not know go: they may hold anything.
func Candidate(c model.Candidate) model.Candidate {
	v := Of(c)
	p := &c.Applicant
	p.Name, p.Age, p.Gender, p.PhotoURL = Name(c.ID), nil, "", ""
	p.Contacts = model.Contacts{}
	p.Region = v.Text(p.Region)
	p.Extra, c.Extra = nil, nil
	c.FileName = ""
	p.Education = slices.Clone(p.Education)
	for i := range p.Education {
		e := &p.Education[i]
		e.Institution, e.Major, e.Level = v.Text(e.Institution), v.Text(e.Major), v.Text(e.Level)
	}
	p.Experience = slices.Clone(p.Experience)
	for i := range p.Experience {
		e := &p.Experience[i]
		e.Title, e.Employer, e.Responsibilities = v.Text(e.Title), v.Text(e.Employer), v.Text(e.Responsibilities)
		e.Start, e.End = v.Text(e.Start), v.Text(e.End)
	}
	if c.CV != nil {
		cv := *c.CV
		cv.Name = "CV" + extension(cv.Name)
		if cv.Broken = v.Text(cv.Broken); cv.Ref != "" {
			cv.Ref = Ref
		}
		c.CV = &cv
	}
	return c
}

// extension returns that of a file name where it is a common one of a CV, and no place
// for a name.
func extension(file string) string {
	switch ext := strings.ToLower(path.Ext(file)); ext {
	case ".pdf", ".doc", ".docx", ".odt", ".rtf", ".txt", ".html", ".htm", ".jpg", ".jpeg", ".png":
		return ext
	}
	return ""
}

// Veil hides one person in texts. It is safe for concurrent use.
type Veil struct {
	names  []name
	email  string // in lower case, from the @ on left out; "" for none
	phones []string
	age    int // 0: not known
}

// Of returns the veil of an application's person, made from what the service told.
func Of(c model.Candidate) *Veil {
	v := &Veil{names: namesOf(c.Applicant.Name)}
	if c.Applicant.Contacts.Email != "" && !strings.Contains(c.Applicant.Contacts.Email, "*") {
		local, _, _ := strings.Cut(strings.ToLower(c.Applicant.Contacts.Email), "@")
		if len(local) >= shortestHandle {
			v.email = local
		}
	}
	if phone := digitsOf(c.Applicant.Contacts.Phone); len(phone) >= tail {
		v.phones = append(v.phones, phone[len(phone)-tail:])
	}
	if c.Applicant.Age != nil {
		v.age = *c.Applicant.Age
	}
	return v
}

// Text returns a text without what it tells of who the person is.
func (v *Veil) Text(s string) string {
	out, _ := v.text(s)
	return out
}

// text is Text that also reports whether the name was in it.
func (v *Veil) text(s string) (out string, named bool) {
	if s == "" {
		return "", false
	}
	s = decodeLetters(s)
	spans, found := v.words(s)
	named = len(spans) > 0
	spans = append(spans, v.contacts(s, found)...)
	if found&hintLabel != 0 {
		spans = append(spans, personal(s)...)
	}
	if found&hintYears != 0 {
		spans = append(spans, v.ages(s)...)
	}
	return cover(s, spans), named
}

// Pages returns the pages of a CV without what they tell of who the person is.
//
// A CV begins with a name, often in another form than the service knows: with a
// father's name, in other letters, as a maiden name. So a line of two to four
// capitalised words among the first few goes as a whole where the known name is in it;
// where the known name is nowhere in the CV, the first line of that shape goes, even
// if it was a position.
func (v *Veil) Pages(pages []string) []string {
	out := make([]string, len(pages))
	named := false
	for i, p := range pages {
		var found bool
		out[i], found = v.text(p)
		named = named || found
	}
	if len(out) > 0 {
		out[0] = v.heading(pages[0], out[0], named)
	}
	return out
}
