package answers

import (
	"shortlist/model"
	"shortlist/model/lang"
)

// Call is an applicant to call, because no letter reaches them.
type Call struct {
	ApplyID, JobID int64
	Reason         Refusal
	State          CallState
	Until          model.Day // when to call again; "" for no day
}

// CallState is what became of a call.
type CallState string

// The states of calls.
const (
	ToCall      CallState = "toCall"
	Reached     CallState = "reached" // it counts as an answer
	CallAgain   CallState = "again"
	WrongNumber CallState = "wrongNumber"
)

// Label is the state in words.
func (s CallState) Label() string {
	switch s {
	case ToCall:
		return lang.TextIn("call", "to call")
	case Reached:
		return lang.TextIn("call", "reached")
	case CallAgain:
		return lang.TextIn("call", "call again")
	case WrongNumber:
		return lang.TextIn("call", "wrong number")
	}
	return string(s)
}
