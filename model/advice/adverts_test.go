package advice

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"shortlist/model"
	"shortlist/model/modeltest"
)

// advert is an advert that was made for the tests, with its answer key.
type advert struct {
	set   string // a: in sentences; b: tersely, held out while the words were chosen from those of a
	kinds []Kind
	draft model.Draft
}

func advertsOf(t testing.TB, country model.Country) (out []advert) {
	t.Helper()
	data, err := os.ReadFile(filepath.Join("testdata", string(country)+".txt"))
	modeltest.Must(t, err)
	for line := range strings.Lines(string(data)) {
		f := strings.SplitN(strings.TrimSpace(line), "|", 4)
		if len(f) != 4 || strings.HasPrefix(line, "#") {
			continue
		}
		a := advert{set: f[0], draft: model.Draft{Title: f[2], Description: "<p>" + f[3] + "</p>", SalaryFrom: "1"}}
		if f[1] != "-" {
			for k := range strings.SplitSeq(f[1], ",") {
				a.kinds = append(a.kinds, Kind(k))
			}
		}
		out = append(out, a)
	}
	return out
}

// never is long before any rule is old.
var never = time.Time{}

// lawful returns the kinds for which a law of the country gave a hint.
func lawful(d model.Draft, country model.Country) (out []Kind) {
	for _, h := range On(d, country, never) {
		if h.Law != nil {
			out = append(out, h.Kind)
		}
	}
	return out
}

// TestThePlainCasesAreFoundAndCleanAdvertsLeftAlone holds the rules to nine of ten, and to two of a hundred.
func TestThePlainCasesAreFoundAndCleanAdvertsLeftAlone(t *testing.T) {
	for _, country := range model.Countries() {
		all := advertsOf(t, country)
		if len(all) != 200 {
			t.Errorf("%s: %d adverts", country, len(all))
		}
		for _, set := range []string{"a", "b"} {
			wanted, found, clean, wrong, extra := 0, 0, 0, 0, 0
			for _, a := range all {
				if a.set != set {
					continue
				}
				got := lawful(a.draft, country)
				for _, k := range a.kinds {
					wanted++
					if slices.Contains(got, k) {
						found++
					} else {
						t.Logf("%s %s: %s is not found in %s: %s", country, set, k, a.draft.Title, a.draft.Description)
					}
				}
				if a.kinds == nil {
					clean++
				}
				for _, k := range got {
					if !slices.Contains(a.kinds, k) {
						t.Logf("%s %s: %s is found in %s: %s", country, set, k, a.draft.Title, a.draft.Description)
						extra++
					}
				}
				if a.kinds == nil && got != nil {
					wrong++
				}
			}
			t.Logf("%s %s: %d of %d found, %d of %d clean adverts taken for others, %d hints too many", country, set, found, wanted, wrong, clean, extra)
			if found*10 < wanted*9 || wrong*50 > clean {
				t.Errorf("%s %s: too few are found, or too many are taken for others", country, set)
			}
		}
	}
}

// BenchmarkOnALongAdvert reads an advert of 3,000 characters, with and without the laws of a country.
func BenchmarkOnALongAdvert(b *testing.B) {
	var long strings.Builder
	for _, a := range advertsOf(b, model.Ukraine) {
		if a.kinds == nil {
			long.WriteString(a.draft.Description)
		}
	}
	d := model.Draft{Title: "Кухар", Description: string([]rune(long.String())[:3000])}
	for _, country := range []model.Country{"", model.Ukraine} {
		b.Run("country "+string(country), func(b *testing.B) {
			On(d, country, never)
			for b.Loop() {
				On(d, country, never)
			}
		})
	}
}
