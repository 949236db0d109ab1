package welcome

import "shortlist/ui/action"

var inUkrainian = words{
	Headline: "Ваші кандидати — в терміналі.",
	About:    "Дивіться, хто відгукнувся, читайте резюме й публікуйте вакансії.",

	SignInToBoard: "увійти в обліковий запис роботодавця",
	OpenAccount:   "відкрити обліковий запис, налаштований на цьому комп'ютері",
	TryDemo:       "демо: вигадані люди, усе лишається на цьому комп'ютері",
	QuitProgram:   "вийти",

	NextField:     action.Label{Name: "наст. поле", Synonyms: "next field"},
	Back:          action.Label{Name: "назад", Synonyms: "back"},
	SignIn:        action.Label{Name: "увійти", Synonyms: "sign in"},
	ChooseCountry: action.Label{Name: "вибрати країну", Synonyms: "choose the country"},
	Try:           action.Label{Name: "спробувати демо", Synonyms: "try the demo"},
	Quit:          action.Label{Name: "вийти", Synonyms: "quit"},
	Accounts:      action.Label{Name: "облікові записи", Synonyms: "accounts"},

	Address:          "Адреса",
	Email:            "E-mail",
	Password:         "Пароль",
	Country:          "Країна",
	ExampleAddress:   "ua.example.com",
	ExampleEmail:     "you@example.com",
	SetsCurrencies:   "визначає валюти",
	TypeAddress:      "Спершу введіть вебадресу вашого сервісу.",
	TypeEmail:        "Спершу введіть свій e-mail.",
	TypePassword:     "Спершу введіть пароль.",
	AddressFromBoard: "Вебадреса, яку вам дав сервіс, наприклад ua.example.com.",
	EmailOfAccount:   "E-mail вашого облікового запису роботодавця.",
	CountryUnknown:   "З адреси не видно країни сервісу.",
	PasswordOnlyTo:   "Ваш пароль буде надіслано лише на",

	OneMoment: "Хвилинку…",

	Demo:          "Це демо",
	Intro:         "Ви наймаєте людей у вигадану компанію. Натискайте будь-що: усе лишається на цьому комп'ютері.",
	ChooseJob:     "вибрати вакансію",
	SeeApplicants: "показати кандидатів",
	ReadCVs:       "читати резюме одне за одним",
	Decide:        "так, можливо, ні",
	Undo:          "скасувати дію",
	Keys:          "усі клавіші",

	sentences: new(ukrainian),
}

// ukrainian makes the sentences in Ukrainian.
type ukrainian struct{}

func (*ukrainian) Choose() string {
	return "вибір: " + action.ValueLeft.String() + " " + action.ValueRight.String()
}

func (*ukrainian) Asking(host, stop string) string {
	return "Запит до " + host + "…   " + stop + " — зупинити"
}
func (*ukrainian) SigningOut(account string) string { return "Вихід: " + account + "…" }
func (*ukrainian) SignedOut(account string) string {
	return "Виконано вихід на цьому комп'ютері: " + account + ". Чернетки й рішення збережено."
}
