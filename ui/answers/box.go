package answers

import (
	"slices"
	"strconv"
	"strings"

	tea "charm.land/bubbletea/v2"
	"github.com/boombuler/barcode/qr"

	"shortlist/api/account"
	"shortlist/model/answers"
	"shortlist/model/lang"
	"shortlist/model/phone"
	"shortlist/ui/action"
	"shortlist/ui/env"
	"shortlist/ui/frame"
	"shortlist/ui/text"
	"shortlist/ui/theme"
	"shortlist/ui/widget"
)

// chooser asks which letter applicants get.
type chooser struct {
	frame.Asked
	*Letters
	applies []int64
	names   []answers.Name
	list    widget.List
}

// mostNamed is how many recipients are named.
const mostNamed = 6

// newChooser chooses the letter that the verdicts of all of them plan, or else one that decides nothing.
func newChooser(l *Letters, applies []int64) *chooser {
	names := []answers.Name{answers.No, answers.Invitation, answers.Question, answers.Received, answers.Filled, answers.NoInterview, answers.Offer}
	if len(applies) == 1 {
		names = append(names, answers.Interview)
	}
	c := &chooser{Letters: l, applies: applies, names: names}
	c.list.Cursor = slices.Index(names, answers.Received)
	fits := answers.OfVerdict(l.lend.Review(applies[0]).Verdict)
	if i := slices.Index(names, fits); i >= 0 && !slices.ContainsFunc(applies, func(id int64) bool { return answers.OfVerdict(l.lend.Review(id).Verdict) != fits }) {
		c.list.Cursor = i
	}
	return c
}

// Title implements frame.Box.
func (c *chooser) Title() string {
	return lang.Text("A letter to %s", c.lend.People.Names(c.applies))
}

// Key implements frame.Box.
func (c *chooser) Key(msg tea.KeyPressMsg) tea.Cmd {
	return frame.Choose(c.env, msg, c.Actions(), &c.list, frame.Noop)
}

// Choices implements frame.Chooser.
func (c *chooser) Choices() *widget.List { return &c.list }

// Actions implements frame.Box.
func (c *chooser) Actions() []action.Action {
	return []action.Action{
		{Keys: action.Accept, Label: action.Label{Name: "write it"}.Translated(), Rank: 1, Run: func() tea.Cmd {
			c.host.Remove(c)
			switch name := c.names[c.list.Cursor]; name {
			case answers.Offer:
				return c.offer(c.applies)
			case answers.Interview:
				return c.book(c.applies[0])
			default:
				return c.plan(name, c.applies)
			}
		}},
		{Keys: action.Close, Label: action.ToCancel(), Rank: 2, Run: func() tea.Cmd { c.host.Remove(c); return nil }},
	}
}

// View implements frame.Box.
func (c *chooser) View(width int) (out []string) {
	t := c.env.Theme
	if n := len(c.applies); n > 1 {
		var named []string
		for _, id := range c.applies[:min(n, mostNamed)] {
			named = append(named, c.lend.People.Name(id))
		}
		to := strings.Join(named, ", ")
		if n -= len(named); n > 0 {
			to += " " + lang.Plural(n, "and %d more applicant", "and %d more applicants")
		}
		out = append(frame.Styled(t.Text, to, width), "")
	}
	c.list.Resize(len(c.names), len(c.names))
	c.list.Drawn(len(out), 1)
	for i, n := range c.names {
		edge, side, style := t.Row(i == c.list.Cursor, true, t.Text)
		out = append(out, widget.NewRow(width).Left(side, edge+" ").Left(style, n.Label()).Render(t.Choice(i == c.list.Cursor)))
	}
	return append(append(out, ""), frame.Styled(t.Dim, lang.Text("You look at each letter before it is sent."), width)...)
}

// ended asks, after jobs were stopped or deleted, whether their applicants without an answer get a letter.
type ended struct {
	frame.Asked
	*Letters
	jobs, applies []int64
}

// Title implements frame.Box.
func (e *ended) Title() string {
	return lang.Plural(len(e.applies), "%d applicant has heard nothing", "%d applicants have heard nothing")
}

// ShowsNoApplicant implements frame.Redacted.
func (e *ended) ShowsNoApplicant() bool { return true }

// Key implements frame.Box.
func (e *ended) Key(msg tea.KeyPressMsg) tea.Cmd { return e.answer(e, msg) }

// answer closes a box by the key of one of its actions.
func (l *Letters) answer(b frame.Box, msg tea.KeyPressMsg) tea.Cmd {
	a, ok := action.Find(b.Actions(), action.Key(msg))
	if !ok {
		return nil
	}
	l.host.Remove(b)
	return a.Run()
}

// Actions implements frame.Box.
func (e *ended) Actions() []action.Action {
	return []action.Action{
		{Keys: action.Yes, Label: action.Label{Name: "write to them"}.Translated(), Rank: 1, Run: func() tea.Cmd { return e.plan(answers.Filled, e.applies) }},
		{Keys: action.AskLater, Label: action.Label{Name: "later"}.Translated(), Rank: 2, Run: frame.Noop},
		{Keys: action.NotSent, Label: action.Label{Name: "not at all"}.Translated(), Rank: 3, Run: func() tea.Cmd { return e.leave(e.jobs, len(e.applies)) }},
	}
}

// View implements frame.Box.
func (e *ended) View(width int) []string {
	t := e.env.Theme
	out := frame.Styled(t.Bold, lang.Plural(len(e.applies), "Write to %d applicant that the position is filled?", "Write to %d applicants that the position is filled?"), width)
	return append(append(out, ""), frame.Styled(t.Dim, lang.Text("You look at each letter before it is sent. “Later” keeps them among those without an answer; “not at all” stops counting them."), width)...)
}

