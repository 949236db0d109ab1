package config

import (
	"strings"

	"shortlist/model/lang"
)

func sayWouldNotReadBack() string { return lang.Text("it would not read back the same") }

// sayUnknownSetting: Settings
func sayUnknownSetting(key string, nearest string) string {
	return lang.Text("unknown setting %q; did you mean %q?", key, nearest)
}

func sayAtLine(line int, problem string) string { return lang.Text("line %d: %s", line, problem) }

func sayNotAllowed(key string, value string, allowed []string) string {
	return lang.Text("%s is %q; it can be %s", key, value, sayAnyOf(allowed))
}

func sayAnyOf(values []string) string {
	last := len(values) - 1
	return lang.Text("%s or %s", strings.Join(values[:last], ", "), values[last])
}

func sayUnknownAccount(name string, known []string) string {
	if len(known) == 0 {
		return lang.Text("there is no account %q; none is configured yet", name)
	}
	return lang.Text("there is no account %q; the accounts are %s", name, strings.Join(known, ", "))
}

func sayNotRead(err error) error { return lang.Errorf("read the configuration: %w", err) }
