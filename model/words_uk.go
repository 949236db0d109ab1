package model

import (
	"fmt"
	"strings"
)

var inUkrainian = words{
	Masked:    "(приховано)",
	NotOpened: "(контакт не відкрито в сервісі)",

	NotDecimal:         "це не десяткове число",
	AmbiguousSalary:    "це можна прочитати двома способами",
	SalaryWithCurrency: "для валюти є окреме поле",

	CurrencyRequired:     "Виберіть валюту.",
	TitleRequired:        "Укажіть назву.",
	RegionRequired:       "Укажіть місто або регіон.",
	UpperNeedsLower:      "До верхньої межі зарплати потрібна нижня. Заповніть поле «від», можна 0.",
	RateRequired:         "Виберіть, за що платять зарплату: за годину, день, тиждень, місяць або рік.",
	SecondTypeNeedsFirst: "Перед другим типом зайнятості виберіть перший.",
	DescriptionRequired:  "Додайте опис.",
	SalaryNegative:       "Зарплата не може бути від'ємною.",
	SalaryNotWhole:       "Зарплата має бути цілим числом, без дробу.",
	SalaryTooLarge:       "Це число завелике для зарплати.",

	sentences: new(ukrainian),
}

// ukrainian makes the sentences in Ukrainian.
type ukrainian struct{}

func (*ukrainian) JobStatus(s JobStatus) string {
	switch s {
	case Activated:
		return "активна"
	case PreActivated:
		return "на перевірці"
	case Stopped:
		return "зупинена"
	case Deactivated:
		return "неактивна"
	case Deleted:
		return "видалена"
	}
	return string(s)
}
func (*ukrainian) Change(c StatusChange) string {
	switch c {
	case Activate:
		return "активувати"
	case Stop:
		return "зупинити"
	case Delete:
		return "видалити"
	}
	return fmt.Sprintf("змінити на %d", int(c))
}
func (*ukrainian) JobSort(s JobSort) string {
	return [...]string{"статус", "кандидати", "назва", "перегляди", "найновіші"}[s]
}
func (*ukrainian) CandidateSort(s CandidateSort) string {
	return [...]string{"спершу непереглянуті", "найновіші", "ім'я", "зарплата", "рішення", "оцінка", "досвід"}[s]
}
func (*ukrainian) Reversed(order string) string { return order + ", навпаки" }

func (*ukrainian) Rate(r Rate) string {
	switch r {
	case 0:
		return "за годину"
	case 1:
		return "за день"
	case 2:
		return "за тиждень"
	case 3:
		return "за місяць"
	case 5:
		return "за рік"
	}
	return fmt.Sprintf("період %d", int(r))
}
func (*ukrainian) SalaryFrom(amount string) string { return "від " + amount }
func (*ukrainian) SalaryUpTo(amount string) string { return "до " + amount }
func (*ukrainian) CurrencyName(iso string) (name string, known bool) {
	name, known = map[string]string{
		"UAH": "Українська гривня", "RON": "Румунський лей", "HUF": "Угорський форинт", "USD": "Долар США", "EUR": "Євро",
	}[iso]
	return name, known
}
func (*ukrainian) CurrencyOfNoCountry(code int) string {
	return fmt.Sprintf("код %d; валюта залежить від країни", code)
}
func (*ukrainian) NotACurrency(code int) string {
	return fmt.Sprintf("код %d, це не валюта", code)
}
func (*ukrainian) Currency(code int) string { return fmt.Sprintf("валюта %d", code) }
func (*ukrainian) Country(c Country) string {
	switch c {
	case Ukraine:
		return "Україна"
	case Romania:
		return "Румунія"
	case Hungary:
		return "Угорщина"
	}
	return string(c)
}
func (*ukrainian) JobType(t JobType) (create, overview string) {
	create = [...]string{"Будь-який", "Повний день", "Тимчасово", "Неповний день", "Стажування", "Дистанційно"}[t]
	overview = [...]string{"Повний день", "Неповний день", "Контракт", "Тимчасово", "Дистанційно", "Стажування"}[t]
	return create, overview
}

func (*ukrainian) ChooseCurrency(otherwise string) string {
	return "Виберіть валюту: сервіс її не повідомляє, а без неї встановить " + otherwise + "."
}

func (*ukrainian) TitleTooLong(characters, most int) string {
	return fmt.Sprintf("Символів у назві: %d; дозволено щонайбільше %d. Скоротіть на %d.", characters, most, characters-most)
}
func (*ukrainian) UpperBelowLower(lower string) string {
	return "Верхня межа зарплати не може бути меншою за нижню (" + lower + ")."
}
func (*ukrainian) NotARate(code int) string {
	return fmt.Sprintf("%d — невідомий період оплати. Виберіть: за годину, день, тиждень, місяць або рік.", code)
}
func (*ukrainian) NotACurrencyCode(code int) string {
	return fmt.Sprintf("%d — це не код валюти. Можливі коди: 0, 1 або 2.", code)
}
func (*ukrainian) NotAJobType(code int) string {
	return fmt.Sprintf("%d — це не тип зайнятості. Можливі коди: від 0 до 5.", code)
}
func (*ukrainian) DescriptionTooShort(characters, least int) string {
	return fmt.Sprintf("Символів тексту в описі: %d; потрібно щонайменше %d. Додайте ще %d.", characters, least, least-characters)
}
func (*ukrainian) SalaryReadTwoWays(typed string) string {
	return "«" + typed + "» можна прочитати двома способами. Напишіть ціле число, наприклад 25 000."
}
func (*ukrainian) SalaryNamesCurrency(typed string) string {
	return "«" + typed + "» містить валюту, а для неї є окреме поле. Напишіть лише число."
}
func (*ukrainian) SalaryNotANumber(typed string) string {
	return "«" + typed + "» — це не число. Напишіть, наприклад, 25 000."
}

func (*ukrainian) Verdict(v Verdict) string {
	switch v {
	case Yes:
		return "так"
	case Maybe:
		return "можливо"
	case No:
		return "ні"
	case Undecided:
	}
	return string(v)
}

func (*ukrainian) ShortRate(r Rate) string {
	return map[Rate]string{0: "год", 1: "день", 2: "тиж", 3: "міс", 5: "рік"}[r]
}

func (*ukrainian) CandidateStatus(s CandidateStatus) string {
	switch s {
	case Received:
		return "Отримано"
	case Processing:
		return "Розгляд"
	case Invited:
		return "Запрошення"
	case Offer:
		return "Пропозиція"
	case Rejected:
		return "Відмова"
	case CandidateDeleted:
		return "Видалено"
	}
	return string(s)
}
func (*ukrainian) Gender(gender string) string {
	switch strings.ToUpper(gender) {
	case "MALE":
		return "чоловік"
	case "FEMALE":
		return "жінка"
	}
	return strings.ToLower(gender)
}
