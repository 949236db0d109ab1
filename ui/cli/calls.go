package cli

import (
	"errors"
	"fmt"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"shortlist/config"
)

// name is how a person calls a command: "jobs show".
func name(cmd *cobra.Command) string { return strings.Join(path(cmd), " ") }

// noArgs refuses arguments.
func noArgs(cmd *cobra.Command, args []string) error {
	if len(args) > 0 {
		return fmt.Errorf("%s takes no arguments", name(cmd))
	}
	return nil
}

// oneID takes the id of one thing.
func oneID(what string) cobra.PositionalArgs {
	return func(cmd *cobra.Command, args []string) error {
		switch len(args) {
		case 0:
			return fmt.Errorf("%s needs the id of %s", name(cmd), what)
		case 1:
			return nil
		}
		return fmt.Errorf("%s takes the id of %s only", name(cmd), what)
	}
}

// someIDs takes the ids of at least one thing.
func someIDs(what string) cobra.PositionalArgs {
	return func(cmd *cobra.Command, args []string) error {
		if len(args) == 0 {
			return fmt.Errorf("%s needs the id of %s", name(cmd), what)
		}
		return nil
	}
}

// flagError words what is wrong with a flag.
func flagError(cmd *cobra.Command, err error) error {
	var unknown *pflag.NotExistError
	var bare *pflag.ValueRequiredError
	var bad *pflag.InvalidValueError
	switch {
	case errors.As(err, &unknown) && unknown.GetSpecifiedShortnames() != "":
		return fmt.Errorf("there is no flag -%s", unknown.GetSpecifiedShortnames())
	case errors.As(err, &unknown):
		var names []string
		cmd.Flags().VisitAll(func(f *pflag.Flag) { names = append(names, f.Name) })
		hint := ""
		if near, ok := config.Near(unknown.GetSpecifiedName(), names); ok {
			hint = fmt.Sprintf("; did you mean --%s?", near)
		}
		return fmt.Errorf("there is no flag --%s%s", unknown.GetSpecifiedName(), hint)
	case errors.As(err, &bare):
		return fmt.Errorf("--%s needs a value", bare.GetSpecifiedName())
	case errors.As(err, &bad):
		wants := "another value"
		switch bad.GetFlag().Value.Type() {
		case "int", "int64", "int64Slice":
			wants = "a whole number"
		case "duration":
			wants = "a duration like 90s or 24h"
		case "bool":
			wants = "true or false"
		}
		return fmt.Errorf("--%s needs %s, not %q", bad.GetFlag().Name, wants, bad.GetValue())
	}
	return err
}
