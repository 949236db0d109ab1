package config

import (
	"errors"
	"fmt"
	"reflect"
	"regexp"
	"strings"

	"github.com/pelletier/go-toml/v2"
)

// explain turns the decoder's error into one sentence with a line: an unknown key into one
// that names the nearest known key, a value of a wrong type into one that names the right.
func explain(err error) error {
	var strict *toml.StrictMissingError
	if errors.As(err, &strict) && len(strict.Errors) > 0 {
		first := strict.Errors[0]
		row, _ := first.Position()
		key := strings.Join(first.Key(), ".")
		return fmt.Errorf("line %d: unknown setting %q; did you mean %q?", row, key, nearestKey(first.Key()))
	}
	var decode *toml.DecodeError
	if !errors.As(err, &decode) {
		return err
	}
	row, _ := decode.Position()
	wants, known := wanted(reflect.TypeFor[Config](), decode.Key())
	given := givenType.FindStringSubmatch(decode.Error())
	if !known || given == nil {
		return fmt.Errorf("line %d: %w", row, decode)
	}
	return fmt.Errorf("line %d: %s must be %s, not %s", row, strings.Join(decode.Key(), "."), wants, typeWords(given[1]))
}

// givenType finds the type that a value was given, in an error of the decoder.
var givenType = regexp.MustCompile(`^toml: cannot (?:decode TOML|store a) (string|integer|float|boolean|array|inline table|table|array table|local datetime|local date|local time|datetime)\b`)

// typeWords words a type of TOML.
func typeWords(toml string) string {
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

// wanted words what a setting has to be.
func wanted(t reflect.Type, key []string) (words string, known bool) {
	for _, part := range key {
		switch t.Kind() {
		case reflect.Map:
			t = t.Elem()
		case reflect.Struct:
			field, ok := fieldOf(t, part)
			if !ok {
				return "", false
			}
			t = field.Type
		default:
			return "", false
		}
	}
	switch t.Kind() {
	case reflect.String:
		return `text in quotes`, true
	case reflect.Bool:
		return "true or false", true
	case reflect.Slice:
		return `a list of texts, like ["name", "argument"]`, true
	case reflect.Struct, reflect.Map:
		return "a section, like [" + strings.Join(key, ".") + "]", true
	}
	return "", false
}

func fieldOf(t reflect.Type, key string) (reflect.StructField, bool) {
	for field := range t.Fields() {
		if field.Tag.Get("toml") == key {
			return field, true
		}
	}
	return reflect.StructField{}, false
}
