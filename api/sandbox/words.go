package sandbox

import (
	"fmt"

	"shortlist/model/lang"
)

// words explain the faults that a command line asks for. Each language has its own variable. Words of a
// fault and their values are never translated. The answers of the service are data, and are not here.
type words struct {
	Examples string

	// Effects
	CountFault        string
	SkipFault         string
	SlowFault         string
	StatusFault       string
	LatencyFault      string
	CutFault          string
	LostFault         string
	HangFault         string
	ExpireFault       string
	CodeFault         string
	MessageFault      string
	HTMLFault         string
	EmptyFault        string
	RedirectFault     string
	RetryFault        string
	RetryDateFault    string
	DoneFault         string
	StringsFault      string
	BOMFault          string
	ReorderFault      string
	EscapeFault       string
	BadCVFault        string
	ExtraFault        string
	DuplicateFault    string
	SurrogateFault    string
	NoZoneFault       string
	LimitFault        string
	SubscriptionFault string

	// Errors
	NoEffect          string
	CodeWithoutStatus string
	DoneWithoutAnswer string

	sentences
}

// sentences are the texts that are made at run time.
type sentences interface {
	FaultsHelp(endpoints string) string

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
}

var say = lang.Choose(&inEnglish, &inUkrainian, &inRomanian, &inHungarian)

var inEnglish = words{
	Examples: "Examples:",

	CountFault:        "affect this many requests, then stop; without it, all requests",
	SkipFault:         "let this many requests pass first",
	SlowFault:         "send this many bytes of the body a second",
	StatusFault:       "answer this status with an error body",
	LatencyFault:      "wait before the action",
	CutFault:          "cut the connection before the answer, or after this many bytes of its body",
	LostFault:         "do the action, then cut the connection",
	HangFault:         "do the action, then never answer",
	ExpireFault:       "make every token given out so far invalid",
	CodeFault:         "the code in that error body",
	MessageFault:      "the message in that error body",
	HTMLFault:         "answer an HTML page, as a proxy does",
	EmptyFault:        "answer an empty body",
	RedirectFault:     "redirect there",
	RetryFault:        "answer 503 (or status) with Retry-After in seconds",
	RetryDateFault:    "answer 503 (or status) with Retry-After as a date",
	DoneFault:         "with one of the seven above: also do the action",
	StringsFault:      "write ids and other numbers as strings",
	BOMFault:          "write a byte order mark before the JSON",
	ReorderFault:      "write keys in another order, cvFile before id",
	EscapeFault:       `write base64 with \u002B, \/ and line breaks`,
	BadCVFault:        "write invalid base64",
	ExtraFault:        "write unknown fields and statuses",
	DuplicateFault:    "write a key of every object twice",
	SurrogateFault:    "write text with a lone surrogate",
	NoZoneFault:       "write times without a zone",
	LimitFault:        "the active job limit is reached",
	SubscriptionFault: "the subscription is being approved",

	NoEffect:          "it has a condition, and no effect",
	CodeWithoutStatus: "code and message need a status",
	DoneWithoutAnswer: "done needs a status or another answer",

	sentences: new(english),
}

type english struct{}

func (*english) FaultsHelp(endpoints string) string {
	return "A fault is [ENDPOINT:]WORD[,WORD…]; separate several with \";\". Without ENDPOINT it\n" +
		"affects all of these: " + endpoints + "."
}

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
