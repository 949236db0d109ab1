package accounts

import (
	"shortlist/model/amount"
	"shortlist/model/lang"
	"shortlist/ui/action"
)

// words are the texts of the accounts. Another language is another type with these methods.
type words interface {
	Title() string
	Accounts() action.Label
	Add() action.Label
	Close() action.Label
	SwitchTo() action.Label
	SignOut() action.Label

	// Why an action is not possible.
	DemoOnly() string
	Busy() string
	AlreadyOpen() string
	AlreadySignedOut() string

	// Rows.
	AsksForPassword() string
	OpenHere() string
	SignedIn() string
	SignsInByItself() string
	UsesKeyring() string
	At(email, host string) string
	NoAddress() string

	// Below and above the list.
	ChooseAnother() string
	OneMoment() string
	NoAccount() string

	// The question before signing out.
	AskSignOut(account string) string
	RemovesSignIn() string
	KeepsWork() string
	ChangesStayQueued(n int) string
	SignsInAgain(password string) string
	SignOutVerb() string
	SignedOut(account string) string

	// A store that another window has.
	TakeOver() action.Label
	TakeOverHere() action.Label
	OnlyRead() action.Label
	AskTakeOver() string
	NotHeld() string
}

var say = lang.Choose[words](new(english), new(ukrainian), new(romanian), new(hungarian))

type english struct{}

func (*english) Title() string { return "Accounts" }
func (*english) Accounts() action.Label {
	return action.Label{
		Name: "accounts", Title: "Accounts: switch, add, sign out", Help: "switch to another account, add one, or sign out",
		Synonyms: "sign out, log out, logout, account, switch, user, sign in, log in",
	}
}
func (*english) Add() action.Label      { return action.Label{Name: "add another account"} }
func (*english) Close() action.Label    { return action.Label{Name: "close"} }
func (*english) SwitchTo() action.Label { return action.Label{Name: "switch to it"} }
func (*english) SignOut() action.Label  { return action.Label{Name: "sign out"} }

func (*english) DemoOnly() string         { return "this is the demo; quit, and start shortlist to sign in" }
func (*english) Busy() string             { return "one moment" }
func (*english) AlreadyOpen() string      { return "this account is open" }
func (*english) AlreadySignedOut() string { return "this account is signed out" }

func (*english) AsksForPassword() string      { return "asks for the password" }
func (*english) OpenHere() string             { return "open here" }
func (*english) SignedIn() string             { return "signed in" }
func (*english) SignsInByItself() string      { return "signs in by itself" }
func (*english) UsesKeyring() string          { return "uses the keyring or asks" }
func (*english) At(email, host string) string { return email + " at " + host }
func (*english) NoAddress() string            { return "no usable address" }

func (*english) ChooseAnother() string { return "Switch to an employer account, add one, or sign out." }
func (*english) OneMoment() string     { return "One moment…" }
func (*english) NoAccount() string {
	return "No account is set up here yet. " + action.AddAccount.String() + " adds one."
}

func (*english) AskSignOut(account string) string { return "Sign out of " + account + "?" }
func (*english) RemovesSignIn() string {
	return "Removes the sign-in from this computer, and the password if shortlist put it into the keyring."
}
func (*english) KeepsWork() string { return "Drafts, reviews, notes and stored applicants stay." }
func (*english) ChangesStayQueued(n int) string {
	return amount.Plural(n, "unsent change stays", "unsent changes stay") + " queued here until you sign in again."
}
func (*english) SignsInAgain(password string) string {
	return password + " signs it in when it is opened again."
}
func (*english) SignOutVerb() string { return "sign out" }
func (*english) SignedOut(account string) string {
	return "Signed out of " + account + " on this computer."
}

func (*english) TakeOver() action.Label {
	return action.Label{
		Name: "write here", Title: "Write in this window: take over from another", Help: "make this window the one that can write, where one can at a time",
		Synonyms: "take over, read-only, lease, lock, another host, network home",
	}
}
func (*english) TakeOverHere() action.Label { return action.Label{Name: "take over"} }
func (*english) OnlyRead() action.Label     { return action.Label{Name: "only read here"} }
func (*english) AskTakeOver() string {
	return "Take over? The other window becomes read-only. Text that is typed there is kept in a file, and read in by the next window that can write."
}
func (*english) NotHeld() string { return "this window can write" }
