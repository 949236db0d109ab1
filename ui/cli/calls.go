package cli

import (
	"errors"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
)

// name is how a person calls a command: "jobs show".
func name(cmd *cobra.Command) string { return strings.Join(path(cmd), " ") }

// noArgs refuses arguments.
func noArgs(cmd *cobra.Command, args []string) error {
	if len(args) > 0 {
		return errors.New(say.NoArguments(name(cmd)))
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
			return errors.New(say.NeedsID(name(cmd), k))
		case 1:
			return nil
		}
		return errors.New(say.OneIDOnly(name(cmd), k))
	}
}

// someIDs takes the ids of at least one thing.
func someIDs(k kind) cobra.PositionalArgs {
	return func(cmd *cobra.Command, args []string) error {
		if len(args) == 0 {
			return errors.New(say.NeedsID(name(cmd), k))
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
		return errors.New(say.NoShortFlag(unknown.GetSpecifiedShortnames()))
	case errors.As(err, &unknown):
		var names []string
		cmd.Flags().VisitAll(func(f *pflag.Flag) { names = append(names, f.Name) })
		near := similar(unknown.GetSpecifiedName(), names)
		return errors.New(say.NoFlag(unknown.GetSpecifiedName(), near))
	case errors.As(err, &bare):
		return errors.New(say.FlagNeedsValue(bare.GetSpecifiedName()))
	case errors.As(err, &bad):
		var not *notOneOf
		if errors.As(err, &not) {
			return errors.New(say.NotOneOf(bad.GetFlag().Name, not.typed, not.words))
		}
		message := say.FlagNeedsOther
		switch bad.GetFlag().Value.Type() {
		case "int", "int64", "int64Slice":
			message = say.FlagNeedsNumber
		case "duration":
			message = say.FlagNeedsDuration
		case "bool":
			message = say.FlagNeedsBool
		}
		return errors.New(message(bad.GetFlag().Name, bad.GetValue()))
	}
	return err
}
