package api

import (
	"fmt"
	"shortlist/model"
	"shortlist/model/amount"
	"strconv"
	"time"
)

var inUkrainian = words{
	SignIn:    "увійти",
	ListJobs:  "отримати список вакансій",
	AskTime:   "дізнатися час",
	CreateJob: "створити вакансію",

	Renewed:           "термін входу минув, і вхід поновлено; нічого не змінено, тож надішліть ще раз",
	SignInNeeded:      "потрібно увійти",
	NotEmployer:       "це не обліковий запис роботодавця",
	WrongPassword:     "неправильна адреса e-mail або пароль",
	SignInRejected:    "сервіс відхилив вхід",
	NewSignInRejected: "сервіс відхилив і новий вхід",
	NotAllowed:        "цьому обліковому запису це не дозволено",
	NoSuchJob:         "такої вакансії немає",
	Busy:              "сервіс перевантажений",
	Failed:            "у сервісі стався збій",
	Rejected:          "сервіс відхилив запит",

	NoAnswer:       "не відповідає",
	NotContacted:   "не отримав запиту, бо інші запити тривали надто довго",
	NotLookedUp:    "не вдалося знайти в DNS",
	BadCertificate: "не має дійсного сертифіката, тож перевірити його справжність неможливо",
	NotEncrypted:   "не має захищеного сервісу (https) за цією адресою",
	TooSlow:        "не відповів вчасно",
	Cancelled:      "не відповів до скасування запиту",

	NotDocumented:        "її JSON не відповідає документації",
	NoChange:             "у ній немає змін від попередньої відповіді",
	Redirects:            "вона переспрямовує на іншу адресу",
	NoID:                 "немає id",
	NoData:               "дані не надіслано",
	NoEnd:                "у неї немає кінця",
	EntryTooLarge:        "один із її записів завеликий",
	NotAListOfApplicants: "це не список кандидатів",
	NoReadableJob:        "жодну вакансію в ній не вдалося прочитати",
	AnotherJob:           "вона не про ту вакансію",
	NoJobID:              "у ній немає id вакансії",
	NoToken:              "у ній немає придатного токена",
	Damaged:              "дані пошкоджено",

	AddressEmpty:   "адреса сервісу порожня",
	NoUserName:     "адреса не повинна містити імені користувача або пароля",
	AddressIsEmail: "адреса є e-mail; введіть вебадресу сервісу, наприклад ua.example.com",
	NoQuery:        "адреса не повинна містити параметрів запиту або фрагмента (? чи #)",

	sentences: new(ukrainian),
}

// ukrainian makes the sentences in Ukrainian.
type ukrainian struct{}

func (*ukrainian) ReadJob(id int64) string {
	return fmt.Sprintf("прочитати вакансію %d", id)
}
func (*ukrainian) UpdateJob(id int64) string {
	return fmt.Sprintf("оновити вакансію %d", id)
}
func (*ukrainian) ChangeStatus(change model.StatusChange, id int64) string {
	return fmt.Sprintf("%s вакансію %d", change, id)
}
func (*ukrainian) MarkViewed(id int64) string {
	return fmt.Sprintf("позначити відгук %d переглянутим", id)
}
func (*ukrainian) ReadApplicants(jobID int64) string {
	return fmt.Sprintf("прочитати кандидатів вакансії %d", jobID)
}

func (*ukrainian) CouldNot(call, reason string) string {
	return "не вдалося " + call + ": " + reason
}
func (*ukrainian) OutcomeUnknownToo(sentence string) string {
	return sentence + "; результат невідомий"
}
func (*ukrainian) AsksToWait(reason string, wait time.Duration) string {
	return reason + "; сервіс просить зачекати " + wait.String()
}
func (*ukrainian) WithMessage(reason, message string) string {
	return reason + "; повідомлення сервісу: «" + message + "»"
}
func (*ukrainian) WithStatus(reason string, status int, code string) string {
	if code == "" {
		return fmt.Sprintf("%s (%d)", reason, status)
	}
	return fmt.Sprintf("%s (%d %s)", reason, status, code)
}
func (*ukrainian) WithAccount(reason, account string) string { return reason + ", " + account }

func (*ukrainian) NoSite(host string) string {
	return "сайту " + host + " не існує; перевірте адресу"
}
func (*ukrainian) WebPageAtSignIn(host string, status int) string {
	return fmt.Sprintf("у відповідь від %s прийшла вебсторінка (%d). Чи правильна адреса?", host, status)
}
func (*ukrainian) WebPage(host string, status int) string {
	return fmt.Sprintf("у відповідь від %s прийшла вебсторінка (%d) замість даних", host, status)
}
func (*ukrainian) EmptyAnswer(host string) string {
	return "порожня відповідь від " + host
}
func (*ukrainian) UnreadableAnswer(host, why string) string {
	if why == "" {
		return "shortlist не може прочитати відповідь від " + host
	}
	return "shortlist не може прочитати відповідь від " + host + " (" + why + ")"
}
func (*ukrainian) UnknownCall(host string) string {
	return host + " не знає такого запиту, тож адреса може бути неправильною"
}

func (*ukrainian) Connection(host, cause string) string { return host + " " + cause }
func (*ukrainian) Unreachable(why string) string        { return "недоступний (" + why + ")" }
func (*ukrainian) EncryptionRefused(why string) string {
	return "відхилив шифроване з'єднання (" + why + ")"
}
func (*ukrainian) Closed(why string) string {
	if why == "" {
		return "закрив з'єднання"
	}
	return "закрив з'єднання (" + why + ")"
}

func (*ukrainian) TooLarge(most int64) string {
	return "вона більша за " + amount.Bytes(most)
}
func (*ukrainian) RecordUnread(number int, why error) string {
	return fmt.Sprintf("не вдалося прочитати запис %d: %v", number, why)
}
func (*ukrainian) JobsUnread(n int) string {
	return "не вдалося прочитати з відповіді " + amount.InUkrainian(n, "вакансію", "вакансії", "вакансій")
}

func (*ukrainian) NotAnAddress(typed string) string {
	if typed == "" {
		return "це не вебадреса"
	}
	return strconv.Quote(typed) + " — це не вебадреса"
}
func (*ukrainian) WrongScheme(scheme string) string {
	return "адреса має починатися з https://, а не з " + scheme + "://"
}
func (*ukrainian) NoHost(typed string) string {
	return "у " + strconv.Quote(typed) + " немає назви хоста"
}
func (*ukrainian) Unencrypted(host string) string {
	return "через http:// ваш пароль піде незашифрованим до " + host + "; використовуйте https:// (http:// — лише для цього комп'ютера)"
}
