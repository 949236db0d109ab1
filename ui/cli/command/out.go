package command

import (
	"bufio"
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"log/slog"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/model/filesystem"
	"shortlist/model/htmltext"
	"shortlist/model/lang"
	"shortlist/model/spelling"
	"shortlist/ui/export"
	"shortlist/ui/terminal"
	"shortlist/ui/text"
	"shortlist/ui/theme"
)

// Printf prints to the output. On a terminal, it keeps a name written from right to left from reordering its line.
func (a *App) Printf(format string, args ...any) error {
	s := fmt.Sprintf(format, args...)
	if a.Deps.OutTerminal && theme.CharsetOf(os.Getenv) == theme.Unicode && !terminal.IdentityOf(os.Getenv).DrawsMarks() {
		s = text.EndRightToLeft(s)
	}
	return a.Show(s)
}

// Show prints to the output. A terminal gets signs of the character set of its locale.
func (a *App) Show(s string) error {
	if a.Deps.OutTerminal {
		s = theme.CharsetOf(os.Getenv).Show(s)
	}
	_, err := io.WriteString(a.Output, s)
	return err
}

// Document prints a result as JSON.
func (a *App) Document(v any) error {
	data, err := export.Marshal(v)
	return a.Put(data, err)
}

// Line prints a result as one line of JSON.
func (a *App) Line(v any) error {
	data, err := export.Line(v)
	return a.Put(data, err)
}

// Put prints bytes, unless making them failed.
func (a *App) Put(data []byte, err error) error {
	if err != nil {
		return err
	}
	_, err = a.Output.Write(data)
	return err
}

// Unprinted is the error of a change that was made, but whose result could not be
// printed. Its exit code must not invite a script to make the change again.
func (a *App) Unprinted(done string, err error) error {
	if err == nil {
		err = a.Failed()
	}
	if err == nil {
		return nil
	}
	return coded{fmt.Errorf("%s: %w", lang.Text("%s, but the result could not be printed", strings.TrimSuffix(text.Line(done), ".")), err), ExitUnknown}
}

// Done prints the sentence of a change that was made, or with --json a document.
func (a *App) Done(done string, doc any) error {
	if a.JSON {
		return a.Unprinted(done, a.Document(doc))
	}
	return a.Unprinted(done, a.Printf("%s\n", done))
}

// Column is a column of a table.
type Column struct {
	Title  string
	Width  int // cells; unused in the last column
	Narrow int // cells on a narrow terminal; 0: width, gone: the column is left out
	Right  bool
}

const Gone = -1

// wide is the least width of a terminal for all columns, in cells.
const wide = 110

// fitting returns the columns with their widths on this terminal.
func (a *App) fitting(columns []Column) []Column {
	if !a.Deps.OutTerminal || a.Deps.Width == 0 || a.Deps.Width >= wide {
		return columns
	}
	out := slices.Clone(columns)
	for i, c := range out {
		if c.Narrow != 0 {
			out[i].Width = c.Narrow
		}
	}
	return out
}

// Row prints one row. On a terminal it cuts a long cell to its column; elsewhere nothing is lost. It cleans the cells.
func (a *App) Row(columns []Column, cells ...string) error {
	var b strings.Builder
	for i, c := range a.fitting(columns) {
		if c.Width == Gone {
			continue
		}
		s := text.Line(cells[i])
		if i > 0 {
			b.WriteString("  ")
		}
		switch {
		case i == len(columns)-1 && !c.Right:
		case text.Width(s) > c.Width && !a.Deps.OutTerminal:
		case c.Right:
			s = text.PadLeft(s, c.Width)
		default:
			s = text.Fit(s, c.Width)
		}
		b.WriteString(s)
	}
	line := strings.TrimRight(b.String(), " ")
	if a.Deps.OutTerminal && a.Deps.Width > 0 {
		line = text.Cut(line, a.Deps.Width)
	}
	return a.Printf("%s\n", line)
}

// Heading prints the titles of columns.
func (a *App) Heading(columns []Column) error {
	titles := make([]string, len(columns))
	for i, c := range columns {
		titles[i] = c.Title
	}
	return a.Row(columns, titles...)
}

// OnErr is the app with the error stream for its output.
func (a *App) OnErr() *App {
	d := a.Deps
	d.Out, d.OutTerminal = d.Err, d.ErrTerminal
	return &App{Deps: d, Output: d.Err}
}

// Field prints a named value, unless it is empty.
func (a *App) Field(name, value string) error {
	if value = text.Line(value); value == "" {
		return nil
	}
	return a.Printf("%-14s %s\n", name, value)
}

// Styled reports whether the output takes bold and colours.
func (a *App) Styled() bool {
	return a.Deps.OutTerminal && !a.NoColor && os.Getenv("NO_COLOR") == ""
}

// HTML prints a description as text.
func (a *App) HTML(src, indent string) error {
	lines := text.NewRenderer(text.Style{Bare: !a.Styled()}).HTML(src, a.ProseWidth()-len(indent))
	for _, line := range lines {
		a.Show(strings.TrimRight(indent+line, " ") + "\n")
	}
	return nil
}

