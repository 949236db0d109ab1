package layout

import (
	"math"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/encoding/charmap"
	"golang.org/x/text/unicode/norm"
)

// normalize makes text normal for reading and search: it replaces ligatures by letters and
// private-use bullets by bullets, and removes invisible characters.
func normalize(s string) string {
	if len(s) > len(string(softHyphen)) { // several letters drawn as one: a soft hyphen among them has no ink of its own
		s = strings.ReplaceAll(s, string(softHyphen), "")
	}
	if !strings.ContainsFunc(s, isOdd) {
		return s
	}
	var out strings.Builder
	for _, r := range s {
		switch {
		case !isOdd(r):
			out.WriteRune(r)
		case r == '\t', r == '\u00a0', r == '\u2028', r == '\u2029':
			out.WriteByte(' ')
		case r == '\uf0b7', r == '\uf0a7', r == '\uf0d8', r == '\uf076', r == '\uf0fc': // of Symbol and Wingdings
			out.WriteRune('•')
		case r >= 'ﬀ' && r <= 'ﬆ':
			out.WriteString([]string{"ff", "fi", "fl", "ffi", "ffl", "st", "st"}[r-'ﬀ'])
		}
	}
	return out.String()
}

// isOdd reports whether normalize changes a character: controls, invisible, directional and
// private-use characters, ligatures and hard spaces.
func isOdd(r rune) bool {
	return r < ' ' || r >= 0x7F && r <= 0xA0 || r == utf8.RuneError ||
		r >= 0x200B && r <= 0x200F || r >= 0x2028 && r <= 0x202E || r >= 0x2060 && r <= 0x206F || r == 0xFEFF ||
		r >= 0xE000 && r <= 0xF8FF || r >= 0xF0000 || r >= 'ﬀ' && r <= 'ﬆ'
}

// accentOf returns the combining mark of a lone accent.
func accentOf(s string) (rune, bool) {
	const alone, combining = "´`ˆ^˜¨˘˙˝ˇ¸˛˚¯ˊ", "\u0301\u0300\u0302\u0302\u0303\u0308\u0306\u0307\u030b\u030c\u0327\u0328\u030a\u0304\u0301"
	r, n := utf8.DecodeRuneInString(s)
	if n == 0 || n != len(s) {
		return 0, false
	}
	for i, a := range []rune(alone) {
		if a == r {
			return []rune(combining)[i], true
		}
	}
	return 0, false
}

// compose puts a combining mark on the last letter of s, if a single character for both exists.
func compose(s string, mark rune) (string, bool) {
	letter, n := utf8.DecodeLastRuneInString(s)
	if n == 0 {
		return s, false
	}
	switch {
	case letter == 'ı':
		letter = 'i'
	case mark == '\u0327' && strings.ContainsRune("sStT", letter): // Romanian has a comma below, not a cedilla
		mark = '\u0326'
	}
	both := norm.NFC.String(string([]rune{letter, mark}))
	if utf8.RuneCountInString(both) != 1 {
		return s, false
	}
	return s[:len(s)-n] + both, true
}

// places are letters by where they are. The cells of a size are at least as wide as a shadow is away.
type places map[place][]Glyph

type place struct {
	text string
	cell float64
	x, y int
}

// shadow is how far from its letter a shadow or the second stroke of an imitated bold is, in sizes.
const shadow = 0.2

func placeOf(g Glyph) place {
	cell := math.Exp2(math.Ceil(math.Log2(shadow * max(g.Size, 0.01))))
	return place{g.Text, cell, int(math.Floor(g.X / cell)), int(math.Floor(g.Y / cell))}
}

// add adds a letter unless it repeats another one, and reports whether it did.
func (p places) add(g Glyph) bool {
	if p.has(g) {
		return false
	}
	at := placeOf(g)
	p[at] = append(p[at], g)
	return true
}

// has reports whether a letter repeats another one.
func (p places) has(g Glyph) bool {
	at := placeOf(g)
	for dx := -1; dx <= 1; dx++ {
		for dy := -1; dy <= 1; dy++ {
			if slices.ContainsFunc(p[place{at.text, at.cell, at.x + dx, at.y + dy}], g.repeats) {
				return true
			}
		}
	}
	return false
}

// repeats reports whether a letter is the same as another, a little away. Along the line it must be nearer than the next
// letter of a word such as "ill".
func (g Glyph) repeats(o Glyph) bool {
	const level, least = 0.03, 0.02
	along, across, width := math.Abs(g.X-o.X), math.Abs(g.Y-o.Y), math.Abs(o.EndX-o.X)
	if height := math.Abs(o.EndY - o.Y); height > width {
		along, across, width = across, along, height
	}
	return max(along, across) <= shadow*o.Size && (across > level*o.Size || along <= max(0.5*width, least*o.Size))
}

