package model

import "time"

// Outgoing is a change that was not sent yet. It waits in the outbox until it is delivered.
type Outgoing struct {
	ID      int64 // also the order of delivery
	Kind    OutgoingKind
	JobID   int64
	ApplyID int64        // of a view
	Change  StatusChange // of a status
	Was     JobStatus    // the job's status when the change was requested
	Queued  time.Time
	Tries   int
	Tried   time.Time // the last try; zero before the first
	Why     string    // why the last try failed; may hold the service's words
	Code    string    // the service's code for that (§7)
	Held    bool      // not retried until a person asks for it
}

// OutgoingKind is the kind of an outgoing change.
type OutgoingKind string

// The kinds of Outgoing.
const (
	OutgoingView   OutgoingKind = "view"   // an apply was opened (CONTRACT 29)
	OutgoingStatus OutgoingKind = "status" // a job's status is to change (§4.4)
)
