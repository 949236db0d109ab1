// Package calendar writes invitations to interviews as other calendars read them (RFC 5545, RFC 5546), reads what comes back,
// and reads times as a person types them. It knows bytes and times alone: what is sent and stored is not its subject.
//
// It uses no library for iCalendar. golang-ical 0.3.4 and go-ical of March 2025 were tried with twelve cases: a move, a
// cancellation, two attendees, 300 octets of Cyrillic, the night of 28 March 2027, a zone whose name the reader lacks, commas
// and semicolons in names, a line break in the place, a time that has passed, 15 minutes, two calendars in one file, and an
// hour that comes twice. Neither quotes each CN, and neither reads a time by the file's own VTIMEZONE. golang-ical puts a line
// break of a name into the file, from where on a stranger writes properties, and refuses two calendars in one file; it adds
// 336 kB to a program. go-ical writes lines of 323 octets, and refuses quotation marks and line breaks; it adds 49 kB. With
// what would be written by hand beside either, only its splitting of lines would be left to use.
package calendar

import (
	"time"

	"shortlist/model/mail"
)

// Method is what a calendar asks of its reader.
type Method string

// The methods.
const (
	Request Method = "REQUEST"
	Cancel  Method = "CANCEL"
	Reply   Method = "REPLY"
	Counter Method = "COUNTER" // an attendee asks for another time
	Publish Method = "PUBLISH"
)

// Answer is an attendee's answer to an invitation.
type Answer string

// The answers that count. Others, such as DELEGATED, are no answer.
const (
	Accepted  Answer = "ACCEPTED"
	Tentative Answer = "TENTATIVE"
	Declined  Answer = "DECLINED"
)

// Attendee is one who was invited.
type Attendee struct {
	mail.Address
	Answer Answer // Write leaves it out
}

// Event is one event of a calendar.
type Event struct {
	Method    Method
	UID       string
	Sequence  int       // rises with each change that attendees get
	Stamp     time.Time // when the file was written
	Start     time.Time // zero: it was not readable, or is in a zone that the file does not describe
	End       time.Time // zero: not known
	AllDay    bool      // Start is a day without a time
	Title     string
	Place     string
	Text      string // of the letter, which Write alone writes: Thunderbird shows an invitation in place of the text of its mail
	Comment   string // an attendee's words
	Organizer mail.Address
	Attendees []Attendee
}
