package layout

import (
	"net/url"
	"regexp"
	"slices"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"

	"shortlist/model/phone"
)

// MaxLinks is how many links of a file are read.
const MaxLinks = 500

// Link is a part of a page that leads to an address.
type Link struct {
	Address string // in the form of Address
	Boxes   []Box

	words string // the words that it covers
}

// Box is an area of a page.
type Box struct{ X0, Y0, X1, Y1 float64 }

var (
	barePage = sync.OnceValue(func() *regexp.Regexp {
		return regexp.MustCompile(`(?i)^(?:www\.[^\s/]+|[\pL\pN-]+(?:\.[\pL\pN-]+)*\.\pL{2,}/|(?:[\pL\pN-]+\.)+(?:com|net|org|info|eu|ua|ro|hu|md|pl|de|uk|io|me|dev|app)$)`)
	})
	mailbox = regexp.MustCompile(`^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$`)
	dialled = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`^\+?[\d\s().-]{3,30}$`) })
)

// Address returns the target of a link as a reader sees it: an address of the web whole, a mailbox and a phone number
// alone. An address of the web is one word. "" is for targets that lead elsewhere: into the file, to a program, to a
// script.
func Address(target string) string {
	const longest = 300 // bytes
	target = strings.TrimSpace(strings.Map(func(r rune) rune {
		if unicode.IsControl(r) || unicode.Is(unicode.Cf, r) || r == utf8.RuneError {
			return -1
		}
		return r
	}, target[:min(len(target), 64<<10)]))
	scheme, rest, _ := strings.Cut(target, ":")
	switch scheme = strings.ToLower(scheme); {
	case scheme == "mailto" || scheme == "tel":
		rest, _, _ = strings.Cut(strings.TrimLeft(rest, "/"), "?")
		if plain, err := url.PathUnescape(rest); err == nil {
			rest = plain
		}
		if rest = strings.TrimSpace(rest); len(rest) <= longest && (scheme == "mailto" && mailbox.MatchString(rest) || scheme == "tel" && dialled().MatchString(rest)) {
			return rest
		}
		return ""
	case (scheme == "http" || scheme == "https") && len(strings.Trim(rest, "/")) > 0 && strings.HasPrefix(rest, "//"):
	case mailbox.MatchString(target) && len(target) <= longest:
		return target
	case barePage().MatchString(target):
		target = "https://" + target
	default:
		return ""
	}
	var out strings.Builder
	for _, r := range target {
		if unicode.IsSpace(r) || strings.ContainsRune("<>\"'`|{}", r) {
			out.WriteString(url.PathEscape(string(r)))
		} else {
			out.WriteRune(r)
		}
	}
	if target = out.String(); len(target) > longest {
		scheme, rest, _ := strings.Cut(target, "//")
		host, _, _ := strings.Cut(rest, "/")
		return scheme + "//" + host[:min(len(host), longest)] + "/…"
	}
	return target
}

// withoutScheme returns the rest of an address, or of a text that begins with one.
func withoutScheme(s string) string {
	for _, begins := range []string{"mailto:", "tel:", "https:", "http:", "//", "www."} {
		s = strings.TrimPrefix(s, begins)
	}
	return s
}

const closing = "/.,:;!?" // signs after an address

// isBorder reports whether a character is before or after an address.
func isBorder(r rune) bool {
	return unicode.IsSpace(r) || isMark(r) || strings.ContainsRune(":()[]<>{},;|·•\"'«»„“”", r)
}

// hasAddress reports whether a text has an address, perhaps with other signs around it, or divided at the end of a
// line.
func hasAddress(text, address string) bool {
	if numbers := phone.Parse(address); len(numbers) > 0 && dialled().MatchString(address) {
		return slices.ContainsFunc(phone.Parse(text), numbers[0].Same)
	}
	_, to := findAddress(text, address)
	return to > 0
}

// findAddress returns where an address is in a text, perhaps with its scheme; 0, 0 if it is not there.
func findAddress(text, address string) (from, to int) {
	plain := strings.TrimRight(withoutScheme(strings.ToLower(address)), closing)
	lower := strings.ToLower(text)
	if plain == "" || len(lower) != len(text) {
		return 0, 0
	}
	border := true
	for i, r := range lower {
		if border && !unicode.IsSpace(r) {
			rest := withoutScheme(lower[i:])
			if n := lengthOf(rest, plain); n > 0 {
				return i, len(lower) - len(rest) + n
			}
		}
		border = isBorder(r)
	}
	return 0, 0
}

