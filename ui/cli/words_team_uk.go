package cli

import (
	"fmt"

	"shortlist/model/amount"
)

var teamInUkrainian = teamWords{
	Team: help{Short: "Командна тека: менеджери, файли й рядки, що не враховуються", Long: "Показати файли командної теки, у якій менеджери діляться своїми рішеннями, і кожен рядок, який не\n" +
		"враховується, з причиною. Налаштування: team.folder, team.check, team.key, team.allowed_signers,\n" +
		"team.name і team.hide_until_own; їх пояснює shortlist guide team."},
	TeamShow: help{Short: "Показати, що колеги думають про відгук"},
	TeamPublish: help{Short: "Поділитися всіма рішеннями та шортлістами цього комп'ютера", Long: "Поділитися всіма рішеннями, оцінками, нотатками та шортлістами цього комп'ютера, також тими, що були\n" +
		"до налаштування командної теки. Без цього колеги бачать лише те, що ви змінили відтоді."},
	TeamWrote:      help{Short: "Позначити для колег, що ви написали кандидату"},
	TeamWroteUndo:  "зняти цю позначку",
	TeamNothing:    "Колеги ще нічого не писали про цей відгук.",
	TeamUnseen:     "Колега має нотатку або оцінку без рішення; спершу ваше рішення",
	AskTeamPublish: "Поділитися з колегами всіма вашими рішеннями, оцінками, мітками, нотатками та шортлістами?",

	PlaceTeam:       "Командна тека",
	SeeTeam:         "Виконайте: shortlist team",
	TeamFolderOpen:  "інші можуть читати її або видаляти чужі файли",
	TeamFolderGroup: "нові файли не отримують її групи, тож колеги, можливо, не зможуть їх прочитати",
	TeamKey:         "Задайте в team.key ключ, яким можна підписувати, і перевірте, чи є він у team.allowed_signers.",
	TeamUnchecked:   "обмежений режим не запускає ssh-keygen, тож файли колег не враховуються",
	TeamUseOwner:    "Задайте team.check значення owner.",
	TeamSignersOpen: "у файл дозволених підписувачів можуть писати інші, або його немає, тож жоден підпис не враховується",
	TeamSignersMode: "Тримайте його у файлі, у який можете писати лише ви або root.",
}

func (*ukrainian) TeamFolder(path, manager string) string {
	return "Командна тека " + path + ", ви — " + manager
}
func (*ukrainian) TeamColumns() []string {
	return []string{"МЕНЕДЖЕР", "ХОСТ", "РЯДКИ", "ОСТАННІЙ", ""}
}
func (*ukrainian) TeamUsed(used bool, problems int) string {
	switch {
	case !used:
		return "не враховано"
	case problems > 0:
		return amount.InUkrainian(problems, "проблема", "проблеми", "проблем")
	}
	return ""
}
func (*ukrainian) TeamMoreProblems(file string, n int) string {
	return file + ": ще " + amount.InUkrainian(n, "проблема", "проблеми", "проблем")
}
func (*ukrainian) TeamPending(n int) string {
	return "Ваших змін ще немає в теці: " + amount.Number(n) + ". Їх запише панель."
}
func (*ukrainian) TeamOpenBy(names string) string { return "Зараз відкрито: " + names }
func (*ukrainian) TeamWritten(name, when string) string {
	return "Цьому кандидату вже писали: " + name + " (" + when + ")"
}
func (*ukrainian) TeamHidden(n int) string {
	return amount.InUkrainian(n, "колега має", "колеги мають", "колег мають") + " рішення; спершу ваше"
}
func (*ukrainian) TeamOpinion(name, verdict string, rating int, when string) string {
	line := name
	if verdict != "" {
		line += "  " + verdict
	}
	if rating > 0 {
		line += fmt.Sprintf("  %d/5", rating)
	}
	return line + "  (" + when + ")"
}
func (*ukrainian) TeamLists(names string) string { return "у шортлістах: " + names }
func (*ukrainian) TeamPublished(n int) string {
	return "Поширено рішення та місця в шортлістах: " + amount.InUkrainian(n, "відгук", "відгуки", "відгуків") + "."
}
func (*ukrainian) TeamNotUsable(why string) string {
	return why + "; ваші зміни чекають"
}
func (*ukrainian) TeamFolderFine(files int) string {
	return amount.InUkrainian(files, "файл", "файли", "файлів") + ", враховано кожен рядок"
}
func (*ukrainian) TeamFolderProblems(problems int) string {
	return "у її файлах " + amount.InUkrainian(problems, "проблема", "проблеми", "проблем")
}
func (*ukrainian) TombstonesLeft(hosts string) string {
	return "У командній теці ще є позначки про стирання з ваших інших хостів (" + hosts + "). Виконайте це й там."
}
func (*ukrainian) TeamKept(err error) error {
	return fmt.Errorf("%w; зміну збережено на цьому комп'ютері, її буде записано пізніше", err)
}
func (*ukrainian) TeamNoted(id int64, written bool) string {
	if written {
		return fmt.Sprintf("Тепер колеги бачать, що ви написали кандидату (відгук %d).", id)
	}
	return fmt.Sprintf("Колеги більше не бачать, що ви написали кандидату (відгук %d).", id)
}
func (*ukrainian) TeamFolderMode(path string) string {
	return "Виконайте: sudo chmod 3770 " + path
}
