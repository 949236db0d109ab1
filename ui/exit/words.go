package exit

import (
	"shortlist/model/lang"
	"shortlist/ui/action"
)

// words are the texts of leaving. Each language has its own variable.
type words struct {
	ChangeWaits string

	// Closing an account.
	Accounts    string
	SavingTyped string

	sentences
}

// sentences are the texts that are made at run time.
type sentences interface {
	QuitUnsaved(why string) string
	QuitSending() string

	// Closing an account.
	AccountUnsaved(why string) string
	AccountBusy(why string) string
	AccountNotClosed(err string) string
}

var say = lang.Choose(&inEnglish, &inUkrainian, &inRomanian, &inHungarian)

var inEnglish = words{
	ChangeWaits: "Another window erases; your change waits.",

	Accounts:    "Accounts",
	SavingTyped: "Saving what you typed…",

	sentences: new(english),
}

type english struct{}

func (*english) QuitUnsaved(why string) string {
	return why + " Press " + action.QuitAnyway.String() + " again to quit anyway."
}
func (*english) QuitSending() string {
	return "A CV is being sent. " + action.Back.String() + " stops that; press " + action.QuitAnyway.String() + " again to quit anyway."
}

func (*english) AccountUnsaved(why string) string { return why + " This account stays open." }
func (*english) AccountBusy(why string) string    { return "This account stays open: " + why + "." }
func (*english) AccountNotClosed(err string) string {
	return "The previous account was not closed cleanly: " + err
}
