// Package blind hides who a person is. It removes name, photo, age, gender and contacts
// from an application and from free text, so that people are judged by what they can
// do.
//
// In free text it finds what the service sent about the person (name, e-mail, phone,
// age), and the forms of such facts in the languages of the three countries and in
// English. When in doubt, it hides a word. It cannot find grammatical gender
// ("розробила"), nicknames and former names, relatives and referees, the employer or
// the personal page that identifies a person, drawings, and ages in words ("in my
// fifties"). Blind reading helps against habit; it does not make an application
// anonymous.
package blind

import (
	"crypto/sha256"
	"encoding/binary"
	"path"
	"slices"
	"strconv"
	"strings"

	"shortlist/model"
	"shortlist/model/phone"
)

// Hidden replaces what is hidden in a text.
const Hidden = "[hidden]"

// Name returns the name of a candidate whose real name is hidden, to read and to say:
// "Candidate K7Q-4M2". It is the same everywhere and for ever, and depends on the
// number of the application alone. It is not unique: among a thousand people, two share
// a name in one of 400 cases.
func Name(applyID int64) string { return "Candidate " + Code(applyID) }

// Code is what differs in the names of candidates: "K7Q-4M2". It has no words of a language.
func Code(applyID int64) string {
	const letters = "23456789CDFGHJKMNPQRTVWX" // no two look alike, and they form no words
	const length = 6
	sum := sha256.Sum256(strconv.AppendInt([]byte("blind "), applyID, 10))
	bits := binary.BigEndian.Uint64(sum[:])
	var name []byte
	for i := range length {
		if i == length/2 {
			name = append(name, '-')
		}
		name = append(name, letters[bits%uint64(len(letters))])
		bits /= uint64(len(letters))
	}
	return string(name)
}

// Ref is the CV.Ref of a CV whose address is hidden.
const Ref = "blind"

// Candidate returns an application without what identifies the person. Employers,
// positions, education and responsibilities stay, with their texts veiled. Fields that
// this version does not know are removed, since they may hold anything.
func Candidate(c model.Candidate) model.Candidate {
	v := For(c)
	p := &c.Applicant
	p.Name, p.Age, p.Gender, p.PhotoURL = Name(c.ID), nil, "", ""
	p.Contacts = model.Contacts{}
	p.Region = v.Text(p.Region)
	p.Extra, c.Extra, c.QuestionsExtra, c.AsReceived = nil, nil, nil, nil
	c.FileName = ""
	p.Education = slices.Clone(p.Education)
	for i := range p.Education {
		e := &p.Education[i]
		e.Institution, e.Major, e.Level = v.Text(e.Institution), v.Text(e.Major), v.Text(e.Level)
		e.Extra = nil
	}
	p.Experience = slices.Clone(p.Experience)
	for i := range p.Experience {
		e := &p.Experience[i]
		e.Responsibilities = v.Text(e.Responsibilities)
		e.Title, e.Employer = v.Text(e.Title), v.Text(e.Employer)
		e.Start, e.End = v.Text(e.Start), v.Text(e.End)
		e.Extra = nil
	}
	if c.CV != nil {
		cv := *c.CV
		cv.Name, cv.Extra = "CV"+extension(cv.Name), nil
		if cv.Broken = v.Text(cv.Broken); cv.Ref != "" {
			cv.Ref = Ref
		}
		c.CV = &cv
	}
	return c
}

// Coded returns the part of an application that blind and open mode show alike: the
// person's code, the job, the dates and the states. Its CV can be read as that of
// Candidate.
func Coded(c model.Candidate) model.Candidate {
	out := model.Candidate{
		ID: c.ID, ServiceID: c.ServiceID, JobID: c.JobID, JobTitle: c.JobTitle, Date: c.Date, StatusChanged: c.StatusChanged,
		Status: c.Status, New: c.New, Viewed: c.Viewed, Suggested: c.Suggested, Premium: c.Premium,
		Applicant: model.Applicant{Name: Name(c.ApplyID())},
	}
	if c.CV != nil {
		out.CV = &model.CV{Name: "CV" + extension(c.CV.Name), Size: c.CV.Size}
		if c.CV.Broken != "" {
			out.CV.Broken = Hidden
		}
		if c.CV.Ref != "" {
			out.CV.Ref = Ref
		}
	}
	return out
}

// IsCoded reports whether an application, with the id of the service, holds nothing
// that identifies the person.
func IsCoded(c model.Candidate) bool { return c.Applicant.Name == Name(c.ApplyID()) }

// extension returns the extension of a file name if it is a common one of CVs; any
// other may hold a name.
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
	email  string // the part before the @, in lower case; "" if unknown
	phones []phone.Number
	age    int // 0 if unknown
}

// For returns the veil of an applicant, made from what the service sent.
func For(c model.Candidate) *Veil {
	v := &Veil{names: namesOf(c.Applicant.Name), phones: phone.Parse(c.Applicant.Contacts.Phone)}
	if c.Applicant.Contacts.Email != "" && !strings.Contains(c.Applicant.Contacts.Email, "*") {
		local, _, _ := strings.Cut(strings.ToLower(c.Applicant.Contacts.Email), "@")
		if len(local) >= shortestHandle {
			v.email = local
		}
	}
	if c.Applicant.Age != nil {
		v.age = *c.Applicant.Age
	}
	return v
}

// Text returns a text without what identifies the person.
func (v *Veil) Text(s string) string {
	s, spans, _ := v.find(s)
	return cover(s, spans)
}

// find returns the readable form of a text, the spans to hide in it, and whether the
// name is in it.
func (v *Veil) find(text string) (s string, spans []span, named bool) {
	if text == "" {
		return "", nil, false
	}
	s = legible(text)
	names, places := v.words(s)
	spans = append(slices.Clip(names), v.contacts(s, places)...)
	spans = append(spans, personal(s, places)...)
	return s, append(spans, v.vitals(s, places, names, spans)...), len(names) > 0
}

// Pages returns the pages of a CV without what identifies the person.
//
// A CV begins with a name, often in a form that the service does not have: with a
// father's name, in other letters, as a maiden name. So Pages hides lines of two to
// four capitalised words among the first few: each that holds the known name. If the
// known name is not in the CV, it hides the first line of that shape, even if that is a
// position.
func (v *Veil) Pages(pages []string) []string {
	out := make([]string, len(pages))
	hidden := make([][]span, len(pages))
	named := false
	for i, p := range pages {
		var found bool
		out[i], hidden[i], found = v.find(p)
		named = named || found
	}
	for i := range out {
		if i == 0 {
			hidden[i] = append(hidden[i], heading(out[i], hidden[i], named)...)
		}
		out[i] = cover(out[i], hidden[i])
	}
	return out
}
