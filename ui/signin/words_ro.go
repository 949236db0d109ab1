package signin

import "shortlist/ui/action"

// romanian are the texts in Romanian.
type romanian struct{}

var _ words = new(romanian)

func (*romanian) Title() string { return "Autentificare" }
func (*romanian) SignIn() action.Label {
	return action.Label{Name: "autentificare", Synonyms: "sign in"}
}
func (*romanian) NotNow() action.Label {
	return action.Label{Name: "nu acum; datele salvate se pot citi", Synonyms: "not now; stored data stays readable"}
}

func (*romanian) Host() string     { return "Gazdă" }
func (*romanian) Account() string  { return "Cont" }
func (*romanian) Password() string { return "Parolă" }

func (*romanian) OnlyThisAddress() string { return "Parola se trimite numai la această adresă." }
func (*romanian) TypePassword() string    { return "Introduceți mai întâi parola." }
func (*romanian) SigningIn() string       { return "Autentificare…" }
func (*romanian) SignInHint() string      { return "autentificare" }
func (*romanian) NotNowHint() string      { return "nu acum" }
