package applicants

import (
	"context"
	"errors"
	"fmt"

	"github.com/spf13/cobra"

	"shortlist/api/account"
	"shortlist/model/lang"
	"shortlist/ui/cli/command"
)

func viewedCommand(a *command.App) *cobra.Command {
	return &cobra.Command{
		Use: "viewed APPLICATION…", Short: lang.Text("Mark applications viewed, permanently and for the whole account"), Args: command.SomeIDs(command.Application),
		RunE: a.Run(func(ctx context.Context, args []string) error {
			ids := make([]int64, len(args))
			for i, arg := range args {
				id, err := command.ApplicationID(arg)
				if err != nil {
					return err
				}
				ids[i] = id
			}
			return runViewed(ctx, a, ids)
		}),
	}
}

// viewedDoc is the result for one application, as --json shows it.
type viewedDoc struct {
	ID       int64  `json:"id"`
	IsViewed bool   `json:"isViewed"`
	Queued   bool   `json:"queued,omitzero"` // the mark is sent later
	Error    string `json:"error,omitzero"`  // why it is not marked
}

func runViewed(ctx context.Context, a *command.App, ids []int64) error {
	acct, err := a.Change(ctx)
	if err != nil {
		return err
	}
	var failed error
	for _, id := range ids { // all views are stored before the first is sent
		var jobID int64 // 0 if the application is not stored; nothing is sent with it
		if c, err := acct.Candidate(ctx, id); err == nil {
			jobID = c.JobID
		}
		if err := acct.NoteViewed(ctx, jobID, id); err != nil {
			return err
		}
	}
	delivery := acct.Deliver(ctx)
	docs := []viewedDoc{}
	waiting := 0
	for _, id := range ids {
		view, ok := delivery.OfView(id)
		if !ok { // another window has sent the view
			if c, err := acct.Candidate(ctx, id); err == nil && !c.Viewed {
				refused := errors.New(lang.Text("application %d: the service rejected the mark that another window sent", id))
				failed = errors.Join(failed, refused)
				docs = append(docs, viewedDoc{ID: id, Error: refused.Error()})
				continue
			}
		}
		switch view.State {
		case account.Sent:
			docs = append(docs, viewedDoc{ID: id, IsViewed: true})
			a.Report(lang.Text("Application %d is marked viewed.", id))
		case account.Pending:
			if waiting++; waiting == 1 {
				failed = errors.Join(failed, view.Err)
			}
			docs = append(docs, viewedDoc{ID: id, Queued: true, Error: view.Err.Error()})
		case account.Rejected:
			failed = errors.Join(failed, view.Err)
			docs = append(docs, viewedDoc{ID: id, Error: view.Err.Error()})
		}
	}
	if waiting > 0 {
		failed = fmt.Errorf("%w; %s", failed, lang.Plural(waiting, "%d mark is queued and sent with the next mark, or by the dashboard", "%d marks are queued and sent with the next mark, or by the dashboard"))
	}
	if a.JSON { // the result is printed even after errors, since views may have been sent
		done := lang.Text("the marks are sent")
		if failed != nil {
			done = lang.Text("some marks may be sent")
		}
		failed = errors.Join(failed, a.Unprinted(done, a.Document(docs)))
	}
	return failed
}
