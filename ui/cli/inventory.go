package cli

import (
	"bytes"
	"context"
	"errors"
	"time"

	"github.com/spf13/cobra"

	"shortlist/api/account"
	"shortlist/model/lang"
	"shortlist/ui/export"
	"shortlist/ui/privacy"
	"shortlist/ui/text"
)

func (a *app) inventoryCommand() *cobra.Command {
	var pdf string
	cmd := &cobra.Command{
		Use: "held PERSON", Short: lang.Text("Show everything that this computer keeps of a person"),
		Long: lang.Text(`Show everything that this computer keeps of a person: each application with what is kept, from where and
since when. PERSON is the id of an application, an e-mail address, a phone number or a name, as for
shortlist erase. If several people match, they are listed and the exit code is 2. Exports and CVs that
you saved are not included.`),
		Example: "  shortlist held olena@example.org\n  shortlist held 4100237 --json\n  shortlist held 4100237 --pdf olena.pdf",
		RunE: a.run(func(ctx context.Context, args []string) error {
			if len(args) != 1 {
				return usagef(lang.Text("held needs one person; put a name in quotes"))
			}
			if pdf != "" {
				return a.inventoryPDF(ctx, args[0], pdf)
			}
			return a.inventory(ctx, args[0])
		}),
	}
	cmd.Flags().StringVar(&pdf, "pdf", "", lang.Text("write it as PDF to this file; - is the output"))
	takesPathsOrStd(cmd, "pdf")
	return cmd
}

// inventoryDoc is what is kept of one application, as --json shows it.
type inventoryDoc struct {
	ID          int64               `json:"id"`
	JobID       int64               `json:"jobId"`
	JobTitle    string              `json:"jobTitle"`
	Held        []inventoryItemDoc  `json:"held"`
	Application *export.Application `json:"application,omitzero"` // nil if only a review is kept
	Apart       []apartDoc          `json:"keptApart"`            // stores that the account does not use
}

type inventoryItemDoc struct {
	What   string     `json:"what"`
	From   string     `json:"from"`
	Since  *time.Time `json:"since"` // null: not known
	Detail string     `json:"detail,omitzero"`
}

func (a *app) inventory(ctx context.Context, person string) error {
	acct, records, apart, err := a.inventories(ctx, person)
	if err != nil {
		return err
	}
	if a.json {
		docs := make([]inventoryDoc, 0, len(records))
		for _, r := range records {
			d := inventoryDocOf(r)
			d.Apart = apartDocs(apart)
			docs = append(docs, d)
		}
		return a.document(docs)
	}
	for i, r := range records {
		if i > 0 {
			if err := a.printf("\n"); err != nil {
				return err
			}
		}
		if err := a.printInventory(acct, r); err != nil {
			return err
		}
	}
	for _, line := range privacy.Apart(apart) {
		if err := a.printf("\n%s\n", line.Text); err != nil {
			return err
		}
	}
	return nil
}

// inventories returns what is kept of a person, and which stores the account does not use.
func (a *app) inventories(ctx context.Context, person string) (*account.Account, []account.Inventory, []account.ApartStore, error) {
	acct, err := a.people(ctx)
	if err != nil {
		return nil, nil, nil, err
	}
	selected, err := a.selected(ctx, acct, account.Scope{Person: person})
	if err != nil {
		return nil, nil, nil, err
	}
	records, err := acct.Inventories(ctx, selected)
	return acct, records, acct.Apart(ctx, selected), err
}

// inventoryPDF writes what is kept of a person to a new file, or to the output.
func (a *app) inventoryPDF(ctx context.Context, person, out string) error {
	if a.json {
		return usagef(lang.Text("--pdf and --json are two formats; give one"))
	}
	out, err := a.newFile(out, export.PDF)
	if err != nil {
		return err
	}
	acct, records, apart, err := a.inventories(ctx, person)
	if err != nil {
		return err
	}
	a.reportApart(apart)
	var data bytes.Buffer
	if err := export.WriteInventory(ctx, &data, time.Now(), records); err != nil {
		return err
	}
	var applies []int64
	for _, r := range records {
		applies = append(applies, r.ID)
	}
	path, err := a.writeFile(ctx, acct, out, applies, &data)
	if err == nil && path != "" {
		a.report(lang.Text("Written to %s.", text.Line(path)))
	}
	return err
}

func inventoryDocOf(r account.Inventory) inventoryDoc {
	d := inventoryDoc{ID: r.ID, JobID: r.JobID, JobTitle: r.Job, Held: []inventoryItemDoc{}}
	for _, item := range r.Items {
		doc := inventoryItemDoc{What: string(item.Kind), From: item.From, Detail: item.Detail}
		if !item.Since.IsZero() {
			since := item.Since.UTC()
			doc.Since = &since
		}
		d.Held = append(d.Held, doc)
		if item.Kind == account.InventoryProfile || item.Kind == account.InventoryCallback {
			application := export.ApplicationOf(r.Candidate)
			d.Application = &application
		}
	}
	return d
}

func (a *app) printInventory(acct *account.Account, r account.Inventory) error {
	var err error
	print := func(format string, args ...any) { err = errors.Join(err, a.printf(format, args...)) }
	print("%s\n", lang.Text("Application %d, job “%s”", r.ID, text.Line(r.Job)))
	columns := titled([]string{lang.Text("KEPT"), lang.Text("FROM"), lang.Text("SINCE"), ""}, []column{{width: 24}, {width: 12}, {width: 16}, {}})
	err = errors.Join(err, a.heading(columns))
	for _, item := range r.Items {
		err = errors.Join(err, a.row(columns, export.ItemName(item.Kind), export.ItemSource(item.From), localTime(item.Since), item.Detail))
	}
	print("\n")
	return errors.Join(err, a.printPerson(acct, r.Candidate))
}
