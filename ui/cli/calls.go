package cli

import (
	"errors"
	"strings"

	"shortlist/model/lang"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
)

// name is how a person calls a command: "jobs show".
func name(cmd *cobra.Command) string { return strings.Join(path(cmd), " ") }

// noArgs refuses arguments.
func noArgs(cmd *cobra.Command, args []string) error {
	if len(args) > 0 {
		return errors.New(lang.Text("%s takes no arguments", name(cmd)))
	}
	return nil
}

// kind is a kind of thing with an id of the service.
type kind int

const (
	aJob kind = iota
	anApplication
)

// oneID takes the id of one thing.
func oneID(k kind) cobra.PositionalArgs {
	return func(cmd *cobra.Command, args []string) error {
		switch len(args) {
		case 0:
			return errors.New(sayNeedsID(name(cmd), k))
		case 1:
			return nil
		}
		return errors.New(sayOneIDOnly(name(cmd), k))
	}
}

// someIDs takes the ids of at least one thing.
func someIDs(k kind) cobra.PositionalArgs {
	return func(cmd *cobra.Command, args []string) error {
		if len(args) == 0 {
			return errors.New(sayNeedsID(name(cmd), k))
		}
		return nil
	}
}

// flagError words a mistake in a flag.
func flagError(cmd *cobra.Command, err error) error {
	var unknown *pflag.NotExistError
	var bare *pflag.ValueRequiredError
	var bad *pflag.InvalidValueError
	switch {
	case errors.As(err, &unknown) && unknown.GetSpecifiedShortnames() != "":
		return errors.New(lang.Text("there is no flag -%s", unknown.GetSpecifiedShortnames()))
	case errors.As(err, &unknown):
		var names []string
		cmd.Flags().VisitAll(func(f *pflag.Flag) { names = append(names, f.Name) })
		near := similar(unknown.GetSpecifiedName(), names)
		return errors.New(sayNoFlag(unknown.GetSpecifiedName(), near))
	case errors.As(err, &bare):
		return errors.New(lang.Text("--%s needs a value", bare.GetSpecifiedName()))
	case errors.As(err, &bad):
		var not *notOneOf
		if errors.As(err, &not) {
			return errors.New(lang.Text("--%s cannot be %q; choose %s", bad.GetFlag().Name, not.typed, listed(not.words, lang.Text("or"))))
		}
		return errors.New(sayFlagNeeds(bad.GetFlag().Value.Type(), bad.GetFlag().Name, bad.GetValue()))
	}
	return err
}

func sayNoFlag(name string, near string) string {
	if near == "" {
		return lang.Text("there is no flag --%s", name)
	}
	return lang.Text("there is no flag --%s; did you mean --%s?", name, near)
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

func sayNeedsID(command string, k kind) string {
	if k == aJob {
		return lang.Text("%s needs the id of a job", command)
	}
	return lang.Text("%s needs the id of an application", command)
}

func sayOneIDOnly(command string, k kind) string {
	if k == aJob {
		return lang.TextIn("argument", "%s takes the id of one job only", command)
	}
	return lang.TextIn("argument", "%s takes the id of one application only", command)
}

// listed joins names: "a, b and c".
func listed(names []string, last string) string {
	if len(names) < 2 {
		return strings.Join(names, "")
	}
	n := len(names) - 1
	return strings.Join(names[:n], ", ") + " " + last + " " + names[n]
}
