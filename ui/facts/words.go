package facts

import (
	"fmt"

	"shortlist/model/amount"
	"shortlist/model/lang"
)

// words are the labels and values of facts. Another language is another type with these methods.
type words interface {
	Label(k Kind) string
	// The commands print the labels, too.
	SuggestedByService() string
	Since(status, date string) string
	OpenedSince(date string) string
	Masked() string
	QuestionsPassed(passed, all int) string
	ReadOnWebSite() string
	ApplicationsInAll(n int) string
	Premium() string
	New() string
	HasProfile() string
	ProfileCV() string
	Messages(n, unread int, last string) string
	NoCVAttached() string
	Unusable(why string) string
	Unnamed() string
	Yes() string
	No() string
}

var say = lang.Choose[words](new(english), new(ukrainian), new(romanian), new(hungarian))

type english struct{}

// Label returns the name of the kind, which is English.
func (*english) Label(k Kind) string { return string(k) }

func (*english) SuggestedByService() string       { return "by the service; did not apply" }
func (*english) Since(status, date string) string { return status + " since " + date }
func (*english) OpenedSince(date string) string   { return "since " + date }
func (*english) Masked() string                   { return "(masked)" }
func (*english) QuestionsPassed(passed, all int) string {
	return fmt.Sprintf("%d of %d passed", passed, all)
}
func (*english) ReadOnWebSite() string          { return "(read them on the web site)" }
func (*english) ApplicationsInAll(n int) string { return fmt.Sprintf("%d in all", n) }
func (*english) Premium() string                { return "premium" }
func (*english) New() string                    { return "new" }
func (*english) HasProfile() string             { return "has a profile" }
func (*english) ProfileCV() string              { return "profile CV" }
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
func (*english) NoCVAttached() string       { return "none attached" }
func (*english) Unusable(why string) string { return "cannot be used: " + why }
func (*english) Unnamed() string            { return "a file without a name" }
func (*english) Yes() string                { return "yes" }
func (*english) No() string                 { return "no" }
