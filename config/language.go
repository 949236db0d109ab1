package config

import (
	"errors"
	"os"
	"path/filepath"
	"regexp"
	"strings"

	"shortlist/model/lang"
)

// Languages are the values of ui.language.
func Languages() (codes []string) {
	for _, l := range lang.All() {
		codes = append(codes, l.Code())
	}
	return codes
}

var (
	uiSection    = regexp.MustCompile(`(?m)^[ \t]*\[[ \t]*ui[ \t]*\][ \t]*(#[^\n]*)?$`)
	languageLine = regexp.MustCompile(`(?m)^[ \t]*language[ \t]*=[^\n]*$`)
	dottedLine   = regexp.MustCompile(`(?m)^[ \t]*ui[ \t]*\.[ \t]*language[ \t]*=[^\n]*$`)
	anySection   = regexp.MustCompile(`(?m)^[ \t]*\[`)
)

// SetLanguage writes ui.language into the person's file. The rest of the file and a link to it stay
// unchanged. If the file could not be read back with it, SetLanguage writes nothing and returns an error.
func SetLanguage(path string, l lang.Language) error {
	if real, err := filepath.EvalSymlinks(path); err == nil {
		path = real
	}
	old, err := os.ReadFile(path)
	if err != nil && !errors.Is(err, os.ErrNotExist) {
		return say.NotWritten(err)
	}
	text := withLanguage(string(old), l)
	again := Default()
	if err := again.decode([]byte(text)); err != nil {
		return say.NotWritten(err)
	}
	if again.UI.Language != l.Code() {
		return say.NotWritten(errors.New(say.WouldNotReadBack()))
	}
	if err := writePrivate(path, []byte(text)); err != nil {
		return say.NotWritten(err)
	}
	return nil
}

// withLanguage returns a configuration with another ui.language.
func withLanguage(text string, l lang.Language) string {
	line := `language = "` + l.Code() + `"`
	if at := dottedLine.FindStringIndex(text); at != nil {
		return text[:at[0]] + "ui." + line + text[at[1]:]
	}
	head := uiSection.FindStringIndex(text)
	if head == nil {
		if text != "" {
			text = strings.TrimRight(text, "\n") + "\n\n"
		}
		return text + "[ui]\n" + line + "\n"
	}
	section := text[head[1]:]
	if next := anySection.FindStringIndex(section); next != nil {
		section = section[:next[0]]
	}
	rest := text[head[1]+len(section):]
	if at := languageLine.FindStringIndex(section); at != nil {
		return text[:head[1]] + section[:at[0]] + line + section[at[1]:] + rest
	}
	return text[:head[1]] + "\n" + line + section + rest
}
