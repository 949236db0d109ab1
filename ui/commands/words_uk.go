package commands

import (
	"time"

	"shortlist/model/amount"
	"shortlist/ui/action"
)

var inUkrainian = words{
	Synonyms: "власна команда, програма, скрипт, own command, program, script",
	Stop:     action.Label{Name: "зупинити", Title: "Зупинити команду", Synonyms: "stop the command, stop"},
	Run:      action.Label{Name: "запустити", Synonyms: "run"},
	Next:     action.Label{Name: "далі", Synonyms: "next"},
	Cancel:   action.Label{Name: "скасувати", Synonyms: "cancel"},

	NoJob:       "вакансію не вибрано",
	NoApplicant: "кандидата не вибрано",

	Typed:  "Поки програма працює, інші користувачі цього комп'ютера можуть бачити цей текст.",
	NoDash: "Почніть з іншого знака: інакше програма сприйме це як параметр.",

	Cut: "Програма вивела більше. Решту пропущено.",

	sentences: new(ukrainian),
}

// ukrainian makes the sentences in Ukrainian.
type ukrainian struct{}

func (*ukrainian) Runs(name, program string) string {
	return name + " (ваша програма " + program + ")"
}

func (*ukrainian) StillRuns(name string) string {
	return "команда «" + name + "» ще працює"
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
