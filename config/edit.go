package config

import (
	"errors"
	"os"
	"path/filepath"
	"regexp"
	"strings"

	"shortlist/model"
	"shortlist/model/filesystem"
	"shortlist/model/lang"
)

var (
	uiSection  = regexp.MustCompile(`(?m)^[ \t]*\[[ \t]*ui[ \t]*\][ \t]*(#[^\n]*)?\r?$`)
	dotted     = regexp.MustCompile(`(?m)^[ \t]*ui[ \t]*\.`)
	anySection = regexp.MustCompile(`(?m)^[ \t]*\[`)
)

// SetLanguage writes ui.language into the person's file, as setUI does.
func SetLanguage(path string, l lang.Language) error {
	return setUI(path, "language", l.Code(), func(u model.UI) string { return u.Language })
}

// SetTheme writes ui.theme into the person's file, as setUI does.
func SetTheme(path, name string) error {
	return setUI(path, "theme", name, func(u model.UI) string { return u.Theme })
}

// setUI writes a setting of the section ui. If the file could not be read back with it, setUI writes nothing and
// returns an error.
func setUI(path, key, value string, read func(model.UI) string) error {
	return edit(path, func(old string) (string, error) {
		text := withUI(old, key, value)
		again := Default()
		if err := again.decode([]byte(text)); err != nil {
			return "", sayNotWritten(err)
		}
		if read(again.UI) != value {
			return "", sayNotWritten(errors.New(sayWouldNotReadBack()))
		}
		return text, nil
	})
}

// edit replaces the text of the person's file by what change returns. A link to the file stays. Other windows
// that edit the file at the same time wait, so that no change is lost.
func edit(path string, change func(old string) (string, error)) error {
	if real, err := filepath.EvalSymlinks(path); err == nil {
		path = real
	}
	dir := filepath.Dir(path)
	if err := filesystem.Make(dir); err != nil {
		return sayNotWritten(err)
	}
	defer lockFolder(dir)()
	old, err := readFile(path)
	if err != nil && !errors.Is(err, os.ErrNotExist) {
		return sayNotWritten(err)
	}
	text, err := change(string(old))
	if err != nil {
		return err
	}
	if err := writePrivate(path, []byte(text)); err != nil {
		return sayNotWritten(err)
	}
	return nil
}

// withUI returns a configuration with another value of a setting of the section ui.
func withUI(text, key, value string) string {
	line := key + " = " + quote(value)
	if at := regexp.MustCompile(`(?m)^[ \t]*ui[ \t]*\.[ \t]*` + key + `[ \t]*=[^\n]*$`).FindStringIndex(text); at != nil {
		return text[:at[0]] + "ui." + line + text[at[1]:]
	}
	if at := dotted.FindStringIndex(text); at != nil {
		return text[:at[0]] + "ui." + line + "\n" + text[at[0]:]
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
	if at := regexp.MustCompile(`(?m)^[ \t]*` + key + `[ \t]*=[^\n]*$`).FindStringIndex(section); at != nil {
		return text[:head[1]] + section[:at[0]] + line + section[at[1]:] + rest
	}
	return text[:head[1]] + "\n" + line + section + rest
}

func sayNotWritten(err error) error { return lang.Errorf("write the configuration: %w", err) }

func sayWouldNotReadBack() string { return lang.Text("it would not read back the same") }
