package accounts

import (
	"shortlist/model/amount"
	"shortlist/ui/action"
)

// ukrainian are the texts in Ukrainian.
type ukrainian struct{}

var _ words = new(ukrainian)

func (*ukrainian) Title() string { return "Облікові записи" }
func (*ukrainian) Accounts() action.Label {
	return action.Label{Name: "облікові записи", Title: "Облікові записи: перейти, додати, вийти", Synonyms: "вийти, увійти, вихід, вхід, акаунт, користувач, перемкнути, accounts, Accounts: switch, add, sign out, sign out, log out, logout, account, switch, user, sign in, log in", Help: "перейти до іншого облікового запису, додати його або вийти"}
}
func (*ukrainian) Add() action.Label {
	return action.Label{Name: "додати інший", Synonyms: "add another account"}
}
func (*ukrainian) Close() action.Label {
	return action.Label{Name: "закрити", Synonyms: "close"}
}
func (*ukrainian) SwitchTo() action.Label {
	return action.Label{Name: "перейти", Synonyms: "switch to it"}
}
func (*ukrainian) SignOut() action.Label {
	return action.Label{Name: "вийти", Synonyms: "sign out"}
}

func (*ukrainian) DemoOnly() string {
	return "це демо; вийдіть і запустіть shortlist, щоб увійти"
}
func (*ukrainian) Busy() string { return "хвилинку" }
func (*ukrainian) AlreadyOpen() string {
	return "цей обліковий запис відкрито"
}
func (*ukrainian) AlreadySignedOut() string {
	return "з цього облікового запису вже виконано вихід"
}

func (*ukrainian) AsksForPassword() string { return "запитує пароль" }
func (*ukrainian) OpenHere() string        { return "відкрито тут" }
func (*ukrainian) SignedIn() string        { return "вхід виконано" }
func (*ukrainian) SignsInByItself() string { return "входить автоматично" }
func (*ukrainian) UsesKeyring() string {
	return "пароль зі сховища ключів або запит"
}
func (*ukrainian) At(email, host string) string { return email + " · " + host }
func (*ukrainian) NoAddress() string            { return "немає придатної адреси" }

func (*ukrainian) ChooseAnother() string {
	return "Перейдіть до іншого облікового запису, додайте новий або вийдіть."
}
func (*ukrainian) OneMoment() string { return "Хвилинку…" }
func (*ukrainian) NoAccount() string {
	return "Тут ще немає облікових записів. " + action.AddAccount.String() + " — додати."
}

func (*ukrainian) AskSignOut(account string) string { return "Вийти: " + account + "?" }
func (*ukrainian) RemovesSignIn() string {
	return "З цього комп'ютера буде прибрано вхід, а також пароль, якщо його додав до сховища ключів shortlist."
}
func (*ukrainian) KeepsWork() string {
	return "Чернетки, рішення, нотатки й збережені кандидати лишаються."
}
func (*ukrainian) ChangesStayQueued(n int) string {
	return "У черзі тут лишиться " + amount.InUkrainian(n, "ненадіслана зміна", "ненадіслані зміни", "ненадісланих змін") + ", доки ви не ввійдете знову."
}
func (*ukrainian) SignsInAgain(password string) string {
	return "Коли ви відкриєте обліковий запис знову, для входу буде використано: " + password + "."
}
func (*ukrainian) SignOutVerb() string { return "вийти" }
func (*ukrainian) SignedOut(account string) string {
	return "Виконано вихід на цьому комп'ютері: " + account + "."
}

func (*ukrainian) TakeOver() action.Label {
	return action.Label{Name: "писати тут", Title: "Писати в цьому вікні: перехопити в іншого", Synonyms: "перехопити, лише читання, блокування, інший хост, мережева домашня тека, write here, Write in this window: take over from another, take over, read-only, lease, lock, another host, network home", Help: "дозволити запис саме цьому вікну, якщо писати може лише одне"}
}
func (*ukrainian) TakeOverHere() action.Label {
	return action.Label{Name: "перехопити", Synonyms: "take over"}
}
func (*ukrainian) OnlyRead() action.Label {
	return action.Label{Name: "лише читати тут", Synonyms: "only read here"}
}
func (*ukrainian) AskTakeOver() string {
	return "Перехопити запис? Інше вікно стане лише для читання. Введений там текст збережеться у файлі, і його прочитає наступне вікно, що зможе писати."
}
func (*ukrainian) NotHeld() string { return "це вікно вже може писати" }
