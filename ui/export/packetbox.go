package export

import (
	"context"
	"errors"
	"io"
	"io/fs"
	"path/filepath"
	"slices"
	"strings"

	tea "charm.land/bubbletea/v2"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/model/lang"
	"shortlist/ui/action"
	"shortlist/ui/env"
	"shortlist/ui/frame"
	"shortlist/ui/intent"
	"shortlist/ui/load"
	"shortlist/ui/screen"
	"shortlist/ui/text"
	"shortlist/ui/widget"
)

// PacketSource is what packets need of an account.
type PacketSource interface {
	IsOutside(ctx context.Context, to string) (bool, error)
	NewPacket(ctx context.Context, to string, named bool, ids []int64) (account.Packet, error)
	AddPacket(ctx context.Context, p *account.Packet, path string, exactly bool, write func(io.Writer, account.Packet) error) (string, error)
	Packets(context.Context) ([]account.KeptPacket, error)
	CandidatesOf(ctx context.Context, ids []int64) ([]model.Candidate, error)
	ReadPacketReply(ctx context.Context, src io.Reader) (account.PacketReply, error)
	KeepPacketReply(ctx context.Context, src io.Reader, replace bool) (account.PacketReply, int, error)
	WithdrawPacket(ctx context.Context, id int64) error
}

// The lines of the form of a packet.
const (
	packetTo = iota
	packetNames
	packetFormat
	packetFile
	packetLines
)

// packetBox asks who gets a packet, with or without names, as what, and where. Then the file is made off the loop.
type packetBox struct {
	env    *env.Env
	host   frame.Host
	source PacketSource
	rules  Rules
	ids    []int64

	to, file widget.Input
	named    bool
	paper    bool // PDF instead of HTML
	own      bool // the person typed the file's name
	line     int
	wrong    string // why the form cannot be accepted; safe text

	working load.Task
	stop    context.CancelFunc // stops the making; nil while nothing is made
}

// openPacket asks who gets a packet of applicants.
func openPacket(e *env.Env, h frame.Host, source PacketSource, o Rules, ids []int64) tea.Cmd {
	if len(ids) > account.MostInPacket {
		return e.Notify(env.Warn, text.Sentence(account.ErrPacketLarge.Error()))
	}
	b := &packetBox{env: e, host: h, source: source, rules: o, ids: slices.Clone(ids), to: widget.NewInput(lang.Text("name or address")), file: widget.NewInput("")}
	b.suggest()
	b.to.Focus()
	b.file.Focus()
	h.Push(b)
	return nil
}

func (b *packetBox) format() Format {
	if b.paper {
		return PDF
	}
	return HTML
}

// suggest names the file, unless the person has typed a name.
func (b *packetBox) suggest() {
	if b.own {
		v := b.file.Value()
		b.file.SetValue(strings.TrimSuffix(v, filepath.Ext(v)) + b.format().Ext())
		return
	}
	name, _, _ := strings.Cut(b.to.Value(), "<")
	p := account.Packet{}
	p.To, p.Made = strings.TrimSpace(name), b.env.Now()
	b.file.SetValue(filepath.Join(b.rules.Dir, PacketName(b.format(), p)))
	b.file.CursorEnd()
}

// Title implements frame.Box.
func (b *packetBox) Title() string {
	return lang.Plural(len(b.ids), "A packet of %d applicant for a colleague", "A packet of %d applicants for a colleague")
}

// Unasked implements frame.Box.
func (b *packetBox) Unasked() bool { return false }

// ShowsNoApplicant implements frame.Redacted.
func (b *packetBox) ShowsNoApplicant() bool { return true }

// Paste implements frame.Box.
func (b *packetBox) Paste(msg tea.PasteMsg) tea.Cmd {
	b.typeIn(msg)
	return nil
}

// typeIn types a key or a paste into the line.
func (b *packetBox) typeIn(msg tea.Msg) {
	b.wrong = ""
	switch {
	case b.line == packetTo && b.to.Type(msg):
		b.suggest()
	case b.line == packetFile && b.file.Type(msg):
		b.own = true
	}
}

