package cli

import (
	"strings"

	"shortlist/model"
)

// helpWords are the texts of the pages of commands.
type helpWords interface {
	UsageTitle() string
	ExamplesTitle() string
	CommandsTitle() string
	FlagsTitle() string
	EverywhereTitle() string
	FlagHelp() string
	Default(value string) string // follows what a flag does
	Completion() string
	CompletionFor(shell string) string
	CountryName(c model.Country) string
	ConfigShow() help
	NeedsKey(command string) string
	NoSetting(key, nearest string) string
	NotSet() string
	SettingFacts(value string, values []string) []string // its default and what it can be
}

func (*english) UsageTitle() string          { return "Usage" }
func (*english) ExamplesTitle() string       { return "Examples" }
func (*english) CommandsTitle() string       { return "Commands" }
func (*english) FlagsTitle() string          { return "Flags" }
func (*english) EverywhereTitle() string     { return "Flags of every command" }
func (*english) FlagHelp() string            { return "Show this page" }
func (*english) Default(value string) string { return " (default " + value + ")" }
func (*english) Completion() string          { return "Print what completes commands in a shell" }
func (*english) CompletionFor(shell string) string {
	return "Print what completes commands in " + shell
}
func (*english) CountryName(c model.Country) string {
	return map[model.Country]string{model.Ukraine: "Ukraine", model.Romania: "Romania", model.Hungary: "Hungary"}[c]
}
func (*english) ConfigShow() help {
	return help{Short: "Print a setting: its value in force, default and meaning", Long: "Print a setting: the value that is in force, from your file or the host's, its default and what it does.\n" +
		"KEY is its full name, such as ui.theme or accounts.acme.email."}
}
func (*english) NeedsKey(command string) string {
	return command + " needs the key of one setting, such as ui.theme"
}
func (*english) NoSetting(key, nearest string) string {
	text := "there is no setting “" + key + "”; shortlist config lists them"
	if nearest != "" {
		text = "there is no setting “" + key + "”; did you mean " + nearest + "?"
	}
	return text
}
func (*english) NotSet() string { return "(not set)" }
func (*english) SettingFacts(value string, values []string) []string {
	var lines []string
	if value != "" {
		lines = append(lines, "Default: "+value)
	}
	if len(values) > 0 {
		lines = append(lines, "Values: "+strings.Join(values, ", "))
	}
	return lines
}
