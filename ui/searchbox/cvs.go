package searchbox

import (
	"math"
	"strings"
	"time"

	"shortlist/api/account"
	"shortlist/model/amount"
	"shortlist/model/lang"
)

// leastRead is the fewest CVs whose reading is shown: fewer are read before a person has seen it.
const leastRead = 100

// cvReading is how far a long reading of CVs for the index is.
type cvReading struct {
	done, left int
	begun      time.Time // zero: no CVs are being read
	worded     time.Time
	long       string // SayRead a second ago at most; "" if there is nothing to show
	short      string
}

// note notes what is left.
func (r *cvReading) note(left account.Index, now time.Time) {
	if left.CVs == 0 || left.Resting {
		*r = cvReading{}
		return
	}
	if r.begun.IsZero() {
		r.begun, r.left = now, left.CVs
	}
	r.done, r.left = r.done+max(r.left-left.CVs, 0), left.CVs
	if of := r.done + r.left; of >= leastRead && now.Sub(r.worded).Abs() >= time.Second {
		r.worded, r.long, r.short = now, SayRead(r.done, of, now.Sub(r.begun)), sayReadOf(r.done, of)
	}
}

// SayRead is how far the reading of CVs is: a bar, and after a second the rate and the time that is left.
func SayRead(done, of int, took time.Duration) string {
	const cells = 20
	done = max(done, 0) // more may have come than were read
	full := min(cells*done/max(of, 1), cells)
	line := strings.Repeat("█", full) + strings.Repeat("·", cells-full) + " " + sayReadOf(done, of)
	if done == 0 || took < time.Second {
		return line
	}
	rate := float64(done) / took.Seconds()
	left := time.Duration(float64(of-done) / rate * float64(time.Second))
	line += " · " + lang.Text("%s a second", amount.Decimal(rate)) + " · "
	if left < 2*time.Minute {
		return line + lang.Text("%d s left", int(math.Ceil(left.Seconds())))
	}
	return line + lang.Text("%d min left", int(math.Ceil(left.Minutes())))
}

func sayReadOf(done, of int) string {
	return lang.Text("CVs read: %s of %s", lang.Number(done), lang.Number(of))
}
