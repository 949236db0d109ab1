package packet

import (
	"slices"
	"strings"
	"sync"
	"unicode"

	"golang.org/x/text/unicode/norm"
)

// The answers that a line may hold.
const (
	Yes   = "yes"
	Maybe = "maybe"
	No    = "no"
	Note  = "note" // words without a verdict
)

// words are the verdicts of one word, and phrases those that are one without such a word or in spite of one. Both are in the four
// languages, in small letters, without accents; an apostrophe is left out.
var (
	words = map[string][]string{
		Yes:   strings.Fields("yes yep yeah так ага da igen"),
		Maybe: strings.Fields("maybe perhaps possibly можливо може мабуть poate talan esetleg lehet"),
		No:    strings.Fields("no nope ні nu nem"),
	}
	phrases = map[string][]string{
		Yes: {
			"yes please", "of course", "by all means", "definitely", "absolutely", "for sure",
			"звичайно", "звісно", "авжеж", "безумовно", "точно так", "так звичайно",
			"desigur", "cu siguranta", "sigur", "sigur da", "bineinteles", "da sigur", "fara indoiala",
			"persze", "termeszetesen", "mindenkeppen", "feltetlenul", "igen persze",
		},
		Maybe: {
			"not sure", "i am not sure", "im not sure", "hard to say", "could be", "i dont know",
			"не впевнений", "не впевнена", "не знаю", "важко сказати", "може бути",
			"nu sunt sigur", "nu sunt sigura", "nu stiu", "greu de spus", "s-ar putea",
			"nem biztos", "nem tudom", "nehez megmondani", "lehet hogy igen",
		},
		No: {
			"no way", "no thanks", "no thank you", "rather not", "better not", "by no means", "in no case", "definitely not", "absolutely not",
			"ні в якому разі", "ні дякую", "скоріше ні", "краще ні", "точно ні", "нізащо", "в жодному разі",
			"mai bine nu", "mai degraba nu", "in niciun caz", "nicidecum", "nici vorba", "categoric nu", "sigur nu", "nu cred", "nu multumesc",
			"inkabb nem", "biztosan nem", "semmikepp", "semmikeppen", "szo sem lehet rola", "nem hiszem", "nem koszonom",
		},
	}
	// negations with one of the beginnings of judging make a note: "not bad", "не поганий", "nu e rău", "nem rossz".
	negations = strings.Fields("not не nu nem")
	// against make a yes a note, as each no, reject or thumb down behind it does: "of course, not", "yes, but I would not".
	against = strings.Fields("not cannot cant dont doesnt didnt wont wouldnt couldnt shouldnt isnt arent wasnt havent hasnt не reject rejected decline відмовити відмовляти відхилити respinge refuza elutasitani")
	judging = strings.Fields(`bad good great poor weak wrong suitable ideal perfect terrible hopeless convinced
		поган добр кеп слабк гірш придатн ідеальн rau rea rele slab bun potrivit ideal grozav prost rossz jo alkalmas idealis gyenge`)
	// lacking with one of the beginnings of objections make a note, too: "no, no objections".
	lacking    = append(strings.Fields("no ні nincs without без fara"), negations...)
	objections = strings.Fields("objection concern doubt заперечен застережен сумнів obiecti indoieli kifogas ellenvet ketseg")
)

// opposed are signs that contradict a verdict behind which they are.
var opposed = map[string]string{Yes: "👎❌✖✗✘🚫⛔", No: "👍✅✔✓👌"}

// unticked are signs that make a verdict behind them none, or leave it open: boxes, closed brackets, "is not".
const unticked = "☐□○◯⬜◻▢☒⊠)]}≠¬"

// openings are the words and phrases, the longest first.
var openings = sync.OnceValue(func() []opening {
	var all []opening
	for _, lists := range []map[string][]string{words, phrases} {
		for verdict, list := range lists {
			for _, phrase := range list {
				all = append(all, opening{plainWords(phrase).text, verdict})
			}
		}
	}
	slices.SortFunc(all, func(a, b opening) int { return len(b.words) - len(a.words) })
	return all
})

