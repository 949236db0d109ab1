package outside

import (
	"shortlist/model/lang"
	"shortlist/ui/action"
)

// words are the texts of opening, copying and editing outside the dashboard.
// Another language is another type with these methods.
type words interface {
	NothingLeft() string
	StillRunning() string
	NotUTF8(path string) string
	NotOpened() string
	NotCopied() string
	OpenedPage(address string) string
	Copied(what, value string) string
	BlindFile() string
	NoViewerStarted(why string) string
	OpenedFile(path string) string

	// The question about a misnamed file.
	AskOpen() string
	Misnamed(ending, kind string) string
	MaybeOnPurpose(kind string) string
	OpenAs(kind string) string
}

var say = lang.Choose[words](new(english), new(ukrainian), new(romanian), new(hungarian))

type english struct{}

func (*english) NotOpened() string                { return "The link is not a web address, so it was not opened." }
func (*english) NotCopied() string                { return "The link is not a web address, so it was not copied." }
func (*english) OpenedPage(address string) string { return "Opened in your browser: " + address }
func (*english) Copied(what, value string) string {
	return "Sent the " + what + " to your terminal's clipboard: " + value
}
func (*english) BlindFile() string {
	return "blind mode is on, and the file shows who the applicant is; " + action.ReadCV.String() + " reads its text"
}
func (*english) NoViewerStarted(why string) string {
	return "No viewer could be started: " + why + " " + action.SaveCV.String() + " saves the CV."
}
func (*english) OpenedFile(path string) string { return "Opened a copy in your viewer: " + path }

func (*english) AskOpen() string { return "Open this CV?" }
func (*english) Misnamed(ending, kind string) string {
	return "Its name ends in " + ending + ", but it is a " + kind + "."
}
func (*english) MaybeOnPurpose(kind string) string {
	return "It will open as a " + kind + ". The sender may have misnamed it, perhaps on purpose."
}
func (*english) OpenAs(kind string) string { return "open it as " + kind }

func (*english) NothingLeft() string  { return "nothing was left" }
func (*english) StillRunning() string { return "it still runs without its terminal" }
func (*english) NotUTF8(path string) string {
	return "text that is not UTF-8 is kept as " + path
}
