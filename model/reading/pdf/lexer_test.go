package pdf

import (
	"fmt"
	"reflect"
	"strings"
	"testing"
)

func TestObjectsAreReadAsTheyAreWritten(t *testing.T) {
	for src, want := range map[string]any{
		"12": 12, "+12": 12, "-12": -12, "--12": -12, "12.5": 12.5, "-.5": -0.5, "4.": 4.0, ".": 0.0, "-": keyword("-"),
		"12-34": 12, "1e2": 100.0, "1.2.3": keyword("1.2.3"), "0x1": keyword("0x1"),
		"99999999999999999999": 9999999999999999,
		"true":                 true, "false": false, "% skip\r 7": 7, "\x00\f\t 7": 7,
		"/Name": name("Name"), "/": name(""), "/A#20B#2F": name("A B/"), "/A#2": name("A#2"), "/A#GG": name("A#GG"), "/A/B": name("A"), "/A(b)": name("A"),
		"(a)": str("a"), "(a(b)c)": str("a(b)c"), `(\(\)\\)`: str(`()\`), `(\101\60\7x)`: str("A0\ax"), `(\400)`: str("\x00"), `(\n\r\t\b\f\q)`: str("\n\r\t\b\fq"),
		"(a\\\nb)": str("ab"), "(a\\\r\nb)": str("ab"), "(a\r\nb\rc)": str("a\nb\nc"), "(open": str("open"), `(end\`: str("end"),
		"<414243>": str("ABC"), "<4 1\n4>": str("A@"), "<41x42>": str("AB"), "<41": str("A"), "<>": str(""),
		"[1(a)/B[2]]": array{1, str("a"), name("B"), array{2}}, "[1 2 R 3 0 R]": array{ref{1, 2}, ref{3, 0}}, "[1 R]": array{1}, "[null 1 nonsense]": array{nil, 1},
		"[1 2": array{1, 2}, "[1 endobj 2]": array{1},
		"<</A 1/B/C/D(e)>>": dict{"A": 1, "B": name("C"), "D": str("e")}, "<</A 5 0 R/B 1 2>>": dict{"A": ref{5, 0}, "B": 2},
		"<</A null/B 1>>": dict{"B": 1}, "<</A/B/C>>": dict{"A": name("B")}, "<</A 1 endobj": dict{"A": 1}, "<</A[1>>/B 2>>": dict{"A": array{1}},
		"<</A<</B 1>>/C 2>>": dict{"A": dict{"B": 1}, "C": 2}, "<</A 1/A 2>>": dict{"A": 2}, "> 5": 5,
	} {
		got, _ := (&parser{src: []byte(src)}).next(0)
		if s, ok := got.(str); ok && len(s) == 0 {
			got = str("")
		}
		if !reflect.DeepEqual(got, want) {
			t.Errorf("%q: %#v, want %#v", src, got, want)
		}
	}
}

func TestNestingAndTokensEnd(t *testing.T) {
	deep := func(n int) error {
		_, err := (&parser{src: []byte(strings.Repeat("[", n) + strings.Repeat("]", n))}).next(0)
		return err
	}
	if err := deep(maxNesting); err != nil {
		t.Errorf("%d deep: %v", maxNesting, err)
	}
	if err := deep(maxNesting + 2); err != errNested {
		t.Errorf("deeper: %v", err)
	}
	left := 3
	p := &parser{src: []byte("1 2 3 4"), tokens: &left}
	for range 3 {
		if _, err := p.next(0); err != nil {
			t.Error(err)
		}
	}
	if _, err := p.next(0); err != errTokens {
		t.Errorf("a fourth token: %v", err)
	}
	if _, err := (&parser{src: []byte(" % only a comment")}).next(0); err != errEnd {
		t.Errorf("nothing: %v", err)
	}
}

// The length of a stream counts only if it leads to the stream's end.
func TestStreamsEndWhereTheyDo(t *testing.T) {
	length := func(ref) (int, bool) { return 5, true }
	for src, want := range map[string]string{
		"<</Length 5>>stream\r\n12345\nendstream":         "12345",
		"<</Length 5>>stream\n12345endstream":             "12345",
		"<</Length 9 0 R>>stream\n12345\nendstream":       "12345",
		"<</Length 2>>stream\n12345\r\nendstream":         "12345",
		"<</Length 500>>stream\n12345\nendstream":         "12345",
		"<</Length -1>>stream\n12345\nendstream":          "12345",
		"<<>>stream\n12345\nendstream":                    "12345",
		"<<>>stream\n12345\nendobj":                       "12345",
		"<<>>stream\n12345":                               "12345",
		"<</Length 13>>stream\n12 endstream 3\nendstream": "12 ",
		"<</Length 14>>stream\n12 endstream 3\nendstream": "12 endstream 3",
	} {
		s, ok := (&parser{src: []byte(src)}).readIndirect(length).(*stream)
		if !ok || string(s.raw) != want {
			t.Errorf("%q: %q, want %q", src, s.raw, want)
		}
	}
	for src, want := range map[string]any{"7 0 R endobj": ref{7, 0}, "7 0 endobj": 7, "null endobj": nil, "(a) endobj": str("a"), "<</A 1>>endobj": dict{"A": 1}} {
		if got := (&parser{src: []byte(src)}).readIndirect(length); !reflect.DeepEqual(got, want) {
			t.Errorf("%q: %#v, want %#v", src, got, want)
		}
	}
}

// An inline image ends at an EI that text follows, not at an EI in its bytes.
func TestInlineImagesAreSkipped(t *testing.T) {
	for src, want := range map[string]struct {
		rest string
		mask bool
	}{
		"/W 1 ID x EI Q":                    {"Q", false},
		"/W 1/IM true ID x EI Q":            {"Q", true},
		"/ImageMask true ID x EI Q":         {"Q", true},
		"/IM false ID x EI Q":               {"Q", false},
		"/I true ID x EI Q":                 {"Q", false},
		"ID x EI\x80\x81 EI\n Q":            {"Q", false},
		"ID xEI EIx EI \xFF\xFE\x00 y EI q": {"q", false},
		"ID no end of it":                   {"", false},
	} {
		p := &parser{src: []byte(src)}
		mask := p.inlineImage()
		if rest := strings.TrimSpace(string(p.src[p.pos:])); rest != want.rest || mask != want.mask {
			t.Errorf("%q: %q is left, mask %v", src, rest, mask)
		}
	}
}

func TestNumbersKeepToARange(t *testing.T) {
	for in, want := range map[float64]int{1.9: 1, -1.9: -1, 1e300: 1 << 40, -1e300: -1 << 40} {
		if got := whole(in); got != want {
			t.Errorf("%g is %d, want %d", in, got, want)
		}
	}
	zero := 0.0
	if got := whole(zero / zero); got != 0 {
		t.Errorf("no number is %d", got)
	}
	o := operands{1, 2.5, 1e8, name("x")}
	if got := fmt.Sprint(o.num(4), o.num(3), o.num(2), o.num(1), o.num(5)); got != "1 2.5 0 0 0" {
		t.Errorf("operands are %s", got)
	}
}