// lengthOf returns how many bytes of a text the address plain takes, if the text begins with it; else 0. In a long
// address, the ends of lines may have left spaces.
func lengthOf(text, plain string) int {
	const long = 16 // bytes
	rest := text
	for _, r := range plain {
		if len(plain) >= long {
			rest = strings.TrimLeft(rest, " \n")
		}
		next, size := utf8.DecodeRuneInString(rest)
		if next != r || size == 0 {
			return 0
		}
		rest = rest[size:]
	}
	if next, size := utf8.DecodeRuneInString(strings.TrimLeft(rest, closing)); size > 0 && !isBorder(next) {
		return 0
	}
	return len(text) - len(rest)
}

// NamesOther reports whether some word is another address.
func NamesOther(words, address string) bool {
	address = strings.ToLower(address)
	return slices.ContainsFunc(strings.Fields(strings.ToLower(words)), func(word string) bool {
		word = strings.Trim(word, ".,:;!?()[]<>|\"'«»„“”")
		return Address(word) != "" && !strings.Contains(address, word)
	})
}

// Linked is a link in a line of text.
type Linked struct {
	At      int // where its words end, in bytes
	Words   string
	Address string
}

// beside returns the part of a line around the end of the words, and where it begins.
func (l Linked) beside(line string) (part string, from int) {
	const around = 500 // bytes
	from = max(0, l.At-around)
	to := min(len(line), l.At+around)
	for from < to && !utf8.RuneStart(line[from]) {
		from++
	}
	for to < len(line) && !utf8.RuneStart(line[to]) {
		to++
	}
	return line[from:to], from
}

// WithAddresses returns a line in which the address of each link follows its words in round brackets, unless the line
// has the address already. Words that name another address hide nothing: both are there. An address that the end of a
// line divided is whole.
func WithAddresses(line string, links []Linked) string {
	var out strings.Builder
	at := 0
	for i, l := range links {
		if l.Address == "" { // it leads to nothing that a reader could type
			continue
		}
		near, begin := l.beside(line)
		if from, to := findAddress(near, l.Address); begin+from >= at && strings.Contains(near[from:to], " ") {
			out.WriteString(line[at:begin+from] + strings.ReplaceAll(near[from:to], " ", ""))
			at = begin + to
		}
		other := NamesOther(l.Words, l.Address) && !hasAddress(l.Words, l.Address)
		again := slices.ContainsFunc(links[i+1:], func(next Linked) bool { return next.Address == l.Address })
		if !other && (again || hasAddress(near, l.Address)) {
			continue
		}
		end := max(at, len(strings.TrimRight(line[:l.At], " ")))
		out.WriteString(line[at:end])
		at = end
		before, _ := utf8.DecodeLastRuneInString(out.String())
		switch {
		case out.Len() == 0:
		case l.Words == "" && before != '|':
			out.WriteString("   ")
		default:
			out.WriteByte(' ')
		}
		out.WriteString("(" + l.Address + ")")
		if next, _ := utf8.DecodeRuneInString(line[at:]); unicode.IsLetter(next) || unicode.IsDigit(next) {
			out.WriteByte(' ')
		}
	}
	if len(links) == 0 {
		return line
	}
	return strings.TrimRight(out.String()+line[at:], " ")
}

// A mark in the text of a page follows the words of a link. The difference to firstMark is the number of the link. No
// letter equals a mark, since normalize removes them.
const firstMark = '\U000F0000'

func isMark(r rune) bool { return r >= firstMark && r < firstMark+MaxLinks }

// withoutMarks returns a text without marks, and where they were.
func withoutMarks(text string, links []Link) (string, []Linked) {
	if len(links) == 0 || !strings.ContainsFunc(text, isMark) {
		return text, nil
	}
	var out strings.Builder
	var found []Linked
	for _, r := range text {
		if n := int(r - firstMark); isMark(r) && n < len(links) {
			found = append(found, Linked{At: out.Len(), Words: links[n].words, Address: links[n].Address})
		} else {
			out.WriteRune(r)
		}
	}
	return out.String(), found
}

// joinLinks joins the parts of a link that are listed one after the other: the lines that it covers, an icon and its
// words.
func joinLinks(links []Link) (out []Link) {
	for _, l := range links {
		if len(l.Boxes) == 0 {
			continue
		}
		if n := len(out); n > 0 && out[n-1].Address == l.Address {
			last, b := &out[n-1], l.Boxes[0]
			if a := last.Boxes[len(last.Boxes)-1]; max(b.Y0-a.Y1, a.Y0-b.Y1) < 1.5*(a.Y1-a.Y0) {
				last.Boxes = append(slices.Clip(last.Boxes), l.Boxes...)
				continue
			}
		}
		if len(out) < MaxLinks {
			out = append(out, l)
		}
	}
	return out
}

