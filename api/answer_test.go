package api

import (
	"bytes"
	"errors"
	"io"
	"runtime"
	"slices"
	"strings"
	"testing"
	"testing/iotest"
)

// repeated is an answer that never ends.
type repeated byte

func (r repeated) Read(p []byte) (int, error) {
	for i := range p {
		p[i] = byte(r)
	}
	return len(p), nil
}

// TestAnAnswerWithoutEndTakesNoMoreMemoryThanItsLimit, and one of blanks almost none.
func TestAnAnswerWithoutEndTakesNoMoreMemoryThanItsLimit(t *testing.T) {
	const limit = 32 << 20
	for _, c := range []struct {
		of   repeated
		most uint64
		err  error
	}{{'x', limit + limit/8, errTooLarge}, {' ', 4 * mostPart, errBlanks}, {'\n', 4 * mostPart, errBlanks}} {
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		parts, err := readUpTo(c.of, limit)
		data := slices.Concat(parts...)
		runtime.ReadMemStats(&after)
		if !errors.Is(err, c.err) {
			t.Errorf("%q: %d bytes, %v", c.of, len(data), err)
		}
		if took := after.TotalAlloc - before.TotalAlloc; took > c.most {
			t.Errorf("%q: it took %d bytes", c.of, took)
		}
	}
}

// TestAnAnswerIsReadAsItWasSent, in whatever parts it comes, up to its limit or to an error.
func TestAnAnswerIsReadAsItWasSent(t *testing.T) {
	broken := errors.New("broken")
	for _, size := range []int{0, 1, firstPart - 1, firstPart, firstPart + 1, 3 << 20} {
		sent := bytes.Repeat([]byte("0123456789"), size/10+1)[:size]
		for name, r := range map[string]io.Reader{
			"whole": bytes.NewReader(sent), "with its end": iotest.DataErrReader(bytes.NewReader(sent)), "in halves": iotest.HalfReader(bytes.NewReader(sent)),
		} {
			if data, err := readUpTo(r, int64(size)); err != nil || !bytes.Equal(slices.Concat(data...), sent) {
				t.Errorf("%d %s: %d bytes, %v", size, name, len(data), err)
			}
		}
		if _, err := readUpTo(io.MultiReader(bytes.NewReader(sent), strings.NewReader("x")), int64(size)); !errors.Is(err, errTooLarge) {
			t.Errorf("%d and one more: %v", size, err)
		}
		if data, err := readUpTo(io.MultiReader(bytes.NewReader(sent), iotest.ErrReader(broken)), 1<<30); !errors.Is(err, broken) || !bytes.Equal(slices.Concat(data...), sent) {
			t.Errorf("%d: %d bytes, %v", size, len(data), err)
		}
	}
}
