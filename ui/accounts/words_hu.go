package accounts

import (
	"shortlist/model/amount"
	"shortlist/ui/action"
)

// hungarian are the texts in Hungarian.
type hungarian struct{}

var _ words = new(hungarian)

func (*hungarian) Title() string { return "Fiókok" }
func (*hungarian) Accounts() action.Label {
	return action.Label{
		Name: "fiókok", Title: "Fiókok: váltás, hozzáadás, kijelentkezés", Help: "váltás másik fiókra, hozzáadás vagy kijelentkezés",
		Synonyms: "kijelentkezés, bejelentkezés, fiók, váltás, felhasználó, accounts, sign out, log out, logout, account, switch, user, sign in, log in",
	}
}
func (*hungarian) Add() action.Label {
	return action.Label{Name: "új fiók", Synonyms: "add another account"}
}
func (*hungarian) Close() action.Label { return action.Label{Name: "bezárás", Synonyms: "close"} }
func (*hungarian) SwitchTo() action.Label {
	return action.Label{Name: "váltás erre", Synonyms: "switch to it"}
}
func (*hungarian) SignOut() action.Label {
	return action.Label{Name: "kijelentkezés", Synonyms: "sign out"}
}

func (*hungarian) DemoOnly() string {
	return "ez a bemutató; a bejelentkezéshez lépjen ki, és indítsa el a shortlist programot"
}
func (*hungarian) Busy() string             { return "egy pillanat" }
func (*hungarian) AlreadyOpen() string      { return "ez a fiók már nyitva van" }
func (*hungarian) AlreadySignedOut() string { return "ez a fiók már kijelentkezett" }

func (*hungarian) AsksForPassword() string      { return "jelszót kér" }
func (*hungarian) OpenHere() string             { return "itt nyitva" }
func (*hungarian) SignedIn() string             { return "bejelentkezve" }
func (*hungarian) SignsInByItself() string      { return "magától bejelentkezik" }
func (*hungarian) UsesKeyring() string          { return "kulcstartóból vagy kérdez" }
func (*hungarian) At(email, host string) string { return email + ", " + host }
func (*hungarian) NoAddress() string            { return "nincs használható cím" }

func (*hungarian) ChooseAnother() string {
	return "Váltson munkáltatói fiókot, adjon hozzá egyet, vagy jelentkezzen ki."
}
func (*hungarian) OneMoment() string { return "Egy pillanat…" }
func (*hungarian) NoAccount() string {
	return "Itt még nincs beállított fiók. Hozzáadás: " + action.AddAccount.String() + "."
}

func (*hungarian) AskSignOut(account string) string { return "Kijelentkezik? Fiók: " + account }
func (*hungarian) RemovesSignIn() string {
	return "Törli a bejelentkezést erről a gépről, és a jelszót is, ha a shortlist tette a kulcstartóba."
}
func (*hungarian) KeepsWork() string {
	return "A piszkozatok, értékelések, jegyzetek és tárolt jelentkezők megmaradnak."
}
func (*hungarian) ChangesStayQueued(n int) string {
	return amount.InHungarian(n, "el nem küldött módosítás") + " itt marad a várólistán, amíg újra be nem jelentkezik."
}
func (*hungarian) SignsInAgain(password string) string {
	return "A következő megnyitáskor ezzel jelentkezik be: " + password + "."
}
func (*hungarian) SignOutVerb() string { return "kijelentkezés" }
func (*hungarian) SignedOut(account string) string {
	return "Kijelentkezve ezen a gépen: " + account + "."
}

func (*hungarian) TakeOver() action.Label {
	return action.Label{
		Name: "írás itt", Title: "Írás ebben az ablakban: átvétel egy másiktól", Help: "ez az ablak írhasson, ahol egyszerre csak egy írhat",
		Synonyms: "átvétel, csak olvasható, zárolás, másik gép, write here, take over, read-only, lease, lock, another host, network home, Write in this window: take over from another",
	}
}
func (*hungarian) TakeOverHere() action.Label {
	return action.Label{Name: "átvétel", Synonyms: "take over"}
}
func (*hungarian) OnlyRead() action.Label {
	return action.Label{Name: "itt csak olvasás", Synonyms: "only read here"}
}
func (*hungarian) AskTakeOver() string {
	return "Átveszi? A másik ablak csak olvasható lesz. Az ott beírt szöveg fájlba kerül, és a következő írni tudó ablak beolvassa."
}
func (*hungarian) NotHeld() string { return "ez az ablak írhat" }
