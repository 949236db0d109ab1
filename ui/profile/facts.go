// Package profile lists what is known of an application as labelled values in one order, and words when and how long
// an applicant worked. A pane, a comparison, a command and a booklet each show what they have room for.
package profile

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
	"time"

	"shortlist/model"
	"shortlist/model/amount"
	"shortlist/model/lang"
	"shortlist/ui/text"
)

// Kind is what a fact is about, and its label.
type Kind string

// The kinds, in their order.
const (
	Name         Kind = "Name"
	Application  Kind = "Application"
	Job          Kind = "Job"
	Applied      Kind = "Applied"
	Suggested    Kind = "Suggested"
	Status       Kind = "Status"
	Viewed       Kind = "Viewed"
	Marks        Kind = "Marks"
	Phone        Kind = "Phone"
	Email        Kind = "E-mail"
	ContactsOpen Kind = "Contacts open"
	Age          Kind = "Age"
	Gender       Kind = "Gender"
	Region       Kind = "Region"
	Relocates    Kind = "Relocates"
	Wants        Kind = "Wants"
	Photo        Kind = "Photo"
	Questions    Kind = "Questions"
	Messages     Kind = "Messages"
	Applications Kind = "Applications"
	CV           Kind = "CV"
)

// Label returns the label of a fact of the kind.
func (k Kind) Label() string { return sayLabel(k) }

// Fact is one labelled value. It is not safe text: strangers wrote some values.
type Fact struct {
	Kind  Kind
	Value string
	Note  string // about the value: that it is masked, or the size of a file
}

// List is the known facts of an application, in order.
type List []Fact

// Get returns the fact of a kind; the zero Fact if it is not known.
func (l List) Get(k Kind) Fact {
	for _, f := range l {
		if f.Kind == k {
			return f
		}
	}
	return Fact{Kind: k}
}

// Only returns the facts of some kinds.
func (l List) Only(kinds ...Kind) List {
	return slices.DeleteFunc(slices.Clone(l), func(f Fact) bool { return !slices.Contains(kinds, f.Kind) })
}

// About returns the facts of an application. date words a time.
func About(c model.Candidate, date func(time.Time) string) (out List) {
	add := func(k Kind, value, note string) {
		if strings.TrimSpace(value) != "" {
			out = append(out, Fact{k, value, note})
		}
	}
	p := c.Applicant
	add(Name, p.Name, "")
	add(Application, fmt.Sprint(c.ApplyID()), "")
	add(Job, job(c), "")
	if !c.Date.IsZero() {
		add(Applied, date(c.Date), "")
	}
	if c.Suggested {
		add(Suggested, lang.Text("by the service; did not apply"), "")
	}
	status := c.Status.Label()
	if status != "" && !c.StatusChanged.IsZero() && !c.StatusChanged.Equal(c.Date) {
		status = lang.Text("%s since %s", status, date(c.StatusChanged))
	}
	add(Status, status, "")
	add(Viewed, yesNo(&c.Viewed), "")
	add(Marks, marks(c), "")
	masked := ""
	if strings.Contains(p.Contacts.Phone, "*") {
		masked = lang.Text("(masked)")
	}
	add(Phone, p.Contacts.Phone, masked)
	add(Email, p.Contacts.Email, p.Contacts.MailNote())
	opened := yesNo(&p.Contacts.Opened)
	if p.Contacts.Opened && !p.Contacts.Since.IsZero() {
		opened = lang.TextIn("facts", "since %s", date(p.Contacts.Since))
	}
	add(ContactsOpen, opened, "")
	if p.Age != nil {
		add(Age, fmt.Sprint(*p.Age), "")
	}
	add(Gender, model.GenderLabel(p.Gender), "")
	add(Region, p.Region, "")
	add(Relocates, yesNo(p.Relocate), "")
	add(Wants, p.SalaryWish(), "")
	add(Photo, p.PhotoURL, "")
	if c.QuestionsTotal != 0 || c.QuestionsOK != 0 {
		add(Questions, lang.Text("%d of %d passed", c.QuestionsOK, c.QuestionsTotal), "")
	}
	if c.HasMessages || c.Messages > 0 {
		add(Messages, messages(c, date), lang.Text("(read them on the web site)"))
	}
	if c.AppliesCount > 0 {
		add(Applications, lang.Text("%d in all", c.AppliesCount), "")
	}
	add(cv(c))
	return out
}

