package export

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"

	tea "charm.land/bubbletea/v2"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/model/lang"
	"shortlist/ui/action"
	"shortlist/ui/env"
	"shortlist/ui/frame"
	"shortlist/ui/intent"
	"shortlist/ui/load"
	"shortlist/ui/text"
	"shortlist/ui/widget"
)

// Source is what an export needs of an account.
type Source interface {
	Candidate(ctx context.Context, applyID int64) (model.Candidate, error)
	Entry(ctx context.Context, c model.Candidate, cvs bool) (account.Entry, error)
	Blind() bool // no I/O
	NamedCV(ctx context.Context, c model.Candidate) (account.NamedCV, error)
	SaveFile(ctx context.Context, path string, exactly bool, applies []int64, src io.Reader) (string, error)
	PacketSource
}

// Listed is the list of applicants.
type Listed interface {
	Job() model.Job // the job whose applicants are listed
	Marked() []int64
	Shown() []int64
}

// Shortlists reads the account's shortlists.
type Shortlists interface {
	Read(then func([]model.Shortlist) tea.Cmd) tea.Cmd
}

// Rules are the rules of an account for its files.
type Rules struct {
	Dir        string                             // where files go unless the person types another folder
	Restricted bool                               // files may only go to Dir
	Keep       func() func(context.Context) error // returns a function that writes the reviews made so far to the disk
}

// group is applicants who can be exported together.
type group struct {
	title string // the title of the file; not safe to draw
	what  string // the choice's words in the form; safe text
	ids   []int64
}

// formLine is a line of the form.
type formLine int

const (
	lineWho formLine = iota
	lineFormat
	lineVerdicts
	lineNotes
	lineContacts
	lineCVs
	lineFile
	formLines
)

// parts are the lines that leave a part out.
var parts = map[formLine]Part{lineVerdicts: Verdicts, lineNotes: Notes, lineContacts: Contacts}

// way is a format with its options.
type way struct {
	Format
	options Options
	name    string
}

// ways returns all choices of a format. CSV is there twice, since Excel separates cells by
// semicolons where numbers have a decimal comma, as in all three countries. In their
// languages, CSV with semicolons comes first.
func ways() (out []way) {
	for _, f := range Formats() {
		if f != CSV {
			out = append(out, way{Format: f, name: f.String()})
			continue
		}
		csv := []way{{Format: f, name: f.String()}, {Format: f, options: Options{Separator: ';'}, name: lang.Text("CSV with semicolons, for Excel in most of Europe")}}
		if lang.Current() != lang.English {
			slices.Reverse(csv)
		}
		out = append(out, csv...)
	}
	return out
}

// box is the form, and then the progress of the export.
type box struct {
	env     *env.Env
	host    frame.Host
	source  Source
	options Rules

	groups []group
	group  int
	way    int
	left   map[Part]bool // parts that are left out
	cvs    bool          // the file is an archive with the original CVs
	file   widget.Input
	own    bool // the person typed the file's name
	line   formLine
	wrong  string // why the form cannot be accepted; safe text

	running  bool // the export runs, and the form is not shown
	gathered Gathering
	working  load.Task
	stop     context.CancelFunc // stops the writing; nil before it begins
}

// Open opens the form of an export, that of a packet, or the list of packets: what an intent asks for.
func Open(e *env.Env, h frame.Host, source Source, l Listed, lists Shortlists, o Rules, i env.Intent) tea.Cmd {
	switch i := i.(type) {
	case intent.Export:
		return openExport(e, h, source, l, lists, o, i.Shortlist)
	case intent.Packet:
		return openPacket(e, h, source, o, i.IDs)
	}
	return openPackets(e, h, source, o)
}

// openExport asks which applicants to export: the marked, the shown, or those of a shortlist. If
// shortlist is not "", the shortlist of this name is selected.
func openExport(e *env.Env, h frame.Host, source Source, l Listed, lists Shortlists, o Rules, shortlist string) tea.Cmd {
	return lists.Read(func(all []model.Shortlist) tea.Cmd {
		b := &box{env: e, host: h, source: source, options: o, left: map[Part]bool{}, file: widget.NewInput("")}
		job := l.Job()
		b.add(sayMarked, job.Title, l.Marked())
		b.add(sayShown, job.Title, l.Shown())
		for _, l := range all {
			if l.Name == shortlist && len(l.Applies) > 0 {
				b.group = len(b.groups)
			}
			b.add(sayShortlist, l.Name, l.Applies)
		}
		if len(b.groups) == 0 {
			return e.Notify(env.Info, lang.Text("No applicants to export. Open a job's applicants, clear the filter, or add applicants to a shortlist."))
		}
		b.suggest()
		b.file.Focus()
		h.Push(b)
		return nil
	})
}

