package packet

import (
	"regexp"
	"slices"
	"strings"
	"unicode"

	"golang.org/x/net/html"
	"golang.org/x/net/html/atom"

	"shortlist/model/htmltext"
)

// line is a line of a mail.
type line struct {
	text   string
	quoted bool // its words are somebody else's, or those of a signature
}

// blank reports whether a line has nothing that is seen.
func (l line) blank() bool { return strings.TrimFunc(l.text, isSpace) == "" }

func isSpace(r rune) bool { return unicode.IsSpace(r) || isWidthless(r) }

// OwnWords returns what the writer of a mail added to what it quotes: in its text, or in its page of HTML if it has no text. pasted texts
// may begin with their own header.
func OwnWords(text, page string, pasted bool) string {
	lines := plainLines(text, false)
	if strings.TrimSpace(text) == "" {
		lines = htmlLines(page)
	}
	markQuotes(lines, pasted)
	var own []string
	for _, l := range lines {
		if !l.quoted {
			own = append(own, l.text)
		}
	}
	return strings.TrimSpace(strings.Join(own, "\n"))
}

// lineEnds makes each end of a line "\n".
var lineEnds = strings.NewReplacer("\r\n", "\n", "\r", "\n", "\v", "\n", "\f", "\n", "\u0085", "\n", "\u2028", "\n", "\u2029", "\n")

// plainLines returns the lines of a plain text. In a flowed one, a line that ends with a space goes on in the next one.
func plainLines(s string, flowed bool) (lines []line) {
	goesOn := false
	for _, text := range withoutArmor(strings.Split(lineEnds.Replace(s), "\n")) {
		bare := strings.TrimLeft(text, " \t")
		quoted := strings.HasPrefix(bare, ">")
		if quoted {
			text = strings.TrimLeft(bare, "> \t")
		} else if flowed {
			text = strings.TrimPrefix(text, " ")
		}
		if last := len(lines) - 1; goesOn && lines[last].quoted == quoted && text != "-- " {
			lines[last].text += text
		} else {
			lines = append(lines, line{text, quoted})
		}
		goesOn = flowed && strings.HasSuffix(text, " ") && text != "-- "
	}
	return lines
}

// withoutArmor returns lines without what a signature of PGP adds: lines before them and behind them, and "- " at dashes.
func withoutArmor(lines []string) (out []string) {
	signed, armor := false, false
	for _, text := range lines {
		switch bare := strings.TrimSpace(text); {
		case bare == "-----BEGIN PGP SIGNED MESSAGE-----":
			signed, armor = true, true
		case signed && bare == "-----BEGIN PGP SIGNATURE-----":
			signed, armor = false, true
		case armor: // until the blank line behind its fields, or its own end
			armor = (!signed || bare != "") && bare != "-----END PGP SIGNATURE-----"
		case signed:
			out = append(out, strings.TrimPrefix(text, "- "))
		default:
			out = append(out, text)
		}
	}
	return out
}

// htmlLines returns the lines of an HTML text as a reader sees them.
func htmlLines(src string) []line {
	root, err := html.Parse(strings.NewReader(src))
	if err != nil {
		return nil
	}
	var p page
	p.node(root, false)
	p.end()
	return p.lines
}

// page is an HTML text as far as it was read.
type page struct {
	lines  []line
	text   strings.Builder // of the line that has begun
	quote  bool            // that line is quoted
	cut    bool            // all that follows is quoted
	struck int             // elements around the text whose words are struck out
	kept   int             // elements around the text that keep its line ends
}

// end ends a line. An empty one is a line, too, if br is what ended it.
func (p *page) end() {
	if s := p.text.String(); strings.TrimFunc(s, isSpace) != "" {
		text := strings.Join(strings.FieldsFunc(s, unicode.IsSpace), " ")
		p.lines = append(p.lines, line{strings.TrimLeft(text, "> "), p.quote || strings.HasPrefix(text, ">")})
	} else if s != "" {
		p.lines = append(p.lines, line{"", p.quote})
	}
	p.text.Reset()
}

