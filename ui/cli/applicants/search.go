package applicants

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"shortlist/api/account"
	"shortlist/model/lang"
	"shortlist/model/query"
	"shortlist/ui/cli/command"
)

func searchCommand(a *command.App) *cobra.Command {
	var limit int
	cmd := &cobra.Command{
		Use: "search QUERY", Short: lang.Text("Search the applicants of all jobs"),
		Long: lang.Text(`Search all applicants on this computer: names, contacts, employers, positions, duties, education, notes,
tags and the text of CVs. The newest come first. No application is marked viewed, and no request is sent.
A search finds applicants whose job was read on this computer, and CVs that the dashboard has read in the
background. shortlist sync reads both.

All terms must match; OR finds either of two terms, and (brackets) group: java (kyiv OR lviv).
A word is found with any ending: Java does not find JavaScript, java* does. "Words in quotes" are found
in a row, exactly. -word excludes a word. Names, employers and places are found
in Cyrillic and in Latin letters: Rudenko finds Руденко, and Szewczenko Шевченко; not in quotes.
Fields: name: contact: employer: position: duties: education: region: note: tag: cv:
Others: job:ID or job:TITLE, list:NAME of a shortlist, has:cv (email phone note tag rating verdict salary
messages), verdict:yes (maybe no none), is:unviewed (new suggested premium deleted
due snoozed), status:invited (received processing offer rejected deleted).
Comparisons: rating:>3, age:25..35, years:>=5 (whole years of experience), salary:<=40000 (each in its
own currency), salary:>1000usd (in that currency), applied:7d (the last 7 days; also 2w 3m 1y),
applied:2026-10-01.. (also a day, 2026-10, 2026, <2026-10-01). An unknown value matches no comparison:
age: never finds an applicant without an age.
since:monday (also yesterday, 7d, 2026-11-23) finds who applied since that day, or had something
happen: a first look, a verdict, an answer, an outcome, another status.`),
		Example: "  shortlist search 'accountant -intern has:cv'\n  shortlist search 'job:backend (cv:postgres* OR cv:mysql) salary:<=4000usd applied:2w'\n  shortlist search -- '-java \"head of sales\"'",
		Args: func(cmd *cobra.Command, args []string) error {
			if len(args) == 0 {
				return errors.New(lang.Text("%s needs words to search for", command.Name(cmd)))
			}
			return nil
		},
		RunE: a.Run(func(ctx context.Context, args []string) error {
			if limit <= 0 {
				return command.Misused(lang.Text("--limit needs a number above 0, not %d", limit))
			}
			return runSearch(ctx, a, strings.Join(args, " "), limit)
		}),
	}
	cmd.Flags().IntVar(&limit, "limit", 100, lang.Text("list at most this many applicants"))
	return cmd
}

// HitDoc is an applicant who was found, as --json shows them.
type HitDoc struct {
	ID       int64  `json:"id"`
	JobID    int64  `json:"jobId"`
	JobTitle string `json:"jobTitle"`
	Name     string `json:"name"`
	LineDoc
	Also *LineDoc `json:"also,omitzero"` // a line with a word of the query that is not in Line
}

// LineDoc is a line that explains why an applicant was found.
type LineDoc struct {
	Field string   `json:"field,omitzero"` // the field that Line is from
	Line  string   `json:"line,omitzero"`
	Lit   [][2]int `json:"lit,omitzero"`          // the matches in Line, in bytes: from, to
	Alike bool     `json:"spelledAlike,omitzero"` // they are a name or a place in another spelling than in the query
}

// searchDoc is the result of a search, as --json shows it.
type searchDoc struct {
	Found   []HitDoc `json:"found"`
	More    int      `json:"more"`    // further applicants, as far as they were counted
	Counted bool     `json:"counted"` // More is exact
	Unread  int      `json:"unread"`  // CVs whose text is not in the index yet
	Jobs    int      `json:"jobs"`    // jobs that have applicants
	Unknown int      `json:"unknown"` // jobs whose applicants are not all stored here
}

func runSearch(ctx context.Context, a *command.App, typed string, limit int) error {
	q, problem := query.Parse(typed, time.Now())
	if problem == "" && q.Empty() {
		problem = lang.Text("There is no word to search for.")
	}
	if problem != "" {
		return command.Misuse(errors.New(problem))
	}
	acct, err := a.People(ctx)
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
	if a.JSON {
		err = a.Document(searchDocOf(hits))
	} else {
		printHits(a, hits)
	}
	if err != nil {
		return err
	}
	a.Report(sayFound(hits, q.ReadsCVs()))
	if missed != nil {
		return fmt.Errorf("%s: %w", lang.Text("applications that are not in the index yet were not searched"), missed)
	}
	return nil
}

func searchDocOf(hits account.Hits) searchDoc {
	doc := searchDoc{Found: []HitDoc{}, More: hits.More, Counted: !hits.Many, Unread: hits.CVs, Jobs: hits.Jobs, Unknown: hits.Unknown}
	for _, h := range hits.List {
		d := HitDoc{ID: h.Candidate.ID, JobID: h.Candidate.JobID, JobTitle: h.JobTitle, Name: h.Candidate.Applicant.Name, LineDoc: lineDocOf(h.Why)}
		if h.Why.Also != nil {
			also := lineDocOf(*h.Why.Also)
			d.Also = &also
		}
		doc.Found = append(doc.Found, d)
	}
	return doc
}

func lineDocOf(why query.Found) (d LineDoc) {
	if why.Line != "" {
		d.Field, d.Line, d.Alike = why.Field.String(), why.Line, why.Alike
	}
	for _, r := range why.Highlights {
		d.Lit = append(d.Lit, [2]int{r.Start, r.End})
	}
	return d
}

func printHits(a *command.App, hits account.Hits) {
	columns := []command.Column{
		{Title: "ID", Width: 16, Right: true}, {Title: lang.Text("NAME"), Width: 26, Narrow: 18},
		{Title: lang.Text("JOB"), Width: 24, Narrow: 14}, {Title: lang.Text("FOUND")},
	}
	if len(hits.List) == 0 {
		return
	}
	a.Heading(columns)
	for _, h := range hits.List {
		found := ""
		if h.Why.Line != "" {
			found = h.Why.Field.String() + ": " + h.Why.Line
		}
		if also := h.Why.Also; also != nil {
			found += " · " + also.Field.String() + ": " + also.Line
		}
		a.Row(columns, command.Number(h.Candidate.ID), h.Candidate.Applicant.Name, h.JobTitle, found)
	}
}

func sayFound(h account.Hits, cvs bool) string {
	s := lang.Plural(len(h.List), "%d applicant", "%d applicants")
	switch {
	case h.Many:
		s += lang.Text(", and more than %d more", h.More)
	case h.More > 0:
		s += lang.Text(", and %d more", h.More)
	}
	if h.Unknown > 0 {
		s += lang.Plural(h.Jobs, " in %[2]d of %[1]d job; shortlist sync reads the others", " in %[2]d of %[1]d jobs; shortlist sync reads the others", h.Jobs-h.Unknown)
	}
	if h.CVs > 0 && cvs {
		s += lang.Plural(h.CVs, "; %d CV is not read yet: shortlist sync reads them, or the dashboard while it is open", "; %d CVs are not read yet: shortlist sync reads them, or the dashboard while it is open")
	}
	return s
}
