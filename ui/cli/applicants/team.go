package applicants

import (
	"context"
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/model/lang"
	"shortlist/model/team"
	"shortlist/ui/cli/command"
	"shortlist/ui/export"
	"shortlist/ui/text"
)

func teamCommand(a *command.App) *cobra.Command {
	cmd := &cobra.Command{
		Use: "team", Short: lang.Text("List the team folder: managers, files, and lines that do not count"),
		Long: lang.Text(`List the files of the team folder, in which managers share their reviews, and each line that does not
count, with the reason. The settings are team.folder and team.hide_until_own; shortlist guide team
explains them.`),
		Args:    command.NoArgs,
		Example: "  shortlist team\n  shortlist team show 4100237\n  shortlist team publish",
		RunE:    a.Run(func(ctx context.Context, _ []string) error { return runTeam(ctx, a) }),
	}
	var undo bool
	wrote := &cobra.Command{
		Use: "wrote APPLICATION", Short: lang.Text("Note for colleagues that you have written to an applicant"), Args: command.OneID(command.Application),
		RunE: a.RunApplication(func(ctx context.Context, id int64) error { return teamWrote(ctx, a, id, !undo) }),
	}
	wrote.Flags().BoolVar(&undo, "undo", false, lang.Text("take it back"))
	cmd.AddCommand(
		&cobra.Command{
			Use: "show APPLICATION", Short: lang.Text("Show what colleagues think of an application"), Args: command.OneID(command.Application),
			RunE: a.RunApplication(func(ctx context.Context, id int64) error { return teamShow(ctx, a, id) }),
		},
		&cobra.Command{
			Use: "publish", Short: lang.Text("Share all reviews and shortlists of this computer"),
			Long: lang.Text(`Share all reviews and shortlists of this computer, also those from before the team folder was set.
Without this, colleagues see only what you changed since then.`),
			Args: command.NoArgs,
			RunE: a.Run(func(ctx context.Context, _ []string) error { return teamPublish(ctx, a) }),
		},
		wrote,
	)
	return cmd
}

func runTeam(ctx context.Context, a *command.App) error {
	acct, err := withTeam(a.Use(ctx))
	if err != nil {
		return err
	}
	view, pending, err := acct.Team(ctx)
	if err != nil {
		return err
	}
	o := acct.TeamFolder()
	doc := export.TeamOf(view, o, pending)
	if a.JSON {
		return a.Document(doc)
	}
	a.Printf("%s\n\n", lang.Text("Team folder %s, you are %s", text.Line(o.Path), o.Manager))
	columns := []command.Column{
		{Title: lang.Text("MANAGER"), Width: 20}, {Title: lang.TextIn("cli", "HOST"), Width: 20},
		{Title: lang.Text("LINES"), Width: 8, Right: true}, {Title: lang.Text("LAST"), Width: 16}, {},
	}
	a.Heading(columns)
	for _, f := range doc.Files {
		state, last := sayTeamUsed(f.Used, len(f.Problems)+f.More), ""
		if f.Last != nil {
			last = command.LocalTime(*f.Last)
		}
		a.Row(columns, f.Manager, f.Host, command.Number(int64(f.Lines)), last, state)
	}
	for _, f := range view.Files {
		for _, p := range f.Problems {
			a.Printf("%s\n", p.In(text.Line(f.Name)))
		}
		if f.More > 0 {
			a.Printf("%s\n", lang.Plural(f.More, "%[2]s: %[1]d more problem", "%[2]s: %[1]d more problems", text.Line(f.Name)))
		}
	}
	for _, e := range view.Endings() {
		a.Printf("%s\n", lang.End(text.Line(e.String())))
	}
	if pending > 0 {
		return a.Printf("%s\n", lang.Plural(pending, "%d change of yours not in the folder yet. The dashboard writes them.", "%d changes of yours not in the folder yet. The dashboard writes them."))
	}
	return nil
}

// withTeam returns an account that has a team folder.
func withTeam(acct *account.Account, err error) (*account.Account, error) {
	if err == nil && acct.TeamFolder().Path == "" {
		return nil, command.Misuse(account.ErrNoTeam)
	}
	return acct, err
}

// wroteDoc is whether colleagues see that the manager has written to an applicant, as --json shows it.
type wroteDoc struct {
	ID      int64 `json:"id"`
	JobID   int64 `json:"jobId"`
	Written bool  `json:"writtenByMe"`
}

