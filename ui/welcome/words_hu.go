package welcome

import "shortlist/ui/action"

var inHungarian = words{
	Headline: "A jelentkezők egy terminálban.",
	About:    "Jelentkezők, önéletrajzok és álláshirdetések egy helyen.",

	SignInToBoard: "bejelentkezés az állásportál munkáltatói fiókjába",
	OpenAccount:   "ezen a gépen beállított fiók megnyitása",
	TryDemo:       "bemutató: kitalált emberek, semmi sem hagyja el ezt a gépet",
	QuitProgram:   "kilépés",

	NextField:     action.Label{Name: "köv. mező", Synonyms: "next field"},
	Back:          action.Label{Name: "vissza", Synonyms: "back"},
	SignIn:        action.Label{Name: "bejelentkezés", Synonyms: "sign in"},
	ChooseCountry: action.Label{Name: "ország választása", Synonyms: "choose the country"},
	Try:           action.Label{Name: "bemutató", Synonyms: "try the demo"},
	Quit:          action.Label{Name: "kilépés", Synonyms: "quit"},
	Accounts:      action.Label{Name: "fiókok", Synonyms: "accounts"},

	Address:          "Cím",
	Email:            "E-mail",
	Password:         "Jelszó",
	Country:          "Ország",
	ExampleAddress:   "hu.example.com",
	ExampleEmail:     "on@example.com",
	SetsCurrencies:   "a pénznemeket adja meg",
	TypeAddress:      "Előbb írja be az állásportál webcímét.",
	TypeEmail:        "Előbb írja be az e-mail-címét.",
	TypePassword:     "Előbb írja be a jelszavát.",
	AddressFromBoard: "Az állásportáltól kapott webcím, például hu.example.com.",
	EmailOfAccount:   "Az ottani munkáltatói fiók e-mail-címe.",
	CountryUnknown:   "A címből nem derül ki a szolgáltatás országa.",
	PasswordOnlyTo:   "A jelszó csak ide megy:",

	OneMoment: "Egy pillanat…",

	Demo:          "Ez egy bemutató",
	Intro:         "Ön egy kitalált cégnek keres munkatársat. Bármit kipróbálhat: semmi sem hagyja el ezt a gépet.",
	ChooseJob:     "állás kiválasztása",
	SeeApplicants: "a jelentkezői",
	ReadCVs:       "önéletrajzok olvasása sorban",
	Decide:        "igen, talán, nem",
	Undo:          "visszavonás",
	Keys:          "minden billentyű",

	sentences: new(hungarian),
}

// hungarian makes the sentences in Hungarian.
type hungarian struct{}

func (*hungarian) Choose() string {
	return "választás: " + action.ValueLeft.String() + " " + action.ValueRight.String()
}

func (*hungarian) Asking(host, stop string) string {
	return "Kapcsolódás: " + host + "…   " + stop + ": leállítás"
}
func (*hungarian) SigningOut(account string) string { return "Kijelentkezés: " + account + "…" }
func (*hungarian) SignedOut(account string) string {
	return "Kijelentkezve ezen a gépen: " + account + ". A piszkozatok és értékelések megmaradnak."
}