// typed asks for the number of letters before many of them leave.
type typed struct {
	frame.Line
	n     int
	wrong bool         // another number was typed
	of    env.Question // its lines are shown, and its Do follows
}

// confirm asks a question about n letters. The number of many letters has to be typed.
func (l *Letters) confirm(n int, of env.Question) {
	if n <= answers.Many {
		l.env.Ask(of)
		return
	}
	b := &typed{Line: frame.NewLine(l.env, l.host, lang.Number(n), ""), n: n, of: of}
	b.Changed = func() { b.wrong = false }
	l.host.Push(b)
}

// Title implements frame.Box.
func (b *typed) Title() string { return saySendAsked(b.n) }

// ShowsNoApplicant implements frame.Redacted.
func (b *typed) ShowsNoApplicant() bool { return !b.of.NamesApplicant }

// Key implements frame.Box.
func (b *typed) Key(msg tea.KeyPressMsg) tea.Cmd {
	return b.Take(msg, b, func() tea.Cmd {
		digits := strings.Map(func(r rune) rune {
			if r < '0' || r > '9' {
				return -1
			}
			return r
		}, b.Input.Value())
		if b.wrong = digits != strconv.Itoa(b.n); b.wrong {
			return nil
		}
		b.Host.Remove(b)
		return b.of.Do()
	})
}

// Actions implements frame.Box.
func (b *typed) Actions() []action.Action {
	return []action.Action{
		{Keys: action.Accept, Label: action.Label{Name: "send them"}.Translated(), Rank: 1},
		{Keys: action.Back, Label: action.ToCancel(), Rank: 2},
	}
}

// View implements frame.Box.
func (b *typed) View(width int) (out []string) {
	t := b.Env.Theme
	for _, line := range b.of.Lines {
		out = append(out, frame.Styled(t.Text, line, width)...)
	}
	style := t.Dim
	if b.wrong {
		style = t.Bad
	}
	out = append(append(out, ""), frame.Styled(style, lang.Text("Type the number of letters, %s, to send them.", lang.Number(b.n)), width)...)
	return append(out, b.Field(width))
}

// number shows the phone number of an applicant, also as a QR code.
type number struct {
	frame.Asked
	*Letters
	call account.Call
	done []action.Action // what may have become of the call
}

// Title implements frame.Box.
func (n *number) Title() string { return text.Line(n.call.Candidate.Applicant.Name) }

// Key implements frame.Box.
func (n *number) Key(msg tea.KeyPressMsg) tea.Cmd { return n.answer(n, msg) }

// Actions implements frame.Box.
func (n *number) Actions() []action.Action {
	return append(slices.Clone(n.done), action.Action{Keys: action.Done, Label: action.ToClose(), Rank: 9, Run: frame.Noop})
}

// Width implements frame.Wide.
func (n *number) Width(most int) int { return min(most, 68) }

// View implements frame.Box.
func (n *number) View(width int) []string {
	t := n.env.Theme
	number := text.Line(n.call.Candidate.Applicant.Contacts.Phone)
	dialled := dialledIn(number)
	if dialled == "" && strings.Contains(number, "*") {
		number += " " + lang.Text("(masked)")
	}
	out := frame.Styled(t.Bold, number, width)
	code := qrCode(dialled)
	if n.env.UI.Linear || n.lend.Charset() == theme.ASCII || len(code)+len(out)+1 > n.host.Rows() || len(code) == 0 || text.Width(code[0]) > width {
		return out
	}
	out = append(out, "")
	for _, line := range code {
		out = append(out, t.Paper().Render(line))
	}
	return out
}

// quiet is the margin around a QR code, in modules, without which phones do not find it.
const quiet = 4

// dialledIn returns what a phone dials for a field: the figures of its first whole number, and the + before them if there is one; "" without such a number.
func dialledIn(field string) string {
	numbers := phone.Parse(field)
	if len(numbers) == 0 {
		return ""
	}
	for _, span := range phone.All(field, nil) { // the field may hold several numbers, a masked one or an extension
		if of := phone.Parse(field[span.From:span.To]); len(of) > 0 && of[0] == numbers[0] {
			field = field[span.From:span.To]
			break
		}
	}
	return strings.Map(func(r rune) rune {
		if r == '+' || r >= '0' && r <= '9' {
			return r
		}
		return -1
	}, field)
}

// qrCode returns the QR code of the figures of a phone number in half blocks, two modules in one cell; nil without figures.
func qrCode(dialled string) (lines []string) {
	if dialled == "" {
		return nil
	}
	code, err := qr.Encode("tel:"+dialled, qr.M, qr.Auto)
	if err != nil {
		return nil
	}
	size := code.Bounds().Dx()
	dark := func(x, y int) bool {
		x, y = x-quiet, y-quiet
		if x < 0 || y < 0 || x >= size || y >= size {
			return false
		}
		r, _, _, _ := code.At(x, y).RGBA()
		return r == 0
	}
	for y := 0; y < size+2*quiet; y += 2 {
		var b strings.Builder
		for x := range size + 2*quiet {
			switch upper, lower := dark(x, y), dark(x, y+1); {
			case upper && lower:
				b.WriteRune('█')
			case upper:
				b.WriteRune('▀')
			case lower:
				b.WriteRune('▄')
			default:
				b.WriteRune(' ')
			}
		}
		lines = append(lines, b.String())
	}
	return lines
}
