package env_test

import (
	"testing"

	"shortlist/model"
	"shortlist/ui/env"
)

func TestANameThatShowsNothingIsANumber(t *testing.T) {
	for name, want := range map[string]string{
		"Олена Тест": "Олена Тест", "": "Application 7", " \u00a0": "Application 7", "\u200b\u2060\u3164": "Application 7",
		"\u2800\u2800": "Application 7", "\u0301": "Application 7", "\u202e\x1b[8m": "Application 7",
	} {
		if got := env.Name(model.Candidate{ID: 7, Applicant: model.Applicant{Name: name}}); got != want {
			t.Errorf("%q is called %q", name, got)
		}
	}
}
