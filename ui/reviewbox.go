package ui

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	tea "charm.land/bubbletea/v2"

	"shortlist/model"
	"shortlist/ui/action"
	"shortlist/ui/area"
	"shortlist/ui/desk"
	"shortlist/ui/list"
	"shortlist/ui/load"
	"shortlist/ui/reader"
	"shortlist/ui/review"
	"shortlist/ui/text"
)

// noteBox is where a note is written. What is typed is on disk while it is, and there
// again when the box is opened for the same person.
type noteBox struct {
	model  *Model
	c      model.Candidate
	area   area.Area
	saving load.Task
}

// typedAfter is how long after a change what is typed is kept; typing on does not put
// it off.
const typedAfter = 400 * time.Millisecond

func (m *Model) writeNote(c model.Candidate) tea.Cmd {
	n := &noteBox{model: m, c: c}
	begin := m.book.BeginNote(c.ID)
	n.area.SetValue(begin)
	n.area.MoveTo(len(begin))
	m.push(n)
	return nil
}

func (n *noteBox) about() []int64 { return []int64{n.c.ID} }

func (n *noteBox) settle(was int64, now model.Candidate) {
	if n.c.ID == was {
		n.c = now
	}
}

func (n *noteBox) title() string { return "A note about " + n.model.whom(n.c) }
func (n *noteBox) unasked() bool { return false }

func (n *noteBox) paste(msg tea.PasteMsg) tea.Cmd {
	n.area.Insert(strings.Join(text.Lines(msg.Content), "\n"))
	return n.typed()
}

// typed sees to it that what is typed is kept soon.
func (n *noteBox) typed() tea.Cmd {
	if n.saving.Busy() {
		return nil
	}
	return load.After(n.model.desk.Group, &n.saving, typedAfter, n.save)
}

// save keeps what is typed, where that is not the note as it is.
func (n *noteBox) save() tea.Cmd {
	n.saving.Cancel()
	typed := n.area.Value()
	if typed == n.model.book.Begun(n.c.ID) {
		typed = ""
	}
	return n.model.book.Type(n.c, typed)
}

func (n *noteBox) key(msg tea.KeyPressMsg) tea.Cmd {
	switch msg.String() {
	case "esc":
		n.model.remove(n)
		cmd := n.save()
		if n.area.Value() == n.model.book.Begun(n.c.ID) {
			return cmd
		}
		return tea.Batch(cmd, n.model.notify(desk.Info, "The note is as it was; c goes on with what you typed."))
	case "enter", "ctrl+s":
		return n.keep()
	case "ctrl+j", "alt+enter", "shift+enter":
		n.area.Insert("\n")
	default:
		n.area.Key(msg)
	}
	return n.typed()
}

// keep makes what is written the note.
func (n *noteBox) keep() tea.Cmd {
	note := strings.TrimSpace(n.area.Value())
	if len(note) > model.MaxNote {
		return n.model.notify(desk.Warn, fmt.Sprintf("A note has at most %s; this has %s.", desk.Bytes(model.MaxNote), desk.Bytes(int64(len(note)))))
	}
	n.saving.Cancel()
	n.model.remove(n)
	what := "has the note “" + text.Cut(text.Line(note), 30) + "”"
	switch {
	case note == "":
		what = "has no note"
	case n.model.blind:
		what = "has a note"
	}
	made, cmd := n.model.book.KeepNote(n.c, note, what)
	const theirs = "Another copy of the program wrote a note meanwhile: it stays"
	switch now := n.model.book.Of(n.c.ID).Note; {
	case now == note:
		return tea.Batch(cmd, n.model.sayChanged(n.c, what, made))
	case note != "" && strings.HasSuffix(now, note):
		return tea.Batch(cmd, n.model.notify(desk.Warn, theirs+", with yours below it. z takes yours back."))
	}
	return tea.Batch(cmd, n.model.notify(desk.Info, theirs+"."))
}

func (n *noteBox) actions() []action.Action {
	return []action.Action{
		{Keys: []string{"enter"}, Name: "keep", Rank: 1},
		{Keys: []string{"ctrl+j"}, Name: "new line", Rank: 2},
		{Keys: []string{"esc"}, Name: "leave it as it was", Rank: 3},
	}
}

