package model

import (
	"strings"
	"time"
)

// Arrival is a new application of a callback (§6.1): a hint that the application can be read from
// the service, and its data until then (CONTRACT 44).
type Arrival struct {
	ID          int64 // on this computer; 0 until it is stored
	JobID       int64
	Received    time.Time
	FirstName   string
	LastName    string
	Email       string // may be the service's placeholder, which belongs to no one (CONTRACT 45)
	Phone       string // "" without one
	Gender      string // MALE, FEMALE or ""
	City        string
	Country     string // upper-case ISO code
	Source      string
	Attachments []CV
	Viewed      time.Time `json:",omitzero"` // when a person first opened it here; zero if no one has

	// Digest identifies the content: the same content is stored once (CONTRACT 44).
	Digest string
	// ApplyID is its application; 0 while that is not known.
	ApplyID int64
}

// Name is the person's, whole; in Hungary the family name comes first.
func (a *Arrival) Name() string {
	if a.Country == "HU" {
		return strings.TrimSpace(a.LastName + " " + a.FirstName)
	}
	return strings.TrimSpace(a.FirstName + " " + a.LastName)
}

// Candidate is the arrival as an applicant of its job. Its id is less than 0, unlike that of any application of the
// service.
func (a *Arrival) Candidate() Candidate {
	c := Candidate{
		ID: -a.ID, JobID: a.JobID, Date: a.Received, Viewed: !a.Viewed.IsZero(), Status: Received, WithoutCV: len(a.Attachments) == 0,
		Applicant: Applicant{
			Name: a.Name(), Region: a.City, Gender: a.Gender,
			Contacts: Contacts{Phone: a.Phone, Email: a.Email, Opened: true},
		},
	}
	if c.CV = a.CV(); c.CV != nil {
		c.FileName = c.CV.Name
	}
	return c
}

// CV returns the attachment that is the CV, or may be: a kept one of type CV, else any kept one, else the first.
func (a *Arrival) CV() (best *CV) {
	for i := range a.Attachments {
		f := &a.Attachments[i]
		if f.Ref != "" && strings.EqualFold(f.Type, "CV") {
			return f
		}
		if best == nil || best.Ref == "" && f.Ref != "" {
			best = f
		}
	}
	return best
}

// JustIn reports whether a candidate is an arrival whose application was not read from
// the service yet: it can be read, and nothing can be done about it there.
func (c *Candidate) JustIn() bool { return c.ApplyID() < 0 }

// NewApplication is an application that arrived after its job was first known on this computer. It
// is announced once, whether the callback or a read of the applicants was first.
type NewApplication struct {
	ID        int64 // rises in the order of arrival
	JobID     int64
	ApplyID   int64 // 0 while only the callback has announced it
	ArrivalID int64 // 0 without a callback
	At        time.Time
}

// Attach gives an application without a CV file the file of the callback, which may be the only
// one (CONTRACT 24). It reports whether it did.
func (a *Arrival) Attach(c *Candidate) bool {
	cv := a.CV()
	if cv == nil || cv.Ref == "" || c.CV != nil && c.CV.Ref != "" {
		return false
	}
	c.CV, c.WithoutCV = cv, false
	if c.FileName == "" {
		c.FileName = cv.Name
	}
	return true
}
