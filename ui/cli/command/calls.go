package command

import (
	"errors"
	"slices"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"shortlist/model"
	"shortlist/model/lang"
)

// Name is how a person calls a command: "jobs show".
func Name(cmd *cobra.Command) string { return strings.Join(Path(cmd), " ") }

// NoArgs refuses arguments. The first argument of a command that has commands was meant as one of them.
func NoArgs(cmd *cobra.Command, args []string) error {
	switch {
	case len(args) == 0:
		return nil
	case cmd.HasSubCommands():
		return NoCommand(cmd, args[0])
	}
	return errors.New(lang.Text("%s takes no arguments", Name(cmd)))
}

// NoCommand returns the error of a word that is none of the commands of cmd. It suggests the nearest one.
func NoCommand(cmd *cobra.Command, typed string) error {
	names := NamesOf(cmd.Commands())
	if !cmd.HasParent() {
		return errors.New(Unknown(typed, names, lang.Text("there is no command %q; see: shortlist --help", typed), func(near string) string {
			return lang.Text("there is no command %q; did you mean %q?", typed, near)
		}))
	}
	return errors.New(Unknown(typed, names, lang.Text("%q is not a command of %s; choose %s", typed, Name(cmd), orListed(names)), func(near string) string {
		return lang.Text("%q is not a command of %s; did you mean %q?", typed, Name(cmd), near)
	}))
}

// Kind is a kind of thing with an id of the service.
type Kind int

const (
	Job Kind = iota
	Application
)

// OneID takes the id of one thing.
func OneID(k Kind) cobra.PositionalArgs {
	return func(cmd *cobra.Command, args []string) error {
		switch len(args) {
		case 0:
			return errors.New(sayNeedsID(Name(cmd), k))
		case 1:
			return nil
		}
		return errors.New(sayOneIDOnly(Name(cmd), k))
	}
}

// OneWord takes one argument, by its name in the usage.
func OneWord(cmd *cobra.Command, args []string) error {
	if len(args) == 1 {
		return nil
	}
	_, what, _ := strings.Cut(cmd.Use, " ")
	return errors.New(lang.Text("%s takes one %s", Name(cmd), what))
}

// SomeIDs takes the ids of at least one thing.
func SomeIDs(k Kind) cobra.PositionalArgs {
	return func(cmd *cobra.Command, args []string) error {
		if len(args) == 0 {
			return errors.New(sayNeedsID(Name(cmd), k))
		}
		return nil
	}
}

// FlagError words a mistake in a flag.
func FlagError(cmd *cobra.Command, err error) error {
	var unknown *pflag.NotExistError
	var bare *pflag.ValueRequiredError
	var bad *pflag.InvalidValueError
	var shape *pflag.InvalidSyntaxError
	switch {
	case errors.As(err, &shape):
		return errors.New(lang.Text("%q is not a flag", shape.GetSpecifiedFlag()))
	case errors.As(err, &unknown) && unknown.GetSpecifiedShortnames() != "":
		return errors.New(lang.Text("there is no flag -%s", unknown.GetSpecifiedShortnames()))
	case errors.As(err, &unknown):
		var names []string
		cmd.Flags().VisitAll(func(f *pflag.Flag) { names = append(names, f.Name) })
		name := unknown.GetSpecifiedName()
		return errors.New(Unknown(name, names, lang.Text("there is no flag --%s", name), func(near string) string {
			return lang.Text("there is no flag --%s; did you mean --%s?", name, near)
		}))
	case errors.As(err, &bare):
		return errors.New(lang.Text("--%s needs a value", bare.GetSpecifiedName()))
	case errors.As(err, &bad):
		var not *notOneOf
		if errors.As(err, &not) {
			return errors.New(lang.Text("--%s cannot be %q; choose %s", bad.GetFlag().Name, not.typed, orListed(not.words)))
		}
		return errors.New(sayFlagNeeds(bad.GetFlag().Value.Type(), bad.GetFlag().Name, bad.GetValue()))
	}
	return err
}

