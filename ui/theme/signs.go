package theme

import (
	"shortlist/model"
	"shortlist/model/lang"
)

// The signs of the lists. Signs explains each of them, and the help shows that.
const (
	SignActive    = "●"
	SignPending   = "◐"
	SignStopped   = "○"
	SignInactive  = "◌"
	SignDeleted   = "✕"
	SignUnknown   = "?"
	SignBroken    = "!"
	SignMarked    = "■"
	SignYes       = "✓"
	SignMaybe     = "~"
	SignNo        = "✗"
	SignNotViewed = "●"
	SignJustIn    = "just in"
	SignCV        = "CV"
	SignBadCV     = "CV!"
	SignNoCV      = "··"
	SignMessages  = "✉"
	SignPremium   = "★"
	SignNote      = "✎"
	SignUnsent    = "✎…"
	SignQueued    = "queued"
	SignSnoozed   = "◷"
	SignWritten   = "→" // a colleague has, to the applicant
	SignCursor    = "▌"
	SignBar       = "▐" // at the right edge, beside the part of a text or a list that is in sight
)

// Sign is a sign of the lists and its meaning.
type Sign struct {
	Of    string // what it is a sign of: "Jobs", "Applicants", "Your review", "Everywhere"
	Mark  string
	Style Style
	Means string
}

// Signs returns every sign of the lists, those of one thing together.
func (t *Theme) Signs() []Sign {
	jobs, applicants, yours, all := lang.Text("Jobs"), lang.Text("Applicants"), lang.TextIn("theme", "Your review"), lang.Text("Everywhere")
	return []Sign{
		{jobs, SignActive, t.Good, lang.Text("active, on the board")},
		{jobs, SignPending, t.Warn, lang.Text("pending")},
		{jobs, SignStopped, t.Dim, lang.Text("stopped")},
		{jobs, SignInactive, t.Warn, lang.Text("inactive, not on the board")},
		{jobs, SignDeleted, t.Faint, lang.Text("deleted")},
		{jobs, SignUnknown, t.Warn, lang.Text("another status")},
		{jobs, "3 / 9", t.Unviewed, lang.Text("unviewed, of all")},
		{jobs, SignBroken, t.Warn, lang.TextIn("theme", "breaks a rule of the board")},
		{jobs, SignUnsent, t.Accent, lang.Text("draft, not sent")},
		{applicants, SignNotViewed, t.Unviewed, lang.TextIn("theme", "unviewed")},
		{applicants, SignJustIn, t.Unviewed, lang.Text("not in the list yet")},
		{applicants, SignCV, t.Good, lang.Text("has a CV")},
		{applicants, SignBadCV, t.Bad, lang.Text("its CV cannot be used")},
		{applicants, SignNoCV, t.Faint, lang.TextIn("theme", "no CV")},
		{applicants, SignMessages + "1", t.Accent, lang.Text("1 new message")},
		{applicants, SignMessages, t.Dim, lang.Text("messages, none new")},
		{applicants, SignPremium, t.Warn, lang.Text("premium")},
		{applicants, SignWritten, t.Warn, lang.Text("a colleague has written")},
		{yours, SignYes, t.Good, model.Yes.Label()},
		{yours, SignMaybe, t.Warn, model.Maybe.Label()},
		{yours, SignNo, t.Bad, model.No.Label()},
		{yours, "4/5", t.Accent, lang.Text("rating")},
		{yours, "#tag", t.Accent, lang.Text("tag")},
		{yours, SignNote, t.Accent, lang.Text("note")},
		{yours, SignUnsent, t.Accent, lang.Text("note begun, not saved")},
		{yours, SignSnoozed, t.Dim, lang.Text("to be looked at again then")},
		{all, SignMarked, t.Accent, lang.Text("marked for the next action")},
		{all, SignQueued, t.Warn, lang.TextIn("theme", "waits to be sent")},
		{all, SignCursor, t.Accent, lang.Text("selected; grey: not in focus")},
	}
}

// JobStatus returns the mark and the style of a job's status.
func (t *Theme) JobStatus(s model.JobStatus) (mark string, style Style) {
	switch s {
	case model.Activated:
		return SignActive, t.Good
	case model.PreActivated:
		return SignPending, t.Warn
	case model.Stopped:
		return SignStopped, t.Dim
	case model.Deactivated:
		return SignInactive, t.Warn
	case model.Deleted:
		return SignDeleted, t.Faint
	default:
		return SignUnknown, t.Warn
	}
}
