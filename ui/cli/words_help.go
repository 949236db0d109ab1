package cli

import (
	"strings"

	"shortlist/model"
)

// helpWords are the texts of the pages of commands.
type helpWords struct {
	UsageTitle      string
	ExamplesTitle   string
	CommandsTitle   string
	FlagsTitle      string
	EverywhereTitle string
	FlagHelp        string
	Completion      string
	ConfigShow      help
	NotSet          string
}

// helpSentences are those that are made at run time.
type helpSentences interface {
	Default(value string) string // follows what a flag does
	CompletionFor(shell string) string
	CountryName(c model.Country) string
	NeedsKey(command string) string
	NoSetting(key, nearest string) string
	SettingFacts(value string, values []string) []string // its default and what it can be
}

var helpInEnglish = helpWords{
	UsageTitle:      "Usage",
	ExamplesTitle:   "Examples",
	CommandsTitle:   "Commands",
	FlagsTitle:      "Flags",
	EverywhereTitle: "Flags of every command",
	FlagHelp:        "Show this page",
	Completion:      "Print what completes commands in a shell",
	ConfigShow: help{Short: "Print a setting: its value in force, default and meaning", Long: "Print a setting: the value that is in force, from your file or the host's, its default and what it does.\n" +
		"KEY is its full name, such as ui.theme or accounts.acme.email."},
	NotSet: "(not set)",
}

func (*english) Default(value string) string { return " (default " + value + ")" }
func (*english) CompletionFor(shell string) string {
	return "Print what completes commands in " + shell
}
func (*english) CountryName(c model.Country) string {
	return map[model.Country]string{model.Ukraine: "Ukraine", model.Romania: "Romania", model.Hungary: "Hungary"}[c]
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
