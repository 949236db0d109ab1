package signin

import (
	"shortlist/model/lang"
	"shortlist/ui/action"
)

// words are the texts of the sign-in box. Each language has its own variable.
type words struct {
	Title  string
	SignIn action.Label
	NotNow action.Label

	// Fields
	Host     string
	Account  string
	Password string

	// Below the fields
	OnlyThisAddress string
	TypePassword    string
	SigningIn       string
	SignInHint      string
	NotNowHint      string
}

var say = lang.Choose(&inEnglish, &inUkrainian, &inRomanian, &inHungarian)

var inEnglish = words{
	Title:  "Sign in",
	SignIn: action.Label{Name: "sign in"},
	NotNow: action.Label{Name: "not now; stored data stays readable"},

	Host:     "Host",
	Account:  "Account",
	Password: "Password",

	OnlyThisAddress: "Your password is sent only to this address.",
	TypePassword:    "Type your password first.",
	SigningIn:       "Signing in…",
	SignInHint:      "sign in",
	NotNowHint:      "not now",
}
