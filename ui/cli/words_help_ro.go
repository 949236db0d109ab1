package cli

import (
	"fmt"
	"strings"

	"shortlist/model"
)

var helpInRomanian = helpWords{
	UsageTitle:      "Utilizare",
	ExamplesTitle:   "Exemple",
	CommandsTitle:   "Comenzi",
	FlagsTitle:      "Opțiuni",
	EverywhereTitle: "Opțiuni ale tuturor comenzilor",
	FlagHelp:        "Afișează această pagină",
	Completion:      "Afișează completarea comenzilor pentru un shell",
	ConfigShow:      help{Short: "Afișează o setare: valoarea în vigoare, cea implicită și sensul", Long: "Afișează o setare: valoarea în vigoare, din fișierul dumneavoastră sau al gazdei, valoarea implicită și\nce face. KEY este numele ei întreg, ca ui.theme sau accounts.acme.email."},
	NotSet:          "(nesetată)",
}

func (*romanian) Default(value string) string { return fmt.Sprintf(" (implicit %s)", value) }
func (*romanian) CompletionFor(shell string) string {
	return fmt.Sprintf("Afișează completarea comenzilor pentru %s", shell)
}
func (*romanian) CountryName(c model.Country) string {
	return map[model.Country]string{model.Ukraine: "Ucraina", model.Romania: "România", model.Hungary: "Ungaria"}[c]
}
func (*romanian) NeedsKey(command string) string {
	return fmt.Sprintf("%s are nevoie de cheia unei setări, ca ui.theme", command)
}
func (*romanian) NoSetting(key, nearest string) string {
	if nearest != "" {
		return fmt.Sprintf("nu există setarea „%s”; poate ați vrut %s?", key, nearest)
	}
	return fmt.Sprintf("nu există setarea „%s”; shortlist config le enumeră", key)
}
func (*romanian) SettingFacts(value string, values []string) []string {
	var lines []string
	if value != "" {
		lines = append(lines, "Implicit: "+value)
	}
	if len(values) > 0 {
		lines = append(lines, "Valori: "+strings.Join(values, ", "))
	}
	return lines
}
