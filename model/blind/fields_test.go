package blind

import (
	"maps"
	"reflect"
	"slices"
	"strings"
	"testing"

	"shortlist/model"
)

// harmless are the texts of an application that blind mode shows as they were received, and why they identify no
// person.
var harmless = map[string]string{
	"JobTitle":           "the employer wrote it",
	"Status":             "one of the service's own words",
	"Applicant.Currency": "one of the service's own words",
	"Applicant.Salary":   "a number",
	"CV.Type":            "one of the service's own words",
	"CV.ContentType":     "a media type",
}

// TestEveryTextOfAnApplicantIsRedactedOrHarmless: each text of an application holds the person's name. A new field, at any
// depth, fails here until blind mode hides it or it is listed as harmless.
func TestEveryTextOfAnApplicantIsRedactedOrHarmless(t *testing.T) {
	const name = "Olena Koval"
	var c model.Candidate
	fillTexts(reflect.ValueOf(&c).Elem(), name)
	received := textsOf(reflect.ValueOf(c), "", map[string]string{})
	if len(received) < 20 || received["Applicant.Experience.Responsibilities"] != name {
		t.Fatalf("texts were found in %v alone", slices.Sorted(maps.Keys(received)))
	}
	for way, hide := range map[string]func(model.Candidate) model.Candidate{"Candidate": Candidate, "Coded": Coded} {
		hidden := textsOf(reflect.ValueOf(hide(c)), "", map[string]string{})
		for path, text := range hidden {
			if strings.Contains(text, "Olena") && harmless[path] == "" {
				t.Errorf("%s shows %s", way, path)
			}
		}
	}
	for path := range harmless {
		if _, ok := received[path]; !ok {
			t.Errorf("an application has no %s", path)
		}
	}
}

// fillTexts puts text into each string below a value, and one element into each list.
func fillTexts(v reflect.Value, text string) {
	switch v.Kind() {
	case reflect.String:
		v.SetString(text)
	case reflect.Pointer:
		v.Set(reflect.New(v.Type().Elem()))
		fillTexts(v.Elem(), text)
	case reflect.Slice:
		v.Set(reflect.MakeSlice(v.Type(), 1, 1))
		fillTexts(v.Index(0), text)
	case reflect.Struct:
		for i := range v.NumField() {
			if v.Type().Field(i).IsExported() {
				fillTexts(v.Field(i), text)
			}
		}
	}
}

// textsOf returns the strings below a value by their path.
func textsOf(v reflect.Value, path string, out map[string]string) map[string]string {
	switch v.Kind() {
	case reflect.String:
		out[path] += v.String()
	case reflect.Pointer:
		if !v.IsNil() {
			textsOf(v.Elem(), path, out)
		}
	case reflect.Slice:
		for i := range v.Len() {
			textsOf(v.Index(i), path, out)
		}
	case reflect.Struct:
		for i := range v.NumField() {
			if f := v.Type().Field(i); f.IsExported() {
				textsOf(v.Field(i), strings.TrimPrefix(path+"."+f.Name, "."), out)
			}
		}
	}
	return out
}
