package store

import (
	"fmt"
	"path/filepath"
	"testing"
	"time"

	"shortlist/model"
	"shortlist/model/modeltest"
)

// applicantsOfMany returns people; every hundredth applied twice.
func applicantsOfMany(from, n int) (people []model.Candidate) {
	for i := from; i < from+n; i++ {
		age, who := 20+i%40, i-i%100/99 // the last of a hundred is the one before
		people = append(people, model.Candidate{
			ID: int64(i + 1), JobID: int64(i / 1000), Date: time.UnixMilli(1_800_000_000_000), FileName: "CV.pdf",
			Applicant: model.Applicant{
				Name: fmt.Sprintf("Name%d Family%d", who%300, who%9000), Age: &age, Region: "Київ",
				Contacts:   model.Contacts{Email: fmt.Sprintf("person%d@example.com", who), Phone: fmt.Sprintf("+380 67 %07d", who), Opened: true},
				Experience: []model.Experience{{Employer: fmt.Sprint("Employer ", i%50), Title: "Cook", Responsibilities: "<ul><li>daily work</li><li>reports</li></ul>", Start: "2019"}},
			},
		})
	}
	return people
}

func fill(b *testing.B, s *Store, n int) {
	b.Helper()
	for from := 0; from < n; from += 1000 {
		modeltest.Must(b, s.PutCandidates(b.Context(), int64(from/1000), applicantsOfMany(from, 1000), time.UnixMilli(1)))
	}
}

func opened(b *testing.B) *Store {
	b.Helper()
	s, err := Open(filepath.Join(b.TempDir(), "store.db"))
	modeltest.Must(b, err)
	b.Cleanup(func() { _ = s.Close() })
	return s
}

// BenchmarkPutCandidates keeps 10,000 people, first new ones and then known ones.
func BenchmarkPutCandidates(b *testing.B) {
	for b.Loop() {
		b.StopTimer()
		s := opened(b)
		b.StartTimer()
		begun := time.Now()
		fill(b, s, 10_000)
		b.ReportMetric(float64(time.Since(begun).Milliseconds()), "ms/new")
		begun = time.Now()
		fill(b, s, 10_000)
		b.ReportMetric(float64(time.Since(begun).Milliseconds()), "ms/known")
	}
}

// BenchmarkAlike looks people up among 100,000: one with another apply, one with an
// address that all share, and all who were kept without keys. With -short, among 10,000.
func BenchmarkAlike(b *testing.B) {
	s, n := opened(b), 100_000
	if testing.Short() {
		n = 10_000
	}
	fill(b, s, n)
	everybody := applicantsOfMany(n, 1000)
	for i := range everybody {
		everybody[i].Applicant.Contacts.Email = "nobody@example.com"
		if i%2 == 0 {
			everybody[i].Applicant.Name = "Іван Петренко"
		}
	}
	modeltest.Must(b, s.PutCandidates(b.Context(), int64(n), everybody, time.UnixMilli(1)))
	twice := applicantsOfMany(n/2, 100)
	for name, c := range map[string]model.Candidate{"twice": twice[len(twice)-1], "placeholder": everybody[0], "alone": twice[1]} {
		b.Run(name, func(b *testing.B) {
			for b.Loop() {
				if _, err := s.Alike(b.Context(), c); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
	b.Run("first look", func(b *testing.B) {
		for b.Loop() {
			b.StopTimer()
			if _, err := s.db.Exec("DELETE FROM identities; UPDATE candidates SET identified = 0"); err != nil {
				b.Fatal(err)
			}
			b.StartTimer()
			if _, err := s.Alike(b.Context(), twice[1]); err != nil {
				b.Fatal(err)
			}
		}
	})
}
