package model

import "time"

// Outgoing is something a person did that the service has not been told of yet:
// it waits in the outbox until it is delivered.
type Outgoing struct {
	ID      int64 // also the order of delivery
	Kind    OutgoingKind
	JobID   int64
	ApplyID int64        // of a view
	Change  StatusChange // of a status
	Was     JobStatus    // the job's status when its change was asked for
	Queued  time.Time
	Tries   int
	Tried   time.Time // the last try; zero for none
	Why     string    // why that failed; it may hold the service's words
	Code    string    // the service's code for that (§7)
	Held    bool      // it is not tried again before a person says so
}

// OutgoingKind is what the service is to be told.
type OutgoingKind string

// The kinds of Outgoing.
const (
	OutgoingView   OutgoingKind = "view"   // an apply was opened (CONTRACT 29)
	OutgoingStatus OutgoingKind = "status" // a job's status is to change (§4.4)
)
