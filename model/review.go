package model

import (
	"slices"
	"strings"
	"time"
	"unicode"
	"unicode/utf8"

	"shortlist/model/lang"
)

// Review is what the person thinks of an application. It stays on this machine:
// the service knows nothing of it (CONTRACT 31), and a refresh of the applicants
// leaves it as it is.
type Review struct {
	ApplyID int64
	JobID   int64
	Verdict Verdict
	Rating  int      // 1 to MaxRating; 0 for none
	Tags    []string // as CleanTags leaves them
	Note    string
	Typed   string   // a note that is being written and is not kept yet, as CutTyped leaves it; "" for none
	Begun   string   // the note that was there when Typed was begun
	Snoozed Day      // when to look at the application again; "" for no date
	Outcome string   // what came of the application, as CleanOutcome leaves it; "" for nothing yet
	Reason  string   // why the verdict, in own words; "" for none
	Answers []Answer // notes of what the applicant answered, as SetAnswer leaves them
	Changed time.Time
}

// Answer is the note of what an applicant answered to a question of the interview sheet.
type Answer struct {
	Question string
	Note     string
}

// MaxAnswer is how many bytes the note of an answer has at most.
const MaxAnswer = 8 * 1024

// SetAnswer sets the note of an answer; "" removes it.
func (r *Review) SetAnswer(question, note string) {
	all := slices.DeleteFunc(slices.Clone(r.Answers), func(a Answer) bool { return a.Question == question })
	if at := slices.IndexFunc(r.Answers, func(a Answer) bool { return a.Question == question }); at >= 0 && note != "" {
		r.Answers = slices.Insert(all, at, Answer{question, note})
		return
	}
	if r.Answers = all; note != "" {
		r.Answers = append(all, Answer{question, note})
	}
}

// AnswerTo returns the note of an answer; "" without one.
func (r Review) AnswerTo(question string) string {
	for _, a := range r.Answers {
		if a.Question == question {
			return a.Note
		}
	}
	return ""
}

// Equal reports whether two reviews are the same, apart from the time of their last change.
func (r Review) Equal(other Review) bool {
	return r.ApplyID == other.ApplyID && r.JobID == other.JobID && r.Verdict == other.Verdict && r.Rating == other.Rating &&
		slices.Equal(r.Tags, other.Tags) && r.Note == other.Note && r.Typed == other.Typed && r.Begun == other.Begun && r.Snoozed == other.Snoozed && r.Outcome == other.Outcome && r.Reason == other.Reason && slices.Equal(r.Answers, other.Answers)
}

// Blank reports whether the review holds nothing.
func (r Review) Blank() bool {
	return r.Verdict == Undecided && r.Rating == 0 && len(r.Tags) == 0 && r.Note == "" && r.Typed == "" && r.Snoozed == "" && r.Outcome == "" && r.Reason == "" && len(r.Answers) == 0
}

// Due reports whether the day to look at the application again has come.
func (r Review) Due(today Day) bool { return r.Snoozed != "" && r.Snoozed <= today }

// Judge sets the verdict. A manager looks again to give a verdict, so a date to look again that has come is removed;
// a later date stays. The reason of another verdict is removed.
func (r *Review) Judge(v Verdict, today Day) {
	if v != r.Verdict {
		r.Reason = "" // it was that of the verdict before
	}
	r.Verdict = v
	if v != Undecided && r.Due(today) {
		r.Snoozed = ""
	}
}

// Verdict is the answer to whether a person is of interest.
type Verdict string

// The verdicts.
const (
	Undecided Verdict = ""
	Yes       Verdict = "yes"
	Maybe     Verdict = "maybe"
	No        Verdict = "no"
)

// Label is the verdict in words; "" without one.
func (v Verdict) Label() string {
	switch v {
	case Yes:
		return lang.TextIn("verdict", "yes")
	case Maybe:
		return lang.TextIn("verdict", "maybe")
	case No:
		return lang.TextIn("verdict", "no")
	case Undecided:
	}
	return string(v)
}

// Verdicts lists the verdicts, the best first and Undecided last.
func Verdicts() []Verdict { return []Verdict{Yes, Maybe, No, Undecided} }

// The limits of a review.
const (
	MaxRating = 5
	MaxTags   = 20
	maxTag    = 40          // characters
	MaxNote   = 64 * 1024   // bytes
	MaxTyped  = 4 * MaxNote // bytes of a note that is being written
)

// CutTyped returns the part of a note in progress that is kept. It may be longer than a finished note, so that the
// writer can shorten it, but it is limited, because anything may be pasted.
func CutTyped(typed string) string {
	if len(typed) <= MaxTyped {
		return typed
	}
	end := MaxTyped
	for end > MaxTyped-utf8.UTFMax && !utf8.RuneStart(typed[end]) {
		end--
	}
	return typed[:end]
}

// CleanTags makes tags of typed or stored text: in lower case, without control characters and outer
// spaces, each once, in alphabetical order. It cuts long tags and leaves out surplus ones. A comma
// separates two tags.
func CleanTags(typed ...string) []string {
	var tags []string
	for _, t := range strings.Split(strings.Join(typed, ","), ",") {
		t = strings.Map(func(r rune) rune {
			if unicode.IsSpace(r) {
				return ' '
			}
			if !unicode.IsPrint(r) {
				return -1
			}
			return unicode.ToLower(r)
		}, t)
		t = strings.Join(strings.Fields(strings.TrimLeft(t, "#")), " ")
		if utf8.RuneCountInString(t) > maxTag {
			t = strings.TrimSpace(string([]rune(t)[:maxTag]))
		}
		if t != "" && !slices.Contains(tags, t) && len(tags) < MaxTags {
			tags = append(tags, t)
		}
	}
	slices.Sort(tags)
	return tags
}

// Shortlist is a named list of applications, of any jobs.
type Shortlist struct {
	ID      int64
	Name    string
	Made    time.Time
	Applies []int64 // in the order they were put on it
}

// Taken is a set of applications that were taken off a shortlist, with the places to put them back.
type Taken struct {
	Name   string
	Made   time.Time
	Places []Place
}

// Place is the place of an application on a shortlist.
type Place struct {
	Order   int64
	ApplyID int64
}

// Unkept is what was lost because it could not be written before the program ended.
type Unkept struct {
	Changes int      // of reviews
	Applies []int64  `json:",omitempty"` // the applications of most of them
	Drafts  []string `json:",omitempty"` // titles of drafts whose last changes are lost
}

// IsNothing reports whether nothing was lost.
func (u Unkept) IsNothing() bool { return u.Changes == 0 && len(u.Drafts) == 0 }
