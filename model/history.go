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

	// EventReason and EventInterview count as no change of their own: the reason of the verdict; the state of an interview to
	// which the applicant was invited.
	EventReason    EventKind = "reason"
	EventInterview EventKind = "interview"

	// EventApplied stays of an erased application. Others have their date.
	EventApplied EventKind = "applied"
)

// The values of EventAnswered.
const (
	AnsweredByLetter = "letter"
	AnsweredByCall   = "call"
)

// answers reports whether the service calls an application with a status answered.
func answers(status string) bool {
	return slices.Contains([]CandidateStatus{Invited, Offer, Rejected}, CandidateStatus(status))
}

// Happened is what happened to one application since a time.
type Happened struct {
	JobID   int64
	Changed bool // the verdict, the status or the outcome is another than it was then

	Verdict Verdict // if it is another than it was then
	Outcome string  // if it is another than it was then

	Viewed   time.Time // the first look; zero: not since then
	Answered time.Time // the answer; zero: not since then, or it came back
}

// HappenedSince returns what the events of one application, in the order in which they were written, changed since a time.
// It compares the state of then with the state now: what was changed and changed back is no change.
func HappenedSince(events []Event, since time.Time) (h Happened) {
	was, is := map[EventKind]string{}, map[EventKind]string{}
	given := map[string]int{} // answers by their kind
	had := false              // an answer then
	if i := slices.IndexFunc(events, func(e Event) bool { return e.Kind == EventStatus }); i >= 0 && answers(events[i].Was) {
		given[string(EventStatus)], had = 1, true
	}
	for _, e := range events {
		h.JobID = e.JobID
		before := e.At.Before(since)
		answered := anyOf(given)
		switch e.Kind {
		case EventVerdict, EventStatus, EventOutcome:
			if _, known := was[e.Kind]; !known && !before {
				was[e.Kind] = e.Was
			}
			is[e.Kind] = e.Value
			if e.Kind == EventStatus {
				given[string(e.Kind)] = 0
				if answers(e.Value) {
					given[string(e.Kind)] = 1
				}
			}
		case EventAnswered:
			given[e.Was]--
			given[e.Value]++
			delete(given, "")
		case EventViewed:
			if !before && (h.Viewed.IsZero() || e.At.Before(h.Viewed)) {
				h.Viewed = e.At
			}
		case EventReason, EventInterview, EventApplied:
		}
		switch now := anyOf(given); {
		case before:
			had = now
		case now && !answered && !had:
			h.Answered = e.At
		case answered && !now:
			h.Answered = time.Time{}
		}
	}
	for kind, then := range was {
		if now := is[kind]; now != then {
			h.Changed = true
			switch kind {
			case EventVerdict:
				h.Verdict = Verdict(now)
			case EventOutcome:
				h.Outcome = now
			case EventStatus, EventViewed, EventAnswered, EventReason, EventInterview, EventApplied:
			}
		}
	}
	return h
}

func anyOf(counts map[string]int) bool {
	for _, n := range counts {
		if n > 0 {
			return true
		}
	}
	return false
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
