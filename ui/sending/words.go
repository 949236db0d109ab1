package sending

// words are the texts of sending a CV. Another language is another type with these methods.
type words interface {
	Sending() string
	NotSent() string
	BlindNow() string
	Sent(name, terminal string) string
	IsHere(path string) string
	FetchTitle() string
	RunThere() string
	CommandCopied() string
}

var say words = english{}

type english struct{}

func (english) Sending() string { return "another CV is being sent" }
func (english) NotSent() string { return "The CV could not be sent." }
func (english) BlindNow() string {
	return "Blind mode was switched on meanwhile, so the CV was saved but not sent."
}
func (english) Sent(name, terminal string) string {
	return "Sent " + name + " to your terminal (" + terminal + "). It should be among your downloads; the terminal does not confirm it."
}
func (english) IsHere(path string) string {
	return "Saved on this computer, where shortlist runs: " + path
}
func (english) FetchTitle() string { return "Get the CV onto your computer" }
func (english) RunThere() string {
	return "The CV is saved here. Your terminal is not known to take files, so run this command on your own computer:"
}
func (english) CommandCopied() string {
	return "The command was sent to your terminal's clipboard, too. If the address is not the one you sign in to, change it."
}
