package config

import (
	"bytes"
	"errors"
	"fmt"
	"reflect"
	"regexp"
	"strings"
	"unicode/utf8"

	"shortlist/model/lang"

	"github.com/pelletier/go-toml/v2"
)

// explain turns the decoder's error into a sentence with a line. For an unknown key it names the nearest known one,
// for a value of a wrong type the right type.
func explain(err error, data []byte) error {
	var strict *toml.StrictMissingError
	if errors.As(err, &strict) && len(strict.Errors) > 0 {
		first := strict.Errors[0]
		row, _ := first.Position()
		key := strings.Join(first.Key(), ".")
		return errors.New(sayAtLine(row, sayUnknownSetting(key, nearestKey(first.Key()))))
	}
	var decode *toml.DecodeError
	if !errors.As(err, &decode) {
		return err
	}
	row, column := decode.Position()
	wants, known := wanted(reflect.TypeFor[Config](), decode.Key())
	given := givenType.FindStringSubmatch(decode.Error())
	if !known || given == nil {
		return errors.New(sayAtLine(row, "") + wholeLetter(decode.Error(), data, row, column))
	}
	return errors.New(sayAtLine(row, sayWrongType(strings.Join(decode.Key(), "."), wants, sayType(given[1]))))
}

// wholeLetter names the letter in an error of the decoder, which names its first byte: a typographic quotation mark, mostly.
func wholeLetter(problem string, data []byte, row, column int) string {
	lines := bytes.Split(data, []byte("\n"))
	if row > len(lines) || column > len(lines[row-1]) {
		return problem
	}
	r, size := utf8.DecodeRune(lines[row-1][max(0, column-1):])
	if size < 2 {
		return problem
	}
	return firstByte.ReplaceAllLiteralString(problem, fmt.Sprintf("%U %q", r, r))
}

var firstByte = regexp.MustCompile(`U\+00[89A-F][0-9A-F](?: '.')?`)

// givenType finds the type of the given value in an error of the decoder.
var givenType = regexp.MustCompile(`^toml: cannot (?:decode TOML|store a) (string|integer|float|boolean|array|inline table|table|array table|local datetime|local date|local time|datetime)\b`)

// wanted describes the values that a setting can have.
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
		return lang.Text("text in quotes"), true
	case reflect.Bool:
		return lang.Text("true or false"), true
	case reflect.Int:
		return lang.Text("a whole number"), true
	case reflect.Slice:
		if t.Elem().Kind() == reflect.Struct {
			return saySection("[[" + strings.Join(key, ".") + "]]"), true
		}
		return lang.Text("a list of texts, like [\"name\", \"argument\"]"), true
	case reflect.Struct, reflect.Map:
		return saySection("[" + strings.Join(key, ".") + "]"), true
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

func sayWrongType(key string, wanted string, given string) string {
	return lang.Text("%s must be %s, not %s", key, wanted, given)
}

func sayType(toml string) string {
	switch toml {
	case "string":
		return lang.Text("text")
	case "integer":
		return lang.Text("a number")
	case "float":
		return lang.Text("a decimal number")
	case "boolean":
		return lang.Text("true or false")
	case "array", "array table":
		return lang.Text("a list")
	case "table", "inline table":
		return lang.Text("a section")
	}
	return lang.Text("a time")
}

func saySection(header string) string { return lang.Text("a section, like %s", header) }

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
