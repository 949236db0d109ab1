package outbox

import (
	"fmt"

	"shortlist/model"
	"shortlist/model/amount"
	"shortlist/ui/action"
)

// ukrainian are the texts in Ukrainian.
type ukrainian struct{}

var _ words = new(ukrainian)

func (*ukrainian) Title() string { return "Очікують надсилання" }

func (*ukrainian) Open() action.Label {
	return action.Label{Name: "черга змін", Title: "Черга змін", Synonyms: "вихідні, черга, ненадіслані, очікують, повторити, waiting changes, outbox, queue, unsent, pending, retry", Help: "зміни, ще не надіслані сервісу"}
}
func (*ukrainian) Retry() action.Label {
	return action.Label{Name: "повторити", Synonyms: "try again"}
}
func (*ukrainian) Discard() action.Label {
	return action.Label{Name: "відкинути", Synonyms: "discard"}
}
func (*ukrainian) Close() action.Label {
	return action.Label{Name: "закрити", Synonyms: "close"}
}
func (*ukrainian) NothingWaiting() string { return "черга порожня" }
func (*ukrainian) Sending() string        { return "зміни надсилаються" }

func (*ukrainian) Discarded(change string) string {
	return "Відкинуто: " + change + ". Цю зміну не буде надіслано."
}
func (*ukrainian) AlreadySending() string {
	return "Ця зміна саме надсилається."
}
func (*ukrainian) AlreadySent() string { return "Цієї зміни в черзі вже немає." }

func (*ukrainian) Empty() string               { return "Черга порожня." }
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

func (*ukrainian) ReadOnly() string {
	return "Обліковий запис відкрито лише для читання: це вікно нічого не надсилає."
}
func (*ukrainian) NotRetried() string {
	return "Автоматичних повторів не буде."
}
func (*ukrainian) Behind(change string) string {
	return "Спершу має бути надіслано: «" + change + "»."
}
func (*ukrainian) SentSoon() string {
	return "Зміну буде надіслано, щойно сервіс відповість."
}
