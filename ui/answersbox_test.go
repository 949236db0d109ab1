package ui_test

import (
	"slices"
	"strings"
	"testing"
	"time"

	"shortlist/model"
	"shortlist/ui/action"
)

// TestAnswersAreNotedForEachQuestionOfTheSheet: they are kept while the person types, one undo takes them back, and blind mode
// hides what was noted before and adds to it.
func TestAnswersAreNotedForEachQuestionOfTheSheet(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	d.ToJob("ua-backend")
	d.Do(action.Open)
	d.Do(action.Interview)
	d.Overlay().Sees("no needs and no questions of yours")
	d.Do(action.Back)
	d.asks("Go\nunicorns", "When could you begin?")
	person := d.Person()
	answers := func(want ...model.Answer) {
		t.Helper()
		d.Advance(time.Second)
		if got := d.review(person.ID).Answers; !slices.Equal(got, want) {
			t.Errorf("%q, want %q", got, want)
		}
	}
	d.Do(action.Interview)
	d.Overlay().Sees("Answers of "+person.Applicant.Name, "1. Go", "2. unicorns", "○ not found in what was read", "3. When could you begin?", "the applicant never sees it")
	d.Type("Five years")
	answers(model.Answer{Question: "Go", Note: "Five years"})
	d.Do(action.KeepNote, action.PreviousField, action.PreviousField)
	d.Type("At once")
	d.Do(action.NextField)
	d.Overlay().Sees("✎", "Five years")
	answers(model.Answer{Question: "Go", Note: "Five years"}, model.Answer{Question: "When could you begin?", Note: "At once"})
	d.Do(action.Back)
	d.Sees(person.Applicant.Name + " has notes of answers.")
	d.Do(action.Undo)
	answers()

	d.Do(action.Interview)
	d.Type("Five years with " + person.Applicant.Name)
	d.Do(action.Back, action.Blind, action.Interview)
	if box := d.Overlay(); box.Has("Five years") || box.Has(person.Applicant.Name) {
		t.Errorf("blind mode shows the note:\n%s", box.Flat())
	}
	d.Overlay().Sees("Blind mode hides the note from before")
	d.Type("And Rust")
	d.Do(action.KeepNote, action.KeepNote, action.KeepNote)
	d.Sees("has notes of answers.")
	answers(model.Answer{Question: "Go", Note: "Five years with " + person.Applicant.Name + "\nAnd Rust"})
}

// TestAnswersAreNotedLineByLine: one text after the other, each for the question that is printed last. Serial: it changes how
// signs are worded.
func TestAnswersAreNotedLineByLine(t *testing.T) {
	d := begin(t, setup{})
	d.ToJob("ua-backend")
	d.Do(action.Open)
	d.asks("Go\nunicorns", "")
	id := d.Person().ID
	printed := d.byLine("open 1", "open 1", "interview", "Five years", "with Go", ".", "Never seen", ".")
	for _, want := range []string{"1. Go, has a note\n2. unicorns, not found in what was read\nunicorns\n", "has notes of answers. “undo” undoes it."} {
		if !strings.Contains(printed, want) {
			t.Errorf("there is no %q:\n%s", want, printed)
		}
	}
	if got := d.review(id).Answers; !slices.Equal(got, []model.Answer{{Question: "Go", Note: "Five years\nwith Go"}, {Question: "unicorns", Note: "Never seen"}}) {
		t.Errorf("%q", got)
	}
}
