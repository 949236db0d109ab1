package terminal

import (
	"bytes"
	"encoding/base64"
	"regexp"
	"strings"
	"testing"

	"github.com/charmbracelet/x/ansi"

	"shortlist/ui/text"
)

func TestATerminalIsKnownByItsReport(t *testing.T) {
	for _, c := range []struct {
		version    string
		attributes []int
		want       PictureKind
	}{
		{"kitty(0.36.4)", []int{62}, Cells},
		{"kitty(0.26.5)", []int{62}, Kitty},
		{"kitty(0.28.1)", []int{62}, Cells},
		{"kitty(1.0.0)", []int{62}, Cells},
		{"ghostty 1.2.0", []int{62, 22}, Cells},
		{"iTerm2 3.5.10", nil, ITerm},
		{"WezTerm 20240203-110809-5046fc22", []int{65, 4, 6}, ITerm},
		{"foot(1.20.2)", []int{62, 4, 22}, Sixel},
		{"XTerm(390)", []int{64, 1, 2, 4, 6}, Sixel},
		{"XTerm(390)", []int{64, 1, 2, 6}, Unable},
		{"", nil, Unable},
	} {
		if got := PictureKindOf(c.version, c.attributes); got != c.want {
			t.Errorf("%s %v: got %d, want %d", c.version, c.attributes, got, c.want)
		}
	}
}

func TestOnlyPicturesOfTextPassTmux(t *testing.T) {
	for name, want := range map[string]PictureKind{"kitty(0.45.0)": Cells, "iTerm2 3.6": Unable, "foot(1.20.2)": Unable} {
		if got := PictureOutputOf(name, []int{62, 4}, true, plain).Kind; got != want {
			t.Errorf("%s within tmux: got %d, want %d", name, got, want)
		}
	}
}

func plain(sequence string) string { return sequence }

// TestTmuxGetsAPictureInPieces, each of which it passes on.
func TestTmuxGetsAPictureInPieces(t *testing.T) {
	o := PictureOutputOf("kitty(0.45.0)", nil, true, ansi.TmuxPassthrough)
	sent := o.Transmit(7, bytes.Repeat([]byte{1}, 10_000), 80, 50)
	pieces := strings.Split(strings.TrimPrefix(sent, "\x1bPtmux;"), "\x1bPtmux;")
	var passed strings.Builder
	for _, piece := range pieces {
		inner := strings.TrimSuffix(piece, "\x1b\\")
		if strings.Count(inner, "\x1b\x1b") != 2 {
			t.Errorf("a piece has %d escapes", strings.Count(inner, "\x1b\x1b"))
		}
		passed.WriteString(strings.ReplaceAll(inner, "\x1b\x1b", "\x1b"))
	}
	if want := PictureOutputOf("kitty(0.45.0)", nil, false, plain).Transmit(7, bytes.Repeat([]byte{1}, 10_000), 80, 50); len(pieces) != 4 || passed.String() != want {
		t.Errorf("%d pieces with %d bytes of %d", len(pieces), passed.Len(), len(want))
	}
}

// TestWhatIsTransmittedIsThePicture puts the chunks together again, as a terminal does.
func TestWhatIsTransmittedIsThePicture(t *testing.T) {
	for _, size := range []int{0, 1, 3071, 3072, 3073, 50_000} {
		data := bytes.Repeat([]byte{0x89, 'P', 'N', 0x1b}, size/4+1)[:size]
		sequence := regexp.MustCompile("\x1b_G([^;]*);([^\x1b]*)\x1b\\\\")
		var joined string
		found := sequence.FindAllStringSubmatch(PictureOutputOf("kitty", nil, false, plain).Transmit(7, data, 80, 50), -1)
		for i, m := range found {
			joined += m[2]
			if len(m[2]) > 4096 || !strings.Contains(m[1], "q=2") || strings.Contains(m[1], "m=0") != (i == len(found)-1) {
				t.Errorf("%d bytes: chunk %d of %d is %s with %d", size, i, len(found), m[1], len(m[2]))
			}
		}
		if got, err := base64.StdEncoding.DecodeString(joined); err != nil || !bytes.Equal(got, data) {
			t.Errorf("%d bytes came as %d, %v", size, len(got), err)
		}
	}
}

// TestEachPlaceholderIsACell for the functions that measure and cut text.
func TestEachPlaceholderIsACell(t *testing.T) {
	lines := PlacedPicture(0x51c701, 100, 40)
	if len(lines) != 40 {
		t.Fatalf("%d lines", len(lines))
	}
	for _, line := range lines {
		if w := text.Width(line); w != 100 {
			t.Fatalf("a line is %d wide", w)
		}
		if fit := text.Fit(" "+line, 60); text.Width(fit) != 60 || strings.Count(ansi.Strip(fit), "\U0010EEEE") != 58 && strings.Count(ansi.Strip(fit), "\U0010EEEE") != 59 {
			t.Fatalf("cut to 60 it is %d wide with %d cells", text.Width(fit), strings.Count(fit, "\U0010EEEE"))
		}
	}
	if got := PictureRows(1000, 1414, 100); got != 71 {
		t.Errorf("a page of 100 columns has %d rows", got)
	}
}
