package ui

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"path/filepath"
	"slices"
	"strings"
	"time"

	tea "charm.land/bubbletea/v2"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/model/amount"
	"shortlist/ui/action"
	"shortlist/ui/desk"
	"shortlist/ui/export"
	"shortlist/ui/input"
	"shortlist/ui/load"
	"shortlist/ui/overlay"
	"shortlist/ui/text"
)

// group of people who can be exported together.
type exportGroup struct {
	title string // of the file, a stranger's or the person's own words
	what  string // safe text
	ids   []int64
}

// exportLine is a line of the form.
type exportLine int

const (
	exportWhom exportLine = iota
	exportAs
	exportFile
	exportLines
)

// exportWay is a choice of how it is written.
type exportWay struct {
	export.Format
	options export.Options
	name    string
}

// exportWays are all of them. CSV is there twice: where numbers have a decimal comma, as
// in all three countries, Excel parts cells by semicolons.
func exportWays() (out []exportWay) {
	for _, f := range export.Formats() {
		out = append(out, exportWay{Format: f, name: f.String()})
		if f == export.CSV {
			out = append(out, exportWay{Format: f, options: export.Options{Separator: ';'}, name: "CSV with semicolons, for Excel in most of Europe"})
		}
	}
	return out
}

// exportBox asks who is to be written down, how and where, and shows how far it is.
type exportBox struct {
	model  *Model
	groups []exportGroup
	group  int
	way    int
	file   input.Line
	own    bool // the person has typed the name of the file
	line   exportLine
	wrong  string // why it cannot be done like this; safe text

	begun   bool // from then on the form is no more
	round   int  // of gathering, from 1 on
	done    int  // people
	gone    int  // of them, who are not on this machine any more
	entries []account.Entry
	working load.Task
	stop    context.CancelFunc // of the writing; nil before it
}

// openExport asks what to export: the marked, the shown, or a shortlist.
func (m *Model) openExport() tea.Cmd { return m.exportShortlist("") }

// exportShortlist asks the same, with a shortlist chosen where its name is given.
func (m *Model) exportShortlist(name string) tea.Cmd {
	return m.shortlists.Read(func(all []model.Shortlist) tea.Cmd {
		b := &exportBox{model: m, file: input.New("")}
		job := m.people.Job()
		add := func(what, title string, ids []int64) {
			if len(ids) > 0 {
				b.groups = append(b.groups, exportGroup{title: title, what: what + " · " + people(len(ids)), ids: ids})
			}
		}
		var marked []int64
		for _, c := range m.people.Marked() {
			marked = append(marked, c.ID)
		}
		add("the marked of “"+text.Line(job.Title)+"”", job.Title, marked)
		add("all shown of “"+text.Line(job.Title)+"”", job.Title, m.people.Shown())
		for _, l := range all {
			if l.Name == name && len(l.Applies) > 0 {
				b.group = len(b.groups)
			}
			add("shortlist “"+text.Line(l.Name)+"”", l.Name, l.Applies)
		}
		if len(b.groups) == 0 {
			return m.notify(desk.Info, "There is nobody to export: open a job's applicants, clear the filter, or put people on a shortlist.")
		}
		b.suggest()
		b.file.Focus()
		m.boxes.Push(b)
		return nil
	})
}

func (b *exportBox) chosen() exportWay { return exportWays()[b.way] }

// suggest names the file after what is in it, until the person does.
func (b *exportBox) suggest() {
	if b.own {
		return
	}
	m := b.model
	b.file.SetValue(filepath.Join(m.info.CVDir, export.FileName(b.chosen().Format, b.groups[b.group].title, m.opts.Now())))
	b.file.CursorEnd()
}

func (b *exportBox) Title() string { return "Export" }
func (b *exportBox) Unasked() bool { return false }

func (b *exportBox) Paste(msg tea.PasteMsg) tea.Cmd {
	b.name(msg)
	return nil
}

// name gives the name of the file a key or a paste.
func (b *exportBox) name(msg tea.Msg) {
	if b.line == exportFile && !b.begun && b.file.Type(msg) {
		b.own = true
	}
}

func (b *exportBox) Key(msg tea.KeyPressMsg) tea.Cmd {
	switch key := msg.String(); {
	case key == "esc":
		return b.close()
	case b.begun:
	case key == "enter":
		return b.begin()
	case key == "up", key == "shift+tab":
		b.line = (b.line + exportLines - 1) % exportLines
	case key == "down", key == "tab":
		b.line = (b.line + 1) % exportLines
	case b.line == exportFile:
		b.wrong = ""
		b.name(msg)
	case key == "left", action.Key(msg) == "h":
		b.choose(-1)
	case key == "right", action.Key(msg) == "l", key == "space":
		b.choose(1)
	}
	return nil
}

