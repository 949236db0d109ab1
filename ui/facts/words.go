package facts

import (
	"fmt"

	"shortlist/model/amount"
	"shortlist/model/lang"
)

// words are the labels and values of facts. Each language has its own variable.
type words struct {
	SuggestedByService string
	Masked             string
	ReadOnWebSite      string
	Premium            string
	New                string
	ProfileCV          string
	NoCVAttached       string
	Unnamed            string
	Yes                string
	No                 string

	sentences
}

// sentences are the texts that are made at run time.
type sentences interface {
	Label(k Kind) string // the commands print it, too
	Since(status, date string) string
	OpenedSince(date string) string
	QuestionsPassed(passed, all int) string
	ApplicationsInAll(n int) string
	Messages(n, unread int, last string) string
	Unusable(why string) string
}

var say = lang.Choose(&inEnglish, &inUkrainian, &inRomanian, &inHungarian)

var inEnglish = words{
	SuggestedByService: "by the service; did not apply",
	Masked:             "(masked)",
	ReadOnWebSite:      "(read them on the web site)",
	Premium:            "premium",
	New:                "new on the board",
	ProfileCV:          "profile CV",
	NoCVAttached:       "none attached",
	Unnamed:            "a file without a name",
	Yes:                "yes",
	No:                 "no",

	sentences: new(english),
}

type english struct{}

// Label returns the name of the kind, which is English.
func (*english) Label(k Kind) string { return string(k) }

func (*english) Since(status, date string) string { return status + " since " + date }
func (*english) OpenedSince(date string) string   { return "since " + date }
func (*english) QuestionsPassed(passed, all int) string {
	return fmt.Sprintf("%d of %d passed", passed, all)
}
func (*english) ApplicationsInAll(n int) string { return fmt.Sprintf("%d in all", n) }
func (*english) Messages(n, unread int, last string) string {
	out := amount.Plural(n, "message")
	if unread > 0 {
		out += fmt.Sprintf(", %d new", unread)
	}
	if last != "" {
		out += ", last " + last
	}
	return out
}
func (*english) Unusable(why string) string { return "cannot be used: " + why }
