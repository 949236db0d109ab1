package team

import (
	"strings"
	"time"
)

// Interview is a time that a manager has offered to an applicant, or at which they meet.
type Interview struct {
	State      string // of calendar.State, or one that a newer program knows
	Start, End time.Time
	Until      time.Time // when it counts no more, although its time has not come; zero: that is not known
}

// Offer is what InterviewValue names all offered times by.
const Offer = "offer"

// InterviewValue returns the value of a change of KindInterview: times of the interview with a UID, or, for Offer, the offered
// ones. Without times, the change takes back an earlier one.
func InterviewValue(of string, times ...Interview) string {
	var lines []string
	for _, t := range times[:min(len(times), mostTimes)] {
		line := t.State
		for _, at := range []time.Time{t.Start, t.End, t.Until} {
			if !at.IsZero() {
				line += " " + at.UTC().Format(time.RFC3339)
			}
		}
		lines = append(lines, line)
	}
	return of + "\n" + strings.Join(lines, "\n")
}

const (
	mostTimes = 20
	maxUID    = 255 // bytes
)

// interviewsIn reads what InterviewValue wrote.
func interviewsIn(value string) (of string, times []Interview, ok bool) {
	of, rest, ok := strings.Cut(value, "\n")
	if !ok || of == "" || len(of) > maxUID {
		return "", nil, false
	}
	if rest == "" {
		return of, nil, true
	}
	for line := range strings.SplitSeq(rest, "\n") {
		parts := strings.Split(line, " ")
		if len(parts) != 3 && len(parts) != 4 || len(times) == mostTimes || len(parts[0]) > 32 || strings.Trim(parts[0], "abcdefghijklmnopqrstuvwxyz") != "" {
			return "", nil, false
		}
		at := [3]time.Time{}
		for n, part := range parts[1:] {
			var err error
			if at[n], err = time.Parse(time.RFC3339, part); err != nil {
				return "", nil, false
			}
		}
		times = append(times, Interview{parts[0], at[0], at[1], at[2]})
	}
	return of, times, true
}