// add adds a group, unless it is empty.
func (b *box) add(describe func(title string, n int) string, title string, ids []int64) {
	if len(ids) > 0 {
		b.groups = append(b.groups, group{title: title, what: describe(text.Line(title), len(ids)), ids: ids})
	}
}

// chosen returns the chosen format with its options.
func (b *box) chosen() way {
	w := ways()[b.way]
	for _, p := range Parts() {
		if b.left[p] {
			w.options.Without = append(w.options.Without, p)
		}
	}
	return w
}

// ext returns the extension of the file.
func (b *box) ext() string {
	if b.cvs {
		return ZIP
	}
	return b.chosen().Ext()
}

// suggest names the file after its content, unless the person has typed a name.
func (b *box) suggest() {
	if b.own {
		return
	}
	b.file.SetValue(filepath.Join(b.options.Dir, FileName(b.ext(), b.groups[b.group].title, b.env.Now())))
	b.file.CursorEnd()
}

// close closes the box. If the file is being written, only the end of the writing shows
// whether the file is there.
func (b *box) close() tea.Cmd {
	b.host.Remove(b)
	if b.stop != nil {
		b.stop()
		return nil
	}
	b.working.Cancel()
	if b.running {
		return b.env.Notify(env.Info, sayStopped())
	}
	return nil
}

// begin exports the chosen group.
func (b *box) begin() tea.Cmd {
	path := b.path()
	switch {
	case strings.TrimSpace(b.file.Value()) == "":
		b.wrong = lang.Text("The file needs a name.")
	case otherEnding(path, b.ext()):
		b.wrong = lang.Text("The name ends in %s, but the format is “%s”. Change one of them.", text.Line(filepath.Ext(path)), b.kind())
	default:
		if b.wrong = b.options.refuses(path); b.wrong == "" {
			b.running = true
			return b.gather()
		}
	}
	return nil
}

// path returns the path of the file. A relative path is below the folder of the account's files.
func (b *box) path() string {
	return b.options.path(b.file.Value())
}

func (r Rules) path(typed string) string {
	path := filepath.Clean(strings.TrimSpace(typed))
	if !filepath.IsAbs(path) && !strings.HasPrefix(path, "~") {
		path = filepath.Join(r.Dir, path)
	}
	return path
}

// refuses is why a file cannot be at a path; "" if it can.
func (r Rules) refuses(path string) string {
	if r.Restricted && filepath.Dir(path) != filepath.Clean(r.Dir) {
		return lang.Text("In restricted mode, files are saved only in %s.", text.Line(r.Dir))
	}
	return ""
}

// kind names the kind of the file.
func (b *box) kind() string {
	if b.cvs {
		return lang.Text("included, in a ZIP archive")
	}
	return b.chosen().name
}

// otherEnding reports whether a path has the extension of another format than ext.
func otherEnding(path, ext string) bool {
	typed := strings.ToLower(filepath.Ext(path))
	known := typed == ZIP || slices.ContainsFunc(Formats(), func(f Format) bool { return typed == f.Ext() })
	return known && typed != ext
}

// gatherFor is how long applicants are gathered between two frames with the progress.
const gatherFor = 100 * time.Millisecond

// gather reads the next applicants until all are read, then it writes the file.
func (b *box) gather() tea.Cmd {
	ids, gathered := b.groups[b.group].ids, b.gathered
	if gathered.Tried == len(ids) && len(gathered.Entries) == 0 {
		return b.showError(errors.New(sayAllGone()))
	}
	if gathered.Tried == len(ids) {
		return b.write()
	}
	cvs, source, keep := b.chosen().CVs(), b.source, b.options.Keep()
	return load.Run(b.env.Group, &b.working, func(ctx context.Context) (Gathering, error) {
		if err := keep(ctx); err != nil { // entries have their reviews from the disk
			return gathered, fmt.Errorf("%s: %w", lang.Text("your latest reviews are not saved yet"), err)
		}
		for begun := time.Now(); gathered.Tried < len(ids) && time.Since(begun) < gatherFor; {
			id := ids[gathered.Tried]
			var err error
			if gathered, err = gathered.Add(readEntry(ctx, source, id, cvs)); err != nil {
				return gathered, fmt.Errorf("%s: %w", lang.Text("application %s", strconv.FormatInt(id, 10)), err)
			}
		}
		return gathered, nil
	}, func(gathered Gathering, err error) tea.Cmd {
		if err != nil {
			return b.showError(err)
		}
		b.gathered = gathered
		return b.gather()
	})
}

