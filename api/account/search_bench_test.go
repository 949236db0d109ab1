package account

import (
	"context"
	"flag"
	"fmt"
	"maps"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"shortlist/model"
	"shortlist/model/modeltest"
	"shortlist/model/query"
	"shortlist/model/reading"
	"shortlist/model/store"
	"shortlist/model/store/storetest"
)

var (
	benchPeople   = flag.Int("people", 10_000, "how many applicants BenchmarkSearchBesideArrivals searches")
	benchArrivals = flag.Int("arrivals", 3000, "how many arrivals BenchmarkSearchBesideArrivals searches")
)

// typedSearches are searches as a person types them.
func typedSearches() map[string]string {
	return map[string]string{"a letter": "о", "a word": "полтава", "a name": "Олена", "a name of one": "Прізвище17", "nothing": "ксилофоніст"}
}

// BenchmarkSearchBesideArrivals searches for words that a person is typing, in a store file of -people applicants
// with CVs and -arrivals arrivals. The goal is 30 ms a query. Its floor is the same query on the same store without
// arrivals. With -short, a tenth of the people arrive and are searched.
//
//	cpu-ms        processor time of a query
//	floor-cpu-ms  the same without arrivals
func BenchmarkSearchBesideArrivals(b *testing.B) {
	people, arrivals := *benchPeople, *benchArrivals
	if testing.Short() {
		people, arrivals = people/10, arrivals/10
	}
	a := accountOf(b, people)
	ask := func(blind bool, typed string) time.Duration {
		modeltest.Must(b, a.SetBlind(b.Context(), blind))
		q, problem := query.ParseTyping(typed, time.Now())
		if problem != "" {
			b.Fatal(problem)
		}
		begin := modeltest.ProcessorTime()
		_, err := a.Search(b.Context(), q, 30)
		modeltest.Must(b, err)
		return modeltest.ProcessorTime() - begin
	}
	floor := map[string]time.Duration{}
	for _, blind := range []bool{false, true} {
		for name, typed := range typedSearches() {
			for range 20 {
				floor[fmt.Sprint(name, blind)] += ask(blind, typed) / 20
			}
		}
	}
	begin := time.Now()
	arrive(b, a, arrivals)
	b.Logf("%v an arrival", time.Since(begin)/time.Duration(arrivals))
	for _, blind := range []bool{false, true} {
		for _, name := range slices.Sorted(maps.Keys(typedSearches())) {
			b.Run(fmt.Sprintf("%s/blind=%v", name, blind), func(b *testing.B) {
				var took time.Duration
				for b.Loop() {
					took += ask(blind, typedSearches()[name])
				}
				ms := func(d time.Duration) float64 { return float64(d.Microseconds()) / 1e3 }
				b.ReportMetric(0, "ns/op")
				b.ReportMetric(ms(took/time.Duration(b.N)), "cpu-ms")
				b.ReportMetric(ms(floor[fmt.Sprint(name, blind)]), "floor-cpu-ms")
			})
		}
	}
}

// BenchmarkSearchWhileCVsAreIndexed searches for words that a person is typing, in a store file of -people applicants with
// CVs, at rest and while 1,000 more CVs are indexed. The goal is 30 ms.
//
//	p99-ms           time of a search, 99th percentile
//	p99-indexing-ms  the same while CVs are indexed, of so many searches
func BenchmarkSearchWhileCVsAreIndexed(b *testing.B) {
	people := *benchPeople
	if testing.Short() {
		people /= 10
	}
	a := accountOf(b, people)
	names := slices.Sorted(maps.Keys(typedSearches()))
	ask := func(n int) time.Duration {
		q, problem := query.ParseTyping(typedSearches()[names[n%len(names)]], time.Now())
		if problem != "" {
			b.Fatal(problem)
		}
		begin := time.Now()
		_, err := a.Search(b.Context(), q, 30)
		modeltest.Must(b, err)
		return time.Since(begin)
	}
	p99 := func(took []time.Duration) float64 {
		slices.Sort(took)
		return float64(took[len(took)*99/100].Microseconds()) / 1e3
	}
	var rest, beside []time.Duration
	for b.Loop() {
		for n := range 200 {
			rest = append(rest, ask(n))
		}
		done := make(chan error, 1)
		go func() { done <- putCVs(b.Context(), a, min(1000, people), len(rest)) }()
		for n := 0; len(done) == 0; n++ {
			beside = append(beside, ask(n))
		}
		modeltest.Must(b, <-done)
	}
	b.ReportMetric(0, "ns/op")
	b.ReportMetric(float64(len(beside)), "searches-indexing")
	b.ReportMetric(p99(rest), "p99-ms")
	b.ReportMetric(p99(beside), "p99-indexing-ms")
}