// Key implements frame.Box.
func (b *packetBox) Key(msg tea.KeyPressMsg) tea.Cmd {
	switch key := msg.String(); {
	case action.Back.Has(key) && b.stop != nil:
		b.stop()
	case action.Back.Has(key):
		b.working.Cancel()
		b.host.Remove(b)
	case b.stop != nil:
	case action.Accept.Has(key):
		return b.begin()
	case action.LineUp.Has(key), key == "shift+tab":
		b.line = (b.line + packetLines - 1) % packetLines
	case action.LineDown.Has(key), key == "tab":
		b.line = (b.line + 1) % packetLines
	case b.line == packetTo, b.line == packetFile:
		b.typeIn(msg)
	case action.ValueLeft.Has(key), action.ValueRight.Has(key), key == "space":
		b.choose()
	}
	return nil
}

// choose selects the other value of the line.
func (b *packetBox) choose() {
	switch b.wrong = ""; {
	case b.line == packetFormat:
		b.paper = !b.paper
		b.suggest()
	case b.env.Blind && !b.named:
		b.wrong = text.Sentence(account.ErrPacketNamed.Error())
	default:
		b.named = !b.named
	}
}

// begin makes the packet. For somebody outside the company it asks, once.
func (b *packetBox) begin() tea.Cmd {
	path, to := b.rules.path(b.file.Value()), b.to.Value()
	switch {
	case strings.TrimSpace(to) == "":
		b.line, b.wrong = packetTo, lang.Text("The packet needs the name or the address of the colleague.")
	case !strings.EqualFold(filepath.Ext(path), b.format().Ext()):
		b.line, b.wrong = packetFile, lang.Text("The name has to end in %s.", b.format().Ext())
	default:
		b.wrong = b.rules.refuses(path)
	}
	if b.wrong != "" {
		return nil
	}
	return load.Run(b.env.Group, &b.working, func(ctx context.Context) (bool, error) { return b.source.IsOutside(ctx, to) }, func(outside bool, err error) tea.Cmd {
		switch {
		case err != nil:
			b.wrong = b.env.Fail(err)
		case outside:
			b.env.Ask(env.Question{Title: lang.Text("A packet"), Lines: []string{SayOutside(to), b.sayNames()}, Verb: lang.Text("make it"), Do: func() tea.Cmd { return b.make(to, path) }})
		default:
			return b.make(to, path)
		}
		return nil
	})
}

// make writes the file, and shows where it is and what to do next.
func (b *packetBox) make(to, path string) tea.Cmd {
	source, named, ids, format := b.source, b.named, b.ids, b.format()
	made, stop := context.WithCancel(context.Background())
	b.stop = stop
	return load.Act(b.env.Group, &b.working, func(ctx context.Context) (string, error) {
		defer context.AfterFunc(ctx, stop)()
		p, err := source.NewPacket(made, to, named, ids)
		if err != nil {
			return "", err
		}
		return source.AddPacket(made, &p, path, true, func(w io.Writer, p account.Packet) error { return WritePacket(made, w, format, p) })
	}, func(saved string, err error) tea.Cmd {
		stopped := made.Err() != nil
		stop()
		b.stop = nil
		switch {
		case err != nil && stopped:
			b.wrong = sayStopped()
		case errors.Is(err, fs.ErrExist):
			b.line, b.wrong = packetFile, lang.Text("%s exists already and is not overwritten.", text.Line(path))
		case err != nil:
			b.wrong = b.env.Fail(err)
		default:
			b.host.Remove(b)
			return tea.Batch(
				b.env.Notify(env.Good, text.Joined(" ", lang.Text("Saved %s.", text.Line(saved)), lang.Text("Send it to %s; %s in the jobs reads the answer.", text.Line(to), action.Packets))),
				b.env.Do(intent.SendFile{Path: saved, Blind: !named}))
		}
		return nil
	})
}

// Actions implements frame.Box.
func (b *packetBox) Actions() []action.Action {
	if b.stop != nil {
		return []action.Action{{Keys: action.Back, Label: action.Label{Name: "stop, and write nothing"}.Translated(), Rank: 1}}
	}
	return []action.Action{
		{Keys: action.Accept, Label: action.Label{Name: "make it"}.Translated(), Rank: 1},
		{Keys: action.ChooseLine, Label: action.Label{Name: "line"}.Translated(), Rank: 2},
		{Keys: action.ChooseValue, Label: action.Label{Name: "choose"}.Translated(), Rank: 3},
		{Keys: action.Back, Label: action.ToClose(), Rank: 4},
	}
}