// cleanGlyphs normalizes the letters. If once is set, it drops a letter that is drawn again, as for
// a shadow. It joins an accent with the letter that it is drawn over (OT1 fonts
// of TeX).
func cleanGlyphs(drawn []Glyph, once bool) []Glyph {
	seen := places{}
	out := make([]Glyph, 0, len(drawn))
	for i, g := range drawn {
		g.drawn = i
		g.Text = normalize(g.Text)
		if g.Text == "" || g.Size < 0.5 {
			continue
		}
		if strings.TrimSpace(g.Text) == "" {
			g.Text, g.space = " ", true
			out = dropSoft(out, &g)
			out = append(out, g)
			continue
		}
		if once && !seen.add(g) {
			continue
		}
		out = dropCovered(dropSoft(out, &g), g)
		if n := len(out); n == 0 || !merge(&out[n-1], g) {
			out = append(out, g)
		}
	}
	return dropSoft(out, nil)
}

// dropCovered drops a space between two letters that touch: the second is drawn where the space begins. pdfmake draws a soft hyphen
// inside a line so.
func dropCovered(out []Glyph, next Glyph) []Glyph {
	n := len(out)
	if n < 2 || !out[n-1].space || out[n-2].space {
		return out
	}
	before, space := out[n-2], out[n-1]
	exact := 0.01 * next.Size
	if space.EndX-space.X > 10*exact && near(next.X, space.X, exact) && near(before.EndX, space.X, exact) && near(next.Y, space.Y, exact) && near(before.Y, space.Y, exact) {
		return out[:n-1]
	}
	return out
}

// merge joins a letter and an accent that are drawn over each other, and reports whether it did.
func merge(last *Glyph, g Glyph) bool {
	if !last.space && math.Abs(last.Y-g.Y) < 0.6*g.Size && overlap(*last, g) {
		if mark, ok := accentOf(last.Text); ok && startsWithLetter(g.Text) {
			if both, ok := compose(g.Text, mark); ok {
				g.Text, g.X, g.EndX = both, min(last.X, g.X), max(last.EndX, g.EndX)
				*last = g
				return true
			}
		}
		if mark, ok := accentOf(g.Text); ok && startsWithLetter(last.Text) {
			if both, ok := compose(last.Text, mark); ok {
				last.Text = both
				return true
			}
		}
	}
	if isCommaBelow(*last, g) {
		if both, ok := compose(last.Text, '\u0326'); ok {
			last.Text = both
			return true
		}
	}
	mark, n := utf8.DecodeRuneInString(g.Text)
	if n != len(g.Text) || !unicode.Is(unicode.Mn, mark) {
		return false
	}
	both, ok := compose(last.Text, mark)
	if !ok {
		both = last.Text + g.Text
	}
	if len(both) > maxCluster {
		both = last.Text
	}
	last.Text = both
	return true
}

// isCommaBelow reports whether g is a comma drawn below an s or a t, as LaTeX draws ș and ț.
func isCommaBelow(letter, g Glyph) bool {
	dy := g.Y - letter.Y
	return g.Text == "," && strings.ContainsAny(letter.Text, "sStT") && g.Size < 0.87*letter.Size &&
		dy > 0.02*letter.Size && dy < 0.6*letter.Size && g.X > letter.X-0.2*letter.Size && g.EndX < letter.EndX+0.2*letter.Size
}

// maxCluster limits the bytes of a letter with its marks.
const maxCluster = 256

func overlap(a, b Glyph) bool {
	return min(a.EndX, b.EndX)-max(a.X, b.X) > 0.3*min(a.EndX-a.X, b.EndX-b.X)
}

// guessCyrillic decodes the bytes of a font without an encoding as windows-1251 if most of them
// are Cyrillic letters.
func guessCyrillic(glyphs []Glyph) {
	for from := 0; from < len(glyphs); {
		to, high, letters := from, 0, 0
		for to < len(glyphs) && glyphs[to].Unsure && glyphs[to].Text != " " && glyphs[to].Text != "\u00a0" &&
			(to == from || math.Abs(glyphs[to].Y-glyphs[from].Y) < 1) {
			r, _ := utf8.DecodeRuneInString(glyphs[to].Text)
			switch {
			case r >= 0xC0 && r <= 0xFF, strings.ContainsRune("\u00a5\u00aa\u00af\u00b2\u00b3\u00b4\u00ba\u00bf", r):
				high++
				letters++
			case unicode.IsLetter(r):
				letters++
			}
			to++
		}
		if high >= 3 && high*10 >= letters*7 {
			for i := from; i < to; i++ {
				r, n := utf8.DecodeRuneInString(glyphs[i].Text)
				if r >= 0x80 && r < 0x100 && n == len(glyphs[i].Text) {
					glyphs[i].Text = string(charmap.Windows1251.DecodeByte(byte(r)))
				}
			}
		}
		from = max(to, from+1)
	}
}
