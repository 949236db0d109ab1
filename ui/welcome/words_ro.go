package welcome

import "shortlist/ui/action"

var inRomanian = words{
	Headline: "Candidații dumneavoastră, în terminal.",
	About:    "Vedeți cine a aplicat, citiți CV-uri și publicați joburi.",

	SignInToBoard: "autentificare în contul de angajator de pe site-ul de joburi",
	OpenAccount:   "deschide un cont configurat pe acest calculator",
	TryDemo:       "încearcă demo: persoane inventate, nimic nu iese din calculator",
	QuitProgram:   "ieșire",

	NextField:     action.Label{Name: "câmpul următor", Synonyms: "next field"},
	Back:          action.Label{Name: "înapoi", Synonyms: "back"},
	SignIn:        action.Label{Name: "autentificare", Synonyms: "sign in"},
	ChooseCountry: action.Label{Name: "alege țara", Synonyms: "choose the country"},
	Try:           action.Label{Name: "încearcă demo", Synonyms: "try the demo"},
	Quit:          action.Label{Name: "ieșire", Synonyms: "quit"},
	Accounts:      action.Label{Name: "conturi", Synonyms: "accounts"},

	Address:          "Adresă",
	Email:            "E-mail",
	Password:         "Parolă",
	Country:          "Țară",
	ExampleAddress:   "ro.example.com",
	ExampleEmail:     "nume@example.com",
	SetsCurrencies:   "stabilește monedele",
	TypeAddress:      "Introduceți mai întâi adresa web a site-ului de joburi.",
	TypeEmail:        "Introduceți mai întâi adresa de e-mail.",
	TypePassword:     "Introduceți mai întâi parola.",
	AddressFromBoard: "Adresa web primită de la site-ul de joburi, de exemplu ro.example.com.",
	EmailOfAccount:   "Adresa de e-mail a contului de angajator de acolo.",
	CountryUnknown:   "Adresa nu arată țara serviciului.",
	PasswordOnlyTo:   "Parola se trimite numai la",

	OneMoment: "Un moment…",

	Demo:          "Acesta este un demo",
	Intro:         "Recrutați pentru o firmă inventată. Încercați orice tastă: nimic nu iese din calculator.",
	ChooseJob:     "alegeți un job",
	SeeApplicants: "vedeți candidații",
	ReadCVs:       "citiți CV-urile, unul câte unul",
	Decide:        "da, poate, nu",
	Undo:          "anulează",
	Keys:          "toate tastele",

	sentences: new(romanian),
}

// romanian makes the sentences in Romanian.
type romanian struct{}

func (*romanian) Choose() string {
	return "alegeți cu " + action.ValueLeft.String() + " " + action.ValueRight.String()
}

func (*romanian) Asking(host, stop string) string {
	return "Se întreabă " + host + "…   " + stop + " oprește"
}
func (*romanian) SigningOut(account string) string {
	return "Deconectare: " + account + "…"
}
func (*romanian) SignedOut(account string) string {
	return "Cont deconectat pe acest calculator: " + account + ". Ciornele și evaluările rămân."
}
