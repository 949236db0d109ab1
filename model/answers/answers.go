// Package answers is what a manager writes to applicants: the letters and the templates that they are made from, who
// is not written to and why, and the ways by which a letter leaves. A letter that has left is never sent again by itself.
package answers

import (
	"slices"
	"time"

	"shortlist/model"
	"shortlist/model/lang"
)

// Name is what a letter is about. The names are an interface: files of templates, commands and JSON have them.
type Name string

// The names of the letters.
const (
	Received    Name = "received"     // the application has arrived
	No          Name = "no"           // a refusal
	NoInterview Name = "no-interview" // a refusal after an interview
	Filled      Name = "filled"       // the position is filled
	Question    Name = "question"
	Invitation  Name = "invitation" // to an interview; it asks for times
	Offer       Name = "offer"      // of times for an interview
	Interview   Name = "interview"  // its time, with an invitation for calendars
	Moved       Name = "moved"      // the interview has another time
	Cancelled   Name = "cancelled"  // the interview does not take place
	Reminder    Name = "reminder"   // of the interview, the day before
)

// Many is the number of letters above which a person types it before they leave.
const Many = 30

// Names lists the names of the letters.
func Names() []Name {
	return []Name{Received, No, NoInterview, Filled, Question, Invitation, Offer, Interview, Moved, Cancelled, Reminder}
}

// Label is the name in words.
func (n Name) Label() string {
	switch n {
	case Received:
		return lang.TextIn("letter", "confirmation")
	case No:
		return lang.TextIn("letter", "refusal")
	case NoInterview:
		return lang.TextIn("letter", "refusal after an interview")
	case Filled:
		return lang.TextIn("letter", "position filled")
	case Question:
		return lang.TextIn("letter", "question")
	case Invitation:
		return lang.TextIn("letter", "invitation")
	case Offer:
		return lang.TextIn("letter", "offer of times")
	case Interview:
		return lang.TextIn("letter", "time of the interview")
	case Moved:
		return lang.TextIn("letter", "interview moved")
	case Cancelled:
		return lang.TextIn("letter", "interview cancelled")
	case Reminder:
		return lang.TextIn("letter", "reminder of the interview")
	}
	return string(n)
}

// OfVerdict returns the letter that a verdict plans; "" for none.
func OfVerdict(v model.Verdict) Name {
	switch v {
	case model.No:
		return No
	case model.Yes:
		return Invitation
	case model.Maybe, model.Undecided:
	}
	return ""
}

// State is how far a letter is.
type State string

// The states. A draft that lies in a folder stays in Handing until a person confirms that it was sent: see
// Letter.Drafted.
const (
	Planned   State = "planned" // it waits for its time, or for somebody to look at it
	Due       State = "due"     // its time has come, and it was looked at
	Handing   State = "handing" // a program or a draft folder has it, and the outcome is open
	Handed    State = "handed"
	Failed    State = "failed"  // it did not leave; it is sent again only when a person asks for it
	Unknown   State = "unknown" // it may have left, and is never repeated by itself
	Withdrawn State = "cancelled"
	Bounced   State = "bounced" // it left, and came back
)

// States lists the states.
func States() []State {
	return []State{Planned, Due, Handing, Handed, Failed, Unknown, Withdrawn, Bounced}
}

// Open reports whether a letter waits: it can be cancelled, and nothing of it has left.
func (s State) Open() bool { return s == Planned || s == Due }

// Unsent reports whether nothing of a letter has left.
func (s State) Unsent() bool { return s.Open() || s == Failed }

// Label is the state in words.
func (s State) Label() string {
	switch s {
	case Planned:
		return lang.TextIn("letter", "planned")
	case Due:
		return lang.TextIn("letter", "due")
	case Handing:
		return lang.TextIn("letter", "draft to send")
	case Handed:
		return lang.TextIn("letter", "sent")
	case Failed:
		return lang.TextIn("letter", "failed")
	case Unknown:
		return lang.TextIn("letter", "outcome unknown")
	case Withdrawn:
		return lang.TextIn("letter", "cancelled")
	case Bounced:
		return lang.TextIn("letter", "returned")
	}
	return string(s)
}

// Way is how letters leave.
type Way string

// The ways. All but Program make drafts, which a person sends with a mail program.
const (
	EML     Way = "eml"     // a file for each letter, which mail programs open as a draft
	Maildir Way = "maildir" // a Maildir folder of drafts
	Program Way = "program" // a mail program that sends what it reads
	Mailto  Way = "mailto"  // a link for one letter, which a mail program opens as a draft
)

// Ways lists the ways, the default first.
func Ways() []Way { return []Way{EML, Maildir, Program, Mailto} }

