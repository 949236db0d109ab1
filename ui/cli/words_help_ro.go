package cli

import "fmt"

func (romanian) UsageTitle() string          { return "Utilizare" }
func (romanian) ExamplesTitle() string       { return "Exemple" }
func (romanian) CommandsTitle() string       { return "Comenzi" }
func (romanian) FlagsTitle() string          { return "Opțiuni" }
func (romanian) EverywhereTitle() string     { return "Opțiuni ale tuturor comenzilor" }
func (romanian) FlagHelp() string            { return "Afișează această pagină" }
func (romanian) Default(value string) string { return fmt.Sprintf(" (implicit %s)", value) }
func (romanian) Completion() string          { return "Afișează completarea comenzilor pentru un shell" }
func (romanian) CompletionFor(shell string) string {
	return fmt.Sprintf("Afișează completarea comenzilor pentru %s", shell)
}
