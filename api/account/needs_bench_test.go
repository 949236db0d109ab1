package account

import (
	"math"
	"slices"
	"testing"
	"time"

	"shortlist/model/modeltest"
	"shortlist/model/needs"
)

// tenNeeds are met by few, by some and by nearly all applicants of accountOf.
func tenNeeds(t testing.TB) []needs.Need {
	t.Helper()
	of, err := needs.Parse("облік7\nдосвід12 OR склад3\n\"оператор2 склад3\"\nSAP або 1С\nдосвід з обліку\nводійські права B\nангл або english\nнічні зміни\nposition:бухгалтер\nоператор5 склад7\n")
	modeltest.Must(t, err)
	return of
}

// TestTheIndexSparesCVsWithoutTheNeeds compares many applications, of which the index names the possible ones, with the same
// ones in parts so small that each CV is read.
func TestTheIndexSparesCVsWithoutTheNeeds(t *testing.T) {
	a := accountOf(t, 6*comparedAtOnce)
	of, err := needs.Parse("SAP або 1С\nводійські права B\nангл або english\nнічні зміни\nоператор2 склад3")
	modeltest.Must(t, err)
	var ids []int64
	for i := range 6 * comparedAtOnce {
		ids = append(ids, int64(i+1))
	}
	took := func(part int) time.Duration {
		least := time.Duration(math.MaxInt64)
		for range 5 {
			begin := modeltest.ProcessorTime()
			for some := range slices.Chunk(ids, part) {
				modeltest.Must(t, a.NeedsIn(t.Context(), of, some, func(Needed) error { return nil }))
			}
			least = min(least, modeltest.ProcessorTime()-begin)
		}
		return least
	}
	read, spared := took(comparedAtOnce), took(len(ids))
	if t.Logf("read %v, by the index %v", read, spared); spared > read*2/3 {
		t.Errorf("all CVs take %v, the possible ones %v", read, spared)
	}
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
				modeltest.Must(b, a.NeedsIn(b.Context(), of, ids, func(n Needed) error {
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
