package welcome

import (
	"shortlist/model/lang"
	"shortlist/ui/action"
)

// words are the texts of the welcome screen and of the demo's introduction.
// Another language is another type with these methods.
type words interface {
	Headline() string
	About() string

	// The choices.
	SignInToBoard() string
	OpenAccount() string
	TryDemo() string
	QuitProgram() string

	// Footer keys.
	NextField() action.Label
	Back() action.Label
	SignIn() action.Label
	ChooseCountry() action.Label
	Try() action.Label
	Quit() action.Label
	Accounts() action.Label

	// The form.
	Address() string
	Email() string
	Password() string
	Country() string
	ExampleAddress() string
	ExampleEmail() string
	Choose() string
	SetsCurrencies() string
	TypeAddress() string
	TypeEmail() string
	TypePassword() string
	AddressFromBoard() string
	EmailOfAccount() string
	CountryUnknown() string
	PasswordOnlyTo() string // the host follows

	// What happens.
	Asking(host, stop string) string
	OneMoment() string
	SigningOut(account string) string
	SignedOut(account string) string

	// The demo's introduction.
	Demo() string
	Intro() string
	ChooseJob() string
	SeeApplicants() string
	ReadCVs() string
	Decide() string
	Undo() string
	Keys() string
}

var say = lang.Choose[words](new(english), new(ukrainian), new(romanian), new(hungarian))

type english struct{}

func (*english) Headline() string { return "Your applicants, in a terminal." }
func (*english) About() string    { return "See who applied, read their CVs, and publish jobs." }

func (*english) SignInToBoard() string { return "sign in to your job board's employer account" }
func (*english) OpenAccount() string   { return "open an account that is set up on this computer" }
func (*english) TryDemo() string       { return "try the demo: made-up people, nothing leaves this computer" }
func (*english) QuitProgram() string   { return "quit" }

func (*english) NextField() action.Label     { return action.Label{Name: "next field"} }
func (*english) Back() action.Label          { return action.Label{Name: "back"} }
func (*english) SignIn() action.Label        { return action.Label{Name: "sign in"} }
func (*english) ChooseCountry() action.Label { return action.Label{Name: "choose the country"} }
func (*english) Try() action.Label           { return action.Label{Name: "try the demo"} }
func (*english) Quit() action.Label          { return action.Label{Name: "quit"} }
func (*english) Accounts() action.Label      { return action.Label{Name: "accounts"} }

func (*english) Address() string        { return "Address" }
func (*english) Email() string          { return "E-mail" }
func (*english) Password() string       { return "Password" }
func (*english) Country() string        { return "Country" }
func (*english) ExampleAddress() string { return "ua.example.com" }
func (*english) ExampleEmail() string   { return "you@example.com" }
func (*english) Choose() string {
	return "choose with " + action.ValueLeft.String() + " " + action.ValueRight.String()
}
func (*english) SetsCurrencies() string { return "sets the currencies" }
func (*english) TypeAddress() string    { return "Type the web address of your job board first." }
func (*english) TypeEmail() string      { return "Type your e-mail first." }
func (*english) TypePassword() string   { return "Type your password first." }
func (*english) AddressFromBoard() string {
	return "The web address your job board gave you, for example ua.example.com."
}
func (*english) EmailOfAccount() string { return "The e-mail of your employer account there." }
func (*english) CountryUnknown() string {
	return "The address does not show the country of the service."
}
func (*english) PasswordOnlyTo() string { return "Your password is sent only to" }

func (*english) Asking(host, stop string) string {
	return "Asking " + host + "…   " + stop + " stops"
}
func (*english) OneMoment() string                { return "One moment…" }
func (*english) SigningOut(account string) string { return "Signing out of " + account + "…" }
func (*english) SignedOut(account string) string {
	return "Signed out of " + account + " on this computer. Drafts and reviews are kept."
}

func (*english) Demo() string { return "This is a demo" }
func (*english) Intro() string {
	return "You hire for a made-up company. Try any key: nothing leaves this computer."
}
func (*english) ChooseJob() string     { return "choose a job" }
func (*english) SeeApplicants() string { return "see its applicants" }
func (*english) ReadCVs() string       { return "read their CVs, one by one" }
func (*english) Decide() string        { return "yes, maybe, no" }
func (*english) Undo() string          { return "undo" }
func (*english) Keys() string          { return "all keys" }
