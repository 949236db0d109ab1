package cli

import (
	"context"
	"errors"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"shortlist/api/account"
	"shortlist/config"
	"shortlist/ui/erasing"
	"shortlist/ui/text"
)

// eraseOptions are the flags of erase.
type eraseOptions struct {
	person, job, olderThan      string
	shortlisted, dryRun, forget bool
	deleteSaved                 bool
}

func (a *app) eraseCommand() *cobra.Command {
	var o eraseOptions
	cmd := &cobra.Command{
		Use: "erase [PERSON]", Short: say.Erase.Short, Long: say.Erase.Long,
		Example: "  shortlist erase olena@example.org --dry-run\n  shortlist erase 4100237 --yes\n  shortlist erase --job 4100001 --yes\n" +
			"  shortlist erase --older-than 180d --yes --json",
		RunE: a.run(func(ctx context.Context, args []string) error {
			if len(args) > 1 {
				return usagef(say.OnePersonOnly)
			}
			if len(args) == 1 {
				o.person = args[0]
			}
			return a.erase(ctx, o)
		}),
	}
	f := cmd.Flags()
	f.StringVar(&o.job, "job", "", say.EraseJob)
	f.StringVar(&o.olderThan, "older-than", "", say.EraseOlderThan)
	f.BoolVar(&o.shortlisted, "shortlisted", false, say.EraseShortlisted)
	f.BoolVar(&o.deleteSaved, "delete-saved", false, say.EraseDeleteSaved)
	f.BoolVar(&o.dryRun, "dry-run", false, say.EraseDryRun)
	f.BoolVar(&o.forget, "forget-tombstones", false, say.EraseForget)
	return cmd
}

// scope reads which applications the flags select.
func (o eraseOptions) scope(now time.Time) (s account.Scope, err error) {
	given := 0
	for _, is := range []bool{o.person != "", o.job != "", o.olderThan != ""} {
		if is {
			given++
		}
	}
	if given != 1 {
		return s, usagef(say.EraseNeeds)
	}
	if o.shortlisted && o.olderThan == "" {
		return s, usagef(say.ShortlistedNeedsAge)
	}
	s.Person, s.Listed, s.Saved = o.person, o.shortlisted, o.deleteSaved
	if o.job != "" {
		s.JobID, err = idOf(aJob, o.job)
	}
	if o.olderThan != "" {
		age, failed := config.Days(o.olderThan)
		if failed != nil {
			return s, usagef("--older-than: " + failed.Error())
		}
		s.Before = now.Add(-age)
	}
	return s, err
}

// receiptDoc is the receipt of an erasure, as --json shows it. It holds nothing of the
// erased but ids; a dry run adds names.
type receiptDoc struct {
	DryRun          bool           `json:"dryRun"`
	Applications    []erasedDoc    `json:"applications"`
	Shortlisted     int            `json:"shortlistedKept"` // old enough, and kept because they are on a shortlist
	Erased          erasedCounts   `json:"erased"`
	Texts           int            `json:"textsSearched"` // names, addresses and numbers
	Files           int            `json:"filesSearched"`
	Masked          int            `json:"placesMaskedInLogs"`
	Left            []leftDoc      `json:"left"`     // files that still hold one
	Mentions        map[string]int `json:"mentions"` // rows of others that hold one, by table
	Failed          []string       `json:"failed"`
	OutOfReach      []string       `json:"outOfReach"`
	StillAtTheBoard bool           `json:"serviceStillHasThem"`
	Deleted         int            `json:"savedFilesDeleted"`
	Saved           []savedFileDoc `json:"savedFiles"` // that shortlist saved, and that stay; in a dry run all
	Apart           []apartDoc     `json:"keptApart"`  // stores that the erasure does not reach
}

// savedFileDoc is a file with the erased that shortlist saved.
type savedFileDoc struct {
	Path   string `json:"path"`
	State  string `json:"state"`             // account.SavedState
	Others int    `json:"otherApplications"` // in it
}

