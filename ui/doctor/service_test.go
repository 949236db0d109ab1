package doctor

import (
	"testing"
	"time"

	"shortlist/api"
)

// TestDoctorReportsAClockThatStopsTheErasing by privacy.keep.
func TestDoctorReportsAClockThatStopsTheErasing(t *testing.T) {
	stops := func(skew time.Duration, erases bool) bool {
		l := clockLine(api.Probe{Timed: true, Skew: skew}, erases)
		return l.State == Bad && l.Do == saySetClockForErasing()
	}
	const days = 24 * time.Hour
	if !stops(2*days, true) || stops(2*days, false) || stops(-2*days, true) || stops(days/2, true) {
		t.Error("the line does not follow the clock")
	}
}
