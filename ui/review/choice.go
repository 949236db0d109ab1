package review

import (
	"slices"
	"strings"

	tea "charm.land/bubbletea/v2"

	"shortlist/ui/action"
	"shortlist/ui/frame"
	"shortlist/ui/text"
	"shortlist/ui/theme"
	"shortlist/ui/widget"
)

// choiceLine is embedded by boxes in which a person chooses one of a few lines, or types another. Keys that choose put the
// choice into the field.
type choiceLine struct {
	frame.Line
	choices []string
	first   int // the line of the first choice, as it was last drawn
}

// typed is the text of the field, with single spaces.
func (c *choiceLine) typed() string { return strings.Join(strings.Fields(c.Input.Value()), " ") }

// chosen is the choice whose text is typed; -1 for any other text.
func (c *choiceLine) chosen() int {
	return slices.IndexFunc(c.choices, func(choice string) bool { return strings.EqualFold(choice, c.typed()) })
}

// choose puts a choice, or the nearest that there is, into the field.
func (c *choiceLine) choose(choice int) {
	if len(c.choices) > 0 {
		c.begin(c.choices[max(min(choice, len(c.choices)-1), 0)])
	}
}

func (c *choiceLine) begin(words string) {
	c.Input.Begin(words)
	if c.Changed != nil {
		c.Changed()
	}
}

// take handles a key of the box that embeds c; Accept calls keep.
func (c *choiceLine) take(msg tea.KeyPressMsg, of frame.Box, keep func() tea.Cmd) tea.Cmd {
	switch key := msg.String(); {
	case action.LineDown.Has(key):
		c.choose(c.chosen() + 1)
	case action.LineUp.Has(key):
		c.choose(c.chosen() - 1)
	case action.ClearLine.Has(key):
		c.begin("")
	default:
		return c.Take(msg, of, keep)
	}
	return nil
}

// EntryAt implements frame.Pointed.
func (c *choiceLine) EntryAt(_, line int) (entry, chosen int, ok bool) {
	entry = line - c.first
	return entry, c.chosen(), entry >= 0 && entry < len(c.choices)
}

// Actions implements frame.Box.
func (c *choiceLine) Actions() []action.Action {
	return []action.Action{
		{Keys: action.Accept, Label: saySave(), Rank: 1},
		{Keys: action.ChooseLine, Label: action.Label{Name: "choose"}.Translated(), Rank: 2},
		{Keys: action.ClearLine, Label: action.Label{Name: "clear"}.Translated(), Rank: 3},
		{Keys: action.Back, Label: action.ToCancel(), Rank: 4},
	}
}

// draw draws the field, a sentence about it, and the choices, each with words that explain it; meaning may be nil.
func (c *choiceLine) draw(style theme.Style, about string, width int, meaning func(choice string) string) []string {
	t := c.Env.Theme
	out := append([]string{c.Field(width)}, frame.Styled(style, about, width)...)
	out = append(out, "")
	c.first = len(out)
	wide := 0
	for _, choice := range c.choices {
		wide = max(wide, text.Width(choice))
	}
	for i, choice := range c.choices {
		edge, side, style := t.Row(i == c.chosen(), true, t.Text)
		row := widget.NewRow(width).Left(side, edge).Left(style, " "+text.Fit(choice, wide))
		if meaning != nil {
			row.Left(t.Dim, "  "+meaning(choice))
		}
		out = append(out, row.Render(t.Choice(i == c.chosen())))
	}
	return out
}
