package sandbox

import (
	"io/fs"
	"strings"
	"testing"
	"testing/fstest"

	"shortlist/assets"
	"shortlist/model/modeltest"
)

// TestScenarios: every scenario starts, and the service can send every job, candidate
// and CV of it.
func TestScenarios(t *testing.T) {
	for _, name := range Scenarios() {
		if name == "large" {
			continue // it has its own tests
		}
		t.Run(name, func(t *testing.T) {
			d := start(t, Options{Scenario: name})
			jobs, err := d.Jobs()
			modeltest.Must(t, err)
			if (len(jobs) == 0) != (name == "empty") {
				t.Errorf("%d jobs", len(jobs))
			}
			others, err := d.OtherJobs()
			if err != nil || len(others) == 0 {
				t.Errorf("no other employer's jobs, %v", err)
			}
			d.list("")
			for _, r := range jobs {
				j := d.job(r.ID)
				if !r.Published && j.URL != "" {
					t.Errorf("%s has a url before it is published", r.Key)
				}
				for _, c := range d.applies(r.ID) {
					if _, err := d.CVData(c.ID); err != nil {
						t.Error(err)
					}
				}
			}
		})
	}
}

// TestScenarioRepeats: a scenario's file can hold a long string in a short form.
func TestScenarioRepeats(t *testing.T) {
	files := fstest.MapFS{
		"mine.json": {Data: []byte(`{"account":{"email":"a@example.com","company":"A"},"activeLimit":1,"jobs":[{"key":"k","status":"Activated",
			"title":{"first":"[","repeat":"ab","times":3,"then":"]"},"region":null,"address":"x","description":{"repeat":"<div>","times":5000,"then":"y"},"currencyId":1}]}`)},
		"negative.json": {Data: []byte(`{"jobs":[{"title":{"repeat":"a","times":-1}}]}`)},
		"huge.json":     {Data: []byte(`{"jobs":[{"title":{"repeat":"aaaaaaaa","times":1000000000000}}]}`)},
		"typo.json":     {Data: []byte(`{"jobs":[{"title":{"repaet":"a","times":1}}]}`)},
	}
	d := start(t, Options{Scenario: "mine", files: files})
	r := d.record(d.id("k"))
	if r.Title != "[ababab]" || r.Region != "" || r.Description != strings.Repeat("<div>", 5000)+"y" || r.Currency != 1 {
		t.Errorf("%.200v", r)
	}
	for _, bad := range []string{"negative", "huge", "typo", "missing"} {
		if s, err := New(Options{Scenario: bad, files: files}); err == nil {
			t.Errorf("%s is accepted", bad)
			s.Close()
		}
	}
}

func TestScenarioFilesNameCVsThatExist(t *testing.T) {
	for _, name := range []string{"demo", English, "hostile", "legacy"} {
		sc, err := readScenario(assets.Scenarios, name)
		modeltest.Must(t, err)
		for _, j := range sc.Jobs {
			for _, a := range j.Applies {
				if a.CV == nil {
					continue
				}
				if _, err := fs.Stat(assets.Scenarios, string(a.CV.File)); err != nil {
					t.Errorf("%s, job %s: %v", name, j.Key, err)
				}
			}
		}
	}
}

func BenchmarkStartDemo(b *testing.B) {
	for b.Loop() {
		s, err := New(Options{})
		modeltest.Must(b, err)
		modeltest.Must(b, s.Close())
	}
}
