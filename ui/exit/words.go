package exit

import (
	"shortlist/model/amount"
	"shortlist/model/lang"
	"shortlist/ui/action"
)

// words are the texts of leaving. Each language has its own variable.
type words struct {
	ChangeWaits string

	// Closing an account.
	Accounts    string
	SavingTyped string

	// What was lost.
	LostTitle  string
	LostDraft  string
	LostDrafts string // their titles follow
	NoTitle    string
	NamedNext  string

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

	// What was lost.
	LostChanges(changes int) string
	LostBefore(changes int) string // applicants follow
	LostMore(applicants int) string
}

var say = lang.Choose(&inEnglish, &inUkrainian, &inRomanian, &inHungarian)

var inEnglish = words{
	ChangeWaits: "Another window erases; your change waits.",

	Accounts:    "Accounts",
	SavingTyped: "Saving what you typed…",

	// What was lost.
	LostTitle:  "Changes that were not kept",
	LostDraft:  "The last changes of your draft were not kept on this computer.",
	LostDrafts: "The last changes of these drafts could not be kept:",
	NoTitle:    "(no title)",
	NamedNext:  "The next start of the dashboard names what was lost.",

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
func (*english) AccountBusy(why string) string    { return "This account stays open: " + lang.End(why) }
func (*english) AccountNotClosed(err string) string {
	return "The previous account was not closed cleanly: " + err
}

func (*english) LostChanges(changes int) string {
	return amount.Plural(changes, "change was", "changes were") + " not kept on this computer."
}
func (*english) LostBefore(changes int) string {
	return "When shortlist ended, " + amount.Plural(changes, "change", "changes") + " could not be kept on this computer. Please make them again for:"
}
func (*english) LostMore(applicants int) string { return "and " + amount.Number(applicants) + " more" }
