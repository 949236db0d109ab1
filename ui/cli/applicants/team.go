package applicants

import (
	"context"
	"errors"
	"strconv"

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
		Use: "team", Short: lang.Text("List what the team shares: managers, and lines that do not count"),
		Long: lang.Text(`List who shares reviews in the team's folder or database, and each line that does not count, with the
reason. The settings are team.folder, team.database, team.database_command and team.hide_until_own;
shortlist guide team explains them.`),
		Args:    command.NoArgs,
		Example: "  shortlist team\n  shortlist team show 4100237\n  shortlist team publish\n  shortlist team schema | sudo -u postgres psql hiring",
		RunE:    a.Run(func(ctx context.Context, _ []string) error { return runTeam(ctx, a) }),
	}
	var undo bool
	wrote := &cobra.Command{
		Use: "wrote APPLICATION", Short: lang.Text("Note for colleagues that you have written to an applicant"), Args: command.OneID(command.Application),
		RunE: a.RunApplication(func(ctx context.Context, id int64) error { return teamWrote(ctx, a, id, !undo) }),
	}
	wrote.Flags().BoolVar(&undo, "undo", false, lang.Text("take it back"))
	var from string
	publish := &cobra.Command{
		Use: "publish", Short: lang.Text("Share all reviews and shortlists of this computer"),
		Long: lang.Text(`Share all reviews and shortlists of this computer, also those from before the team was set. Without
this, colleagues see only what you changed since then. --from shares what you have shared in another
place instead, such as the folder that the team had before its database; that place keeps its lines.`),
		Args: command.NoArgs,
		RunE: a.Run(func(ctx context.Context, _ []string) error { return teamPublish(ctx, a, from) }),
	}
	publish.Flags().StringVar(&from, "from", "", lang.Text("`PLACE` of your lines: folder is that of team.folder; else a path, or the address of a database"))
	var reason string
	release := &cobra.Command{
		Use: "release RESERVATION", Short: lang.Text("Free a letter that a colleague has reserved (administrators)"), Args: command.OneWord,
		RunE: a.Run(func(ctx context.Context, args []string) error { return teamRelease(ctx, a, args[0], reason) }),
	}
	release.Flags().StringVar(&reason, "reason", "", lang.Text("the reason, for the team's log"))
	cmd.AddCommand(
		&cobra.Command{
			Use: "show APPLICATION", Short: lang.Text("Show what colleagues think of an application"), Args: command.OneID(command.Application),
			RunE: a.RunApplication(func(ctx context.Context, id int64) error { return teamShow(ctx, a, id) }),
		},
		publish, wrote, release,
		&cobra.Command{
			Use: "schema", Short: lang.Text("Print the SQL that makes the tables of a team's database"), Args: command.NoArgs,
			RunE: a.Run(func(context.Context, []string) error { return a.Printf("%s", team.Schema()) }),
		},
		&cobra.Command{
			Use: "grant ROLE", Short: lang.Text("Print the SQL that lets a role share in a team's database"), Args: command.OneWord,
			RunE: a.Run(func(_ context.Context, args []string) error {
				sql, err := team.Grant(args[0])
				if err != nil {
					return command.Misuse(err)
				}
				return a.Printf("%s", sql)
			}),
		},
	)
	return cmd
}

func teamRelease(ctx context.Context, a *command.App, arg, reason string) error {
	id, err := strconv.ParseInt(arg, 10, 64)
	if err != nil || id < 1 {
		return command.Misuse(errors.New(lang.Text("%q is not the number of a reservation; shortlist team lists them", arg)))
	}
	if reason == "" {
		return command.Misuse(errors.New(lang.Text("team release needs --reason, for the team's log")))
	}
	acct, err := withTeam(a.Use(ctx))
	if err != nil {
		return err
	}
	found, err := acct.ReleaseLetter(ctx, id, reason)
	if err == nil && !found {
		err = errors.New(lang.Text("there is no reservation %d", id))
	}
	if err != nil {
		return err
	}
	return a.Done(lang.Text("Reservation %d is free.", id), map[string]int64{"released": id})
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
	o := acct.TeamPlace()
	doc := export.TeamOf(view, o, pending)
	if a.JSON {
		return a.Document(doc)
	}
	a.Printf("%s\n\n", lang.Text("The team shares in %s, you are %s", text.Line(o.Name), text.Line(o.Manager)))
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
	for _, r := range view.Reserved {
		if r.State != team.HandedState {
			a.Printf("%s\n", lang.Text("Reservation %d: %s writes “%s” to the applicant of %d (%s)", r.ID, text.Line(r.Author), text.Line(r.Letter), r.ApplyID, command.LocalTime(r.At)))
		}
	}
	for _, e := range view.Endings() {
		a.Printf("%s\n", lang.End(text.Line(e.String())))
	}
	if pending > 0 {
		return a.Printf("%s\n", lang.Plural(pending, "%d change of yours not shared yet. The dashboard writes them.", "%d changes of yours not shared yet. The dashboard writes them."))
	}
	return nil
}

// withTeam returns an account that has a team folder.
func withTeam(acct *account.Account, err error) (*account.Account, error) {
	if err == nil && acct.TeamPlace().Name == "" {
		return nil, command.Misuse(account.ErrNoTeam)
	}
	return acct, err
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
	for _, line := range export.WordsOf(found) {
		a.Printf("%s\n", line)
	}
	return nil
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
	return a.Done(sayTeamNoted(id, written), map[string]any{"id": id, "jobId": c.JobID, "writtenByMe": written})
}

func teamPublish(ctx context.Context, a *command.App, from string) error {
	var other team.Space
	if from != "" {
		s, err := a.Setup()
		if err != nil {
			return err
		}
		if other, err = s.Config.TeamOf(s.Name).SpaceAt(from, s.Config.Limits.Restricted); err != nil {
			return command.Misuse(err)
		}
		defer other.Close()
	}
	acct, err := withTeam(a.Use(ctx))
	if err != nil {
		return err
	}
	if err := a.Confirm(ctx, lang.Text("Share all your verdicts, ratings, tags, notes and shortlists with your colleagues?")); err != nil {
		return err
	}
	share := acct.PublishReviews
	if other != nil {
		share = func(ctx context.Context) (int, error) { return acct.PublishFrom(ctx, other) }
	}
	n, err := share(ctx)
	if err != nil {
		return err
	}
	return a.Done(lang.Plural(n, "Shared: reviews and places on shortlists of %d application.", "Shared: reviews and places on shortlists of %d applications."), map[string]int{"applications": n})
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

func sayTeamNoted(id int64, written bool) string {
	if written {
		return lang.Text("Colleagues now see that you have written to %d.", id)
	}
	return lang.Text("Colleagues no longer see that you have written to %d.", id)
}
