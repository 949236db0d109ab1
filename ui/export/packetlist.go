package export

import (
	"bytes"
	"cmp"
	"context"
	"errors"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"

	tea "charm.land/bubbletea/v2"

	"shortlist/api/account"
	"shortlist/model/filesystem"
	"shortlist/model/lang"
	"shortlist/model/mail"
	"shortlist/ui/action"
	"shortlist/ui/env"
	"shortlist/ui/frame"
	"shortlist/ui/intent"
	"shortlist/ui/load"
	"shortlist/ui/screen"
	"shortlist/ui/text"
	"shortlist/ui/widget"
)

// packetList lists the packets: who got them, when, and what came back.
type packetList struct {
	frame.Asked
	env     *env.Env
	host    frame.Host
	source  PacketSource
	rules   Rules
	all     []account.KeptPacket
	names   map[int64]string // of applicants, by application
	list    widget.List
	reading load.Task
}

// openPackets lists the packets.
func openPackets(e *env.Env, h frame.Host, source PacketSource, o Rules) tea.Cmd {
	b := &packetList{env: e, host: h, source: source, rules: o}
	return b.read(func() { h.Push(b) })
}

// read reads the packets and the names of the people in them.
func (b *packetList) read(then func()) tea.Cmd {
	names := map[int64]string{}
	return load.Run(b.env.Group, &b.reading, func(ctx context.Context) ([]account.KeptPacket, error) {
		clear(names)
		all, err := b.source.Packets(ctx)
		var ids []int64
		for _, p := range all {
			for _, of := range p.People {
				ids = append(ids, of.ApplyID)
			}
		}
		if err != nil || len(ids) == 0 {
			return all, err
		}
		people, err := b.source.CandidatesOf(ctx, ids)
		for _, c := range people {
			names[c.ApplyID()] = env.Name(c)
		}
		return all, err
	}, func(all []account.KeptPacket, err error) tea.Cmd {
		if err != nil {
			return b.env.Notify(env.Bad, b.env.Fail(err))
		}
		b.all, b.names = all, names
		then()
		return nil
	})
}

// Title implements frame.Box.
func (b *packetList) Title() string { return lang.Text("Packets for colleagues") }

// Choices implements frame.Chooser.
func (b *packetList) Choices() *widget.List { return &b.list }

// Key implements frame.Box.
func (b *packetList) Key(msg tea.KeyPressMsg) tea.Cmd {
	return frame.Choose(b.env, msg, b.Actions(), &b.list, frame.Noop)
}

// Actions implements frame.Box.
func (b *packetList) Actions() []action.Action {
	disabled, of := "", account.KeptPacket{}
	switch {
	case b.list.Cursor >= len(b.all):
		disabled = lang.Text("there is no packet")
	default:
		if of = b.all[b.list.Cursor]; !of.Withdrawn.IsZero() {
			disabled = lang.Text("this packet is withdrawn")
		}
	}
	return []action.Action{
		{Keys: action.Accept, Label: action.Label{Name: "read a reply"}.Translated(), Rank: 1, Run: func() tea.Cmd {
			b.host.Push(newReplyBox(b))
			return nil
		}},
		{Keys: action.Remove, Label: action.Label{Name: "withdraw"}.Translated(), Rank: 2, Disabled: disabled, Run: func() tea.Cmd {
			b.env.Ask(env.Question{Title: sayPacketFor(of.ID, of.To), Lines: []string{lang.Text("Withdraw this packet?"), lang.Text("Its codes count no more. The answers that came back stay, and so does the colleague's file.")},
				Verb: lang.Text("withdraw"), Do: func() tea.Cmd { return b.withdraw(of.ID) }})
			return nil
		}},
		{Keys: slices.Concat(action.Close, action.Packets), Label: action.ToClose(), Rank: 3, Run: func() tea.Cmd { b.host.Remove(b); return nil }},
	}
}

func (b *packetList) withdraw(id int64) tea.Cmd {
	return load.Do(b.env.Group, func(ctx context.Context) (struct{}, error) {
		return struct{}{}, b.source.WithdrawPacket(context.WithoutCancel(ctx), id)
	}, func(_ struct{}, err error) tea.Cmd {
		notice := b.env.Notify(env.Good, lang.Text("Packet %d is withdrawn.", id))
		if err != nil {
			notice = b.env.Notify(env.Bad, b.env.Fail(err))
		}
		return tea.Batch(notice, b.read(func() {}))
	})
}

