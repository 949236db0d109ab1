package signin

import (
	"shortlist/model/lang"
	"shortlist/ui/action"
)

// words are the texts of the sign-in box. Another language is another type with these methods.
type words interface {
	Title() string
	SignIn() action.Label
	NotNow() action.Label

	// Fields
	Host() string
	Account() string
	Password() string

	// Below the fields
	OnlyThisAddress() string
	TypePassword() string
	SigningIn() string
	SignInHint() string
	NotNowHint() string
}

var say = lang.Choose[words](new(english), new(ukrainian), new(romanian), new(hungarian))

type english struct{}

func (*english) Title() string        { return "Sign in" }
func (*english) SignIn() action.Label { return action.Label{Name: "sign in"} }
func (*english) NotNow() action.Label {
	return action.Label{Name: "not now; stored data stays readable"}
}

func (*english) Host() string     { return "Host" }
func (*english) Account() string  { return "Account" }
func (*english) Password() string { return "Password" }

func (*english) OnlyThisAddress() string { return "Your password is sent only to this address." }
func (*english) TypePassword() string    { return "Type your password first." }
func (*english) SigningIn() string       { return "Signing in…" }
func (*english) SignInHint() string      { return "sign in" }
func (*english) NotNowHint() string      { return "not now" }
