package query

import (
	"slices"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"
)

// The endings that are ignored, as people write them. Forms of one word then mostly have
// the same stem, in any language: neither a CV nor a query names its language. A stem
// is always the beginning of its word.
//
// The letters before a | stay, and the stem is complete. Endings of verbs keep their vowel, and so does whatever looks like
// them: a stem of another word has no such letter at its end, so that складала is a form of складати and not of склад.
const (
	cyrillic = `а я у ю о е є и і ї ь й
		ам ям ами ями ах ях ом ем єм ою ею єю ів їв ей ові еві єві
		ий ої ого ому им ім їм их іх їх ими іми їми ього ьому ьої
		ість ості істю
		єш ємо єте ють уть ять ать
		ював ювала ювали ювати ює юють увати ував увала ували ує ують
		ування ювання уванням юванням уванні юванні
		овую овуєш овує овуємо овують овувати овував овувала овували овування овуванням овуванні
		а|ти а|тися а|в а|ла а|ли а|ло а|лася а|лися а|ю а|є а|ють а|ння а|нням а|нню а|нні а|нь а|ннями а|ннях
		а|л а|лу а|лом а|лі а|лів а|лам а|лами а|лах а|т а|та а|ту а|том а|ті а|тів а|там а|тами а|тах а|тою
		а|ва а|во а|ви а|ву а|вом а|вою а|ві а|вам а|вами а|вах
		я|ти я|тися я|в я|ла я|ли я|ло я|лася я|ю я|є я|ють
		и|ти и|тися и|в и|ла и|ли и|ло и|лася и|лися и|ть и|т и|та и|ту и|том и|ті и|тів и|там и|тами и|тах
		и|л и|лу и|лом и|лі и|лам и|лами и|лах и|ва и|ви и|ву и|вом и|вою и|ві и|вів и|вам и|вами и|вах`
	cyrillicLong = `ія ії ію ією іям іями іях ієм іїв ій`
	latin        = `a e i o u y
		es ed ing ings
		ul ului ilor elor lor ile ele iile ii ei ea ia ie iei uri urile urilor
		ak ek ok at et ot nak nek val vel ban ben bol rol tol hoz hez ra re nal nel ert kent ja je ai ei jai jei om em
		tam tem tunk tuk k t`
	latinShort = `s`
	latinLong  = `on en am as ion ions
		ari|e ari|a ari|ei eri|e eri|a eri|ei
		o|r o|rs o|ri o|rii o|rul o|rului o|rilor o|ara o|are o|area o|arei o|arele o|arelor`
)

// The least letters of a stem. A word of four Latin letters keeps its ending: Java is
// not a form of another word. Some endings need a longer stem: вода is no form of водій, and gard none of garden.
const (
	leastUkrainian     = 3
	leastUkrainianLong = 4
	leastLatin         = 4
	leastLatinShort    = 3
	leastLatinLong     = 5
)

// apart are words that look like a form of another one, folded, and the bytes of their stems. Market is no form of mark with the
// -et of Hungarian, nor control one of cont.
var apart = map[string]int{
	"bucatarii": 8, "cabinet": 7, "control": 7, "cookie": 6, "cookies": 6, "internet": 8, "jacket": 6, "market": 6, "muszaki": 7, "news": 4,
	"personnel": 9, "planet": 6, "wallet": 6,
}

// rounds is how often an ending is removed: one of a case, one of a plural or of what makes a noun, and one before it.
const rounds = 3

// suffix is an ending, folded.
type suffix struct {
	text  string
	stays int // bytes of it that belong to the stem, which is complete then
	least int // letters of the stem
}

// follows reports whether the ending may be behind a stem: -re is Hungarian, but not in vânzare, nor -on in station, and
// -ion is English behind the -at of a verb alone.
func (e suffix) follows(stem string, round int) bool {
	not := ""
	switch e.text {
	case "ion", "ions":
		return strings.HasSuffix(stem, "at")
	case "s":
		if len(stem) == leastLatinShort {
			not = "aious"
		}
	case "ra", "re":
		not = "aei"
	case "on", "en":
		not = "aeiou"
	case "k", "t": // of autók and autót, tanulást and jogosítványt: nothing is behind them
		if round > 0 {
			return false
		}
		for _, of := range []string{"as", "es", "os", "ny"} {
			if e.text == "t" && strings.HasSuffix(stem, of) {
				return len(stem) >= leastLatinLong
			}
		}
		return strings.IndexByte("aeo", stem[len(stem)-1]) >= 0
	}
	return not == "" || strings.IndexByte(not, stem[len(stem)-1]) < 0
}

// endings are the endings of a language by their last letter, the longest first.
type endings map[rune][]suffix

func (e endings) add(listed string, least int) endings {
	folded := func(text string) (out []byte) {
		for _, r := range text {
			out = fold(out, r)
		}
		return out
	}
	for text := range strings.FieldsSeq(listed) {
		s := suffix{text: string(folded(strings.Replace(text, "|", "", 1))), least: least}
		if stays, _, is := strings.Cut(text, "|"); is {
			s.stays = len(folded(stays))
		}
		last, _ := utf8.DecodeLastRuneInString(s.text)
		e[last] = append(e[last], s)
		slices.SortStableFunc(e[last], func(a, b suffix) int { return len(b.text) - len(a.text) })
	}
	return e
}