// Prose prints free text that may be HTML, or may have lines of its own.
func (a *App) Prose(s, indent string) error {
	if htmltext.IsHTML(s) {
		return a.HTML(s, indent)
	}
	for _, line := range text.Lines(s) {
		for _, part := range text.Wrap(line, a.ProseWidth()-len(indent)) {
			a.Show(strings.TrimRight(indent+part, " ") + "\n")
		}
	}
	return nil
}

// ProseWidth is how many cells a line of text has.
func (a *App) ProseWidth() int {
	if a.Deps.OutTerminal && a.Deps.Width > 0 {
		return max(min(a.Deps.Width, 100), 40)
	}
	return 80
}

// LocalTime writes a time for a person; "" if it is zero.
func LocalTime(t time.Time) string {
	if t.IsZero() {
		return ""
	}
	return t.Local().Format("2006-01-02 15:04")
}

// YesNo words an answer.
func YesNo(b bool) string {
	if b {
		return lang.Text("yes")
	}
	return lang.Text("no")
}

// Number writes a number for a program, as an id.
func Number(n int64) string { return strconv.FormatInt(n, 10) }

// UnknownFields prints fields of the service that this version does not know.
func (a *App) UnknownFields(fields []model.Field) {
	for _, f := range fields {
		a.Printf("%-14s %s\n", text.Line(f.Name), text.Value(f.Value))
	}
}

// IDOf reads an id of the service.
func IDOf(k Kind, typed string) (int64, error) {
	id, err := strconv.ParseInt(typed, 10, 64)
	if err != nil || id <= 0 {
		return 0, Misused(sayNotAnID(typed, k))
	}
	return id, nil
}

// ApplicationID reads an id of an application.
func ApplicationID(typed string) (int64, error) {
	if id, err := strconv.ParseInt(typed, 10, 64); err == nil && id < 0 {
		return 0, belowZero(id)
	}
	return IDOf(Application, typed)
}

// ReadIDs reads each id by a function such as ApplicationID. It returns nil if no ids were typed.
func ReadIDs(typed []string, read func(string) (int64, error)) (ids []int64, err error) {
	for _, t := range typed {
		id, err := read(t)
		if err != nil {
			return nil, err
		}
		ids = append(ids, id)
	}
	return ids, nil
}

// ApplicationIDs checks ids that were given as flags.
func ApplicationIDs(ids ...int64) error {
	for _, id := range ids {
		switch {
		case id < 0:
			return belowZero(id)
		case id == 0:
			return Misused(sayNotAnID("0", Application))
		}
	}
	return nil
}

// belowZero is the error for the id of an arrival, which lists show.
func belowZero(id int64) error {
	return Misused(lang.Text("%d is not the id of an application: an id is a number above 0. Lists show numbers below 0 for applications known only from a callback; I in the dashboard shows them", id))
}

