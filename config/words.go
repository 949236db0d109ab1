package config

import (
	"fmt"
	"strings"
)

// words are the problems of a configuration; the settings describe themselves in Settings. Another language is another type with these methods.
type words interface {
	// Keys, values and file names are never translated.

	// Settings
	UnknownSetting(key, nearest string) string
	AtLine(line int, problem string) string
	WrongType(key, wanted, given string) string
	Type(toml string) string
	TextInQuotes() string
	TrueOrFalse() string
	ListOfTexts() string
	Section(header string) string
	NotAllowed(key, value string, allowed []string) string
	AnyOf(values []string) string
	KeepUnsupported() string
	HookWithoutProgram() string
	LogLevel(value string) string

	// Accounts
	BadAccountName(name string) string
	NoAccount() string
	SeveralAccounts() string
	ChooseAccount(names []string) string
	UnknownAccount(name string, known []string) string
	AccountWithoutSection(name, section string) string
	AccountNotAdded(name, path string) string
	WouldNotReadBack() string

	// Passwords and secrets
	PasswordCommandOff() string
	SecretCommandOff() string
	NoSecret() string
	EmptyFile(path string) string
	KeyringSilent() string
	KeyringRefuses() string
	KeyringKeeps() string
	CommandFailed(name string) string
	PrintedNothing(name string) string
	ReadableByOthers(path string) string
	TooLargeForSecret(path string) string
}

var say words = english{}

type english struct{}

func (english) UnknownSetting(key, nearest string) string {
	return fmt.Sprintf("unknown setting %q; did you mean %q?", key, nearest)
}
func (english) AtLine(line int, problem string) string {
	return fmt.Sprintf("line %d: %s", line, problem)
}
func (english) WrongType(key, wanted, given string) string {
	return key + " must be " + wanted + ", not " + given
}
func (english) Type(toml string) string {
	switch toml {
	case "string":
		return "text"
	case "integer", "float":
		return "a number"
	case "boolean":
		return "true or false"
	case "array", "array table":
		return "a list"
	case "table", "inline table":
		return "a section"
	}
	return "a time"
}
func (english) TextInQuotes() string         { return "text in quotes" }
func (english) TrueOrFalse() string          { return "true or false" }
func (english) ListOfTexts() string          { return "a list of texts, like [\"name\", \"argument\"]" }
func (english) Section(header string) string { return "a section, like " + header }
func (english) NotAllowed(key, value string, allowed []string) string {
	return fmt.Sprintf("%s is %q; it can be %s", key, value, english{}.AnyOf(allowed))
}
func (english) AnyOf(values []string) string {
	last := len(values) - 1
	return strings.Join(values[:last], ", ") + " or " + values[last]
}
func (english) KeepUnsupported() string {
	return "privacy.keep is not supported yet, so no data of applicants would be deleted by age: remove the line"
}
func (english) HookWithoutProgram() string { return "hooks.new_application names no program" }
func (english) LogLevel(value string) string {
	return fmt.Sprintf("%q is not a log level; it can be debug, info, warn or error", value)
}

func (english) BadAccountName(name string) string {
	return fmt.Sprintf("%q is not an account name: use letters, digits, - _ . and @", name)
}
func (english) NoAccount() string       { return "no account is configured yet" }
func (english) SeveralAccounts() string { return "there are several accounts" }
func (english) ChooseAccount(names []string) string {
	return "(" + strings.Join(names, ", ") + "); choose one with --account"
}
func (english) UnknownAccount(name string, known []string) string {
	if len(known) == 0 {
		return fmt.Sprintf("there is no account %q; none is configured yet", name)
	}
	return fmt.Sprintf("there is no account %q; the accounts are %s", name, strings.Join(known, ", "))
}
func (english) AccountWithoutSection(name, section string) string {
	return fmt.Sprintf("account is %q, but there is no section %s", name, section)
}
func (english) AccountNotAdded(name, path string) string {
	return "account " + name + " cannot be added to " + path
}
func (english) WouldNotReadBack() string { return "it would not read back the same" }

func (english) PasswordCommandOff() string {
	return "password_command is off in restricted mode; use password_file"
}
func (english) SecretCommandOff() string {
	return "callback.secret_command is off in restricted mode; use callback.secret_file"
}
func (english) NoSecret() string {
	return "there is no secret to check callbacks with: set callback.secret_file or callback.secret_command"
}
func (english) EmptyFile(path string) string      { return path + " is empty" }
func (english) KeyringSilent() string             { return "the keyring does not answer" }
func (english) KeyringRefuses() string            { return "the keyring does not store the password" }
func (english) KeyringKeeps() string              { return "the keyring does not delete the password" }
func (english) CommandFailed(name string) string  { return name + " failed" }
func (english) PrintedNothing(name string) string { return name + " printed nothing" }
func (english) ReadableByOthers(path string) string {
	return path + " can be read by others: run chmod 600 on it"
}
func (english) TooLargeForSecret(path string) string { return path + " is too large for a secret" }
