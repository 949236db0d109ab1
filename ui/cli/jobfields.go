package cli

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"maps"
	"os"
	"slices"
	"strconv"
	"strings"

	"github.com/go-json-experiment/json"
	"github.com/go-json-experiment/json/jsontext"
	"github.com/spf13/cobra"

	"shortlist/config"
	"shortlist/model"
	"shortlist/model/htmltext"
	"shortlist/model/lang"
	"shortlist/ui/markup"
	"shortlist/ui/text"
)

// edit is one change to a draft.
type edit func(*model.Draft)

// jobInput holds the fields of a job on the command line.
type jobInput struct {
	cmd             *cobra.Command
	file            string // --file
	descriptionFile string
}

// jobFlag is a flag that sets a field.
type jobFlag struct {
	name string
	set  func(d *model.Draft, value string) error
}

// jobFlags are the flags of a job. In an unknown country currencies have no names.
func jobFlags(k model.Country) []jobFlag {
	return []jobFlag{
		{"title", func(d *model.Draft, v string) error { d.Title = v; return nil }},
		{"region", func(d *model.Draft, v string) error { d.Region = v; return nil }},
		{"address", func(d *model.Draft, v string) error { d.Address = v; return nil }},
		{"salary-from", func(d *model.Draft, v string) error { d.SalaryFrom = v; return nil }},
		{"salary-to", func(d *model.Draft, v string) error { d.SalaryTo = v; return nil }},
		{"rate", func(d *model.Draft, v string) error { return setCode(&d.Rate, v, rateCodes()) }},
		{"currency", func(d *model.Draft, v string) error { return setCode(&d.Currency, v, currencyCodes(k)) }},
		{"type1", func(d *model.Draft, v string) error { return setCode(&d.Type1, v, typeCodes()) }},
		{"type2", func(d *model.Draft, v string) error { return setCode(&d.Type2, v, typeCodes()) }},
		{"description", func(d *model.Draft, v string) error { d.Description = v; return nil }},
	}
}

// country is the country of the chosen account; "" if it is not known.
func (a *app) country() model.Country {
	s, err := a.setup()
	if err != nil { // the command reports the error later
		return ""
	}
	return s.Account.Identity().Country
}

// jobInputFor gives a command the flags of a job.
func jobInputFor(cmd *cobra.Command) *jobInput {
	in := &jobInput{cmd: cmd}
	for _, f := range jobFlags("") {
		cmd.Flags().String(f.name, "", sayJobField(f.name))
	}
	cmd.Flags().StringVar(&in.descriptionFile, "description-file", "", lang.Text("file with the description as HTML or plain text; - is the input"))
	cmd.Flags().StringVar(&in.file, "file", "", lang.Text("file with the fields as JSON, under the service's names; - is the input. Flags override it"))
	takesPathsOrStd(cmd, "description-file", "file")
	return in
}

// edits returns the changes of the file, followed by those of the flags, which override it.
// jobID is the job to update; 0 for a new one.
func (a *app) edits(ctx context.Context, in *jobInput, jobID int64) ([]edit, error) {
	flags := in.cmd.Flags()
	switch {
	case in.file == "-" && in.descriptionFile == "-":
		return nil, usagef(lang.Text("--file and --description-file cannot both be the input"))
	case flags.Changed("description") && in.descriptionFile != "":
		return nil, usagef(lang.Text("give --description or --description-file, not both"))
	}
	var out []edit
	if in.file != "" {
		data, err := a.readFile(ctx, in.file)
		if err != nil {
			return nil, err
		}
		if out, err = jobFileEdits(data, jobID); err != nil {
			return nil, usage{fmt.Errorf("%s: %w", fileName(in.file), err)}
		}
	}
	if in.descriptionFile != "" {
		data, err := a.readFile(ctx, in.descriptionFile)
		if err != nil {
			return nil, err
		}
		out = append(out, func(d *model.Draft) { d.Description = described(string(data)) })
	}
	for _, f := range jobFlags(a.country()) {
		if !flags.Changed(f.name) {
			continue
		}
		value := flags.Lookup(f.name).Value.String()
		if err := f.set(&model.Draft{}, value); err != nil {
			return nil, usage{fmt.Errorf("--%s: %w", f.name, err)}
		}
		out = append(out, func(d *model.Draft) { _ = f.set(d, value) }) // the error was checked above
	}
	return out, nil
}