// View implements frame.Box.
func (b *packetList) View(width int) []string {
	t := b.env.Theme
	if len(b.all) == 0 {
		return frame.Styled(t.Dim, lang.Text("No packet yet. %s on an applicant, or on marked ones, makes one for a colleague who has no account.", action.Packet), width)
	}
	b.list.Rows(len(b.all))
	var below []string
	for _, of := range b.all[b.list.Cursor].People {
		answer := ""
		if of.Answer != "" {
			answer = SayPacketAnswer(of.Answer)
		}
		line := text.Joined(" · ", of.Code+"  "+b.names[of.ApplyID], answer, text.Line(of.Text))
		below = append(below, t.Text.Render(text.Cut(line, width)))
	}
	room := max(b.host.Rows()-1, 4)
	b.list.Resize(len(b.all), max(min(len(b.all), room/2), room-len(below)))
	b.list.Drawn(0, 1)
	from, to := b.list.Window()
	if most := max(room-(to-from)-1, 0); len(below) > most+1 {
		below = append(below[:most], t.Dim.Render(lang.Plural(len(below)-most, "and %d more applicant", "and %d more applicants")))
	}
	var out []string
	number := 0 // cells of the longest number
	for _, p := range b.all {
		number = max(number, text.Width(lang.Number(int(p.ID))))
	}
	for i := from; i < to; i++ {
		p := b.all[i]
		state, usual := "", t.Text
		if !p.Withdrawn.IsZero() {
			state, usual = sayWithdrawn(), t.Dim
		}
		edge, side, style := t.Row(i == b.list.Cursor, true, usual)
		answered := 0
		for _, of := range p.People {
			if of.Answer != "" {
				answered++
			}
		}
		row := widget.NewRow(width).Left(side, edge+" ")
		if b.env.UI.Linear {
			row.Left(style, sayPacketFor(p.ID, p.To))
		} else { // the title names what the numbers are of
			row.Left(t.Dim, text.PadLeft(lang.Number(int(p.ID)), number)+"  ").Left(style, text.Line(p.To))
		}
		row.Right(t.Dim, text.Joined(" · ", state, lang.Text("%d of %d answered", answered, len(p.People)), b.env.Clock(p.Made)))
		out = append(out, row.Render(t.Choice(i == b.list.Cursor)))
	}
	return slices.Concat(out, []string{""}, below)
}

// replyBox takes a mail that came back, shows what it means, and keeps it on request only.
type replyBox struct {
	frame.Lines
	frame.Scroll
	of      *packetList
	data    []byte // the mail
	reply   account.PacketReply
	shown   bool // what the mail means
	wrong   string
	reading load.Task
}

func newReplyBox(of *packetList) *replyBox {
	b := &replyBox{of: of}
	b.Changed = func() tea.Cmd { b.wrong = ""; return nil }
	return b
}

// Title implements frame.Box.
func (b *replyBox) Title() string { return lang.Text("A reply to a packet") }

// Outline implements screen.Outlined. The meaning of a mail is another page than the one on which the mail is typed.
func (b *replyBox) Outline() screen.Outline {
	if b.shown {
		return screen.Outline{Place: &b.reply, Lines: SayPacketReply(b.reply)}
	}
	return screen.Outline{Lines: []string{cmp.Or(b.wrong, sayPaste())}}
}

// TypedText implements screen.Typed.
func (b *replyBox) TypedText() *screen.TypedText {
	if b.shown {
		return nil
	}
	return b.Lines.TypedText()
}

// Paste implements frame.Box.
func (b *replyBox) Paste(msg tea.PasteMsg) tea.Cmd {
	if b.shown {
		return nil
	}
	return b.Lines.Paste(msg)
}

// Key implements frame.Box.
func (b *replyBox) Key(msg tea.KeyPressMsg) tea.Cmd {
	if b.shown {
		if a, ok := action.Find(append(b.Actions(), b.Moves()...), action.Key(msg)); ok {
			return b.of.env.Run(a)
		}
		return nil
	}
	return b.Take(msg, b.close, b.read)
}

func (b *replyBox) close() tea.Cmd {
	b.reading.Cancel()
	b.of.host.Remove(b)
	return nil
}

// read reads the text, or the file that it names.
func (b *replyBox) read() tea.Cmd {
	typed := strings.TrimSpace(b.Area.Value())
	path, isPath := replyFile(typed)
	type result struct {
		data  []byte
		reply account.PacketReply
	}
	return load.Run(b.of.env.Group, &b.reading, func(ctx context.Context) (out result, err error) {
		if out.data = []byte(typed + "\n"); isPath {
			if out.data, err = b.of.rules.readMail(path); err != nil {
				return out, err
			}
		}
		out.reply, err = b.of.source.ReadPacketReply(ctx, bytes.NewReader(out.data))
		return out, err
	}, func(r result, err error) tea.Cmd {
		if err != nil {
			b.wrong = b.of.env.Fail(err)
			return nil
		}
		b.data, b.reply, b.shown = r.data, r.reply, true
		return nil
	})
}

