package sending

import (
	"shortlist/model/amount"
	"shortlist/model/lang"
	"shortlist/ui/action"
)

// words are the texts of sending a CV. Each language has its own variable.
type words struct {
	Sending   string
	NotSent   string
	NoneHasCV string
	BlindNow  string

	// The question, and what is shown while a CV is sent.
	Question       string // about a CV
	QuestionOfFile string
	InOne          string
	TerminalAsks   string
	Send           string
	Stop           action.Label
	Stopped        string

	// A CV that is dragged out of the window.
	DragTooLate string
	NotDropped  string

	// Why the command is needed.
	NotKnown    string
	TmuxBlocks  string
	TooLarge    string
	Silent      string
	Unreadable  string
	NotWhole    string
	NameTaken   string
	FileChanged string

	FetchTitle    string // of a CV
	FetchFile     string
	Archive       string // begins the name of an archive of CVs
	RunThere      string
	CommandCopied string

	sentences
}

// sentences are the texts that are made at run time.
type sentences interface {
	// The question, and what is shown while a CV is sent.
	File(name string, size int64) string
	Holds(n int) string
	WithoutCV(n int) string
	Destination(terminal string, asks bool) string
	AllowThere() string
	SendingWhole(name string) string
	Progress(name string, percent int) string
	Sent(name, terminal string) string
	Confirmed(name, terminal string) string

	// A CV that is dragged out of the window.
	DropIt(name string) string
	Dropped(name string) string

	// Why the command is needed.
	Refused(why string) string

	IsHere(path string) string
}

var say = lang.Choose(&inEnglish, &inUkrainian, &inRomanian, &inHungarian)

var inEnglish = words{
	Sending:   "another file is being sent",
	NotSent:   "The file could not be sent.",
	NoneHasCV: "The marked applicants have no CVs here. Nothing was saved.",
	BlindNow:  "Blind mode was switched on meanwhile, so the file was saved but not sent.",

	Question:       "Send the CV to your computer?",
	QuestionOfFile: "Send the file to your computer?",
	InOne:          "The terminal takes it in one piece. The screen does not change until then.",
	TerminalAsks:   "The terminal will ask you, too.",
	Send:           "send",
	Stop:           action.Label{Name: "stop sending", Help: "stop sending the CV"},
	Stopped:        "Stopped. The file on your computer is not whole, or not there; it stays saved here.",

	DragTooLate: "The drag was over before the CV was ready. It is saved now; drag it again.",
	NotDropped:  "The CV was not dropped. It stays saved on this computer.",

	NotKnown:    "Your terminal is not known to take files.",
	TmuxBlocks:  "tmux does not pass files on to your terminal. tmux set -g allow-passthrough on changes that.",
	TooLarge:    "The file is too large for your terminal.",
	Silent:      "The terminal did not answer in time.",
	Unreadable:  "shortlist cannot read the terminal's answer.",
	NotWhole:    "The terminal reports another size than the file has.",
	NameTaken:   "Your Downloads have too many files of this name.",
	FileChanged: "The saved file changed or is gone. Send it again.",

	FetchTitle:    "Get the CV onto your computer",
	FetchFile:     "Get the file onto your computer",
	Archive:       "CVs",
	RunThere:      "The file is saved where shortlist runs. Run this command on your own computer:",
	CommandCopied: "Your terminal may have copied it. It is printed again when shortlist ends. If the address is not the one you sign in to, change it.",

	sentences: new(english),
}

type english struct{}

func (*english) File(name string, size int64) string {
	return name + ", " + amount.Bytes(size)
}
func (*english) Holds(n int) string     { return "It holds " + amount.Plural(n, "CV") + "." }
func (*english) WithoutCV(n int) string { return amount.Plural(n, "applicant") + " without a CV." }
func (*english) Destination(terminal string, asks bool) string {
	if asks {
		return "It goes through your terminal (" + terminal + ") into the folder Downloads of the computer in front of you."
	}
	return "It goes through your terminal (" + terminal + ") to the downloads of the computer in front of you."
}
func (*english) AllowThere() string {
	return "Your terminal asks whether to take the file. Allow it there, or press " + action.Back.String() + " to stop."
}
func (*english) SendingWhole(name string) string { return "Sending " + name + " in one piece…" }
func (*english) Progress(name string, percent int) string {
	return "Sending " + name + ": " + amount.Number(percent) + " %. " + action.Back.String() + " stops."
}
func (*english) Sent(name, terminal string) string {
	return "Sent " + name + " to your terminal (" + terminal + "). It should be among your downloads; the terminal does not confirm it."
}
func (*english) Confirmed(name, terminal string) string {
	return "Sent. " + name + " is in the folder Downloads of your computer; the terminal (" + terminal + ") confirmed it."
}

func (*english) DropIt(name string) string {
	return "Drop " + name + " where you want it. " + action.Back.String() + " stops."
}
func (*english) Dropped(name string) string { return "Dropped " + lang.End(name) }

func (*english) Refused(why string) string {
	if why == "" {
		return "The terminal refused the file."
	}
	return "The terminal refused the file: " + lang.End(why)
}

func (*english) IsHere(path string) string {
	return "Saved on this computer, where shortlist runs: " + path
}