type erasedDoc struct {
	ID       int64  `json:"id"`
	JobID    int64  `json:"jobId"`
	JobTitle string `json:"jobTitle"`
	Date     string `json:"date,omitzero"`
	Name     string `json:"name,omitzero"`
}

type erasedCounts struct {
	Applications int `json:"applications"`
	CVs          int `json:"cvs"`
	Attachments  int `json:"attachments"`
	Copies       int `json:"copies"`
	Reviews      int `json:"reviews"`
	Places       int `json:"shortlistPlaces"`
	Lists        int `json:"shortlists"`
	Searches     int `json:"savedSearches"`
	Queued       int `json:"queuedViews"`
	Entries      int `json:"activityEntries"`
	Drafts       int `json:"drafts"`
	Team         int `json:"teamLines"` // of one's own file in the team folder
}

type leftDoc struct {
	File   string `json:"file"`
	Places int    `json:"places"`
}

func receiptOf(r account.Receipt, s account.Selected, dryRun bool) receiptDoc {
	doc := receiptDoc{
		DryRun: dryRun, Applications: []erasedDoc{}, Shortlisted: s.Listed, Texts: r.Marks, Files: r.Searched, Masked: r.Masked,
		Left: []leftDoc{}, Mentions: map[string]int{}, Failed: append([]string{}, r.Failed...), OutOfReach: erasing.OutOfReach(r), StillAtTheBoard: true,
		Erased: erasedCounts{
			Applications: r.Rows.Applications, CVs: r.CVs, Attachments: r.Files, Copies: r.Other, Reviews: r.Rows.Reviews, Places: r.Rows.Places,
			Lists: r.Rows.Lists, Searches: r.Rows.Searches, Queued: r.Rows.Queued, Entries: r.Rows.Entries, Drafts: r.Rows.Drafts,
			Team: r.Team,
		},
		Deleted: r.Deleted, Saved: []savedFileDoc{}, Apart: apartDocs(r.Apart),
	}
	for _, f := range r.Saved {
		doc.Saved = append(doc.Saved, savedFileDoc{f.Path, string(f.State), f.Others})
	}
	for table, n := range r.Mentions {
		doc.Mentions[table] = n
	}
	for _, l := range r.Left {
		doc.Left = append(doc.Left, leftDoc{l.File, l.Places})
	}
	for _, m := range s.Applications {
		d := erasedDoc{ID: m.ID, JobID: m.JobID, JobTitle: m.Job}
		if !m.Date.IsZero() {
			d.Date = m.Date.UTC().Format(time.RFC3339)
		}
		if dryRun {
			d.Name = m.Name
		}
		doc.Applications = append(doc.Applications, d)
	}
	return doc
}

func (a *app) erase(ctx context.Context, o eraseOptions) error {
	if o.forget {
		return a.forgetErased(ctx, o)
	}
	scope, err := o.scope(time.Now())
	if err != nil {
		return err
	}
	acct, err := a.people(ctx)
	if err != nil {
		return err
	}
	selected, err := a.selected(ctx, acct, scope)
	if err != nil {
		return err
	}
	if len(selected.Applications) == 0 && scope.JobID == 0 || o.dryRun {
		return a.rehearse(ctx, acct, selected, scope)
	}
	if !a.yes {
		if err := a.confirmErase(ctx, acct, selected, scope); err != nil {
			return err
		}
	}
	r, err := acct.Erase(ctx, selected, scope)
	if err != nil {
		return err
	}
	err = a.unprinted(say.ErasedDone, a.printReceipt(r, selected, false))
	if err == nil && !r.Clean() {
		err = errors.New(say.NotAllErased)
	}
	return err
}

// confirmErase shows what would be erased, and asks.
func (a *app) confirmErase(ctx context.Context, acct *account.Account, s account.Selected, scope account.Scope) error {
	if err := a.matchTable(s.Applications, true); err != nil {
		return err
	}
	r, err := acct.Rehearse(ctx, s, scope)
	if err != nil {
		return err
	}
	for _, line := range erasing.Saved(r, len(r.Saved)) {
		a.report(line)
	}
	a.reportApart(r.Apart)
	files := 0
	if scope.Saved {
		files = erasing.Unchanged(r)
	}
	return a.confirm(ctx, say.AskErase(len(s.Applications), files))
}

