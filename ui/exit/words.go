package exit

import (
	"shortlist/model/lang"
	"shortlist/ui/action"
)

// words are the texts of leaving. Another language is another type with these methods.
type words interface {
	QuitUnsaved(why string) string
	ReviewsUnsaved(why string) string
	QuitSending() string
	ChangeWaits() string

	// Closing an account.
	Accounts() string
	SavingTyped() string
	AccountUnsaved(why string) string
	AccountBusy(why string) string
	AccountNotClosed(err string) string
}

var say = lang.Choose[words](new(english), new(ukrainian), new(romanian), new(hungarian))

type english struct{}

func (*english) QuitUnsaved(why string) string {
	return why + " Press " + action.QuitAnyway.String() + " again to quit anyway."
}
func (*english) QuitSending() string {
	return "A CV is being sent. " + action.Back.String() + " stops that; press " + action.QuitAnyway.String() + " again to quit anyway."
}
func (*english) ReviewsUnsaved(why string) string {
	return "Your latest ratings and notes are not saved yet. " + why
}

func (*english) ChangeWaits() string { return "Another window erases; your change waits." }

func (*english) Accounts() string                 { return "Accounts" }
func (*english) SavingTyped() string              { return "Saving what you typed…" }
func (*english) AccountUnsaved(why string) string { return why + " This account stays open." }
func (*english) AccountBusy(why string) string    { return "This account stays open: " + why + "." }
func (*english) AccountNotClosed(err string) string {
	return "The previous account was not closed cleanly: " + err
}
