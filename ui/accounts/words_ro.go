package accounts

import (
	"shortlist/model/amount"
	"shortlist/ui/action"
)

var inRomanian = words{
	Title: "Conturi",
	Accounts: action.Label{
		Name: "conturi", Title: "Conturi: schimbare, adăugare, deconectare", Help: "trece la alt cont, adaugă unul sau deconectează",
		Synonyms: "cont, deconectare, autentificare, schimbă, utilizator, ieșire din cont, Accounts: switch, add, sign out, sign out, log out, logout, account, switch, user, sign in, log in, accounts",
	},
	Add:      action.Label{Name: "adaugă alt cont", Synonyms: "add another account"},
	Close:    action.Label{Name: "închide", Synonyms: "close"},
	SwitchTo: action.Label{Name: "treci la el", Synonyms: "switch to it"},
	SignOut:  action.Label{Name: "deconectare", Synonyms: "sign out"},

	DemoOnly:         "acesta este demo-ul; închideți-l și porniți shortlist pentru autentificare",
	Busy:             "un moment",
	AlreadyOpen:      "acest cont este deschis",
	AlreadySignedOut: "acest cont este deconectat",

	AsksForPassword: "cere parola",
	OpenHere:        "deschis aici",
	SignedIn:        "conectat",
	SignsInByItself: "se conectează singur",
	UsesKeyring:     "din keyring sau cere parola",
	NoAddress:       "nicio adresă validă",

	ChooseAnother: "Treceți la un cont de angajator, adăugați unul sau deconectați-vă.",
	OneMoment:     "Un moment…",

	RemovesSignIn: "Șterge de pe acest calculator autentificarea și parola, dacă shortlist a pus-o în keyring.",
	KeepsWork:     "Ciornele, evaluările, notele și candidații salvați rămân.",
	SignOutVerb:   "deconectare",

	TakeOver: action.Label{
		Name: "scrie aici", Title: "Scrie în această fereastră: preia de la alta", Help: "doar o fereastră poate scrie: să fie aceasta",
		Synonyms: "preia, doar citire, blocare, altă gazdă, dosar de rețea, write here, Write in this window: take over from another, take over, read-only, lease, lock, another host, network home",
	},
	TakeOverHere: action.Label{Name: "preia", Synonyms: "take over"},
	OnlyRead:     action.Label{Name: "doar citește aici", Synonyms: "only read here"},
	AskTakeOver:  "Preluați? Cealaltă fereastră trece la doar citire. Textul scris acolo se păstrează într-un fișier, pe care îl preia următoarea fereastră care poate scrie.",
	NotHeld:      "această fereastră poate scrie",

	KeepApart:     action.Label{Name: "păstrează separat", Synonyms: "keep them apart"},
	KeepApartHelp: "Creează o bază locală pentru contul din configurație. Datele salvate rămân și se folosesc când configurația indică din nou contul lor.",
	MoveStore:     action.Label{Name: "predă datele", Synonyms: "hand the data over"},
	MoveStoreHelp: "Pentru același cont la o adresă nouă. Ciornele și evaluările rămân cu el, iar modificările din coadă se trimit acolo.",
	NothingSent:   "Nu s-a citit și nu s-a trimis nimic. Ce se întâmplă cu datele?",

	sentences: new(romanian),
}

// romanian makes the sentences in Romanian.
type romanian struct{}

func (*romanian) At(email, host string) string { return email + " la " + host }

func (*romanian) NoAccount() string {
	return "Aici nu este încă niciun cont. " + action.AddAccount.String() + " adaugă unul."
}

func (*romanian) Whose(account string) string      { return account + ": alt cont" }
func (*romanian) DataOf(has string) string         { return "Stocat aici: " + has }
func (*romanian) ConfiguredIs(wants string) string { return "În configurație: " + wants }

func (*romanian) AskSignOut(account string) string { return "Deconectați contul " + account + "?" }
func (*romanian) ChangesStayQueued(n int) string {
	return "Rămân în coadă aici, până la următoarea autentificare: " + amount.InRomanian(n, "modificare netrimisă", "modificări netrimise") + "."
}
func (*romanian) SignsInAgain(password string) string {
	return "Când se redeschide, contul se conectează cu " + password + "."
}
func (*romanian) SignedOut(account string) string {
	return "Cont deconectat pe acest calculator: " + account + "."
}