// choose takes the next of the people or formats.
func (b *exportBox) choose(by int) {
	b.wrong = ""
	next := func(at, of int) int { return (at + of + by) % of }
	if b.line == exportWhom {
		b.group = next(b.group, len(b.groups))
	} else {
		b.way = next(b.way, len(exportWays()))
		if b.own { // the name stays, but for what it says of the format
			v := b.file.Value()
			b.file.SetValue(strings.TrimSuffix(v, filepath.Ext(v)) + b.chosen().Ext())
		}
	}
	b.suggest()
}

// close stops. While the file is written, only its end tells whether it is there.
func (b *exportBox) close() tea.Cmd {
	b.model.boxes.Remove(b)
	if b.stop != nil {
		b.stop()
		return nil
	}
	b.working.Cancel()
	if b.begun {
		return b.model.notify(desk.Info, "Stopped: nothing was written.")
	}
	return nil
}

// begin writes down everybody chosen.
func (b *exportBox) begin() tea.Cmd {
	m := b.model
	path := filepath.Clean(b.file.Value())
	switch {
	case strings.TrimSpace(b.file.Value()) == "":
		b.wrong = "The file needs a name."
	case otherEnding(path, b.chosen().Format):
		b.wrong = "The name ends in " + text.Line(filepath.Ext(path)) + ", but As says “" + b.chosen().name + "”: change one of them."
	case m.opts.Restricted && filepath.Dir(path) != filepath.Clean(m.info.CVDir):
		b.wrong = "In restricted mode files are written only in " + text.Line(m.info.CVDir) + "."
	default:
		b.begun, b.round = true, 0
		return b.anew()
	}
	return nil
}

// otherEnding reports a name of a file that says it is another of the formats.
func otherEnding(path string, f export.Format) bool {
	ext := strings.ToLower(filepath.Ext(path))
	return slices.ContainsFunc(export.Formats(), func(other export.Format) bool { return ext == other.Ext() && other != f })
}

// anew gathers everybody from the first on: blind mode was switched while they were
// gathered, and all are to be as it is.
func (b *exportBox) anew() tea.Cmd {
	const rounds = 3
	if b.round++; b.round > rounds {
		return b.failed(errSwitched)
	}
	b.done, b.gone, b.entries = 0, 0, nil
	return b.gather()
}

var (
	errSwitched = errors.New("blind mode was switched again and again meanwhile, so nothing was written")
	errNobody   = errors.New("none of them is on this machine any more, so nothing was written")
)

// atOnce is how long people are gathered before it is shown how far it is.
const atOnce = 100 * time.Millisecond

// gather reads the next people, and after them the others; then all are written.
func (b *exportBox) gather() tea.Cmd {
	m, cvs, backend := b.model, b.chosen().CVs(), b.model.backend
	rest := b.groups[b.group].ids[b.done:]
	if len(rest) == 0 && len(b.entries) == 0 {
		return b.failed(errNobody)
	}
	if len(rest) == 0 {
		return b.write()
	}
	keep := m.book.Keep()
	type part struct {
		entries []account.Entry
		tried   int
		gone    int
	}
	return load.Run(m.desk.Group, &b.working, func(ctx context.Context) (p part, err error) {
		if err := keep(ctx); err != nil { // what is exported is what is on the disk
			return p, fmt.Errorf("your latest reviews are not saved yet: %w", err)
		}
		for begun := time.Now(); p.tried < len(rest) && time.Since(begun) < atOnce; p.tried++ {
			id := rest[p.tried]
			c, err := backend.Candidate(ctx, id)
			if err == nil {
				var e account.Entry
				if e, err = backend.Entry(ctx, c, cvs); err == nil {
					p.entries = append(p.entries, e)
				}
			}
			switch {
			case errors.Is(err, account.ErrNone):
				p.gone++
			case err != nil:
				return p, fmt.Errorf("application %d: %w", id, err)
			}
		}
		return p, nil
	}, func(p part, err error) tea.Cmd {
		if err != nil {
			return b.failed(err)
		}
		b.entries = append(b.entries, p.entries...)
		b.done += p.tried
		b.gone += p.gone
		return b.gather()
	})
}

