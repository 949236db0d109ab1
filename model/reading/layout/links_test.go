package layout

import (
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"
)

func TestAnAddressIsWhatAReaderMaySee(t *testing.T) {
	long := "https://example.com/" + strings.Repeat("a", 400)
	for target, want := range map[string]string{
		"https://example.com/a?b=1#c":                "https://example.com/a?b=1#c",
		" HTTPS://Example.com ":                      "HTTPS://Example.com",
		"http://xn--exmple-cua.com/":                 "http://xn--exmple-cua.com/",
		"https://exаmple.com/":                       "https://exаmple.com/", // with a Cyrillic letter
		"https://good.example@evil.example/":         "https://good.example@evil.example/",
		"https://example.com/a b\"<c>":               "https://example.com/a%20b%22%3Cc%3E",
		"https://exa\x1b[31mmple\u202e.com/\u200b\n": "https://exa[31mmple.com/",
		"www.example.com":                            "https://www.example.com",
		"example.com/jane":                           "https://example.com/jane",
		"sub.example.hu":                             "https://sub.example.hu",
		"jane@example.com":                           "jane@example.com",
		"mailto:jane@example.com?subject=Hello&cc=x": "jane@example.com",
		"mailto:jane%40example.com":                  "jane@example.com",
		"MailTo:%20jane@example.com":                 "jane@example.com",
		"tel:+36-1-555-0100":                         "+36-1-555-0100",
		"tel:+36%201%20555%200100":                   "+36 1 555 0100",
		long:                                         "https://example.com/…",
		long[len("https://"):]:                       "https://example.com/…",

		"": "", "#top": "", "javascript:alert(1)": "", "file:///etc/passwd": "", "cv.pdf": "", "images/a.png": "", "../x": "", "http:": "", "https://": "",
		"data:text/html,x": "", "mailto:": "", "mailto:?subject=x": "", "mailto:" + strings.Repeat("a", 400) + "@example.com": "", "tel:call me": "",
		"ftp://example.com/": "", "C:\\cv.doc": "", "skype:jane": "", "\x00": "", "mailto:a@b.example,c@d.example": "",
	} {
		if got := Address(target); got != want {
			t.Errorf("%q is %q, want %q", target, got, want)
		}
	}
}

