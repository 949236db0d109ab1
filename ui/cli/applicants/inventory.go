package applicants

import (
	"bytes"
	"context"
	"time"

	"github.com/spf13/cobra"

	"shortlist/api/account"
	"shortlist/model/lang"
	"shortlist/ui/cli/command"
	"shortlist/ui/export"
	"shortlist/ui/privacy"
	"shortlist/ui/text"
)

func inventoryCommand(a *command.App) *cobra.Command {
	var pdf string
	cmd := &cobra.Command{
		Use: "held PERSON", Short: lang.Text("Show everything that this computer keeps of a person"),
		Long: lang.Text(`Show everything that this computer keeps of a person: each application with what is kept, from where and
since when. PERSON is the id of an application, an e-mail address, a phone number or a name, as for
shortlist erase. If several people match, they are listed and the exit code is 2. Exports and CVs that
you saved are not included.`),
		Example: "  shortlist held olena@example.org\n  shortlist held 4100237 --json\n  shortlist held 4100237 --pdf olena.pdf",
		RunE: a.Run(func(ctx context.Context, args []string) error {
			if len(args) != 1 {
				return command.Misused(lang.Text("held needs one person; put a name in quotes"))
			}
			if pdf != "" {
				return writeInventory(ctx, a, args[0], pdf)
			}
			return runInventory(ctx, a, args[0])
		}),
	}
	cmd.Flags().StringVar(&pdf, "pdf", "", lang.Text("write it as PDF to this file; - is the output"))
	command.TakesPathsOrStd(cmd, "pdf")
	return cmd
}

func runInventory(ctx context.Context, a *command.App, person string) error {
	acct, records, apart, err := readInventories(ctx, a, person)
	if err != nil {
		return err
	}
	if a.JSON {
		return a.Document(export.InventoriesOf(records, apart))
	}
	for i, r := range records {
		if i > 0 {
			a.Printf("\n")
		}
		printInventory(a, acct, r)
	}
	for _, line := range privacy.Apart(apart) {
		a.Printf("\n%s\n", line.Text)
	}
	return nil
}

// readInventories returns what is kept of a person, and which stores the account does not use.
func readInventories(ctx context.Context, a *command.App, person string) (*account.Account, []account.Inventory, []account.ApartStore, error) {
	acct, err := a.People(ctx)
	if err != nil {
		return nil, nil, nil, err
	}
	selected, err := selectPeople(ctx, a, acct, account.Scope{Person: person})
	if err != nil {
		return nil, nil, nil, err
	}
	records, err := acct.Inventories(ctx, selected)
	return acct, records, acct.Apart(ctx, selected), err
}

// writeInventory writes what is kept of a person to a new file, or to the output.
func writeInventory(ctx context.Context, a *command.App, person, out string) error {
	if a.JSON {
		return command.Misused(lang.Text("--pdf and --json are two formats; give one"))
	}
	out, err := a.NewFile(out, true)
	if err != nil {
		return err
	}
	acct, records, apart, err := readInventories(ctx, a, person)
	if err != nil {
		return err
	}
	a.ReportApart(apart)
	var data bytes.Buffer
	if err := export.WriteInventory(ctx, &data, time.Now(), records); err != nil {
		return err
	}
	var applies []int64
	for _, r := range records {
		applies = append(applies, r.ID)
	}
	path, err := a.WriteFile(ctx, acct, out, applies, &data)
	if err == nil && path != "" {
		a.Report(lang.Text("Written to %s.", text.Line(path)))
	}
	return err
}

func printInventory(a *command.App, acct *account.Account, r account.Inventory) {
	a.Printf("%s\n", lang.Text("Application %d, job “%s”", r.ID, text.Line(r.Job)))
	columns := []command.Column{
		{Title: lang.Text("KEPT"), Width: 24}, {Title: lang.Text("FROM"), Width: 12},
		{Title: lang.Text("SINCE"), Width: 16}, {},
	}
	a.Heading(columns)
	for _, item := range r.Items {
		a.Row(columns, export.ItemName(item.Kind), export.ItemSource(item.From), command.LocalTime(item.Since), item.Detail)
	}
	a.Printf("\n")
	printPerson(a, acct, r.Candidate, nil)
}
