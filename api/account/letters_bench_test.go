package account

import (
	"fmt"
	"runtime/debug"
	"testing"

	"shortlist/model"
	"shortlist/model/answers"
	"shortlist/model/modeltest"
)

// writingTo returns an account with so many applicants of one job, and their applications.
func writingTo(t testing.TB, people int) (*desk, []int64) {
	t.Helper()
	var all []model.Candidate
	var ids []int64
	for id := int64(1); id <= int64(people); id++ {
		all, ids = append(all, applicant(id, 5, fmt.Sprintf("Олена Коваль %d", id), fmt.Sprintf("person%d@example.org", id))), append(ids, id)
	}
	return writing(t, all...), ids
}

// BenchmarkPlanLetters plans letters for 10,000 applicants, as a review shows them: at most 300 ms of a processor.
func BenchmarkPlanLetters(b *testing.B) {
	people := 10_000
	if testing.Short() {
		people = 1000
	}
	d, ids := writingTo(b, people)
	begin := modeltest.ProcessorTime()
	for b.Loop() {
		if letters, _, err := d.PlanLetters(b.Context(), LetterPlan{Letter: answers.No, Applies: ids, Reviewed: true}, true); err != nil || len(letters) != people {
			b.Fatal(len(letters), err)
		}
	}
	b.ReportMetric(float64((modeltest.ProcessorTime()-begin).Milliseconds())/float64(b.N), "cpu-ms")
}

// BenchmarkDraftLetters writes 500 drafts: at most two seconds, and 5 MB.
func BenchmarkDraftLetters(b *testing.B) {
	defer debug.SetGCPercent(debug.SetGCPercent(10)) // so that garbage hardly counts
	var heap uint64
	for b.Loop() {
		b.StopTimer()
		d, ids := writingTo(b, 500)
		if _, _, err := d.PlanLetters(b.Context(), LetterPlan{Letter: answers.No, Applies: ids, Reviewed: true}, false); err != nil {
			b.Fatal(err)
		}
		stop := watchHeap()
		b.StartTimer()
		out, err := d.SendLetters(b.Context(), true)
		heap = max(heap, stop())
		if err != nil || len(out.Letters) != len(ids) {
			b.Fatal(len(out.Letters), err)
		}
	}
	b.ReportMetric(float64(heap)/1e6, "heap-MB")
}

// TestPlanningGrowsNoFasterThanTheApplicants.
func TestPlanningGrowsNoFasterThanTheApplicants(t *testing.T) {
	modeltest.SkipInShort(t, "measures")
	type planning struct {
		d   *desk
		ids []int64
	}
	modeltest.GrowsLinearly(t, 500, func(n int) planning {
		d, ids := writingTo(t, n)
		return planning{d, ids}
	}, func(p planning) {
		if letters, _, err := p.d.PlanLetters(t.Context(), LetterPlan{Letter: answers.No, Applies: p.ids, Reviewed: true}, true); err != nil || len(letters) != len(p.ids) {
			t.Fatal(len(letters), err)
		}
	})
}