func (n *noteBox) view(width int) []string {
	t := n.model.desk.Theme
	rows := max(min(8, n.model.boxRows()-2), 1)
	n.area.Resize(width, rows)
	cursor := t.Text.Reverse(true)
	out := n.area.View(t.Text, &cursor)
	return append(out, t.Dim.Render("It stays on this machine; the candidate never sees it."))
}

// ratingBox takes a number.
type ratingBox struct {
	model *Model
	c     model.Candidate
}

func (m *Model) rate(c model.Candidate) tea.Cmd {
	m.push(&ratingBox{m, c})
	return nil
}

func (r *ratingBox) about() []int64 { return []int64{r.c.ID} }

func (r *ratingBox) settle(was int64, now model.Candidate) {
	if r.c.ID == was {
		r.c = now
	}
}

func (r *ratingBox) title() string              { return "Rate " + r.model.whom(r.c) }
func (r *ratingBox) unasked() bool              { return false }
func (r *ratingBox) paste(tea.PasteMsg) tea.Cmd { return nil }

func (r *ratingBox) key(msg tea.KeyPressMsg) tea.Cmd {
	key := action.Key(msg)
	if key == "esc" || key == "q" {
		r.model.remove(r)
		return nil
	}
	n, err := strconv.Atoi(key)
	if err != nil || n < 0 || n > model.MaxRating {
		return nil
	}
	r.model.remove(r)
	what := fmt.Sprintf("is rated %d", n)
	if n == 0 {
		what = "has no rating"
	}
	return r.model.change(r.c, what, func(r *model.Review) { r.Rating = n })
}

func (r *ratingBox) actions() []action.Action {
	return []action.Action{
		{Keys: []string{"1", "2", "3", "4", "5"}, Name: "rate", Rank: 1},
		{Keys: []string{"0"}, Name: "no rating", Rank: 2},
		{Keys: []string{"esc"}, Name: "leave it", Rank: 3},
	}
}

func (r *ratingBox) view(int) []string {
	t := r.model.desk.Theme
	var out []string
	now := r.model.book.Of(r.c.ID).Rating
	for n := model.MaxRating; n >= 0; n-- {
		line, style := t.Key.Render(strconv.Itoa(n))+"  "+t.Warn.Render(review.Stars(n)), t.Dim
		if n == 0 {
			line = t.Key.Render("0") + "  " + t.Text.Render("no rating")
		}
		if n == now {
			line += style.Render("   as it is")
		}
		out = append(out, line)
	}
	return out
}

// tagsBox takes the tags of somebody, parted by commas.
type tagsBox struct {
	lineBox
	c    model.Candidate
	used []string // the tags there are, of anybody
}

func (m *Model) tag(c model.Candidate) tea.Cmd {
	tags := strings.Join(m.book.Of(c.ID).Tags, ", ")
	if tags != "" {
		tags += ", "
	}
	m.push(&tagsBox{lineBox: m.newLineBox("strong, second round", tags), c: c, used: m.book.Tags()})
	return nil
}

func (b *tagsBox) about() []int64 { return []int64{b.c.ID} }

func (b *tagsBox) settle(was int64, now model.Candidate) {
	if b.c.ID == was {
		b.c = now
	}
}

func (b *tagsBox) title() string { return "Tags of " + b.model.whom(b.c) }

func (b *tagsBox) key(msg tea.KeyPressMsg) tea.Cmd {
	if msg.String() != "tab" {
		return b.take(msg, b, b.keep)
	}
	if offered := b.offered(); len(offered) > 0 {
		before, _ := b.parted()
		b.input.Begin(before + offered[0] + ", ")
	}
	return nil
}

// keep makes what is typed the tags.
func (b *tagsBox) keep() tea.Cmd {
	b.model.remove(b)
	tags := model.CleanTags(b.input.Value())
	what := "has no tags"
	switch {
	case len(tags) > 0 && b.model.blind: // they may say who it is
		what = "has other tags"
	case len(tags) > 0:
		what = "has the tags " + strings.Join(tags, ", ")
	}
	return b.model.change(b.c, what, func(r *model.Review) { r.Tags = tags })
}

