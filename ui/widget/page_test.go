package widget

import (
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/charmbracelet/x/ansi"

	"shortlist/ui/env"
	"shortlist/ui/theme"
)

// litPage is a page of 400 lines of a CV, of which every third has a word that is
// searched for.
func litPage(searched string) (*env.Env, *Page) {
	e := &env.Env{Theme: theme.New("dark", true), Now: time.Now}
	e.Search(searched)
	p := &Page{}
	for i := range 400 {
		line := "  responsible for the delivery of services, reports and a team of five people, from 2016 to 2019"
		if i%3 == 0 {
			line += " with Kafka"
		}
		p.Set(append(p.lines, e.Theme.Text.Render(line)))
	}
	return e, p
}

// BenchmarkView draws a page of a CV: what was searched for is lit with every frame.
func BenchmarkView(b *testing.B) {
	for _, c := range []struct{ name, searched string }{{"plain", ""}, {"searched", "kafka go* -php"}} {
		b.Run(c.name, func(b *testing.B) {
			e, p := litPage(c.searched)
			for b.Loop() {
				p.View(e, 100, 40)
			}
		})
	}
}

// TestWordsAreLit draws what was searched for in a style of its own, in the words of
// one search after those of another.
func TestWordsAreLit(t *testing.T) {
	e, p := litPage("kafka")
	lit := func(word string) bool {
		return strings.Contains(strings.Join(p.View(e, 120, 10), "\n"), e.Theme.Highlight.Render(word))
	}
	if !lit("Kafka") || lit("team") {
		t.Errorf("after kafka: Kafka lit %v, team lit %v", lit("Kafka"), lit("team"))
	}
	e.Search("teams -kafka")
	if lit("Kafka") || !lit("team") {
		t.Errorf("after teams -kafka: Kafka lit %v, team lit %v", lit("Kafka"), lit("team"))
	}
	e.Search("")
	if lit("Kafka") || lit("team") {
		t.Error("something is lit after the search ended")
	}
	p.lines[0] = "  Team " + ansi.Strip(p.lines[0])
	if e.Search("position:Team"); !lit("Team") {
		t.Error("a word that is looked for in one field only is not lit")
	}
}

// TestTheBarIsBesideTheText on a wide screen, too: at its edge it would be far from the text that it belongs to.
func TestTheBarIsBesideTheText(t *testing.T) {
	e := &env.Env{Theme: theme.New("dark", true)}
	p := &Page{}
	p.Set(slices.Repeat([]string{" words"}, 40))
	for width, want := range map[int]int{40: 39, 80: 79, 92: 91, 200: 91, 300: 91} {
		for _, line := range p.View(e, width, 20)[:1] {
			if line = ansi.Strip(line); strings.Index(line, theme.SignBar) != want || ansi.StringWidth(line) != width {
				t.Errorf("%d cells: %q", width, line)
			}
		}
	}
}
