package welcome

import (
	"shortlist/model/lang"
	"shortlist/ui/action"
)

// words are the texts of the welcome screen and of the demo's introduction.
// Each language has its own variable.
type words struct {
	Headline string
	About    string

	// The choices.
	SignInToBoard string
	OpenAccount   string
	TryDemo       string
	QuitProgram   string

	// Footer keys.
	NextField     action.Label
	Back          action.Label
	SignIn        action.Label
	ChooseCountry action.Label
	Try           action.Label
	Quit          action.Label
	Accounts      action.Label

	// The form.
	Address          string
	Email            string
	Password         string
	Country          string
	ExampleAddress   string
	ExampleEmail     string
	SetsCurrencies   string
	TypeAddress      string
	TypeEmail        string
	TypePassword     string
	AddressFromBoard string
	EmailOfAccount   string
	CountryUnknown   string
	PasswordOnlyTo   string // the host follows

	// What happens.
	OneMoment string

	// The demo's introduction.
	Demo          string
	Intro         string
	ChooseJob     string
	SeeApplicants string
	ReadCVs       string
	Decide        string
	Undo          string
	Keys          string

	sentences
}

// sentences are the texts that are made at run time.
type sentences interface {
	// The form.
	Choose() string

	// What happens.
	Asking(host, stop string) string
	SigningOut(account string) string
	SignedOut(account string) string
}

var say = lang.Choose(&inEnglish, &inUkrainian, &inRomanian, &inHungarian)

var inEnglish = words{
	Headline: "Your applicants, in a terminal.",
	About:    "See who applied, read their CVs, and publish jobs.",

	SignInToBoard: "sign in to your job board's employer account",
	OpenAccount:   "open an account that is set up on this computer",
	TryDemo:       "try the demo: made-up people, nothing leaves this computer",
	QuitProgram:   "quit",

	NextField:     action.Label{Name: "next field"},
	Back:          action.Label{Name: "back"},
	SignIn:        action.Label{Name: "sign in"},
	ChooseCountry: action.Label{Name: "choose the country"},
	Try:           action.Label{Name: "try the demo"},
	Quit:          action.Label{Name: "quit"},
	Accounts:      action.Label{Name: "accounts"},

	Address:          "Address",
	Email:            "E-mail",
	Password:         "Password",
	Country:          "Country",
	ExampleAddress:   "ua.example.com",
	ExampleEmail:     "you@example.com",
	SetsCurrencies:   "sets the currencies",
	TypeAddress:      "Type the web address of your job board first.",
	TypeEmail:        "Type your e-mail first.",
	TypePassword:     "Type your password first.",
	AddressFromBoard: "The web address your job board gave you, for example ua.example.com.",
	EmailOfAccount:   "The e-mail of your employer account there.",
	CountryUnknown:   "The address does not show the country of the service.",
	PasswordOnlyTo:   "Your password is sent only to",

	OneMoment: "One moment…",

	Demo:          "This is a demo",
	Intro:         "You hire for a made-up company. Try any key: nothing leaves this computer.",
	ChooseJob:     "choose a job",
	SeeApplicants: "see its applicants",
	ReadCVs:       "read their CVs, one by one",
	Decide:        "yes, maybe, no",
	Undo:          "undo",
	Keys:          "all keys",

	sentences: new(english),
}

type english struct{}

func (*english) Choose() string {
	return "choose with " + action.ValueLeft.String() + " " + action.ValueRight.String()
}

func (*english) Asking(host, stop string) string {
	return "Asking " + host + "…   " + stop + " stops"
}
func (*english) SigningOut(account string) string { return "Signing out of " + account + "…" }
func (*english) SignedOut(account string) string {
	return "Signed out of " + account + " on this computer. Drafts and reviews are kept."
}
