package cli

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"shortlist/api/account"
	"shortlist/model/amount"
	"shortlist/model/query"
)

func (a *app) searchCommand() *cobra.Command {
	var limit int
	cmd := &cobra.Command{
		Use: "search QUERY", Short: "Find people in all jobs by words",
		Long: "Find people of all jobs by words of what is kept on this machine: names, contacts, employers,\n" +
			"positions, duties, education, notes, tags and the text of CVs. The newest come first. Nobody is marked\n" +
			"viewed, and the service is not asked: people are found once their job's applicants were read here, and\n" +
			"CVs once the dashboard has read them in the background; shortlist sync reads both.\n\n" +
			"All terms must be met; OR between terms makes either enough, and (brackets) group: java (kyiv OR lviv).\n" +
			"A word is found whatever its ending; Java does not find JavaScript, java* does. \"Words in quotes\" are\n" +
			"found in a row, as they are written. -word: who does not have it. Names, employers and places are found\n" +
			"in Cyrillic and in Latin letters: Rudenko finds Руденко, and Szewczenko Шевченко; not in quotes.\n" +
			"Fields: name: contact: employer: position: duties: education: region: note: tag: cv:\n" +
			"Others: job:ID or job:TITLE, list:NAME of a shortlist, has:cv (email phone note tag rating verdict salary\n" +
			"messages), verdict:yes (maybe no none), is:unseen (new suggested premium deleted),\n" +
			"status:invited (received processing offer rejected deleted).\n" +
			"Comparisons: rating:>3, age:25..35, years:>=5 (whole years of experience), salary:<=40000 (each in their\n" +
			"own currency), salary:>1000usd (in that currency), applied:7d (the last 7 days; also 2w 3m 1y),\n" +
			"applied:2026-10-01.. (also a day, 2026-10, 2026, <2026-10-01). What is not known of somebody meets no\n" +
			"comparison: without an age, age: never finds them.",
		Example: "  shortlist search 'accountant -intern has:cv'\n  shortlist search 'job:backend (cv:postgres* OR cv:mysql) salary:<=4000usd applied:2w'\n  shortlist search -- '-java \"head of sales\"'",
		Args: func(cmd *cobra.Command, args []string) error {
			if len(args) == 0 {
				return fmt.Errorf("%s needs what is to be found", name(cmd))
			}
			return nil
		},
		RunE: a.run(func(ctx context.Context, args []string) error {
			if limit <= 0 {
				return usagef("%d people cannot be listed: --limit is a number above 0", limit)
			}
			return a.search(ctx, strings.Join(args, " "), limit)
		}),
	}
	cmd.Flags().IntVar(&limit, "limit", 100, "list at most so many people")
	return cmd
}

// hitDoc is somebody who was found, as --json shows them.
type hitDoc struct {
	ID       int64    `json:"id"`
	JobID    int64    `json:"jobId"`
	JobTitle string   `json:"jobTitle"`
	Name     string   `json:"name"`
	Field    string   `json:"field,omitzero"` // that Line is of
	Line     string   `json:"line,omitzero"`
	Lit      [][2]int `json:"lit,omitzero"` // what of Line was looked for, in bytes: from, to
}

// searchDoc is what was found, as --json shows it.
type searchDoc struct {
	Found   []hitDoc `json:"found"`
	More    int      `json:"more"`    // people who are not listed, as far as they were counted
	Counted bool     `json:"counted"` // there are no more than those
	Unread  int      `json:"unread"`  // CVs that cannot be found by their text yet
	Jobs    int      `json:"jobs"`    // that have applicants
	Unknown int      `json:"unknown"` // of them, those whose applicants are not all known here
}

func (a *app) search(ctx context.Context, typed string, limit int) error {
	q, problem := query.Parse(typed, time.Now())
	if problem == "" && q.Empty() {
		problem = "There is no word to look for."
	}
	if problem != "" {
		return usage{errors.New(problem)}
	}
	acct, err := a.people()
	if err != nil {
		return err
	}
	if err := acct.IndexNow(ctx); err != nil {
		return err
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
	summary := amount.Plural(len(hits.List), "applicant")
	switch {
	case hits.Many:
		summary += fmt.Sprintf(", and more than %d more", hits.More)
	case hits.More > 0:
		summary += fmt.Sprintf(", and %d more", hits.More)
	}
	if hits.Unknown > 0 {
		summary += fmt.Sprintf(" in %d of %s; shortlist sync reads the others", hits.Jobs-hits.Unknown, amount.Plural(hits.Jobs, "job"))
	}
	if hits.CVs > 0 && q.Reads() {
		summary += fmt.Sprintf("; %s not read yet: shortlist sync reads them, or the dashboard while it is open", amount.Plural(hits.CVs, "CV is", "CVs are"))
	}
	a.sayf("%s", summary)
	return nil
}

func searchDocOf(hits account.Hits) searchDoc {
	doc := searchDoc{Found: []hitDoc{}, More: hits.More, Counted: !hits.Many, Unread: hits.CVs, Jobs: hits.Jobs, Unknown: hits.Unknown}
	for _, h := range hits.List {
		d := hitDoc{ID: h.Candidate.ID, JobID: h.Candidate.JobID, JobTitle: h.JobTitle, Name: h.Candidate.Applicant.Name}
		if h.Why.Line != "" {
			d.Field, d.Line = h.Why.Field.String(), h.Why.Line
		}
		for _, r := range h.Why.Lit {
			d.Lit = append(d.Lit, [2]int{r.Start, r.End})
		}
		doc.Found = append(doc.Found, d)
	}
	return doc
}

func (a *app) printHits(hits account.Hits) error {
	columns := []column{
		{title: "ID", width: 16, right: true}, {title: "NAME", width: 26, narrow: 18}, {title: "JOB", width: 24, narrow: 14}, {title: "FOUND"},
	}
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
