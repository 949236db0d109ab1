package account

import (
	"testing"
	"time"

	"shortlist/model/modeltest"
	"shortlist/model/needs"
)

// tenNeeds are met by few, by some and by nearly all applicants of accountOf.
func tenNeeds(t testing.TB) []needs.Need {
	t.Helper()
	of, err := needs.Parse("облік7\nдосвід12 OR склад3\n\"оператор2 склад3\"\nSAP або 1С\nдосвід з обліку\nводійські права B\nангл або english\nнічні зміни\nposition:бухгалтер\nоператор5 склад7\n")
	must(t, err)
	return of
}

// BenchmarkNeeds looks for ten needs in the CVs of -people applicants, each of 400 words, and in that of one.
//
//	cpu-ms  processor time of all
func BenchmarkNeeds(b *testing.B) {
	people := *benchPeople
	if testing.Short() {
		people /= 10
	}
	a, of := accountOf(b, people), tenNeeds(b)
	for name, n := range map[string]int{"one": 1, "all": people} {
		ids := make([]int64, n)
		for i := range ids {
			ids[i] = int64(i + 1)
		}
		b.Run(name, func(b *testing.B) {
			var took time.Duration
			found := 0
			for b.Loop() {
				begin := modeltest.ProcessorTime()
				found = 0
				must(b, a.NeedsIn(b.Context(), of, ids, func(n Needed) error {
					for _, f := range n.Finds {
						if f.State == needs.Found {
							found++
						}
					}
					return nil
				}))
				took += modeltest.ProcessorTime() - begin
			}
			b.ReportMetric(float64(took.Microseconds())/1e3/float64(b.N), "cpu-ms")
			b.ReportMetric(float64(found), "found")
		})
	}
}
