package accounts

import (
	"shortlist/model/amount"
	"shortlist/ui/action"
)

var inUkrainian = words{
	Title:    "Облікові записи",
	Accounts: action.Label{Name: "облікові записи", Title: "Облікові записи: перейти, додати, вийти", Synonyms: "вийти, увійти, вихід, вхід, акаунт, користувач, перемкнути, accounts, Accounts: switch, add, sign out, sign out, log out, logout, account, switch, user, sign in, log in", Help: "перейти до іншого облікового запису, додати його або вийти"},
	Add:      action.Label{Name: "додати інший", Synonyms: "add another account"},
	Close:    action.Label{Name: "закрити", Synonyms: "close"},
	SwitchTo: action.Label{Name: "перейти", Synonyms: "switch to it"},
	SignOut:  action.Label{Name: "вийти", Synonyms: "sign out"},

	DemoOnly:         "це демо; вийдіть і запустіть shortlist, щоб увійти",
	Busy:             "хвилинку",
	AlreadyOpen:      "цей обліковий запис відкрито",
	AlreadySignedOut: "з цього облікового запису вже виконано вихід",

	AsksForPassword: "запитує пароль",
	OpenHere:        "відкрито тут",
	SignedIn:        "вхід виконано",
	SignsInByItself: "входить автоматично",
	UsesKeyring:     "пароль зі сховища ключів або запит",
	NoAddress:       "немає придатної адреси",

	ChooseAnother: "Перейдіть до іншого облікового запису, додайте новий або вийдіть.",
	OneMoment:     "Хвилинку…",

	RemovesSignIn: "З цього комп'ютера буде прибрано вхід, а також пароль, якщо його додав до сховища ключів shortlist.",
	KeepsWork:     "Чернетки, рішення, нотатки й збережені кандидати лишаються.",
	SignOutVerb:   "вийти",

	TakeOver:     action.Label{Name: "писати тут", Title: "Писати в цьому вікні: перехопити в іншого", Synonyms: "перехопити, лише читання, блокування, інший хост, мережева домашня тека, write here, Write in this window: take over from another, take over, read-only, lease, lock, another host, network home", Help: "дозволити запис саме цьому вікну, якщо писати може лише одне"},
	TakeOverHere: action.Label{Name: "перехопити", Synonyms: "take over"},
	OnlyRead:     action.Label{Name: "лише читати тут", Synonyms: "only read here"},
	AskTakeOver:  "Перехопити запис? Інше вікно стане лише для читання. Введений там текст збережеться у файлі, і його прочитає наступне вікно, що зможе писати.",
	NotHeld:      "це вікно вже може писати",

	KeepApart:     action.Label{Name: "тримати окремо", Synonyms: "keep them apart"},
	KeepApartHelp: "Заводить окреме сховище для облікового запису з налаштувань. Збережені дані лишаються і знову використовуватимуться, коли його вкажуть налаштування.",
	MoveStore:     action.Label{Name: "передати дані", Synonyms: "hand the data over"},
	MoveStoreHelp: "Для того самого облікового запису за новою адресою. Чернетки й рішення лишаються з ним, а зміни з черги буде надіслано туди.",
	NothingSent:   "Нічого не прочитано й не надіслано. Що зробити з даними?",

	sentences: new(ukrainian),
}

// ukrainian makes the sentences in Ukrainian.
type ukrainian struct{}

func (*ukrainian) At(email, host string) string { return email + " · " + host }

func (*ukrainian) NoAccount() string {
	return "Тут ще немає облікових записів. " + action.AddAccount.String() + " — додати."
}

func (*ukrainian) Whose(account string) string {
	return account + ": інший обліковий запис"
}
func (*ukrainian) DataOf(has string) string         { return "Збережено тут: " + has }
func (*ukrainian) ConfiguredIs(wants string) string { return "У налаштуваннях: " + wants }

func (*ukrainian) AskSignOut(account string) string { return "Вийти: " + account + "?" }
func (*ukrainian) ChangesStayQueued(n int) string {
	return "У черзі тут лишиться " + amount.InUkrainian(n, "ненадіслана зміна", "ненадіслані зміни", "ненадісланих змін") + ", доки ви не ввійдете знову."
}
func (*ukrainian) SignsInAgain(password string) string {
	return "Коли ви відкриєте обліковий запис знову, для входу буде використано: " + password + "."
}
func (*ukrainian) SignedOut(account string) string {
	return "Виконано вихід на цьому комп'ютері: " + account + "."
}
