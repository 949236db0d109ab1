package amount

import (
	"testing"
	"time"
)

func TestBytesAreWordedInTheUnitThatFits(t *testing.T) {
	for n, want := range map[int64]string{
		0: "0 B", 1023: "1023 B", 1024: "1 KB", 1<<20 - 1: "1023 KB", 1 << 20: "1 MB", 3 << 19: "1.5 MB",
		64 << 20: "64 MB", 200<<20 + 1: "200 MB", 5 << 29: "2.5 GB",
	} {
		if got := Bytes(n); got != want {
			t.Errorf("Bytes(%d) is %q, want %q", n, got, want)
		}
	}
}

func TestAgoFitsFourCells(t *testing.T) {
	const day = 24 * time.Hour
	for age, want := range map[time.Duration]string{
		-time.Hour: "now", 59 * time.Second: "now", 3 * time.Minute: "3m", 23 * time.Hour: "23h", 59 * day: "59d",
		60 * day: "2mo", 729 * day: "24mo", 800 * day: "2y",
	} {
		if got := Ago(age); got != want {
			t.Errorf("Ago(%s) is %q, want %q", age, got, want)
		}
	}
}

// TestADurationHasItsTwoLargestUnits, without those that are zero.
func TestADurationHasItsTwoLargestUnits(t *testing.T) {
	for d, want := range map[time.Duration]string{
		0: "0 ms", 120 * time.Millisecond: "120 ms", 45 * time.Second: "45 s", 59_700 * time.Millisecond: "1 min", 5 * time.Minute: "5 min", 423 * time.Second: "7 min 3 s",
		time.Hour: "1 h", time.Hour + 20*time.Second: "1 h", 90 * time.Minute: "1 h 30 min", 24 * time.Hour: "1 day", 51*time.Hour + time.Minute: "2 days 3 h",
	} {
		if got := Duration(d); got != want {
			t.Errorf("%v is %q, want %q", d, got, want)
		}
	}
}
