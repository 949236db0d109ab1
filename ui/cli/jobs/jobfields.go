package jobs

import (
	"context"
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"shortlist/model"
	"shortlist/model/htmltext"
	"shortlist/model/lang"
	"shortlist/ui/cli/command"
	"shortlist/ui/export"
	"shortlist/ui/markup"
	"shortlist/ui/text"
)

// jobInput holds the fields of a job on the command line.
type jobInput struct {
	cmd             *cobra.Command
	file            string // --file
	descriptionFile string
}

// jobFlag is the flag of a field of a job.
type jobFlag struct {
	field       model.FormField
	name, usage string
	offers      []cobra.Completion
}

func jobFlags() []jobFlag {
	var rates, currencies []cobra.Completion
	for _, r := range model.Rates() {
		rates = append(rates, cobra.CompletionWithDesc(command.Number(int64(r)), r.String()))
	}
	for _, c := range model.Currencies() {
		var names []string
		for _, k := range model.Countries() {
			names = append(names, k.Name()+": "+k.Currency(c))
		}
		currencies = append(currencies, cobra.CompletionWithDesc(command.Number(int64(c)), strings.Join(names, ", ")))
	}
	types := []cobra.Completion{"0", "1", "2", "3", "4", "5"}
	return []jobFlag{
		{model.FieldTitle, "title", lang.Text("title, at most 20 characters"), nil},
		{model.FieldRegion, "region", lang.Text("city or region"), nil},
		{model.FieldAddress, "address", lang.Text("street address"), nil},
		{model.FieldSalaryFrom, "salary-from", lang.Text("lowest salary, a whole number"), nil},
		{model.FieldSalaryTo, "salary-to", lang.Text("highest salary, a whole number"), nil},
		{model.FieldRate, "rate", lang.Text("pay period, a code or a word: 0 hour, 1 day, 2 week, 3 month, 5 year"), rates},
		{model.FieldCurrency, "currency", lang.Text("currency of the salary, a code or a name: in Ukraine 0 UAH, 1 USD, 2 EUR; in Romania 0 EUR, 1 RON, 2 USD; in Hungary 0 HUF, 1 EUR, 2 USD"), currencies},
		{model.FieldType1, "type1", lang.Text("job type, a code from 0 to 5"), types},
		{model.FieldType2, "type2", lang.Text("second job type, a code from 0 to 5"), types},
		{model.FieldDescription, "description", lang.Text("description as HTML, at least 100 characters of text"), nil},
	}
}

// country is the country of the chosen account; "" if it is not known.
func country(a *command.App) model.Country {
	s, err := a.Setup()
	if err != nil { // the command reports the error later
		return ""
	}
	return s.Account.Identity().Country
}

// jobInputFor gives a command the flags of a job.
func jobInputFor(a *command.App, cmd *cobra.Command) *jobInput {
	in := &jobInput{cmd: cmd}
	for _, f := range jobFlags() {
		cmd.Flags().String(f.name, "", f.usage)
		a.Completes(cmd, f.name, command.Fixed(f.offers...))
	}
	cmd.Flags().StringVar(&in.descriptionFile, "description-file", "", lang.Text("file with the description as HTML or plain text; - is the input"))
	cmd.Flags().StringVar(&in.file, "file", "", lang.Text("file with the fields as JSON, under the service's names; - is the input. Flags override it"))
	command.TakesPathsOrStd(cmd, "description-file", "file")
	return in
}

// readEdits returns the changes of the file, followed by those of the flags, which override it.
// jobID is the job to update; 0 for a new one.
func readEdits(ctx context.Context, a *command.App, in *jobInput, jobID int64) ([]model.Edit, error) {
	flags := in.cmd.Flags()
	switch {
	case in.file == "-" && in.descriptionFile == "-":
		return nil, command.Misused(lang.Text("--file and --description-file cannot both be the input"))
	case flags.Changed("description") && in.descriptionFile != "":
		return nil, command.Misused(lang.Text("give --description or --description-file, not both"))
	}
	var out []model.Edit
	if in.file != "" {
		data, err := a.ReadFile(ctx, in.file)
		if err != nil {
			return nil, err
		}
		if out, err = export.ReadJob(data, jobID); err != nil {
			return nil, command.Misuse(fmt.Errorf("%s: %w", command.FileName(in.file), err))
		}
	}
	if in.descriptionFile != "" {
		written, err := a.ReadText(ctx, in.descriptionFile)
		if err != nil {
			return nil, err
		}
		out = append(out, func(d *model.Draft) { d.Description = described(written) })
	}
	for _, f := range jobFlags() {
		if !flags.Changed(f.name) {
			continue
		}
		e, err := f.field.Edit(flags.Lookup(f.name).Value.String(), country(a))
		if err != nil {
			return nil, command.Misuse(fmt.Errorf("--%s: %w", f.name, err))
		}
		out = append(out, e)
	}
	return out, nil
}

// described returns the HTML of a file with a description. Plain text of several lines, or with signs that HTML would
// drop, is read as Markdown, as in the form. HTML stays unchanged, even if it is faulty.
func described(written string) string {
	plain := strings.TrimSpace(written)
	lines := text.Lines(plain)
	isLine := len(lines) == 1 && len(markup.Unseen(plain, false, plain)) == 0
	if htmltext.IsHTML(plain) || htmltext.BeginsWithTag(plain) || isLine {
		return written
	}
	return markup.ToHTML(markup.FromText("", strings.Join(lines, "\n"), ""))
}

// checkUnseen reports the words of a changed description in HTML that its readers would not see. It asks a person at a
// terminal, as the form does. It does not stop a script.
func checkUnseen(ctx context.Context, a *command.App, was, now string) error {
	if now == was {
		return nil
	}
	words := markup.Unseen(now, false, now)
	if len(words) == 0 {
		return nil
	}
	a.Report(lang.Text("Readers of the job will not see these words: %s", text.Cut(text.Line(strings.Join(words, ", ")), 300)))
	if !a.Deps.InTerminal {
		return nil
	}
	return a.Confirm(ctx, lang.Text("Send it without these words?"))
}
