package config

import (
	"fmt"
	"strings"
)

var commandInUkrainian = commandWords{
	WholeNumber: "ціле число",

	CommandsNameHelp:               "Назва вашої власної команди, див. `shortlist guide configuration`. Її показують палітра й довідка.",
	CommandsKeyHelp:                "Її клавіша, як `f7`, записана як у `[keys]`. Без клавіші команду знаходить палітра.",
	CommandsPlaceHelp:              "Де її можна запустити: для вибраної вакансії або для кандидата, якого вибрано чи відкрито.",
	CommandsProgramHelp:            "Програма та її аргументи, а не команда оболонки. В аргументах можливі `{job.id}`, `{job.title}`, `{application.id}` і `{prompt.NAME}`. В обмеженому режимі вимкнено.",
	CommandsOutputHelp:             "Куди йде її вивід: перший рядок у повідомлення, весь у вікно чи в кінець нотатки про кандидата. `none` його відкидає.",
	CommandsPromptsNameHelp:        "Назва того, що команда запитує перед запуском.",
	CommandsPromptsKindHelp:        "Чи вводити текст, чи вибирати варіант.",
	CommandsPromptsChoicesHelp:     "Тексти, з яких вибирають.",
	CommandsPromptsChoicesFromHelp: "Натомість програма та її аргументи. Вона читає той самий JSON і виводить варіанти, по одному в рядку.",
}

func (*ukrainian) BadCommandName(value string) string {
	return fmt.Sprintf("commands.name має значення %q; можливі від 1 до %d знаків без пробілів на краях", value, longestCommandName)
}
func (*ukrainian) CommandTwice(key string) string {
	return key + " є двічі; дайте одному з них іншу назву"
}
func (*ukrainian) NoProgram(key string) string {
	return key + " не називає програми; напишіть список, як [\"~/bin/mail\", \"{application.id}\"]"
}
func (*ukrainian) BadProgram(key, value string) string {
	return fmt.Sprintf("%s починається з %q; програма — це назва з PATH або шлях, що починається з / чи ~, без підстановок", key, value)
}
func (*ukrainian) BadPlaceholder(key, given string, known []string) string {
	return fmt.Sprintf("%s містить %s; тут можливі підстановки: %s", key, given, strings.Join(known, ", "))
}
func (*ukrainian) NoteOfJob(key string) string {
	return key + " має значення \"note\", але нотатки є лише про кандидатів; вкажіть place = \"applicant\""
}
func (*ukrainian) BadTimeout(key string, value, most int) string {
	return fmt.Sprintf("%s має значення %d; можлива кількість секунд від 1 до %d", key, value, most)
}
func (*ukrainian) BadPromptName(key, value string) string {
	return fmt.Sprintf("%s має значення %q; можливі від 1 до 32 малих латинських літер, цифр, - та _, першою — літера", key, value)
}
func (*ukrainian) TextWithChoices(key string) string {
	return key + " має варіанти, але вводиться як текст; вкажіть kind = \"choice\""
}
func (*ukrainian) ChoicesMissing(key string) string {
	return key + " потребує choices або choices_from, але не обох"
}

func (*ukrainian) CommandsTimeoutHelp(most int) string {
	return fmt.Sprintf("Через скільки секунд її зупинити, не більше ніж %d.", most)
}
