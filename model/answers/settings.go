package answers

import (
	"time"

	"shortlist/model/lang"
	"shortlist/model/mail"
)

// Settings are how letters are written, and how they leave.
type Settings struct {
	Way     Way
	Folder  string   // of drafts: of files, or a Maildir
	Program []string // the mail program with its arguments, never a line for a shell
	Copy    string   // the Maildir for copies of letters that the program sent; "": none are kept

	From            mail.Address // the manager's own; without an address no letter can be written
	Sender, Company string

	Delay       time.Duration // between planning and handing over
	Hours       Hours
	Sunday      bool // letters leave on Sundays, too
	Zone        *time.Location
	Verdicts    bool          // verdicts plan letters
	OnlyOpened  bool          // only contacts that were opened at the service
	Hold        time.Duration // how long offered times are held behind the handing of their letter
	Remind      bool          // an interview has a reminder the day before
	Placeholder string        // the address that the service puts where an applicant has none; "": not known
	Templates   Templates
	Disabled    string // why no letter leaves on this computer; "": letters leave
}

// LongestDelay is how long a letter may wait at most.
const LongestDelay = 30 * 24 * time.Hour

// DelayError is returned for a delay that a setting or a flag cannot have.
func DelayError(name, value string) error {
	return lang.Errorf("%s is %q; it can be a time up to 720h, like \"60m\"", name, value)
}

// DueAt returns when a letter that is planned now may leave.
func (s *Settings) DueAt(now time.Time, delay time.Duration) time.Time {
	return s.Hours.Allowed(now.Add(delay), s.Sunday, s.Zone)
}

// RemindAt returns when the reminder of an interview may leave, in the zone of the letters: at the same time of the day before, or
// earlier, because letters may not leave then. It returns false for an interview that is nearer.
func (s *Settings) RemindAt(now, start time.Time) (time.Time, bool) {
	last := start.In(s.Zone).AddDate(0, 0, -1)
	for due := last; due.After(now) && last.Sub(due) < 48*time.Hour; due = due.Add(-time.Hour) {
		if s.MayLeave(due) {
			return due, true
		}
	}
	due := s.DueAt(last, 0)
	return due, last.After(now) && due.Before(start)
}

// MayLeave reports whether letters leave at a moment.
func (s *Settings) MayLeave(now time.Time) bool {
	return s.Hours.Allowed(now, s.Sunday, s.Zone).Equal(now)
}

// Late is how far a letter's time may have passed. A later one leaves only when a person confirms it.
const Late = 24 * time.Hour
