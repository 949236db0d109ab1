package help

import (
	"io/fs"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"shortlist/assets"
	"shortlist/model/lang"
	"shortlist/model/modeltest"
)

var (
	block = regexp.MustCompile("(?ms)^```.*?^```$")
	span  = regexp.MustCompile("`[^`\n]+`")
)

// TestTheGuidesAreTheSameInEveryLanguage: the same headings, lists, tables and blocks of code, in this order, and
// the same names in code.
func TestTheGuidesAreTheSameInEveryLanguage(t *testing.T) {
	type shape struct {
		Lines  []string // a letter for each heading, item and row
		Blocks []string
		Names  []string // in code, sorted
	}
	shapeOf := func(topic string, l lang.Language) (s shape) {
		data, err := fs.ReadFile(assets.Guides, Path(topic, l))
		modeltest.Must(t, err)
		text := string(data)
		s.Blocks = block.FindAllString(text, -1)
		text = block.ReplaceAllString(text, "")
		s.Names = span.FindAllString(text, -1)
		slices.Sort(s.Names)
		for line := range strings.Lines(text) {
			if start, _, _ := strings.Cut(line, " "); strings.Trim(start, "#") == "" && start != "" || start == "-" || start == "|" || strings.TrimLeft(start, "0123456789") == "." {
				s.Lines = append(s.Lines, start)
			}
		}
		return s
	}
	for _, l := range lang.All()[1:] {
		for _, topic := range Topics {
			if diff := cmp.Diff(shapeOf(topic, lang.English), shapeOf(topic, l)); diff != "" {
				t.Errorf("%s, %s (-English):\n%s", topic, l.Name(), diff)
			}
		}
	}
}
