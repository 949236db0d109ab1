package outline

import (
	"time"

	"shortlist/model/amount"
	"shortlist/model/lang"
)

// sayAgo is an age in words.
func sayAgo(n int, unit amount.Unit) string {
	switch unit {
	case amount.Minutes:
		return lang.Plural(n, "%d minute ago", "%d minutes ago")
	case amount.Hours:
		return lang.Plural(n, "%d hour ago", "%d hours ago")
	case amount.Days:
		return lang.Plural(n, "%d day ago", "%d days ago")
	case amount.Months:
		return lang.Plural(n, "%d month ago", "%d months ago")
	}
	return lang.Plural(n, "%d year ago", "%d years ago")
}

// Ago words how long ago something was, in the units of amount.Ago: "8 days ago"; "" for the zero time.
func Ago(now, at time.Time) string {
	if at.IsZero() {
		return ""
	}
	n, unit := amount.Age(now.Sub(at))
	if unit == amount.Moments {
		return lang.Text("just now")
	}
	return sayAgo(n, unit)
}

// Applicants counts applicants.
func Applicants(n int) string { return lang.Plural(n, "%d applicant", "%d applicants") }

// Unviewed counts applicants that are not viewed.
func Unviewed(n int) string { return lang.PluralIn("outline", n, "%d unviewed", "%d unviewed") }

// NotViewed words that an application is not viewed.
func NotViewed() string { return lang.Text("unviewed") }

// Marked words that a row is marked.
func Marked() string { return lang.Text("marked") }

// JustIn words that the service does not list an application yet.
func JustIn() string { return lang.Text("just in") }

// NoCV words that an application has no CV.
func NoCV() string { return lang.TextIn("outline", "no CV") }

// BadCV words that a CV cannot be used.
func BadCV() string { return lang.Text("CV cannot be used") }

// Messages counts new messages.
func Messages(n int) string { return lang.Plural(n, "%d new message", "%d new messages") }

// Premium words that an application is a premium one.
func Premium() string { return lang.Text("premium") }

// Queued words that a change waits to be sent.
func Queued() string { return lang.Text("waits to be sent") }

// Broken words that a job breaks a rule.
func Broken() string { return lang.Text("breaks a rule of the board") }

// Note words that there is a note.
func Note() string { return lang.Text("has a note") }

// Rating words a rating.
func Rating(n, of int) string {
	return lang.Text("%s of %s stars", lang.Number(n), lang.Number(of))
}

// Years words an age.
func Years(age int) string { return lang.Text("age %s", lang.Number(age)) }

// Chosen words that one of two values is chosen.
func Chosen() string { return lang.Text("chosen") }

// Empty words a field without a value.
func Empty() string { return lang.Text("empty") }
