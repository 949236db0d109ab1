package theme

import "shortlist/model/lang"

// words are the meanings of the signs. Another language is another type with these methods.
type words interface {
	Jobs() string
	Applicants() string
	YourReview() string
	Everywhere() string

	// Signs of jobs
	Active() string
	Pending() string
	Stopped() string
	Inactive() string
	Deleted() string
	Unknown() string
	UnviewedOfAll() string
	Broken() string
	UnsentDraft() string

	// Signs of applicants
	Unviewed() string
	JustIn() string
	CV() string
	BadCV() string
	NoCV() string
	NewMessage() string
	Messages() string
	Premium() string

	// Signs of a review, and of all lists
	Rating() string
	Tag() string
	Note() string
	UnsavedNote() string
	Snoozed() string
	Marked() string
	Queued() string
	Selected() string
}

var say = lang.Choose[words](new(english), new(ukrainian), new(romanian), new(hungarian))

type english struct{}

func (*english) Jobs() string       { return "Jobs" }
func (*english) Applicants() string { return "Applicants" }
func (*english) YourReview() string { return "Your review" }
func (*english) Everywhere() string { return "Everywhere" }

func (*english) Active() string        { return "active, on the board" }
func (*english) Pending() string       { return "pending" }
func (*english) Stopped() string       { return "stopped" }
func (*english) Inactive() string      { return "inactive, not on the board" }
func (*english) Deleted() string       { return "deleted" }
func (*english) Unknown() string       { return "another status" }
func (*english) UnviewedOfAll() string { return "unviewed, of all" }
func (*english) Broken() string        { return "breaks a rule of the board" }
func (*english) UnsentDraft() string   { return "draft, not sent" }

func (*english) Unviewed() string   { return "unviewed" }
func (*english) JustIn() string     { return "not in the list yet" }
func (*english) CV() string         { return "has a CV" }
func (*english) BadCV() string      { return "its CV cannot be used" }
func (*english) NoCV() string       { return "no CV" }
func (*english) NewMessage() string { return "1 new message" }
func (*english) Messages() string   { return "messages, none new" }
func (*english) Premium() string    { return "premium" }

func (*english) Rating() string      { return "rating" }
func (*english) Tag() string         { return "tag" }
func (*english) Note() string        { return "note" }
func (*english) UnsavedNote() string { return "note begun, not saved" }
func (*english) Snoozed() string     { return "to be looked at again then" }
func (*english) Marked() string      { return "marked for the next action" }
func (*english) Queued() string      { return "waits to be sent" }
func (*english) Selected() string    { return "selected; grey: not in focus" }
