package cli

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"slices"
	"strconv"
	"strings"
	"time"

	"shortlist/model"
	"shortlist/model/htmltext"
	"shortlist/model/lang"
	"shortlist/ui/export"
	"shortlist/ui/terminal"
	"shortlist/ui/text"
	"shortlist/ui/theme"
)

// printf prints to the output. On a terminal, it keeps a name written from right to left from reordering its line.
func (a *app) printf(format string, args ...any) error {
	s := fmt.Sprintf(format, args...)
	if a.deps.OutTerminal && theme.CharsetOf(os.Getenv) == theme.Unicode && !terminal.IdentityOf(os.Getenv).DrawsMarks() {
		s = text.EndRightToLeft(s)
	}
	return a.show(s)
}

// show prints to the output. A terminal gets signs of the character set of its locale.
func (a *app) show(s string) error {
	if a.deps.OutTerminal {
		s = theme.CharsetOf(os.Getenv).Show(s)
	}
	_, err := io.WriteString(a.deps.Out, s)
	return err
}

// document prints a result as JSON.
func (a *app) document(v any) error {
	data, err := export.Marshal(v)
	return a.put(data, err)
}

// line prints a result as one line of JSON.
func (a *app) line(v any) error {
	data, err := export.Line(v)
	return a.put(data, err)
}

func (a *app) put(data []byte, err error) error {
	if err != nil {
		return err
	}
	_, err = a.deps.Out.Write(data)
	return err
}

// unprinted is the error of a change that was made, but whose result could not be
// printed. Its exit code must not invite a script to make the change again.
func (a *app) unprinted(done string, err error) error {
	if err == nil {
		return nil
	}
	return coded{fmt.Errorf("%s: %w", lang.Text("%s, but the result could not be printed", strings.TrimSuffix(text.Line(done), ".")), err), exitUnknown}
}

// column is a column of a table.
type column struct {
	title  string
	width  int // cells; unused in the last column
	narrow int // cells on a narrow terminal; 0: width, gone: the column is left out
	right  bool
}

const gone = -1

// wide is the least width of a terminal for all columns, in cells.
const wide = 110

// titled gives columns their titles.
func titled(titles []string, columns []column) []column {
	for i, title := range titles {
		columns[i].title = title
	}
	return columns
}

// fitting returns the columns with their widths on this terminal.
func (a *app) fitting(columns []column) []column {
	if !a.deps.OutTerminal || a.deps.Width == 0 || a.deps.Width >= wide {
		return columns
	}
	out := slices.Clone(columns)
	for i, c := range out {
		if c.narrow != 0 {
			out[i].width = c.narrow
		}
	}
	return out
}

// row prints one row. On a terminal it cuts a long cell to its column; elsewhere nothing is
// lost. It cleans the cells.
func (a *app) row(columns []column, cells ...string) error {
	var b strings.Builder
	for i, c := range a.fitting(columns) {
		if c.width == gone {
			continue
		}
		s := text.Line(cells[i])
		if i > 0 {
			b.WriteString("  ")
		}
		switch {
		case i == len(columns)-1 && !c.right:
		case text.Width(s) > c.width && !a.deps.OutTerminal:
		case c.right:
			s = text.PadLeft(s, c.width)
		default:
			s = text.Fit(s, c.width)
		}
		b.WriteString(s)
	}
	line := strings.TrimRight(b.String(), " ")
	if a.deps.OutTerminal && a.deps.Width > 0 {
		line = text.Cut(line, a.deps.Width)
	}
	return a.printf("%s\n", line)
}

func (a *app) heading(columns []column) error {
	titles := make([]string, len(columns))
	for i, c := range columns {
		titles[i] = c.title
	}
	return a.row(columns, titles...)
}

// field prints a named value, unless it is empty.
func (a *app) field(name, value string) error {
	if value = text.Line(value); value == "" {
		return nil
	}
	return a.printf("%-14s %s\n", name, value)
}

// styled reports whether the output takes bold and colours.
func (a *app) styled() bool {
	return a.deps.OutTerminal && !a.noColor && os.Getenv("NO_COLOR") == ""
}

// html prints a description as text.
func (a *app) html(src, indent string) error {
	lines := text.NewRenderer(text.Style{Bare: !a.styled()}).HTML(src, a.proseWidth()-len(indent))
	for _, line := range lines {
		if err := a.show(strings.TrimRight(indent+line, " ") + "\n"); err != nil {
			return err
		}
	}
	return nil
}