// sayFlagNeeds names what a flag of a type of pflag takes, in place of what was typed.
func sayFlagNeeds(kind, name, typed string) string {
	switch kind {
	case "int", "int64", "int64Slice":
		return lang.Text("--%s needs a whole number, not %q", name, typed)
	case "duration":
		return lang.Text("--%s needs a duration like 90s or 24h, not %q", name, typed)
	case "bool":
		return lang.Text("--%s needs true or false, not %q", name, typed)
	}
	return lang.Text("--%s does not take %q", name, typed)
}

func sayNeedsID(command string, k Kind) string {
	if k == Job {
		return lang.Text("%s needs the id of a job", command)
	}
	return lang.Text("%s needs the id of an application", command)
}

func sayOneIDOnly(command string, k Kind) string {
	if k == Job {
		return lang.TextIn("argument", "%s takes the id of one job only", command)
	}
	return lang.TextIn("argument", "%s takes the id of one application only", command)
}

// orListed joins names to choose from: "a, b or c".
func orListed(names []string) string {
	if len(names) < 2 {
		return strings.Join(names, "")
	}
	n := len(names) - 1
	return strings.Join(names[:n], ", ") + " " + lang.Text("or") + " " + names[n]
}

// UsageOf is the line by which a command is called.
func UsageOf(cmd *cobra.Command) string {
	line := cmd.CommandPath()
	if _, rest, found := strings.Cut(cmd.Use, " "); found {
		line += " " + rest
	}
	if cmd.HasAvailableSubCommands() {
		line += " [COMMAND]"
	}
	return line + " [FLAG …]"
}

// Path names a command below the root.
func Path(cmd *cobra.Command) []string {
	if !cmd.HasParent() {
		return nil
	}
	return append(Path(cmd.Parent()), cmd.Name())
}

// Choice is a flag that takes one of some words, or several of them with commas, in any case. A word may have a name
// behind a tab, which the flag takes, too. The shell completes the words.
type Choice struct {
	of       []cobra.Completion
	several  bool
	optional bool
	chosen   []string
	set      func(words []string)
}

// notOneOf is the error of a value that is not one of the words.
type notOneOf struct {
	typed string
	words []string
}

func (e *notOneOf) Error() string { return e.typed }

// OneOf adds a flag that takes one of some words. It also takes "" if to holds "".
func OneOf[T ~string](f *pflag.FlagSet, to *T, name, usage string, of ...cobra.Completion) {
	c := &Choice{of: of, optional: *to == "", set: func(words []string) { *to = T(words[0]) }}
	if !c.optional {
		c.chosen = []string{string(*to)}
	}
	f.Var(c, name, usage)
}

// SomeOf adds a flag that takes some of some words.
func SomeOf[T ~string](f *pflag.FlagSet, to *[]T, name, usage string, of ...cobra.Completion) {
	f.Var(&Choice{of: of, several: true, optional: true, set: func(words []string) {
		for _, w := range words {
			*to = append(*to, T(w))
		}
	}}, name, usage)
}

func (c *Choice) Type() string   { return "choice" }
func (c *Choice) String() string { return strings.Join(c.chosen, ",") }

func (c *Choice) Set(typed string) error {
	parts := []string{typed}
	if c.several {
		parts = strings.Split(typed, ",")
	}
	if typed != "" || !c.optional {
		for i, part := range parts {
			at := slices.IndexFunc(c.of, func(of string) bool {
				word, name, named := strings.Cut(of, "\t")
				return strings.EqualFold(part, word) || named && strings.EqualFold(part, name)
			})
			if at < 0 {
				return &notOneOf{part, c.Words()}
			}
			parts[i] = c.Words()[at]
		}
	} else if c.several {
		parts = nil
	}
	c.chosen = append(c.chosen, parts...)
	if !c.several {
		c.chosen = parts
	}
	c.set(parts)
	return nil
}

// Words are the words without their names.
func (c *Choice) Words() (out []string) {
	for _, of := range c.of {
		word, _, _ := strings.Cut(of, "\t")
		out = append(out, word)
	}
	return out
}

// Countries are the countries of the service, with their names.
func Countries() []cobra.Completion { return Described(model.Countries(), model.Country.Name) }
