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
	if err != nil { // the command fails with it later
		return ""
	}
	return s.Account.Identity().Country
}

// jobInputFor gives a command the flags of a job.
func jobInputFor(cmd *cobra.Command) *jobInput {
	in := &jobInput{cmd: cmd}
	for _, f := range jobFlags("") {
		cmd.Flags().String(f.name, "", say.JobField(f.name))
	}
	cmd.Flags().StringVar(&in.descriptionFile, "description-file", "", say.JobDescriptionFile)
	cmd.Flags().StringVar(&in.file, "file", "", say.JobFile)
	takesPathsOrStd(cmd, "description-file", "file")
	return in
}

// edits reads the file first and the flags over it. jobID is the job to update; 0 for a
// new one.
func (a *app) edits(ctx context.Context, in *jobInput, jobID int64) ([]edit, error) {
	flags := in.cmd.Flags()
	switch {
	case in.file == "-" && in.descriptionFile == "-":
		return nil, usagef(say.OneInput)
	case flags.Changed("description") && in.descriptionFile != "":
		return nil, usagef(say.OneDescription)
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
		out = append(out, func(d *model.Draft) { _ = f.set(d, value) }) // tried above
	}
	return out, nil
}

// described returns the HTML of a file with a description. Plain text of several lines, or with signs that HTML would
// drop, is Markdown as in the form. HTML is sent as it is, also if it is faulty.
func described(written string) string {
	plain := strings.TrimSpace(strings.TrimPrefix(written, "\ufeff"))
	lines := text.Lines(plain)
	isLine := len(lines) == 1 && len(markup.Unseen(plain, false, plain)) == 0
	if htmltext.IsHTML(plain) || htmltext.BeginsWithTag(plain) || isLine {
		return written
	}
	return markup.ToHTML(markup.FromText("", strings.Join(lines, "\n"), ""))
}

// checkUnseen reports the words of a description, HTML, that its readers would not see. was is the description before.
// A person at a terminal is asked, as by the form; a script has had its job sent since the first version.
func (a *app) checkUnseen(ctx context.Context, was, now string) error {
	if now == was {
		return nil
	}
	words := markup.Unseen(now, false, now)
	if len(words) == 0 {
		return nil
	}
	a.report(say.Unseen(text.Cut(text.Line(strings.Join(words, ", ")), 300)))
	if !a.deps.InTerminal {
		return nil
	}
	return a.confirm(ctx, say.AskUnseen)
}

func fileName(path string) string {
	if path == "-" {
		return say.TheInput
	}
	return path
}

// maxFile bounds a file with a job.
const maxFile = 16 << 20

// readFile reads a file of the person, or the input for -.
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
			c.err = errors.New(say.FileTooLarge(fileName(path)))
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
		err = errors.New(say.NoFile(path))
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
			return nil, errors.New(say.FieldTwice(syntax.JSONPointer.LastToken()))
		}
		if errors.As(err, &syntax) {
			return nil, errors.New(say.NotJSON(syntax.ByteOffset))
		}
		return nil, errors.New(say.NotOneObject)
	}
	if object == nil {
		return nil, errors.New(say.NotOneObject)
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
			return nil, errors.New(say.OtherJob(string(value), jobID))
		}
		delete(object, "jobId")
	}
	if len(object) == 0 {
		return out, nil
	}
	name := slices.Min(slices.Collect(maps.Keys(object)))
	if slices.Contains(readOnlyFields(), name) {
		return nil, errors.New(say.ReadOnlyField(name))
	}
	if near := nearestField(name); near != "" {
		return nil, errors.New(say.NoField(name, near))
	}
	return nil, errors.New(say.UnknownField + " " + strconv.Quote(name))
}

// readOnlyFields are the fields of §2.1 that no request has.
func readOnlyFields() []string {
	return []string{"id", "status", "appliesCount", "viewsCount", "email", "url"}
}

// nearestField returns the field that an unknown one is alike, or begins like; "" for a word
// that is like no field.
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
			return nil, errors.New(say.NotText)
		}
	case '0':
		d, err := model.ParseDecimal(string(value))
		if err != nil {
			return nil, errors.New(say.OutOfRange)
		}
		s = string(d)
	default:
		return nil, errors.New(say.NotAValue)
	}
	isText := kind != '0'
	isNumber := kind != '"'
	switch f {
	case model.FieldTitle, model.FieldRegion, model.FieldAddress, model.FieldDescription:
		if !isText {
			return nil, errors.New(say.MustBeText)
		}
	case model.FieldRate, model.FieldCurrency, model.FieldType1, model.FieldType2:
		if !isNumber {
			return nil, errors.New(say.MustBeNumber)
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
		return nil, errors.New(say.MustBeWhole)
	}
	return func(d *model.Draft) { _ = set(d) }, nil // tried above
}
