package commands

import (
	"time"

	"shortlist/model/amount"
	"shortlist/ui/action"
)

// ukrainian are the texts in Ukrainian.
type ukrainian struct{}

var _ words = new(ukrainian)

func (*ukrainian) Runs(name, program string) string {
	return name + " (ваша програма " + program + ")"
}
func (*ukrainian) Synonyms() string {
	return "власна команда, програма, скрипт, own command, program, script"
}
func (*ukrainian) Stop() action.Label {
	return action.Label{Name: "зупинити", Title: "Зупинити команду", Synonyms: "stop the command, stop"}
}
func (*ukrainian) Run() action.Label {
	return action.Label{Name: "запустити", Synonyms: "run"}
}
func (*ukrainian) Next() action.Label { return action.Label{Name: "далі", Synonyms: "next"} }
func (*ukrainian) Cancel() action.Label {
	return action.Label{Name: "скасувати", Synonyms: "cancel"}
}

func (*ukrainian) NoJob() string       { return "вакансію не вибрано" }
func (*ukrainian) NoApplicant() string { return "кандидата не вибрано" }
func (*ukrainian) StillRuns(name string) string {
	return "команда «" + name + "» ще працює"
}

func (*ukrainian) Typed() string {
	return "Поки програма працює, інші користувачі цього комп'ютера можуть бачити цей текст."
}
func (*ukrainian) NoDash() string {
	return "Почніть з іншого знака: інакше програма сприйме це як параметр."
}
func (*ukrainian) NoChoices(name, prompt string) string {
	return "Команда «" + name + "» не має варіантів для " + prompt + ": програма нічого не вивела. Нічого не запущено."
}

func (*ukrainian) Running(name string) string {
	return "Команда «" + name + "» працює; " + action.Back.String() + " — зупинити."
}
func (*ukrainian) Stopped(name string) string {
	return "Команду «" + name + "» зупинено."
}
func (*ukrainian) Ended(name string) string {
	return "Команду «" + name + "» виконано."
}
func (*ukrainian) Printed(name, line string) string { return name + ": " + line }
func (*ukrainian) Cut() string {
	return "Програма вивела більше. Решту пропущено."
}
func (*ukrainian) Failed(name, why string) string {
	return "Команду «" + name + "» не виконано: " + why
}
func (*ukrainian) TimedOut(name string, after time.Duration) string {
	return "Команду «" + name + "» зупинено: " + new(ukrainian).TookLonger(after) + ". Час задає timeout у конфігурації."
}
func (*ukrainian) TookLonger(after time.Duration) string {
	return "вона тривала довше ніж " + amount.InUkrainian(int(after.Seconds()), "секунду", "секунди", "секунд")
}
func (*ukrainian) Option(name string) string {
	return "Команду «" + name + "» не запущено: значення, що починається з -, програма сприйняла б як параметр."
}
func (*ukrainian) Switched(name string) string {
	return "Команду «" + name + "» виконано. Тим часом перемкнули анонімний режим, тож виводу не показано."
}
