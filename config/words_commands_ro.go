package config

import (
	"fmt"
	"strings"
)

var commandInRomanian = commandWords{
	WholeNumber: "un număr întreg",

	CommandsNameHelp:               "Numele unei comenzi proprii, vedeți `shortlist guide configuration`. Îl arată paleta și ajutorul.",
	CommandsKeyHelp:                "Tasta ei, ca `f7`, scrisă ca în `[keys]`. Fără tastă, o găsește paleta.",
	CommandsPlaceHelp:              "Unde se poate rula: pentru jobul selectat sau pentru candidatul selectat ori citit.",
	CommandsProgramHelp:            "Programul și argumentele lui, nu o comandă de shell. Argumentele pot conține `{job.id}`, `{job.title}`, `{application.id}` și `{prompt.NAME}`. Este oprit în modul restricționat.",
	CommandsOutputHelp:             "Unde ajunge ce scrie: prima linie într-un mesaj, totul într-o casetă sau la sfârșitul notei despre candidat. `none` îl ignoră.",
	CommandsPromptsNameHelp:        "Numele unui lucru pe care comanda îl cere înainte să ruleze.",
	CommandsPromptsKindHelp:        "Dacă se scrie un text sau se alege o variantă.",
	CommandsPromptsChoicesHelp:     "Textele din care se alege.",
	CommandsPromptsChoicesFromHelp: "În schimb, un program și argumentele lui. Citește același JSON și scrie câte o variantă pe linie.",
}

func (*romanian) BadCommandName(value string) string {
	return fmt.Sprintf("commands.name este %q; poate avea de la 1 la %d de caractere, fără spații la capete", value, longestCommandName)
}
func (*romanian) CommandTwice(key string) string {
	return key + " apare de două ori; dați unuia alt nume"
}
func (*romanian) NoProgram(key string) string {
	return key + " nu numește niciun program; scrieți o listă, ca [\"~/bin/mail\", \"{application.id}\"]"
}
func (*romanian) BadProgram(key, value string) string {
	return fmt.Sprintf("%s începe cu %q; un program este un nume din PATH sau începe cu / ori ~ și nu are câmpuri de înlocuit", key, value)
}
func (*romanian) BadPlaceholder(key, given string, known []string) string {
	return fmt.Sprintf("%s conține %s; aici se pot folosi: %s", key, given, strings.Join(known, ", "))
}
func (*romanian) NoteOfJob(key string) string {
	return key + " este \"note\", dar numai candidații au note; puneți place = \"applicant\""
}
func (*romanian) BadTimeout(key string, value, most int) string {
	return fmt.Sprintf("%s este %d; poate fi un număr de secunde de la 1 la %d", key, value, most)
}
func (*romanian) BadPromptName(key, value string) string {
	return fmt.Sprintf("%s este %q; poate avea de la 1 la 32 de litere mici, cifre, - și _, iar prima este o literă", key, value)
}
func (*romanian) TextWithChoices(key string) string {
	return key + " are variante, dar se scrie ca text; puneți kind = \"choice\""
}
func (*romanian) ChoicesMissing(key string) string {
	return key + " are nevoie de choices sau de choices_from, dar nu de amândouă"
}

func (*romanian) CommandsTimeoutHelp(most int) string {
	return fmt.Sprintf("După câte secunde se oprește, cel mult %d.", most)
}