// words adds a text to the line. Where line ends are kept, they end it.
func (p *page) words(s string) {
	if p.kept == 0 {
		p.write(s)
		return
	}
	for i, text := range strings.Split(lineEnds.Replace(s), "\n") {
		if i > 0 {
			p.text.WriteString("\n")
			p.end()
		}
		p.write(text)
	}
}

func (p *page) write(s string) {
	if p.text.Len() == 0 && p.kept == 0 && strings.Trim(s, " \t\r\n") == "" {
		return
	}
	if p.struck > 0 {
		s = struckOut + s + struckOut
	}
	p.text.WriteString(s)
}

// node reads an element and those within it. html.Parse limits how deep they lie.
func (p *page) node(n *html.Node, quoted bool) {
	if n.Type == html.TextNode {
		if quoted = quoted || p.cut; p.text.Len() == 0 {
			p.quote = quoted
		}
		p.words(n.Data)
		return
	}
	if n.Type == html.ElementNode {
		switch {
		case isUnseen(n):
			return
		case n.DataAtom == atom.Br:
			p.text.WriteString("\n")
			p.end()
			return
		case n.DataAtom == atom.Td || n.DataAtom == atom.Th:
			p.text.WriteString(" ")
		case n.DataAtom == atom.Tr && p.row(n, quoted || p.cut):
			return
		}
		id := attribute(n, "id")
		p.cut = p.cut || strings.HasSuffix(id, "divRplyFwdMsg") || strings.HasSuffix(id, "appendonsend")
		quoted = quoted || isQuote(n)
	}
	block := n.Type == html.ElementNode && (htmltext.Block(n.DataAtom) || n.DataAtom == atom.Blockquote) && n.DataAtom != atom.Td && n.DataAtom != atom.Th
	if block {
		p.end()
	}
	struck, kept := isStruck(n), keepsLineEnds(n)
	if struck {
		p.struck++
	}
	if kept {
		p.kept++
	}
	for child := range n.ChildNodes() {
		p.node(child, quoted)
	}
	if struck {
		p.struck--
	}
	if kept {
		p.kept--
	}
	if block {
		p.end()
	}
	if n.DataAtom == atom.Ul || n.DataAtom == atom.Ol || n.DataAtom == atom.Table {
		p.lines = append(p.lines, line{"", quoted})
	}
}

// row reads a row of a table whose first cell is a code as one line, with "|" between the cells; false if it is no such row.
func (p *page) row(n *html.Node, quoted bool) bool {
	var cells []string
	for cell := range n.ChildNodes() {
		if cell.DataAtom != atom.Td && cell.DataAtom != atom.Th {
			continue
		}
		text := textOf(cell)
		if c, begins := codeOf(text); len(cells) == 0 && (!begins || restOf(text, c) != "") {
			return false
		}
		cells = append(cells, text)
	}
	if len(cells) < 2 {
		return false
	}
	p.end()
	p.lines = append(p.lines, line{strings.Join(cells, " | "), quoted})
	return true
}

// textOf returns the words of an element, as far as its first nodes and bytes have them.
func textOf(n *html.Node) string {
	var text strings.Builder
	nodes := 400
	for d := range n.Descendants() {
		if nodes--; nodes < 0 || text.Len() > maxText {
			break
		}
		if d.Type == html.TextNode && !isUnseen(d.Parent) {
			if isStruck(d.Parent) {
				text.WriteString(struckOut)
			}
			text.WriteString(strings.ToValidUTF8(d.Data[:min(len(d.Data), maxText)], "") + " ")
		}
	}
	return strings.Join(strings.Fields(text.String()), " ")
}

// struckOut marks words that are struck out, also where a person types it: they are no verdict.
const struckOut = "~~"

func isStruck(n *html.Node) bool {
	return n.DataAtom == atom.Del || n.DataAtom == atom.S || n.DataAtom == atom.Strike || strings.Contains(attribute(n, "style"), "line-through")
}

// keepsLineEnds reports whether the line ends in an element's text are seen.
func keepsLineEnds(n *html.Node) bool {
	return n.DataAtom == atom.Pre || strings.Contains(strings.ReplaceAll(attribute(n, "style"), " ", ""), "white-space:pre")
}

