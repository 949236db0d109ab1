package config

import (
	"fmt"
	"strings"
)

var commandInHungarian = commandWords{
	WholeNumber: "egész szám",

	CommandsNameHelp:               "Egy saját parancs neve, lásd: `shortlist guide configuration`. A paletta és a súgó ezt mutatja.",
	CommandsKeyHelp:                "A billentyűje, például `f7`, a `[keys]` szerint írva. Nélküle a paletta találja meg.",
	CommandsPlaceHelp:              "Hol futtatható: a kijelölt álláson, vagy a kijelölt, illetve olvasott jelentkezőn.",
	CommandsProgramHelp:            "A program és az argumentumai, nem shell-parancs. Az argumentumokban lehet `{job.id}`, `{job.title}`, `{application.id}` és `{prompt.NAME}`. Korlátozott módban ki van kapcsolva.",
	CommandsOutputHelp:             "Hová kerül a kimenete: az első sora egy értesítésbe, az egész egy ablakba vagy a jelentkezőről szóló jegyzet végére. A `none` eldobja.",
	CommandsPromptsNameHelp:        "A neve annak, amit a parancs futás előtt megkérdez.",
	CommandsPromptsKindHelp:        "Szöveget kell beírni, vagy választani kell.",
	CommandsPromptsChoicesHelp:     "A választható szövegek.",
	CommandsPromptsChoicesFromHelp: "Helyette egy program és az argumentumai. Ugyanazt a JSON-t olvassa, és soronként egy választékot ír ki.",
}

func (*hungarian) BadCommandName(value string) string {
	return fmt.Sprintf("commands.name értéke %q; 1–%d karakter lehet, szóköz nélkül a két végén", value, longestCommandName)
}
func (*hungarian) CommandTwice(key string) string {
	return key + " kétszer szerepel; az egyiknek adjon más nevet"
}
func (*hungarian) NoProgram(key string) string {
	return key + " nem nevez meg programot; írjon listát, például [\"~/bin/mail\", \"{application.id}\"]"
}
func (*hungarian) BadProgram(key, value string) string {
	return fmt.Sprintf("%s így kezdődik: %q; a program egy név a PATH-ból, vagy / vagy ~ jellel kezdődik, és nincs benne helyőrző", key, value)
}
func (*hungarian) BadPlaceholder(key, given string, known []string) string {
	return fmt.Sprintf("%s ezt tartalmazza: %s; itt használható: %s", key, given, strings.Join(known, ", "))
}
func (*hungarian) NoteOfJob(key string) string {
	return key + " értéke \"note\", de jegyzet csak jelentkezőről van; állítsa be: place = \"applicant\""
}
func (*hungarian) BadTimeout(key string, value, most int) string {
	return fmt.Sprintf("%s értéke %d; másodpercek száma lehet 1 és %d között", key, value, most)
}
func (*hungarian) BadPromptName(key, value string) string {
	return fmt.Sprintf("%s értéke %q; 1–32 kis latin betű, számjegy, - és _ lehet, és betűvel kezdődik", key, value)
}
func (*hungarian) TextWithChoices(key string) string {
	return key + ": vannak választékai, de szövegként kell beírni; állítsa be: kind = \"choice\""
}
func (*hungarian) ChoicesMissing(key string) string {
	return key + ": choices vagy choices_from kell, de nem mindkettő"
}

func (*hungarian) CommandsTimeoutHelp(most int) string {
	return fmt.Sprintf("Hány másodperc után áll le, legfeljebb %d.", most)
}
