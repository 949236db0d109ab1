// Package lang returns the texts of shortlist in the language of the process, which is chosen before anything else
// starts: from the environment, and from ui.language of the configuration. The English is in the code; package
// texts has the files of the other languages.
package lang

import (
	"errors"
	"os"
	"path/filepath"
	"regexp"
	"runtime"
	"strings"
	"time"
)

// Language is a language of the texts.
type Language int

// The languages. The values index the table of names.
const (
	English Language = iota
	Ukrainian
	Romanian
	Hungarian
)

var table = [...]struct{ code, name string }{{"en", "English"}, {"uk", "Українська"}, {"ro", "Română"}, {"hu", "Magyar"}}

// All returns the languages, English first.
func All() (out []Language) {
	for l := range table {
		out = append(out, Language(l))
	}
	return out
}

// Codes returns the codes of all languages: the values of ui.language.
func Codes() (out []string) {
	for _, l := range All() {
		out = append(out, l.Code())
	}
	return out
}

// Code is the two letters of ISO 639 that ui.language takes.
func (l Language) Code() string { return table[l].code }

// Name is the language's own name.
func (l Language) Name() string { return table[l].name }

// Quoted puts a text into the quotation marks of the language.
func (l Language) Quoted(s string) string {
	switch l {
	case Ukrainian:
		return "«" + s + "»"
	case Romanian, Hungarian:
		return "„" + s + "”"
	case English:
	}
	return "“" + s + "”"
}

// Quoted puts a text into the quotation marks of the language of the process.
func Quoted(s string) string { return current.Quoted(s) }

// Parse returns the language of a code, or of a locale such as "uk_UA.UTF-8"; ok is false for another one.
func Parse(code string) (l Language, ok bool) {
	code, _, _ = strings.Cut(strings.ToLower(code), ".")
	code, _, _ = strings.Cut(code, "@")
	code, _, _ = strings.Cut(strings.ReplaceAll(code, "-", "_"), "_")
	for _, l := range All() {
		if table[l].code == code {
			return l, true
		}
	}
	return English, false
}

var current = chosen(os.Args, os.Getenv, soon(readFile, readWithin))

// readWithin is how long the program's start waits for a configuration. The home folder may be on a server that does
// not answer, which the command reports once it runs.
const readWithin = 3 * time.Second

// soon returns a function that reads a file with read, and gives up after within.
func soon(read func(string) ([]byte, error), within time.Duration) func(string) ([]byte, error) {
	return func(path string) ([]byte, error) {
		done := make(chan []byte, 1)
		go func() {
			data, _ := read(path) // reading the configuration reports the error
			done <- data
		}()
		select {
		case data := <-done:
			return data, nil
		case <-time.After(within):
			return nil, os.ErrDeadlineExceeded
		}
	}
}

// readFile reads a configuration. It leaves a pipe alone, which could not be read again.
func readFile(path string) ([]byte, error) {
	const most = 1 << 20
	if info, err := os.Stat(path); err != nil || !info.Mode().IsRegular() || info.Size() > most {
		return nil, errors.ErrUnsupported
	}
	return os.ReadFile(path)
}

// Current is the language of this process.
func Current() Language { return current }

// Variable is the environment variable that wins over the configuration and the locale.
const Variable = "SHORTLIST_LANGUAGE"

// chosen returns the language that the environment, the configuration or the locale names, in this order.
// A locale without UTF-8 cannot show letters beyond ASCII. Tests are in English.
func chosen(args []string, getenv func(string) string, read func(string) ([]byte, error)) Language {
	if l, ok := Parse(getenv(Variable)); ok {
		return l
	}
	if len(args) > 0 && strings.HasSuffix(strings.TrimSuffix(args[0], ".exe"), ".test") {
		return English
	}
	for _, path := range files(runtime.GOOS, args, getenv) {
		data, err := read(path)
		if err != nil {
			continue // reading the configuration reports it
		}
		if l, ok := Parse(setting(string(data))); ok {
			return l
		}
	}
	for _, name := range []string{"LC_ALL", "LC_MESSAGES", "LANG"} { // the first that is set counts
		locale := getenv(name)
		if locale == "" {
			continue
		}
		if l, ok := Parse(locale); ok && strings.Contains(strings.ReplaceAll(strings.ToLower(locale), "-", ""), "utf8") {
			return l
		}
		break
	}
	return English
}

// files returns where the configuration may lie on a system, the person's first.
func files(system string, args []string, getenv func(string) string) []string {
	own := getenv("SHORTLIST_CONFIG")
	for i, arg := range args {
		if arg == "--" {
			break
		}
		if value, ok := strings.CutPrefix(arg, "--config="); ok {
			own = value
		} else if arg == "--config" && i+1 < len(args) {
			own = args[i+1]
		}
	}
	if own == "" {
		dir := getenv("XDG_CONFIG_HOME")
		if dir == "" && system == "windows" {
			dir = getenv("LOCALAPPDATA")
		}
		if dir == "" {
			dir, _ = os.UserConfigDir()
		}
		if dir != "" { // there is a home
			own = filepath.Join(dir, "shortlist", "config.toml")
		}
	}
	if system == "windows" {
		return []string{own} // any user may make /etc there
	}
	return []string{own, "/etc/shortlist/config.toml"}
}

var (
	section  = regexp.MustCompile(`^\s*\[+\s*([^\]]*?)\s*\]+`)
	language = regexp.MustCompile(`^\s*(ui\s*\.\s*)?language\s*=\s*["']([A-Za-z_-]*)["']`)
)

// setting returns ui.language of a configuration. Its parser checks the file later; it cannot run before
// the texts of its errors are chosen.
func setting(text string) (value string) {
	in := ""
	for line := range strings.Lines(strings.TrimPrefix(text, "\ufeff")) { // editors on Windows begin with it
		if m := section.FindStringSubmatch(line); m != nil {
			in = m[1]
		} else if m := language.FindStringSubmatch(line); m != nil && (in == "ui" && m[1] == "" || in == "" && m[1] != "") {
			value = m[2]
		}
	}
	return value
}
