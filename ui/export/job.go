package export

import (
	"slices"

	"shortlist/api/wire"
	"shortlist/model"
	"shortlist/model/htmltext"
)

// Job is a job in JSON: the service's fields, and the currency where the ledger knows it.
type Job struct {
	wire.Job
	CurrencyID *int      `json:"currencyId,omitzero"`
	Problems   []Problem `json:"problems,omitzero"` // rules of the service that it breaks
	Hints      []Hint    `json:"hints,omitzero"`    // on the text that was sent
}

// Problem is a broken rule in JSON.
type Problem struct {
	Field   string `json:"field"`
	Message string `json:"message"`
}

// BrokenRules returns the rules that a job of the service already breaks (CONTRACT 9). A
// deleted job is not sent again, and may not be known whole.
func BrokenRules(j model.Job) model.Problems {
	if j.Status == model.Deleted {
		return nil
	}
	return model.JobProblems(j, htmltext.VisibleCharacters)
}

// JobOf returns a job as it is in JSON. entry is its currency in the ledger, if known.
func JobOf(j model.Job, entry model.CurrencyEntry, known bool) Job {
	d := Job{Job: wire.OfJob(j)}
	received := slices.ContainsFunc(j.Extra, func(f model.Field) bool { return f.Name == "currencyId" })
	if known && !received {
		id := int(entry.Currency)
		d.CurrencyID = &id
	}
	for _, problem := range BrokenRules(j) {
		d.Problems = append(d.Problems, Problem{string(problem.Field), problem.Message})
	}
	return d
}
