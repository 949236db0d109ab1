package welcome

import "shortlist/ui/action"

// hungarian are the texts in Hungarian.
type hungarian struct{}

var _ words = new(hungarian)

func (*hungarian) Headline() string { return "A jelentkezők egy terminálban." }
func (*hungarian) About() string {
	return "Jelentkezők, önéletrajzok és álláshirdetések egy helyen."
}

func (*hungarian) SignInToBoard() string {
	return "bejelentkezés az állásportál munkáltatói fiókjába"
}
func (*hungarian) OpenAccount() string { return "ezen a gépen beállított fiók megnyitása" }
func (*hungarian) TryDemo() string {
	return "bemutató: kitalált emberek, semmi sem hagyja el ezt a gépet"
}
func (*hungarian) QuitProgram() string { return "kilépés" }

func (*hungarian) NextField() action.Label {
	return action.Label{Name: "köv. mező", Synonyms: "next field"}
}
func (*hungarian) Back() action.Label { return action.Label{Name: "vissza", Synonyms: "back"} }
func (*hungarian) SignIn() action.Label {
	return action.Label{Name: "bejelentkezés", Synonyms: "sign in"}
}
func (*hungarian) ChooseCountry() action.Label {
	return action.Label{Name: "ország választása", Synonyms: "choose the country"}
}
func (*hungarian) Try() action.Label {
	return action.Label{Name: "bemutató", Synonyms: "try the demo"}
}
func (*hungarian) Quit() action.Label     { return action.Label{Name: "kilépés", Synonyms: "quit"} }
func (*hungarian) Accounts() action.Label { return action.Label{Name: "fiókok", Synonyms: "accounts"} }

func (*hungarian) Address() string        { return "Cím" }
func (*hungarian) Email() string          { return "E-mail" }
func (*hungarian) Password() string       { return "Jelszó" }
func (*hungarian) Country() string        { return "Ország" }
func (*hungarian) ExampleAddress() string { return "hu.example.com" }
func (*hungarian) ExampleEmail() string   { return "on@example.com" }
func (*hungarian) Choose() string {
	return "választás: " + action.ValueLeft.String() + " " + action.ValueRight.String()
}
func (*hungarian) SetsCurrencies() string { return "a pénznemeket adja meg" }
func (*hungarian) TypeAddress() string    { return "Előbb írja be az állásportál webcímét." }
func (*hungarian) TypeEmail() string      { return "Előbb írja be az e-mail-címét." }
func (*hungarian) TypePassword() string   { return "Előbb írja be a jelszavát." }
func (*hungarian) AddressFromBoard() string {
	return "Az állásportáltól kapott webcím, például hu.example.com."
}
func (*hungarian) EmailOfAccount() string { return "Az ottani munkáltatói fiók e-mail-címe." }
func (*hungarian) CountryUnknown() string {
	return "A címből nem derül ki a szolgáltatás országa."
}
func (*hungarian) PasswordOnlyTo() string { return "A jelszó csak ide megy:" }

func (*hungarian) Asking(host, stop string) string {
	return "Kapcsolódás: " + host + "…   " + stop + ": leállítás"
}
func (*hungarian) OneMoment() string                { return "Egy pillanat…" }
func (*hungarian) SigningOut(account string) string { return "Kijelentkezés: " + account + "…" }
func (*hungarian) SignedOut(account string) string {
	return "Kijelentkezve ezen a gépen: " + account + ". A piszkozatok és értékelések megmaradnak."
}

func (*hungarian) Demo() string { return "Ez egy bemutató" }
func (*hungarian) Intro() string {
	return "Ön egy kitalált cégnek keres munkatársat. Bármit kipróbálhat: semmi sem hagyja el ezt a gépet."
}
func (*hungarian) ChooseJob() string     { return "állás kiválasztása" }
func (*hungarian) SeeApplicants() string { return "a jelentkezői" }
func (*hungarian) ReadCVs() string       { return "önéletrajzok olvasása sorban" }
func (*hungarian) Decide() string        { return "igen, talán, nem" }
func (*hungarian) Undo() string          { return "visszavonás" }
func (*hungarian) Keys() string          { return "minden billentyű" }