// replyFile returns the path of a file that was typed, or that a terminal pasted after a drag; false for a text.
func replyFile(typed string) (string, bool) {
	path := filesystem.Expand(strings.Trim(typed, `'"`))
	return filepath.Clean(path), !strings.Contains(path, "\n") && filepath.IsAbs(path)
}

// readMail reads a file, at most one byte more than a reply may have. In restricted mode no link leads to another folder.
func (r Rules) readMail(path string) (data []byte, err error) {
	if path, err = filesystem.Resolve(path); err != nil {
		return nil, err
	}
	if folder, err := filesystem.Resolve(r.Dir); r.Restricted && (err != nil || filepath.Dir(path) != folder) {
		return nil, errors.New(lang.Text("In restricted mode, files are read only in %s.", text.Line(r.Dir)))
	}
	if info, err := os.Stat(path); err == nil && !info.Mode().IsRegular() { // reading a pipe would not end
		return nil, lang.Errorf("%s is no file", path)
	}
	f, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer func() { _ = f.Close() }() // it was only read
	return io.ReadAll(io.LimitReader(f, mail.MaxBytes+1))
}

// Actions implements frame.Box.
func (b *replyBox) Actions() []action.Action {
	toClose := action.Action{Keys: action.Back, Label: action.ToClose(), Rank: 9, Run: b.close}
	if !b.shown {
		return []action.Action{
			{Keys: action.KeepNote, Label: action.Label{Name: "read it"}.Translated(), Rank: 1},
			{Keys: action.NewLine, Label: action.Label{Name: "new line"}.Translated(), Rank: 2}, toClose}
	}
	disabled, replaced := "", 0
	for _, a := range b.reply.Answers {
		if a.Was != "" {
			replaced++
		}
	}
	if len(b.reply.Answers) == replaced {
		disabled = lang.Text("there is no new answer in it")
	}
	out := append(b.Scroll.Actions(), action.Action{Keys: action.Yes, Label: action.Label{Name: lang.Plural(len(b.reply.Answers)-replaced, "keep %d answer", "keep %d answers")}, Rank: 1, Disabled: disabled, Run: func() tea.Cmd { return b.keep(false) }})
	if replaced > 0 {
		out = append(out, action.Action{Keys: action.TakeTheirs, Label: action.Label{Name: lang.Plural(replaced, "also replace %d verdict", "also replace %d verdicts")}, Rank: 2, Run: func() tea.Cmd { return b.keep(true) }})
	}
	toClose.Keys, toClose.Label = action.No, action.ToCancel()
	return append(out, toClose)
}

// keep keeps the answers, and replaces verdicts that are there already if the person asked for that.
func (b *replyBox) keep(replace bool) tea.Cmd {
	source, data := b.of.source, b.data
	b.of.host.Remove(b)
	return load.Do(b.of.env.Group, func(ctx context.Context) (int, error) {
		_, kept, err := source.KeepPacketReply(context.WithoutCancel(ctx), bytes.NewReader(data), replace)
		return kept, err
	}, func(kept int, err error) tea.Cmd {
		if err != nil {
			return b.of.env.Notify(env.Bad, b.of.env.Fail(err))
		}
		notice := text.Joined(" ", lang.Plural(kept, "%d answer kept.", "%d answers kept."), lang.Text("Each is shown beside your own verdict, once you have given it."))
		return tea.Batch(b.of.env.Notify(env.Good, notice), b.of.read(func() {}), b.of.env.Do(intent.RefilterReviews{}))
	})
}

// View implements frame.Box.
func (b *replyBox) View(width int) (out []string) {
	t := b.of.env.Theme
	if b.shown {
		for _, line := range SayPacketReply(b.reply) {
			style := t.Text
			if strings.HasPrefix(line, "! ") {
				style = t.Warn
			}
			out = append(out, frame.Styled(style, line, width)...)
		}
		return b.Window(out, b.of.host.Rows())
	}
	below := frame.Styled(t.Dim, sayPaste(), width)
	if b.wrong != "" {
		below = frame.Styled(t.Bad, b.wrong, width)
	}
	return slices.Concat(b.Draw(t, width, 8, b.of.host.Rows()-len(below)-2), []string{""}, below)
}

func sayPaste() string {
	return lang.Text("Paste the mail or its text, or type the path of its file. It is shown first; nothing is kept before you ask for it.")
}

func sayWithdrawn() string { return lang.Text("withdrawn") }
