package applicants

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"shortlist/api"
	"shortlist/api/account"
	"shortlist/model"
	"shortlist/model/filesystem"
	"shortlist/model/lang"
	"shortlist/model/reading"
	"shortlist/model/reading/outcome"
	"shortlist/ui/cli/command"
	"shortlist/ui/doctor"
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
		dir = filesystem.Expand(dir)
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

func textCommand(a *command.App) *cobra.Command {
	var apply int64
	var as cvTextForm
	cmd := &cobra.Command{
		Use: "text FILE | --apply ID", Short: lang.Text("Print a CV as text"),
		Long: lang.Text(`Print the text of a CV: PDF, DOCX, DOC, ODT, RTF, HTML or plain text, recognised by its content. With
--apply, print the CV of an application that was read on this computer before. No application is marked
viewed. Words that are in the file but not visible on its pages are left out; --hidden prints only those.`),
		Example: "  shortlist cv text ~/CVs/olena.pdf\n  shortlist cv text --apply 71500301 | less\n  shortlist cv text --hidden ~/CVs/olena.pdf",
		Args: func(cmd *cobra.Command, args []string) error {
			switch given := cmd.Flags().Changed("apply"); {
			case len(args) > 1:
				return errors.New(lang.Text("%s takes one file only", command.Name(cmd)))
			case given && len(args) == 1:
				return errors.New(lang.Text("%s takes a file or --apply, not both", command.Name(cmd)))
			case !given && len(args) == 0:
				return errors.New(lang.Text("%s needs a file, or --apply with the id of an application", command.Name(cmd)))
			case as.layout && as.hidden:
				return errors.New(lang.Text("%s takes --layout or --hidden, not both", command.Name(cmd)))
			}
			return nil
		},
		RunE: a.Run(func(ctx context.Context, args []string) error {
			if len(args) == 1 {
				return cvTextOfFile(ctx, a, args[0], as)
			}
			if err := command.ApplicationIDs(apply); err != nil {
				return err
			}
			return cvTextOfApply(ctx, a, apply, as)
		}),
	}
	cmd.Flags().Int64Var(&apply, "apply", 0, lang.Text("the CV of this application"))
	a.Completes(cmd, "apply", a.CompleteApplications)
	cmd.Flags().BoolVar(&as.layout, "layout", false, lang.Text("keep the layout of the page, with columns side by side"))
	cmd.Flags().BoolVar(&as.hidden, "hidden", false, lang.Text("only the words that are in the file, not on the page"))
	cmd.MarkFlagsMutuallyExclusive("layout", "hidden") // completion offers one of them
	return cmd
}

// cvTextForm chooses the text of a CV to print; the zero value is its flowing text.
type cvTextForm struct{ layout, hidden bool }

func cvTextOfFile(ctx context.Context, a *command.App, path string, as cvTextForm) error {
	path = filesystem.Expand(path)
	if err := a.AllowFile(path); err != nil {
		return err
	}
	info, err := os.Stat(path)
	if err == nil && !info.Mode().IsRegular() {
		return errors.New(lang.Text("%s is not a file", path))
	}
	var f *os.File
	if err == nil {
		f, err = os.Open(path)
	}
	if errors.Is(err, fs.ErrNotExist) {
		return command.WithCode(errors.New(command.SayNoFile(path)), command.ExitNotYours)
	}
	if err != nil {
		return err
	}
	defer func() { _ = f.Close() }() // only read
	doc, err := a.Deps.ReadCV(ctx, f)
	return printCVText(a, doc, err, filepath.Base(path), as)
}

func cvTextOfApply(ctx context.Context, a *command.App, applyID int64, as cvTextForm) error {
	acct, err := a.People(ctx)
	if err != nil {
		return err
	}
	c, err := command.Stored(ctx, acct, applyID)
	if err != nil {
		return err
	}
	doc, err := acct.CVText(ctx, c)
	return printCVText(a, doc, err, lang.Text("the CV of application %d", applyID), as)
}

// cvTextDoc is a CV as --json shows it.
type cvTextDoc struct {
	Kind   string   `json:"kind"`
	Pages  []string `json:"pages"`
	Hidden []string `json:"hidden"` // of each page, the words that are not visible on it; Pages holds none of them
	Note   string   `json:"note"`   // the known gaps of the text
}

// printCVText prints the text of a CV; messages call it what.
func printCVText(a *command.App, doc reading.Document, err error, what string, as cvTextForm) error {
	if errors.Is(err, account.ErrNoCV) {
		return err
	}
	if lacks := a.Unconfined(); lacks != "" {
		a.Report(doctor.SayCVUnconfined(lacks))
	}
	if err != nil {
		if hint := advice(err); hint != "" {
			return fmt.Errorf("%s: %w; %s", what, err, hint)
		}
		return fmt.Errorf("%s: %w", what, err)
	}
	pages, hidden := make([]string, len(doc.Pages)), make([]string, len(doc.Pages))
	for i, p := range doc.Pages {
		hidden[i] = p.Hidden
		if pages[i] = p.Text; as.layout && p.Layout != "" {
			pages[i] = p.Layout
		}
	}
	switch {
	case a.JSON:
		return a.Document(cvTextDoc{string(doc.Kind), pages, hidden, doc.Note})
	case as.hidden:
		pages = slices.DeleteFunc(hidden, func(s string) bool { return s == "" })
		if len(pages) == 0 {
			a.Report("shortlist: " + lang.Text("%s: all words of the file are on its pages", text.Line(what)))
		}
	case doc.HiddenWords() > 0:
		a.Report("shortlist: " + lang.Plural(doc.HiddenWords(), "%[2]s: %[1]d word in the file, not on the page; --hidden prints them", "%[2]s: %[1]d words in the file, not on the page; --hidden prints them", text.Line(what)))
	}
	if doc.Note != "" {
		a.Report("shortlist: " + text.Line(what) + ": " + text.Line(doc.Note))
	}
	var out strings.Builder
	for i, page := range pages {
		if i > 0 {
			out.WriteByte('\n')
		}
		for _, line := range text.Lines(page) {
			out.WriteString(strings.TrimRight(line, " ") + "\n")
		}
	}
	return a.Show(out.String())
}

// advice words what a person can do about a CV without text.
func advice(err error) string {
	switch {
	case errors.Is(err, outcome.ErrImageOnly):
		return lang.Text("a viewer shows it")
	case errors.Is(err, outcome.ErrLocked):
		return lang.Text("ask for a copy without a password")
	case errors.Is(err, outcome.ErrUnknown):
		return lang.Text("ask for a PDF")
	case errors.Is(err, outcome.ErrBroken):
		return lang.Text("a viewer may show more, or ask for another copy")
	}
	return ""
}