// fields are the lines with a choice.
func (b *packetBox) fields() []formField {
	return []formField{
		{packetNames, lang.Text("Names"), []string{lang.Text("left out, with the contacts"), lang.Text("included")}, position(b.named)},
		{packetFormat, lang.Text("Format"), []string{lang.Text("page for any browser (HTML)"), lang.Text("PDF, to print")}, position(b.paper)},
	}
}

// View implements frame.Box.
func (b *packetBox) View(width int) []string {
	t := b.env.Theme
	if b.stop != nil {
		return frame.Styled(t.Dim, lang.Text("The packet is being made…"), width)
	}
	fields, label := b.fields(), 0
	for _, name := range []string{sayTo(), fields[0].name, fields[1].name, lang.Text("File")} {
		label = max(label, text.Width(name)+2)
	}
	room := width - label - 2
	row := func(line int, name, value string) string {
		edge := "  "
		if line == b.line {
			edge = t.Field.Render("▸ ")
		}
		return edge + t.Dim.Render(text.Fit(name, label)) + value
	}
	input := func(line int, in *widget.Input) string {
		switch {
		case line == b.line:
			return in.View(t, room-2)
		case in.Value() == "":
			return t.Dim.Render(text.Cut(in.Placeholder, room-2))
		}
		return t.Text.Render(ending(text.Line(in.Value()), room-2))
	}
	out := []string{row(packetTo, sayTo(), input(packetTo, &b.to))}
	for i, f := range fields {
		style, value := t.Text, f.values[f.at]
		if packetNames+i == b.line {
			style, value = t.Bold, "‹ "+value+" ›"
		}
		out = append(out, row(packetNames+i, f.name, style.Render(text.Cut(value, room))))
	}
	out = append(out, row(packetFile, lang.Text("File"), input(packetFile, &b.file)), "")
	if b.wrong != "" {
		return append(out, frame.Styled(t.Bad, b.wrong, width)...)
	}
	return append(out, frame.Styled(t.Dim, b.about(), width)...)
}

func (b *packetBox) about() string {
	return lang.Text("Your colleague answers by mail, a line for each code. Your verdicts and notes are never in it.") + " " + b.sayNames()
}

func (b *packetBox) sayNames() string {
	if b.named {
		return lang.Text("The names of applicants are in the file.")
	}
	return lang.Text("Names and contacts are left out.")
}

// Outline implements screen.Outlined.
func (b *packetBox) Outline() screen.Outline {
	if b.stop != nil {
		return screen.Outline{}
	}
	about := b.about()
	if b.wrong != "" {
		about = b.wrong
	}
	typed := func(line int, in *widget.Input) func(string) tea.Cmd {
		return func(s string) tea.Cmd {
			b.line = line
			in.Begin("")
			b.typeIn(tea.PasteMsg{Content: s})
			return nil
		}
	}
	page := screen.Outline{About: []string{about}, Send: b.begin, Fields: []screen.Field{{Label: sayTo(), Value: text.Line(b.to.Value()), Set: typed(packetTo, &b.to)}}}
	for i, f := range b.fields() {
		page.Fields = append(page.Fields, screen.Field{Label: f.name, Value: f.values[f.at], Choices: f.values, Set: func(s string) tea.Cmd {
			at := screen.Choice(s, f.values)
			if at < 0 {
				return b.env.Notify(env.Warn, screen.NoChoice(text.Line(s), f.values))
			}
			if b.line = packetNames + i; at != f.at {
				b.choose()
			}
			return nil
		}})
	}
	page.Fields = append(page.Fields, screen.Field{Label: lang.Text("File"), Value: text.Line(b.file.Value()), Set: typed(packetFile, &b.file)})
	return page
}

func sayTo() string { return lang.TextIn("packet", "To") }

// SayOutside asks whether a packet for somebody who may be outside the company is made.
func SayOutside(to string) string {
	return lang.Text("%s may be outside your company. Make the packet?", text.Line(to))
}
