package pdf

import (
	"maps"
	"slices"
)

// completeRomanian mends the texts of Ș ș Ț ț, of which Ghostscript stores one byte.
func completeRomanian(texts map[uint32]string) {
	for code, text := range texts {
		if len(text) == 1 && text[0] >= 0x18 && text[0] <= 0x1B {
			texts[code] = string(rune(0x200 + int(text[0])))
		}
	}
}

// unspoil mends the texts of a composite font that Ghostscript 10.00 wrote, and returns the codes whose texts stay in doubt. It
// combines the two bytes of the first letter of a range by a logical or, and counts on from there: и to к, which are U+0438 to U+043A,
// become U+003C to U+003E.
//
// So a range has several readings. The codes are the numbers of glyphs in the original font, which has alphabets in their order: the gap
// between code and letter is the same for most letters, and the reading with that gap is right. Between readings that as many letters
// support, the one is taken whose block, the first byte, other letters of the font have.
func unspoil(texts map[uint32]string) (doubted map[uint32]bool) {
	runs, whole := runsOf(texts)
	votes := map[int]int{}                   // letters by their gap
	blocks := map[rune]int{0x20: 1, 0xFB: 1} // letters by the first byte; any text may have quotation marks and ligatures
	for code, letter := range whole {
		votes[gap(code, letter)]++
		blocks[letter>>8]++
	}
	for _, r := range runs {
		for _, first := range r.readings() {
			votes[gap(r.from, first)] += r.weight(first)
		}
	}
	var tied []letterRun
	for _, r := range runs {
		if best := r.likeliest(votes); len(best) == 1 {
			r.set(texts, best[0])
			blocks[best[0]>>8] += len(r.letters)
		} else {
			tied = append(tied, r)
		}
	}
	doubted = map[uint32]bool{}
	given := map[rune]bool{}
	for _, r := range tied {
		best := slices.DeleteFunc(r.likeliest(votes), func(first rune) bool { return given[first] })
		known := slices.DeleteFunc(slices.Clone(best), func(first rune) bool { return first < 0x100 || blocks[first>>8] == 0 })
		if len(known) > 0 {
			best = known
		}
		if len(best) > 0 {
			r.set(texts, best[0])
			given[best[0]] = true
		}
		for i := range r.letters {
			doubted[r.from+uint32(i)] = len(known) != 1
		}
	}
	return doubted
}

// letterRun is a range of codes whose letters follow one another.
type letterRun struct {
	from    uint32
	letters []rune // the first is below U+0100
}

// runsOf returns the runs of a font, and its letters of two bytes, which are right.
func runsOf(texts map[uint32]string) (runs []letterRun, whole map[uint32]rune) {
	whole = map[uint32]rune{}
	for _, code := range slices.Sorted(maps.Keys(texts)) {
		text := []rune(texts[code])
		last := len(runs) - 1
		switch {
		case len(text) != 1:
		case last >= 0 && code-runs[last].from == uint32(len(runs[last].letters)) && text[0]-runs[last].letters[0] == rune(len(runs[last].letters)):
			runs[last].letters = append(runs[last].letters, text[0])
		case text[0] > 0xFF:
			whole[code] = text[0]
		default:
			runs = append(runs, letterRun{code, text})
		}
	}
	return runs, whole
}

func gap(code uint32, letter rune) int { return int(code) - int(letter) }

// readings returns the letters at which the run may begin: first the one in the map, if it is no control.
func (r letterRun) readings() (out []rune) {
	first := r.letters[0]
	if first >= ' ' && (first < 0x7F || first >= 0xA0) {
		out = append(out, first)
	}
	for i, letter := range usual[:len(usual)-1] {
		if len(r.letters) > 1 && letter>>8|letter&0xFF == first && usual[i+1] == letter+1 {
			out = append(out, letter)
		}
	}
	return out
}

// weight returns how many letters of a reading speak for it: those of the map, or those that are usual.
func (r letterRun) weight(first rune) int {
	if first == r.letters[0] {
		return len(r.letters)
	}
	n := 1
	for n < len(r.letters) && slices.Contains(usual, first+rune(n)) {
		n++
	}
	return n
}

// likeliest returns the readings that have the most votes.
func (r letterRun) likeliest(votes map[int]int) (best []rune) {
	most := 0
	for _, first := range r.readings() {
		switch n := votes[gap(r.from, first)]; {
		case n > most:
			best, most = []rune{first}, n
		case n == most:
			best = append(best, first)
		}
	}
	return best
}

func (r letterRun) set(texts map[uint32]string, first rune) {
	for i := range r.letters {
		texts[r.from+uint32(i)] = string(first + rune(i))
	}
}

// usual are the letters and signs above U+00FF of texts in Ukrainian, Romanian and Hungarian, each block in its order. Ț is before Ș:
// where both are tied, the font has Ț at the place of Ţ, and Ș behind all others.
var usual = []rune("ĂăŐőŰűȚțȘș" + "ЄІЇАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЬЮЯабвгдежзийклмнопрстуфхцчшщьюяєіїҐґ" + "–—‘’‚“”„•…ﬀﬁﬂﬃﬄ")
