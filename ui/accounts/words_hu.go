package accounts

import (
	"shortlist/model/amount"
	"shortlist/ui/action"
)

var inHungarian = words{
	Title: "Fiókok",
	Accounts: action.Label{
		Name: "fiókok", Title: "Fiókok: váltás, hozzáadás, kijelentkezés", Help: "váltás másik fiókra, hozzáadás vagy kijelentkezés",
		Synonyms: "kijelentkezés, bejelentkezés, fiók, váltás, felhasználó, accounts, sign out, log out, logout, account, switch, user, sign in, log in",
	},
	Add:      action.Label{Name: "új fiók", Synonyms: "add another account"},
	Close:    action.Label{Name: "bezárás", Synonyms: "close"},
	SwitchTo: action.Label{Name: "váltás erre", Synonyms: "switch to it"},
	SignOut:  action.Label{Name: "kijelentkezés", Synonyms: "sign out"},

	DemoOnly:         "ez a bemutató; a bejelentkezéshez lépjen ki, és indítsa el a shortlist programot",
	Busy:             "egy pillanat",
	AlreadyOpen:      "ez a fiók már nyitva van",
	AlreadySignedOut: "ez a fiók már kijelentkezett",

	AsksForPassword: "jelszót kér",
	OpenHere:        "itt nyitva",
	SignedIn:        "bejelentkezve",
	SignsInByItself: "magától bejelentkezik",
	UsesKeyring:     "kulcstartóból vagy kérdez",
	NoAddress:       "nincs használható cím",

	ChooseAnother: "Váltson munkáltatói fiókot, adjon hozzá egyet, vagy jelentkezzen ki.",
	OneMoment:     "Egy pillanat…",

	RemovesSignIn: "Törli a bejelentkezést erről a gépről, és a jelszót is, ha a shortlist tette a kulcstartóba.",
	KeepsWork:     "A piszkozatok, értékelések, jegyzetek és tárolt jelentkezők megmaradnak.",
	SignOutVerb:   "kijelentkezés",

	TakeOver: action.Label{
		Name: "írás itt", Title: "Írás ebben az ablakban: átvétel egy másiktól", Help: "ez az ablak írhasson, ahol egyszerre csak egy írhat",
		Synonyms: "átvétel, csak olvasható, zárolás, másik gép, write here, take over, read-only, lease, lock, another host, network home, Write in this window: take over from another",
	},
	TakeOverHere: action.Label{Name: "átvétel", Synonyms: "take over"},
	OnlyRead:     action.Label{Name: "itt csak olvasás", Synonyms: "only read here"},
	AskTakeOver:  "Átveszi? A másik ablak csak olvasható lesz. Az ott beírt szöveg fájlba kerül, és a következő írni tudó ablak beolvassa.",
	NotHeld:      "ez az ablak írhat",

	KeepApart:     action.Label{Name: "maradjanak külön", Synonyms: "keep them apart"},
	KeepApartHelp: "Külön adattárat kap a beállításokban szereplő fiók. A tárolt adatok megmaradnak, és újra használatba kerülnek, ha a beállításokban az ő fiókjuk szerepel.",
	MoveStore:     action.Label{Name: "adatok átadása", Synonyms: "hand the data over"},
	MoveStoreHelp: "Ha ugyanannak a fióknak új címe van. A piszkozatok és értékelések vele mennek, a sorban álló módosítások pedig oda kerülnek.",
	NothingSent:   "A shortlist semmit sem olvasott be és semmit sem küldött el. Mi legyen az adatokkal?",

	sentences: new(hungarian),
}

// hungarian makes the sentences in Hungarian.
type hungarian struct{}

func (*hungarian) At(email, host string) string { return email + ", " + host }

func (*hungarian) NoAccount() string {
	return "Itt még nincs beállított fiók. Hozzáadás: " + action.AddAccount.String() + "."
}

func (*hungarian) Whose(account string) string      { return account + ": másik fiók" }
func (*hungarian) DataOf(has string) string         { return "Itt tárolva: " + has }
func (*hungarian) ConfiguredIs(wants string) string { return "A beállításokban: " + wants }

func (*hungarian) AskSignOut(account string) string { return "Kijelentkezik? Fiók: " + account }
func (*hungarian) ChangesStayQueued(n int) string {
	return amount.InHungarian(n, "el nem küldött módosítás") + " itt marad a várólistán, amíg újra be nem jelentkezik."
}
func (*hungarian) SignsInAgain(password string) string {
	return "A következő megnyitáskor ezzel jelentkezik be: " + password + "."
}
func (*hungarian) SignedOut(account string) string {
	return "Kijelentkezve ezen a gépen: " + account + "."
}
