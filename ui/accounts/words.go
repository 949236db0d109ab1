package accounts

import (
	"shortlist/model/amount"
	"shortlist/model/lang"
	"shortlist/ui/action"
)

// words are the texts of the accounts. Each language has its own variable.
type words struct {
	Title    string
	Accounts action.Label
	Add      action.Label
	Close    action.Label
	SwitchTo action.Label
	SignOut  action.Label

	// Why an action is not possible.
	DemoOnly         string
	Busy             string
	AlreadyOpen      string
	AlreadySignedOut string

	// Rows.
	AsksForPassword string
	OpenHere        string
	SignedIn        string
	SignsInByItself string
	UsesKeyring     string
	NoAddress       string

	// Below and above the list.
	ChooseAnother string
	OneMoment     string

	// The question before signing out.
	RemovesSignIn string
	KeepsWork     string
	SignOutVerb   string

	// A store that another window has.
	TakeOver     action.Label
	TakeOverHere action.Label
	OnlyRead     action.Label
	AskTakeOver  string
	NotHeld      string

	// A store of another service or person.
	KeepApart     action.Label
	KeepApartHelp string
	MoveStore     action.Label
	MoveStoreHelp string
	NothingSent   string

	sentences
}

// sentences are the texts that are made at run time.
type sentences interface {
	// Rows.
	At(email, host string) string

	// Below and above the list.
	NoAccount() string

	// A store of another service or person.
	Whose(account string) string
	DataOf(has string) string
	ConfiguredIs(wants string) string

	// The question before signing out.
	AskSignOut(account string) string
	ChangesStayQueued(n int) string
	SignsInAgain(password string) string
	SignedOut(account string) string
}

var say = lang.Choose(&inEnglish, &inUkrainian, &inRomanian, &inHungarian)

var inEnglish = words{
	Title: "Accounts",
	Accounts: action.Label{
		Name: "accounts", Title: "Accounts: switch, add, sign out", Help: "switch to another account, add one, or sign out",
		Synonyms: "sign out, log out, logout, account, switch, user, sign in, log in",
	},
	Add:      action.Label{Name: "add another account"},
	Close:    action.Label{Name: "close"},
	SwitchTo: action.Label{Name: "switch to it"},
	SignOut:  action.Label{Name: "sign out"},

	DemoOnly:         "this is the demo; quit, and start shortlist to sign in",
	Busy:             "one moment",
	AlreadyOpen:      "this account is open",
	AlreadySignedOut: "this account is signed out",

	AsksForPassword: "asks for the password",
	OpenHere:        "open here",
	SignedIn:        "signed in",
	SignsInByItself: "signs in by itself",
	UsesKeyring:     "uses the keyring or asks",
	NoAddress:       "no usable address",

	ChooseAnother: "Switch to an employer account, add one, or sign out.",
	OneMoment:     "One moment…",

	RemovesSignIn: "Removes the sign-in from this computer, and the password if shortlist put it into the keyring.",
	KeepsWork:     "Drafts, reviews, notes and stored applicants stay.",
	SignOutVerb:   "sign out",

	TakeOver: action.Label{
		Name: "write here", Title: "Write in this window: take over from another", Help: "make this window the one that can write, where one can at a time",
		Synonyms: "take over, read-only, lease, lock, another host, network home",
	},
	TakeOverHere: action.Label{Name: "take over"},
	OnlyRead:     action.Label{Name: "only read here"},
	AskTakeOver:  "Take over? The other window becomes read-only. Text that is typed there is kept in a file, and read in by the next window that can write.",
	NotHeld:      "this window can write",

	KeepApart:     action.Label{Name: "keep them apart"},
	KeepApartHelp: "Begins a store for the configured account. The stored data stays, and is used when the configuration names its account again.",
	MoveStore:     action.Label{Name: "hand the data over"},
	MoveStoreHelp: "For the same account at a new address. Drafts and reviews go along, and queued changes are sent there.",
	NothingSent:   "Nothing was read or sent. What should become of the data?",

	sentences: new(english),
}

type english struct{}

func (*english) At(email, host string) string { return email + " at " + host }

func (*english) NoAccount() string {
	return "No account is set up here yet. " + action.AddAccount.String() + " adds one."
}

func (*english) Whose(account string) string      { return account + ": another account" }
func (*english) DataOf(has string) string         { return "Stored here: " + has }
func (*english) ConfiguredIs(wants string) string { return "Configured: " + wants }

func (*english) AskSignOut(account string) string { return "Sign out of " + account + "?" }
func (*english) ChangesStayQueued(n int) string {
	return amount.Plural(n, "unsent change stays", "unsent changes stay") + " queued here until you sign in again."
}
func (*english) SignsInAgain(password string) string {
	return password + " signs it in when it is opened again."
}
func (*english) SignedOut(account string) string {
	return "Signed out of " + account + " on this computer."
}
