package outline

import (
	"time"

	"shortlist/model/amount"
	"shortlist/model/lang"
)

// words are the words for what rows show by signs. Each language has its own variable.
type words struct {
	NotViewed string
	Marked    string
	JustIn    string
	NoCV      string
	BadCV     string
	Premium   string
	Queued    string
	Broken    string
	Note      string
	Empty     string
	Chosen    string
	JustNow   string

	sentences
}

// sentences are the texts that are made at run time.
type sentences interface {
	Applicants(n int) string
	Unviewed(n int) string
	Messages(n int) string // new ones
	Rating(n, of int) string
	Years(age int) string
	NoChoice(typed, choices string) string
	Ago(n int, unit amount.Unit) string
}

var say = lang.Choose(&inEnglish, &inUkrainian, &inRomanian, &inHungarian)

// Ago words how long ago something was, in the units of amount.Ago: "8 days ago"; "" for the zero time.
func Ago(now, at time.Time) string {
	if at.IsZero() {
		return ""
	}
	n, unit := amount.Age(now.Sub(at))
	if unit == amount.Moments {
		return say.JustNow
	}
	return say.Ago(n, unit)
}

// Applicants counts applicants.
func Applicants(n int) string { return say.Applicants(n) }

// Unviewed counts applicants that are not viewed.
func Unviewed(n int) string { return say.Unviewed(n) }

// NotViewed words that an application is not viewed.
func NotViewed() string { return say.NotViewed }

// Marked words that a row is marked.
func Marked() string { return say.Marked }

// JustIn words that an application is not listed by the service yet.
func JustIn() string { return say.JustIn }

// NoCV words that an application has no CV.
func NoCV() string { return say.NoCV }

// BadCV words that a CV cannot be used.
func BadCV() string { return say.BadCV }

// Messages counts new messages.
func Messages(n int) string { return say.Messages(n) }

// Premium words that an application is a premium one.
func Premium() string { return say.Premium }

// Queued words that a change waits to be sent.
func Queued() string { return say.Queued }

// Broken words that a job breaks a rule.
func Broken() string { return say.Broken }

// Note words that there is a note.
func Note() string { return say.Note }

// Rating words a rating.
func Rating(n, of int) string { return say.Rating(n, of) }

// Years words an age.
func Years(age int) string { return say.Years(age) }

// Chosen words that one of two values is chosen.
func Chosen() string { return say.Chosen }

// Empty words a field without a value.
func Empty() string { return say.Empty }

var inEnglish = words{
	NotViewed: "unviewed",
	Marked:    "marked",
	JustIn:    "just in",
	NoCV:      "no CV",
	BadCV:     "CV cannot be used",
	Premium:   "premium",
	Queued:    "waits to be sent",
	Broken:    "breaks a rule of the board",
	Note:      "has a note",
	Empty:     "empty",
	Chosen:    "chosen",
	JustNow:   "just now",

	sentences: new(english),
}

type english struct{}

func (*english) Applicants(n int) string { return amount.Plural(n, "applicant") }
func (*english) Unviewed(n int) string   { return amount.Number(n) + " unviewed" }
func (*english) Messages(n int) string   { return amount.Plural(n, "new message") }
func (*english) Rating(n, of int) string {
	return amount.Number(n) + " of " + amount.Number(of) + " stars"
}
func (*english) Years(age int) string { return "age " + amount.Number(age) }
func (*english) NoChoice(typed, choices string) string {
	return "“" + typed + "” cannot be chosen here. Choose from: " + choices
}
func (*english) Ago(n int, unit amount.Unit) string {
	return amount.Plural(n, [...]string{"minute", "hour", "day", "month", "year"}[unit]) + " ago"
}
