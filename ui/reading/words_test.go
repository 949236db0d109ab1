package reading

import (
	"strings"
	"testing"

	"shortlist/model/lang"
)

// TestATallyIsWrittenAsOtherNumbersAre: the head of the reader has the same count.
func TestATallyIsWrittenAsOtherNumbersAre(t *testing.T) {
	many := lang.Number(10_000)
	for _, tally := range []string{sayUndecided(10_000), sayCount("yes", 10_000)} {
		if !strings.Contains(tally, many) {
			t.Errorf("%q has no %q", tally, many)
		}
	}
}
