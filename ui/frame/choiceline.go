package frame

import (
	"slices"
	"strings"

	tea "charm.land/bubbletea/v2"

	"shortlist/ui/action"
	"shortlist/ui/text"
	"shortlist/ui/theme"
	"shortlist/ui/widget"
)

// ChoiceLine is embedded by boxes in which a person chooses one of a few lines, or types another. Keys that choose put the
// choice into the field.
type ChoiceLine struct {
	Line
	Choices []string
	Same    func(choice, typed string) bool // whether a choice is what is typed; nil: case does not matter
	first   int                             // the line of the first choice, as it was last drawn
}

// Typed is the text of the field, with single spaces.
func (c *ChoiceLine) Typed() string { return strings.Join(strings.Fields(c.Input.Value()), " ") }

// Chosen is the choice whose text is typed; -1 for any other text.
func (c *ChoiceLine) Chosen() int {
	same := c.Same
	if same == nil {
		same = strings.EqualFold
	}
	return slices.IndexFunc(c.Choices, func(choice string) bool { return same(choice, c.Typed()) })
}

// Choose puts a choice, or the nearest that there is, into the field.
func (c *ChoiceLine) Choose(choice int) {
	if len(c.Choices) > 0 {
		c.begin(c.Choices[max(min(choice, len(c.Choices)-1), 0)])
	}
}

func (c *ChoiceLine) begin(words string) {
	c.Input.Begin(words)
	if c.Changed != nil {
		c.Changed()
	}
}

// Take handles a key of the box that embeds c; Accept calls done.
func (c *ChoiceLine) Take(msg tea.KeyPressMsg, of Box, done func() tea.Cmd) tea.Cmd {
	switch key := msg.String(); {
	case action.LineDown.Has(key):
		c.Choose(c.Chosen() + 1)
	case action.LineUp.Has(key):
		c.Choose(c.Chosen() - 1)
	case action.ClearLine.Has(key):
		c.begin("")
	default:
		return c.Line.Take(msg, of, done)
	}
	return nil
}

// EntryAt implements Pointed.
func (c *ChoiceLine) EntryAt(_, line int) (entry, chosen int, ok bool) {
	entry = line - c.first
	return entry, c.Chosen(), entry >= 0 && entry < len(c.Choices)
}

// Actions are those of the box that embeds c.
func (c *ChoiceLine) Actions(accept action.Label) []action.Action {
	out := []action.Action{{Keys: action.Accept, Label: accept, Rank: 1}}
	if len(c.Choices) > 0 {
		out = append(out, action.Action{Keys: action.ChooseLine, Label: action.Label{Name: "choose"}.Translated(), Rank: 2})
	}
	return append(out,
		action.Action{Keys: action.ClearLine, Label: action.Label{Name: "clear"}.Translated(), Rank: 3},
		action.Action{Keys: action.Back, Label: action.ToCancel(), Rank: 4})
}

// Draw draws above, the field, a sentence about it, and the choices; words returns the text of each and what explains it, nil
// the choice alone.
func (c *ChoiceLine) Draw(above []string, style theme.Style, about string, width int, words func(i int) (text, meaning string)) []string {
	t := c.Env.Theme
	out := append(append(above, c.Field(width)), Styled(style, about, width)...)
	if len(c.Choices) == 0 {
		return out
	}
	out = append(out, "")
	c.first = len(out)
	if words == nil {
		words = func(i int) (string, string) { return c.Choices[i], "" }
	}
	wide := 0
	for i := range c.Choices {
		choice, _ := words(i)
		wide = max(wide, text.Width(choice))
	}
	for i := range c.Choices {
		choice, meaning := words(i)
		edge, side, style := t.Row(i == c.Chosen(), true, t.Text)
		row := widget.NewRow(width).Left(side, edge).Left(style, " "+text.Fit(choice, wide))
		if meaning != "" {
			row.Left(t.Dim, "  "+meaning)
		}
		out = append(out, row.Render(t.Choice(i == c.Chosen())))
	}
	return out
}