func attribute(n *html.Node, name string) string {
	for _, a := range n.Attr {
		if a.Key == name {
			return a.Val
		}
	}
	return ""
}

func isUnseen(n *html.Node) bool {
	switch n.DataAtom {
	case atom.Head, atom.Script, atom.Style, atom.Title, atom.Template, atom.Noscript, atom.Textarea, atom.Select:
		return true
	}
	style := strings.ToLower(strings.ReplaceAll(attribute(n, "style"), " ", ""))
	return strings.Contains(style, "display:none") || slices.ContainsFunc(n.Attr, func(a html.Attribute) bool { return a.Key == "hidden" })
}

// quotes are the classes of what is quoted.
var quotes = strings.Fields("gmail_attr moz-cite-prefix moz-forward-container yahoo_quoted protonmail_quote tutanota_quote xfm_quote")

// isQuote reports whether an element holds what was quoted, or a signature. Gmail puts answers between quotes into its element, too.
func isQuote(n *html.Node) bool {
	if n.DataAtom == atom.Blockquote || strings.Contains(strings.ToLower(attribute(n, "id")+" "+attribute(n, "class")), "signature") {
		return true
	}
	for class := range strings.FieldsSeq(attribute(n, "class")) {
		if slices.Contains(quotes, class) || class == "gmail_quote" && !slices.ContainsFunc(slices.Collect(n.Descendants()), func(d *html.Node) bool { return d.DataAtom == atom.Blockquote }) {
			return true
		}
	}
	return false
}

var (
	original    = regexp.MustCompile(`(?i)^-{2,}\s*(original|forwarded|вихідне|оригінальне|оригинальное|початкове|переслане|пересланий|исходное|пересланное|mesaj|mesajul|eredeti|továbbított|message|mensaje|messaggio|původní|pôvodná|oryginalna|ursprüngliche)\b?.*-{2,}$`)
	forwarded   = regexp.MustCompile(`(?i)^(begin forwarded message|початок переслан\S* (повідомлення|листа)|mesaj redirecționat|începe mesajul redirecționat|továbbított üzenet kezdete|továbbított levél)\s*:$`)
	spaced      = regexp.MustCompile(`(?i)^(\p{Pd}{6,7}|\p{Pd}{10})\s+(original|původní|pôvodná|вихідне|оригінальне|оригинальное|исходное|mesaj(ul)? original|mesajul iniţial|mesajul inițial|eredeti)\s.*\s(\p{Pd}{6,7}|\p{Pd}{10})$`)
	underscores = regexp.MustCompile(`^_{10,}$`)
	fromField   = regexp.MustCompile(`(?i)^\*?(from|від|від кого|от|от кого|de la|feladó)\s*:`)
	dateField   = regexp.MustCompile(`(?i)^\*?(sent|date|надіслано|відправлено|дата|отправлено|trimis|expediat|data|elküldve|küldve|dátum|időpont)\s*:`)
	attribution = regexp.MustCompile(`(?i)(\b(wrote|a scris|schrieb)|(пише|писав|писала|написав|написала|пишет|писал|писала|написал|написала)|írta\b.*)\s*(:|-{2,})$`)
	separator   = regexp.MustCompile(`^([-=_]{4,}).*[-=_]{4,}$`)
	field       = regexp.MustCompile(`^\*?\p{L}[\p{L} .-]{0,24}:`)
	date        = regexp.MustCompile(`\b20\d\d\b|\b\d{1,2}[./-]\d{1,2}[./-]\d\d\b`)
	clock       = regexp.MustCompile(`\b\d{1,2}[:.]\d\d\b`)
	addressed   = regexp.MustCompile(`<[^<>@\s]+@[^<>\s]+>[^<>]*:$`)
)

