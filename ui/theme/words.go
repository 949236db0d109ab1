package theme

import "shortlist/model/lang"

// words are the meanings of the signs. Each language has its own variable.
type words struct {
	Jobs       string
	Applicants string
	YourReview string
	Everywhere string

	// Signs of jobs
	Active        string
	Pending       string
	Stopped       string
	Inactive      string
	Deleted       string
	Unknown       string
	UnviewedOfAll string
	Broken        string
	UnsentDraft   string

	// Signs of applicants
	Unviewed   string
	JustIn     string
	CV         string
	BadCV      string
	NoCV       string
	NewMessage string
	Messages   string
	Premium    string

	// Signs of a review, and of all lists
	Rating      string
	Tag         string
	Note        string
	UnsavedNote string
	Snoozed     string
	Marked      string
	Queued      string
	Selected    string
}

var say = lang.Choose(&inEnglish, &inUkrainian, &inRomanian, &inHungarian)

var inEnglish = words{
	Jobs:       "Jobs",
	Applicants: "Applicants",
	YourReview: "Your review",
	Everywhere: "Everywhere",

	Active:        "active, on the board",
	Pending:       "pending",
	Stopped:       "stopped",
	Inactive:      "inactive, not on the board",
	Deleted:       "deleted",
	Unknown:       "another status",
	UnviewedOfAll: "unviewed, of all",
	Broken:        "breaks a rule of the board",
	UnsentDraft:   "draft, not sent",

	Unviewed:   "unviewed",
	JustIn:     "not in the list yet",
	CV:         "has a CV",
	BadCV:      "its CV cannot be used",
	NoCV:       "no CV",
	NewMessage: "1 new message",
	Messages:   "messages, none new",
	Premium:    "premium",

	Rating:      "rating",
	Tag:         "tag",
	Note:        "note",
	UnsavedNote: "note begun, not saved",
	Snoozed:     "to be looked at again then",
	Marked:      "marked for the next action",
	Queued:      "waits to be sent",
	Selected:    "selected; grey: not in focus",
}