type opening struct{ words, verdict string }

// isHeading reports whether a line begins with a verdict, as one above codes does: "Yes:", "yes to all".
func isHeading(s string) bool {
	begins := plainWords(s).words(0)
	for _, list := range words {
		if len(begins) > 0 && slices.Contains(list, begins[0]) {
			return true
		}
	}
	return false
}

// judge returns the verdict in what follows a code, and the words besides it. It is a whole word or phrase of the lists that a
// mark, a dash or the end follows. With a question mark, a word or sign for another verdict or a negated judgement behind it, all is a
// note; so is a yes with any negation behind it, and words that are struck out.
func judge(s string) (verdict, text string) {
	s = strings.TrimSpace(s)
	plain := plainWords(s)
	signs := max(strings.IndexFunc(plain.text, isWordSign), 0) // before the words
	for _, o := range openings() {
		rest, found := plain.after(signs, o.words)
		if !found {
			continue
		}
		if strings.ContainsAny(s[:plain.from[signs]], unticked) || strings.ContainsRune(plain.text, '?') || strings.Contains(plain.text, struckOut) || strings.ContainsAny(plain.text, opposed[o.verdict]) || isDoubted(o.verdict, plain.words(rest)) {
			return Note, s
		}
		return o.verdict, strings.TrimLeftFunc(s[plain.from[rest]:], func(r rune) bool {
			return unicode.IsSpace(r) || isDash(r) || strings.ContainsRune(".,:;!…)]*_/=|\"“”„«»‘’", r) || isWidthless(r)
		})
	}
	return Note, s
}

// isDoubted reports whether words behind a verdict hold another verdict, or a negated judgement.
func isDoubted(verdict string, behind []string) bool {
	for i, word := range behind {
		for other, list := range words {
			if other != verdict && slices.Contains(list, word) {
				return true
			}
		}
		if verdict == Yes && slices.Contains(against, word) {
			return true
		}
		near := behind[i+1 : min(len(behind), i+6)]
		if slices.Contains(negations, word) && haveOne(near, judging) || slices.Contains(lacking, word) && haveOne(near, objections) {
			return true
		}
	}
	return false
}

// haveOne reports whether one of words has one of some beginnings.
func haveOne(words, beginnings []string) bool {
	return slices.ContainsFunc(words, func(word string) bool {
		return slices.ContainsFunc(beginnings, func(begin string) bool { return strings.HasPrefix(word, begin) })
	})
}

// plainText is a text in small letters without accents and apostrophes, in which spaces are " ".
type plainText struct {
	text string
	from []int // for each octet of text, where it is from; and the length of the original
}

func plainWords(s string) plainText {
	var out strings.Builder
	var from []int
	for at, r := range s {
		if isWidthless(r) || r == '\'' || r == '’' || r == 'ʼ' || r == '`' {
			continue
		}
		for _, sign := range norm.NFKD.String(string(unicode.ToLower(r))) {
			switch {
			case unicode.Is(unicode.Mn, sign):
				continue
			case unicode.IsSpace(sign) && sign != '\n': // a verdict ends with its line
				sign = ' '
			case isDash(sign):
				sign = '-'
			}
			n, _ := out.WriteRune(sign)
			for range n {
				from = append(from, at)
			}
		}
	}
	return plainText{out.String(), append(from, len(s))}
}

// after returns where the text goes on behind words from an octet on that end there: with a mark, a dash or the whole text.
func (p plainText) after(from int, opening string) (at int, found bool) {
	rest, found := strings.CutPrefix(p.text[from:], opening)
	if !found {
		return 0, false
	}
	for i, r := range rest {
		if i == 0 && r == '-' && len(rest) > 1 && rest[1] != ' ' && rest[1] != '-' {
			return 0, false // "yes-man"
		}
		if r == ' ' {
			continue
		}
		return from + len(opening) + i, !isWordSign(r)
	}
	return len(p.text), true
}

// words returns the words from an octet on.
func (p plainText) words(from int) []string {
	return strings.FieldsFunc(p.text[from:], func(r rune) bool { return !isWordSign(r) })
}
