package store

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"
)

// TestManyMarksAreCountedInOnePass as each of them alone is, also where a place lies across the
// pieces that are read, and where one mark lies in another.
func TestManyMarksAreCountedInOnePass(t *testing.T) {
	t.Parallel()
	rng := rand.New(rand.NewPCG(1, 2))
	data := make([]byte, 3<<20)
	for i := range data {
		data[i] = "abc "[rng.IntN(4)]
	}
	texts := []string{"", "Olena Koval", "olena@example.com", "@example.com", "aaaaaaaaaa", "abcabcab"}
	for i := range 200 {
		texts = append(texts, fmt.Sprintf("person%03d@example.com", i))
	}
	for i, text := range texts {
		for _, at := range []int{i * 900, 1<<20 - len(text)/2 + i*40, 2<<20 - len(text) + i*30} {
			copy(data[at:], text)
		}
	}
	for _, some := range [][]string{texts, texts[:2], {"ab", "abcabcab"}, {""}, nil} {
		want := 0
		for _, text := range some {
			for at := 0; text != ""; {
				i := bytes.Index(data[at:], []byte(text))
				if i < 0 {
					break
				}
				at, want = at+i+1, want+1
			}
		}
		m := NewMarks(some)
		if n, err := m.Count(bytes.NewReader(data)); err != nil || n != want {
			t.Errorf("%d marks: %d places, not %d: %v", len(some), n, want, err)
		}
		if m.In(data) != (want > 0) || m.In([]byte("zzz")) {
			t.Errorf("%d marks: In is wrong", len(some))
		}
	}
	if m := NewMarks([]string{"Ольга Коваль"}); !m.In([]byte("з Ольга Коваль")) || m.In([]byte(strings.ToUpper("Ольга Коваль"))) {
		t.Error("a text is found as it is written only")
	}
}
