package calendar

import (
	"cmp"
	"slices"
	"time"

	"shortlist/model/lang"
)

// State is how far an interview is. The words are an interface: JSON has them.
type State string

// The states.
const (
	Offered   State = "offered" // a time that an applicant may choose
	Lapsed    State = "lapsed"  // it was not chosen in time, or another one was
	Invited   State = "invited"
	Agreed    State = "accepted"
	Unsure    State = "tentative"
	Refused   State = "declined"
	Asks      State = "asks" // the applicant wrote something that a person has to read
	Cancelled State = "cancelled"
)

// Label is the state in words.
func (s State) Label() string {
	switch s {
	case Offered:
		return lang.TextIn("interview", "offered")
	case Lapsed:
		return lang.TextIn("interview", "lapsed")
	case Invited:
		return lang.TextIn("interview", "invited")
	case Agreed:
		return lang.TextIn("interview", "accepted")
	case Unsure:
		return lang.TextIn("interview", "tentative")
	case Refused:
		return lang.TextIn("interview", "declined")
	case Asks:
		return lang.TextIn("interview", "has a question")
	case Cancelled:
		return lang.TextIn("interview", "cancelled")
	}
	return string(s)
}

// State returns the state that an answer brings; "" for another word.
func (a Answer) State() State {
	return map[Answer]State{Accepted: Agreed, Tentative: Unsure, Declined: Refused}[a]
}

// Interview is a time that was offered to an applicant, or at which an interview takes place.
type Interview struct {
	ID             int64
	ApplyID, JobID int64
	Letter         int64  // of the letter that was planned last
	UID            string // "" while it is only offered
	Sequence       int
	State          State
	Slot
	Zone    string   // whose clock the letter shows
	Wall    string   // what that clock shows at the beginning: another rule of summer time may have come since
	Place   string   // "": none
	With    []string `json:",omitempty"` // addresses of colleagues
	Address string   // of the applicant, to compare with that of a reply

	Hold time.Duration `json:",omitzero"` // of an offered time: how long it is held behind the handing of its letter; 0: as the settings have it now

	Stamp    time.Time  `json:",omitzero"`  // of the reply that counts
	Comment  string     `json:",omitempty"` // the applicant's words
	Proposed Slot       `json:",omitzero"`  // the time that the applicant asks for
	Before   *Interview `json:",omitempty"` // what a letter that has not left changes, which may be such a change itself; nil: nothing was before it

	Handed time.Time `json:"-"` // when the letter left; zero: it has not
}

// In is the zone of the interview; UTC if this computer does not know it.
func (i *Interview) In() *time.Location {
	zone, err := time.LoadLocation(i.Zone)
	if err != nil {
		return time.UTC
	}
	return zone
}

const wallClock = "2006-01-02 15:04"

// WallOf is what the clock of a zone shows.
func WallOf(t time.Time, in *time.Location) string { return t.In(in).Format(wallClock) }

// Was returns the time that the letter shows, such as "10:00", if the clock will show another one; "" if it will not.
func (i *Interview) Was() string {
	if i.Wall == "" || i.Wall == WallOf(i.Start, i.In()) {
		return ""
	}
	return i.Wall[len("2006-01-02 "):]
}

// SayWas words that the rule of summer time has changed since the letter; "" if the letter's time is right.
func (i *Interview) SayWas() string {
	was := i.Was()
	if was == "" {
		return ""
	}
	return lang.Text("The rule of summer time has changed: it was %s, and is %s.", was, i.Start.In(i.In()).Format("15:04"))
}

// At returns the state at a moment: an offer lapses when its time comes, and once it was held for long enough behind the
// handing of its letter. hold is how long that is for an offer that does not have it.
func (i *Interview) At(now time.Time, hold time.Duration) State {
	end := i.HeldUntil(hold)
	if i.State == Offered && (!i.Start.After(now) || !end.IsZero() && !end.After(now)) {
		return Lapsed
	}
	return i.State
}

// HeldUntil returns when an offered time is free again although it has not come; zero if that is not known, because its letter has not
// left.
func (i *Interview) HeldUntil(hold time.Duration) time.Time {
	if i.State != Offered || i.Handed.IsZero() {
		return time.Time{}
	}
	return i.Handed.Add(cmp.Or(i.Hold, hold))
}

// Holds reports whether the time may be offered to no other applicant.
func (s State) Holds() bool {
	return s == Offered || s == Invited || s == Agreed || s == Unsure || s == Asks
}

// HoldsAt reports whether a time may be offered to no other applicant, because of this interview. The time before a move or a
// cancellation is free once the letter has left, which may be taken back until then.
func (i *Interview) HoldsAt(s Slot, now time.Time, hold time.Duration) bool {
	if i.At(now, hold).Holds() && i.Overlaps(s) {
		return true
	}
	for before := i.Before; before != nil && i.Handed.IsZero(); before = before.Before {
		if before.State.Holds() && before.Overlaps(s) {
			return true
		}
	}
	return false
}

// Heard reports whether the applicant has heard of the interview as it is: its letter has left, or was answered.
func (i *Interview) Heard() bool {
	return !i.Handed.IsZero() || slices.Contains([]State{Agreed, Unsure, Refused, Asks}, i.State)
}

// Release takes the change of a letter back that has not left, also if later ones were planned. It reports whether the interview
// changes. An interview without a state before it is cancelled.
func (i *Interview) Release(letter int64) bool {
	switch {
	case i.Letter != letter:
		for at := i; at.Before != nil; at = at.Before {
			if at.Before.Letter == letter && at.Before.UID == i.UID && !at.Before.Heard() {
				at.Before = at.Before.Before
				return true
			}
		}
		return false
	case i.Heard():
		return false
	case i.Before != nil:
		sequence := i.Sequence // a later file has to be newer than one that a person may have taken from the drafts
		*i = *i.Before
		i.Sequence = sequence
	case i.State.Holds():
		i.State = Cancelled
	}
	return true
}

// TakesPlace reports whether the applicant was invited, and did not decline as far as is known.
func (i *Interview) TakesPlace() bool { return i.UID != "" && i.State.Holds() }

// Booked reports whether the applicant was invited, so that the interview can be moved and cancelled.
func (i *Interview) Booked() bool { return i.UID != "" && i.State != Cancelled }
