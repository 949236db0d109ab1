package applicants

import (
	"cmp"
	"context"
	"errors"
	"maps"
	"slices"

	"github.com/spf13/cobra"

	"shortlist/api"
	"shortlist/api/account"
	"shortlist/config"
	"shortlist/model"
	"shortlist/model/lang"
	"shortlist/model/reading/outcome"
	"shortlist/ui/cli/command"
	"shortlist/ui/text"
)

func saveCommand(a *command.App) *cobra.Command {
	var applies []int64
	var dir string
	cmd := &cobra.Command{
		Use: "save JOB", Short: lang.Text("Save the CVs of a job's applicants"), Args: command.OneID(command.Job),
		Long: lang.Text(`Save the CVs of all applicants of a job, or of the applications named with --apply, and print the path
of each. Existing files are never overwritten, and no application is marked viewed.`),
		Example: "  shortlist cv save 4100237 --dir ~/Barista\n  shortlist cv save 4100237 --apply 71500301 --apply 71500308",
		RunE: a.RunJob(func(ctx context.Context, id int64) error {
			if err := command.ApplicationIDs(applies...); err != nil {
				return err
			}
			return runSave(ctx, a, id, applies, dir)
		}),
	}
	cmd.Flags().Int64SliceVar(&applies, "apply", nil, sayOnlyApply())
	a.Completes(cmd, "apply", a.CompleteApplications)
	cmd.Flags().StringVar(&dir, "dir", "", SayCVDir())
	command.TakesPaths(cmd, "dir")
	return cmd
}

// SavedDoc is a saved CV as --json shows it.
type SavedDoc struct {
	ID   int64  `json:"id"` // the application's
	Path string `json:"path"`
}

func runSave(ctx context.Context, a *command.App, jobID int64, applies []int64, dir string) error {
	acct, err := a.People(ctx)
	if err != nil {
		return err
	}
	if dir != "" {
		dir = config.Expand(dir)
	}
	wanted := map[int64]bool{}
	for _, id := range applies {
		wanted[id] = true
	}
	docs := []SavedDoc{}
	without := 0
	var failed error
	var people []model.Candidate
	bad, broken := a.Read(ctx, acct, jobID, func(c model.Candidate) error {
		people = append(people, c)
		return nil
	})
	if errors.Is(broken, api.ErrDamaged) || ctx.Err() != nil { // a CV of a damaged answer may be damaged
		return cmp.Or(broken, context.Cause(ctx))
	}
	for _, c := range people {
		if ctx.Err() != nil {
			broken = context.Cause(ctx)
			break
		}
		named := wanted[c.ID]
		delete(wanted, c.ID)
		switch {
		case len(applies) > 0 && !named, len(applies) == 0 && (c.Hidden() || c.Suggested):
			continue
		case !named && c.CV == nil:
			without++
			continue
		}
		saved, err := acct.SaveCV(ctx, c, dir)
		if errors.Is(err, account.ErrNoCV) || outcome.Name(err) != "" { // the others can still be saved
			failed = errors.Join(failed, err)
			continue
		}
		if err != nil {
			broken = errors.Join(broken, err)
			break
		}
		docs = append(docs, SavedDoc{c.ID, saved.Path})
		if a.JSON {
			continue
		}
		if err := a.Printf("%s\n", text.Line(saved.Path)); err != nil {
			return err
		}
	}
	if broken != nil {
		return errors.Join(broken, printSaved(a, docs))
	}
	for _, id := range slices.Sorted(maps.Keys(wanted)) {
		failed = errors.Join(failed, command.WithCode(errors.New(sayNoApplication(id, jobID)), command.ExitNotYours))
	}
	a.Report(sayCVsSaved(len(docs), without, bad))
	if failed == nil && a.JSON {
		return a.Document(docs)
	}
	return errors.Join(failed, printSaved(a, docs))
}

// printSaved prints for --json the CVs that were saved before an error.
func printSaved(a *command.App, docs []SavedDoc) error {
	if !a.JSON || len(docs) == 0 {
		return nil
	}
	return a.Document(docs)
}

func sayCVsSaved(n int, without int, unreadable int) string {
	s := lang.Plural(n, "%d CV saved", "%d CVs saved")
	if without > 0 {
		s += lang.Text(", %d without CV", without)
	}
	if unreadable > 0 {
		s += lang.Plural(unreadable, ", %d record unreadable", ", %d records unreadable")
	}
	return s
}

func SayCVDir() string {
	return lang.Text("folder for saved CVs (default: cv.dir of the configuration, or ~/CVs)")
}

func sayOnlyApply() string { return lang.Text("only this application; may be given several times") }