// putCVs stores and indexes texts of 400 words as those of the CVs of the first applicants.
func putCVs(ctx context.Context, a *Account, n, seed int) error {
	for id := range n {
		var text strings.Builder
		for w := range 400 {
			fmt.Fprintf(&text, "%s%d ", []string{"облік", "досвід", "оператор", "склад"}[w%4], (id+seed+1)*w%(10+w*w))
		}
		err := a.store.PutCVText(ctx, int64(id+1), "", store.CVText{Doc: reading.Document{Pages: []reading.Page{{Text: text.String()}}}})
		if err != nil {
			return err
		}
	}
	return nil
}

// TestManyArrivalsDoNotSlowASearch for words that a person is typing: a search among 2,000 arrivals costs as much as
// among 300, which are enough to fill the list. So does a search in blind mode.
func TestManyArrivalsDoNotSlowASearch(t *testing.T) {
	modeltest.SkipInShort(t, "keeps thousands of arrivals")
	modeltest.SkipUnderRace(t)
	few, many := accountOf(t, 0), accountOf(t, 0)
	arrive(t, few, 300)
	arrive(t, many, 2000)
	for _, blind := range []bool{false, true} {
		for _, a := range []*Account{few, many} {
			modeltest.Must(t, a.SetBlind(t.Context(), blind))
		}
		for name, typed := range typedSearches() {
			t.Run(fmt.Sprintf("%s/blind=%v", name, blind), func(t *testing.T) {
				q, _ := query.ParseTyping(typed, time.Now())
				search := func(a *Account) func() {
					return func() {
						for range 20 {
							_, err := a.Search(t.Context(), q, 30)
							modeltest.Must(t, err)
						}
					}
				}
				modeltest.StaysConstant(t, search(few), search(many))
			})
		}
	}
}

func place(i int) string {
	return []string{"Київ", "Львів", "Полтава", "Одеса", "Харків"}[i%5]
}

func firstName(i int) string {
	return []string{"Олена", "Ірина", "Остап", "Юлія", "Богдан", "Оксана", "Тарас"}[i%7]
}

// accountOf returns an account with indexed applicants, who have CVs of 400 words, in 20
// jobs.
func accountOf(t testing.TB, people int) *Account {
	t.Helper()
	st, err := storetest.Open(filepath.Join(t.TempDir(), "store.db"))
	modeltest.Must(t, err)
	t.Cleanup(func() { modeltest.Must(t, st.Close()) })
	a := New(Options{Name: "acme", Store: st, Now: time.Now})
	ctx, now := t.Context(), time.Now()
	batches := make([][]model.Candidate, 20)
	var jobs []model.Job
	for j := range batches {
		jobs = append(jobs, model.Job{ID: int64(j + 1), Title: fmt.Sprint("Бухгалтер ", j)})
	}
	modeltest.Must(t, st.EndJobs(ctx, &store.JobsRead{}, jobs, []int64{}, now))
	for i := range people {
		j := i % len(batches)
		batches[j] = append(batches[j], model.Candidate{
			ID: int64(i + 1), JobID: int64(j + 1), Date: now, Status: model.Received, CV: &model.CV{Ref: fmt.Sprintf("/%d.pdf", i), Size: 1},
			Applicant: model.Applicant{
				Name: fmt.Sprint(firstName(i/5), " Прізвище", i), Region: place(i),
				Contacts: model.Contacts{Phone: fmt.Sprintf("+380 67 %07d", i), Email: fmt.Sprintf("p%d@example.com", i), Opened: true},
			},
		})
	}
	for j, batch := range batches {
		modeltest.Must(t, st.PutCandidates(ctx, int64(j+1), batch, now))
	}
	modeltest.Must(t, putCVs(ctx, a, people, 0))
	for _, batch := range batches {
		for _, c := range batch {
			modeltest.Must(t, st.PutCVsRead(ctx, store.CVRead{Candidate: c}))
		}
	}
	modeltest.Must(t, a.IndexNow(ctx))
	return a
}

// arrive keeps arrivals of all jobs, of the places and first names of the applicants.
func arrive(t testing.TB, a *Account, n int) {
	t.Helper()
	ctx := context.WithoutCancel(t.Context())
	for i := range n {
		arrived := model.Arrival{
			JobID: int64(i%20 + 1), Received: time.Now(), FirstName: firstName(i), LastName: fmt.Sprint("Новий", i), City: place(i / 7),
			Phone: fmt.Sprintf("+380 50 %07d", i), Email: fmt.Sprintf("a%d@example.com", i), Digest: fmt.Sprint(i),
			Attachments: []model.CV{{Name: "cv.pdf", Type: "CV", Size: 1, Ref: fmt.Sprint(i)}},
		}
		fresh, err := a.Keep(ctx, arrived)
		if modeltest.Must(t, err); !fresh {
			t.Fatal("kept already")
		}
	}
}
