package sandbox

import (
	"fmt"

	"shortlist/model/lang"
)

// words explain the faults that a command line asks for. Another language is another type with
// these methods. The answers of the service are data, and are not here.
type words interface {
	// Words of a fault and their values are never translated.

	FaultsHelp(endpoints string) string
	Examples() string

	// Effects
	CountFault() string
	SkipFault() string
	SlowFault() string
	StatusFault() string
	LatencyFault() string
	CutFault() string
	LostFault() string
	HangFault() string
	ExpireFault() string
	CodeFault() string
	MessageFault() string
	HTMLFault() string
	EmptyFault() string
	RedirectFault() string
	RetryFault() string
	RetryDateFault() string
	DoneFault() string
	StringsFault() string
	BOMFault() string
	ReorderFault() string
	EscapeFault() string
	BadCVFault() string
	ExtraFault() string
	DuplicateFault() string
	SurrogateFault() string
	NoZoneFault() string
	LimitFault() string
	SubscriptionFault() string

	// Errors
	NoDuration(given string) string
	NoNumber(given string, low, high int) string
	NoBytes(given string) string
	FaultRefused(fault string, err error) error
	NoFault(given string) string
	NoEndpoint(given, known string) string
	UnknownFault(given, known string) string
	TakesNoValue(word string) string
	NeedsValue(word, value string) string
	NoEffect() string
	CodeWithoutStatus() string
	DoneWithoutAnswer() string
}

var say = lang.Choose[words](new(english), new(ukrainian), new(romanian), new(hungarian))

type english struct{}

func (*english) FaultsHelp(endpoints string) string {
	return "A fault is [ENDPOINT:]WORD[,WORD…]; separate several with \";\". Without ENDPOINT it\n" +
		"affects all of these: " + endpoints + "."
}
func (*english) Examples() string { return "Examples:" }

func (*english) CountFault() string {
	return "affect this many requests, then stop; without it, all requests"
}
func (*english) SkipFault() string   { return "let this many requests pass first" }
func (*english) SlowFault() string   { return "send this many bytes of the body a second" }
func (*english) StatusFault() string { return "answer this status with an error body" }

func (*english) LatencyFault() string { return "wait before the action" }
func (*english) CutFault() string {
	return "cut the connection before the answer, or after this many bytes of its body"
}
func (*english) LostFault() string     { return "do the action, then cut the connection" }
func (*english) HangFault() string     { return "do the action, then never answer" }
func (*english) ExpireFault() string   { return "make every token given out so far invalid" }
func (*english) CodeFault() string     { return "the code in that error body" }
func (*english) MessageFault() string  { return "the message in that error body" }
func (*english) HTMLFault() string     { return "answer an HTML page, as a proxy does" }
func (*english) EmptyFault() string    { return "answer an empty body" }
func (*english) RedirectFault() string { return "redirect there" }
func (*english) RetryFault() string    { return "answer 503 (or status) with Retry-After in seconds" }
func (*english) RetryDateFault() string {
	return "answer 503 (or status) with Retry-After as a date"
}
func (*english) DoneFault() string         { return "with one of the seven above: also do the action" }
func (*english) StringsFault() string      { return "write ids and other numbers as strings" }
func (*english) BOMFault() string          { return "write a byte order mark before the JSON" }
func (*english) ReorderFault() string      { return "write keys in another order, cvFile before id" }
func (*english) EscapeFault() string       { return `write base64 with \u002B, \/ and line breaks` }
func (*english) BadCVFault() string        { return "write invalid base64" }
func (*english) ExtraFault() string        { return "write unknown fields and statuses" }
func (*english) DuplicateFault() string    { return "write a key of every object twice" }
func (*english) SurrogateFault() string    { return "write text with a lone surrogate" }
func (*english) NoZoneFault() string       { return "write times without a zone" }
func (*english) LimitFault() string        { return "the active job limit is reached" }
func (*english) SubscriptionFault() string { return "the subscription is being approved" }

func (*english) NoDuration(given string) string {
	return fmt.Sprintf("%q is not a duration like 300ms or 2s", given)
}
func (*english) NoNumber(given string, low, high int) string {
	return fmt.Sprintf("%q is not a number from %d to %d", given, low, high)
}
func (*english) NoBytes(given string) string {
	return fmt.Sprintf("%q is not a number of bytes", given)
}
func (*english) FaultRefused(fault string, err error) error {
	return fmt.Errorf("fault %q: %w", fault, err)
}
func (*english) NoFault(given string) string { return fmt.Sprintf("fault %q: it is empty", given) }
func (*english) NoEndpoint(given, known string) string {
	return fmt.Sprintf("%q is not an endpoint; the endpoints are %s", given, known)
}
func (*english) UnknownFault(given, known string) string {
	return fmt.Sprintf("%q is not a word of a fault; the words are %s", given, known)
}
func (*english) TakesNoValue(word string) string { return word + " takes no value" }
func (*english) NeedsValue(word, value string) string {
	return fmt.Sprintf("%s needs a value: %s=%s", word, word, value)
}
func (*english) NoEffect() string          { return "it has a condition, and no effect" }
func (*english) CodeWithoutStatus() string { return "code and message need a status" }
func (*english) DoneWithoutAnswer() string { return "done needs a status or another answer" }
