package cli

import (
	"context"
	"errors"
	"fmt"

	"github.com/spf13/cobra"

	"shortlist/api/account"
)

func (a *app) applicantsViewedCommand() *cobra.Command {
	return &cobra.Command{
		Use: "viewed APPLICATION…", Short: "Mark applications viewed, for good and for the whole account", Args: someIDs("an application"),
		RunE: a.run(func(ctx context.Context, args []string) error {
			ids := make([]int64, len(args))
			for i, arg := range args {
				id, err := idOf("application id", arg)
				if err != nil {
					return err
				}
				ids[i] = id
			}
			return a.viewed(ctx, ids)
		}),
	}
}

// viewedDoc is what became of a mark.
type viewedDoc struct {
	ID       int64 `json:"id"`
	IsViewed bool  `json:"isViewed"`
}

func (a *app) viewed(ctx context.Context, ids []int64) error {
	acct, err := a.change()
	if err != nil {
		return err
	}
	var failed error
	docs := []viewedDoc{}
	for _, id := range ids {
		var jobID int64 // only noted
		if c, err := acct.Candidate(ctx, id); err == nil {
			jobID = c.JobID
		}
		delivery, err := acct.MarkViewed(ctx, jobID, id)
		view := delivery.Of(id)
		err = errors.Join(err, view.Err)
		switch {
		case err != nil && view.State == account.ViewWaits:
			err = fmt.Errorf("%w; it is kept and will be sent with the next mark, or by the dashboard", err)
		case err == nil:
			docs = append(docs, viewedDoc{id, true})
			a.sayf("Application %d is marked viewed.", id)
		}
		failed = errors.Join(failed, err)
		if ctx.Err() != nil {
			break
		}
	}
	if failed == nil && a.json {
		return a.document(docs)
	}
	return failed
}
