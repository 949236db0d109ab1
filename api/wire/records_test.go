package wire

import (
	"testing"
	"time"

	"github.com/go-json-experiment/json"
	"github.com/google/go-cmp/cmp"

	"shortlist/model"
	"shortlist/model/modeltest"
)

// Unknown fields are kept at every level, and come out again (CONTRACT 26).
func TestUnknownFieldsAreKeptAtEveryLevel(t *testing.T) {
	const body = `{"id":5,"isSuggested":false,"tags":["hot"],"applicant":{"name":"A","shoe":42,"contacts":{"telegram":"@a","telegram":"@nobody"},
		"education":[{"level":"BSc"},{"gpa":4.5}],"workExperience":[{"city":"Львів"}]},
		"additionalQuestions":{"total":2,"answers":["так"]},"cvFile":{"name":"a.pdf","pages":3}}`
	c, err := NewRecords().Candidate([]byte(body))
	modeltest.Must(t, err)
	m := c.Model()
	want := []model.Field{
		{Name: "tags", Value: `["hot"]`}, {Name: "shoe", Value: "42"}, {Name: "contacts.telegram", Value: `"@nobody"`}, {Name: "education.2.gpa", Value: "4.5"},
		{Name: "workExperience.1.city", Value: `"Львів"`}, {Name: "additionalQuestions.answers", Value: `["так"]`}, {Name: "cvFile.pages", Value: "3"},
	}
	if diff := cmp.Diff(want, m.OtherFields()); diff != "" {
		t.Error(diff)
	}
	data, err := json.Marshal(OfCandidate(m))
	modeltest.Must(t, err)
	again, err := NewRecords().Candidate(data)
	modeltest.Must(t, err)
	if diff := cmp.Diff(m, again.Model()); diff != "" {
		t.Error(diff)
	}
}

// A value that cannot be read is kept as it came, under the field's name (CONTRACT 26).
func TestAValueOfAnotherFormIsKeptAsItCame(t *testing.T) {
	records := NewRecords()
	const body = `{"id":5,"date":"торік","lastMessageDate":"","statusChanged":null,"messagesCount":{"all":[1]},"isNew":"so-so",
		"applicant":{"name":"A","age":"30 років","salary":"1,000","region":{"id":3,"name":"Київ"},"gender":{},"photoUrl":[],
		"contacts":"a@example.com","education":"KPI","workExperience":[{"title":["x"]}]},"additionalQuestions":[],"cvFile":null,"jobTitle":{"a":1},"jobTitle":"B"}`
	for range 2 { // the second record must keep nothing of the first
		c, err := records.Candidate([]byte(body))
		modeltest.Must(t, err)
		want := []model.Field{
			{Name: "date", Value: `"торік"`}, {Name: "messagesCount", Value: `{"all":[1]}`}, {Name: "isNew", Value: `"so-so"`},
			{Name: "applicant.age", Value: `"30 років"`}, {Name: "applicant.salary", Value: `"1,000"`}, {Name: "applicant.region", Value: `{"id":3,"name":"Київ"}`},
			{Name: "applicant.contacts", Value: `"a@example.com"`}, {Name: "applicant.education", Value: `"KPI"`}, {Name: "applicant.workExperience.0.title", Value: `["x"]`},
		}
		m := c.Model()
		if diff := cmp.Diff(want, m.AsReceived); diff != "" {
			t.Error(diff)
		}
		if m.JobTitle != "B" || len(m.Extra) != 1 {
			t.Errorf("%+v", m)
		}
		data, err := json.Marshal(OfCandidate(m))
		modeltest.Must(t, err)
		again, err := NewRecords().Candidate(data)
		if diff := cmp.Diff(m.AsReceived, again.Model().AsReceived); diff != "" || err != nil {
			t.Errorf("%s (%v)", diff, err)
		}
	}
	j, err := records.Job([]byte(`{"id":7,"title":"T","salaryValue1":"from 100","salaryValue2":"1 000"}`))
	modeltest.Must(t, err)
	m := j.Model()
	if diff := cmp.Diff([]model.Field{{Name: "salaryValue1", Value: `"from 100"`}}, m.OtherFields()); diff != "" || *m.SalaryTo != "1000" {
		t.Errorf("%s, %v", diff, *m.SalaryTo)
	}
}