func readEntry(ctx context.Context, source Source, id int64, cvs bool) (account.Entry, error) {
	c, err := source.Candidate(ctx, id)
	if err != nil {
		return account.Entry{}, err
	}
	return source.Entry(ctx, c, cvs)
}

// wasWritten is the result of writing: the path of the file, or "" and the state to gather on from.
type wasWritten struct {
	path    string
	next    Gathering
	without int // applicants whose CV could not be opened
}

// write writes the file, and shows where it is.
func (b *box) write() tea.Cmd {
	source, way, path, gathered, cvs := b.source, b.chosen(), b.path(), b.gathered, b.cvs
	l := List{Title: b.groups[b.group].title, Made: b.env.Now()}
	stopped, stop := context.WithCancel(context.Background())
	b.stop = stop
	return load.Act(b.env.Group, &b.working, func(ctx context.Context) (w wasWritten, err error) {
		defer context.AfterFunc(ctx, stop)()
		data, next, err := gathered.Write(stopped, way.Format, l, way.options, source.Blind)
		if err = errors.Join(err, ctx.Err(), stopped.Err()); err != nil || data == nil {
			return wasWritten{next: next}, err
		}
		file := io.NopCloser(bytes.NewReader(data))
		people := make([]model.Candidate, len(gathered.Entries))
		for i, e := range gathered.Entries {
			people[i] = e.Candidate
		}
		if cvs {
			document := FileName(way.Ext(), l.Title, l.Made)
			file = Archive(Packet(document, data, l.Made, CVs(stopped, source.NamedCV, people, "CVs", l.Made, source.Blind(), &w.without)))
		}
		defer func() { _ = file.Close() }() // the error is that of reading it
		w.path, err = source.SaveFile(ctx, path, false, Applies(people), file)
		return w, err
	}, func(w wasWritten, err error) tea.Cmd {
		ended := stopped.Err() != nil
		stop()
		b.stop = nil
		switch {
		case err != nil && ended:
			return b.env.Notify(env.Info, sayStopped())
		case err != nil:
			return b.showError(err)
		case w.path == "":
			b.gathered = w.next
			return b.gather()
		}
		b.host.Remove(b)
		return b.report(len(gathered.Entries), gathered.Gone, w)
	})
}

// report shows where the file is and what it lacks, and offers ways to get it onto the person's own computer.
func (b *box) report(applicants, gone int, w wasWritten) tea.Cmd {
	severity, sentences := env.Good, []string{lang.PluralIn("exporting", applicants, "%d applicant exported to %s", "%d applicants exported to %s", text.Line(w.path))}
	if gone > 0 {
		severity, sentences = env.Warn, append(sentences, lang.Plural(gone, "%d applicant left out: no longer on this computer.", "%d applicants left out: no longer on this computer."))
	}
	if w.without > 0 {
		severity, sentences = env.Warn, append(sentences, lang.Plural(w.without, "%d applicant without a CV that could be saved.", "%d applicants without a CV that could be saved."))
	}
	return tea.Batch(b.env.Notify(severity, strings.Join(sentences, ". ")), b.env.Do(intent.SendFile{Path: w.path, Blind: b.env.Blind}))
}

// showError goes back to the form and shows why nothing was written.
func (b *box) showError(err error) tea.Cmd {
	b.running, b.gathered, b.wrong = false, Gathering{}, b.env.Fail(err)
	return nil
}

// Action returns the action that asks how to export applicants. If some are marked, it gets a place in the footer.
func Action(e *env.Env, marked int) action.Action {
	rank := 0
	if marked > 0 {
		rank = 5
	}
	return action.Action{Keys: action.Export, Label: action.Label{
		Name: "export", Title: "Export applicants", Help: "export applicants as XLSX, CSV, JSON, Markdown or PDF",
		Synonyms: "save, download, xlsx, csv, json, excel, spreadsheet, pdf, booklet, packet, report",
	}.Translated(), Group: action.GroupFiles, Rank: rank, Run: e.Want(intent.Export{})}
}

func sayAllGone() string {
	return lang.Text("these applicants are no longer on this computer, so nothing was written")
}

func sayStopped() string { return lang.Text("Stopped. Nothing was written.") }

func sayMarked(job string, n int) string {
	return lang.Plural(n, "marked in “%[2]s” · %[1]d applicant", "marked in “%[2]s” · %[1]d applicants", job)
}

func sayShown(job string, n int) string {
	return lang.Plural(n, "all shown in “%[2]s” · %[1]d applicant", "all shown in “%[2]s” · %[1]d applicants", job)
}

func sayShortlist(name string, n int) string {
	return lang.Plural(n, "shortlist “%[2]s” · %[1]d applicant", "shortlist “%[2]s” · %[1]d applicants", name)
}
