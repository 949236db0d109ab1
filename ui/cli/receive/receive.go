// Package receive holds the commands that bring new applications to this computer and report them. The dashboard
// receives callbacks, and runs the hook, as they do.
package receive

import (
	"github.com/spf13/cobra"

	"shortlist/ui/cli/command"
)

// Commands are the commands about what comes in.
func Commands(a *command.App) []*cobra.Command {
	return []*cobra.Command{listenCommand(a), watchCommand(a), syncCommand(a), digestCommand(a), reportCommand(a)}
}
