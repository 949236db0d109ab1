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
	// MaybeCopied has the setting that the terminal's clipboard depends on; "": it is not known.
	MaybeCopied(what intent.Copied, value, setting string) string
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

// emails counts the addresses of a text that is copied.
func emails(value string) int { return strings.Count(value, ",") + 1 }

// afterCopied ends a sentence about what is copied: with the text itself, unless it is long.
func afterCopied(what intent.Copied, value string) string {
	if what == intent.CopiedEmails {
		return "."
	}
	return ": " + value
}

// bracketed returns a setting as a part of a sentence.
func bracketed(setting string) string {
	if setting == "" {
		return ""
	}
	return " (" + setting + ")"
}

type english struct{}

func (*english) OpenedPage(address string) string { return "Opened in your browser: " + address }
func (e *english) Copied(what intent.Copied, value string) string {
	return "Sent " + e.copied(what, value) + " to your terminal's clipboard" + afterCopied(what, value)
}
func (e *english) MaybeCopied(what intent.Copied, value, setting string) string {
	return "Copied " + e.copied(what, value) + ", if your terminal allows it" + bracketed(setting) + afterCopied(what, value)
}
func (*english) copied(what intent.Copied, value string) string {
	if what == intent.CopiedEmails {
		return amount.Plural(emails(value), "e-mail address", "e-mail addresses")
	}
	return "the " + map[intent.Copied]string{intent.CopiedLink: "link", intent.CopiedContact: "contact", intent.CopiedPhone: "phone number", intent.CopiedEmail: "e-mail", intent.CopiedPath: "path"}[what]
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
