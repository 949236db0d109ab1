package cli

import "fmt"

func (hungarian) UsageTitle() string          { return "Használat" }
func (hungarian) ExamplesTitle() string       { return "Példák" }
func (hungarian) CommandsTitle() string       { return "Parancsok" }
func (hungarian) FlagsTitle() string          { return "Kapcsolók" }
func (hungarian) EverywhereTitle() string     { return "Minden parancs kapcsolói" }
func (hungarian) FlagHelp() string            { return "Ennek az oldalnak a megjelenítése" }
func (hungarian) Default(value string) string { return fmt.Sprintf(" (alapérték: %s)", value) }
func (hungarian) Completion() string          { return "Parancskiegészítés kiírása egy héjhoz" }
func (hungarian) CompletionFor(shell string) string {
	return fmt.Sprintf("Parancskiegészítés kiírása ehhez: %s", shell)
}
