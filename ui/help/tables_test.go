package help_test

import (
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode"

	"github.com/charmbracelet/x/ansi"

	"shortlist/model/modeltest"
	"shortlist/ui"
	"shortlist/ui/help"
	"shortlist/ui/text"
)

// pages returns every guide in the language of this process, with the tables that the program writes.
func pages(t *testing.T) map[string]string {
	t.Helper()
	out := map[string]string{}
	for _, topic := range help.Topics {
		page, err := help.Markdown(topic, ui.Sections)
		modeltest.Must(t, err)
		if strings.Contains(page, "<!--") {
			t.Errorf("%s has a marker", topic)
		}
		out[topic] = page
	}
	return out
}

func draw(t *testing.T, markdown string, width int) string {
	t.Helper()
	lines, err := help.Draw(markdown, width, help.Style{})
	modeltest.Must(t, err)
	return ansi.Strip(strings.Join(lines, "\n"))
}

// TestCodeStaysWhole at 80 columns, but for a setting that is too long for its table, and no line is wider than the help.
func TestCodeStaysWhole(t *testing.T) {
	modeltest.SkipInShort(t, "draws every guide at every width")
	modeltest.InEveryLanguage(t)
	const inHelp, longest = 72, 27
	span := regexp.MustCompile("`[^`\\s]+`")
	for topic, page := range pages(t) {
		out := draw(t, page, inHelp)
		for line := range strings.Lines(out) {
			if text.Width(strings.TrimRight(line, "\n")) > inHelp {
				t.Errorf("%s: wider than %d cells: %s", topic, inHelp, line)
			}
		}
		prose := regexp.MustCompile("(?ms)^```.*?^```$").ReplaceAllStringFunc(page, func(block string) string { return strings.TrimPrefix(block, "```") })
		for _, code := range span.FindAllString(prose, -1) {
			if code = strings.Trim(code, "`"); len(code) <= longest && !strings.Contains(out, code) {
				t.Errorf("%s: %s is broken", topic, code)
			}
		}
	}
}

// TestTablesBreakNoWord but very long ones, in any language, in the help of a terminal of 80 columns and in those that are wider.
func TestTablesBreakNoWord(t *testing.T) {
	modeltest.SkipInShort(t, "draws every guide at every width")
	modeltest.InEveryLanguage(t)
	table := regexp.MustCompile(`(?m)^(\|.*\|\n)+`)
	const inHelp, longWord = 72, 15
	for topic, page := range pages(t) {
		for _, source := range table.FindAllString(page, -1) {
			for _, width := range []int{inHelp, 80, 100} {
				out := draw(t, source, width)
				if !strings.Contains(out, "─┼─") {
					t.Errorf("%s, %d cells: not drawn as a table:\n%s", topic, width, out)
				}
				drawn := strings.FieldsFunc(out, func(r rune) bool { return r == '│' || unicode.IsSpace(r) })
				for _, word := range strings.FieldsFunc(source, func(r rune) bool { return r == '|' || unicode.IsSpace(r) }) {
					plain := strings.Trim(word, "`")
					if strings.ContainsAny(plain, "`*\\&-") || plain == "" || text.Width(plain) > longWord {
						continue
					}
					if !slices.Contains(drawn, plain) {
						t.Errorf("%s, %d cells: %q is broken in:\n%s", topic, width, plain, out)
						break
					}
				}
			}
		}
	}
}
