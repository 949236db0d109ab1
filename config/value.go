package config

import (
	"slices"
	"strings"

	"github.com/pelletier/go-toml/v2"
)

// Find returns the setting of a key, such as "ui.theme" or "accounts.acme.email"; ok is false for another
// key.
func Find(key string) (s Setting, ok bool) {
	given := strings.Split(key, ".")
	for _, s := range Settings() {
		same := func(part, given string) bool { return part == given || part == "*" && given != "" }
		if slices.EqualFunc(strings.Split(s.Key, "."), given, same) {
			return s, true
		}
	}
	return Setting{}, false
}

// Value returns the value in force of a key, as TOML; "" for none.
func (c *Config) Value(key string) (string, error) {
	data, err := toml.Marshal(c)
	if err != nil {
		return "", err
	}
	var tree map[string]any
	if err := toml.Unmarshal(data, &tree); err != nil {
		return "", err
	}
	value, has := lookUp(tree, strings.Split(key, "."))
	switch text, is := value.(string); {
	case !has, is && text == "":
		return "", nil
	case is:
		return quote(text), nil
	}
	line, err := toml.Marshal(map[string]any{"x": value})
	return strings.TrimSpace(strings.TrimPrefix(string(line), "x = ")), err
}
