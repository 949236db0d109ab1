package config

import (
	"errors"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"

	"shortlist/model/filesystem"
	"shortlist/model/lang"
)

// Command is a program of the person's own that runs for one job or applicant. It is a program and its
// arguments, never a line for a shell, and reads the job or the application as JSON from its standard input.
type Command struct {
	Name    string   `toml:"name"`
	Key     string   `toml:"key"`   // "": the palette alone finds it. Package action knows the keys
	Place   string   `toml:"place"` // job | applicant
	Program []string `toml:"program"`
	Prompts []Prompt `toml:"prompts"` // asked one after the other
	Output  string   `toml:"output"`  // notice | box | note | none; "": notice
	Timeout int      `toml:"timeout"` // in seconds; 0: 30
}

// Prompt is what a command asks before it runs.
type Prompt struct {
	Name        string   `toml:"name"`
	Kind        string   `toml:"kind"` // text | choice; "": text
	Choices     []string `toml:"choices"`
	ChoicesFrom []string `toml:"choices_from"` // a program and its arguments, which prints a choice a line
}

// The values of a command's settings.
var (
	commandPlaces  = []string{"job", "applicant"}
	commandOutputs = []string{"notice", "box", "note", "none"}
	promptKinds    = []string{"text", "choice"}
)

const (
	longestCommandName = 40 // characters
	longestTimeout     = 600
)

// Placeholder finds the placeholders in an argument. Other braces are plain text.
var Placeholder = regexp.MustCompile(`\{[a-z]+\.[^{}]*\}`)

var promptName = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`^[a-z][a-z0-9_-]{0,31}$`) })

// withHosts returns the host's commands and the person's. A command of the person's replaces the host's of the same
// name.
func withHosts(hosts, own []Command) []Command {
	kept := slices.DeleteFunc(slices.Clone(hosts), func(h Command) bool {
		return slices.ContainsFunc(own, func(c Command) bool { return c.Name == h.Name })
	})
	return append(kept, own...)
}

// checkCommands calls rule for the values of commands that break a rule, by their keys with the place in the list.
func (c *Config) checkCommands(rule func(key string, err error)) {
	names := map[string]bool{}
	for i, command := range c.Commands {
		at := "commands." + strconv.Itoa(i)
		named := `commands.` + strconv.Quote(command.Name)
		if !validCommandName(command.Name) {
			rule(at+".name", errors.New(lang.Text("commands.name is %q; it can have 1 to %d characters, without spaces at its ends", command.Name, longestCommandName)))
			continue
		}
		if names[command.Name] {
			rule(at+".name", errors.New(sayCommandTwice(named)))
		}
		names[command.Name] = true
		command.check(named, func(key, problem string) {
			if problem != "" {
				rule(at+"."+key, errors.New(problem))
			}
		})
	}
}

func validCommandName(name string) bool {
	n := utf8.RuneCountInString(name)
	return utf8.ValidString(name) && strings.TrimSpace(name) == name && n > 0 && n <= longestCommandName &&
		!strings.ContainsFunc(name, func(r rune) bool { return !unicode.IsPrint(r) })
}

// check calls rule with the problem of each value, by its key; "" for none. Texts begin with named.
func (c Command) check(named string, rule func(key, problem string)) {
	placeholders := []string{"{job.id}", "{job.title}"}
	if c.Place == "applicant" {
		placeholders = append(placeholders, "{application.id}")
	}
	for i, p := range c.Prompts {
		at := "prompts." + strconv.Itoa(i)
		p.check(named+".prompts", placeholders, func(key, problem string) { rule(at+"."+key, problem) })
		name := "{prompt." + p.Name + "}"
		if slices.Contains(placeholders, name) {
			rule(at+".name", sayCommandTwice(named+".prompts."+strconv.Quote(p.Name)))
		}
		placeholders = append(placeholders, name)
	}
	rule("place", allowed(named+".place", c.Place, commandPlaces))
	rule("output", allowed(named+".output", c.Output, append([]string{""}, commandOutputs...)))
	rule("program", badProgram(named+".program", c.Program, placeholders))
	if c.Output == "note" && c.Place == "job" {
		rule("output", lang.Text("%s is \"note\", but only applicants have notes; set place to \"applicant\"", named+".output"))
	}
	if c.Timeout < 0 || c.Timeout > longestTimeout {
		rule("timeout", lang.Text("%s is %d; it can be a number of seconds from 1 to %d", named+".timeout", c.Timeout, longestTimeout))
	}
}

// check calls rule with the problems of a prompt, by its keys. Its program may use the placeholders that are known
// before the prompt is answered.
func (p Prompt) check(named string, placeholders []string, rule func(key, problem string)) {
	if !promptName().MatchString(p.Name) {
		rule("name", lang.Text("%s is %q; it can have 1 to 32 small letters, digits, - and _, and begins with a letter", named+".name", p.Name))
	}
	named += "." + strconv.Quote(p.Name)
	if bad := allowed(named+".kind", p.Kind, append([]string{""}, promptKinds...)); bad != "" {
		rule("kind", bad)
		return
	}
	listed, from := len(p.Choices) > 0, len(p.ChoicesFrom) > 0
	switch {
	case p.Kind != "choice" && (listed || from):
		rule("kind", lang.Text("%s has choices, but is typed as text; set kind to \"choice\"", named))
	case p.Kind == "choice" && listed == from:
		rule("kind", lang.Text("%s needs choices or choices_from, and not both", named))
	case from:
		rule("choices_from", badProgram(named+".choices_from", p.ChoicesFrom, placeholders))
	}
}

// allowed returns the problem of a value that is not among values; "" without one. If values holds "", the setting
// may be missing.
func allowed(key, value string, values []string) string {
	if slices.Contains(values, value) {
		return ""
	}
	return sayNotAllowed(key, value, slices.DeleteFunc(slices.Clone(values), func(v string) bool { return v == "" }))
}

// badProgram returns the problem of a program and its arguments; "" without one.
func badProgram(key string, argv, placeholders []string) string {
	if len(argv) == 0 || strings.TrimSpace(argv[0]) == "" {
		return lang.Text("%s names no program; write a list, like [\"~/bin/mail\", \"{application.id}\"]", key)
	}
	if strings.ContainsRune(argv[0], filepath.Separator) && !filepath.IsAbs(filesystem.Expand(argv[0])) || Placeholder.MatchString(argv[0]) {
		return lang.Text("%s begins with %q; a program is a name from PATH, or begins with / or ~, and has no placeholder", key, argv[0])
	}
	for _, arg := range argv[1:] {
		for _, given := range Placeholder.FindAllString(arg, -1) {
			if !slices.Contains(placeholders, given) {
				return lang.Text("%s has %s; the placeholders here are %s", key, given, strings.Join(placeholders, ", "))
			}
		}
	}
	return ""
}

func sayCommandTwice(key string) string {
	return lang.Text("%s is there twice; give one of them another name", key)
}
