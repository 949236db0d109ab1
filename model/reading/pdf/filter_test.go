package pdf

import (
	"bytes"
	"fmt"
	"io"
	"strings"
	"testing"
)

// inLZW encodes letters in LZW. It begins a new table often enough for codes to stay nine bits wide.
func inLZW(s string) string {
	var out strings.Builder
	for i, c := range []byte(s) {
		if i%200 == 0 {
			fmt.Fprintf(&out, "%09b", 256)
		}
		fmt.Fprintf(&out, "%09b", c)
	}
	return bits(out.String() + fmt.Sprintf("%09b", 257))
}

func TestEachFilterDecodes(t *testing.T) {
	const text = "Olena Koval, engineer"
	long := strings.Repeat(text, 30)
	for name, c := range map[string]struct{ entries, data, want string }{
		"none":                       {"", text, text},
		"deflated":                   {"/Filter/FlateDecode", deflated(text), text},
		"by its short name":          {"/F/Fl", deflated(text), text},
		"after white space":          {"/Filter/FlateDecode", "\r\n" + deflated(text), text},
		"without a header":           {"/Filter/FlateDecode", deflated(text)[2:], text},
		"with a wrong header":        {"/Filter/FlateDecode", "\x79\x9d" + deflated(text)[2:], text},
		"cut":                        {"/Filter/FlateDecode", deflated(long)[:len(deflated(long))-5], long},
		"without its checksum":       {"/Filter/FlateDecode", deflated(text)[:len(deflated(text))-4], text},
		"LZW":                        {"/Filter/LZWDecode", inLZW(long), long},
		"LZW of two letters":         {"/Filter/LZW", bits(fmt.Sprintf("%09b%09b%09b%09b%09b", 256, 'a', 'b', 258, 257)), "abab"},
		"LZW of itself":              {"/Filter/LZW", bits(fmt.Sprintf("%09b%09b%09b%09b", 256, 'a', 258, 257)), "aaa"},
		"hexadecimal":                {"/Filter/ASCIIHexDecode", fmt.Sprintf("%x>junk", text), text},
		"base 85":                    {"/Filter/ASCII85Decode", "87cUR\n D]i,\"Ebo7~>zz", "Hello World"},
		"base 85 with zeros":         {"/Filter/A85", "z!!*-'~>", "\x00\x00\x00\x00\x00\x01\x02\x03"},
		"run lengths":                {"/Filter/RunLengthDecode", "\x02abc\xFEx\x00d\x80junk", "abcxxxd"},
		"two filters":                {"/Filter[/AHx/Fl]", fmt.Sprintf("%x>", deflated(text)), text},
		"two filters and parameters": {"/Filter[/AHx/Fl]/DecodeParms[null<</Predictor 12/Columns 3>>]", fmt.Sprintf("%x>", deflated("\x00abc\x02\x00\x00\x00")), "abcabc"},
		"decrypted already":          {"/Filter[/Crypt/Fl]", deflated(text), text},
		"a picture's":                {"/Filter/DCTDecode", text, ""},
		"five":                       {"/Filter[/AHx/AHx/AHx/AHx/AHx]", "41", ""},
		"PNG, left":                  {"/Filter/Fl/DecodeParms<</Predictor 11/Columns 4>>", deflated("\x01a\x01\x01\x01"), "abcd"},
		"PNG, up":                    {"/Filter/Fl/DecodeParms<</Predictor 12/Columns 2>>", deflated("\x02ab\x02\x01\x01"), "abbc"},
		"PNG, average":               {"/Filter/Fl/DecodeParms<</Predictor 13/Columns 2>>", deflated("\x00\x11\x20\x03\x10\x10"), "\x11\x20\x18\x2c"},
		"PNG, Paeth":                 {"/Filter/Fl/DecodeParms<</Predictor 14/Columns 2>>", deflated("\x00\x10\x20\x04\x10\x10"), "\x10\x20\x20\x30"},
		"PNG, pixels of two bytes":   {"/Filter/Fl/DecodeParms<</Predictor 11/Columns 2/Colors 2>>", deflated("\x01ab\x01\x01"), "abbc"},
		"PNG, a row that is cut":     {"/Filter/Fl/DecodeParms<</Predictor 12/Columns 3>>", deflated("\x00abc\x02\x01"), "abcb"},
		"TIFF":                       {"/Filter/Fl/DecodeParms<</Predictor 2/Columns 3>>", deflated("a\x01\x01b\x01\x01"), "abcbcd"},
		"a predictor of no sense":    {"/Filter/Fl/DecodeParms<</Predictor 12/Columns -3>>", deflated("abc"), ""},
		"no predictor":               {"/Filter/Fl/DecodeParms<</Predictor 1/Columns 3>>", deflated("abc"), "abc"},
	} {
		t.Run(name, func(t *testing.T) {
			f := &file{limits: Standard(), stop: never}
			s := (&parser{src: []byte(streamOf(c.entries, c.data))}).readIndirect(nil).(*stream)
			if got := string(f.decode(s)); got != c.want {
				t.Errorf("%q, want %q", got, c.want)
			}
			if f.cut {
				t.Error("it is cut")
			}
			if name == "a picture's" || name == "five" {
				return
			}
			in, codec, _ := f.unpack(s)
			got, _ := io.ReadAll(in) // bytes before an error count
			if codec != "" || string(got) != c.want {
				t.Errorf("while it is read: %q, codec %q", got, codec)
			}
		})
	}
}

