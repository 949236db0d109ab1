package welcome

import "shortlist/ui/action"

// ukrainian are the texts in Ukrainian.
type ukrainian struct{}

var _ words = new(ukrainian)

func (*ukrainian) Headline() string { return "Ваші кандидати — в терміналі." }
func (*ukrainian) About() string {
	return "Дивіться, хто відгукнувся, читайте резюме й публікуйте вакансії."
}

func (*ukrainian) SignInToBoard() string {
	return "увійти в обліковий запис роботодавця"
}
func (*ukrainian) OpenAccount() string {
	return "відкрити обліковий запис, налаштований на цьому комп'ютері"
}
func (*ukrainian) TryDemo() string {
	return "демо: вигадані люди, усе лишається на цьому комп'ютері"
}
func (*ukrainian) QuitProgram() string { return "вийти" }

func (*ukrainian) NextField() action.Label {
	return action.Label{Name: "наст. поле", Synonyms: "next field"}
}
func (*ukrainian) Back() action.Label { return action.Label{Name: "назад", Synonyms: "back"} }
func (*ukrainian) SignIn() action.Label {
	return action.Label{Name: "увійти", Synonyms: "sign in"}
}
func (*ukrainian) ChooseCountry() action.Label {
	return action.Label{Name: "вибрати країну", Synonyms: "choose the country"}
}
func (*ukrainian) Try() action.Label {
	return action.Label{Name: "спробувати демо", Synonyms: "try the demo"}
}
func (*ukrainian) Quit() action.Label { return action.Label{Name: "вийти", Synonyms: "quit"} }
func (*ukrainian) Accounts() action.Label {
	return action.Label{Name: "облікові записи", Synonyms: "accounts"}
}

func (*ukrainian) Address() string        { return "Адреса" }
func (*ukrainian) Email() string          { return "E-mail" }
func (*ukrainian) Password() string       { return "Пароль" }
func (*ukrainian) Country() string        { return "Країна" }
func (*ukrainian) ExampleAddress() string { return "ua.example.com" }
func (*ukrainian) ExampleEmail() string   { return "you@example.com" }
func (*ukrainian) Choose() string {
	return "вибір: " + action.ValueLeft.String() + " " + action.ValueRight.String()
}
func (*ukrainian) SetsCurrencies() string { return "визначає валюти" }
func (*ukrainian) TypeAddress() string {
	return "Спершу введіть вебадресу вашого сервісу."
}
func (*ukrainian) TypeEmail() string    { return "Спершу введіть свій e-mail." }
func (*ukrainian) TypePassword() string { return "Спершу введіть пароль." }
func (*ukrainian) AddressFromBoard() string {
	return "Вебадреса, яку вам дав сервіс, наприклад ua.example.com."
}
func (*ukrainian) EmailOfAccount() string {
	return "E-mail вашого облікового запису роботодавця."
}
func (*ukrainian) CountryUnknown() string {
	return "З адреси не видно країни сервісу."
}
func (*ukrainian) PasswordOnlyTo() string {
	return "Ваш пароль буде надіслано лише на"
}

func (*ukrainian) Asking(host, stop string) string {
	return "Запит до " + host + "…   " + stop + " — зупинити"
}
func (*ukrainian) OneMoment() string                { return "Хвилинку…" }
func (*ukrainian) SigningOut(account string) string { return "Вихід: " + account + "…" }
func (*ukrainian) SignedOut(account string) string {
	return "Виконано вихід на цьому комп'ютері: " + account + ". Чернетки й рішення збережено."
}

func (*ukrainian) Demo() string { return "Це демо" }
func (*ukrainian) Intro() string {
	return "Ви наймаєте людей у вигадану компанію. Натискайте будь-що: усе лишається на цьому комп'ютері."
}
func (*ukrainian) ChooseJob() string     { return "вибрати вакансію" }
func (*ukrainian) SeeApplicants() string { return "показати кандидатів" }
func (*ukrainian) ReadCVs() string       { return "читати резюме одне за одним" }
func (*ukrainian) Decide() string        { return "так, можливо, ні" }
func (*ukrainian) Undo() string          { return "скасувати дію" }
func (*ukrainian) Keys() string          { return "усі клавіші" }
