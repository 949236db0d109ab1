package applicants

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"path/filepath"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"shortlist/api/account"
	"shortlist/model/lang"
	"shortlist/model/needs"
	"shortlist/ui/cli/command"
	"shortlist/ui/export"
	"shortlist/ui/text"
)

// sheeting holds the arguments of sheet.
type sheeting struct {
	format    export.Format
	out       string
	questions string
	clear     bool
	answers   string
}

func sheetCommand(a *command.App) *cobra.Command {
	var o sheeting
	cmd := &cobra.Command{
		Use: "sheet APPLICATION", Short: lang.Text("Write the interview sheet of an applicant, in Markdown or PDF"), Args: command.OneID(command.Application),
		Long: lang.Text(`Write the interview sheet of an applicant: a question for each need of the job, your own questions, and space
for the answers. Everybody who has applied to the job gets the same questions in the same order; a need that was
not found or not read is marked. There is no score, and no application is marked viewed.
A sheet has at most 6 questions. Your own are all asked; the needs that come last give way. A line of --questions
that is the same as a need chooses that need. Existing files are never overwritten.`),
		Example: "  shortlist sheet 71500301 --out interview.pdf\n  shortlist needs 4100237 --file needs.txt\n  echo 'When could you begin?' | shortlist sheet 71500301 --questions -",
		RunE:    a.RunApplication(func(ctx context.Context, id int64) error { return runSheet(ctx, a, id, o) }),
	}
	f := cmd.Flags()
	command.OneOf(f, &o.format, "format", lang.Text("format of the file: md or pdf (default: the ending of --out, else md)"), string(export.Markdown), string(export.PDF))
	f.StringVar(&o.out, "out", "-", lang.Text("file to write; - is the output"))
	f.StringVar(&o.questions, "questions", "", lang.Text("ask these questions of your own for the job of the application, one a line; - is the input"))
	f.BoolVar(&o.clear, "clear-questions", false, lang.Text("remove your own questions of the job of the application"))
	f.StringVar(&o.answers, "answers", "", lang.Text("keep the notes of answers in this file, a sheet in Markdown; - is the input"))
	command.TakesPathsOrStd(cmd, "out", "questions", "answers")
	cmd.MarkFlagsMutuallyExclusive("out", "questions", "clear-questions", "answers")
	return cmd
}

func runSheet(ctx context.Context, a *command.App, id int64, o sheeting) error {
	acct, err := a.People(ctx)
	if err != nil {
		return err
	}
	c, err := command.Stored(ctx, acct, id)
	switch {
	case err != nil:
		return err
	case o.questions != "":
		return setQuestions(ctx, a, acct, c.JobID, o.questions)
	case o.clear:
		return keepQuestions(ctx, a, acct, c.JobID, nil)
	}
	ending := export.Format(strings.TrimPrefix(strings.ToLower(filepath.Ext(o.out)), "."))
	switch {
	case a.JSON && (o.out != "-" || o.format != ""):
		return command.Misused(lang.Text("--json and another format contradict each other"))
	case o.format == "" && ending == export.PDF:
		o.format = export.PDF
	case o.format == "":
		o.format = export.Markdown
	case o.out != "-" && ending.Valid() && ending != o.format:
		return command.Misused(lang.Text("--out ends in .%s, but --format is %s: change one of them", string(ending), string(o.format)))
	}
	out, err := a.NewFile(o.out, o.format.Binary())
	if err != nil {
		return err
	}
	if acct.TeamPlace().Name != "" {
		if err := acct.SyncTeam(ctx); err != nil {
			a.Report(text.Sentence(err.Error()))
		}
	}
	s, err := acct.Sheet(ctx, id)
	if errors.Is(err, account.ErrNothingToAsk) {
		err = errors.New(lang.Text("job %s has no needs and no questions of yours; shortlist needs sets needs, and --questions your questions", fmt.Sprint(c.JobID)))
	}
	if err != nil {
		return err
	}
	if o.answers != "" {
		return noteAnswers(ctx, a, acct, s, o.answers)
	}
	if left := export.SheetLeft(s); left != "" {
		a.Report(left)
	}
	if a.JSON {
		return a.Document(export.SheetOf(s))
	}
	var data bytes.Buffer
	if err := export.WriteSheet(ctx, &data, o.format, s, time.Now()); err != nil {
		return err
	}
	path, err := a.WriteFile(ctx, acct, out, []int64{s.Candidate.ID}, &data)
	if err == nil && path != "" {
		err = a.Done(lang.Text("Saved %s", text.Line(path)), nil)
	}
	return err
}

func noteAnswers(ctx context.Context, a *command.App, acct *account.Account, s account.Sheet, file string) error {
	written, err := a.ReadText(ctx, file)
	if err != nil {
		return err
	}
	notes, err := export.ReadAnswers(s, written)
	if err != nil {
		return command.Misuse(err)
	}
	n, err := acct.NoteAnswers(ctx, s, notes)
	if err != nil {
		return err
	}
	return a.Done(lang.Plural(n, "%d note of an answer kept.", "%d notes of answers kept."), map[string]int{"kept": n})
}

func setQuestions(ctx context.Context, a *command.App, acct *account.Account, jobID int64, file string) error {
	written, err := a.ReadText(ctx, file)
	if err != nil {
		return err
	}
	own, err := needs.ParseQuestions(strings.Join(text.Lines(written), "\n"))
	switch {
	case err != nil:
		return command.Misuse(err)
	case len(own) == 0:
		return command.Misused(lang.Text("%s has no questions; --clear-questions removes those of the job", command.FileName(file)))
	}
	return keepQuestions(ctx, a, acct, jobID, own)
}

// questionsDoc is a job's questions as --json shows them.
type questionsDoc struct {
	JobID     int64    `json:"jobId"`
	Questions []string `json:"questions"`
}

func keepQuestions(ctx context.Context, a *command.App, acct *account.Account, jobID int64, own []string) error {
	if err := acct.SetQuestions(ctx, jobID, own); err != nil {
		return err
	}
	return a.Done(lang.Plural(len(own), "Job %[2]s asks %[1]d question of yours.", "Job %[2]s asks %[1]d questions of yours.", fmt.Sprint(jobID)), questionsDoc{jobID, append([]string{}, own...)})
}
