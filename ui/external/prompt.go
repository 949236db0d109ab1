package external

import (
	"slices"
	"strings"

	tea "charm.land/bubbletea/v2"

	"shortlist/model/lang"
	"shortlist/ui/action"
	"shortlist/ui/env"
	"shortlist/ui/frame"
	"shortlist/ui/text"
	"shortlist/ui/widget"
)

// title is the title of a prompt's box.
func (r *request) title(p Prompt) string { return text.Line(r.command.Name) + ": " + p.Name }

// isLast reports whether the program runs after the prompt.
func (r *request) isLast() bool { return len(r.answers)+1 == len(r.command.Prompts) }

// goOn is the label of the key that accepts the answer.
func (r *request) goOn() action.Label {
	if r.isLast() {
		return action.Label{Name: "run"}.Translated()
	}
	return action.Label{Name: "next", Context: "commands"}.Translated()
}

// textBox is the box in which a text is typed.
type textBox struct {
	frame.Line
	commands *Commands
	request  *request
	prompt   Prompt
}

func newText(c *Commands, r *request, p Prompt) *textBox {
	return &textBox{Line: frame.NewLine(c.env, c.host, "", ""), commands: c, request: r, prompt: p}
}

// Title implements frame.Box.
func (b *textBox) Title() string { return b.request.title(b.prompt) }

// ShowsNoApplicant implements frame.Redacted.
func (b *textBox) ShowsNoApplicant() bool { return true }

// Key implements frame.Box.
func (b *textBox) Key(msg tea.KeyPressMsg) tea.Cmd {
	return b.Take(msg, b, func() tea.Cmd {
		if b.problem() != "" {
			return nil
		}
		b.Host.Remove(b)
		return b.commands.answer(b.request, b.prompt, b.Input.Value())
	})
}

// problem is why the typed text cannot be an answer; "" if it can.
func (b *textBox) problem() string {
	_, err := fill(b.request.command.Program, map[string]string{"{prompt." + b.prompt.Name + "}": text.Line(b.Input.Value())})
	if err != nil {
		return lang.Text("Begin with another character: the program would take this for an option.")
	}
	return ""
}

// Actions implements frame.Box.
func (b *textBox) Actions() []action.Action {
	return []action.Action{
		{Keys: action.Accept, Label: b.request.goOn(), Rank: 1, Disabled: b.problem()},
		{Keys: action.Back, Label: action.ToCancel(), Rank: 2},
	}
}

// View implements frame.Box.
func (b *textBox) View(width int) []string {
	t := b.Env.Theme
	out := []string{b.Field(width)}
	switch problem := b.problem(); {
	case problem != "":
		return append(append(out, ""), frame.Styled(t.Warn, problem, width)...)
	case b.isArgument():
		return append(append(out, ""), frame.Styled(t.Dim, lang.Text("Other users of this computer may see this text while the program runs."), width)...)
	}
	return out
}

// isArgument reports whether a program gets the text as an argument.
func (b *textBox) isArgument() bool {
	argv := b.request.command.Program
	for _, p := range b.request.command.Prompts {
		argv = slices.Concat(argv, p.From)
	}
	return strings.Contains(strings.Join(argv, "\x00"), "{prompt."+b.prompt.Name+"}")
}

// choiceBox is the box in which a choice is made.
type choiceBox struct {
	commands *Commands
	request  *request
	prompt   Prompt
	choices  []string // safe text
	printed  bool     // a program has printed the choices, which may name an applicant
	list     widget.List
}

func newChoice(c *Commands, r *request, p Prompt, choices []string, printed bool) *choiceBox {
	b := &choiceBox{commands: c, request: r, prompt: p, printed: printed}
	for _, choice := range choices {
		b.choices = append(b.choices, text.Line(choice))
	}
	b.list.Resize(len(b.choices), mostRows)
	return b
}

// mostRows is how many choices are shown at a time.
const mostRows = 16

// Title implements frame.Box.
func (b *choiceBox) Title() string { return b.request.title(b.prompt) }

// ShowsNoApplicant implements frame.Redacted.
func (b *choiceBox) ShowsNoApplicant() bool { return !b.printed }

// Unasked implements frame.Box: a box with choices of a program opens when the program has ended.
func (b *choiceBox) Unasked() bool { return b.printed }

// IsAwaited implements frame.Awaited.
func (b *choiceBox) IsAwaited() {}

// Paste implements frame.Box.
func (b *choiceBox) Paste(tea.PasteMsg) tea.Cmd { return nil }

// Choices implements frame.Chooser.
func (b *choiceBox) Choices() *widget.List { return &b.list }

// Key implements frame.Box.
func (b *choiceBox) Key(msg tea.KeyPressMsg) tea.Cmd {
	return frame.Choose(b.commands.env, msg, b.Actions(), &b.list, frame.Noop)
}

// Actions implements frame.Box.
func (b *choiceBox) Actions() []action.Action {
	return []action.Action{
		{Keys: action.Open, Label: b.request.goOn(), Rank: 1, Run: func() tea.Cmd {
			b.commands.host.Remove(b)
			return b.commands.answer(b.request, b.prompt, b.choices[b.list.Cursor])
		}},
		{Keys: action.Close, Label: action.ToCancel(), Rank: 2, Run: func() tea.Cmd {
			b.commands.host.Remove(b)
			return nil
		}},
	}
}

// View implements frame.Box.
func (b *choiceBox) View(width int) []string {
	t := b.commands.env.Theme
	b.list.Resize(len(b.choices), min(b.commands.host.Rows(), mostRows))
	b.list.Drawn(0, 1)
	var out []string
	from, to := b.list.Window()
	for i := from; i < to; i++ {
		out = append(out, widget.NewRow(width).Left(t.Text, b.choices[i]).Render(t.Choice(i == b.list.Cursor)))
	}
	return out
}

// mostChoices is how many choices of a program are offered.
const mostChoices = 1000

// fetchChoices runs the program of a prompt, and offers what it prints.
func (c *Commands) fetchChoices(r *request, p Prompt) tea.Cmd {
	return c.start(r, p.From, p.Name, func(out result) tea.Cmd {
		var choices []string
		for _, line := range text.Lines(string(out.Out)) {
			if line = strings.TrimSpace(line); line != "" && len(choices) < mostChoices {
				choices = append(choices, line)
			}
		}
		if len(choices) == 0 {
			return c.env.Notify(env.Warn, lang.Text("“%s” has no choices for %s: its program printed none. Nothing was run.", text.Line(r.command.Name), p.Name))
		}
		c.host.Push(newChoice(c, r, p, choices, true))
		return c.env.Notify(env.Info, "")
	})
}
