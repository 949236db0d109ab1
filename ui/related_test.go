package ui_test

import (
	"testing"

	"shortlist/api/sandbox"
	"shortlist/model"
	"shortlist/model/modeltest"
	"shortlist/ui/action"
	"shortlist/ui/env"
)

// TestOtherApplicationsOfAPerson reads two jobs of the demo, to which one person has
// applied, in each country.
func TestOtherApplicationsOfAPerson(t *testing.T) {
	modeltest.SkipInShort(t, "reads two jobs in each of three countries")
	t.Parallel()
	named := func(name string) func(model.Candidate) bool {
		return func(c model.Candidate) bool { return c.Applicant.Name == name }
	}
	for _, country := range []model.Country{model.Ukraine, model.Romania, model.Hungary} {
		t.Run(string(country), func(t *testing.T) {
			d := begin(t, setup{service: sandbox.Options{Country: country, Scenario: "demo"}})
			d.ToJob("ua-sales")
			d.Do(action.Open)
			d.ToPerson("is called Сергій", named("Сергій Щербанюк"))
			d.Do(action.Preview)
			d.Pane(env.DetailPane).Sees("Also applied to", "2 applications in all", "the list of the other job is not loaded")
			// The other job is read, and the applicant is opened again.
			d.Do(action.Back, action.Back)
			d.ToJob("ua-warehouse")
			d.Do(action.Open, action.Back)
			d.ToJob("ua-sales")
			d.Do(action.Open)
			d.ToPerson("is called Сергій", named("Сергій Щербанюк"))
			d.Do(action.Preview)
			d.Pane(env.DetailPane).Sees("Also applied to", "2 applications in all", "Оператор складу", "as Щербанюк Сергій", "same e-mail and phone")
			// The next applicant has no other applications.
			d.Do(action.Next)
			d.Pane(env.DetailPane).SeesNot("same e-mail", "Оператор складу")
		})
	}
}