// described returns the HTML of a file with a description. Plain text of several lines, or with signs that HTML would
// drop, is read as Markdown, as in the form. HTML stays unchanged, even if it is faulty.
func described(written string) string {
	plain := strings.TrimSpace(strings.TrimPrefix(written, "\ufeff"))
	lines := text.Lines(plain)
	isLine := len(lines) == 1 && len(markup.Unseen(plain, false, plain)) == 0
	if htmltext.IsHTML(plain) || htmltext.BeginsWithTag(plain) || isLine {
		return written
	}
	return markup.ToHTML(markup.FromText("", strings.Join(lines, "\n"), ""))
}

// checkUnseen reports the words of a changed description in HTML that its readers would not see. It asks a person at a
// terminal, as the form does. It does not stop a script.
func (a *app) checkUnseen(ctx context.Context, was, now string) error {
	if now == was {
		return nil
	}
	words := markup.Unseen(now, false, now)
	if len(words) == 0 {
		return nil
	}
	a.report(lang.Text("Readers of the job will not see these words: %s", text.Cut(text.Line(strings.Join(words, ", ")), 300)))
	if !a.deps.InTerminal {
		return nil
	}
	return a.confirm(ctx, lang.Text("Send it without these words?"))
}

func fileName(path string) string {
	if path == "-" {
		return lang.Text("the input")
	}
	return path
}

// maxFile bounds a file with a job.
const maxFile = 16 << 20

// readFile reads the file at a path; - is the input.
func (a *app) readFile(ctx context.Context, path string) ([]byte, error) {
	type content struct {
		data []byte
		err  error
	}
	read := make(chan content, 1)
	go func() {
		var c content
		if path == "-" {
			c.data, c.err = io.ReadAll(io.LimitReader(a.deps.In, maxFile+1))
		} else {
			c.data, c.err = readSmall(config.Expand(path))
		}
		read <- c
	}()
	select {
	case <-ctx.Done():
		return nil, ctx.Err()
	case c := <-read:
		if c.err == nil && len(c.data) > maxFile {
			c.err = errors.New(lang.Text("%s is too large for a job", fileName(path)))
		}
		if c.err != nil {
			return nil, usage{c.err}
		}
		return c.data, nil
	}
}

func readSmall(path string) (_ []byte, err error) {
	f, err := os.Open(path)
	if errors.Is(err, fs.ErrNotExist) {
		err = errors.New(sayNoFile(path))
	}
	if err != nil {
		return nil, err
	}
	defer func() { err = errors.Join(err, f.Close()) }()
	return io.ReadAll(io.LimitReader(f, maxFile+1))
}

// jobFileEdits reads a job file: an object with the field names of §4.2. A missing field
// stays unchanged; null clears it.
func jobFileEdits(data []byte, jobID int64) ([]edit, error) {
	data = []byte(strings.TrimPrefix(string(data), "\ufeff"))
	var object map[string]jsontext.Value
	if err := json.Unmarshal(data, &object); err != nil {
		var syntax *jsontext.SyntacticError
		if errors.Is(err, jsontext.ErrDuplicateName) && errors.As(err, &syntax) {
			return nil, errors.New(lang.Text("there are two fields %q", syntax.JSONPointer.LastToken()))
		}
		if errors.As(err, &syntax) {
			return nil, errors.New(lang.Text("this is not JSON (at byte %d)", syntax.ByteOffset))
		}
		return nil, errors.New(sayNotOneObject())
	}
	if object == nil {
		return nil, errors.New(sayNotOneObject())
	}
	var out []edit
	for _, f := range model.FormFields() {
		value, given := object[string(f)]
		if !given {
			continue
		}
		delete(object, string(f))
		e, err := fieldEdit(f, value)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", f, err)
		}
		out = append(out, e)
	}
	if value, given := object["jobId"]; given && jobID != 0 {
		if strings.Trim(string(value), `"`) != strconv.FormatInt(jobID, 10) {
			return nil, errors.New(lang.Text("jobId: this file describes job %s, not %d", string(value), jobID))
		}
		delete(object, "jobId")
	}
	if len(object) == 0 {
		return out, nil
	}
	name := slices.Min(slices.Collect(maps.Keys(object)))
	if slices.Contains(readOnlyFields(), name) {
		return nil, errors.New(lang.Text("%s: only the service sets this field; leave it out", name))
	}
	if near := nearestField(name); near != "" {
		return nil, errors.New(lang.Text("there is no field %q; did you mean %q?", name, near))
	}
	return nil, errors.New(lang.Text("unknown field (see: shortlist guide jobs):") + " " + strconv.Quote(name))
}

