package sandbox

import (
	"bytes"
	"io"
	"testing"
	"testing/iotest"
)

// TestNoiseIsTheSameForAnyReads: a CV is the same each time it is sent.
func TestNoiseIsTheSameForAnyReads(t *testing.T) {
	make := func() io.Reader { return &noise{seed: 7, size: 1003} }
	whole, err := io.ReadAll(make())
	if err != nil || len(whole) != 1003 {
		t.Fatal(len(whole), err)
	}
	for _, r := range []io.Reader{iotest.OneByteReader(make()), iotest.HalfReader(make()), iotest.DataErrReader(make())} {
		if got, err := io.ReadAll(r); err != nil || !bytes.Equal(got, whole) {
			t.Errorf("%d bytes, others than at once, %v", len(got), err)
		}
	}
}
