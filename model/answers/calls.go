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

var callLabels = map[CallState]string{
	ToCall:      lang.Mark("call", "to call"),
	Reached:     lang.Mark("call", "reached"),
	CallAgain:   lang.Mark("call", "call again"),
	WrongNumber: lang.Mark("call", "wrong number"),
}

// Label is the state in words.
func (s CallState) Label() string { return label(s, "call", callLabels) }
