package theme

import (
	"shortlist/model"
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
	SignMarked    = "✓"
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
	SignCursor    = "▌"
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
	jobs, applicants, yours, all := say.Jobs, say.Applicants, say.YourReview, say.Everywhere
	return []Sign{
		{jobs, SignActive, t.Good, say.Active},
		{jobs, SignPending, t.Warn, say.Pending},
		{jobs, SignStopped, t.Dim, say.Stopped},
		{jobs, SignInactive, t.Warn, say.Inactive},
		{jobs, SignDeleted, t.Faint, say.Deleted},
		{jobs, SignUnknown, t.Warn, say.Unknown},
		{jobs, "3 / 9", t.Unviewed, say.UnviewedOfAll},
		{jobs, SignBroken, t.Warn, say.Broken},
		{jobs, SignUnsent, t.Accent, say.UnsentDraft},
		{applicants, SignNotViewed, t.Unviewed, say.Unviewed},
		{applicants, SignJustIn, t.Unviewed, say.JustIn},
		{applicants, SignCV, t.Good, say.CV},
		{applicants, SignBadCV, t.Bad, say.BadCV},
		{applicants, SignNoCV, t.Faint, say.NoCV},
		{applicants, SignMessages + "1", t.Accent, say.NewMessage},
		{applicants, SignMessages, t.Dim, say.Messages},
		{applicants, SignPremium, t.Warn, say.Premium},
		{yours, "4/5", t.Accent, say.Rating},
		{yours, "#tag", t.Accent, say.Tag},
		{yours, SignNote, t.Accent, say.Note},
		{yours, SignUnsent, t.Accent, say.UnsavedNote},
		{yours, SignSnoozed, t.Dim, say.Snoozed},
		{all, SignMarked, t.Accent, say.Marked},
		{all, SignQueued, t.Warn, say.Queued},
		{all, SignCursor, t.Accent, say.Selected},
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
