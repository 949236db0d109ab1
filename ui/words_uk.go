package ui

import (
	"fmt"

	"shortlist/ui/action"
	"shortlist/ui/layout"
)

var inUkrainian = words{
	Help:    action.Label{Name: "довідка", Synonyms: "допомога, клавіші, знаки, посібник, help, keys, shortcuts, manual, legend, signs", Help: "клавіші та знаки цього екрана"},
	Palette: action.Label{Name: "знайти дію", Synonyms: "палітра, команди, меню, пошук, find an action, palette, commands, menu", Help: "знайти дію за назвою"},
	Redraw:  action.Label{Name: "перемалювати", Title: "Перемалювати екран", Synonyms: "очистити, оновити екран, redraw, Redraw the screen, repaint, refresh screen, clear", Help: "перемалювати весь екран"},
	Suspend: action.Label{Name: "призупинити", Synonyms: "фон, оболонка, suspend, background, shell", Help: "пауза; fg в оболонці повертає сюди"},
	Quit:    action.Label{Name: "вийти", Synonyms: "вихід, закрити, завершити, quit, exit, leave, close", Help: "вийти; чернетки зберігаються"},

	Restricted:     "інші програми тут вимкнено",
	SendRestricted: "обмежений режим не випускає файли з цього комп'ютера",
	SendByLine:     "у режимі рядків файли не передаються через термінал; натомість збережіть резюме",
	SuspendByLine:  "у режимі рядків це роблять клавіші термінала",

	CVSending: "резюме надсилається",
	QuitDemo:  "вийти; демо нічого не зберігає",

	sentences: new(ukrainian),
}

// ukrainian makes the sentences in Ukrainian.
type ukrainian struct{}

func (*ukrainian) FormIsOpen() string {
	return "відкрито форму; " + action.Back.String() + " закриває її, а чернетка лишається"
}
func (*ukrainian) AlreadyRead() string { return "кандидата вже відкрито" }
func (*ukrainian) NotListed() string {
	return "кандидата немає в списку позаду"
}
func (*ukrainian) InAnotherPane(title, key, way string) string {
	return "«" + title + "» (" + key + ") — в іншій панелі: спершу натисніть " + way + "."
}
func (*ukrainian) ReadFirst() string {
	return "спершу відкрийте резюме: " + action.ReadCV.String()
}

func (*ukrainian) JobsChanging() string {
	return "вакансії ще змінюються; " + action.Back.String() + " у списку вакансій зупиняє це"
}
func (*ukrainian) CVsSaving() string {
	return "резюме ще зберігаються; " + action.Back.String() + " у списку кандидатів зупиняє це"
}

func (*ukrainian) TooSmall(width, height int) string {
	return fmt.Sprintf("Трохи збільште вікно: потрібно %d×%d, зараз %d×%d.", layout.MinWidth, layout.MinHeight, width, height)
}
func (*ukrainian) CommandRuns() string {
	return "ваша команда ще працює; " + action.Back.String() + " — зупинити"
}
