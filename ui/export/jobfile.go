package export

import (
	"errors"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"github.com/go-json-experiment/json"
	"github.com/go-json-experiment/json/jsontext"

	"shortlist/model"
	"shortlist/model/lang"
	"shortlist/model/spelling"
)

// ReadJob reads a job file, an object with the field names of §4.2 and "needs", as changes of a draft. A missing
// field stays unchanged; null clears it. The file may name the job with the ID; 0 is a new job.
func ReadJob(data []byte, jobID int64) ([]model.Edit, error) {
	data = spelling.WithoutMark(data)
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
	var out []model.Edit
	for _, f := range model.FormFields() {
		value, given := object[string(f)]
		if !given {
			continue
		}
		delete(object, string(f))
		e, err := readField(f, value)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", f, err)
		}
		out = append(out, e)
	}
	if value, given := object[string(model.FieldNeeds)]; given {
		delete(object, string(model.FieldNeeds))
		var needs []string // null: none
		if err := json.Unmarshal(value, &needs); err != nil {
			return nil, fmt.Errorf("%s: %w", model.FieldNeeds, errors.New(lang.Text("this is not a list of texts")))
		}
		out = append(out, func(d *model.Draft) { d.Needs = strings.Join(needs, "\n") })
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
	if begun := slices.IndexFunc(names, func(n string) bool { return strings.HasPrefix(n, name[:min(len(name), 6)]) }); begun >= 0 {
		return names[begun]
	}
	nearest, alike := spelling.Nearest(name, names)
	if !alike {
		return ""
	}
	return nearest
}

// readField reads a field's value of a job file.
func readField(f model.FormField, value jsontext.Value) (model.Edit, error) {
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
	case !f.IsNumber() && kind == '0':
		return nil, errors.New(lang.Text("this must be text"))
	case f.Codes("") != nil && kind == '"':
		return nil, errors.New(lang.Text("this must be a number"))
	}
	e, err := f.Edit(s, "")
	if err != nil {
		return nil, errors.New(lang.Text("this must be a whole number"))
	}
	return e, nil
}

func sayNotOneObject() string { return lang.Text("this is not one JSON object") }
