package stable

import (
	"cmp"
	"math/rand/v2"
	"slices"
	"testing"

	gocmp "github.com/google/go-cmp/cmp"
)

func TestSortSortsAsTheStandardLibraryDoes(t *testing.T) {
	type pair struct{ By, At int }
	random := rand.New(rand.NewPCG(1, 2))
	byBy := func(a, b pair) int { return cmp.Compare(a.By, b.By) }
	for n := range 300 {
		got := make([]pair, n)
		for i := range got {
			got[i] = pair{random.IntN(1 + n/3), i}
		}
		want := slices.Clone(got)
		slices.SortStableFunc(want, byBy)
		if Sort(got, byBy); !slices.Equal(got, want) {
			t.Fatal(gocmp.Diff(want, got))
		}
	}
}
