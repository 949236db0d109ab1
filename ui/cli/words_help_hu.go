package cli

import (
	"fmt"
	"strings"

	"shortlist/model"
)

var helpInHungarian = helpWords{
	UsageTitle:      "Használat",
	ExamplesTitle:   "Példák",
	CommandsTitle:   "Parancsok",
	FlagsTitle:      "Kapcsolók",
	EverywhereTitle: "Minden parancs kapcsolói",
	FlagHelp:        "Ennek az oldalnak a megjelenítése",
	Completion:      "Parancskiegészítés kiírása egy héjhoz",
	ConfigShow:      help{Short: "Egy beállítás: érvényes értéke, alapértéke és jelentése", Long: "Kiír egy beállítást: az érvényes értékét (a saját fájlból vagy a gép fájljából), az alapértékét és a\njelentését. A KEY a teljes neve, például ui.theme vagy accounts.acme.email."},
	NotSet:          "(nincs megadva)",
}

func (*hungarian) Default(value string) string { return fmt.Sprintf(" (alapérték: %s)", value) }
func (*hungarian) CompletionFor(shell string) string {
	return fmt.Sprintf("Parancskiegészítés kiírása ehhez: %s", shell)
}
func (*hungarian) CountryName(c model.Country) string {
	return map[model.Country]string{model.Ukraine: "Ukrajna", model.Romania: "Románia", model.Hungary: "Magyarország"}[c]
}
func (*hungarian) NeedsKey(command string) string {
	return fmt.Sprintf("%s: egy beállítás kulcsa kell, például ui.theme", command)
}
func (*hungarian) NoSetting(key, nearest string) string {
	if nearest != "" {
		return fmt.Sprintf("nincs ilyen beállítás: „%s”; erre gondolt: %s?", key, nearest)
	}
	return fmt.Sprintf("nincs ilyen beállítás: „%s”; a shortlist config felsorolja őket", key)
}
func (*hungarian) SettingFacts(value string, values []string) []string {
	var lines []string
	if value != "" {
		lines = append(lines, "Alapérték: "+value)
	}
	if len(values) > 0 {
		lines = append(lines, "Értékek: "+strings.Join(values, ", "))
	}
	return lines
}
