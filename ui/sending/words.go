package sending

import (
	"shortlist/model/amount"
	"shortlist/model/lang"
	"shortlist/ui/action"
)

// words are the texts of sending a CV. Another language is another type with these methods.
type words interface {
	Sending() string
	NotSent() string
	BlindNow() string

	// The question, and what is shown while a CV is sent.
	Question() string
	File(name string, size int64) string
	Destination(terminal string, asks bool) string
	InOne() string
	TerminalAsks() string
	Send() string
	AllowThere() string
	SendingWhole(name string) string
	Progress(name string, percent int) string
	Stop() action.Label
	Stopped() string
	Sent(name, terminal string) string
	Confirmed(name, terminal string) string

	// A CV that is dragged out of the window.
	DropIt(name string) string
	Dropped(name string) string
	DragTooLate() string
	NotDropped() string

	// Why the command is needed.
	NotKnown() string
	TmuxBlocks() string
	TooLarge() string
	Silent() string
	Refused(why string) string
	NotWhole() string
	NameTaken() string
	FileChanged() string

	IsHere(path string) string
	FetchTitle() string
	RunThere() string
	CommandCopied() string
}

var say = lang.Choose[words](new(english), new(ukrainian), new(romanian), new(hungarian))

type english struct{}

func (*english) Sending() string { return "another CV is being sent" }
func (*english) NotSent() string { return "The CV could not be sent." }
func (*english) BlindNow() string {
	return "Blind mode was switched on meanwhile, so the CV was saved but not sent."
}

func (*english) Question() string { return "Send the CV to your computer?" }
func (*english) File(name string, size int64) string {
	return name + ", " + amount.Bytes(size)
}
func (*english) Destination(terminal string, asks bool) string {
	if asks {
		return "It goes through your terminal (" + terminal + ") into the folder Downloads of the computer in front of you."
	}
	return "It goes through your terminal (" + terminal + ") to the downloads of the computer in front of you."
}
func (*english) InOne() string {
	return "The terminal takes it in one piece. The screen does not change until then."
}
func (*english) TerminalAsks() string { return "The terminal will ask you, too." }
func (*english) Send() string         { return "send" }
func (*english) AllowThere() string {
	return "Your terminal asks whether to take the file. Allow it there, or press " + action.Back.String() + " to stop."
}
func (*english) SendingWhole(name string) string { return "Sending " + name + " in one piece…" }
func (*english) Progress(name string, percent int) string {
	return "Sending " + name + ": " + amount.Number(percent) + " %. " + action.Back.String() + " stops."
}
func (*english) Stop() action.Label {
	return action.Label{Name: "stop sending", Help: "stop sending the CV"}
}
func (*english) Stopped() string {
	return "Stopped. The file on your computer is not whole, or not there; the CV stays saved here."
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
func (*english) Dropped(name string) string { return "Dropped " + name + "." }
func (*english) DragTooLate() string {
	return "The drag was over before the CV was ready. It is saved now; drag it again."
}
func (*english) NotDropped() string {
	return "The CV was not dropped. It stays saved on this computer."
}

func (*english) NotKnown() string { return "Your terminal is not known to take files." }
func (*english) TmuxBlocks() string {
	return "tmux does not pass files on to your terminal. tmux set -g allow-passthrough on changes that."
}
func (*english) TooLarge() string { return "The file is too large for your terminal." }
func (*english) Silent() string   { return "The terminal did not answer in time." }
func (*english) Refused(why string) string {
	if why == "" {
		return "The terminal refused the file."
	}
	return "The terminal refused the file: " + why + "."
}
func (*english) NotWhole() string    { return "The terminal reports another size than the file has." }
func (*english) NameTaken() string   { return "Your Downloads have too many files of this name." }
func (*english) FileChanged() string { return "The saved CV changed or is gone. Send it again." }

func (*english) IsHere(path string) string {
	return "Saved on this computer, where shortlist runs: " + path
}
func (*english) FetchTitle() string { return "Get the CV onto your computer" }
func (*english) RunThere() string {
	return "The CV is saved where shortlist runs. Run this command on your own computer:"
}
func (*english) CommandCopied() string {
	return "The command was sent to your terminal's clipboard, too. If the address is not the one you sign in to, change it."
}
