package model

import (
	"cmp"
	"fmt"
	"strings"
	"time"

	"shortlist/model/lang"
)

// Candidate is one apply with the person behind it (§2.2).
type Candidate struct {
	ID            int64 // the apply id; in a window that showed it as an arrival, the arrival's, which is less than 0
	ServiceID     int64 `json:"-"` // the apply id, where ID is an arrival's; else 0
	JobID         int64
	JobTitle      string // "" before 5 October 2026
	Date          time.Time
	StatusChanged time.Time
	Status        CandidateStatus

	New       bool // the service's own mark, not "unseen" (CONTRACT 30)
	Viewed    bool
	Suggested bool // did not apply (CONTRACT 31)
	Premium   bool

	NoSuggested bool `json:"-"` // the answer does not show whether the person was suggested

	WithoutCV    bool
	HasProfileCV bool
	HasProfile   bool

	FileName       string // may differ from CV.Name (CONTRACT 27)
	HasMessages    bool
	Messages       int
	NewMessages    int
	LastMessage    time.Time // zero: none
	AppliesCount   int
	Applicant      Applicant
	QuestionsTotal int
	QuestionsOK    int
	QuestionsExtra []Field
	CV             *CV // nil: none attached, or not sent (CONTRACT 24)

	// AsReceived are values of known fields that could not be read, by path:
	// "applicant.age".
	AsReceived []Field
	Extra      []Field
}

// Complete takes values that an answer lacks from the last known copy of the application: those that decide whether
// it is new, which are the status, the date, and whether the person is suggested.
func (c *Candidate) Complete(last Candidate) {
	if c.NoSuggested {
		c.Suggested, c.NoSuggested = last.Suggested, false
	}
	if c.Status == "" {
		c.Status = last.Status
	}
	if c.Date.IsZero() {
		c.Date = last.Date
	}
}

// OtherFields returns the fields that this version does not know, at every level, and
// the values that could not be read, by path: "contacts.telegram" (CONTRACT 26).
func (c *Candidate) OtherFields() []Field {
	var out []Field
	add := func(path string, fields []Field) {
		for _, f := range fields {
			out = append(out, Field{Name: path + f.Name, Value: f.Value})
		}
	}
	p := &c.Applicant
	for _, f := range c.AsReceived {
		add("", []Field{{Name: strings.TrimPrefix(f.Name, "applicant."), Value: f.Value}})
	}
	add("", c.Extra)
	add("", p.Extra)
	add("contacts.", p.Contacts.Extra)
	for i, e := range p.Education {
		add(fmt.Sprintf("education.%d.", i+1), e.Extra)
	}
	for i, e := range p.Experience {
		add(fmt.Sprintf("workExperience.%d.", i+1), e.Extra)
	}
	add("additionalQuestions.", c.QuestionsExtra)
	if c.CV != nil {
		add("cvFile.", c.CV.Extra)
	}
	return out
}

// ApplyID is the apply id at the service, whatever id the application is shown under; it is
// less than 0 while the service has not listed it.
func (c *Candidate) ApplyID() int64 { return cmp.Or(c.ServiceID, c.ID) }

// Unviewed reports whether no one of the account has opened the application yet (CONTRACT 30).
func (c *Candidate) Unviewed() bool { return !c.Viewed }

// Hidden reports whether the apply is deleted and so only counted (CONTRACT 31).
func (c *Candidate) Hidden() bool { return c.Status == CandidateDeleted }

// Applicant is the person (§2.2).
type Applicant struct {
	Name       string
	Age        *int
	Salary     *Decimal
	Currency   string
	Region     string
	Gender     string // MALE, FEMALE or ""
	PhotoURL   string // never fetched by itself (CONTRACT 33)
	Relocate   *bool
	Contacts   Contacts
	Education  []Education
	Experience []Experience
	Extra      []Field
}

// SalaryWish words the salary an applicant wants, with its currency; "" for none.
func (a Applicant) SalaryWish() string {
	if a.Salary == nil {
		return ""
	}
	return strings.TrimSpace(a.Salary.Grouped() + " " + a.Currency)
}

// Contacts are how to reach an applicant (§2.2).
type Contacts struct {
	Phone  string
	Email  string
	Opened bool
	Since  time.Time // openDate; zero: none
	Extra  []Field
}

// Masked reports whether the e-mail address is not a real one: it gets no mail
// link and matches no one (CONTRACT 28).
func (c Contacts) Masked() bool {
	return c.Email != "" && (!c.Opened || strings.Contains(c.Email, "*"))
}

// MailNote is the reason why the e-mail address gets no link; "" where it gets one.
func (c Contacts) MailNote() string {
	switch {
	case strings.Contains(c.Email, "*"):
		return lang.Text("(masked)")
	case c.Masked():
		return lang.Text("(contact not opened on the board)")
	}
	return ""
}

// Education is one entry of an applicant's education (§2.2); any part may be
// missing.
type Education struct {
	Institution string
	Level       string
	Major       string
	Graduated   *int // year
	Extra       []Field
}

// Experience is one position an applicant held (§2.2). Dates are free text as
// the candidate wrote them; an empty End means still there (CONTRACT 25).
type Experience struct {
	Title            string
	Employer         string
	Responsibilities string // free text, often HTML
	Start            string
	End              string
	Extra            []Field
}

// CV is an attached CV file (§2.2), without its bytes: Ref is the place where they are kept.
type CV struct {
	Name        string // a stranger's file name
	Type        string
	ContentType string
	Size        int64  // bytes received
	Ref         string // the place of the bytes, as files.Cache or files.Inbox names it; "" if they are not kept
	Broken      string // why this CV cannot be used; "" when it can (CONTRACT 22)
	Extra       []Field
}
