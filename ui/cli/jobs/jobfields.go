package jobs

import (
	"context"
	"errors"
	"fmt"
	"maps"
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
	"shortlist/model/spelling"
	"shortlist/ui/cli/command"
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

// jobField is a field of a job, on the command line and in a job file.
type jobField struct {
	field       model.FormField
	flag, usage string
	text        func(*model.Draft) *string // nil for a code
	number      bool                       // a file may have the text as a number
	code        func(d *model.Draft, typed string, codes []code) error
	codes       []code // with the words of the flag; a file has numbers alone
	offers      []cobra.Completion
}

// jobFields are the fields of a job. In an unknown country currencies have no names.
func jobFields(k model.Country) []jobField {
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
	return []jobField{
		{field: model.FieldTitle, flag: "title", usage: lang.Text("title, at most 20 characters"), text: func(d *model.Draft) *string { return &d.Title }},
		{field: model.FieldRegion, flag: "region", usage: lang.Text("city or region"), text: func(d *model.Draft) *string { return &d.Region }},
		{field: model.FieldAddress, flag: "address", usage: lang.Text("street address"), text: func(d *model.Draft) *string { return &d.Address }},
		{field: model.FieldSalaryFrom, flag: "salary-from", usage: lang.Text("lowest salary, a whole number"), text: func(d *model.Draft) *string { return &d.SalaryFrom }, number: true},
		{field: model.FieldSalaryTo, flag: "salary-to", usage: lang.Text("highest salary, a whole number"), text: func(d *model.Draft) *string { return &d.SalaryTo }, number: true},
		{field: model.FieldRate, flag: "rate", usage: lang.Text("pay period, a code or a word: 0 hour, 1 day, 2 week, 3 month, 5 year"), offers: rates, codes: rateCodes(),
			code: func(d *model.Draft, typed string, codes []code) error { return setCode(&d.Rate, typed, codes) }},
		{field: model.FieldCurrency, flag: "currency", usage: lang.Text("currency of the salary, a code or a name: in Ukraine 0 UAH, 1 USD, 2 EUR; in Romania 0 EUR, 1 RON, 2 USD; in Hungary 0 HUF, 1 EUR, 2 USD"), offers: currencies, codes: currencyCodes(k),
			code: func(d *model.Draft, typed string, codes []code) error { return setCode(&d.Currency, typed, codes) }},
		{field: model.FieldType1, flag: "type1", usage: lang.Text("job type, a code from 0 to 5"), offers: types, codes: typeCodes(),
			code: func(d *model.Draft, typed string, codes []code) error { return setCode(&d.Type1, typed, codes) }},
		{field: model.FieldType2, flag: "type2", usage: lang.Text("second job type, a code from 0 to 5"), offers: types, codes: typeCodes(),
			code: func(d *model.Draft, typed string, codes []code) error { return setCode(&d.Type2, typed, codes) }},
		{field: model.FieldDescription, flag: "description", usage: lang.Text("description as HTML, at least 100 characters of text"), text: func(d *model.Draft) *string { return &d.Description }},
	}
}

// set returns the change that sets the field to a typed value.
func (f jobField) set(typed string, codes []code) (edit, error) {
	if f.text != nil {
		return func(d *model.Draft) { *f.text(d) = typed }, nil
	}
	return func(d *model.Draft) { _ = f.code(d, typed, codes) }, f.code(&model.Draft{}, typed, codes)
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
	for _, f := range jobFields("") {
		cmd.Flags().String(f.flag, "", f.usage)
		a.Completes(cmd, f.flag, command.Fixed(f.offers...))
	}
	cmd.Flags().StringVar(&in.descriptionFile, "description-file", "", lang.Text("file with the description as HTML or plain text; - is the input"))
	cmd.Flags().StringVar(&in.file, "file", "", lang.Text("file with the fields as JSON, under the service's names; - is the input. Flags override it"))
	command.TakesPathsOrStd(cmd, "description-file", "file")
	return in
}

// readEdits returns the changes of the file, followed by those of the flags, which override it.
// jobID is the job to update; 0 for a new one.
func readEdits(ctx context.Context, a *command.App, in *jobInput, jobID int64) ([]edit, error) {
	flags := in.cmd.Flags()
	switch {
	case in.file == "-" && in.descriptionFile == "-":
		return nil, command.Misused(lang.Text("--file and --description-file cannot both be the input"))
	case flags.Changed("description") && in.descriptionFile != "":
		return nil, command.Misused(lang.Text("give --description or --description-file, not both"))
	}
	var out []edit
	if in.file != "" {
		data, err := a.ReadFile(ctx, in.file)
		if err != nil {
			return nil, err
		}
		if out, err = jobFileEdits(data, jobID); err != nil {
			return nil, command.Misuse(fmt.Errorf("%s: %w", command.FileName(in.file), err))
		}
	}
	if in.descriptionFile != "" {
		data, err := a.ReadFile(ctx, in.descriptionFile)
		if err != nil {
			return nil, err
		}
		out = append(out, func(d *model.Draft) { d.Description = described(string(data)) })
	}
	for _, f := range jobFields(country(a)) {
		if !flags.Changed(f.flag) {
			continue
		}
		e, err := f.set(flags.Lookup(f.flag).Value.String(), f.codes)
		if err != nil {
			return nil, command.Misuse(fmt.Errorf("--%s: %w", f.flag, err))
		}
		out = append(out, e)
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
	for _, f := range jobFields("") {
		value, given := object[string(f.field)]
		if !given {
			continue
		}
		delete(object, string(f.field))
		e, err := f.read(value)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", f.field, err)
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
	if _, alike := spelling.Nearest(name, []string{nearest}); !alike && !strings.HasPrefix(nearest, name[:min(len(name), 6)]) {
		return ""
	}
	return nearest
}

// read reads the field's value of a job file.
func (f jobField) read(value jsontext.Value) (edit, error) {
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
	switch {
	case f.text != nil && !f.number && kind == '0':
		return nil, errors.New(lang.Text("this must be text"))
	case f.text == nil && kind == '"':
		return nil, errors.New(lang.Text("this must be a number"))
	}
	e, err := f.set(s, nil)
	if err != nil {
		return nil, errors.New(lang.Text("this must be a whole number"))
	}
	return e, nil
}

func sayNotOneObject() string { return lang.Text("this is not one JSON object") }

// code is a code of the service, and the words that may be typed for it.
type code struct {
	n     int
	label string   // with the number
	words []string // the name, and each word of a name of several
}

// rateCodes are the pay periods. Their words are those of the language, and an English one, so that a script works in
// every language.
func rateCodes() (out []code) {
	english := map[model.Rate]string{0: "hour", 1: "day", 2: "week", 3: "month", 5: "year"}
	for _, r := range model.Rates() {
		label := command.Number(int64(r)) + " · " + r.String()
		out = append(out, code{int(r), label, append(strings.Fields(r.String()), r.String(), english[r])})
	}
	return out
}

// currencyCodes are the currencies of a country. In an unknown country they have no names.
func currencyCodes(k model.Country) (out []code) {
	for _, c := range model.Currencies() {
		of := code{n: int(c), label: k.Label(c)}
		if iso := k.Currency(c); iso != "" {
			of.words = []string{iso}
		}
		out = append(out, of)
	}
	return out
}

// typeCodes have no words: the service's two lists name the types differently.
func typeCodes() (out []code) {
	for t := model.JobType(0); t.Valid(); t++ {
		out = append(out, code{n: int(t), label: model.LabelsBoth.Label(t)})
	}
	return out
}

// setCode sets a code by a number, a word, or the beginning of a word; "" clears it. The rules of a job check later
// whether the code of a number exists.
func setCode[T ~int](to **T, typed string, codes []code) error {
	if typed == "" {
		*to = nil
		return nil
	}
	n, err := strconv.Atoi(typed)
	if err != nil {
		var ok bool
		if n, ok = codeOf(typed, codes); !ok {
			var labels []string
			for _, c := range codes {
				labels = append(labels, c.label)
			}
			return errors.New(lang.Text("%q is none of these: %s", typed, strings.Join(labels, ", ")))
		}
	}
	set := T(n)
	*to = &set
	return nil
}

// codeOf returns the only code with the typed word, or else the only code with a word that begins with it.
func codeOf(typed string, codes []code) (n int, ok bool) {
	typed = strings.ToLower(strings.TrimSpace(typed))
	for _, is := range []func(word string) bool{
		func(word string) bool { return word == typed },
		func(word string) bool { return strings.HasPrefix(word, typed) },
	} {
		found := map[int]bool{}
		for _, c := range codes {
			for _, word := range c.words {
				if is(strings.ToLower(word)) {
					n, found[c.n] = c.n, true
				}
			}
		}
		if len(found) > 0 {
			return n, len(found) == 1
		}
	}
	return 0, false
}