// Letter is one letter to one person, about one application or several of theirs.
type Letter struct {
	ID   int64
	Name Name

	// Applies are the applications that it answers, in the order of their ids, and Jobs their jobs in the same order.
	Applies, Jobs []int64

	Lang   string // the code of its language
	Way    Way    // by which it left or will leave
	Folder string `json:",omitempty"` // of its draft, as answers.folder was when the draft was written
	Copy   string `json:",omitempty"` // the Maildir of its copy, as answers.copy was when the letter was handed over
	State  State

	ToName, Address string // the person's name, and the address in the form that mails have
	Subject, Text   string // "": they are written before it leaves, because an application of it was erased
	MessageID       string // never changes, so that a queue that sends twice can be seen through

	Event   string   `json:",omitempty"` // the offer or the calendar file that it is, so that others about the same job are not the same letter; "" for none
	Meeting *Meeting `json:",omitempty"` // nil: it is about no interview

	ByVerdict bool      // a verdict planned it, and cancels it
	Planned   time.Time // when it was planned
	Due       time.Time // when it may leave
	Again     time.Time `json:",omitzero"` // when it is tried again, after a program reported that no server listened
	Reviewed  time.Time // when a person looked at it; zero: nothing leaves before that
	Drafted   time.Time // when the draft was written; zero: no draft
	Handed    time.Time // when it left, or a person confirmed that it did
	Reason    string    // why it failed, is unknown, was cancelled or came back; "" without a reason
}

// ForInterview reports whether a letter is about an interview that is agreed on with the applicant, whatever the service has
// as the status.
func (n Name) ForInterview() bool {
	return slices.Contains([]Name{Offer, Interview, Moved, Cancelled, Reminder}, n)
}

// Draft reports whether the letter is a draft that the person has to send.
func (l *Letter) Draft() bool { return l.State == Handing && !l.Drafted.IsZero() }

// About reports whether the letter answers an application.
func (l *Letter) About(applyID int64) bool { return slices.Contains(l.Applies, applyID) }

// Refusal is why no letter is planned for an application.
type Refusal string

// The refusals.
const (
	RefusedErased      Refusal = "erased"
	RefusedUnknown     Refusal = "unknownApplication"
	RefusedDeleted     Refusal = "deleted"     // at the service
	RefusedSuggested   Refusal = "suggested"   // the person did not apply
	RefusedStatus      Refusal = "boardStatus" // the service itself calls it invited, offer or rejected
	RefusedNone        Refusal = "noAddress"
	RefusedMasked      Refusal = "masked"
	RefusedInvalid     Refusal = "invalid"
	RefusedOwn         Refusal = "ownAddress"
	RefusedShared      Refusal = "sharedAddress" // several people have it: the service's placeholder
	RefusedUnopened    Refusal = "notOpened"     // the person opens contacts at the service, and the setting only_opened is on
	RefusedTwice       Refusal = "alreadyWritten"
	RefusedPlaceholder Refusal = "placeholder" // the text has a placeholder without a value
	RefusedNoTime      Refusal = "noTime"      // no free time is left to offer
	RefusedBounced     Refusal = "bounced"     // a letter came back; only calls have it
)

// Label is the refusal as a clause.
func (r Refusal) Label() string {
	switch r {
	case RefusedErased:
		return lang.Text("the application was erased on this computer")
	case RefusedUnknown:
		return lang.Text("the application is not known here")
	case RefusedDeleted:
		return lang.Text("the application was deleted at the service")
	case RefusedSuggested:
		return lang.Text("the service suggested this person, who did not apply")
	case RefusedStatus:
		return lang.Text("the board has already changed the status, and may have written")
	case RefusedNone:
		return lang.Text("there is no e-mail address")
	case RefusedMasked:
		return lang.Text("the e-mail address is masked")
	case RefusedInvalid:
		return lang.Text("the e-mail address cannot be used")
	case RefusedOwn:
		return lang.Text("the e-mail address is your own")
	case RefusedShared:
		return lang.Text("several people have this e-mail address")
	case RefusedUnopened:
		return lang.Text("the contact was not opened on the board")
	case RefusedTwice:
		return lang.Text("this letter about this job was already planned or sent")
	case RefusedPlaceholder:
		return lang.Text("the letter has a placeholder without a value")
	case RefusedNoTime:
		return lang.Text("no free time is left to offer")
	case RefusedBounced:
		return lang.Text("a letter came back")
	}
	return string(r)
}

// Calls reports whether the person can be called instead, because the address is the problem.
func (r Refusal) Calls() bool {
	return slices.Contains([]Refusal{RefusedNone, RefusedMasked, RefusedInvalid, RefusedShared, RefusedUnopened, RefusedBounced}, r)
}

// SayUnanswered words how many applicants have no answer, and for how many days the first of them has waited; a zero oldest
// is not known.
func SayUnanswered(n int, now, oldest time.Time) string {
	if n == 0 || oldest.IsZero() {
		return lang.Text("without an answer: %s", lang.Number(n))
	}
	return lang.Plural(Days(now, oldest), "without an answer: %[2]s, longest %[1]d day", "without an answer: %[2]s, longest %[1]d days", lang.Number(n))
}

// Days is how many whole days have passed since a time; 0 for the zero time.
func Days(now, since time.Time) int {
	if since.IsZero() {
		return 0
	}
	return max(int(now.Sub(since).Hours()/24), 0)
}
