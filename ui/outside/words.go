package outside

import (
	"strings"

	"shortlist/model/amount"
	"shortlist/model/lang"
	"shortlist/ui/action"
	"shortlist/ui/intent"
)

// words are the texts of opening, copying and editing outside the dashboard.
// Each language has its own variable.
type words struct {
	NothingLeft  string
	StillRunning string
	NotOpened    string
	NotCopied    string

	// The question about a misnamed file.
	AskOpen string

	sentences
}

// sentences are the texts that are made at run time.
type sentences interface {
	NotUTF8(path string) string
	OpenedPage(address string) string
	Copied(what intent.Copied, value string) string
	BlindFile() string
	NoViewerStarted(why string) string
	OpenedFile(path string) string

	// The question about a misnamed file.
	Misnamed(ending, kind string) string
	MaybeOnPurpose(kind string) string
	OpenAs(kind string) string
}

var say = lang.Choose(&inEnglish, &inUkrainian, &inRomanian, &inHungarian)

var inEnglish = words{
	NothingLeft:  "nothing was left",
	StillRunning: "it still runs without its terminal",
	NotOpened:    "The link is not a web address, so it was not opened.",
	NotCopied:    "The link is not a web address, so it was not copied.",

	AskOpen: "Open this CV?",

	sentences: new(english),
}

type english struct{}

func (*english) OpenedPage(address string) string { return "Opened in your browser: " + address }
func (*english) Copied(what intent.Copied, value string) string {
	if what == intent.CopiedEmails {
		n := strings.Count(value, ",") + 1
		return "Sent " + amount.Plural(n, "e-mail address", "e-mail addresses") + " to your terminal's clipboard."
	}
	name := map[intent.Copied]string{intent.CopiedLink: "link", intent.CopiedContact: "contact", intent.CopiedPhone: "phone number", intent.CopiedEmail: "e-mail", intent.CopiedPath: "path"}[what]
	return "Sent the " + name + " to your terminal's clipboard: " + value
}
func (*english) BlindFile() string {
	return "blind mode is on, and the file shows who the applicant is; " + action.ReadCV.String() + " reads its text"
}
func (*english) NoViewerStarted(why string) string {
	return "No viewer could be started: " + why + " " + action.SaveCV.String() + " saves the CV."
}
func (*english) OpenedFile(path string) string { return "Opened a copy in your viewer: " + path }

func (*english) Misnamed(ending, kind string) string {
	return "Its name ends in " + ending + ", but it is a " + kind + "."
}
func (*english) MaybeOnPurpose(kind string) string {
	return "It will open as a " + kind + ". The sender may have misnamed it, perhaps on purpose."
}
func (*english) OpenAs(kind string) string { return "open it as " + kind }

func (*english) NotUTF8(path string) string {
	return "text that is not UTF-8 is kept as " + path
}
