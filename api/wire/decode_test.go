package wire

import (
	"testing"
	"time"

	"github.com/go-json-experiment/json"
	"github.com/google/go-cmp/cmp"

	"shortlist/model"
	"shortlist/model/modeltest"
)

func TestCandidateReadsScalarsInAnyForm(t *testing.T) {
	want := model.Candidate{
		ID: 9007199254740993, JobID: 7, Date: time.Date(2026, 10, 5, 8, 9, 10, 123456700, time.UTC),
		Status: "Brand new", Viewed: true, NoSuggested: true,
		Applicant: model.Applicant{Name: "Ірина", Age: ptr(31), Salary: ptr(model.Decimal("25000"))},
		Extra:     []model.Field{{Name: "colour", Value: `{"a":[1]}`}},
	}
	for name, body := range map[string]string{
		"numbers": `{"id":9007199254740993,"jobId":7,"date":"2026-10-05T08:09:10.1234567","status":"Brand new","isViewed":true,
			"applicant":{"name":"Ірина","age":31,"salary":25000.00},"colour":{"a":[1]}}`,
		"strings": "\ufeff" + `{"id":"9007199254740993","jobId":"7","date":"2026-10-05T08:09:10.1234567Z","status":"Brand new","isViewed":"true",
			"applicant":{"name":"Ірина","age":"31","salary":"2.5E4","education":"","workExperience":null},"cvFile":"","colour":{"a":[1]}}`,
		"odd": `{"id":1,"id":9007199254740993,"jobId":7.0,"date":"2026-10-05T10:09:10.1234567+02:00","status":"Brand new","isViewed":1,
			"isNew":null,"messagesCount":"","lastMessageDate":"","additionalQuestions":[],
			"applicant":{"name":"Ірина","age":31.0,"salary":" 25000 ","region":"","gender":{},"contacts":null},"colour":{"a":[1]}}`,
	} {
		t.Run(name, func(t *testing.T) {
			var c Candidate
			modeltest.Must(t, Unmarshal([]byte(body), &c))
			if diff := cmp.Diff(want, c.Model()); diff != "" {
				t.Error(diff)
			}
		})
	}
}

func TestLoneSurrogatesAndBadBytesBecomeReplacementCharacters(t *testing.T) {
	var j Job
	modeltest.Must(t, Unmarshal([]byte("{\"title\":\"a\\ud800b\",\"region\":\"x\xffy\"}"), &j))
	if j.Title != "a\ufffdb" || j.Region != "x\ufffdy" {
		t.Errorf("got %q and %q", j.Title, j.Region)
	}
}

func TestAStringInASetOfSingleBytesIsDecoded(t *testing.T) {
	for sent, want := range map[string]string{
		"J\xf6rg":                "Jörg",
		"\xcb\xfc\xe2\xb3\xe2":   "Львів",
		"K\xf5v\xe1g\xf3, k\xf5": "Kővágó, kő",
		"Josй\xe9":               "Josй\ufffd", // it is UTF-8, and damaged
	} {
		var j Job
		modeltest.Must(t, Unmarshal([]byte(`{"region":"`+sent+`"}`), &j))
		if j.Region != want {
			t.Errorf("%q: %q", sent, j.Region)
		}
	}
}

func TestATimeThatCannotBeWrittenIsNone(t *testing.T) {
	var c Candidate
	modeltest.Must(t, Unmarshal([]byte(`{"id":1,"date":"9999-12-31T23:59:59-05:00","lastMessageDate":"0000-01-01T00:00:00+05:00"}`), &c))
	if !c.Date.IsZero() || c.LastMessageDate != nil {
		t.Errorf("read %v and %v", c.Date, c.LastMessageDate)
	}
}

func TestZeroIsSentAndNullIsNot(t *testing.T) {
	rate, job := model.Rate(0), model.JobType(0)
	zero := int64(0)
	got, err := json.Marshal(BodyOf(0, model.Body{Title: "t", Region: "r", Description: "d", SalaryFrom: &zero, Rate: &rate, Type1: &job}))
	modeltest.Must(t, err)
	want := `{"title":"t","region":"r","description":"d","address":"","salaryValue1":0,"salaryValue2":null,"salaryRateId":0,"jobType1":0,"jobType2":null,"currencyId":0}`
	if string(got) != want {
		t.Errorf("got  %s\nwant %s", got, want)
	}
}

func TestOwnJSONKeepsUnknownFieldsAndReadsBackTheSame(t *testing.T) {
	var c Candidate
	modeltest.Must(t, Unmarshal([]byte(`{"id":5,"isSuggested":true,"date":"2026-10-05T08:00:00Z","applicant":{"name":"A","shoe":42,"education":[{"level":"BSc"}]},"fresh":true,"cvFile":{"name":"a.pdf"}}`), &c))
	data, err := json.Marshal(OfCandidate(c.Model()))
	modeltest.Must(t, err)
	var again Candidate
	modeltest.Must(t, Unmarshal(data, &again))
	if diff := cmp.Diff(c.Model(), again.Model()); diff != "" {
		t.Error(diff)
	}
}

func FuzzCandidate(f *testing.F) {
	f.Add(`{"id":"1","applicant":{"age":"","salary":"1e999999999"},"cvFile":[]}`)
	f.Fuzz(func(t *testing.T, body string) {
		var c Candidate
		if Unmarshal([]byte(body), &c) != nil {
			return
		}
		if _, err := json.Marshal(OfCandidate(c.Model()), DecodeOptions()); err != nil {
			t.Errorf("%q reads but does not write: %v", body, err)
		}
	})
}

func ptr[T any](v T) *T { return &v }
