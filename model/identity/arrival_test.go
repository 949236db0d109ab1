package identity

import (
	"fmt"
	"maps"
	"testing"
	"time"

	"shortlist/model"
)

// TestArrivalsMatchTheirApplications by all that the two may have in common.
func TestArrivalsMatchTheirApplications(t *testing.T) {
	at := time.Date(2026, time.November, 2, 9, 30, 0, 0, time.UTC)
	const placeholder = "no-email@candidates.example.com"
	arrived := func(first, last, email, phone string) model.Arrival {
		return model.Arrival{JobID: 5, Received: at, FirstName: first, LastName: last, Email: email, Phone: phone}
	}
	olena := arrived("Олена", "Коваленко", "olena@example.com", "+380 67 123 45 67")
	is := func(name, email, phone string, after time.Duration) model.Candidate {
		return model.Candidate{JobID: 5, Date: at.Add(after), Applicant: model.Applicant{Name: name, Contacts: model.Contacts{Email: email, Phone: phone, Opened: true}}}
	}
	masked := is("Олена Коваленко", "o***@example.com", "", time.Minute)
	masked.Applicant.Contacts.Opened = false
	elsewhere := is("Олена Коваленко", "olena@example.com", "0671234567", 0)
	elsewhere.JobID = 6
	for name, c := range map[string]struct {
		a    model.Arrival
		c    model.Candidate
		want bool
	}{
		"name and address":                   {olena, is("Олена Коваленко", "Olena@Example.com", "", -time.Minute), true},
		"name and number, written otherwise": {olena, is("Коваленко Олена", "", "(067) 123-45-67", 0), true},
		"a patronymic more":                  {olena, is("Коваленко Олена Петрівна", "", "0671234567", 0), true},
		"days later":                         {olena, is("Олена Коваленко", "olena@example.com", "", 5*24*time.Hour), true},
		"a year before":                      {olena, is("Олена Коваленко", "olena@example.com", "", -365*24*time.Hour), false},
		"another job":                        {olena, elsewhere, false},
		"another name":                       {olena, is("Ірина Мельник", "olena@example.com", "0671234567", 0), false},
		"no name":                            {olena, is("", "olena@example.com", "", 0), false},
		"another number":                     {olena, is("Олена Коваленко", "", "0509999999", 0), false},
		"another number, the same address":   {olena, is("Олена Коваленко", "olena@example.com", "0509999999", 0), true},
		"contacts are masked, just then":     {olena, masked, true},
		"no contacts, just then":             {olena, is("Олена Коваленко", "", "", 5*time.Minute), true},
		"no contacts, another day":           {olena, is("Олена Коваленко", "", "", 25*time.Hour), false},
		"a placeholder":                      {arrived("Олена", "Коваленко", placeholder, ""), is("Олена Коваленко", "", "", time.Minute), true},
		"a placeholder that both have":       {arrived("Олена", "Коваленко", placeholder, ""), is("Ірина Мельник", placeholder, "", time.Minute), false},
		"one part of a name":                 {arrived("Олена", "-", "olena@example.com", ""), is("Олена", "olena@example.com", "", 0), true},
		"one part of a name, just then":      {arrived("Олена", "-", placeholder, ""), is("Олена Коваленко", "", "", time.Minute), false},
		"a name without letters":             {arrived("-", "-", placeholder, ""), is("Олена", placeholder, "", 0), false},
	} {
		if got := Match([]model.Arrival{c.a}, []model.Candidate{c.c}, nil); (len(got) == 1) != c.want {
			t.Errorf("%s: %v", name, got)
		}
	}
}

