package theme

import (
	"charm.land/lipgloss/v2"

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
	SignCursor    = "▌"
)

// Sign is a sign of the lists and its meaning.
type Sign struct {
	Of    string // what it is a sign of: "Jobs", "Applicants", "Your review", "Everywhere"
	Mark  string
	Style lipgloss.Style
	Means string
}

// Signs returns every sign of the lists, those of one thing together.
func (t Theme) Signs() []Sign {
	const jobs, applicants, yours, all = "Jobs", "Applicants", "Your review", "Everywhere"
	return []Sign{
		{jobs, SignActive, t.Good, "active, on the board"},
		{jobs, SignPending, t.Warn, "pending"},
		{jobs, SignStopped, t.Dim, "stopped"},
		{jobs, SignInactive, t.Warn, "inactive, not on the board"},
		{jobs, SignDeleted, t.Faint, "deleted"},
		{jobs, SignUnknown, t.Warn, "another status"},
		{jobs, "3 / 9", t.Unseen, "unviewed, of all"},
		{jobs, SignBroken, t.Warn, "breaks a rule of the board"},
		{jobs, SignUnsent, t.Accent, "draft, not sent"},
		{applicants, SignNotViewed, t.Unseen, "not viewed"},
		{applicants, SignJustIn, t.Unseen, "not in the list yet"},
		{applicants, SignCV, t.Good, "has a CV"},
		{applicants, SignBadCV, t.Bad, "its CV cannot be used"},
		{applicants, SignNoCV, t.Faint, "no CV"},
		{applicants, SignMessages + "1", t.Accent, "1 new message"},
		{applicants, SignMessages, t.Dim, "messages, none new"},
		{applicants, SignPremium, t.Warn, "premium"},
		{yours, "4/5", t.Accent, "rating"},
		{yours, "#tag", t.Accent, "tag"},
		{yours, SignNote, t.Accent, "note"},
		{yours, SignUnsent, t.Accent, "note begun, not saved"},
		{all, SignMarked, t.Accent, "marked for the next action"},
		{all, SignQueued, t.Warn, "waits to be sent"},
		{all, SignCursor, t.Accent, "selected; grey: not in focus"},
	}
}

// JobStatus returns the mark and the style of a job's status.
func (t Theme) JobStatus(s model.JobStatus) (mark string, style lipgloss.Style) {
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
