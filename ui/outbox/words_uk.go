package outbox

import (
	"fmt"

	"shortlist/model"
	"shortlist/model/amount"
	"shortlist/model/lang"
	"shortlist/ui/action"
)

var inUkrainian = words{
	Title: "Очікують надсилання",

	Open:           action.Label{Name: "черга змін", Title: "Черга змін", Synonyms: "вихідні, черга, ненадіслані, очікують, повторити, waiting changes, outbox, queue, unsent, pending, retry", Help: "зміни, ще не надіслані сервісу"},
	Retry:          action.Label{Name: "повторити", Synonyms: "try again"},
	Discard:        action.Label{Name: "відкинути", Synonyms: "discard"},
	Close:          action.Label{Name: "закрити", Synonyms: "close"},
	NothingWaiting: "черга порожня",
	Sending:        "зміни надсилаються",

	AlreadySending: "Ця зміна саме надсилається.",
	AlreadySent:    "Цієї зміни в черзі вже немає.",

	Empty: "Черга порожня.",

	ReadOnly:   "Обліковий запис відкрито лише для читання: це вікно нічого не надсилає.",
	NotRetried: "Автоматичних повторів не буде.",
	SentSoon:   "Зміну буде надіслано, щойно сервіс відповість.",

	sentences: new(ukrainian),
}

// ukrainian makes the sentences in Ukrainian.
type ukrainian struct{}

func (*ukrainian) Discarded(change string) string {
	return "Відкинуто: " + lang.End(change) + " Цю зміну не буде надіслано."
}

func (*ukrainian) Job(id int64) string         { return fmt.Sprintf("вакансія %d", id) }
func (*ukrainian) Application(id int64) string { return fmt.Sprintf("відгук %d", id) }
func (*ukrainian) JobChange(c model.StatusChange, job string) string {
	return c.String() + " «" + job + "»"
}
func (*ukrainian) Viewed(applicant string) string { return "переглянуто: " + applicant }

func (*ukrainian) NotTried(queued string) string {
	return "з " + queued + ", спроб ще не було"
}
func (*ukrainian) Tried(queued string, times int, last string) string {
	return "з " + queued + ", " + amount.InUkrainian(times, "спроба", "спроби", "спроб") + ", остання о " + last
}
func (*ukrainian) Held(queued, rejected string) string {
	return "затримано з " + queued + ", відмова о " + rejected
}

func (*ukrainian) Behind(change string) string {
	return lang.End("Спершу має бути надіслано: «" + change + "»")
}
