package screen

import (
	"time"

	"shortlist/model/amount"
	"shortlist/model/lang"
)

// sayAge is an age in words.
func sayAge(n int, unit amount.Unit) string {
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

// SayAgo words how long ago something was, in the units of amount.Ago: "8 days ago"; "" for the zero time.
func SayAgo(now, at time.Time) string {
	if at.IsZero() {
		return ""
	}
	n, unit := amount.Age(now.Sub(at))
	if unit == amount.Moments {
		return lang.Text("just now")
	}
	return sayAge(n, unit)
}

// SayApplicants counts applicants.
func SayApplicants(n int) string { return lang.Plural(n, "%d applicant", "%d applicants") }

// SayUnviewed counts applicants that are not viewed.
func SayUnviewed(n int) string { return lang.PluralIn("outline", n, "%d unviewed", "%d unviewed") }

// SayNotViewed words that an application is not viewed.
func SayNotViewed() string { return lang.Text("unviewed") }

// SayMarked words that a row is marked.
func SayMarked() string { return lang.Text("marked") }

// SayJustIn words that the service does not list an application yet.
func SayJustIn() string { return lang.Text("just in") }

// SayNoCV words that an application has no CV.
func SayNoCV() string { return lang.TextIn("outline", "no CV") }

// SayBadCV words that a CV cannot be used.
func SayBadCV() string { return lang.Text("CV cannot be used") }

// SayMessages counts new messages.
func SayMessages(n int) string { return lang.Plural(n, "%d new message", "%d new messages") }

// SayPremium words that an application is a premium one.
func SayPremium() string { return lang.Text("premium") }

// SayQueued words that a change waits to be sent.
func SayQueued() string { return lang.Text("waits to be sent") }

// SayBroken words that a job breaks a rule.
func SayBroken() string { return lang.Text("breaks a rule of the board") }

// SayNote words that there is a note.
func SayNote() string { return lang.Text("has a note") }

// SayRating words a rating.
func SayRating(n, of int) string {
	return lang.Text("%s of %s stars", lang.Number(n), lang.Number(of))
}

// SayYears words an age.
func SayYears(age int) string { return lang.Text("age %s", lang.Number(age)) }

// SayChosen words that one of two values is chosen.
func SayChosen() string { return lang.Text("chosen") }

// SayEmpty words a field without a value.
func SayEmpty() string { return lang.Text("empty") }
