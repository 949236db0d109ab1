package api

import (
	"fmt"
	"shortlist/model"
	"shortlist/model/amount"
	"strconv"
	"time"
)

// ukrainian are the texts in Ukrainian.
type ukrainian struct{}

var _ words = new(ukrainian)

func (*ukrainian) SignIn() string   { return "увійти" }
func (*ukrainian) ListJobs() string { return "отримати список вакансій" }
func (*ukrainian) AskTime() string  { return "дізнатися час" }
func (*ukrainian) ReadJob(id int64) string {
	return fmt.Sprintf("прочитати вакансію %d", id)
}
func (*ukrainian) CreateJob() string { return "створити вакансію" }
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

func (*ukrainian) Renewed() string {
	return "термін входу минув, і вхід поновлено; нічого не змінено, тож надішліть ще раз"
}
func (*ukrainian) SignInNeeded() string { return "потрібно увійти" }
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
func (*ukrainian) NotEmployer() string {
	return "це не обліковий запис роботодавця"
}
func (*ukrainian) WrongPassword() string {
	return "неправильна адреса e-mail або пароль"
}
func (*ukrainian) SignInRejected() string { return "сервіс відхилив вхід" }
func (*ukrainian) NewSignInRejected() string {
	return "сервіс відхилив і новий вхід"
}
func (*ukrainian) NotAllowed() string {
	return "цьому обліковому запису це не дозволено"
}
func (*ukrainian) UnknownCall(host string) string {
	return host + " не знає такого запиту, тож адреса може бути неправильною"
}
func (*ukrainian) NoSuchJob() string { return "такої вакансії немає" }
func (*ukrainian) Busy() string      { return "сервіс перевантажений" }
func (*ukrainian) Failed() string    { return "у сервісі стався збій" }
func (*ukrainian) Rejected() string  { return "сервіс відхилив запит" }

func (*ukrainian) Connection(host, cause string) string { return host + " " + cause }
func (*ukrainian) NoAnswer() string                     { return "не відповідає" }
func (*ukrainian) NotContacted() string {
	return "не отримав запиту, бо інші запити тривали надто довго"
}
func (*ukrainian) NotLookedUp() string { return "не вдалося знайти в DNS" }
func (*ukrainian) BadCertificate() string {
	return "не має дійсного сертифіката, тож перевірити його справжність неможливо"
}
func (*ukrainian) NotEncrypted() string {
	return "не має захищеного сервісу (https) за цією адресою"
}
func (*ukrainian) TooSlow() string { return "не відповів вчасно" }
func (*ukrainian) Cancelled() string {
	return "не відповів до скасування запиту"
}
func (*ukrainian) Unreachable(why string) string { return "недоступний (" + why + ")" }
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
func (*ukrainian) NotDocumented() string {
	return "її JSON не відповідає документації"
}
func (*ukrainian) NoChange() string {
	return "у ній немає змін від попередньої відповіді"
}
func (*ukrainian) Redirects() string {
	return "вона переспрямовує на іншу адресу"
}
func (*ukrainian) NoID() string   { return "немає id" }
func (*ukrainian) NoData() string { return "дані не надіслано" }
func (*ukrainian) NoEnd() string  { return "у неї немає кінця" }
func (*ukrainian) EntryTooLarge() string {
	return "один із її записів завеликий"
}
func (*ukrainian) NotAListOfApplicants() string { return "це не список кандидатів" }
func (*ukrainian) NoReadableJob() string {
	return "жодну вакансію в ній не вдалося прочитати"
}
func (*ukrainian) AnotherJob() string { return "вона не про ту вакансію" }
func (*ukrainian) NoJobID() string    { return "у ній немає id вакансії" }
func (*ukrainian) NoToken() string    { return "у ній немає придатного токена" }
func (*ukrainian) Damaged() string    { return "дані пошкоджено" }
func (*ukrainian) RecordUnread(number int, why error) string {
	return fmt.Sprintf("не вдалося прочитати запис %d: %v", number, why)
}
func (*ukrainian) JobsUnread(n int) string {
	return "не вдалося прочитати з відповіді " + amount.InUkrainian(n, "вакансію", "вакансії", "вакансій")
}

func (*ukrainian) AddressEmpty() string { return "адреса сервісу порожня" }
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
func (*ukrainian) NoUserName() string {
	return "адреса не повинна містити імені користувача або пароля"
}
func (*ukrainian) NoQuery() string {
	return "адреса не повинна містити параметрів запиту або фрагмента (? чи #)"
}
func (*ukrainian) Unencrypted(host string) string {
	return "через http:// ваш пароль піде незашифрованим до " + host + "; використовуйте https:// (http:// — лише для цього комп'ютера)"
}
