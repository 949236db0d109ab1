package cli

import (
	"fmt"

	"shortlist/model/amount"
)

func (*ukrainian) Snooze() help {
	return help{Short: "Нагадати про кандидата в певний день", Long: "Нагадати про кандидата в певний день. Від цього дня відгук є на панелі, у shortlist digest і в пошуку\n" +
		"is:due, доки не буде рішення на панелі, іншої дати або --undo. DATE — проміжок, як-от 3d, 2w, 1m чи 1y,\n" +
		"день тижня, як-от mon чи пн, today, tomorrow або дата, як-от 2026-12-01 чи 01.12.2026. Дата лишається на\n" +
		"цьому комп'ютері: її не бачать ні сервіс, ні колеги."}
}
func (*ukrainian) SnoozeUndo() string { return "прибрати дату" }
func (*ukrainian) SnoozeNeeds() string {
	return "snooze потребує id відгуку й дати, як-от 2w або 2026-12-01"
}
func (*ukrainian) SnoozeUndoNeeds() string { return "snooze --undo потребує id відгуку" }
func (*ukrainian) Snoozed(id int64, day string) string {
	return fmt.Sprintf("%d: нагадування — %s.", id, day)
}
func (*ukrainian) NotSnoozed(id int64) string {
	return fmt.Sprintf("%d: без нагадування.", id)
}
func (*ukrainian) NotSynced(id int64) string {
	return fmt.Sprintf("відгук %d ще не прочитано на цьому комп'ютері; його читає shortlist sync", id)
}
func (*ukrainian) DigestDue() string {
	return "Кандидати, день нагадування яких настав (shortlist snooze), є в кожному дайджесті, доки не буде рішення\n" +
		"або іншої дати."
}
func (*ukrainian) DueAgain(n int) string {
	return "Переглянути знову — " + amount.InUkrainian(n, "кандидат", "кандидати", "кандидатів") + ":"
}
