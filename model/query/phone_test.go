package query

import (
	"testing"
	"time"

	"shortlist/model"
)

// TestANumberIsFoundInAnyForm by any other, as it is erased; and a number of another person or country is not.
func TestANumberIsFoundInAnyForm(t *testing.T) {
	owners := [][]string{
		{"067 123 45 67", "+380671234567", "+380 67 123 45 67", "(067) 123-45-67", "067/123-45-67", "380 67 123 45 67", "00380 67 1234567", "+380(67)123 45 67", "0671234567"},
		{"+36 (20) 123-4567", "06 20 123 4567", "06-20/123-4567", "+36 20/123 4567", "0036 20 123 4567", "+36201234567"},
		{"+40 (0)721 234 567", "0721 234 567", "0721/234.567", "+40 721-234-567", "0040 721 234 567", "+40721234567"},
		{"+380 67 123 45 68", "067-123-45-68"},
		{"+40 (67) 123 4567"}, // as the first without its country
	}
	for i, owner := range owners {
		for _, kept := range owner {
			d := DocumentOf(&model.Candidate{Applicant: model.Applicant{Contacts: model.Contacts{Phone: kept}}}, "", model.Review{}, nil, "")
			e := EntryOf(&d)
			for j, other := range owners {
				if i == 0 && j == 4 || i == 4 && j == 0 {
					continue // whether they are one is not known where no country is given
				}
				for _, typed := range other {
					for _, sought := range []string{typed, "contact:" + typed, `"` + typed + `"`, "(" + typed + ")", typed + " OR name:x", "-(-" + typed + ")"} {
						q, problem := Parse(sought, time.Now())
						if got := q.Match(e); problem != "" || got != (i == j) {
							t.Errorf("%s finds %s: %v %s", sought, kept, got, problem)
						}
					}
					if q, _ := ParseTyping(typed, time.Now()); q.Match(e) != (i == j) {
						t.Errorf("%s, being typed, finds %s: %v", typed, kept, i != j)
					}
				}
			}
		}
	}
	d := DocumentOf(&model.Candidate{Applicant: model.Applicant{Contacts: model.Contacts{Phone: "+40 671 234 567"}}}, "", model.Review{}, nil, "")
	if q, _ := Parse("+380 67 123 45 67", time.Now()); q.Match(EntryOf(&d)) {
		t.Error("a number of Ukraine finds one of Romania")
	}
	d = DocumentOf(&model.Candidate{}, "", model.Review{}, nil, "Phone: 067 123 45 67, 2019 2021")
	for typed, want := range map[string]bool{
		"067 123 45 67": true, "2019 phone": true, "2021 2019": true, "(2019 OR 2022) 2021": true, "2022": false, "(2019) phone": true,
		"067 123 45 67 2019": true, "067 123 45 67 2022": false, "067 2021": true,
	} {
		if q, problem := Parse(typed, time.Now()); q.Match(EntryOf(&d)) != want || problem != "" {
			t.Errorf("%s in a CV: %v %s", typed, !want, problem)
		}
	}
}
