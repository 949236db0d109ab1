package config

import (
	"fmt"
	"reflect"
	"slices"
	"strings"
)

// Find returns the setting of a key, such as "ui.theme" or "accounts.acme.email". ok is false for an unknown key, and
// for keys of [[commands]], because there may be several such sections.
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
func (c *Config) Value(key string) string {
	v := reflect.ValueOf(*c)
	for _, part := range split(key) {
		switch v.Kind() {
		case reflect.Struct:
			v = valueOf(v, part)
		case reflect.Map:
			v = v.MapIndex(reflect.ValueOf(part))
		}
	}
	switch value := asTOML(v); value {
	case "", `""`, "[]":
		s, _ := Find(key)
		return s.Default
	default:
		return value
	}
}

// asTOML returns a value of the configuration as TOML; "" for none.
func asTOML(v reflect.Value) string {
	switch v.Kind() {
	case reflect.Invalid:
		return ""
	case reflect.Interface:
		return asTOML(v.Elem())
	case reflect.String:
		return quote(v.String())
	case reflect.Slice:
		var values []string
		for i := range v.Len() {
			values = append(values, asTOML(v.Index(i)))
		}
		return "[" + strings.Join(values, ", ") + "]"
	}
	return fmt.Sprint(v)
}
