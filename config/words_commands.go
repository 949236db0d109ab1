package config

import (
	"fmt"
	"strings"
)

// commandWords describe the settings of commands of one's own, and their problems. A key begins with
// commands and the name of the command.
type commandWords struct {
	WholeNumber string

	CommandsNameHelp               string
	CommandsKeyHelp                string
	CommandsPlaceHelp              string
	CommandsProgramHelp            string
	CommandsOutputHelp             string
	CommandsPromptsNameHelp        string
	CommandsPromptsKindHelp        string
	CommandsPromptsChoicesHelp     string
	CommandsPromptsChoicesFromHelp string
}

// commandSentences are those that are made at run time.
type commandSentences interface {
	BadCommandName(value string) string
	CommandTwice(key string) string
	NoProgram(key string) string
	BadProgram(key, value string) string
	BadPlaceholder(key, given string, known []string) string
	NoteOfJob(key string) string
	BadTimeout(key string, value, most int) string
	BadPromptName(key, value string) string
	TextWithChoices(key string) string
	ChoicesMissing(key string) string

	CommandsTimeoutHelp(most int) string
}

var commandInEnglish = commandWords{
	WholeNumber: "a whole number",

	CommandsNameHelp:               "The name of a command of your own, see `shortlist guide configuration`. The palette and the help show it.",
	CommandsKeyHelp:                "Its key, such as `f7`, written as in `[keys]`. Without one, the palette finds it.",
	CommandsPlaceHelp:              "Where it can be run: on the selected job, or on the applicant who is selected or read.",
	CommandsProgramHelp:            "The program and its arguments, not a shell command. Arguments can have `{job.id}`, `{job.title}`, `{application.id}` and `{prompt.NAME}`. It is off in restricted mode.",
	CommandsOutputHelp:             "Where its output goes: the first line into a notice, all of it into a box or below the note about the applicant. `none` drops it.",
	CommandsPromptsNameHelp:        "The name of something that the command asks before it runs.",
	CommandsPromptsKindHelp:        "Whether a text is typed or a choice is made.",
	CommandsPromptsChoicesHelp:     "The texts to choose from.",
	CommandsPromptsChoicesFromHelp: "A program and its arguments instead. It reads the same JSON, and prints a choice a line.",
}

func (*english) BadCommandName(value string) string {
	return fmt.Sprintf("commands.name is %q; it can have 1 to %d characters, without spaces at its ends", value, longestCommandName)
}
func (*english) CommandTwice(key string) string {
	return key + " is there twice; give one of them another name"
}
func (*english) NoProgram(key string) string {
	return key + " names no program; write a list, like [\"~/bin/mail\", \"{application.id}\"]"
}
func (*english) BadProgram(key, value string) string {
	return fmt.Sprintf("%s begins with %q; a program is a name from PATH, or begins with / or ~, and has no placeholder", key, value)
}
func (*english) BadPlaceholder(key, given string, known []string) string {
	return fmt.Sprintf("%s has %s; the placeholders here are %s", key, given, strings.Join(known, ", "))
}
func (*english) NoteOfJob(key string) string {
	return key + " is \"note\", but only applicants have notes; set place to \"applicant\""
}
func (*english) BadTimeout(key string, value, most int) string {
	return fmt.Sprintf("%s is %d; it can be a number of seconds from 1 to %d", key, value, most)
}
func (*english) BadPromptName(key, value string) string {
	return fmt.Sprintf("%s is %q; it can have 1 to 32 small letters, digits, - and _, and begins with a letter", key, value)
}
func (*english) TextWithChoices(key string) string {
	return key + " has choices, but is typed as text; set kind to \"choice\""
}
func (*english) ChoicesMissing(key string) string {
	return key + " needs choices or choices_from, and not both"
}

func (*english) CommandsTimeoutHelp(most int) string {
	return fmt.Sprintf("After how many seconds it is stopped, at most %d.", most)
}
