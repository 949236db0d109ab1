package model

import (
	"strings"
	"time"
)

// Candidate is one apply with the person behind it (§2.2).
type Candidate struct {
	ID            int64 // the apply id
	JobID         int64
	JobTitle      string // "" before 5 October 2026
	Date          time.Time
	StatusChanged time.Time
	Status        CandidateStatus

	New       bool // the service's own mark, not "unseen" (CONTRACT 30)
	Viewed    bool
	Suggested bool // did not apply (CONTRACT 31)
	Premium   bool

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
	CV             *CV // nil: none attached, or not sent (CONTRACT 24)
	Extra          []Field
}

// Unseen reports whether nobody of the account has opened the apply yet
// (CONTRACT 30).
func (c *Candidate) Unseen() bool { return !c.Viewed }

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

// Contacts are how to reach an applicant (§2.2).
type Contacts struct {
	Phone  string
	Email  string
	Opened bool
	Since  time.Time // openDate; zero: none
}

// Masked reports whether the e-mail address is not a real one: it gets no mail
// link and matches nobody (CONTRACT 28).
func (c Contacts) Masked() bool {
	return c.Email != "" && (!c.Opened || strings.Contains(c.Email, "*"))
}

// Education is one entry of an applicant's education (§2.2); any part may be
// missing.
type Education struct {
	Institution string
	Level       string
	Major       string
	Graduated   *int // year
}

// Experience is one position an applicant held (§2.2). Dates are free text as
// the candidate wrote them; an empty End means still there (CONTRACT 25).
type Experience struct {
	Title            string
	Employer         string
	Responsibilities string // free text, often HTML
	Start            string
	End              string
}

// CV is an attached CV file (§2.2). Its bytes are not here: they went to where
// the reader of the applies put them.
type CV struct {
	Name        string // a stranger's file name
	Type        string
	ContentType string
	Size        int64  // bytes received
	Ref         string // where the bytes are, in the words of whoever keeps them; "" when not kept
	Broken      string // why this CV cannot be used; "" when it can (CONTRACT 22)
}
