package export

import (
	"bytes"
	"context"
	"errors"

	"shortlist/api/account"
	"shortlist/model/lang"
)

// Gathering is the state of reading the entries of a file. All of them are read under one
// setting of blind mode. Its methods return the next state, so that a program can draw one
// while it works on the next.
type Gathering struct {
	Entries []account.Entry
	Tried   int // how many applications were read in this round, and so the index of the next
	Gone    int // how many of those are not on this computer any more
	round   int
}

// Add adds the next entry, or counts it as gone if err is account.ErrNone. It returns every
// other error.
func (g Gathering) Add(e account.Entry, err error) (Gathering, error) {
	switch {
	case errors.Is(err, account.ErrNone):
		g.Gone++
	case err != nil:
		return g, err
	default:
		g.Entries = append(g.Entries, e)
	}
	g.Tried++
	return g, nil
}

// rounds is how often a list is gathered before ErrSwitched: blind mode may be switched each time.
const rounds = 3

// ErrSwitched reports that blind mode was switched in every round.
var ErrSwitched = lang.NewError("blind mode was switched while the file was made, so nothing was written: try again")

// Write returns the file of a list with the gathered entries. If an entry was read under
// another setting of blind mode than blind returns at the end, Write returns no file and a
// Gathering that starts again, or ErrSwitched after the last round.
func (g Gathering) Write(ctx context.Context, f Format, l List, o Options, blind func() bool) ([]byte, Gathering, error) {
	l.Entries = g.Entries
	var data bytes.Buffer
	switch err := Write(ctx, &data, f, l, o); {
	case err != nil:
		return nil, g, err
	case l.Agrees(blind()):
		return data.Bytes(), g, nil
	case g.round+1 == rounds:
		return nil, g, ErrSwitched
	}
	return nil, Gathering{round: g.round + 1}, nil
}