func teamShow(ctx context.Context, a *command.App, id int64) error {
	acct, err := a.People(ctx)
	if err != nil {
		return err
	}
	_, noTeam := withTeam(acct, nil)
	if noTeam == nil {
		if err := acct.SyncTeam(ctx); err != nil {
			return err
		}
	}
	found, err := acct.Colleagues(ctx, model.Candidate{ID: id})
	if err != nil {
		return err
	}
	if noTeam != nil && found.Hidden+len(found.Opinions) == 0 && !found.Unseen {
		return noTeam
	}
	if a.JSON {
		return a.Document(export.ColleaguesOf(found))
	}
	printColleagues(a, found)
	return nil
}

func printColleagues(a *command.App, found account.Colleagues) {
	print := func(s string) { a.Printf("%s\n", s) }
	if len(found.OpenBy) > 0 {
		print(lang.Text("Open now: %s", text.Line(strings.Join(found.OpenBy, ", "))))
	}
	for _, w := range found.Written {
		print(lang.Text("%s has written to this applicant (%s)", text.Line(w.Manager), command.LocalTime(w.At)))
	}
	if found.Hidden > 0 {
		print(lang.PluralIn("cli", found.Hidden, "%d colleague has a verdict; yours first", "%d colleagues have a verdict; yours first"))
	}
	for _, o := range found.Opinions {
		print(sayTeamOpinion(text.Line(o.Manager), o.Verdict.Label(), o.Rating, command.LocalTime(o.At)))
		if len(o.Tags) > 0 {
			print("  #" + text.Line(strings.Join(o.Tags, " #")))
		}
		if len(o.Lists) > 0 {
			print("  " + lang.Text("on %s", text.Line(strings.Join(o.Lists, ", "))))
		}
		for _, line := range text.Lines(o.Note) {
			print("  " + line)
		}
	}
	if found.Unseen {
		print(lang.Text("A colleague has a note or a rating without a verdict; your verdict first"))
	}
	if found.EndedBy != "" {
		print(team.ErasedNotice(text.Line(found.EndedBy)))
	} else if !found.Unseen && len(found.OpenBy)+len(found.Written)+found.Hidden+len(found.Opinions) == 0 {
		print(lang.Text("No colleague has written anything about this application."))
	}
}

func teamWrote(ctx context.Context, a *command.App, id int64, written bool) error {
	acct, err := withTeam(a.Use(ctx))
	if err != nil {
		return err
	}
	c, err := command.Stored(ctx, acct, id)
	if err != nil {
		return err
	}
	if err := acct.NoteWritten(ctx, c, written); err != nil {
		return err
	}
	if err := acct.SyncTeam(ctx); err != nil {
		return lang.Errorf("%w; the change is kept on this computer and written later", err)
	}
	done := sayTeamNoted(id, written)
	return a.Done(done, wroteDoc{id, c.JobID, written})
}

func teamPublish(ctx context.Context, a *command.App) error {
	acct, err := withTeam(a.Use(ctx))
	if err != nil {
		return err
	}
	if err := a.Confirm(ctx, lang.Text("Share all your verdicts, ratings, tags, notes and shortlists with your colleagues?")); err != nil {
		return err
	}
	n, err := acct.PublishReviews(ctx)
	if err != nil {
		return err
	}
	done := lang.Plural(n, "Shared: reviews and places on shortlists of %d application.", "Shared: reviews and places on shortlists of %d applications.")
	return a.Done(done, map[string]int{"applications": n})
}

func sayTeamUsed(used bool, problems int) string {
	switch {
	case !used:
		return lang.Text("not used")
	case problems > 0:
		return lang.Plural(problems, "%d problem", "%d problems")
	}
	return ""
}

func sayTeamOpinion(name string, verdict string, rating int, when string) string {
	line := name
	if verdict != "" {
		line += "  " + verdict
	}
	if rating > 0 {
		line += fmt.Sprintf("  %d/5", rating)
	}
	return line + "  (" + when + ")"
}

func sayTeamNoted(id int64, written bool) string {
	if written {
		return lang.Text("Colleagues now see that you have written to %d.", id)
	}
	return lang.Text("Colleagues no longer see that you have written to %d.", id)
}
