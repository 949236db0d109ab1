package cli

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"shortlist/api/account"
	"shortlist/model/query"
)

func (a *app) searchCommand() *cobra.Command {
	var limit int
	cmd := &cobra.Command{
		Use: "search QUERY", Short: say.Search.Short,
		Long:    say.Search.Long,
		Example: "  shortlist search 'accountant -intern has:cv'\n  shortlist search 'job:backend (cv:postgres* OR cv:mysql) salary:<=4000usd applied:2w'\n  shortlist search -- '-java \"head of sales\"'",
		Args: func(cmd *cobra.Command, args []string) error {
			if len(args) == 0 {
				return errors.New(say.NeedsQuery(name(cmd)))
			}
			return nil
		},
		RunE: a.run(func(ctx context.Context, args []string) error {
			if limit <= 0 {
				return usagef(say.LimitTooSmall(limit))
			}
			return a.search(ctx, strings.Join(args, " "), limit)
		}),
	}
	cmd.Flags().IntVar(&limit, "limit", 100, say.SearchLimit)
	return cmd
}

// hitDoc is an applicant who was found, as --json shows them.
type hitDoc struct {
	ID       int64    `json:"id"`
	JobID    int64    `json:"jobId"`
	JobTitle string   `json:"jobTitle"`
	Name     string   `json:"name"`
	Field    string   `json:"field,omitzero"` // that Line is of
	Line     string   `json:"line,omitzero"`
	Lit      [][2]int `json:"lit,omitzero"` // the matches in Line, in bytes: from, to
}

// searchDoc is the result of a search, as --json shows it.
type searchDoc struct {
	Found   []hitDoc `json:"found"`
	More    int      `json:"more"`    // further applicants, as far as they were counted
	Counted bool     `json:"counted"` // More is exact
	Unread  int      `json:"unread"`  // CVs whose text is not in the index yet
	Jobs    int      `json:"jobs"`    // that have applicants
	Unknown int      `json:"unknown"` // of them, jobs whose applicants are not all known here
}

func (a *app) search(ctx context.Context, typed string, limit int) error {
	q, problem := query.Parse(typed, time.Now())
	if problem == "" && q.Empty() {
		problem = say.NoSearchWord
	}
	if problem != "" {
		return usage{errors.New(problem)}
	}
	acct, err := a.people(ctx)
	if err != nil {
		return err
	}
	missed := acct.IndexNow(ctx)
	if ctx.Err() != nil {
		return ctx.Err()
	}
	hits, err := acct.Search(ctx, q, limit)
	if err != nil {
		return err
	}
	if a.json {
		err = a.document(searchDocOf(hits))
	} else {
		err = a.printHits(hits)
	}
	if err != nil {
		return err
	}
	a.report(say.Found(hits, q.ReadsCVs()))
	if missed != nil {
		return fmt.Errorf("%s: %w", say.SearchIncomplete, missed)
	}
	return nil
}

func searchDocOf(hits account.Hits) searchDoc {
	doc := searchDoc{Found: []hitDoc{}, More: hits.More, Counted: !hits.Many, Unread: hits.CVs, Jobs: hits.Jobs, Unknown: hits.Unknown}
	for _, h := range hits.List {
		d := hitDoc{ID: h.Candidate.ID, JobID: h.Candidate.JobID, JobTitle: h.JobTitle, Name: h.Candidate.Applicant.Name}
		if h.Why.Line != "" {
			d.Field, d.Line = h.Why.Field.String(), h.Why.Line
		}
		for _, r := range h.Why.Highlights {
			d.Lit = append(d.Lit, [2]int{r.Start, r.End})
		}
		doc.Found = append(doc.Found, d)
	}
	return doc
}

func (a *app) printHits(hits account.Hits) error {
	columns := titled(say.HitColumns(), []column{{width: 16, right: true}, {width: 26, narrow: 18}, {width: 24, narrow: 14}, {}})
	if len(hits.List) == 0 {
		return nil
	}
	if err := a.heading(columns); err != nil {
		return err
	}
	for _, h := range hits.List {
		found := ""
		if h.Why.Line != "" {
			found = h.Why.Field.String() + ": " + h.Why.Line
		}
		if err := a.row(columns, number(h.Candidate.ID), h.Candidate.Applicant.Name, h.JobTitle, found); err != nil {
			return err
		}
	}
	return nil
}
