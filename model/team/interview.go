package team

import (
	"strings"
	"time"
)

// Interview is a time that a manager has offered to an applicant, or at which they meet.
type Interview struct {
	State      string // of calendar.State, or one that a newer program knows
	Start, End time.Time
}

// Offer is what InterviewValue names all offered times by.
const Offer = "offer"

// InterviewValue returns the value of a change of KindInterview: times of the interview with a UID, or, for Offer, the offered
// ones. Without times, the change takes back an earlier one.
func InterviewValue(of string, times ...Interview) string {
	var lines []string
	for _, t := range times[:min(len(times), mostTimes)] {
		lines = append(lines, t.State+" "+t.Start.UTC().Format(time.RFC3339)+" "+t.End.UTC().Format(time.RFC3339))
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
		if len(parts) != 3 || len(times) == mostTimes || len(parts[0]) > 32 || strings.Trim(parts[0], "abcdefghijklmnopqrstuvwxyz") != "" {
			return "", nil, false
		}
		start, err := time.Parse(time.RFC3339, parts[1])
		end, wrong := time.Parse(time.RFC3339, parts[2])
		if err != nil || wrong != nil {
			return "", nil, false
		}
		times = append(times, Interview{parts[0], start, end})
	}
	return of, times, true
}