// write makes the file, and tells where it is.
func (b *exportBox) write() tea.Cmd {
	m, backend, way, path := b.model, b.model.backend, b.chosen(), b.file.Value()
	l := export.List{Title: b.groups[b.group].title, Made: m.opts.Now(), Entries: b.entries}
	stopped, stop := context.WithCancel(context.Background())
	b.stop = stop
	return load.Act(m.desk.Group, &b.working, func(ctx context.Context) (string, error) {
		defer context.AfterFunc(ctx, stop)()
		var data bytes.Buffer
		if err := export.Write(stopped, &data, way.Format, l, way.options); err != nil {
			return "", err
		}
		if !l.Agrees(backend.Blind()) {
			return "", errSwitched
		}
		if err := errors.Join(ctx.Err(), stopped.Err()); err != nil {
			return "", err
		}
		return backend.SaveFile(path, false, &data)
	}, func(path string, err error) tea.Cmd {
		ended := stopped.Err() != nil
		stop()
		b.stop = nil
		if err != nil && ended {
			return m.notify(desk.Info, "Stopped: nothing was written.")
		}
		if errors.Is(err, errSwitched) {
			return b.anew()
		}
		if err != nil {
			return b.failed(err)
		}
		m.boxes.Remove(b)
		said := fmt.Sprintf("Exported %s to %s", people(len(l.Entries)), text.Line(path))
		if b.gone > 0 {
			return m.notify(desk.Warn, said+fmt.Sprintf(" without %d who are not on this machine any more.", b.gone))
		}
		return m.notify(desk.Good, said)
	})
}

// failed goes back to the form, with the reason.
func (b *exportBox) failed(err error) tea.Cmd {
	b.begun, b.entries, b.wrong = false, nil, b.model.fail(err)
	return nil
}

func (b *exportBox) Actions() []action.Action {
	if b.begun {
		return []action.Action{{Keys: []string{"esc"}, Name: "stop, and write nothing", Rank: 1}}
	}
	return []action.Action{
		{Keys: []string{"enter"}, Name: "export", Rank: 1},
		{Keys: []string{"down", "up"}, Name: "line", Rank: 2},
		{Keys: []string{"left", "right"}, Name: "choose", Rank: 3},
		{Keys: []string{"esc"}, Name: "close", Rank: 4},
	}
}

func (b *exportBox) View(width int) []string {
	t := b.model.desk.Theme
	if b.begun {
		all := len(b.groups[b.group].ids)
		bar := max(width-20, 1)
		full := bar * b.done / max(all, 1)
		return []string{t.Accent.Render(strings.Repeat("━", full)) + t.Faint.Render(strings.Repeat("─", bar-full)) + t.Dim.Render(fmt.Sprintf("  %d / %d", b.done, all))}
	}
	const label = 6
	row := func(at exportLine, name, value string) string {
		style, edge := t.Text, "  "
		if at == b.line {
			style, edge = t.Bold, t.Field.Render("▸ ")
			if at != exportFile {
				value = "‹ " + value + " ›"
			}
		}
		if at == exportFile {
			return edge + t.Dim.Render(text.Fit(name, label)) + value
		}
		return edge + t.Dim.Render(text.Fit(name, label)) + style.Render(text.Cut(value, width-label-2))
	}
	b.file.SetWidth(width - label - 4)
	file := b.file.View()
	if b.line != exportFile {
		file = t.Text.Render(ending(text.Line(b.file.Value()), width-label-4))
	}
	out := []string{row(exportWhom, "Whom", b.groups[b.group].what), row(exportAs, "As", b.chosen().name), row(exportFile, "File", file), ""}
	switch {
	case b.wrong != "":
		return append(out, overlay.Styled(t.Bad, b.wrong, width)...)
	case b.model.desk.Blind:
		return append(out, overlay.Styled(t.Dim, "Blind mode is on: who they are is hidden in the file, too.", width)...)
	}
	return append(out, overlay.Styled(t.Dim, "With your verdicts, ratings, tags and notes. No file is written over.", width)...)
}

// ending is the end of a text, of at most so many cells: of a path, that tells most.
func ending(s string, width int) string {
	if text.Width(s) <= width {
		return s
	}
	runes := []rune(s)
	for len(runes) > 0 && text.Width(string(runes)) >= width {
		runes = runes[1:]
	}
	return "…" + string(runes)
}

// people counts them: "1 person".
func people(n int) string { return amount.Plural(n, "person", "people") }