// parted parts what is typed into what stands, and the tag that is begun.
func (b *tagsBox) parted() (before, begun string) {
	v := b.input.Value()
	i := strings.LastIndexByte(v, ',') + 1
	before = v[:i]
	if before != "" {
		before += " "
	}
	return before, strings.ToLower(strings.TrimSpace(v[i:]))
}

// offered are the tags in use that what is typed may become.
func (b *tagsBox) offered() (out []string) {
	before, begun := b.parted()
	has := model.CleanTags(before)
	for _, tag := range b.used {
		if strings.HasPrefix(tag, begun) && !slices.Contains(has, tag) {
			out = append(out, tag)
		}
	}
	return out
}

func (b *tagsBox) actions() []action.Action {
	out := []action.Action{{Keys: []string{"enter"}, Name: "keep", Rank: 1}}
	if len(b.offered()) > 0 {
		out = append(out, action.Action{Keys: []string{"tab"}, Name: "take the first offered", Rank: 2})
	}
	return append(out, action.Action{Keys: []string{"esc"}, Name: "leave them", Rank: 3})
}

func (b *tagsBox) view(width int) []string {
	t := b.model.desk.Theme
	out := []string{b.field(width)}
	if offered := b.offered(); len(offered) > 0 {
		out = append(out, t.Dim.Render(text.Cut("in use: "+text.Line(strings.Join(offered, ", ")), width)))
	} else {
		out = append(out, t.Dim.Render("Words of yours, with commas between them; they stay on this machine."))
	}
	return out
}

// linksBox lists places that a profile and a CV name.
type linksBox struct {
	model *Model
	all   []reader.Link
	list  list.List
}

func (l *linksBox) title() string              { return "Links and addresses" }
func (l *linksBox) unasked() bool              { return false }
func (l *linksBox) paste(tea.PasteMsg) tea.Cmd { return nil }

func (l *linksBox) actions() []action.Action {
	at := l.all[l.list.Cursor]
	out := []action.Action{{Keys: []string{"y"}, Name: "copy", Rank: 1, Run: func() tea.Cmd {
		l.model.remove(l)
		return l.model.copy(at.Kind, at.Target)
	}}}
	if at.Kind == "link" {
		out = append(out, action.Action{Keys: []string{"enter", "o"}, Name: "open", Rank: 2, Run: func() tea.Cmd {
			l.model.remove(l)
			return l.model.openAddress(at.Target)
		}})
	}
	return append(out, action.Action{Keys: []string{"esc", "q"}, Name: "close", Rank: 3, Run: func() tea.Cmd { l.model.remove(l); return nil }})
}

func (l *linksBox) key(msg tea.KeyPressMsg) tea.Cmd {
	return l.model.choose(msg, l.actions(), &l.list, still)
}

func (l *linksBox) view(width int) []string {
	t := l.model.desk.Theme
	l.list.Resize(len(l.all), l.model.boxRows()-2)
	from, to := l.list.Window()
	var out []string
	for i := from; i < to; i++ {
		row := desk.NewRow(width).Left(t.Dim, text.Fit(l.all[i].Kind, 8)).Left(t.Link, text.Line(l.all[i].Target))
		out = append(out, row.Render(t.Choice(i == l.list.Cursor)))
	}
	return out
}

// findBox takes the words to find in what is read.
type findBox struct {
	lineBox
	found func(string) tea.Cmd
}

func (m *Model) askWords(begin string, found func(string) tea.Cmd) tea.Cmd {
	m.push(&findBox{lineBox: m.newLineBox("", begin), found: found})
	return nil
}

func (f *findBox) title() string { return "Find in profile and CV" }

func (f *findBox) key(msg tea.KeyPressMsg) tea.Cmd {
	return f.take(msg, f, func() tea.Cmd {
		f.model.remove(f)
		return f.found(text.Line(f.input.Value()))
	})
}

func (f *findBox) actions() []action.Action {
	return []action.Action{{Keys: []string{"enter"}, Name: "find", Rank: 1}, {Keys: []string{"esc"}, Name: "close", Rank: 2}}
}

func (f *findBox) view(width int) []string {
	return []string{f.field(width), f.model.desk.Theme.Dim.Render("n and N go on from match to match; nothing typed lights nothing.")}
}
