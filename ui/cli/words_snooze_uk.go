package cli

import (
	"fmt"

	"shortlist/model/amount"
)

var snoozeInUkrainian = snoozeWords{
	Snooze: help{Short: "Нагадати про кандидата в певний день", Long: "Нагадати про кандидата в певний день. Від цього дня відгук є на панелі, у shortlist digest і в пошуку\n" +
		"is:due. Рішення на панелі, інша дата або --undo це припиняє. DATE — проміжок, як-от 3d, 2w, 1m чи 1y,\n" +
		"день тижня, як-от mon чи пн, today, tomorrow або дата, як-от 2026-12-01 чи 01.12.2026. Дата лишається на\n" +
		"цьому комп'ютері: її не бачать ні сервіс, ні колеги."},
	SnoozeUndo:      "прибрати дату",
	SnoozeNeeds:     "snooze потребує id відгуку й дати, як-от 2w або 2026-12-01",
	SnoozeUndoNeeds: "snooze --undo потребує id відгуку",
	DigestDue: "Кандидати, день нагадування яких настав (shortlist snooze), є в кожному дайджесті, доки не буде рішення\n" +
		"або іншої дати.",
}

func (*ukrainian) Snoozed(id int64, day string) string {
	return fmt.Sprintf("%d: нагадування — %s.", id, day)
}
func (*ukrainian) NotSnoozed(id int64) string {
	return fmt.Sprintf("%d: без нагадування.", id)
}
func (*ukrainian) NotSynced(id int64) string {
	return fmt.Sprintf("відгук %d ще не прочитано на цьому комп'ютері; його читає shortlist sync", id)
}
func (*ukrainian) DueAgain(n int) string {
	return "Переглянути знову — " + amount.InUkrainian(n, "кандидат", "кандидати", "кандидатів") + ":"
}
