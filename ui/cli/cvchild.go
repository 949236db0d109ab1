package cli

import (
	"context"
	"errors"

	"github.com/spf13/cobra"

	"shortlist/model/lang"
	"shortlist/model/reading/isolated"
	"shortlist/ui/cli/command"
	"shortlist/ui/external"
)

// cvChildCommand is the process that reads a CV.
func cvChildCommand(a *command.App) *cobra.Command {
	return &cobra.Command{
		Use: isolated.Command, DisableFlagParsing: true, SilenceErrors: true, SilenceUsage: true,
		RunE: a.Run(func(_ context.Context, args []string) error {
			if isolated.Draws(args) && a.Limited().Limits.Restricted {
				return command.Misused(external.Restricted())
			}
			if code := isolated.Child(args, a.Deps.In, a.Deps.Out); code != command.ExitDone {
				return command.WithCode(errors.New(lang.Text("the CV could not be read")), code)
			}
			return nil
		}),
	}
}
