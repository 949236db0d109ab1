package signin

import "shortlist/ui/action"

var inRomanian = words{
	Title:  "Autentificare",
	SignIn: action.Label{Name: "autentificare", Synonyms: "sign in"},
	NotNow: action.Label{Name: "nu acum; datele salvate se pot citi", Synonyms: "not now; stored data stays readable"},

	Host:     "Gazdă",
	Account:  "Cont",
	Password: "Parolă",

	OnlyThisAddress: "Parola se trimite numai la această adresă.",
	TypePassword:    "Introduceți mai întâi parola.",
	SigningIn:       "Autentificare…",
	SignInHint:      "autentificare",
	NotNowHint:      "nu acum",
}