// Confirm asks before a step that cannot be undone; the default is no.
func (a *App) Confirm(ctx context.Context, question string) error {
	if a.Yes {
		return nil
	}
	if !a.Deps.InTerminal {
		return Misused(lang.Text("this needs an answer, and there is no terminal; --yes answers yes"))
	}
	_, _ = fmt.Fprint(a.Deps.Err, lang.Text("%s [y/N] ", text.Line(question))) // on an error, the default is no
	answer, err := a.ReadLine(ctx)
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

// ReadLine reads one line of the input; an interrupt does not wait for it.
func (a *App) ReadLine(ctx context.Context) (string, error) {
	return Await(ctx, func() (string, error) {
		line, err := bufio.NewReader(io.LimitReader(a.Deps.In, maxLine)).ReadString('\n')
		if err == io.EOF {
			err = nil
		}
		return strings.TrimRight(strings.TrimPrefix(line, "\ufeff"), "\r\n"), err
	})
}

// FileName names a file that ReadFile reads.
func FileName(path string) string {
	if path == "-" {
		return lang.Text("the input")
	}
	return path
}

// maxFile bounds a file that a person has written.
const maxFile = 16 << 20

// ReadFile reads the file at a path; - is the input.
func (a *App) ReadFile(ctx context.Context, path string) ([]byte, error) {
	data, err := Await(ctx, func() ([]byte, error) {
		if path == "-" {
			return io.ReadAll(io.LimitReader(a.Deps.In, maxFile+1))
		}
		return readSmall(filesystem.Expand(path))
	})
	switch {
	case ctx.Err() != nil:
		return nil, ctx.Err()
	case err == nil && len(data) > maxFile:
		err = errors.New(lang.Text("%s is too large", FileName(path)))
	}
	if err != nil {
		return nil, Misuse(err)
	}
	return data, nil
}

// ReadText reads the text of a file as ReadFile does.
func (a *App) ReadText(ctx context.Context, path string) (string, error) {
	data, err := a.ReadFile(ctx, path)
	return spelling.Decoded(data), err
}

func readSmall(path string) (_ []byte, err error) {
	f, err := os.Open(path)
	if errors.Is(err, fs.ErrNotExist) {
		err = errors.New(SayNoFile(path))
	}
	if err != nil {
		return nil, err
	}
	defer func() { err = errors.Join(err, f.Close()) }()
	return io.ReadAll(io.LimitReader(f, maxFile+1))
}

// Await returns what a call returns that may block, or the error of the context if that ends first.
func Await[T any](ctx context.Context, call func() (T, error)) (T, error) {
	type result struct {
		value T
		err   error
	}
	done := make(chan result, 1)
	go func() {
		value, err := call()
		done <- result{value, err}
	}()
	select {
	case r := <-done:
		return r.value, r.err
	case <-ctx.Done():
		return *new(T), ctx.Err()
	}
}

func sayNotAnID(typed string, k Kind) string {
	if k == Job {
		return lang.Text("%q is not the id of a job: an id is a number above 0", typed)
	}
	return lang.Text("%q is not the id of an application: an id is a number above 0", typed)
}

// JoinText joins the parts that are not empty, each made safe.
func JoinText(separator string, parts ...string) string {
	var out []string
	for _, p := range parts {
		if p = text.Line(p); p != "" {
			out = append(out, p)
		}
	}
	return strings.Join(out, separator)
}

func SayNoFile(path string) string { return lang.Text("there is no file %s", path) }

// ListenLog is the log on the error stream.
func (a *App) ListenLog() *slog.Logger {
	var level slog.Level
	_ = level.UnmarshalText([]byte(cmp.Or(a.LogLevel, "info")))
	o := &slog.HandlerOptions{Level: level, ReplaceAttr: func(_ []string, attr slog.Attr) slog.Attr {
		if attr.Value.Kind() == slog.KindDuration {
			attr.Value = slog.StringValue(attr.Value.Duration().Round(10 * time.Microsecond).String())
		}
		return attr
	}}
	if a.JSON {
		return slog.New(slog.NewJSONHandler(a.Deps.Err, o))
	}
	return slog.New(slog.NewTextHandler(a.Deps.Err, o))
}

func SayNotAnAddress(typed string, example string) string {
	return lang.Text("%q is not an address to listen on; write it like %s", typed, example)
}

func SayOfAccount(name string) string { return lang.Text("account %s", name) }

// checkedOutput remembers the first failed write, which commands, and the libraries that print help and completions,
// need not check.
type checkedOutput struct {
	io.Writer
	mu     sync.Mutex
	failed error
}

func (o *checkedOutput) Write(p []byte) (int, error) {
	n, err := o.Writer.Write(p)
	if err != nil {
		o.mu.Lock()
		defer o.mu.Unlock()
		if o.failed == nil {
			o.failed = fmt.Errorf("%s: %w", lang.Text("could not write the output"), err)
		}
	}
	return n, err
}

// ForgetFailedWrite keeps a failed write from failing the command: its work is done, or its reader wants no more.
func (a *App) ForgetFailedWrite() {
	a.written.mu.Lock()
	defer a.written.mu.Unlock()
	a.written.failed = nil
}

// Failed returns the first error of the output.
func (a *App) Failed() error { return a.written.err() }

func (o *checkedOutput) err() error {
	o.mu.Lock()
	defer o.mu.Unlock()
	return o.failed
}

// checkedFile is a checkedOutput that libraries recognise as a terminal.
type checkedFile struct {
	*checkedOutput
	file *os.File
}

func (f checkedFile) Read(p []byte) (int, error) { return f.file.Read(p) }
func (f checkedFile) Close() error               { return f.file.Close() }
func (f checkedFile) Fd() uintptr                { return f.file.Fd() }

// check wraps an output.
func check(w io.Writer) (io.Writer, *checkedOutput) {
	o := &checkedOutput{Writer: w}
	if file, ok := w.(*os.File); ok {
		return checkedFile{o, file}, o
	}
	return o, o
}

// NewFile returns the whole path of a file to write; - is the output. It returns an error if
// the file exists, or if the output is a terminal and the file is binary.
func (a *App) NewFile(out string, binary bool) (string, error) {
	if out == "-" {
		if binary && a.Deps.OutTerminal {
			return "", NotForTerminal()
		}
		return out, nil
	}
	path, err := filepath.Abs(filesystem.Expand(out))
	if err != nil {
		return "", err
	}
	if _, err := os.Lstat(path); err == nil { // before the work starts; WriteFile checks again
		return "", taken(path)
	}
	return path, nil
}

// NotForTerminal is the error for a binary file that would go to a terminal.
func NotForTerminal() error {
	return Misused(lang.Text("a terminal cannot show this format; name a file with --out"))
}

// WriteFile writes a new file with data of applications, which only this user can read. It returns the path; "" for
// the output.
func (a *App) WriteFile(ctx context.Context, acct *account.Account, out string, applies []int64, src io.Reader) (string, error) {
	if out == "-" {
		_, err := io.Copy(a.Deps.Out, src)
		return "", err
	}
	path, err := acct.SaveFile(ctx, out, true, applies, src)
	if errors.Is(err, fs.ErrExist) {
		err = taken(out)
	}
	return path, err
}

func taken(path string) error {
	return errors.New(lang.Text("%s exists already and is not overwritten", path))
}
