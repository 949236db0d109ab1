package account

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"shortlist/model"
	"shortlist/model/files"
	"shortlist/model/lang"
	"shortlist/model/reading"
)

// ErrNotOpened is returned for a CV that is not passed to another program.
var ErrNotOpened = lang.NewError("the CV is not opened")

// OutsideCV is a copy of a CV for another program, readable by this user alone. Its
// name comes from its contents, never from the candidate.
type OutsideCV struct {
	Path  string
	Kind  files.Kind // by its contents
	Named string     // the extension of the candidate's name, in lower case, if it differs from the kind; ""
}

// outsideFor is how long a copy stays, at least, for the program that uses it.
const outsideFor = time.Hour

// OutsideCV makes the copy of a candidate's CV for another program. Programs, scripts,
// web pages, which may run code, and files of an unknown kind return ErrNotOpened. In
// blind mode the error is ErrBlind.
func (a *Account) OutsideCV(ctx context.Context, c model.Candidate) (OutsideCV, error) {
	if a.LookBlind(ctx) {
		return OutsideCV{}, ErrBlind
	}
	c, err := a.real(ctx, c)
	if err != nil {
		return OutsideCV{}, err
	}
	f, err := a.openCV(c)
	if err != nil {
		return OutsideCV{}, err
	}
	defer func() { _ = f.Close() }() // only read
	data, err := io.ReadAll(io.LimitReader(f, reading.MaxFile+1))
	if err != nil {
		return OutsideCV{}, fmt.Errorf("open the CV: %w", err)
	}
	out := OutsideCV{Kind: reading.KindOf(data)}
	named := strings.ToLower(filepath.Ext(c.CV.Name))
	if named == "" {
		named = strings.ToLower(filepath.Ext(c.FileName))
	}
	if why := unopened(data, out.Kind, named); why != "" {
		return OutsideCV{}, fmt.Errorf("%w: %s", ErrNotOpened, lang.Text("%s; you can read its text here, or save it", why))
	}
	if named != "" && !slices.Contains(extensions(out.Kind), named) {
		out.Named = named
	}
	if a.opts.Scratch == "" {
		return OutsideCV{}, fmt.Errorf("%w: %s", ErrNotOpened, lang.Text("there is no folder for copies here"))
	}
	a.sweep()
	out.Path, err = files.SaveCV(a.outsideDir(), fmt.Sprintf("cv-%d%s", c.ID, out.Kind.Ext()), bytes.NewReader(data))
	return out, err
}

// unopened returns why a CV is not passed to another program; "" if it may be.
func unopened(data []byte, kind files.Kind, named string) string {
	switch {
	case len(data) > reading.MaxFile:
		return lang.Text("it is larger than a CV")
	case kind == "":
		return lang.Text("it is not a kind of file that CVs are")
	case kind == files.HTML, kind == files.XML: // a browser shows either
		return lang.Text("it is a web page, which may run code and report that you opened it")
	case kind == files.TXT && (bytes.HasPrefix(data, []byte("#!")) || runs[named]):
		return lang.Text("it is a program")
	}
	return ""
}

// runs are the extensions of texts that some system runs.
var runs = map[string]bool{
	".sh": true, ".bash": true, ".zsh": true, ".command": true, ".desktop": true, ".bat": true, ".cmd": true, ".ps1": true, ".vbs": true, ".vbe": true,
	".js": true, ".jse": true, ".wsf": true, ".wsh": true, ".hta": true, ".py": true, ".pl": true, ".rb": true, ".php": true, ".reg": true, ".inf": true,
	".url": true, ".lnk": true, ".scf": true, ".svg": true, ".xml": true, ".html": true, ".htm": true, ".mht": true, ".jnlp": true, ".applescript": true,
}

// extensions returns the extensions that match a kind.
func extensions(k files.Kind) []string {
	out := []string{k.Ext()}
	switch k {
	case files.JPEG:
		return append(out, ".jpeg", ".jpe")
	case files.TXT:
		return append(out, ".text", ".md")
	case files.DOC:
		return append(out, ".dot")
	}
	return out
}

// outsideDir returns the folder of the copies.
func (a *Account) outsideDir() string { return filepath.Join(a.opts.Scratch, "cv") }

// sweep removes the copies that no program is likely to need.
func (a *Account) sweep() {
	if a.opts.Scratch == "" {
		return
	}
	entries, err := os.ReadDir(a.outsideDir())
	if err != nil {
		return // it does not exist yet
	}
	before := time.Now().Add(-outsideFor)
	for _, e := range entries {
		if info, err := e.Info(); err == nil && info.Mode().IsRegular() && info.ModTime().Before(before) {
			_ = os.Remove(filepath.Join(a.outsideDir(), e.Name())) // the next sweep tries again
		}
	}
}
