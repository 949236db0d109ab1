package cli

import (
	"context"
	"errors"
	"fmt"

	"github.com/spf13/cobra"

	"shortlist/api/account"
	"shortlist/model/amount"
)

func (a *app) applicantsViewedCommand() *cobra.Command {
	return &cobra.Command{
		Use: "viewed APPLICATION…", Short: "Mark applications viewed, for good and for the whole account", Args: someIDs("an application"),
		RunE: a.run(func(ctx context.Context, args []string) error {
			ids := make([]int64, len(args))
			for i, arg := range args {
				id, err := applicationID(arg)
				if err != nil {
					return err
				}
				ids[i] = id
			}
			return a.viewed(ctx, ids)
		}),
	}
}

// viewedDoc is an application that was to be marked, as --json shows it.
type viewedDoc struct {
	ID       int64  `json:"id"`
	IsViewed bool   `json:"isViewed"`
	Queued   bool   `json:"queued,omitzero"` // the mark is kept and will be sent later
	Error    string `json:"error,omitzero"`  // why it is not marked
}

func (a *app) viewed(ctx context.Context, ids []int64) error {
	acct, err := a.change()
	if err != nil {
		return err
	}
	var failed error
	for _, id := range ids { // all are noted before the first is sent
		var jobID int64 // only noted
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
		if !ok { // another copy of the program has dealt with it
			if c, err := acct.Candidate(ctx, id); err == nil && !c.Viewed {
				refused := fmt.Errorf("application %d: the service rejected the mark that another window sent", id)
				failed = errors.Join(failed, refused)
				docs = append(docs, viewedDoc{ID: id, Error: refused.Error()})
				continue
			}
		}
		switch view.State {
		case account.Told:
			docs = append(docs, viewedDoc{ID: id, IsViewed: true})
			a.sayf("Application %d is marked viewed.", id)
		case account.Waits:
			if waiting++; waiting == 1 {
				failed = errors.Join(failed, view.Err)
			}
			docs = append(docs, viewedDoc{ID: id, Queued: true, Error: view.Err.Error()})
		case account.Refused:
			failed = errors.Join(failed, view.Err)
			docs = append(docs, viewedDoc{ID: id, Error: view.Err.Error()})
		}
	}
	if waiting > 0 {
		failed = fmt.Errorf("%w; %s kept and will be sent with the next mark, or by the dashboard", failed, amount.Plural(waiting, "mark is", "marks are"))
	}
	if a.json { // whatever failed: what was marked is marked for good
		done := "the marks are sent"
		if failed != nil {
			done = "some marks may be sent"
		}
		failed = errors.Join(failed, a.unprinted(done, a.document(docs)))
	}
	return failed
}