var (
	ukrainianEndings = sync.OnceValue(func() endings {
		return endings{}.add(cyrillic, leastUkrainian).add(cyrillicLong, leastUkrainianLong)
	})
	latinEndings = sync.OnceValue(func() endings {
		return endings{}.add(latin, leastLatin).add(latinShort, leastLatinShort).add(latinLong, leastLatinLong)
	})
)

// isUkrainian reports whether a folded word may be Ukrainian: it has a letter of that script alone, or only letters
// that both scripts share.
func isUkrainian(folded string) bool {
	const both = "abcehikmoptxy"
	shared := true
	for _, r := range folded {
		if r >= utf8.RuneSelf {
			return '\u0400' <= r && r <= '\u052f'
		}
		shared = shared && strings.IndexByte(both, byte(r)) >= 0
	}
	return shared
}

// hasNoEnding reports whether a folded word is never shortened, since it has a digit, +
// or #.
func hasNoEnding(folded string) bool {
	return strings.ContainsFunc(folded, func(r rune) bool { return r == '+' || r == '#' || unicode.IsDigit(r) })
}

// stem returns how many bytes of a folded word are its stem. A number behind it is its version: python3.
func stem(folded string) int {
	if hasNoEnding(folded) {
		name := strings.TrimRight(folded, "0123456789")
		if hasNoEnding(name) || utf8.RuneCountInString(name) < leastLatin {
			return len(folded)
		}
		folded = name
	}
	all, least := latinEndings(), leastLatin
	ukrainian := isUkrainian(folded)
	if ukrainian {
		all, least = ukrainianEndings(), leastUkrainian
	}
	left := folded
	if ukrainian {
		left = left[:len(left)-ofWoman(left)]
	}
	for round := range rounds {
		if n := apart[left]; n > 0 {
			return n
		}
		longest, complete := 0, false
		last, _ := utf8.DecodeLastRuneInString(left)
		letters := utf8.RuneCountInString(left)
		for _, e := range all[last] {
			n := len(e.text) - e.stays
			if strings.HasSuffix(left, e.text) && letters-utf8.RuneCountInString(e.text[e.stays:]) >= e.least && e.follows(left[:len(left)-n], round) {
				longest, complete = n, e.stays > 0
				break
			}
		}
		if n := withEnding(left); !ukrainian && n > longest && len(left)-n >= least {
			longest, complete = n, false
		}
		if longest == 0 {
			break
		}
		left = left[:len(left)-longest]
		if complete || ukrainian && strings.HasSuffix(left, "i") { // водія, водієм
			return len(left)
		}
	}
	if ukrainian {
		left = left[:len(left)-softened(left, folded[len(left):])]
	}
	r, size := utf8.DecodeLastRuneInString(left)
	if strings.HasSuffix(left[:len(left)-size], string(r)) && utf8.RuneCountInString(left) > least { // знання, знань
		left = left[:len(left)-size]
	}
	return len(left)
}

// softened returns how many bytes at the end of a Ukrainian stem are к or ц, which the endings change: логістика and
// логістиці, працівник and працівниця, фахівець and фахівця.
func softened(stem, ending string) int {
	const least = 5
	before, is := strings.CutSuffix(stem, "ц")
	switch {
	case is && ending == "ь" && strings.HasSuffix(before, "e"):
		before = strings.TrimSuffix(before, "e")
	case is && (strings.HasSuffix(before, "b") || strings.HasSuffix(before, "m") || strings.HasSuffix(before, "п")):
	default:
		if !is {
			before, is = strings.CutSuffix(stem, "k")
		}
		is = is && (strings.HasSuffix(before, "e") || strings.HasSuffix(before, "i") || strings.HasSuffix(before, "и"))
	}
	if !is || utf8.RuneCountInString(before) < least {
		return 0
	}
	return len(stem) - len(before)
}

// ofWomanForms are the endings of a woman's profession in Ukrainian, folded.
var ofWomanForms = sync.OnceValue(func() []string { return foldedWords("ка ки ку кою кам ками ках ці ок") })

// ofWoman returns how many bytes of a folded word make it a woman's: касирка is a касир, вчителька a вчитель.
func ofWoman(folded string) int {
	const least = 5
	for _, form := range ofWomanForms() {
		man, is := strings.CutSuffix(folded, form)
		if !is {
			continue
		}
		if soft := strings.TrimSuffix(man, "ь"); strings.HasSuffix(soft, "л") && soft != man {
			man = soft
		} else if !strings.HasSuffix(man, "p") && !strings.HasSuffix(man, "ч") && !strings.HasSuffix(man, "ict") && !strings.HasSuffix(man, "иct") {
			continue
		}
		if utf8.RuneCountInString(man) >= least {
			return len(folded) - len(man)
		}
	}
	return 0
}

// withEnding returns how many bytes of a folded word are the Hungarian ending for "with", whose first letter is that of the
// word before it: csapattal, géppel, jogosítvánnyal.
func withEnding(folded string) int {
	stem, ok := strings.CutSuffix(folded, "al")
	if !ok {
		if stem, ok = strings.CutSuffix(folded, "el"); !ok {
			return 0
		}
	}
	for _, double := range []string{"ssz", "zzs", "ccs", "ggy", "lly", "nny", "tty"} {
		if strings.HasSuffix(stem, double) {
			return len("nyal")
		}
	}
	n := len(stem)
	if n < 2 || stem[n-1] != stem[n-2] || stem[n-1] >= utf8.RuneSelf || strings.IndexByte("aeiou", stem[n-1]) >= 0 {
		return 0
	}
	return len("tal")
}
