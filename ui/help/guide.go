package help

import (
	"context"
	"fmt"
	"slices"
	"strings"

	tea "charm.land/bubbletea/v2"
	"charm.land/lipgloss/v2"
	"github.com/charmbracelet/x/ansi"

	"shortlist/model/lang"
	"shortlist/ui/action"
	"shortlist/ui/env"
	"shortlist/ui/frame"
	"shortlist/ui/load"
	"shortlist/ui/text"
	"shortlist/ui/theme"
	"shortlist/ui/widget"
)

// Guide shows one of the guides. Typed words are lit in it, and enter goes from one to the next.
type Guide struct {
	frame.Line
	title, markdown string
	lines           []string     // drawn
	width           int          // that they are drawn for, or will be
	theme           *theme.Theme // the same
	drawing         load.Task
	top, room       int // the first line in sight, and how many are
	head            int // lines above the first in sight
	match           int // the line of the match that was shown last
}

// NewGuide returns the box of a guide.
func NewGuide(e *env.Env, host frame.Host, markdown string) *Guide {
	g := &Guide{Line: frame.NewLine(e, host, lang.Text("type to find words in this guide"), ""), title: Title(markdown), markdown: markdown}
	g.Changed = func() {
		g.match = g.top - 1
		g.find()
	}
	return g
}

// ShowsNoApplicant implements frame.Redacted.
func (g *Guide) ShowsNoApplicant() bool { return true }

// Title implements frame.Box.
func (g *Guide) Title() string { return g.title }

// Sight implements frame.Scrolled.
func (g *Guide) Sight() widget.Sight {
	return widget.Sight{First: g.head, Lines: g.room, Top: g.top, Shown: g.room, N: len(g.lines)}
}

// Key implements frame.Box.
func (g *Guide) Key(msg tea.KeyPressMsg) tea.Cmd {
	blank := g.Input.Value() == ""
	switch key := msg.String(); {
	case action.Back.Has(key) && !blank:
		g.Input.SetValue("")
	case action.LineDown.Has(key):
		g.scroll(1)
	case action.LineUp.Has(key):
		g.scroll(-1)
	case action.PageDown.Has(key), blank && key == "space":
		g.scroll(max(g.room-2, 1))
	case action.PageUp.Has(key):
		g.scroll(-max(g.room-2, 1))
	case blank && key == "end":
		g.scroll(len(g.lines))
	case blank && key == "home":
		g.scroll(-len(g.lines))
	case blank && action.Filter.Has(key): // it is typed here already
	default:
		return g.Take(msg, g, g.find)
	}
	return nil
}

// Actions implements frame.Box.
func (g *Guide) Actions() []action.Action {
	blank, back := g.Input.Value() == "", sayClearWords()
	if blank {
		back = action.Label{Name: "back"}.Translated()
	}
	out := []action.Action{
		{Keys: action.ChooseLine, Label: action.Label{Name: "scroll"}.Translated(), Rank: 1},
		{Keys: action.Back, Label: back, Rank: 3},
	}
	if !blank {
		out = append(out, action.Action{Keys: action.Accept, Label: action.Label{Name: "next match"}.Translated(), Rank: 2})
	}
	return out
}

func (g *Guide) scroll(by int) { g.top = max(min(g.top+by, len(g.lines)-g.room), 0) }

// find brings the next line with the typed words into sight, from the top again after the last.
func (g *Guide) find() tea.Cmd {
	n := len(g.lines)
	for k := range n {
		i := (g.match + 1 + k) % n
		if len(g.matches(ansi.Strip(g.lines[i]))) == 0 {
			continue
		}
		g.match = i
		if i < g.top || i >= g.top+g.room {
			g.top = i
			g.scroll(-g.room / 3)
		}
		return nil
	}
	return nil
}

// matches returns where the typed words stand in a line, in bytes.
func (g *Guide) matches(line string) (out [][2]int) {
	line, typed := strings.ToLower(line), strings.ToLower(strings.TrimSpace(g.Input.Value()))
	if typed == "" {
		return nil
	}
	for at := 0; ; {
		i := strings.Index(line[at:], typed)
		if i < 0 {
			return out
		}
		out = append(out, [2]int{at + i, at + i + len(typed)})
		at += i + len(typed)
	}
}

func (g *Guide) lit(line string) string {
	plain := ansi.Strip(line)
	var ranges []lipgloss.Range
	for _, m := range g.matches(plain) {
		from := text.Width(plain[:m[0]])
		ranges = append(ranges, lipgloss.NewRange(from, from+text.Width(plain[m[0]:m[1]]), g.Env.Theme.Highlight.LipGloss()))
	}
	if len(ranges) == 0 {
		return line
	}
	return lipgloss.StyleRanges(line, ranges...)
}

// Width implements frame.Wide.
func (g *Guide) Width(most int) int { return min(most, frame.PageWidth) }

// Prepare implements frame.Prepared.
func (g *Guide) Prepare(width int) tea.Cmd {
	if g.width == width && g.theme == g.Env.Theme {
		return nil
	}
	g.width, g.theme = width, g.Env.Theme
	_, body, _ := strings.Cut(g.markdown, "\n") // the title is that of the box
	style := Style{Palette: g.theme.Palette}
	draw := func(context.Context) ([]string, error) { return Draw(body, width, style) }
	return load.Run(g.Env.Group, &g.drawing, draw, func(lines []string, err error) tea.Cmd {
		if err != nil {
			lines = text.Wrap(body, width) // can be read so, too
		}
		g.lines = lines
		return nil
	})
}

// View implements frame.Box.
func (g *Guide) View(width int) []string {
	t := g.Env.Theme
	out := []string{t.Key.Render("› ") + g.Input.View(t, width-4)}
	if g.Host.Rows() > 8 {
		out = append(out, "")
	}
	g.head, g.room = len(out), g.Host.Rows()-len(out)
	found := func(line string) bool { return len(g.matches(ansi.Strip(line))) > 0 }
	if strings.TrimSpace(g.Input.Value()) != "" && !slices.ContainsFunc(g.lines, found) {
		note := "  " + lang.Text("No match")
		out[0] = t.Key.Render("› ") + text.Fit(g.Input.View(t, width-4-text.Width(note)), width-2-text.Width(note)) + t.Warn.Render(note)
	}
	g.scroll(0)
	if g.lines == nil { // until it is drawn, the box has its size already
		out = append(out, make([]string, max(g.room, 0))...)
	}
	for _, line := range g.lines[g.top:min(g.top+g.room, len(g.lines))] {
		out = append(out, g.lit(line))
	}
	return out
}

// guides returns the entries that open guides: those that match the typed words, by title or
// topic.
func (h *Box) guides(matches func(words string) bool) (out []entry) {
	t := h.Env.Theme
	for _, topic := range Topics {
		page, err := source(topic)
		title := Title(page)
		if err != nil || !matches(fmt.Sprintf("%s %s %s", lang.Text("Guides"), topic, title)) {
			continue
		}
		open := func() tea.Cmd {
			markdown, err := Markdown(topic, h.commands.Sections)
			if err == nil {
				h.Host.Push(NewGuide(h.Env, h.Host, markdown))
			}
			return nil
		}
		out = append(out, entry{group: lang.Text("Guides"), open: open, draw: func(width int, under theme.Style) []string {
			return explained(topic, t.Key, title, t.Text, width, under)
		}})
	}
	return out
}
