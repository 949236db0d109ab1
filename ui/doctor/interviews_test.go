package doctor

import (
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"shortlist/config"
	"shortlist/model/answers"
	"shortlist/model/calendar"
	"shortlist/model/modeltest"
	"shortlist/model/store"
)

var noon = time.Date(2026, 11, 25, 12, 0, 0, 0, time.UTC) // a Wednesday's

// invited returns the path of a store with the invitation to an interview, which f changes; it begins after a time.
func invited(t *testing.T, after time.Duration, f func(*answers.Letter)) (path string) {
	t.Helper()
	path = filepath.Join(t.TempDir(), "store.db")
	s, err := store.Open(path)
	modeltest.Must(t, err)
	l := answers.Letter{
		Name: answers.Interview, State: answers.Planned, Applies: []int64{1}, Jobs: []int64{5}, Address: "olena@example.org", Text: "x",
		Planned: noon, Due: noon.Add(time.Hour), Reviewed: noon, MessageID: "a@example.com", Event: "u#0",
	}
	f(&l)
	i := calendar.Interview{ApplyID: 1, JobID: 5, UID: "u", State: calendar.Invited, Zone: "UTC", Slot: calendar.Slot{Start: noon.Add(after), End: noon.Add(after + time.Hour)}}
	_, _, err = s.ChangeInterviews(t.Context(), []store.InterviewChange{{Letter: l, Put: []calendar.Interview{i}}}, noon, time.Hour)
	if err == nil {
		err = s.Close()
	}
	modeltest.Must(t, err)
	return path
}

func writer() *config.Config {
	return &config.Config{Answers: config.Answers{From: "Olena Bondar <hr@example.com>", Zone: "UTC"}}
}

// TestALetterOfAnInterviewThatDidNotLeaveIsNamed with the command that mends it, and no other is.
func TestALetterOfAnInterviewThatDidNotLeaveIsNamed(t *testing.T) {
	const day = 24 * time.Hour
	for name, of := range map[string]struct {
		after, later time.Duration // from noon to the interview, and to the check
		change       func(*answers.Letter)
		state        State
		do           string
	}{
		"failed":        {3 * day, 0, func(l *answers.Letter) { l.State = answers.Failed }, Bad, "Run: shortlist answers settle 1 --not-sent"},
		"returned":      {3 * day, 0, func(l *answers.Letter) { l.State = answers.Bounced }, Bad, "Run: shortlist answers phone"},
		"unknown":       {3 * day, 0, func(l *answers.Letter) { l.State = answers.Unknown }, Warning, "Run: shortlist answers settle 1 --sent"},
		"a draft":       {3 * day, 2 * time.Hour, func(l *answers.Letter) { l.State, l.Drafted = answers.Handing, noon }, Warning, "Run: shortlist answers settle 1 --sent"},
		"a new draft":   {3 * day, time.Minute, func(l *answers.Letter) { l.State, l.Drafted = answers.Handing, noon }, "", ""},
		"sent":          {3 * day, 2 * day, func(l *answers.Letter) { l.State = answers.Handed }, "", ""},
		"not due":       {3 * day, 0, func(*answers.Letter) {}, "", ""},
		"due":           {3 * day, 3 * time.Hour, func(*answers.Letter) {}, Bad, "Run: shortlist answers send"},
		"at night":      {3 * day, 10 * time.Hour, func(*answers.Letter) {}, "", ""},
		"late":          {3 * day, 2 * day, func(*answers.Letter) {}, Bad, "Run: shortlist answers send --late"},
		"begun":         {3 * day, 3*day + time.Minute, func(l *answers.Letter) { l.State = answers.Failed }, "", ""},
		"in eight days": {8 * day, 0, func(l *answers.Letter) { l.State = answers.Failed }, "", ""},
	} {
		lines := CheckInterviews(t.Context(), writer(), invited(t, of.after, of.change), noon.Add(of.later))
		if of.state == "" {
			if len(lines) > 0 {
				t.Errorf("%s: %+v", name, lines)
			}
			continue
		}
		if len(lines) != 1 || lines[0].State != of.state || lines[0].Do != of.do || !strings.HasPrefix(lines[0].What, "Interview 1, Saturday, 28 November 2026, 12:00–13:00: the letter “time of the interview”") {
			t.Errorf("%s: %+v", name, lines)
		}
	}
}

// TestALetterThatCameBackIsNamedUntilTheApplicantIsReachedByPhone: a call from before the letter does not count.
func TestALetterThatCameBackIsNamedUntilTheApplicantIsReachedByPhone(t *testing.T) {
	path := invited(t, 72*time.Hour, func(l *answers.Letter) { l.State, l.Handed = answers.Handed, noon })
	s, err := store.Open(path)
	modeltest.Must(t, err)
	t.Cleanup(func() { _ = s.Close() })
	if _, err := s.ChangeLetters(t.Context(), store.LetterFilter{}, func(l *answers.Letter) bool { l.State = answers.Bounced; return true }); err != nil {
		t.Fatal(err)
	}
	for _, call := range []struct {
		state answers.CallState
		after time.Duration
		named int
	}{{answers.ToCall, time.Hour, 1}, {answers.CallAgain, time.Hour, 1}, {answers.Reached, -time.Hour, 1}, {answers.Reached, time.Hour, 0}} {
		modeltest.Must(t, s.SetCall(t.Context(), answers.Call{ApplyID: 1, State: call.state}, noon.Add(call.after)))
		if lines := CheckInterviews(t.Context(), writer(), path, noon.Add(2*time.Hour)); len(lines) != call.named {
			t.Errorf("%+v: %+v", call, lines)
		}
	}
}

// TestInterviewsWithoutAWayForLettersAreNamed: the sender was taken out of the configuration.
func TestInterviewsWithoutAWayForLettersAreNamed(t *testing.T) {
	path := invited(t, 30*24*time.Hour, func(l *answers.Letter) { l.State = answers.Handed })
	lines := CheckInterviews(t.Context(), &config.Config{}, path, noon)
	if len(lines) != 1 || lines[0].State != Bad || lines[0].Do != "Set answers.from." {
		t.Errorf("%+v", lines)
	}
	if diff := cmp.Diff([]Line(nil), CheckInterviews(t.Context(), writer(), path, noon)); diff != "" {
		t.Error(diff)
	}
	if lines := CheckInterviews(t.Context(), &config.Config{}, filepath.Join(t.TempDir(), "none.db"), noon); len(lines) > 0 {
		t.Errorf("%+v", lines)
	}
}
