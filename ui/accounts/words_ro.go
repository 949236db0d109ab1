package accounts

import (
	"shortlist/model/amount"
	"shortlist/ui/action"
)

// romanian are the texts in Romanian.
type romanian struct{}

var _ words = new(romanian)

func (*romanian) Title() string { return "Conturi" }
func (*romanian) Accounts() action.Label {
	return action.Label{
		Name: "conturi", Title: "Conturi: schimbare, adăugare, deconectare", Help: "trece la alt cont, adaugă unul sau deconectează",
		Synonyms: "cont, deconectare, autentificare, schimbă, utilizator, ieșire din cont, Accounts: switch, add, sign out, sign out, log out, logout, account, switch, user, sign in, log in, accounts",
	}
}
func (*romanian) Add() action.Label {
	return action.Label{Name: "adaugă alt cont", Synonyms: "add another account"}
}
func (*romanian) Close() action.Label { return action.Label{Name: "închide", Synonyms: "close"} }
func (*romanian) SwitchTo() action.Label {
	return action.Label{Name: "treci la el", Synonyms: "switch to it"}
}
func (*romanian) SignOut() action.Label {
	return action.Label{Name: "deconectare", Synonyms: "sign out"}
}

func (*romanian) DemoOnly() string {
	return "acesta este demo-ul; închideți-l și porniți shortlist pentru autentificare"
}
func (*romanian) Busy() string             { return "un moment" }
func (*romanian) AlreadyOpen() string      { return "acest cont este deschis" }
func (*romanian) AlreadySignedOut() string { return "acest cont este deconectat" }

func (*romanian) AsksForPassword() string      { return "cere parola" }
func (*romanian) OpenHere() string             { return "deschis aici" }
func (*romanian) SignedIn() string             { return "conectat" }
func (*romanian) SignsInByItself() string      { return "se conectează singur" }
func (*romanian) UsesKeyring() string          { return "din keyring sau cere parola" }
func (*romanian) At(email, host string) string { return email + " la " + host }
func (*romanian) NoAddress() string            { return "nicio adresă validă" }

func (*romanian) ChooseAnother() string {
	return "Treceți la un cont de angajator, adăugați unul sau deconectați-vă."
}
func (*romanian) OneMoment() string { return "Un moment…" }
func (*romanian) NoAccount() string {
	return "Aici nu este încă niciun cont. " + action.AddAccount.String() + " adaugă unul."
}

func (*romanian) AskSignOut(account string) string { return "Deconectați contul " + account + "?" }
func (*romanian) RemovesSignIn() string {
	return "Șterge de pe acest calculator autentificarea și parola, dacă shortlist a pus-o în keyring."
}
func (*romanian) KeepsWork() string {
	return "Ciornele, evaluările, notele și candidații salvați rămân."
}
func (*romanian) ChangesStayQueued(n int) string {
	return "Rămân în coadă aici, până la următoarea autentificare: " + amount.InRomanian(n, "modificare netrimisă", "modificări netrimise") + "."
}
func (*romanian) SignsInAgain(password string) string {
	return "Când se redeschide, contul se conectează cu " + password + "."
}
func (*romanian) SignOutVerb() string { return "deconectare" }
func (*romanian) SignedOut(account string) string {
	return "Cont deconectat pe acest calculator: " + account + "."
}

func (*romanian) TakeOver() action.Label {
	return action.Label{
		Name: "scrie aici", Title: "Scrie în această fereastră: preia de la alta", Help: "doar o fereastră poate scrie: să fie aceasta",
		Synonyms: "preia, doar citire, blocare, altă gazdă, dosar de rețea, write here, Write in this window: take over from another, take over, read-only, lease, lock, another host, network home",
	}
}
func (*romanian) TakeOverHere() action.Label {
	return action.Label{Name: "preia", Synonyms: "take over"}
}
func (*romanian) OnlyRead() action.Label {
	return action.Label{Name: "doar citește aici", Synonyms: "only read here"}
}
func (*romanian) AskTakeOver() string {
	return "Preluați? Cealaltă fereastră trece la doar citire. Textul scris acolo se păstrează într-un fișier, pe care îl preia următoarea fereastră care poate scrie."
}
func (*romanian) NotHeld() string { return "această fereastră poate scrie" }
