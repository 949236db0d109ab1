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
		return errors.New(say.AtLine(row, say.UnknownSetting(key, nearestKey(first.Key()))))
	}
	var decode *toml.DecodeError
	if !errors.As(err, &decode) {
		return err
	}
	row, _ := decode.Position()
	wants, known := wanted(reflect.TypeFor[Config](), decode.Key())
	given := givenType.FindStringSubmatch(decode.Error())
	if !known || given == nil {
		return fmt.Errorf("%s%w", say.AtLine(row, ""), decode)
	}
	return errors.New(say.AtLine(row, say.WrongType(strings.Join(decode.Key(), "."), wants, say.Type(given[1]))))
}

// givenType finds the type that a value was given, in an error of the decoder.
var givenType = regexp.MustCompile(`^toml: cannot (?:decode TOML|store a) (string|integer|float|boolean|array|inline table|table|array table|local datetime|local date|local time|datetime)\b`)

// wanted words what a setting has to be.
func wanted(t reflect.Type, key []string) (words string, known bool) {
	for _, part := range key {
		if t.Kind() == reflect.Slice { // of sections
			t = t.Elem()
		}
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
		return say.TextInQuotes, true
	case reflect.Bool:
		return say.TrueOrFalse, true
	case reflect.Int:
		return say.WholeNumber, true
	case reflect.Slice:
		if t.Elem().Kind() == reflect.Struct {
			return say.Section("[[" + strings.Join(key, ".") + "]]"), true
		}
		return say.ListOfTexts, true
	case reflect.Struct, reflect.Map:
		return say.Section("[" + strings.Join(key, ".") + "]"), true
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