// markLinks puts the mark of each link behind the letters that it covers or is beside. It returns marks that have no
// place there, as those of icons without text around.
func markLinks(links []Link, glyphs []Glyph, w *work) (loose []Paragraph) {
	marks, ahead := map[int]string{}, map[int]string{} // by the letter before or after
	for i := range links {
		at := -1
		of := marks
		if !w.spend(len(glyphs)) {
			if at = links[i].cover(glyphs); at < 0 {
				first := false
				if at, first = beside(links[i].Boxes[0], glyphs); first {
					of = ahead
				}
			}
		}
		mark := string(firstMark + rune(i))
		if at < 0 {
			loose = append(loose, Paragraph{Text: mark, Gap: len(loose) == 0, links: links})
		}
		of[at] += mark
	}
	for at, mark := range marks {
		if at >= 0 {
			glyphs[at].Text += mark
		}
	}
	for at, mark := range ahead {
		glyphs[at].Text = mark + glyphs[at].Text
	}
	return loose
}

// cover sets the words that a link covers, and returns the index of the last letter; -1 without one.
func (l *Link) cover(glyphs []Glyph) (last int) {
	const most = 400 // letters
	last = -1
	var covered []Glyph
	for i, g := range glyphs {
		x, y := (g.X+g.EndX)/2, g.Y-0.3*g.Size
		if !slices.ContainsFunc(l.Boxes, func(b Box) bool { return x >= b.X0 && x <= b.X1 && y >= b.Y0 && y <= b.Y1 }) {
			continue
		}
		if len(covered) < most {
			covered = append(covered, g)
		}
		if g.space {
			continue
		}
		if last < 0 || g.Y > glyphs[last].Y+0.5*g.Size || g.Y > glyphs[last].Y-0.5*g.Size && g.EndX > glyphs[last].EndX {
			last = i
		}
	}
	for _, c := range chunks(covered) {
		l.words = strings.TrimSpace(l.words + " " + words(c))
	}
	return last
}

// beside returns the index of the letter that the mark of an icon follows: the last one of the words right after its box,
// or else of the words before it on its line; -1 without words. Within a sentence, the mark is where the icon is: after
// the word that it is nearer to, or ahead of the letter.
func beside(b Box, glyphs []Glyph) (at int, ahead bool) {
	const after, before, over, label = 1.5, 15, 0.3, 40 // in sizes; letters of the words of an icon
	best, right := -1, -1
	for i, g := range glyphs {
		if y := g.Y - 0.3*g.Size; g.space || y < b.Y0 || y > b.Y1 {
			continue
		}
		if gap := g.X - b.X1; gap > -over*g.Size && gap < after*g.Size && (right < 0 || g.X < glyphs[right].X) {
			right = i
		}
		if gap := b.X0 - g.EndX; gap > -over*g.Size && gap < before*g.Size && (best < 0 || g.EndX > glyphs[best].EndX) {
			best = i
		}
	}
	if right < 0 {
		return best, false
	}
	if best >= 0 && isWord(glyphs[best]) {
		if gap, size := b.X0-glyphs[best].EndX, glyphs[best].Size; gap < 0.5*size && gap < glyphs[right].X-b.X1+0.1*size {
			return best, false
		}
	}
	first := right
	for right+1 < len(glyphs) && !jumps(glyphs[right], glyphs[right+1]) {
		right++
	}
	if right-first > label {
		return first, true
	}
	for glyphs[right].space {
		right--
	}
	return right, false
}

func isWord(g Glyph) bool {
	r, _ := utf8.DecodeRuneInString(g.Text)
	return unicode.IsLetter(r) || unicode.IsDigit(r)
}

// listed returns the addresses of links that a page does not have, each once, after their words.
func listed(page string, links []Linked) string {
	const widest, most = 60, 64 << 10 // letters of a label, bytes of a page
	page = page[:min(len(page), most)]
	var out []string
	at := map[string]int{} // the line of each address
	for _, l := range links {
		if hasAddress(l.Words, l.Address) || !NamesOther(l.Words, l.Address) && hasAddress(page, l.Address) {
			continue
		}
		words := []rune(l.Words)
		label := strings.TrimSpace(string(words[:min(len(words), widest)]))
		line := strings.TrimSpace(label + " (" + l.Address + ")")
		n, twice := at[l.Address]
		switch {
		case !twice:
			at[l.Address] = len(out)
			out = append(out, line)
		case strings.HasPrefix(out[n], "("): // the line of an icon, which has no words
			out[n] = line
		case NamesOther(l.Words, l.Address) && out[n] != line:
			out = append(out, line)
		}
	}
	return strings.Join(out, "\n")
}
