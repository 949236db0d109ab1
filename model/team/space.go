package team

import (
	"context"
	"time"
)

// Space is where the managers of a team share what they decide: a Folder, or a Database. Each call may block for as long as
// the file system or the network does. It is safe for concurrent use.
type Space interface {
	// Place is where the space is, with the manager's name there.
	Place() Place

	// Read reads what is new, and returns the whole content.
	Read(ctx context.Context) (*View, error)

	// Write adds changes of the manager's, in their order. If a tombstone, of this or another manager, ends an application,
	// Write takes the lines about it out and adds none. It returns how many lines it took out. A change of KindErased has
	// the id of its application, or, without one, the Tombstone as its value. A change that was written before changes
	// nothing.
	Write(ctx context.Context, service string, changes []Change, colleagues *View) (removed int, err error)

	// Revive takes the manager's tombstones of a service back.
	Revive(ctx context.Context, service string) error

	// SetOpen shows colleagues which application the manager has open; 0 is no application.
	SetOpen(ctx context.Context, service string, applyID int64) error

	// Watch returns a channel that gets a value at once, and whenever something may have changed. The context ends it.
	Watch(ctx context.Context) <-chan struct{}

	// Sweep removes what a killed program of the manager's has left.
	Sweep()

	// Close ends the connection, if there is one.
	Close()
}

// Promiser is a Space in which, of two managers who reserve a letter, one gets it: a Database.
type Promiser interface {
	Space

	// Reserve reserves letters for the manager. It returns those that it did not
	// reserve, because a colleague has, with the colleague's name, or, without an ID, has erased the application.
	Reserve(ctx context.Context, service string, letters []Reservation) (taken []Reservation, err error)

	// Settle notes what became of letters that the manager has reserved: their State, or, with "", that they did not leave.
	Settle(ctx context.Context, service string, letters []Reservation) error

	// Release frees a letter that a manager has reserved, with a reason for the log, and reports whether there was one.
	// Only an administrator may do it.
	Release(ctx context.Context, id int64, reason string) (found bool, err error)
}

// Place is where a space is.
type Place struct {
	Name    string // the folder's path, or the database's address without a password
	Manager string // the manager's name there
	File    string // the name of the file in a View that holds the manager's lines
	Path    string // the path of that file; "" in a database
}

// Reservation is a letter that one manager hands over.
type Reservation struct {
	ID      int64     `json:"id"`
	Author  string    `json:"manager"`
	Service string    `json:"-"`
	ApplyID int64     `json:"applyId"`
	Letter  string    `json:"letter"` // its name
	Token   string    `json:"-"`      // of the letter, so that the manager's own is known again
	State   string    `json:"state"`  // ReservedState and so on
	Again   bool      `json:"-"`      // the manager may write such a letter again: an interview moves twice
	At      time.Time `json:"at"`
}

// The states of a reservation.
const (
	ReservedState = "reserved" // it may be on its way
	HandedState   = "handed"
	UnknownState  = "unknown" // its owner does not know
)