// selected finds the applications of a scope, and lists several matching people, from
// which the caller has to choose.
func (a *app) selected(ctx context.Context, acct *account.Account, scope account.Scope) (account.Selected, error) {
	s, err := acct.Select(ctx, scope)
	var several *account.SeveralError
	switch {
	case errors.As(err, &several):
		return s, usage{errors.Join(a.matchTable(several.People, true), err)}
	case errors.Is(err, account.ErrNone):
		a.reportApart(acct.ApartOf(ctx, scope.Person))
		return s, coded{errors.New(say.NothingKeptOf), exitNotYours}
	}
	return s, err
}

func (a *app) rehearse(ctx context.Context, acct *account.Account, s account.Selected, scope account.Scope) error {
	r, err := acct.Rehearse(ctx, s, scope)
	if err != nil {
		return err
	}
	return a.printReceipt(r, s, true)
}

// matchTable prints applications, to the error stream before a question.
func (a *app) matchTable(matches []account.Match, toErr bool) error {
	out := a
	if toErr {
		beside := a.deps
		beside.Out, beside.OutTerminal = a.deps.Err, a.deps.ErrTerminal
		out = &app{deps: beside}
	}
	columns := titled(say.MatchColumns(), []column{{width: 16, right: true}, {width: 26, narrow: 18}, {width: 16, narrow: 10}, {width: 16, right: true}, {}})
	if err := out.heading(columns); err != nil {
		return err
	}
	for _, m := range matches {
		if err := out.row(columns, number(m.ID), m.Name, localTime(m.Date), number(m.JobID), m.Job); err != nil {
			return err
		}
	}
	return nil
}

func (a *app) printReceipt(r account.Receipt, s account.Selected, dryRun bool) error {
	if a.json {
		return a.document(receiptOf(r, s, dryRun))
	}
	if dryRun && len(s.Applications) > 0 {
		if err := a.matchTable(s.Applications, false); err != nil {
			return err
		}
	}
	for _, line := range erasing.Receipt(r, s.Listed, dryRun) {
		if err := a.printf("%s\n", line.Text); err != nil {
			return err
		}
	}
	return nil
}

// forgottenDoc is what --forget-tombstones has done, as --json shows it.
type forgottenDoc struct {
	Forgotten int      `json:"forgotten"`
	Hosts     []string `json:"tombstonesOnHosts"` // whose file of the same manager still has tombstones
}

func (a *app) forgetErased(ctx context.Context, o eraseOptions) error {
	if o.person != "" || o.job != "" || o.olderThan != "" || o.shortlisted || o.dryRun || o.deleteSaved {
		return usagef(say.ForgetAlone)
	}
	acct, err := a.use(ctx)
	if err != nil {
		return err
	}
	if err := a.confirm(ctx, say.AskForgetErased); err != nil {
		return err
	}
	n, hosts, err := acct.ForgetErased(ctx)
	if err != nil {
		return err
	}
	done := say.ErasedForgotten(n)
	if a.json {
		return a.unprinted(done, a.document(forgottenDoc{n, append([]string{}, hosts...)}))
	}
	err = a.printf("%s\n", done)
	if err == nil && len(hosts) > 0 {
		err = a.printf("%s\n", say.TombstonesLeft(text.Line(strings.Join(hosts, ", "))))
	}
	return a.unprinted(done, err)
}

// finishErasures ends the erasures that a killed program has left.
func (a *app) finishErasures(ctx context.Context, acct *account.Account) error {
	done, err := acct.FinishErasures(ctx)
	for _, r := range done {
		a.report(say.ErasureFinished(r.Rows.Applications, localTime(r.Begun)))
		if !r.Clean() {
			a.report("shortlist: " + say.NotAllErased)
		}
		if !r.Clean() || len(r.Saved) > 0 {
			for _, line := range erasing.Receipt(r, 0, false) {
				a.report(line.Text)
			}
		}
	}
	return err
}
