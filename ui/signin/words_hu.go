package signin

import "shortlist/ui/action"

var inHungarian = words{
	Title:  "Bejelentkezés",
	SignIn: action.Label{Name: "bejelentkezés", Synonyms: "sign in"},
	NotNow: action.Label{Name: "most nem; a tárolt adatok olvashatók", Synonyms: "not now; stored data stays readable"},

	Host:     "Gép",
	Account:  "Fiók",
	Password: "Jelszó",

	OnlyThisAddress: "A jelszó csak erre a címre megy.",
	TypePassword:    "Előbb írja be a jelszavát.",
	SigningIn:       "Bejelentkezés…",
	SignInHint:      "bejelentkezés",
	NotNowHint:      "most nem",
}
