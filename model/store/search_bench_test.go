package store

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"shortlist/model"
	"shortlist/model/modeltest"
	"shortlist/model/query"
	"shortlist/model/reading"
)

var benchPeople = flag.Int("people", 2000, "how many people BenchmarkSearch searches")

// BenchmarkSearch asks queries of a store file of -people people, each with a CV of
// 400 words. The goal is 30 ms among 100,000. With -short, among a tenth of -people.
//
//	cpu-ms        the median processor time of a query's runs, with what is shown of the first 30
//	bytes/person  what the index takes on disk
func BenchmarkSearch(b *testing.B) {
	people := *benchPeople
	if testing.Short() {
		people /= 10
	}
	s, words, size := benchStore(b, people)
	common, seldom := words[3], words[len(words)/2]
	begins := string([]rune(common)[:1])
	for name, typed := range map[string]string{
		"a common word": common + " ", "a rare word": seldom + " ", "a prefix that hits all": begins, "two letters": string([]rune(common)[:2]),
		"four letters": string([]rune(words[20])[:4]), "three words": common + " " + words[9] + " " + words[40] + " ", "a phrase": `"` + common + " " + words[4] + `"`,
		"a common word of CVs": "cv:" + common + " ", "all but a common word": "-" + common + " ", "only marks": "rating:>3 has:cv", "a common word with marks": common + " rating:5 -is:unviewed ",
		"nobody": common + " name:" + seldom + " ",
	} {
		b.Run(name, func(b *testing.B) {
			var took []time.Duration
			for b.Loop() {
				begin := modeltest.ProcessorTime()
				q, problem := query.ParseTyping(typed, time.Now())
				if problem != "" {
					b.Fatal(problem)
				}
				if _, _, err := s.Search(b.Context(), q, 30); err != nil {
					b.Fatal(err)
				}
				took = append(took, modeltest.ProcessorTime()-begin)
			}
			slices.Sort(took)
			b.ReportMetric(0, "ns/op")
			b.ReportMetric(float64(took[len(took)/2].Microseconds())/1e3, "cpu-ms")
			b.ReportMetric(size, "bytes/person")
		})
	}
}

// benchStore makes people with words as frequent as in a language.
func benchStore(b *testing.B, people int) (s *Store, words []string, perPerson float64) {
	b.Helper()
	path := filepath.Join(b.TempDir(), "store.db")
	s, err := Open(path)
	modeltest.Must(b, err)
	b.Cleanup(func() { _ = s.Close() })
	rng := rand.New(rand.NewPCG(1, 2))
	often := rand.NewZipf(rng, 1.07, 8, 60_000)
	for range 60_001 {
		word := make([]rune, 3+rng.IntN(8))
		for i := range word {
			word[i] = 'а' + rune(min(rng.IntN(30), rng.IntN(30)))
		}
		words = append(words, string(word))
	}
	text := func(n int) string {
		var t strings.Builder
		for i := range n {
			t.WriteString(words[often.Uint64()] + []string{" ", "\n"}[max(0, i%12-10)])
		}
		return t.String()
	}
	ctx, now := b.Context(), time.Now()
	var batch []model.Candidate
	for id := int64(1); id <= int64(people); id++ {
		batch = append(batch, model.Candidate{ID: id, JobID: 1, Viewed: id%3 > 0, CV: &model.CV{Ref: fmt.Sprintf("/%d.pdf", id)}, Applicant: model.Applicant{
			Name: text(2), Region: text(1), Contacts: model.Contacts{Phone: fmt.Sprintf("+380 67 %07d", id), Email: fmt.Sprintf("p%d@example.com", id)},
			Experience: []model.Experience{{Title: text(2), Employer: text(2), Responsibilities: text(30)}, {Title: text(2), Employer: text(2), Responsibilities: text(30)}},
		}})
		if len(batch) < 1000 && id < int64(people) {
			continue
		}
		for i := range batch {
			doc, err := encode(CVText{Doc: reading.Document{Pages: []reading.Page{{Text: text(400)}}}})
			modeltest.Must(b, err)
			_, err = s.db.Exec("INSERT INTO cv_texts VALUES (?, '', ?, ?)", batch[i].ID, reading.Version, doc)
			modeltest.Must(b, err)
		}
		modeltest.Must(b, s.PutCandidates(ctx, 1, batch, now))
		indexed(b, s)
		batch = nil
	}
	var index int64
	modeltest.Must(b, s.db.QueryRow("SELECT sum(length(block)) FROM search_text_data").Scan(&index))
	return s, words, float64(index) / float64(people)
}
