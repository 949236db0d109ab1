// Package blind hides who a person is: their name, photo, age, gender and contacts
// are taken out of an application and out of free text, so that people are judged by
// what they can do.
//
// Of free text it knows what the service told of the person (name, e-mail, phone, age)
// and the forms that such things have in the languages of the three countries and in
// English; it rather hides a word too many. It cannot know grammatical gender
// ("розробила"), nicknames and former names, relatives and referees, what an employer or
// a personal page gives away, and whatever is drawn or written in words ("in my
// fifties"): blind reading helps against habit, and is no anonymity.
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

// Hidden stands where something was taken out of a text.
const Hidden = "[hidden]"

// Name is what a person is called while their name is hidden: "Candidate K7Q-4M2", to be
// told apart and said aloud. It is the same everywhere and for good, made of the
// application alone, and no key: among a thousand people two share one once in 400 times.
func Name(applyID int64) string {
	const letters = "23456789CDFGHJKMNPQRTVWX" // none looks like another, and no word comes of them
	const length = 6
	sum := sha256.Sum256(strconv.AppendInt([]byte("blind "), applyID, 10))
	bits := binary.BigEndian.Uint64(sum[:])
	name := []byte("Candidate ")
	for i := range length {
		if i == length/2 {
			name = append(name, '-')
		}
		name = append(name, letters[bits%uint64(len(letters))])
		bits /= uint64(len(letters))
	}
	return string(name)
}

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
		e.Title, e.Employer, e.Responsibilities = v.Text(e.Title), v.Text(e.Employer), v.Text(e.Responsibilities)
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

// Coded returns no more of an application than what both settings of blind mode show at once:
// the person's code, the job, the dates and the states. Its CV can be read as that of Candidate.
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

// IsCoded reports whether an application, as the service numbers it, is without what tells who
// the person is.
func IsCoded(c model.Candidate) bool { return c.Applicant.Name == Name(c.ApplyID()) }

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
	phones []phone.Number
	age    int // 0: not known
}

// Of returns the veil of an application's person, made from what the service told.
func Of(c model.Candidate) *Veil {
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

// Text returns a text without what it tells of who the person is.
func (v *Veil) Text(s string) string {
	s, spans, _ := v.find(s)
	return cover(s, spans)
}

// find returns a text as it is read, what is to be hidden of it, and whether the name is
// in it.
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

// Pages returns the pages of a CV without what they tell of who the person is.
//
// A CV begins with a name, often in another form than the service knows: with a
// father's name, in other letters, as a maiden name. So a line of two to four
// capitalised words among the first few goes as a whole where the known name is in it;
// where the known name is nowhere in the CV, the first line of that shape goes, even
// if it was a position.
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