// markQuotes marks the lines of quotes that neither signs nor elements show: what follows a header, a line between messages or an
// attribution without a quote, and signatures. pasted texts may begin with their own header.
func markQuotes(lines []line, pasted bool) {
	signature, begun := false, false
	for i := 0; i < len(lines); i++ {
		s := strings.TrimFunc(lines[i].text, isSpace)
		if lines[i].quoted {
			signature, begun = false, true
			continue
		}
		if s == "" {
			lines[i].quoted = signature
			continue
		}
		n := attributionAt(lines[i:])
		header := (isHeader(lines[i:]) || separator.MatchString(s) && isHeader(lines[i+1:])) && (begun || !pasted)
		begun = true
		if end := markedEnd(lines[i:], s); end > 0 {
			for j := range end {
				lines[i+j].quoted = true
			}
			i += end - 1
			continue
		}
		switch {
		case header, original.MatchString(s), forwarded.MatchString(s), underscores.MatchString(s), n > 0 && !isQuoted(lines[i+n:]):
			for j := range lines[i:] {
				lines[i+j].quoted = true
			}
			return
		case n > 0:
			for j := range n {
				lines[i+j].quoted = true
			}
			i += n - 1
		case s == "--":
			signature = true
		}
		if signature {
			lines[i].quoted = true
		}
	}
}

// markedEnd returns how many lines the header of a quote takes if its program marks what it quotes, so that an answer may follow the
// quote; else 0. The programs are known by their dashes: 6 of eM Client, 7 of Proton, 10 of Seznam. Outlook with 5 and K-9 with 8 mark
// nothing: a marked line below their header is a quote of an older mail. Seznam puts plain text in quotation marks; the lines
// between them are part of the result.
func markedEnd(lines []line, first string) int {
	if !spaced.MatchString(first) {
		return 0
	}
	at := 1
	for ; at < len(lines) && at < 10 && !lines[at].quoted && !strings.HasPrefix(lines[at].text, `"`); at++ {
		if len(fold(lines[at].text).codes()) > 0 {
			return 0
		}
	}
	switch {
	case at == len(lines):
		return 0
	case lines[at].quoted:
		return at
	case strings.HasPrefix(lines[at].text, `"`):
		if end := slices.IndexFunc(lines[at+1:], func(l line) bool { return strings.TrimFunc(l.text, isSpace) == `"` }); end >= 0 {
			return at + 1 + end + 1
		}
	}
	return 0
}

// isQuoted reports whether the first of lines that has words is quoted, or all of them are blank.
func isQuoted(lines []line) bool {
	at := slices.IndexFunc(lines, func(l line) bool { return !l.blank() })
	return at < 0 || lines[at].quoted
}

// isHeader reports whether lines begin with the fields of a quoted mail: sender and date by their names, or in any language three
// fields or more, of which one has a date with the time and one an address; old ones of Outlook have four and no address.
func isHeader(lines []line) bool {
	lines = lines[:min(len(lines), 6)]
	fields, address, dated := 0, false, false
	for i, l := range lines {
		s := strings.TrimFunc(l.text, isSpace)
		if i > 0 && dateField.MatchString(s) && fromField.MatchString(strings.TrimFunc(lines[0].text, isSpace)) {
			return true
		}
		if fields == i && field.MatchString(s) && len(fold(s).codes()) == 0 {
			fields++
			address = address || strings.Contains(s, "@")
			dated = dated || date.MatchString(s) && clock.MatchString(s)
		}
	}
	return dated && (fields >= 3 && address || fields >= 4)
}

func isDigitOrAt(r rune) bool { return r == '@' || unicode.IsDigit(r) }

// attributionAt returns how many lines, three at most, make one that names the author of what follows; 0 if they do not.
func attributionAt(lines []line) int {
	joined := ""
	for i, l := range lines[:min(len(lines), 3)] {
		if _, begins := codeOf(l.text); l.quoted || l.blank() || begins {
			return 0
		}
		joined = strings.TrimFunc(joined+" "+l.text, isSpace)
		if attribution.MatchString(joined) && strings.ContainsFunc(joined, isDigitOrAt) || addressed.MatchString(joined) && strings.ContainsFunc(joined, unicode.IsDigit) {
			if i > 0 && attributionAt(lines[1:]) > 0 { // the first line is a text before it
				return 0
			}
			return i + 1
		}
	}
	return 0
}
