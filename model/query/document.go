package query

import (
	"slices"
	"strings"
	"time"

	"shortlist/model"
	"shortlist/model/htmltext"
	"shortlist/model/phone"
)

// Field is a part of an application that words are looked for in.
type Field int

// The fields. Find looks for the line that explains a match in this order, the most
// useful field first.
const (
	Position Field = iota
	Employer
	Note
	Tag
	Duties
	CV
	Education
	Region
	Contact
	Name
	Marks // facts about the application, its review and its job; not a text on a screen

	jobTitle // an index has the words of this field and the next ones as marks
	shortlists
	contactsInCV

	anyField Field = -1
)

// Fields returns the fields that are columns of an index, in their order there.
func Fields() []Field {
	out := make([]Field, Marks+1)
	for i := range out {
		out[i] = Field(i)
	}
	return out
}

// String returns the field's name in the query language; Marks has none there.
func (f Field) String() string {
	return [Marks + 1]string{"position", "employer", "note", "tag", "duties", "cv", "education", "region", "contact", "name", "marks"}[f]
}

// written reports whether a person wrote the field.
func (f Field) written() bool { return f < Marks }

// isSpelled reports whether words of a field are found in any alphabet: names and
// places. In other fields such a search would find too much.
func (f Field) isSpelled() bool { return f == Name || f == Employer || f == Region }

// Document is all text of one application that a search looks at, as it was written.
type Document struct {
	Texts  [Marks][]string // by field
	ReadCV func() string   // reads the text of the CV when Find needs it; nil: Texts has it

	Happened time.Time // when something last happened to the application; zero: not known

	candidate *model.Candidate
	review    model.Review
	title     string
	lists     []string
}

// maxText is how many bytes of a text are searched, more than the longest CV has.
const maxText = 256 << 10

// DocumentOf returns the document of an application. title is the title of its job,
// lists are the names of its shortlists, and cv is the text of the CV.
func DocumentOf(c *model.Candidate, title string, r model.Review, lists []string, cv string) Document {
	d := Document{candidate: c, review: r, title: title, lists: lists}
	if title == "" {
		d.title = c.JobTitle
	}
	a := &c.Applicant
	d.add(Name, a.Name)
	d.add(Contact, a.Contacts.Phone)
	d.add(Contact, a.Contacts.Email)
	d.add(Region, a.Region)
	for _, e := range a.Experience {
		d.add(Position, e.Title)
		d.add(Employer, e.Employer)
		d.add(Duties, visible(e.Responsibilities))
	}
	for _, e := range a.Education {
		d.add(Education, e.Institution)
		d.add(Education, e.Major)
	}
	d.add(Note, r.Note)
	for _, t := range r.Tags {
		d.add(Tag, t)
	}
	d.add(CV, cv)
	return d
}

func (d *Document) add(f Field, text string) {
	if text != "" {
		d.Texts[f] = append(d.Texts[f], text[:min(len(text), maxText)])
	}
}

// visible returns the visible text of a text that may be HTML.
func visible(text string) string {
	if htmltext.IsHTML(text) {
		return htmltext.Visible(text)
	}
	return text
}

// anyCountry begins a number without a country.
const anyCountry = "00"

// soughtNumbers returns the forms of numbersOf by which a number in a query is found. An erasure takes the same
// numbers for one person's.
func soughtNumbers(text string) (out []string) {
	for _, n := range phone.Parse(text) {
		if n.Country == "" {
			out = append(out, n.National)
			continue
		}
		out = append(out, n.Country+n.National, anyCountry+n.National)
	}
	return out
}

// numbersOf returns the numbers by which a contact is found besides its words. A phone number is found by its figures
// in any grouping: as written, without any prefix, and with the prefix that is dialled within a country or from
// abroad.
func numbersOf(text string) (out []string) {
	add := func(number string) {
		if number != "" && len(number) <= maxWord && !slices.Contains(out, number) {
			out = append(out, number)
		}
	}
	if phone.Alone(strings.TrimSpace(text)) {
		const own = 9 // digits of a number without its country and its zero
		digits := phone.Digits(text)
		for _, n := range []int{own, own + 1} {
			if n <= len(digits) {
				add(digits[len(digits)-n:])
			}
		}
		add(digits)
	}
	for _, n := range phone.Parse(text) {
		add(n.National)
		add("0" + n.National)
		if n.Country != "" {
			add(n.Country + n.National)
		} else {
			add(anyCountry + n.National)
		}
		if n.Country == "36" {
			add("06" + n.National)
		}
	}
	return out
}
