// Package admin holds the commands about accounts, the configuration and this computer, and the embedded service.
package admin

import (
	"github.com/spf13/cobra"

	"shortlist/ui/cli/command"
)

// Commands are the commands about accounts, the configuration, this computer and the service of integrators.
func Commands(a *command.App) []*cobra.Command {
	return []*cobra.Command{loginCommand(a), logoutCommand(a), accountsCommand(a), configCommand(a), doctorCommand(a), sandboxCommand(a)}
}
