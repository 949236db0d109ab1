package model

import "time"

// Activity is a call that changes something at the service, with its outcome, or something that was done on this
// computer. It is noted before the call is sent, so that a call without an answer is known, too.
type Activity struct {
	ID      int64 // rises with every call
	At      time.Time
	Kind    ActivityKind
	Source  int64        // the Intent of a create, the Outgoing of a view or a status; 0 for none
	JobID   int64        // of a create, once it is known
	ApplyID int64        // of a view, or of a sent CV
	Change  StatusChange // of a status
	Title   string       // the job's title, the applicant's name as it was known then, or the command's name

	// Detail is what else a person should know about the call: the currency of a create, the changed fields of an
	// update, the job of a view.
	Detail string

	Outcome  ActivityOutcome
	Answer   string    // the job's status in the answer, or why the call failed; may hold the service's words
	Answered time.Time // when Outcome was recorded, also without an answer; zero if it never was
}

// ActivityKind is what kind of call it was.
type ActivityKind string

// The calls that change something.
const (
	ActivityCreate ActivityKind = "create" // §4.2
	ActivityUpdate ActivityKind = "update" // §4.3
	ActivityStatus ActivityKind = "status" // §4.4
	ActivityView   ActivityKind = "view"   // §4.8

	// ActivityBlind is no call: blind mode was switched on this computer. Detail is "on" or
	// "off".
	ActivityBlind ActivityKind = "blind"

	// ActivityErase is no call: applications were erased from this computer. Detail counts
	// them.
	ActivityErase ActivityKind = "erase"

	// ActivitySend is no call: a CV was sent through the terminal to the person's own computer. Detail is the
	// terminal's name. ActivityRefused means that the terminal rejected it, ActivityUndone that the person stopped
	// it.
	ActivitySend ActivityKind = "send"

	// ActivityCommand is no call: a command of the person's own ran, or the program of one of its prompts. Title is
	// the command's name, Detail the prompt. ActivityUndone means that the person stopped it.
	ActivityCommand ActivityKind = "command"

	// ActivityTeam is no call: a colleague's tombstones took lines out of the manager's file in the team
	// folder. Detail names the colleague, and counts the applications.
	ActivityTeam ActivityKind = "team"

	// ActivityLetter is no call: a letter to an applicant was handed over, or became a draft, or came back. Detail is the
	// letter, and how far it is.
	ActivityLetter ActivityKind = "letter"

	// ActivityUnconfined is no call: the system lacks what confines the processes that read CVs. Detail
	// describes it.
	ActivityUnconfined ActivityKind = "unconfined"
)

// NamesApplicant reports whether Title is the name of an applicant.
func (a Activity) NamesApplicant() bool {
	return a.Kind == ActivityView || a.Kind == ActivitySend || a.Kind == ActivityLetter
}

// IsInDetail reports whether Detail is what the entry is about.
func (a Activity) IsInDetail() bool {
	return a.Kind == ActivityErase || a.Kind == ActivityTeam || a.Kind == ActivityUnconfined
}

// ActivityOutcome is the result of a call.
type ActivityOutcome string

// The outcomes of a call.
const (
	ActivityOpen    ActivityOutcome = ""        // no answer is recorded
	ActivityDone    ActivityOutcome = "done"    // the service confirmed it
	ActivityRefused ActivityOutcome = "refused" // the service rejected it
	ActivityFailed  ActivityOutcome = "failed"  // the service could not be reached
	ActivityUnknown ActivityOutcome = "unknown" // sent, without an answer that shows whether it was done (CONTRACT 11)
	ActivityFound   ActivityOutcome = "found"   // done, as a later check showed
	ActivityUndone  ActivityOutcome = "undone"  // not done, as a later check showed
)
