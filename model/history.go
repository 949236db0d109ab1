package model

import (
	"slices"
	"strings"
	"time"
	"unicode"

	"shortlist/model/lang"
)

// Event is something that happened to an application, on this computer or at the service.
type Event struct {
	At      time.Time // of a change at the service: when it was read
	ApplyID int64     // less than 0: an arrival; 0: an application that was erased
	JobID   int64     // 0: a job that was erased
	Kind    EventKind
	Was     string // the value before; "" for none
	Value   string // the value from then on; "" for none
}

// EventKind is what an event is about.
type EventKind string

// The kinds of events.
const (
	EventVerdict  EventKind = "verdict"
	EventStatus   EventKind = "status"   // of the application, at the service
	EventViewed   EventKind = "viewed"   // the first look
	EventAnswered EventKind = "answered" // the value is AnsweredByLetter or AnsweredByCall; "": the answer came back
	EventOutcome  EventKind = "outcome"

	// EventApplied stays of an erased application. Others have their date.
	EventApplied EventKind = "applied"
)

// The values of EventAnswered.
const (
	AnsweredByLetter = "letter"
	AnsweredByCall   = "call"
)

// Answers reports whether the applicant has an answer after the event. ok is false if the event does not decide it.
func (e Event) Answers() (answered, ok bool) {
	if e.Kind == EventStatus {
		answered = slices.Contains([]CandidateStatus{Invited, Offer, Rejected}, CandidateStatus(e.Value))
		return answered, answered
	}
	return e.Value != "", e.Kind == EventAnswered
}

// changes reports whether the event is about what is thought of an application, or what became of it.
func (k EventKind) changes() bool {
	return k == EventVerdict || k == EventStatus || k == EventOutcome
}

// Happened is what happened to one application since a time.
type Happened struct {
	JobID   int64
	Changed bool // the verdict, the status or the outcome is another than it was then

	Verdict Verdict // if it is another than it was then
	Outcome string  // if it is another than it was then

	Viewed   time.Time // the first look; zero: not since then
	Answered time.Time // the first answer; zero: not since then, or it came back
}

// HappenedSince returns what the events of one application, in the order in which they were written, changed since a time.
// It compares the state of then with the state now: what was changed and changed back is no change.
func HappenedSince(events []Event, since time.Time) (h Happened) {
	was, is := map[EventKind]string{}, map[EventKind]string{}
	answered, begun := false, false
	for _, e := range events {
		h.JobID = e.JobID
		if e.Kind.changes() {
			if _, known := was[e.Kind]; !known && !e.At.Before(since) {
				was[e.Kind] = e.Was
			}
			is[e.Kind] = e.Value
		}
		if now, ok := e.Answers(); ok {
			if now && !begun && !e.At.Before(since) {
				h.Answered = e.At
			}
			answered, begun = now, begun || now
		}
		if e.Kind == EventViewed && !e.At.Before(since) && (h.Viewed.IsZero() || e.At.Before(h.Viewed)) {
			h.Viewed = e.At
		}
	}
	if !answered {
		h.Answered = time.Time{}
	}
	for kind, then := range was {
		now := is[kind]
		if now == then {
			continue
		}
		h.Changed = true
		switch kind {
		case EventVerdict:
			h.Verdict = Verdict(now)
		case EventOutcome:
			h.Outcome = now
		case EventStatus, EventViewed, EventAnswered, EventApplied:
		}
	}
	return h
}

// The outcomes that have a word of their own. Any other is in the words of the manager.
const (
	OutcomeHired    = "hired"
	OutcomeWithdrew = "withdrew"
	OutcomeDeclined = "declined"
)

// Outcomes lists the outcomes that have a word of their own.
func Outcomes() []string { return []string{OutcomeHired, OutcomeWithdrew, OutcomeDeclined} }

// OutcomeLabel is an outcome in words; own words stay as they were typed.
func OutcomeLabel(outcome string) string {
	switch outcome {
	case OutcomeHired:
		return lang.TextIn("outcome", "hired")
	case OutcomeWithdrew:
		return lang.TextIn("outcome", "withdrew")
	case OutcomeDeclined:
		return lang.TextIn("outcome", "declined")
	}
	return outcome
}

// maxOutcome is how many characters own words about an outcome have at most.
const maxOutcome = 80

// CleanOutcome makes an outcome of typed text: one of Outcomes if it is the word for it, here or in English, else one line
// of own words.
func CleanOutcome(typed string) string {
	typed = strings.Join(strings.FieldsFunc(typed, func(r rune) bool { return unicode.IsSpace(r) || !unicode.IsPrint(r) }), " ")
	for _, o := range Outcomes() {
		if strings.EqualFold(typed, o) || strings.EqualFold(typed, OutcomeLabel(o)) {
			return o
		}
	}
	if runes := []rune(typed); len(runes) > maxOutcome {
		typed = strings.TrimSpace(string(runes[:maxOutcome]))
	}
	return typed
}