// prose prints free text that may be HTML, or may have lines of its own.
func (a *app) prose(s, indent string) error {
	if htmltext.IsHTML(s) {
		return a.html(s, indent)
	}
	for _, line := range text.Lines(s) {
		for _, part := range text.Wrap(line, a.proseWidth()-len(indent)) {
			if err := a.show(strings.TrimRight(indent+part, " ") + "\n"); err != nil {
				return err
			}
		}
	}
	return nil
}

func (a *app) proseWidth() int {
	if a.deps.OutTerminal && a.deps.Width > 0 {
		return max(min(a.deps.Width, 100), 40)
	}
	return 80
}

func localTime(t time.Time) string {
	if t.IsZero() {
		return ""
	}
	return t.Local().Format("2006-01-02 15:04")
}

func yesNo(b bool) string {
	if b {
		return lang.Text("yes")
	}
	return lang.Text("no")
}

func number(n int64) string { return strconv.FormatInt(n, 10) }

// unknownFields prints fields of the service that this version does not know.
func (a *app) unknownFields(fields []model.Field) error {
	for _, f := range fields {
		if err := a.printf("%-14s %s\n", text.Line(f.Name), text.Value(f.Value)); err != nil {
			return err
		}
	}
	return nil
}

// idOf reads an id of the service.
func idOf(k kind, typed string) (int64, error) {
	id, err := strconv.ParseInt(typed, 10, 64)
	if err != nil || id <= 0 {
		return 0, usagef(sayNotAnID(typed, k))
	}
	return id, nil
}

// applicationID reads an id of an application.
func applicationID(typed string) (int64, error) {
	if id, err := strconv.ParseInt(typed, 10, 64); err == nil && id < 0 {
		return 0, belowZero(id)
	}
	return idOf(anApplication, typed)
}

// applicationIDs checks ids that were given as flags.
func applicationIDs(ids ...int64) error {
	for _, id := range ids {
		switch {
		case id < 0:
			return belowZero(id)
		case id == 0:
			return usagef(sayNotAnID("0", anApplication))
		}
	}
	return nil
}

// belowZero is the error for the id of an arrival, which lists show.
func belowZero(id int64) error {
	return usagef(lang.Text("%d is not the id of an application: an id is a number above 0. Lists show numbers below 0 for applications known only from a callback; I in the dashboard shows them", id))
}

// confirm asks before a step that cannot be undone; the default is no.
func (a *app) confirm(ctx context.Context, question string) error {
	if a.yes {
		return nil
	}
	if !a.deps.InTerminal {
		return usagef(lang.Text("this needs an answer, and there is no terminal; --yes answers yes"))
	}
	_, _ = fmt.Fprint(a.deps.Err, lang.Text("%s [y/N] ", text.Line(question))) // on an error, the default is no
	answer, err := a.readLine(ctx)
	if err != nil {
		return err
	}
	answer = strings.ToLower(strings.TrimSpace(answer))
	if answer == "y" || answer == "yes" || slices.Contains(strings.Fields(lang.TextIn("answers that mean yes", "y yes")), answer) {
		return nil
	}
	return errors.New(lang.Text("not confirmed, nothing was changed"))
}

// maxLine bounds a password or an answer, in bytes.
const maxLine = 64 << 10

// readLine reads one line of the input; an interrupt does not wait for it.
func (a *app) readLine(ctx context.Context) (string, error) {
	type answer struct {
		line string
		err  error
	}
	read := make(chan answer, 1)
	go func() {
		line, err := bufio.NewReader(io.LimitReader(a.deps.In, maxLine)).ReadString('\n')
		if err == io.EOF {
			err = nil
		}
		read <- answer{strings.TrimRight(strings.TrimPrefix(line, "\ufeff"), "\r\n"), err}
	}()
	select {
	case got := <-read:
		return got.line, got.err
	case <-ctx.Done():
		return "", ctx.Err()
	}
}

func sayNotAnID(typed string, k kind) string {
	if k == aJob {
		return lang.Text("%q is not the id of a job: an id is a number above 0", typed)
	}
	return lang.Text("%q is not the id of an application: an id is a number above 0", typed)
}