// readOnlyFields are the fields of §2.1 that no request has.
func readOnlyFields() []string {
	return []string{"id", "status", "appliesCount", "viewsCount", "email", "url"}
}

// nearestField returns the field whose name is most like an unknown name, or begins with
// it; "" if no name is alike.
func nearestField(name string) string {
	var names []string
	for _, f := range model.FormFields() {
		names = append(names, string(f))
	}
	nearest := config.Nearest(name, names)
	if similar(name, []string{nearest}) == "" && !strings.HasPrefix(nearest, name[:min(len(name), 6)]) {
		return ""
	}
	return nearest
}

// fieldEdit reads one value of a job file.
func fieldEdit(f model.FormField, value jsontext.Value) (edit, error) {
	s, kind := "", value.Kind()
	switch kind {
	case 'n':
	case '"':
		if err := json.Unmarshal(value, &s); err != nil {
			return nil, errors.New(lang.Text("this is not text"))
		}
	case '0':
		d, err := model.ParseDecimal(string(value))
		if err != nil {
			return nil, errors.New(lang.Text("this number is out of range"))
		}
		s = string(d)
	default:
		return nil, errors.New(lang.Text("this is neither text nor a number nor null"))
	}
	isText := kind != '0'
	isNumber := kind != '"'
	switch f {
	case model.FieldTitle, model.FieldRegion, model.FieldAddress, model.FieldDescription:
		if !isText {
			return nil, errors.New(lang.Text("this must be text"))
		}
	case model.FieldRate, model.FieldCurrency, model.FieldType1, model.FieldType2:
		if !isNumber {
			return nil, errors.New(lang.Text("this must be a number"))
		}
	}
	set := func(d *model.Draft) error {
		switch f {
		case model.FieldTitle:
			d.Title = s
		case model.FieldRegion:
			d.Region = s
		case model.FieldAddress:
			d.Address = s
		case model.FieldDescription:
			d.Description = s
		case model.FieldSalaryFrom:
			d.SalaryFrom = s
		case model.FieldSalaryTo:
			d.SalaryTo = s
		case model.FieldRate:
			return setCode(&d.Rate, s, nil)
		case model.FieldCurrency:
			return setCode(&d.Currency, s, nil)
		case model.FieldType1:
			return setCode(&d.Type1, s, nil)
		case model.FieldType2:
			return setCode(&d.Type2, s, nil)
		}
		return nil
	}
	if err := set(&model.Draft{}); err != nil {
		return nil, errors.New(lang.Text("this must be a whole number"))
	}
	return func(d *model.Draft) { _ = set(d) }, nil // the error was checked above
}

func sayNotOneObject() string { return lang.Text("this is not one JSON object") }

func sayJobField(flag string) string {
	return map[string]string{
		"title": lang.Text("title, at most 20 characters"), "region": lang.Text("city or region"), "address": lang.Text("street address"),
		"salary-from": lang.Text("lowest salary, a whole number"), "salary-to": lang.Text("highest salary, a whole number"),
		"rate":     lang.Text("pay period, a code or a word: 0 hour, 1 day, 2 week, 3 month, 5 year"),
		"currency": lang.Text("currency of the salary, a code or a name: in Ukraine 0 UAH, 1 USD, 2 EUR; in Romania 0 EUR, 1 RON, 2 USD; in Hungary 0 HUF, 1 EUR, 2 USD"),
		"type1":    lang.Text("job type, a code from 0 to 5"), "type2": lang.Text("second job type, a code from 0 to 5"),
		"description": lang.Text("description as HTML, at least 100 characters of text"),
	}[flag]
}

func sayNoFile(path string) string { return lang.Text("there is no file %s", path) }
