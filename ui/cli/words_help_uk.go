package cli

import "fmt"

func (ukrainian) UsageTitle() string          { return "Використання" }
func (ukrainian) ExamplesTitle() string       { return "Приклади" }
func (ukrainian) CommandsTitle() string       { return "Команди" }
func (ukrainian) FlagsTitle() string          { return "Параметри" }
func (ukrainian) EverywhereTitle() string     { return "Параметри всіх команд" }
func (ukrainian) FlagHelp() string            { return "Показати цю сторінку" }
func (ukrainian) Default(value string) string { return fmt.Sprintf(" (типово %s)", value) }
func (ukrainian) Completion() string {
	return "Вивести доповнення команд для оболонки"
}
func (ukrainian) CompletionFor(shell string) string {
	return fmt.Sprintf("Вивести доповнення команд для %s", shell)
}
