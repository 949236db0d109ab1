package account

import (
	"context"
	"strings"

	"shortlist/model"
	"shortlist/model/blind"
	"shortlist/model/lang"
	"shortlist/model/needs"
	"shortlist/model/store"
)

// Questions returns the manager's own questions of a job.
func (a *Account) Questions(ctx context.Context, jobID int64) ([]string, error) {
	text, err := a.store.Questions(ctx, jobID)
	if err != nil {
		return nil, err
	}
	return needs.ParseQuestions(text)
}

// SetQuestions replaces the manager's own questions of a job. The service does not learn of them.
func (a *Account) SetQuestions(ctx context.Context, jobID int64, own []string) error {
	return a.store.SetQuestions(ctx, jobID, strings.Join(own, "\n"))
}

// Sheet is the interview sheet of one application. Its questions are those of everybody who has applied to the job.
type Sheet struct {
	Candidate model.Candidate // redacted in blind mode
	Questions []SheetQuestion
	Left      []needs.Need // the needs for which the sheet has no room
	Blind     bool         // the sheet is redacted
}

// SheetQuestion is a question of a sheet, and what is known of its need.
type SheetQuestion struct {
	needs.Question
	Find needs.Find // zero for a question of the manager's own
}

// ErrNothingToAsk is returned for a job without needs and without questions.
var ErrNothingToAsk = lang.NewError("the job has no needs and no questions of yours, so there is nothing to ask")

// Sheet returns the interview sheet of an application. It reads the CV if it was not read yet.
func (a *Account) Sheet(ctx context.Context, applyID int64) (out Sheet, err error) {
	c, err := a.candidate(ctx, applyID)
	if err != nil {
		return out, err
	}
	of, err := a.Needs(ctx, c.JobID)
	if err != nil {
		return out, err
	}
	own, err := a.Questions(ctx, c.JobID)
	if err != nil {
		return out, err
	}
	asked, left := needs.Ask(of, own)
	if len(asked) == 0 {
		return out, ErrNothingToAsk
	}
	out.Left = left
	var sought []needs.Need
	for _, q := range asked {
		out.Questions = append(out.Questions, SheetQuestion{Question: q})
		if q.Need != nil {
			sought = append(sought, *q.Need)
		}
	}
	err = store.ErrNone
	failed := a.NeedsIn(ctx, sought, []int64{c.ID}, func(n Needed) error {
		out.Candidate, err = n.Candidate, nil
		for i, q := range out.Questions {
			if q.Need != nil {
				out.Questions[i].Find, n.Finds = n.Finds[0], n.Finds[1:]
			}
		}
		return nil
	})
	if failed != nil {
		err = failed
	}
	out.Blind = blind.IsCoded(out.Candidate)
	titled := []model.Candidate{out.Candidate}
	a.title(ctx, titled...)
	out.Candidate = titled[0]
	return out, err
}
