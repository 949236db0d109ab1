// Package exporting asks which applicants to export, how and to which file, and
// writes them. Package export knows the formats.
package exporting

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
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
	"shortlist/ui/intent"
	"shortlist/ui/load"
	"shortlist/ui/overlay"
	"shortlist/ui/text"
)

// Source is what an export needs of an account.
type Source interface {
	Candidate(ctx context.Context, applyID int64) (model.Candidate, error)
	Entry(ctx context.Context, c model.Candidate, cvs bool) (account.Entry, error)
	Blind() bool // no I/O
	SaveFile(path string, exactly bool, src io.Reader) (string, error)
}

// List is the list of applicants.
type List interface {
	Job() model.Job // whose applicants are listed
	Marked() []int64
	Shown() []int64
}

// Shortlists are those of the account.
type Shortlists interface {
	Read(then func([]model.Shortlist) tea.Cmd) tea.Cmd
}

// Options are the rules of an account for its files.
type Options struct {
	Dir        string                             // where files are written unless a person types another place
	Restricted bool                               // files are written in Dir only
	Keep       func() func(context.Context) error // returns what writes the reviews made so far to the disk
}

// group is applicants who can be exported together.
type group struct {
	title string // of the file, a stranger's or the person's own words
	what  string // safe text
	ids   []int64
}

// line is a line of the form.
type line int

const (
	lineWhom line = iota
	lineAs
	lineFile
	lines
)

// way is a way to write the file.
type way struct {
	export.Format
	options export.Options
	name    string
}

// ways returns all of them. CSV is there twice: where numbers have a decimal comma, as
// in all three countries, Excel separates cells by semicolons.
func ways() (out []way) {
	for _, f := range export.Formats() {
		out = append(out, way{Format: f, name: f.String()})
		if f == export.CSV {
			out = append(out, way{Format: f, options: export.Options{Separator: ';'}, name: "CSV with semicolons, for Excel in most of Europe"})
		}
	}
	return out
}

// box is the form, and then the progress of the export.
type box struct {
	desk    *desk.Desk
	host    overlay.Host
	source  Source
	options Options

	groups []group
	group  int
	way    int
	file   input.Line
	own    bool // the person has typed the name of the file
	line   line
	wrong  string // why it cannot be exported like this; safe text

	begun   bool // the export runs, and the form is not shown
	round   int  // of gathering, from 1 on
	done    int  // applicants gathered in this round
	gone    int  // of them, those that are not on this machine any more
	entries []account.Entry
	working load.Task
	stop    context.CancelFunc // stops the writing; nil before it begins
}

// Open asks whom to export: the marked applicants, those shown, or those of a shortlist;
// the one of the name in shortlist is chosen first, "" for none.
func Open(d *desk.Desk, h overlay.Host, source Source, l List, lists Shortlists, o Options, shortlist string) tea.Cmd {
	return lists.Read(func(all []model.Shortlist) tea.Cmd {
		b := &box{desk: d, host: h, source: source, options: o, file: input.New("")}
		job := l.Job()
		b.add("the marked of “"+text.Line(job.Title)+"”", job.Title, l.Marked())
		b.add("all shown of “"+text.Line(job.Title)+"”", job.Title, l.Shown())
		for _, l := range all {
			if l.Name == shortlist && len(l.Applies) > 0 {
				b.group = len(b.groups)
			}
			b.add("shortlist “"+text.Line(l.Name)+"”", l.Name, l.Applies)
		}
		if len(b.groups) == 0 {
			return d.Notify(desk.Info, "There is nobody to export: open a job's applicants, clear the filter, or put people on a shortlist.")
		}
		b.suggest()
		b.file.Focus()
		h.Push(b)
		return nil
	})
}

// add adds a group, unless nobody is in it.
func (b *box) add(what, title string, ids []int64) {
	if len(ids) > 0 {
		b.groups = append(b.groups, group{title: title, what: what + " · " + amount.People(len(ids)), ids: ids})
	}
}

func (b *box) chosen() way { return ways()[b.way] }

// suggest names the file after what is in it, until the person does.
func (b *box) suggest() {
	if b.own {
		return
	}
	b.file.SetValue(filepath.Join(b.options.Dir, export.FileName(b.chosen().Format, b.groups[b.group].title, b.desk.Now())))
	b.file.CursorEnd()
}

// close stops. While the file is written, only the end of the writing shows whether the
// file is there.
func (b *box) close() tea.Cmd {
	b.host.Remove(b)
	if b.stop != nil {
		b.stop()
		return nil
	}
	b.working.Cancel()
	if b.begun {
		return b.desk.Notify(desk.Info, "Stopped: nothing was written.")
	}
	return nil
}

