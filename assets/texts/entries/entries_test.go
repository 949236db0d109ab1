package entries

import (
	"cmp"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"unicode"

	"shortlist/model/lang"
	"shortlist/model/modeltest"
)

const root = "../../.."

func inCode(t *testing.T) []Entry {
	t.Helper()
	all, err := InCode(root)
	if err != nil {
		t.Fatal(err)
	}
	if len(all) < 3000 {
		t.Fatalf("only %d texts were found", len(all))
	}
	return all
}

func file(l lang.Language) string { return filepath.Join("..", l.Code()+".po") }

// TestTheFilesHoldTheTextsOfTheCode, no more and no fewer.
func TestTheFilesHoldTheTextsOfTheCode(t *testing.T) {
	all := inCode(t)
	for _, l := range lang.All()[1:] {
		data, err := os.ReadFile(file(l))
		if err != nil {
			t.Fatal(err)
		}
		modeltest.CompareFile(t, file(l), string(Update(data, all, Known(data))))
	}
}

// TestAFuzzyTextIsNone: a translator has marked such a text for another look, and it is not shown before that.
func TestAFuzzyTextIsNone(t *testing.T) {
	const file = "msgid \"\"\nmsgstr \"\"\n\n#, fuzzy, go-format\nmsgid \"a\"\nmsgstr \"A\"\n\nmsgid \"b\"\nmsgstr \"B\"\n"
	known := Known([]byte(file))
	if a, b := known(Entry{English: "a"}), known(Entry{English: "b"}); a[0] != "" || b[0] != "B" {
		t.Errorf("a is %v, b is %v", a, b)
	}
}

var (
	verb    = regexp.MustCompile(`%%|%[-+# 0]*[0-9.]*(?:\[(\d+)\])?[a-zA-Z]`)
	letters = regexp.MustCompile(`[a-zA-Z]{2,}`)
)

// values are the numbers of the values that a format takes, each with its verb.
func values(format string) (out []string) {
	for _, m := range verb.FindAllStringSubmatch(format, -1) {
		if m[0] == "%%" {
			continue
		}
		out = append(out, cmp.Or(m[1], strconv.Itoa(len(out)+1))+m[0][len(m[0])-1:])
	}
	slices.Sort(out)
	return slices.Compact(out)
}

// TestTheLanguagesHoldTheirRules: every text is translated and takes the same values, letters are those of the
// language, and no Hungarian article comes before a value.
func TestTheLanguagesHoldTheirRules(t *testing.T) {
	cyrillic := func(s string) bool {
		return strings.ContainsFunc(s, func(r rune) bool { return unicode.Is(unicode.Cyrillic, r) })
	}
	all := inCode(t)
	for _, l := range lang.All()[1:] {
		data, err := os.ReadFile(file(l))
		if err != nil {
			t.Fatal(err)
		}
		known := Known(data)
		for _, e := range all {
			synonyms := strings.HasPrefix(e.Context, "synonyms")
			forms := known(e)
			for form, text := range forms {
				switch {
				case text == "" && !synonyms:
					t.Errorf("%s: %q is not translated", l.Code(), e.English)
				case !synonyms && !slices.Equal(values(text), values(e.English)):
					t.Errorf("%s: form %d of %q takes other values: %q", l.Code(), form, e.English, text)
				case l == lang.Ukrainian && strings.ContainsAny(text, "ыэъёЫЭЪЁ"):
					t.Errorf("uk: a letter that Ukrainian has not: %q", text)
				case l != lang.Ukrainian && cyrillic(text) && !cyrillic(e.English):
					t.Errorf("%s: a Cyrillic letter: %q", l.Code(), text)
				case l == lang.Romanian && strings.ContainsAny(text, "şţŞŢ"):
					t.Errorf("ro: a cedilla: %q", text)
				case l == lang.Hungarian && regexp.MustCompile(`(?i)(^|[\s(„])az? „?%`).MatchString(text):
					t.Errorf("hu: an article before a value: %q", text)
				case text == e.English && len(letters.FindAllString(verb.ReplaceAllString(text, ""), -1)) > 2 && e.Context != "layout of a date" && !strings.HasPrefix(text, "shortlist ") && !strings.HasSuffix(text, "example.com"):
					t.Errorf("%s: %q is in English", l.Code(), text)
				}
			}
			if len(forms) == 0 {
				t.Errorf("%s: %q is not translated", l.Code(), e.English)
			}
		}
	}
}
