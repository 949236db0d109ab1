// Package answers is what a manager writes to applicants: the letters and the templates that they are made from, who
// is not written to and why, and the ways by which a letter leaves. A letter that has left is never sent again by itself.
package answers

import (
	"cmp"
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

var nameLabels = map[Name]string{
	Received:    lang.Mark("letter", "confirmation"),
	No:          lang.Mark("letter", "refusal"),
	NoInterview: lang.Mark("letter", "refusal after an interview"),
	Filled:      lang.Mark("letter", "position filled"),
	Question:    lang.Mark("letter", "question"),
	Invitation:  lang.Mark("letter", "invitation"),
	Offer:       lang.Mark("letter", "offer of times"),
	Interview:   lang.Mark("letter", "time of the interview"),
	Moved:       lang.Mark("letter", "interview moved"),
	Cancelled:   lang.Mark("letter", "interview cancelled"),
	Reminder:    lang.Mark("letter", "reminder of the interview"),
}

// Label is the name in words.
func (n Name) Label() string { return label(n, "letter", nameLabels) }

// label returns the words of a name, or the name itself for one that a newer version has written.
func label[T ~string](of T, context string, labels map[T]string) string {
	return cmp.Or(lang.Word(context, labels[of]), string(of))
}

// OfVerdict returns the letter that a verdict plans; "" for none.
func OfVerdict(v model.Verdict) Name {
	return map[model.Verdict]Name{model.No: No, model.Yes: Invitation}[v]
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

var stateLabels = map[State]string{
	Planned:   lang.Mark("letter", "planned"),
	Due:       lang.Mark("letter", "due"),
	Handing:   lang.Mark("letter", "draft to send"),
	Handed:    lang.Mark("letter", "sent"),
	Failed:    lang.Mark("letter", "failed"),
	Unknown:   lang.Mark("letter", "outcome unknown"),
	Withdrawn: lang.Mark("letter", "cancelled"),
	Bounced:   lang.Mark("letter", "returned"),
}

// Label is the state in words.
func (s State) Label() string { return label(s, "letter", stateLabels) }

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

var refusalLabels = map[Refusal]string{
	RefusedErased:      lang.Mark("", "the application was erased on this computer"),
	RefusedUnknown:     lang.Mark("", "the application is not known here"),
	RefusedDeleted:     lang.Mark("", "the application was deleted at the service"),
	RefusedSuggested:   lang.Mark("", "the service suggested this person, who did not apply"),
	RefusedStatus:      lang.Mark("", "the board has already changed the status, and may have written"),
	RefusedNone:        lang.Mark("", "there is no e-mail address"),
	RefusedMasked:      lang.Mark("", "the e-mail address is masked"),
	RefusedInvalid:     lang.Mark("", "the e-mail address cannot be used"),
	RefusedOwn:         lang.Mark("", "the e-mail address is your own"),
	RefusedShared:      lang.Mark("", "several people have this e-mail address"),
	RefusedUnopened:    lang.Mark("", "the contact was not opened on the board"),
	RefusedTwice:       lang.Mark("", "this letter about this job was already planned or sent"),
	RefusedPlaceholder: lang.Mark("", "the letter has a placeholder without a value"),
	RefusedNoTime:      lang.Mark("", "no free time is left to offer"),
	RefusedBounced:     lang.Mark("", "a letter came back"),
}

// Label is the refusal as a clause.
func (r Refusal) Label() string { return label(r, "", refusalLabels) }

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
