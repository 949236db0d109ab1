package terminal

import (
	"bytes"
	"encoding/base64"
	"fmt"
	"image"
	"image/color"
	"image/png"
	"strings"
	"testing"

	"shortlist/model/modeltest"
)

// page returns a PNG of a size.
func page(t *testing.T, width, height int) []byte {
	t.Helper()
	var data bytes.Buffer
	modeltest.Must(t, png.Encode(&data, image.NewPaletted(image.Rect(0, 0, width, height), color.Palette{color.White, color.Black})))
	return data.Bytes()
}

// TestASixelPictureFitsIntoItsPlace: the terminals answer as in version 379 of xterm, 1.13 of foot, 22.12 of Konsole and 3.9 of mlterm.
func TestASixelPictureFitsIntoItsPlace(t *testing.T) {
	modeltest.SkipInShort(t, "draws thousands of frames")
	data := page(t, 1180, 1669)
	for name, c := range map[string]struct {
		answers       string
		width, height int
	}{
		"xterm":   {"\x1b[?2;0;960;612S\x1b[?63;1;2;4;6;9;15;16;22;28c", 419, 594},
		"foot":    {"\x1b[?2;0;960;612S\x1b[6;18;8t\x1b[4;612;960t\x1b[?62;4;22c", 419, 594},
		"Konsole": {"\x1b[?2;0;16384;16384S\x1b[6;17;8t\x1b[4;578;960t\x1b[?62;1;4c", 396, 561},
		"mlterm":  {"\x1b[?1;3;0S\x1b[4;578;960t\x1b[?63;1;2;3;4c", 396, 561},
		"silent":  {"", 279, 396},
		"wide":    {"\x1b[?2;0;1000;1000S\x1b[6;60;30t\x1b[?62;4c", 707, 1000},
	} {
		answers, keys, _ := PictureAnswers(c.answers)
		if answers == "" != (c.answers == "") || keys != "" {
			t.Errorf("%s: the answers are %q, and %q is left", name, answers, keys)
		}
		p := PicturePlaceOf(answers, 120, 34)
		p.Rows-- // for a line below it
		drawn, err := WholePicture(Sixel, data, p)
		size := fmt.Sprintf("\"1;1;%d;%d", c.width, c.height)
		if err != nil || !strings.HasPrefix(drawn, "\x1bP0;1q") || !strings.HasSuffix(drawn, "\x1b\\") || !strings.Contains(drawn[:40], size) {
			t.Errorf("%s: want %s, drawn is %.40q, %v", name, size, drawn, err)
		}
	}
}

// TestASmallPictureStaysAsItIs: enlarged it would show no more.
func TestASmallPictureStaysAsItIs(t *testing.T) {
	drawn, err := WholePicture(Sixel, page(t, 20, 12), PicturePlace{Columns: 80, Rows: 24, CellWidth: 8, CellHeight: 16})
	if err != nil || !strings.Contains(drawn[:40], "\"1;1;20;12") {
		t.Errorf("%q, %v", drawn, err)
	}
}

// TestAWholePictureHasTheCellsOfItsPlace in the protocols that count in cells.
func TestAWholePictureHasTheCellsOfItsPlace(t *testing.T) {
	data := page(t, 1000, 1500)
	place := PicturePlace{Columns: 120, Rows: 33, CellWidth: 9, CellHeight: 18}
	drawn, err := WholePicture(ITerm, data, place)
	if err != nil || !strings.HasPrefix(drawn, "\x1b]1337;File=") || !strings.Contains(drawn, "width=44;height=33") || !strings.Contains(drawn, base64.StdEncoding.EncodeToString(data)) {
		t.Errorf("%.80q, %v", drawn, err)
	}
	drawn, err = WholePicture(Kitty, data, place)
	if err != nil || !strings.HasPrefix(drawn, "\x1b_Ga=T,f=100,c=44,r=33,q=2,m=") {
		t.Errorf("%.80q, %v", drawn, err)
	}
	for _, k := range []PictureKind{Sixel, ITerm, Kitty} {
		if _, err := WholePicture(k, []byte("no picture"), place); err == nil {
			t.Error("nonsense was drawn")
		}
	}
}

// TestKeysAreNoAnswers: a person may press one while the terminal answers.
func TestKeysAreNoAnswers(t *testing.T) {
	for sent, want := range map[string]string{
		"\x1b[?2;0;960;612Sq\x1b[?62c": "q", "\x1b[A": "\x1b[A", "\x1b[6;18": "\x1b[6;18", "\x1b": "\x1b", "\x1b[15;2~": "\x1b[15;2~",
	} {
		if _, keys, _ := PictureAnswers(sent); keys != want {
			t.Errorf("%q: the keys are %q", sent, keys)
		}
	}
}
