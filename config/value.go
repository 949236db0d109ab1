package config

import (
	"reflect"
	"slices"
	"strings"

	"github.com/pelletier/go-toml/v2"
)

// Find returns the setting of a key, such as "ui.theme" or "accounts.acme.email"; ok is false for another
// key, and for those of the sections [[commands]], of which there are several.
func Find(key string) (s Setting, ok bool) {
	given := split(key)
	for _, s := range Settings() {
		same := func(part, given string) bool { return part == given || part == "*" && given != "" }
		if slices.EqualFunc(strings.Split(s.Key, "."), given, same) && given[0] != "commands" {
			return s, true
		}
	}
	return Setting{}, false
}

// split returns the parts of a key. The name of an account may have dots.
func split(key string) []string {
	name, isAccount := strings.CutPrefix(key, "accounts.")
	if last := strings.LastIndexByte(name, '.'); isAccount && last > 0 {
		return []string{"accounts", name[:last], name[last+1:]}
	}
	return strings.Split(key, ".")
}

// Value returns the value in force of a key that Find knows, as TOML; "" for none.
func (c *Config) Value(key string) (string, error) {
	data, err := toml.Marshal(c)
	if err != nil {
		return "", err
	}
	var tree map[string]any
	if err := toml.Unmarshal(data, &tree); err != nil {
		return "", err
	}
	s, _ := Find(key)
	value, has := lookUp(tree, split(key))
	switch text, is := value.(string); {
	case !has, is && text == "", reflect.ValueOf(value).Kind() == reflect.Slice && reflect.ValueOf(value).Len() == 0:
		return s.Default, nil
	case is:
		return quote(text), nil
	}
	line, err := toml.Marshal(map[string]any{"x": value})
	return strings.TrimSpace(strings.TrimPrefix(string(line), "x = ")), err
}
