package welcome

import "shortlist/ui/action"

// romanian are the texts in Romanian.
type romanian struct{}

var _ words = new(romanian)

func (*romanian) Headline() string { return "Candidații dumneavoastră, în terminal." }
func (*romanian) About() string {
	return "Vedeți cine a aplicat, citiți CV-uri și publicați joburi."
}

func (*romanian) SignInToBoard() string {
	return "autentificare în contul de angajator de pe site-ul de joburi"
}
func (*romanian) OpenAccount() string { return "deschide un cont configurat pe acest calculator" }
func (*romanian) TryDemo() string {
	return "încearcă demo: persoane inventate, nimic nu iese din calculator"
}
func (*romanian) QuitProgram() string { return "ieșire" }

func (*romanian) NextField() action.Label {
	return action.Label{Name: "câmpul următor", Synonyms: "next field"}
}
func (*romanian) Back() action.Label { return action.Label{Name: "înapoi", Synonyms: "back"} }
func (*romanian) SignIn() action.Label {
	return action.Label{Name: "autentificare", Synonyms: "sign in"}
}
func (*romanian) ChooseCountry() action.Label {
	return action.Label{Name: "alege țara", Synonyms: "choose the country"}
}
func (*romanian) Try() action.Label {
	return action.Label{Name: "încearcă demo", Synonyms: "try the demo"}
}
func (*romanian) Quit() action.Label     { return action.Label{Name: "ieșire", Synonyms: "quit"} }
func (*romanian) Accounts() action.Label { return action.Label{Name: "conturi", Synonyms: "accounts"} }

func (*romanian) Address() string        { return "Adresă" }
func (*romanian) Email() string          { return "E-mail" }
func (*romanian) Password() string       { return "Parolă" }
func (*romanian) Country() string        { return "Țară" }
func (*romanian) ExampleAddress() string { return "ro.example.com" }
func (*romanian) ExampleEmail() string   { return "nume@example.com" }
func (*romanian) Choose() string {
	return "alegeți cu " + action.ValueLeft.String() + " " + action.ValueRight.String()
}
func (*romanian) SetsCurrencies() string { return "stabilește monedele" }
func (*romanian) TypeAddress() string {
	return "Introduceți mai întâi adresa web a site-ului de joburi."
}
func (*romanian) TypeEmail() string    { return "Introduceți mai întâi adresa de e-mail." }
func (*romanian) TypePassword() string { return "Introduceți mai întâi parola." }
func (*romanian) AddressFromBoard() string {
	return "Adresa web primită de la site-ul de joburi, de exemplu ro.example.com."
}
func (*romanian) EmailOfAccount() string {
	return "Adresa de e-mail a contului de angajator de acolo."
}
func (*romanian) CountryUnknown() string { return "Adresa nu arată țara serviciului." }
func (*romanian) PasswordOnlyTo() string { return "Parola se trimite numai la" }

func (*romanian) Asking(host, stop string) string {
	return "Se întreabă " + host + "…   " + stop + " oprește"
}
func (*romanian) OneMoment() string { return "Un moment…" }
func (*romanian) SigningOut(account string) string {
	return "Deconectare: " + account + "…"
}
func (*romanian) SignedOut(account string) string {
	return "Cont deconectat pe acest calculator: " + account + ". Ciornele și evaluările rămân."
}

func (*romanian) Demo() string { return "Acesta este un demo" }
func (*romanian) Intro() string {
	return "Recrutați pentru o firmă inventată. Încercați orice tastă: nimic nu iese din calculator."
}
func (*romanian) ChooseJob() string     { return "alegeți un job" }
func (*romanian) SeeApplicants() string { return "vedeți candidații" }
func (*romanian) ReadCVs() string       { return "citiți CV-urile, unul câte unul" }
func (*romanian) Decide() string        { return "da, poate, nu" }
func (*romanian) Undo() string          { return "anulează" }
func (*romanian) Keys() string          { return "toate tastele" }