// A code of LZW becomes a bit wider at the 512th code, or one earlier with EarlyChange.
func TestCodesOfLZWWiden(t *testing.T) {
	for _, early := range []bool{false, true} {
		code := fmt.Sprintf("%09b", 256)
		width, want := 9, ""
		ahead := 0
		if early {
			ahead = 1
		}
		for i, next := 0, 257; i < 2000; i++ {
			c := byte('a' + i%7)
			code += fmt.Sprintf("%0*b", width, c)
			want += string(rune(c))
			if next++; next+ahead >= 1<<width && width < 12 {
				width++
			}
		}
		code += fmt.Sprintf("%0*b", width, 257)
		if got := string(readUpTo(newLZW([]byte(bits(code)), early), 1<<20)); got != want {
			t.Errorf("early %v: %d letters, want %d", early, len(got), len(want))
		}
	}
}

func TestFiltersEndAtTheirBudget(t *testing.T) {
	long := strings.Repeat("a", 100_000)
	for data, entries := range map[string]string{
		deflated(long): "/Filter/Fl", inLZW(long): "/Filter/LZW", strings.Repeat("\x81a", 800): "/Filter/RL",
	} {
		f := &file{limits: Limits{Stream: 10_000, Decoded: 1 << 20}, stop: never}
		s := (&parser{src: []byte(streamOf(entries, data))}).readIndirect(nil).(*stream)
		if got := f.decode(s); len(got) < 10_000 || len(got) > 11_000 || !f.cut || f.decoded != int64(len(got)) {
			t.Errorf("%s: %d bytes, cut %v, counted %d", entries, len(got), f.cut, f.decoded)
		}
	}
	f := &file{limits: Limits{Stream: 10_000, Decoded: 15_000}, stop: never}
	s := (&parser{src: []byte(streamOf("/Filter/Fl", deflated(long[:9000])))}).readIndirect(nil).(*stream)
	if got := f.decode(s); len(got) != 9000 || f.cut {
		t.Errorf("%d bytes, cut %v", len(got), f.cut)
	}
	if got := f.decode(s); len(got) != 6000 || !f.cut {
		t.Errorf("of all that may be decoded %d bytes were left, cut %v", len(got), f.cut)
	}
	if got := f.decode(s); got != nil {
		t.Errorf("then %d bytes", len(got))
	}
}

func TestPaeth(t *testing.T) {
	for _, c := range []struct{ left, up, corner, want int }{{10, 20, 10, 20}, {20, 10, 10, 20}, {10, 10, 20, 10}, {1, 2, 3, 1}, {5, 9, 7, 7}, {0, 0, 0, 0}} {
		if got := paeth(c.left, c.up, c.corner); got != c.want {
			t.Errorf("%+v: %d", c, got)
		}
	}
	if !bytes.Equal(readUpTo(new85([]byte("!!")), 9), []byte{0}) || len(readUpTo(new85([]byte("!")), 9)) > 0 {
		t.Error("a last group of base 85")
	}
}
