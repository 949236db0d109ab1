package config

import (
	"errors"
	"maps"
	"slices"

	"shortlist/model/lang"
)

// Bindings returns the preset of the keymap and the keys of actions, by their names; no keys disable an action.
// Package action knows the names.
func (c *Config) Bindings() (preset string, keys map[string][]string, err error) {
	keys = map[string][]string{}
	for _, name := range slices.Sorted(maps.Keys(c.Keys)) {
		bad := errors.New(lang.Text("keys.%s has to be a key in quotes, a list of keys, or \"disabled\"", name))
		switch value := c.Keys[name].(type) {
		case string:
			switch {
			case name == "preset":
				preset = value
			case value == "disabled":
				keys[name] = nil
			default:
				keys[name] = []string{value}
			}
		case []any:
			if name == "preset" || len(value) == 0 {
				return "", nil, bad
			}
			for _, v := range value {
				key, ok := v.(string)
				if !ok {
					return "", nil, bad
				}
				keys[name] = append(keys[name], key)
			}
		default:
			return "", nil, bad
		}
	}
	return preset, keys, nil
}
