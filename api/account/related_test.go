package account

import (
	"fmt"
	"slices"
	"testing"
	"time"

	"shortlist/api/sandbox"
	"shortlist/model"
	"shortlist/model/identity"
	"shortlist/model/modeltest"
)

// related returns the related applies: job, name and reasons, the newest first.
func (d *desk) related(c model.Candidate) (out []string) {
	d.t.Helper()
	found, err := d.Related(d.t.Context(), c)
	modeltest.Must(d.t, err)
	for _, r := range found {
		out = append(out, fmt.Sprint(r.Job, ", ", r.Apply.Applicant.Name, ": ", r.Why))
	}
	return out
}

// TestOnePersonOfTwoJobs is in the demo; both applies are related once both jobs were
// read.
func TestOnePersonOfTwoJobs(t *testing.T) {
	for _, country := range []model.Country{model.Ukraine, model.Romania, model.Hungary} {
		d := newDesk(t, sandbox.Options{Country: country, Scenario: "demo"})
		if _, err := d.FetchJobs(t.Context()); err != nil {
			t.Fatal(err)
		}
		find := func(people []model.Candidate, name string) model.Candidate {
			i := slices.IndexFunc(people, func(c model.Candidate) bool { return c.Applicant.Name == name })
			if i < 0 {
				t.Fatalf("%s did not apply", name)
			}
			return people[i]
		}
		sales, _ := d.fetchAll(t.Context(), d.job("ua-sales").ID)
		now := find(sales, "Сергій Щербанюк")
		if got := d.related(now); got != nil {
			t.Errorf("%v, before the other job was read", got)
		}
		warehouse, _ := d.fetchAll(t.Context(), d.job("ua-warehouse").ID)
		before := find(warehouse, "Щербанюк Сергій")
		if got, want := d.related(now), []string{"Оператор складу, Щербанюк Сергій: [e-mail phone name and employer]"}; !slices.Equal(got, want) {
			t.Errorf("%v, want %v", got, want)
		}
		if got, want := d.related(before), []string{"Менеджер з продажу, Сергій Щербанюк: [e-mail phone name and employer]"}; !slices.Equal(got, want) {
			t.Errorf("%v, want %v", got, want)
		}
		for _, c := range append(sales, warehouse...) {
			if c.ID != now.ID && c.ID != before.ID && d.related(c) != nil {
				t.Errorf("%s: %v", c.Applicant.Name, d.related(c))
			}
		}
	}
}

// TestDifferentPersons files applies that look alike. They do not count as one
// person's, or only as possibly one's.
func TestDifferentPersons(t *testing.T) {
	d := newDeskWithJobs(t)
	one, two := d.job("ua-barista"), d.job("ua-office")
	file := func(job model.Job, name, email, phone string, age int, date time.Time) int64 {
		t.Helper()
		id, err := d.service.Apply(job.ID, model.Candidate{Date: date, Applicant: model.Applicant{
			Name: name, Age: &age, Contacts: model.Contacts{Email: email, Phone: phone, Opened: true},
			Experience: []model.Experience{{Employer: "Кав'ярня «Приклад»"}},
		}}, nil)
		modeltest.Must(t, err)
		return id
	}
	at := time.Now().Add(-time.Hour)
	ids := map[string]int64{
		"first":       file(one, "Ніна Приклад", "nina@example.com", "+380 67 000 11 22", 30, at),
		"placeholder": file(two, "Інша Людина", "none@example.com", "+380 00 000 00 00", 30, at),
		"and another": file(two, "Ще Хтось", "none@example.com", "0000000000", 30, at),
		"masked":      file(two, "Ніна П", "n***@example.com", "", 30, at),
		"maybe":       file(two, "Приклад Ніна", "other@example.com", "", 31, at.Add(time.Minute)),
		"namesake":    file(two, "Ніна Приклад", "third@example.com", "", 55, at),
		"by phone":    file(two, "Ніна", "", "067 000-11-22", 30, at.Add(2*time.Minute)),
	}
	people := map[int64]model.Candidate{}
	for _, j := range []model.Job{one, two} {
		all, _ := d.fetchAll(t.Context(), j.ID)
		for _, c := range all {
			people[c.ID] = c
		}
	}
	found, err := d.Related(t.Context(), people[ids["first"]])
	modeltest.Must(t, err)
	var got []string
	for _, r := range found {
		for name, id := range ids {
			if id == r.Apply.ID {
				got = append(got, fmt.Sprint(name, " ", r.Why))
			}
		}
		if r.Job != two.Title {
			t.Errorf("job %q", r.Job)
		}
	}
	if want := []string{"by phone [phone]", "maybe [name and employer]"}; !slices.Equal(got, want) {
		t.Errorf("%v, want %v", got, want)
	}
	for _, name := range []string{"placeholder", "and another", "masked", "namesake"} {
		if got := d.related(people[ids[name]]); got != nil {
			t.Errorf("%s: %v", name, got)
		}
	}
	if identity.Employer.Sure() {
		t.Error("a name and an employer are no more than a maybe")
	}
}