// begin exports the chosen group.
func (b *box) begin() tea.Cmd {
	path := filepath.Clean(b.file.Value())
	switch {
	case strings.TrimSpace(b.file.Value()) == "":
		b.wrong = "The file needs a name."
	case otherEnding(path, b.chosen().Format):
		b.wrong = "The name ends in " + text.Line(filepath.Ext(path)) + ", but As says “" + b.chosen().name + "”: change one of them."
	case b.options.Restricted && filepath.Dir(path) != filepath.Clean(b.options.Dir):
		b.wrong = "In restricted mode files are written only in " + text.Line(b.options.Dir) + "."
	default:
		b.begun, b.round = true, 0
		return b.restart()
	}
	return nil
}

// otherEnding reports whether the name of a file ends as those of another format do.
func otherEnding(path string, f export.Format) bool {
	ext := strings.ToLower(filepath.Ext(path))
	return slices.ContainsFunc(export.Formats(), func(other export.Format) bool { return ext == other.Ext() && other != f })
}

// restart gathers from the first applicant on: blind mode was switched meanwhile, and all
// applicants of a file are under one setting.
func (b *box) restart() tea.Cmd {
	if b.round++; b.round > export.Rounds {
		return b.failed(export.ErrSwitched)
	}
	b.done, b.gone, b.entries = 0, 0, nil
	return b.gather()
}

var errNobody = errors.New("none of them is on this machine any more, so nothing was written")

// drawEvery is how long applicants are gathered before the progress is drawn.
const drawEvery = 100 * time.Millisecond

// part is what was gathered between two drawings.
type part struct {
	entries []account.Entry
	tried   int
	gone    int
}

// gather reads the next applicants, and after them the others; then it writes all.
func (b *box) gather() tea.Cmd {
	rest := b.groups[b.group].ids[b.done:]
	if len(rest) == 0 && len(b.entries) == 0 {
		return b.failed(errNobody)
	}
	if len(rest) == 0 {
		return b.write()
	}
	cvs, source, keep := b.chosen().CVs(), b.source, b.options.Keep()
	return load.Run(b.desk.Group, &b.working, func(ctx context.Context) (p part, err error) {
		if err := keep(ctx); err != nil { // reviews are exported as they are on the disk
			return p, fmt.Errorf("your latest reviews are not saved yet: %w", err)
		}
		for begun := time.Now(); p.tried < len(rest) && time.Since(begun) < drawEvery; p.tried++ {
			id := rest[p.tried]
			c, err := source.Candidate(ctx, id)
			if err == nil {
				var e account.Entry
				if e, err = source.Entry(ctx, c, cvs); err == nil {
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

// write writes the file, and shows where it is.
func (b *box) write() tea.Cmd {
	source, way, path := b.source, b.chosen(), b.file.Value()
	l := export.List{Title: b.groups[b.group].title, Made: b.desk.Now(), Entries: b.entries}
	stopped, stop := context.WithCancel(context.Background())
	b.stop = stop
	return load.Act(b.desk.Group, &b.working, func(ctx context.Context) (string, error) {
		defer context.AfterFunc(ctx, stop)()
		data, err := export.Bytes(stopped, way.Format, l, way.options, source.Blind)
		if err != nil {
			return "", err
		}
		if err := errors.Join(ctx.Err(), stopped.Err()); err != nil {
			return "", err
		}
		return source.SaveFile(path, false, bytes.NewReader(data))
	}, func(path string, err error) tea.Cmd {
		ended := stopped.Err() != nil
		stop()
		b.stop = nil
		switch {
		case err != nil && ended:
			return b.desk.Notify(desk.Info, "Stopped: nothing was written.")
		case errors.Is(err, export.ErrSwitched):
			return b.restart()
		case err != nil:
			return b.failed(err)
		}
		b.host.Remove(b)
		said := fmt.Sprintf("Exported %s to %s", amount.People(len(l.Entries)), text.Line(path))
		if b.gone > 0 {
			return b.desk.Notify(desk.Warn, said+fmt.Sprintf(" without %d who are not on this machine any more.", b.gone))
		}
		return b.desk.Notify(desk.Good, said)
	})
}

// failed goes back to the form, with the reason.
func (b *box) failed(err error) tea.Cmd {
	b.begun, b.entries, b.wrong = false, nil, b.desk.Fail(err)
	return nil
}

// Action asks how to export applicants.
func Action(d *desk.Desk) action.Action {
	return action.Action{Keys: action.Export, Label: action.Label{Name: "export", Title: "Export applicants", Synonyms: "save, download, csv, json, excel, spreadsheet, pdf, packet, report", Help: "export applicants as CSV, JSON, Markdown or PDF"}, Group: action.GroupFiles, Run: d.Want(intent.Export{})}
}
