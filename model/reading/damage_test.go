package reading_test

import (
	"bytes"
	"flag"
	"math/rand/v2"
	"testing"

	"shortlist/model/race"
)

var damages = flag.Int("damages", 3, "how often each file of the corpus is damaged and read")

// damage changes a few places of a file: bits, stretches of bytes, its end.
func damage(r *rand.Rand, data []byte) []byte {
	out := bytes.Clone(data)
	for range 1 + r.IntN(12) {
		if len(out) < 2 {
			break
		}
		at := r.IntN(len(out))
		stretch := out[at:min(len(out), at+1+r.IntN(40))]
		switch r.IntN(7) {
		case 0:
			out[at] ^= 1 << r.IntN(8)
		case 1:
			out[at] = byte(r.Uint32())
		case 2: // replaces a number
			for i, c := range stretch {
				if c >= '0' && c <= '9' {
					stretch[i] = '0' + byte(r.IntN(10))
				}
			}
		case 3:
			copy(stretch, out[r.IntN(len(out)):])
		case 4:
			out = append(out[:at:at], out[at+len(stretch):]...)
		case 5:
			out = append(out[:at:at], append(bytes.Clone(stretch), out[at:]...)...)
		case 6:
			if r.IntN(4) == 0 {
				out = out[:at]
			}
		}
	}
	return out
}

// The reader survives any damage to a file.
func TestDamagedFilesAreEndured(t *testing.T) {
	if testing.Short() || race.Enabled { // the race detector makes it many times as slow, and one goroutine has no races
		t.Skip("reads hundreds of damaged files")
	}
	for _, s := range corpus(t) {
		r := rand.New(rand.NewPCG(1, uint64(len(s.File))))
		data := corpusFile(t, s.File)
		for range *damages {
			checkOutcome(t, damage(r, data))
		}
	}
}
