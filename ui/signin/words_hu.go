package signin

import "shortlist/ui/action"

// hungarian are the texts in Hungarian.
type hungarian struct{}

var _ words = new(hungarian)

func (*hungarian) Title() string { return "Bejelentkezés" }
func (*hungarian) SignIn() action.Label {
	return action.Label{Name: "bejelentkezés", Synonyms: "sign in"}
}
func (*hungarian) NotNow() action.Label {
	return action.Label{Name: "most nem; a tárolt adatok olvashatók", Synonyms: "not now; stored data stays readable"}
}

func (*hungarian) Host() string     { return "Gép" }
func (*hungarian) Account() string  { return "Fiók" }
func (*hungarian) Password() string { return "Jelszó" }

func (*hungarian) OnlyThisAddress() string { return "A jelszó csak erre a címre megy." }
func (*hungarian) TypePassword() string    { return "Előbb írja be a jelszavát." }
func (*hungarian) SigningIn() string       { return "Bejelentkezés…" }
func (*hungarian) SignInHint() string      { return "bejelentkezés" }
func (*hungarian) NotNowHint() string      { return "most nem" }