func TestAnAddressFollowsItsWordsOnce(t *testing.T) {
	type links = []Linked
	link := func(line, words, address string) Linked {
		return Linked{At: strings.Index(line, words) + len(words), Words: words, Address: address}
	}
	const site = "https://example.com/jane"
	for name, c := range map[string]struct {
		line  string
		links links
		want  string
	}{
		"none":                          {" a ", nil, " a "},
		"a word":                        {"See GitHub.", links{link("See GitHub.", "GitHub", site)}, "See GitHub (" + site + ")."},
		"a word with a space":           {"See GitHub now", links{link("See GitHub now", "GitHub ", site)}, "See GitHub (" + site + ") now"},
		"the address":                   {"example.com/jane", links{link("example.com/jane", "example.com/jane", site)}, "example.com/jane"},
		"the address in other letters":  {"HTTP://www.Example.com/jane/,", links{link("HTTP://www.Example.com/jane/,", "HTTP://www.Example.com/jane/", site)}, "HTTP://www.Example.com/jane/,"},
		"a part of it":                  {"example.com", links{link("example.com", "example.com", site)}, "example.com (" + site + ")"},
		"more than it":                  {"example.com/janet", links{link("example.com/janet", "example.com/janet", site)}, "example.com/janet (" + site + ")"},
		"beside it":                     {"Site: example.com/jane", links{link("Site: example.com/jane", "Site", site)}, "Site: example.com/jane"},
		"another address beside it":     {"jane.org (example.com/jane)", links{link("jane.org (example.com/jane)", "jane.org", site)}, "jane.org (" + site + ") (example.com/jane)"},
		"twice":                         {"A and B", links{link("A and B", "A", site), link("A and B", "B", site)}, "A and B (" + site + ")"},
		"a picture":                     {"Jane", links{{At: 4, Address: site}}, "Jane   (" + site + ")"},
		"a picture alone":               {"", links{{Address: site}}, "(" + site + ")"},
		"divided":                       {"at https:// example.com/ja ne now", links{link("at https:// example.com/ja ne now", "https:// example.com/ja ne", site)}, "at https://example.com/jane now"},
		"divided into two paragraphs":   {"example.org", links{{At: 11, Words: "www.jane- example.org", Address: "https://www.jane-example.org/"}}, "example.org (https://www.jane-example.org/)"},
		"a short one is not divided":    {"in. it GitHub", links{link("in. it GitHub", "GitHub", "https://in.it")}, "in. it GitHub (https://in.it)"},
		"before a letter":               {"GitHubJane", links{link("GitHubJane", "GitHub", site)}, "GitHub (" + site + ") Jane"},
		"a mailbox":                     {"E-mail:Jane@example.com", links{link("E-mail:Jane@example.com", "E-mail:Jane@example.com", "jane@example.com")}, "E-mail:Jane@example.com"},
		"another mailbox":               {"jane@example.com", links{link("jane@example.com", "jane@example.com", "other@example.com")}, "jane@example.com (other@example.com)"},
		"a number":                      {"+36 1 555 0100", links{link("+36 1 555 0100", "+36 1 555 0100", "+3615550100")}, "+36 1 555 0100"},
		"another number":                {"+36 1 555 0100", links{link("+36 1 555 0100", "+36 1 555 0100", "+3615550199")}, "+36 1 555 0100 (+3615550199)"},
		"an address after many letters": {strings.Repeat("ї", 600) + " example.com/jane GitHub", links{{At: 1200 + len(" example.com/jane GitHub"), Words: "GitHub", Address: site}}, strings.Repeat("ї", 600) + " example.com/jane GitHub"},
		"an address far away in a line": {"GitHub" + strings.Repeat(" x", 600) + " example.com/jane", links{{At: 6, Words: "GitHub", Address: site}}, "GitHub (" + site + ")" + strings.Repeat(" x", 600) + " example.com/jane"},
	} {
		if got := WithAddresses(c.line, c.links); got != c.want {
			t.Errorf("%s: %q, want %q", name, got, c.want)
		}
	}
}

// An address is printed on one line, and a line keeps its letters whatever its links are.
func FuzzLinks(f *testing.F) {
	f.Add("See GitHub, https:// example.com/ja ne", "GitHub", "https://example.com/jane", uint8(10))
	f.Add("+36 1 555 0100", "", "tel:+3615550100", uint8(3))
	f.Add("() @0", "", "0@000", uint8(5)) // the target is no address
	f.Fuzz(func(t *testing.T, line, words, target string, at uint8) {
		address := Address(target)
		if strings.ContainsFunc(address, unicode.IsControl) || len(address) > 400 || address != "" && strings.Contains(address, "://") && strings.ContainsAny(address, " <>\"") {
			t.Errorf("%q is %q", target, address)
		}
		if !utf8.ValidString(line) || !utf8.ValidString(words) {
			return
		}
		for int(at) > len(line) || int(at) < len(line) && !utf8.RuneStart(line[at]) {
			at--
		}
		got := WithAddresses(line, []Linked{{At: int(at), Words: words, Address: address}, {At: len(line), Words: words, Address: address}})
		squeeze := func(s string) string { return strings.ReplaceAll(s, " ", "") }
		if rest := strings.Replace(squeeze(got), squeeze("("+address+")"), "", 1); rest != squeeze(line) && squeeze(got) != squeeze(line) && strings.Replace(rest, squeeze("("+address+")"), "", 1) != squeeze(line) {
			t.Errorf("%q with %q is %q", line, address, got)
		}
	})
}
