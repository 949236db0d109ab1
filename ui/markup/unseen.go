package markup

import (
	"html"
	"net/url"
	"regexp"
	"strings"
	"sync"
	"unicode"

	"github.com/yuin/goldmark/util"
	nethtml "golang.org/x/net/html"

	"shortlist/model/htmltext"
)

// Unseen returns the words of a description that readers of page, the HTML made of it, would not see, in their order. It
// counts how often the text and the page have each word, so it finds words lost for any reason: a surplus cell, a comment,
// an unknown tag. The words of tags and of Markdown's signs do not count.
func Unseen(written string, isMarkdown bool, page string) []string {
	seen := map[string]int{}
	for _, word := range wordsOf(shown(page)) {
		seen[word]++
	}
	source := written
	if isMarkdown {
		source = spoken(written)
	} else {
		source = withoutTags(written)
	}
	var missing []string
	for _, word := range wordsOf(html.UnescapeString(source)) {
		if seen[word] > 0 {
			seen[word]--
		} else {
			missing = append(missing, word)
		}
	}
	return missing
}

var unseenPatterns = sync.OnceValue(func() (p struct{ word, percent, number, language *regexp.Regexp }) {
	p.word = regexp.MustCompile(`[\p{L}\p{N}\p{M}]+`)
	p.percent = regexp.MustCompile(`(?:%[0-9A-Fa-f]{2})+`)
	p.number = regexp.MustCompile(`(?m)^([ \t>]*(?:[-*+][ \t]+)*)(\d{1,9})([.)](?:[ \t]|$))`)
	p.language = regexp.MustCompile(`^language-([a-z0-9+#.-]+)$`)
	return p
})

// wordsOf returns the words of a text. All signs divide words, except characters that do not show.
func wordsOf(s string) []string {
	s = html.UnescapeString(s)
	s = unseenPatterns().percent.ReplaceAllStringFunc(s, func(code string) string {
		plain, err := url.PathUnescape(code)
		if err != nil || strings.ToValidUTF8(plain, "") != plain {
			return code
		}
		return plain
	})
	s = strings.Map(func(r rune) rune {
		if unicode.In(r, unicode.Cf, unicode.Variation_Selector, unicode.Other_Default_Ignorable_Code_Point) {
			return -1
		}
		return r
	}, s)
	return unseenPatterns().word.FindAllString(s, -1)
}

// shown returns the text that readers of HTML see: its text, the numbers of its lists, and the addresses and titles of
// links and images.
func shown(page string) string {
	var out strings.Builder
	var numbers htmltext.Numbers
	text := nethtml.NewTokenizer(strings.NewReader(page))
	for kind, tag := range htmltext.Seen(text) {
		out.WriteString(numbers.Next(text, kind, tag))
		if kind == nethtml.TextToken {
			out.Write(text.Text())
		}
		out.WriteByte('\n') // each tag divides words, as Markdown's sign for it does
	}
	for z := nethtml.NewTokenizer(strings.NewReader(page)); z.Next() != nethtml.ErrorToken; {
		t := z.Token()
		for _, a := range t.Attr {
			language := unseenPatterns().language.FindStringSubmatch(a.Val)
			switch {
			case a.Key == "href" || a.Key == "src" || a.Key == "alt" || a.Key == "title":
				out.WriteString("\n" + a.Val)
			case a.Key == "class" && language != nil: // the language of code
				out.WriteString("\n" + language[1])
			}
		}
	}
	return out.String()
}

// usedLabel matches the label behind the text of a link whose address is in a definition.
var usedLabel = regexp.MustCompile(`\]\[([^\[\]]+)\]`)

// spoken returns Markdown without parts that readers of its HTML do not see: tags that are HTML beyond doubt, labels of
// links, and repeated numbers of items, since Markdown counts items itself.
func spoken(markdown string) string {
	f := factsOf(newContext(markdown))
	source := htmltext.WithoutTags(withoutCode(markdown), f.tags)
	defined := map[string]bool{}
	lines := strings.Split(source, "\n")
	for i, line := range lines {
		if m := definition.FindStringSubmatch(line); m != nil && f.uses[util.ToLinkReference([]byte(m[1]))] {
			defined[util.ToLinkReference([]byte(m[1]))] = true
			lines[i] = line[len(m[0]):]
		}
	}
	source = usedLabel.ReplaceAllStringFunc(strings.Join(lines, "\n"), func(s string) string {
		if defined[util.ToLinkReference([]byte(s[2:len(s)-1]))] {
			return "]"
		}
		return s
	})
	before := ""
	return unseenPatterns().number.ReplaceAllStringFunc(source, func(s string) string {
		m := unseenPatterns().number.FindStringSubmatch(s)
		number := strings.TrimLeft(m[2][:len(m[2])-1], "0") + m[2][len(m[2])-1:] // "01." is shown as 1
		if m[2] == before {
			number = ""
		}
		before = m[2]
		return m[1] + number + m[3]
	})
}

// withoutTags returns HTML without known tags, comments, scripts and styles.
func withoutTags(source string) string {
	var out strings.Builder
	program, code := false, "" // the next text is a script, which is dropped when its end tag comes
	for z := nethtml.NewTokenizer(strings.NewReader(source)); ; {
		kind := z.Next()
		raw := string(z.Raw())
		switch kind {
		case nethtml.ErrorToken: // the end: raw is the rest after a tag that never ends
			return out.String() + code + raw
		case nethtml.TextToken:
			if program {
				code = raw
			} else {
				out.WriteString(raw)
			}
		case nethtml.CommentToken, nethtml.DoctypeToken:
			if !strings.HasSuffix(raw, ">") {
				out.WriteString(raw)
			}
		case nethtml.StartTagToken, nethtml.EndTagToken, nethtml.SelfClosingTagToken:
			b, _ := z.TagName()
			name := string(b)
			program, code = kind == nethtml.StartTagToken && (name == "script" || name == "style"), ""
			if !htmltext.IsTag(name) && !known[name] && !dropped[name] && !strings.Contains(name, ":") {
				out.WriteString(raw)
			}
			out.WriteByte('\n')
		}
	}
}
