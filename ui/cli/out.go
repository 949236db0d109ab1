package cli

import (
	"bufio"
	"context"
	"fmt"
	"io"
	"os"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"time"

	"shortlist/model"
	"shortlist/ui/export"
	"shortlist/ui/text"
)

// printf prints to the output.
func (a *app) printf(format string, args ...any) error {
	_, err := fmt.Fprintf(a.deps.Out, format, args...)
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
	return coded{fmt.Errorf("%s, but the result could not be printed: %w", text.Line(done), err), exitUnknown}
}

// column is a column of a table.
type column struct {
	title  string
	width  int // cells; the last column's is not looked at
	narrow int // cells on a narrow terminal; 0 is width, gone is none at all
	right  bool
}

const gone = -1

// wide is how many cells a terminal needs for all columns.
const wide = 110

// fitting returns the columns as they are on this terminal, those that are gone
// with no width.
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

// row prints one row. On a terminal a long cell is cut so that the columns
// stand; elsewhere nothing is lost. Cells are cleaned here.
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

// field prints a named value, unless there is none.
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
		if err := a.printf("%s\n", strings.TrimRight(indent+line, " ")); err != nil {
			return err
		}
	}
	return nil
}

// markup is what free text has in it when it is HTML.
var markup = regexp.MustCompile(`</?[A-Za-z]|&(#\d+|\w+);`)

// prose prints free text that may be HTML, or may have lines of its own.
func (a *app) prose(s, indent string) error {
	if markup.MatchString(s) {
		return a.html(s, indent)
	}
	for _, line := range text.Lines(s) {
		for _, part := range text.Wrap(line, a.proseWidth()-len(indent)) {
			if err := a.printf("%s\n", strings.TrimRight(indent+part, " ")); err != nil {
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
		return "yes"
	}
	return "no"
}

func number(n int64) string { return strconv.FormatInt(n, 10) }

// unknownFields prints what the service told and this version does not know.
func (a *app) unknownFields(fields []model.Field) error {
	for _, f := range fields {
		if err := a.printf("%-14s %s\n", text.Line(f.Name), text.Value(f.Value)); err != nil {
			return err
		}
	}
	return nil
}

// idOf reads an id of the service.
func idOf(what, typed string) (int64, error) {
	id, err := strconv.ParseInt(typed, 10, 64)
	if err != nil || id <= 0 {
		return 0, usagef("%q is no %s: it is a number above 0", typed, what)
	}
	return id, nil
}

// applicationID reads an id of an application.
func applicationID(typed string) (int64, error) {
	if id, err := strconv.ParseInt(typed, 10, 64); err == nil && id < 0 {
		return 0, belowZero(id)
	}
	return idOf("application id", typed)
}

// applicationIDs checks ids that were given as flags.
func applicationIDs(ids ...int64) error {
	for _, id := range ids {
		switch {
		case id < 0:
			return belowZero(id)
		case id == 0:
			return usagef("0 is no application id: it is a number above 0")
		}
	}
	return nil
}

// belowZero is for an id that lists show of who is just in.
func belowZero(id int64) error {
	return usagef("%d is no application id: it is a number above 0. Below are applications that are just in, known only from a callback; the dashboard shows them (I)", id)
}

// confirm asks before something that cannot be taken back; no is the default.
func (a *app) confirm(ctx context.Context, question string) error {
	if a.yes {
		return nil
	}
	if !a.deps.InTerminal {
		return usagef("there is no terminal to ask on; --yes does it without asking")
	}
	_, _ = fmt.Fprintf(a.deps.Err, "%s [y/N] ", text.Line(question)) // shown or not, the default is no
	answer, err := a.readLine(ctx)
	if err != nil {
		return err
	}
	switch strings.ToLower(strings.TrimSpace(answer)) {
	case "y", "yes":
		return nil
	}
	return fmt.Errorf("not confirmed, nothing was changed")
}

// maxLine bounds a line that is read: a password or an answer.
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
		read <- answer{strings.TrimRight(line, "\r\n"), err}
	}()
	select {
	case got := <-read:
		return got.line, got.err
	case <-ctx.Done():
		return "", ctx.Err()
	}
}