// Position returns the last position an applicant held, and where.
func Position(c *model.Candidate) (title, employer string) {
	for _, e := range c.Applicant.Experience {
		if title := text.Line(e.Title); title != "" {
			return title, text.Line(e.Employer)
		}
	}
	return "", ""
}

func job(c model.Candidate) string {
	switch {
	case c.JobID == 0:
		return c.JobTitle
	case strings.TrimSpace(c.JobTitle) == "":
		return fmt.Sprint(c.JobID)
	}
	return fmt.Sprintf("%s · %d", c.JobTitle, c.JobID)
}

func marks(c model.Candidate) string {
	var out []string
	for _, m := range []struct {
		on   bool
		word string
	}{{c.Premium, lang.Text("premium")}, {c.New, lang.Text("new on the board")}, {c.HasProfileCV, lang.Text("profile CV")}} {
		if m.on {
			out = append(out, m.word)
		}
	}
	return strings.Join(out, " · ")
}

func messages(c model.Candidate, date func(time.Time) string) string {
	last := ""
	if !c.LastMessage.IsZero() {
		last = date(c.LastMessage)
	}
	return sayMessages(c.Messages, c.NewMessages, last)
}

// cv returns the file's name, and as a note its size or why it cannot be used.
func cv(c model.Candidate) (k Kind, value, note string) {
	switch {
	case c.CV == nil:
		return CV, lang.Text("none attached"), ""
	case c.CV.Broken != "":
		note = lang.Text("cannot be used: %s", c.CV.Broken)
	case c.CV.Size > 0:
		note = amount.Bytes(c.CV.Size)
	}
	return CV, cmp.Or(c.CV.Name, c.FileName, lang.Text("a file without a name")), note
}

func yesNo(b *bool) string {
	switch {
	case b == nil:
		return ""
	case *b:
		return lang.Text("yes")
	}
	return lang.Text("no")
}

func sayMessages(n int, unread int, last string) string {
	out := lang.Plural(n, "%d message", "%d messages")
	if unread > 0 {
		out += lang.Text(", %d new", unread)
	}
	if last != "" {
		out += lang.Text(", last %s", last)
	}
	return out
}

// sayLabel is the label of a fact.
func sayLabel(k Kind) string {
	switch k {
	case Name:
		return lang.TextIn("fact", "Name")
	case Application:
		return lang.TextIn("fact", "Application")
	case Job:
		return lang.TextIn("fact", "Job")
	case Applied:
		return lang.TextIn("fact", "Applied")
	case Suggested:
		return lang.TextIn("fact", "Suggested")
	case Status:
		return lang.TextIn("fact", "Status")
	case Viewed:
		return lang.TextIn("fact", "Viewed")
	case Marks:
		return lang.TextIn("fact", "Marks")
	case Phone:
		return lang.TextIn("fact", "Phone")
	case Email:
		return lang.TextIn("fact", "E-mail")
	case ContactsOpen:
		return lang.TextIn("fact", "Contacts open")
	case Age:
		return lang.TextIn("fact", "Age")
	case Gender:
		return lang.TextIn("fact", "Gender")
	case Region:
		return lang.TextIn("fact", "Region")
	case Relocates:
		return lang.TextIn("fact", "Relocates")
	case Wants:
		return lang.TextIn("fact", "Wants")
	case Photo:
		return lang.TextIn("fact", "Photo")
	case Questions:
		return lang.TextIn("fact", "Questions")
	case Messages:
		return lang.TextIn("fact", "Messages")
	case Applications:
		return lang.TextIn("fact", "Applications")
	case CV:
		return lang.TextIn("fact", "CV")
	}
	return string(k)
}