func TestTimesOfOtherForms(t *testing.T) {
	want := time.Date(2026, 11, 1, 10, 0, 0, 0, time.UTC)
	for _, form := range []string{
		"2026-11-01T10:00Z", "2026-11-01T12:00:00+0200", "2026-11-01T12:00+02:00", "2026-11-01T12:00+0200", "2026-11-01 10:00", "2026-11-01 12:00:00 +02:00",
		"/Date(1793527200000)/", "/Date(1793527200000+0200)/", "1793527200", "1793527200000", "01.11.2026 10:00", "01.11.2026 10:00:00", "2026-11-01T12:00:00.0000000+0200",
	} {
		if got, ok := parseTime(form); !ok || !got.Equal(want) {
			t.Errorf("%q is %v", form, got)
		}
	}
	for _, form := range []string{"", "01/11/2026", "11/01/2026 10:00", "20261101", "2026", "179352720", "17935272000", "/Date(x)/", "01.11.26", "31.02.2026", "Date(1793527200000)"} {
		if got, ok := parseTime(form); ok {
			t.Errorf("%q is %v", form, got)
		}
	}
}

// TestTimesInTheServicesLanguage are read where they have one reading.
func TestTimesInTheServicesLanguage(t *testing.T) {
	want := time.Date(2026, 11, 20, 10, 0, 0, 0, time.UTC)
	for _, form := range []string{"2026. 11. 20. 10:00:00", "2026. 11. 20. 10:00", "2026.11.20. 10:00:00", "11/20/2026 10:00:00 AM", "20/11/2026 10:00:00 AM", "20/11/2026 10:00"} {
		if got, ok := parseTime(form); !ok || !got.Equal(want) {
			t.Errorf("%q is %v", form, got)
		}
	}
	for _, form := range []string{"11/12/2026 10:00:00 AM", "2026. 13. 20.", "11/20/2026 14:00:00 AM"} {
		if got, ok := parseTime(form); ok {
			t.Errorf("%q is %v", form, got)
		}
	}
}

// TestTheEmptyDateIsNoneInEveryZone.
func TestTheEmptyDateIsNoneInEveryZone(t *testing.T) {
	for _, form := range []string{
		"0001-01-01T00:00:00", "0001-01-01T00:00:00Z", "0001-01-01T00:00:00+01:00", "0001-01-01T00:00:00+13:00", "0001-01-01T00:00:00-05:00",
		"0000-12-31T22:00:00Z", "/Date(-62135596800000)/", "/Date(-62135604000000)/", "1/1/0001 12:00:00 AM", "0001. 01. 01. 0:00:00",
	} {
		if got, ok := parseTime(form); !got.IsZero() {
			t.Errorf("%q is %v, %v", form, got, ok)
		}
	}
}

func TestNumbersInGroups(t *testing.T) {
	for form, want := range map[string]Decimal{"1 000": "1000", "25\u00a0000,50": "25000.5", "1 000 000": "1000000", "1000": "1000"} {
		if got, ok := parseDecimal(form); !ok || got != want {
			t.Errorf("%q is %q", form, got)
		}
	}
	for _, form := range []string{"1,000", "10 20", "20000 30000", "1 0000", "1 000 грн", "від 1 000", ""} {
		if got, ok := parseDecimal(form); ok {
			t.Errorf("%q is %q", form, got)
		}
	}
}

// TestAMissingNumberIsNotZero, nor is one that cannot be read, or cannot be a count.
func TestAMissingNumberIsNotZero(t *testing.T) {
	for _, c := range []struct {
		body           string
		applies, views int // -1: missing
	}{
		{`{"id":5}`, -1, -1},
		{`{"id":5,"appliesCount":null,"viewsCount":""}`, -1, -1},
		{`{"id":5,"appliesCount":"many","viewsCount":[3]}`, -1, -1},
		{`{"id":5,"appliesCount":-4,"viewsCount":{}}`, -1, -1},
		{`{"id":5,"appliesCount":0,"viewsCount":"0"}`, 0, 0},
		{`{"id":5,"appliesCount":"3","viewsCount":4,"viewsCount":null}`, 3, -1},
		{`{"id":5,"AppliesCount":3,"viewsCount":4.0}`, -1, 4},
	} {
		j, err := NewRecords().Job([]byte(c.body))
		modeltest.Must(t, err)
		got := j.Model()
		if got.NoApplies != (c.applies < 0) || got.Applies != max(c.applies, 0) || got.NoViews != (c.views < 0) || got.Views != max(c.views, 0) {
			t.Errorf("%s: %d applications, missing %v; %d views, missing %v", c.body, got.Applies, got.NoApplies, got.Views, got.NoViews)
		}
	}
	for body, want := range map[string][2]bool{ // suggested, missing
		`{"id":5}`: {false, true}, `{"id":5,"isSuggested":null}`: {false, true}, `{"id":5,"isSuggested":"perhaps"}`: {false, true},
		`{"id":5,"isSuggested":"true"}`: {true, false}, `{"id":5,"isSuggested":false}`: {false, false},
	} {
		c, err := NewRecords().Candidate([]byte(body))
		modeltest.Must(t, err)
		if got := c.Model(); got.Suggested != want[0] || got.NoSuggested != want[1] {
			t.Errorf("%s: suggested %v, missing %v", body, got.Suggested, got.NoSuggested)
		}
	}
}