// TestTheBestMatchesFirst, and each application once.
func TestTheBestMatchesFirst(t *testing.T) {
	at := time.Date(2026, time.November, 2, 9, 30, 0, 0, time.UTC)
	arrival := func(phone string, after time.Duration) model.Arrival {
		return model.Arrival{JobID: 5, Received: at.Add(after), FirstName: "Olena", LastName: "Nova", Phone: phone}
	}
	is := func(phone string, after time.Duration) model.Candidate {
		return model.Candidate{ID: 7, JobID: 5, Date: at.Add(after), Applicant: model.Applicant{Name: "Nova Olena", Contacts: model.Contacts{Phone: phone, Opened: true}}}
	}
	suggested := is("0671234567", 0)
	suggested.Suggested = true
	for name, c := range map[string]struct {
		arrived []model.Arrival
		people  []model.Candidate
		known   map[int64]Known
		want    map[int]int
	}{
		"the one of the number":        {[]model.Arrival{arrival("0671234567", 0)}, []model.Candidate{is("", 0), is("0671234567", -time.Hour)}, nil, map[int]int{0: 1}},
		"the nearest":                  {[]model.Arrival{arrival("0671234567", 0)}, []model.Candidate{is("0671234567", -48*time.Hour), is("0671234567", -time.Minute), is("0671234567", time.Hour)}, nil, map[int]int{0: 1}},
		"each once":                    {[]model.Arrival{arrival("", 0), arrival("0671234567", time.Minute)}, []model.Candidate{is("0671234567", 0), is("", 0)}, nil, map[int]int{0: 1, 1: 0}},
		"two callbacks, one applied":   {[]model.Arrival{arrival("0671234567", 0), arrival("0671234567", time.Minute)}, []model.Candidate{is("0671234567", time.Minute)}, nil, map[int]int{1: 0}},
		"suggested, of the number":     {[]model.Arrival{arrival("0671234567", 0)}, []model.Candidate{suggested}, nil, map[int]int{0: 0}},
		"suggested, weeks ago":         {[]model.Arrival{arrival("0671234567", 20*24*time.Hour)}, []model.Candidate{suggested}, nil, map[int]int{0: 0}},
		"suggested until now":          {[]model.Arrival{arrival("0671234567", 20*24*time.Hour)}, []model.Candidate{is("0671234567", 0)}, map[int64]Known{7: {Suggested: true}}, map[int]int{0: 0}},
		"applied before suggested":     {[]model.Arrival{arrival("0671234567", 0)}, []model.Candidate{suggested, is("0671234567", -time.Hour)}, nil, map[int]int{0: 1}},
		"suggested, of the name":       {[]model.Arrival{arrival("", 0)}, []model.Candidate{suggested}, nil, map[int]int{}},
		"late, one of the name":        {[]model.Arrival{arrival("0671234567", 0)}, []model.Candidate{is("", -2*time.Hour)}, nil, map[int]int{0: 0}},
		"late, two of the name":        {[]model.Arrival{arrival("0671234567", 0)}, []model.Candidate{is("", -2*time.Hour), is("", -3*time.Hour)}, nil, map[int]int{}},
		"late by days":                 {[]model.Arrival{arrival("0671234567", 0)}, []model.Candidate{is("0671234567", -72*time.Hour)}, nil, map[int]int{0: 0}},
		"late by days, known just now": {[]model.Arrival{arrival("0671234567", 0)}, []model.Candidate{is("0671234567", -72*time.Hour)}, map[int64]Known{7: {Since: at.Add(-time.Hour), Applied: true}}, map[int]int{0: 0}},
		"a second application":         {[]model.Arrival{arrival("0671234567", 0)}, []model.Candidate{is("0671234567", -72*time.Hour)}, map[int64]Known{7: {Since: at.Add(-71 * time.Hour), Applied: true}}, map[int]int{}},
	} {
		if got := Match(c.arrived, c.people, c.known); !maps.Equal(got, c.want) {
			t.Errorf("%s: %v, want %v", name, got, c.want)
		}
	}
}

// TestNamesakesAreDistinguishedByTheirNumbers, not by the placeholder that both have, nor by the
// time.
func TestNamesakesAreDistinguishedByTheirNumbers(t *testing.T) {
	at := time.Date(2026, time.November, 2, 9, 30, 0, 0, time.UTC)
	const placeholder = "no-email@candidates.example.com"
	arrived := []model.Arrival{{JobID: 5, Received: at, FirstName: "Ivan", LastName: "Petrenko", Email: placeholder, Phone: "0671234567"}}
	is := func(id int64, name, phone string, after time.Duration) model.Candidate {
		return model.Candidate{ID: id, JobID: 5, Date: at.Add(after), Applicant: model.Applicant{Name: name, Contacts: model.Contacts{Email: placeholder, Phone: phone, Opened: true}}}
	}
	namesake := is(1, "Ivan Petrenko", "0509999999", time.Minute)
	if got := Match(arrived, []model.Candidate{namesake, is(2, "Ivan Petrenko", "0671234567", time.Hour)}, nil); !maps.Equal(got, map[int]int{0: 1}) {
		t.Errorf("of two of the name: %v", got)
	}
	if got := Match(arrived, []model.Candidate{namesake, is(3, "Olena Koval", "", 0)}, nil); len(got) != 0 {
		t.Errorf("of another number, and an address that others have: %v", got)
	}
}

// TestNamesAreTakenApartOnce, of ten thousand arrivals and a hundred applicants that were read. Taking a name apart
// allocates; comparing two names that were taken apart does not.
func TestNamesAreTakenApartOnce(t *testing.T) {
	at := time.Date(2026, time.November, 2, 9, 30, 0, 0, time.UTC)
	const waiting, read = 10_000, 100
	arrived, people := make([]model.Arrival, waiting), make([]model.Candidate, read)
	for i := range arrived {
		arrived[i] = model.Arrival{JobID: 5, Received: at, FirstName: fmt.Sprint("Ivan", i), LastName: "Petrenko", Phone: fmt.Sprintf("+38067%07d", i)}
	}
	for i := range people {
		people[i] = model.Candidate{JobID: 5, Date: at, Applicant: model.Applicant{Name: arrived[i].Name(), Contacts: model.Contacts{Phone: arrived[i].Phone, Opened: true}}}
	}
	if got := Match(arrived, people, nil); len(got) != read {
		t.Errorf("%d are matched", len(got))
	}
	n := testing.AllocsPerRun(1, func() { Match(arrived, people, nil) })
	t.Logf("%.0f allocations", n)
	if n > waiting*read/2 {
		t.Errorf("%.0f allocations for %d pairs", n, waiting*read)
	}
}
