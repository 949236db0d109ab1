package callback

import (
	"bytes"
	"encoding/json"
	"math/rand"
	"strings"
	"testing"
)

func TestRevMutations(t *testing.T) {
	d := serve(t, Options{})
	r := rand.New(rand.NewSource(1))
	bad := map[int]int{}
	for i := range 3000 {
		b := []byte(iryna)
		switch i % 3 {
		case 0:
			b = b[:r.Intn(len(b))]
		case 1:
			for range 1 + r.Intn(3) {
				b[r.Intn(len(b))] = []byte(`{}[]",:\u0x1n t`)[r.Intn(15)]
			}
		case 2:
			at, n := r.Intn(len(b)), r.Intn(20)
			b = append(append(bytes.Clone(b[:at]), b[min(at+n, len(b)):]...), iryna[r.Intn(100):r.Intn(100)+100]...)
		}
		status, text := d.signed(string(b))
		bad[status]++
		if status != 200 && status != 400 && len(b) > 0 {
			t.Errorf("%d %q for %q", status, text, b)
		}
		if status == 200 && !json.Valid(b) && !bytes.Contains(b, []byte("\\")) {
			t.Logf("kept though invalid: %q", b)
		}
	}
	t.Log(bad)
	for _, s := range []string{"Ірина", "Шевченко", "iryna@", "380501234567", "Львів", "cv.pdf"} {
		if strings.Contains(d.log.String(), s) {
			t.Error("log has", s)
		}
	}
}
